"""The nouns of ONE PIECE CARD GAME: zones, pools of DON!!, values, keywords, timings."""

from __future__ import annotations

from typing import Final

from tefuda.kernel.rulebook import Zone

# Zones (3-1-1). The cost area and the DON!! deck hold cards that are all alike, so they are pools.
DECK: Final = 0
HAND: Final = 1
TRASH: Final = 2
LEADER: Final = 3
CHARACTER: Final = 4
STAGE: Final = 5
LIFE: Final = 6

ZONES: Final = [
    Zone("deck", "deck", "none", vital=True),
    Zone("hand", "hand", "owner"),
    Zone("trash", "trash", "all"),
    Zone("leader", "L", "all", field=True, capacity=1, fixed=True),
    Zone("character", "C", "all", field=True, capacity=5),
    Zone("stage", "S", "all", field=True, capacity=1),
    Zone("life", "life", "none", from_top=True),
]

ZONE_WORDS: Final[dict[str, tuple[int, ...]]] = {
    "deck": (DECK,),
    "hand": (HAND,),
    "trash": (TRASH,),
    "field": (LEADER, CHARACTER, STAGE),
    "life": (LIFE,),
    "hand_or_trash": (HAND, TRASH),
    "hand_or_field": (HAND, LEADER, CHARACTER, STAGE),
    "all": (DECK, HAND, TRASH, LEADER, CHARACTER, STAGE, LIFE),
}

# DON!! cards: in the DON!! deck, active or rested in the cost area, and rested ones that will
# not become active in the next refresh phase. Those given to a card are counted on it (4-4-2).
DON_DECK: Final = 0
ACTIVE: Final = 1
RESTED: Final = 2
FROZEN: Final = 3
POOLS: Final = ["deck", "active", "rested", "frozen"]
GIVEN: Final = 4  # no pool: those given to cards

POWER: Final = 0
COST: Final = 1
COUNTER: Final = 2
STATS: Final = ["power", "cost", "counter"]

KEYWORDS: Final = [
    "rush",
    "rush_character",
    "double_attack",
    "banish",
    "blocker",
    "unblockable",
]
RUSH: Final = 1
RUSH_CHARACTER: Final = 2
DOUBLE_ATTACK: Final = 4
BANISH: Final = 8
BLOCKER: Final = 16
UNBLOCKABLE: Final = 32

_PLAIN_ACTS = [
    "attack",
    "attack_leader",
    "attack_character",
    "attack_active",
    "rush_character",
    "be_rested",
    "become_active",
    "be_ko",
    "leave_field",
    "block",
    "be_blocked",
    "activate_blocker",
    "activate_event",
    "activate_on_play",
    "activate_counter",
    "play",
    "play_character",
    "draw_by_effect",
    "life_to_hand",
    "be_attacked",
    "take_damage",
    "set_active_tokens",
    "be_affected",
    "be_chosen",
    "switch_active",
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
    "on_opponent_attack",
    "on_ko",
    "end_of_your_turn",
    "end_of_opponent_turn",
    "activate_main",
    "main",
    "counter",
    "trigger",
    "start_of_turn",
    "start_of_main",
    "start_of_game",
    "attacks",
    "attacked",
    "blocks",
    "blocked",
    "blocker_activated",
    "ko",
    "leaves",
    "played",
    "played_from_hand",
    "event_activated",
    "trigger_activated",
    "damage_dealt",
    "damage_taken",
    "life_removed",
    "life_to_hand",
    "life_empty",
    "tokens_returned",
    "tokens_given",
    "rested",
    "battles",
    "battling",
    "battle_end",
    "drawn_by_effect",
    "returned_to_hand",
    "battle_ko",
    "trashed_from_hand",
    "deck_empty",
    "switched_active",
]
# What a card may ask about later in the turn.
REMEMBERED: Final = ["life_removed", "trashed_from_hand", "event_activated"]
