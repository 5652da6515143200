"""The nouns of Rebirth for you: areas, values, keywords, timings."""

from __future__ import annotations

from typing import Final

from tefuda.kernel.rulebook import Zone

# Areas (4).
DECK: Final = 0
HAND: Final = 1
WAITING: Final = 2
ENTRY: Final = 3
MEMBER: Final = 4
ENERGY: Final = 5
REBIRTH: Final = 6
RETIRE: Final = 7
MEMORY: Final = 8

ZONES: Final = [
    Zone("deck", "deck", "none", vital=True),
    Zone("hand", "hand", "owner"),
    Zone("waiting", "waiting", "all"),
    Zone("entry", "E", "all", field=True),
    Zone("member", "M", "all", field=True),
    # Face-down energy is seen by its master alone (4.6.2.1); partners lie face up.
    Zone("energy", "N", "owner", laid=True),
    Zone("rebirth", "R", "all", field=True),
    Zone("retire", "retire", "all"),
    Zone("memory", "memory", "all"),
]

ZONE_WORDS: Final[dict[str, tuple[int, ...]]] = {
    "deck": (DECK,),
    "hand": (HAND,),
    "waiting": (WAITING,),
    "entry": (ENTRY,),
    "member": (MEMBER,),
    "energy": (ENERGY,),
    "rebirth": (REBIRTH,),
    "retire": (RETIRE,),
    "memory": (MEMORY,),
    "field": (ENTRY, MEMBER),
    "free_member": (MEMBER,),
    "member_or_retire": (MEMBER, RETIRE),
    "hand_or_energy": (HAND, ENERGY),
    "hand_or_waiting": (HAND, WAITING),
    "hand_or_member": (HAND, MEMBER),
    "hand_or_retire": (HAND, RETIRE),
    "waiting_or_energy": (WAITING, ENERGY),
    "waiting_or_retire": (WAITING, RETIRE),
    "member_or_energy": (MEMBER, ENERGY),
    "member_or_waiting": (MEMBER, WAITING),
    "entry_or_retire": (ENTRY, RETIRE),
    "energy_or_retire": (ENERGY, RETIRE),
    "entry_member_or_retire": (ENTRY, MEMBER, RETIRE),
    "all": (DECK, HAND, WAITING, ENTRY, MEMBER, ENERGY, REBIRTH, RETIRE, MEMORY),
}

POOLS: Final[list[str]] = []

ATK: Final = 0
COST: Final = 1
DEF: Final = 2
STATS: Final = ["atk", "cost", "def"]

KEYWORDS: Final = ["growth", "blocker"]  # のびしろ, ブロッカー
GROWTH: Final = 1
BLOCKER: Final = 2

MEMBER_LIMIT: Final = 3  # 4.5.3.1
RETIRED_OUT: Final = 7  # 10.6.2

_PLAIN_ACTS = [
    "attack",
    "support",
    "be_rested",
    "become_active",
    "switch_active",
    "be_ko",
    "leave_field",
    "be_affected",
    "be_chosen",
    "be_chosen_first",
    "block",
    "be_blocked",
    "activate",
    "activate_spark",
    "cancel",
    "play",
    "play_entry",
    "play_member",
    "set_rebirth",
    "draw_by_effect",
    "life_to_hand",
    "partner_attack",
    "be_partner_attacked",
    "move_to_member",
    "take_damage",
    "be_retired",
    "recover",
]
_CAUSES = [
    "battle", "effect", "opponent", "opponent_effect", "your_effect", "own", "own_effect", "cost",
    "rule",
]  # fmt: skip
# The plain acts come first, so that their bits stay in a machine word.
ACTS: Final = _PLAIN_ACTS + [f"{act}:{by}" for act in _PLAIN_ACTS for by in _CAUSES]

EVENTS: Final = [
    "spark",
    "cancel",
    "activate_main",
    "appears",
    "placed_entry",
    "placed_entry_from_hand",
    "placed_entry_not_from_deck",
    "placed_entry_from_member",
    "placed_member",
    "placed_member_from_hand",
    "placed_member_not_from_entry",
    "placed_energy",
    "rebirth_set",
    "attacks",
    "attacked",
    "supports",
    "supported",
    "blocks",
    "blocked",
    "partner_attacks",
    "partner_attacked",
    "damaged",
    "retires",
    "retired",
    "retired_by_attack",
    "ko",
    "on_ko",
    "battle_ko",
    "leaves",
    "to_waiting",
    "member_to_waiting",
    "entry_to_waiting",
    "returned_to_hand",
    "trashed_from_hand",
    "refreshed",
    "recovered",
    "rested",
    "switched_active",
    "drawn_by_effect",
    "cancelled",
    "played",
    "start_of_game",
    "start_of_turn",
    "start_of_energy",
    "start_of_main",
    "start_of_attack",
    "start_of_start_step",
    "start_of_block",
    "start_of_damage",
    "start_of_close",
    "attack_end",
    "supported_attack_end",
    "cancels",
    "end_of_turn",
    "life_removed",
    "life_to_hand",
    "life_empty",
    "state",
]
