"""The nouns of Fusion World: areas, energy markers, values, keywords, timings."""

from __future__ import annotations

from typing import Final

from tefuda.kernel.rulebook import Zone

# Areas (3), and the place of cards that are out of the game (13-9-2).
DECK: Final = 0
HAND: Final = 1
DROP: Final = 2
LEADER: Final = 3
BATTLE: Final = 4
COMBO: Final = 5
ENERGY: Final = 6
LIFE: Final = 7
REMOVED: Final = 8

ZONES: Final = [
    Zone("deck", "deck", "none", vital=True),
    Zone("hand", "hand", "owner"),
    Zone("drop", "drop", "all"),
    Zone("leader", "L", "all", field=True, capacity=1, fixed=True),
    Zone("battle", "B", "all", field=True),
    Zone("combo", "C", "all", laid=True),
    Zone("energy", "E", "all", laid=True),
    Zone("life", "life", "none", vital=True, from_top=True),
    Zone("removed", "removed", "all"),
]

ZONE_WORDS: Final[dict[str, tuple[int, ...]]] = {
    "deck": (DECK,),
    "hand": (HAND,),
    "drop": (DROP,),
    "field": (LEADER, BATTLE),
    "leader": (LEADER,),
    "battle": (BATTLE,),
    "combo": (COMBO,),
    "energy": (ENERGY,),
    "life": (LIFE,),
    "removed": (REMOVED,),
    "under": (BATTLE,),
    "hand_or_battle": (HAND, BATTLE),
    "hand_or_drop": (HAND, DROP),
    "energy_or_battle": (ENERGY, BATTLE),
    "drop_or_battle": (DROP, BATTLE),
    "energy_or_drop": (ENERGY, DROP),
    "modes": (LEADER, BATTLE, ENERGY),  # where cards are active or rested (1-8)
    "all": (DECK, HAND, DROP, LEADER, BATTLE, COMBO, ENERGY, LIFE),
}

# Energy markers in the Energy Area (1-11). Those under cards, [Ki], are counted there (1-12).
MARKER: Final = 0
POOLS: Final = ["marker"]

POWER: Final = 0
COST: Final = 1
COMBO_POWER: Final = 2
STATS: Final = ["power", "cost", "combo"]

COLOURS: Final = ("red", "blue", "green", "yellow", "black")  # 1-6-1

KEYWORDS: Final = [
    "blocker",
    "critical",
    "double_strike",
    "triple_strike",
    "barrier",
    "field",
    "super_combo",
    "dragon_ball",
]
BLOCKER: Final = 1
CRITICAL: Final = 2
DOUBLE_STRIKE: Final = 4
TRIPLE_STRIKE: Final = 8
BARRIER: Final = 16
FIELD: Final = 32
SUPER_COMBO: Final = 64
DRAGON_BALL: Final = 128

_PLAIN_ACTS = [
    "attack",
    "attack_leader",
    "attack_battle",
    "attack_with",
    "be_attacked",
    "be_rested",
    "become_active",
    "switch_active",
    "be_ko",
    "leave_field",
    "block",
    "be_blocked",
    "activate_blocker",
    "activate",
    "combo",
    "combo_rested",
    "play",
    "use",
    "use_extra",
    "free_use",
    "draw_by_effect",
    "life_to_hand",
    "take_damage",
    "be_affected",
    "be_chosen",
    "lose_by_deck",
    "must_attack",
    "attack_active",
    "be_negated",
]
_CAUSES = [
    "battle", "effect", "opponent", "opponent_effect", "your_effect", "own", "own_effect", "cost",
    "rule",
]  # fmt: skip
# The plain acts come first, so that their bits stay in a machine word.
ACTS: Final = _PLAIN_ACTS + [f"{act}:{by}" for act in _PLAIN_ACTS for by in _CAUSES]

EVENTS: Final = [
    "on_play",
    "when_attacking",
    "on_block",
    "on_ko",
    "end_of_your_turn",
    "end_of_opponent_turn",
    "activate_main",
    "activate_battle",
    "awaken",
    "evolve",
    "fusion_evolve",
    "placed",
    "start_of_turn",
    "start_of_main",
    "end_of_main",
    "start_of_offence",
    "start_of_defence",
    "start_of_damage",
    "end_of_damage",
    "battle_end",
    "combo_battle_end",
    "attacks",
    "attacked",
    "blocks",
    "blocker_activated",
    "ko",
    "battle_ko",
    "leaves",
    "played",
    "played_from_hand",
    "played_from_drop",
    "used",
    "extra_used",
    "evolved",
    "fusion_evolved",
    "awakened",
    "combo",
    "combo_from_hand",
    "combo_from_battle",
    "damage_dealt",
    "damage_taken",
    "life_removed",
    "life_to_hand",
    "life_empty",
    "energy_to_drop",
    "energy_added",
    "marker_removed",
    "marker_placed",
    "rested",
    "switched_active",
    "drawn_by_effect",
    "returned_to_hand",
    "trashed_from_hand",
    "removed",
    "put_under",
    "covered",
    "deck_empty",
    "state",
]
