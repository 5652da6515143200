"""The nouns of Rebirth for you: areas, values, keywords, timings."""

from __future__ import annotations

from itertools import combinations
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

_AREAS: Final = (
    ("hand", HAND), ("entry", ENTRY), ("member", MEMBER), ("waiting", WAITING), ("energy", ENERGY),
    ("rebirth", REBIRTH), ("retire", RETIRE), ("memory", MEMORY),
)  # fmt: skip


def _joined() -> dict[str, tuple[int, ...]]:
    """Several areas together, as texts join them: hand_or_energy, hand_member_or_retire ..."""
    found: dict[str, tuple[int, ...]] = {}
    for size in (2, 3, 4):
        for group in combinations(_AREAS, size):
            names = [name for name, _ in group]
            word = "_".join(names[:-1]) + "_or_" + names[-1]
            found[word] = tuple([zone for _, zone in group])
    return found


ZONE_WORDS: Final[dict[str, tuple[int, ...]]] = {
    **_joined(),
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
    "activate_auto",
    "be_boosted",
    "set_rebirth_elsewhere",
    "keep_rebirth",
    "energy_from_waiting",
    "attack_unsupported",
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
    "placed_member_from_entry",
    "placed_member_from_waiting",
    "placed_entry_from_waiting",
    "placed_entry_from_deck",
    "energy_to_waiting",
    "field_to_waiting",
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
    "retired_from_entry",
    "supported_retires",
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
    "cancel_used",
    "end_of_turn",
    "life_removed",
    "life_to_hand",
    "life_empty",
    "state",
]
