"""The ability language: what printed card text means, as immutable, comparable nodes.

One language for all games. A node says *what*, never *how*: the words are those of the
rulebooks, and a game brings its own nouns (zones, kinds of card, tokens, keywords) as strings.
Abilities hold statements, statements act on targets, targets describe cards, tests narrow them
down, amounts count, conditions compare. `docs/ABILITIES.md` shows a card text for each node.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Union, cast


@dataclass(frozen=True)
class Node:
    """Anything in the language."""


# -- whose -------------------------------------------------------------------------------------
# "you" (the player of the ability), "opponent", "ally" (you and your team mates), "owner" (of the
# card acted on), "both", "any".

# -- tests: one card, yes or no ----------------------------------------------------------------


@dataclass(frozen=True)
class Test(Node):
    """Says of one card whether it fits."""


@dataclass(frozen=True)
class Kind(Test):
    """Is of one of these kinds: leader, character, event, stage, token; leader, battle, extra.

    A token (DON!! card) is on the field if it lies in the cost area: "rest up to 1 of your
    opponent's Characters or DON!! cards" chooses among both.
    """

    kinds: tuple[str, ...]


@dataclass(frozen=True)
class Named(Test):
    """Has one of these names."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class NameIncludes(Test):
    """Has a name that includes these words."""

    part: str


@dataclass(frozen=True)
class Trait(Test):
    """Has one of these traits (types)."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class TraitIncludes(Test):
    """Has a trait that includes these words."""

    part: str


@dataclass(frozen=True)
class OnlyTrait(Test):
    """Has this trait and no other."""

    name: str


@dataclass(frozen=True)
class Colour(Test):
    """Is of one of these colours: red, green, blue, purple, black, yellow."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class Multicolour(Test):
    """Has more than one colour."""


@dataclass(frozen=True)
class Attribute(Test):
    """Has one of these attributes: slash, strike, ranged, special, wisdom, ?."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class Stat(Test):
    """Its power, cost, base power, base cost, counter or tokens compares so with an amount."""

    value: str  # power | cost | base_power | base_cost | counter | tokens
    op: str  # <= | >= | == | range (low is `amount`, high is `high`)
    amount: Amount
    high: int = 0


@dataclass(frozen=True)
class State(Test):
    """Is active or rested, face up or face down, awakened (its back is up), in a battle now."""

    state: str  # active | rested | face_up | face_down | awakened | in_battle


@dataclass(frozen=True)
class Battling(Test):
    """In a battle with a card of that player that passes these tests."""

    who: str
    tests: tuple[Test, ...] = ()


@dataclass(frozen=True)
class Has(Test):
    """Has this keyword or timing: blocker, rush, trigger, on_play ..."""

    keyword: str


@dataclass(frozen=True)
class NoText(Test):
    """Has no printed effect ("no base effect")."""


@dataclass(frozen=True)
class PlayedThisTurn(Test):
    """Was played on this turn."""


@dataclass(frozen=True)
class SameName(Test):
    """Has the name of the card that `of` points at."""

    of: Target


@dataclass(frozen=True)
class SameColour(Test):
    """Has a colour in common with the card that `of` points at."""

    of: Target


@dataclass(frozen=True)
class IsThis(Test):
    """Is the card that bears the ability. `Not(IsThis())`: other than this card."""


@dataclass(frozen=True)
class Not(Test):
    """Does not fit the test."""

    test: Test


@dataclass(frozen=True)
class AnyTest(Test):
    """Fits at least one of the tests."""

    tests: tuple[Test, ...]


@dataclass(frozen=True)
class AllTests(Test):
    """Fits every one of the tests; used inside AnyTest and Not."""

    tests: tuple[Test, ...]


# -- targets: which cards ----------------------------------------------------------------------


@dataclass(frozen=True)
class Target(Node):
    """Points at cards (or, for some statements, at a player)."""


@dataclass(frozen=True)
class This(Target):
    """The card that bears the ability."""


@dataclass(frozen=True)
class It(Target):
    """The card or cards last chosen, revealed or acted on in this ability: "that card".

    If the ability has not come to any yet, the card its timing is about (as Subject).
    """


@dataclass(frozen=True)
class Subject(Target):
    """The card the timing or the replaced event is about: "that Character"."""


@dataclass(frozen=True)
class Attacker(Target):
    """The attacking card of the present battle."""


@dataclass(frozen=True)
class Attacked(Target):
    """The card that is being attacked in the present battle."""


@dataclass(frozen=True)
class Foe(Target):
    """The opponent's card that this card is battling, or has just battled."""


@dataclass(frozen=True)
class Supporter(Target):
    """The Member that supports the present attack."""


@dataclass(frozen=True)
class Player(Target):
    """A player, for statements about players."""

    who: str


@dataclass(frozen=True)
class Cards(Target):
    """All the cards in a zone (of those seats) that pass every test.

    zone: field (Leader, Characters, Stage; Leader and Battle Areas) | hand | trash | deck | life |
    looked (the cards being looked at, revealed or selected) | rest (those of them not moved or
    acted on yet) | hand_or_trash | hand_or_field | all (wherever they are); battle | combo |
    energy | drop | hand_or_battle | energy_or_battle | under (beneath this card) | modes (wherever
    cards are active or rested); entry | member | waiting | rebirth | retire | memory |
    member_or_retire and other pairs.
    """

    who: str
    zone: str
    tests: tuple[Test, ...] = ()


@dataclass(frozen=True)
class Choose(Target):
    """So many of these, chosen by a player when the statement is carried out.

    AnyNumber with `up_to`: as many as the player likes; without: all of them.
    With `distinct`, "with different names" or "each other's names": no two with one name.
    With `total`, the sum of a value over the chosen must not exceed the amount.
    `late`: chosen only then, where other choices are made when the ability is played.
    `most`: as many as there are, if there are fewer ("choose as many as possible").
    """

    count: Amount
    up_to: bool
    cards: Cards
    by: str = "you"
    distinct: bool = False
    total: tuple[str, int] | None = None
    random: bool = False
    late: bool = False
    most: bool = False


@dataclass(frozen=True)
class Top(Target):
    """So many cards from the top or the bottom of a zone (deck or life).

    place: top | bottom | either (the player chooses top or bottom, card by card).
    """

    who: str
    zone: str
    count: Amount
    up_to: bool = False
    place: str = "top"


@dataclass(frozen=True)
class Both(Target):
    """Several targets at once: "this Character and 1 of your Characters"."""

    targets: tuple[Target, ...]


@dataclass(frozen=True)
class Among(Target):
    """Those of these cards that pass every test."""

    of: Target
    tests: tuple[Test, ...]


@dataclass(frozen=True)
class Moved(Target):
    """The cards that this effect has put into a zone so far; into any, if none is named."""

    zone: str = ""


# -- amounts -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Count(Node):
    """How many cards these are, in steps of `per`, each step worth `times`."""

    cards: Target
    per: int = 1
    times: int = 1


@dataclass(frozen=True)
class Kinds(Node):
    """How many different names or traits these cards have, counted like Count.

    what: name (cards that share one count as one) | trait (but for `beside`).
    """

    what: str
    cards: Target
    per: int = 1
    times: int = 1
    beside: str = ""


@dataclass(frozen=True)
class Tokens(Node):
    """How many token cards (DON!!) a player has.

    where: field (cost area and given) | area (cost area) | active | rested | given | deck;
    marker (energy markers in the Energy Area).
    """

    who: str
    where: str = "field"
    per: int = 1
    times: int = 1


@dataclass(frozen=True)
class ValueOf(Node):
    """A value (power, cost, base_power, base_cost ...) of the card pointed at, each point of it
    worth `times`."""

    value: str
    of: Target
    times: int = 1


@dataclass(frozen=True)
class Done(Node):
    """How many cards (or tokens) the statement before acted on, each worth `times`."""

    per: int = 1
    times: int = 1


@dataclass(frozen=True)
class Sum(Node):
    """The sum of several amounts."""

    parts: tuple[Amount, ...]


@dataclass(frozen=True)
class AnyNumber(Node):
    """Any number the player likes, as many as there are."""


@dataclass(frozen=True)
class Declared(Node):
    """The number a player has named (see Declare)."""


@dataclass(frozen=True)
class Total(Node):
    """The sum of a value (power, cost ...) over all the cards pointed at."""

    value: str
    cards: Target


@dataclass(frozen=True)
class Free(Node):
    """How many of a player's seats for Members are free."""

    who: str


# Not written with "|": field types that name it are compiled before it is defined.
Amount = Union[  # noqa: UP007
    int, Count, Kinds, Tokens, ValueOf, Done, Sum, AnyNumber, Declared, Total, Free
]


# -- conditions --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Condition(Node):
    """True or false of the game."""


@dataclass(frozen=True)
class Turn(Condition):
    """It is that player's turn: [Your Turn], [Opponent's Turn]."""

    who: str


@dataclass(frozen=True)
class Given(Condition):
    """At least so many tokens are given to this card: [DON!! x1]."""

    count: int


@dataclass(frozen=True)
class Compare(Condition):
    """One amount compares with another: counts of cards, tokens, values."""

    left: Amount
    op: str  # <= | >= | == | < | >
    right: Amount


@dataclass(frozen=True)
class Fits(Condition):
    """The card (every card, if several) pointed at passes the tests: "your Leader is ..."."""

    target: Target
    tests: tuple[Test, ...]


@dataclass(frozen=True)
class TurnNumber(Condition):
    """It is that player's Nth turn, or a later one with op ">="."""

    who: str
    op: str
    number: int


@dataclass(frozen=True)
class Happened(Condition):
    """Something happened this turn: "if a Character was K.O.'d during this turn".

    event: those of When; this_drew (a card by this card's effect) | this_battled_character |
    this_used_marker (a marker was removed to use this card) | skill_used_marker (a marker was
    removed for this skill) | marker_removed | energy_to_drop | this_energy_to_drop (by this
    card's skill) | battle_ko | this_played_by_skill.
    who: whose (the player it happened to, or who did it).
    by: "" | effect. Tests are about the card that it happened to.
    """

    event: str
    who: str = "you"
    by: str = ""
    tests: tuple[Test, ...] = ()


@dataclass(frozen=True)
class AttackNumber(Condition):
    """The present attack is that player's Nth of the turn, or with `this` this card's Nth."""

    number: int
    who: str = "you"
    this: bool = False


@dataclass(frozen=True)
class All(Condition):
    """Every one of these conditions holds."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True)
class Either(Condition):
    """At least one of these conditions holds."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True)
class Unless(Condition):
    """The condition does not hold."""

    part: Condition


# -- statements --------------------------------------------------------------------------------
# duration: battle | attack | next_attack (the next attack of the turn, nothing before it) |
# own_next_attack (of this card) | its_next_attack (of the card it is about) | next_attack_on (that
# on the target) | turn |
# next_turn_start (until the start of your next turn) |
# opponent_turn_end (until the end of your opponent's next turn) | opponent_end_phase |
# your_turn_end (until the end of your next turn) | next_refresh | game | main (this main phase) |
# opponent_turn, your_turn (during their next turn, not before) | "" (while the continuous ability
# applies, or at once).


@dataclass(frozen=True)
class Statement(Node):
    """Something a card tells a player or the game to do."""


_TARGETED: dict[type[Statement], bool] = {}


def target_of(statement: Statement) -> Target | None:
    """What a statement is done to, if it is done to anything."""
    kind = type(statement)
    targeted = _TARGETED.get(kind)
    if targeted is None:
        targeted = _TARGETED[kind] = any([field.name == "target" for field in fields(kind)])
    return cast(Any, statement).target if targeted else None


@dataclass(frozen=True)
class Draw(Statement):
    """Draw cards."""

    who: str
    count: Amount
    up_to: bool = False


@dataclass(frozen=True)
class Move(Statement):
    """Put cards into another zone: hand, trash, deck, life (each card's owner's, unless `whose`).

    place: top | bottom | either | "" ; order "any": the player orders them; face: up | down | "".
    Putting a card from hand into the trash is what the rules call trashing from hand (discard).
    state "rested": it lies there rested. to "under": beneath this card; "removed": out of the game.
    order "random": in an order that chance decides. `alone`: what lies beneath the card stays.
    """

    target: Target
    to: str
    place: str = ""
    face: str = ""
    order: str = ""
    reveal: bool = False
    whose: str = "owner"
    state: str = ""
    alone: bool = False


@dataclass(frozen=True)
class Play(Statement):
    """Play Characters or Stages without paying their cost."""

    target: Target
    rested: bool = False


@dataclass(frozen=True)
class KO(Statement):
    """K.O. Characters."""

    target: Target


@dataclass(frozen=True)
class Rest(Statement):
    """Rest cards."""

    target: Target


@dataclass(frozen=True)
class SetActive(Statement):
    """Set cards as active."""

    target: Target


@dataclass(frozen=True)
class Gain(Statement):
    """Raise or lower power, cost, counter or damage (Double Attack and the like are Grants)."""

    target: Target
    stat: str
    amount: Amount
    duration: str = ""
    negative: bool = False


@dataclass(frozen=True)
class Boost(Statement):
    """Raise or lower attack and defence together (+2/-1), so many `times`."""

    target: Target
    atk: int
    defence: int
    duration: str = ""
    times: Amount = 1


@dataclass(frozen=True)
class Become(Statement):
    """A value becomes this one: base_power, base_cost, or power ("set the power to 0")."""

    target: Target
    stat: str
    amount: Amount
    duration: str = ""


@dataclass(frozen=True)
class SwapBase(Statement):
    """Swap the base power of two cards."""

    target: Target
    duration: str


@dataclass(frozen=True)
class Grant(Statement):
    """Give an ability (a keyword, or a whole ability in quotes)."""

    target: Target
    ability: Ability
    duration: str = ""


@dataclass(frozen=True)
class Treat(Statement):
    """Also counts as having this name, trait, attribute or colour; "" is to lose all it had.
    face, down: it counts as face down."""

    target: Target
    what: str  # name | trait | attribute | colour | face
    value: str
    duration: str = ""


@dataclass(frozen=True)
class Negate(Statement):
    """The card's effects are negated."""

    target: Target
    duration: str = ""


@dataclass(frozen=True)
class Forbid(Statement):
    """The cards (or the player) cannot do or suffer this.

    act: attack | attack_leader | attack_character | be_rested | become_active | be_ko |
    leave_field | block | activate_blocker | activate_event | activate_on_play | play |
    play_character | draw_by_effect | life_to_hand | be_blocked | set_active_tokens |
    lose_by_deck | be_affected | combo | activate | switch_active (become active, whatever does
    it) ...
    by: "" (anything) | battle | effect | opponent_effect | opponent. Tests narrow the other card:
    what cannot be attacked or played, what battles it, whose effect it is.
    With `unless`, it can if its player does this: an additional cost each time.
    """

    target: Target
    act: str
    duration: str = ""
    by: str = ""
    tests: tuple[Test, ...] = ()
    unless: tuple[Statement, ...] = ()


@dataclass(frozen=True)
class Allow(Statement):
    """The cards may do this although the rules do not let them: attack_active, rush_character ...

    rush_character: attack Characters on the turn in which it is played. combo_rested: be used in
    a combo while rested. free_use: be used from hand without paying its cost.
    """

    target: Target
    act: str
    duration: str = ""
    tests: tuple[Test, ...] = ()


@dataclass(frozen=True)
class Must(Statement):
    """The cards have to do this whenever they can: attack."""

    target: Target
    act: str
    duration: str = ""


@dataclass(frozen=True)
class AddTokens(Statement):
    """Put tokens (DON!!) from the token deck into the cost area, or place energy markers."""

    who: str
    count: Amount
    up_to: bool
    state: str  # active | rested | marker


@dataclass(frozen=True)
class GiveTokens(Statement):
    """Give tokens from the cost area to a Leader or Character.

    state: active | rested | any | given (those given to cards already: they change places) |
    placed (of those placed in the DON!! phase, while this applies).
    `each`: so many to each target.
    """

    target: Target
    count: Amount
    up_to: bool
    state: str
    who: str = "you"
    each: bool = False


@dataclass(frozen=True)
class ReturnTokens(Statement):
    """Return tokens from the field to the token deck (DON!! -N).

    With AnyNumber and not `up_to`: one or more.
    """

    who: str
    count: Amount
    up_to: bool = False
    where: str = "field"  # field | active


@dataclass(frozen=True)
class ReadyTokens(Statement):
    """Set rested tokens in the cost area as active."""

    who: str
    count: Amount
    up_to: bool


@dataclass(frozen=True)
class RestTokens(Statement):
    """Rest active tokens in the cost area (the circled number)."""

    who: str
    count: Amount
    up_to: bool = False


@dataclass(frozen=True)
class FreezeTokens(Statement):
    """Rested tokens will not become active in the next refresh phase."""

    who: str
    count: Amount
    up_to: bool


@dataclass(frozen=True)
class TakeTokens(Statement):
    """Put tokens that were given to cards back into the cost area."""

    who: str
    count: Amount
    up_to: bool = False
    state: str = "rested"


@dataclass(frozen=True)
class PutUnder(Statement):
    """Put so many new markers under cards ([Ki] +N)."""

    target: Target
    count: Amount


@dataclass(frozen=True)
class TakeUnder(Statement):
    """Take so many markers from under cards out of the game ([Ki] -N)."""

    target: Target
    count: Amount


@dataclass(frozen=True)
class PayEnergy(Statement):
    """Rest so much energy, markers counting as energy; among it one of each colour named."""

    count: Amount
    colours: tuple[str, ...] = ()


@dataclass(frozen=True)
class Look(Statement):
    """Look at cards of a hidden zone: only the player of the effect sees them."""

    target: Target


@dataclass(frozen=True)
class Reveal(Statement):
    """Show cards to everybody."""

    target: Target


@dataclass(frozen=True)
class Turnover(Statement):
    """Turn life cards face up or face down."""

    target: Target
    face: str  # up | down


@dataclass(frozen=True)
class Swap(Statement):
    """Two cards change places, both or neither; with more than two, group by group in pairs.

    state "rested": what comes to the Members lies there rested.
    """

    target: Target
    state: str = ""


@dataclass(frozen=True)
class Recover(Statement):
    """That player puts so many cards from Retire into the waiting room."""

    who: str
    count: Amount
    up_to: bool = False


@dataclass(frozen=True)
class Wound(Statement):
    """So much damage is added to what cards have taken; with `clear` it is set to 0 instead."""

    target: Target
    count: Amount = 0
    clear: bool = False


@dataclass(frozen=True)
class Seats(Statement):
    """The number of Members a player may have changes by so many."""

    who: str
    count: int
    duration: str = ""


@dataclass(frozen=True)
class Again(Statement):
    """Abilities of this timing of that player are carried out once more."""

    who: str
    timing: str = "spark"
    duration: str = ""


@dataclass(frozen=True)
class EndPhase(Statement):
    """The present phase ends."""


@dataclass(frozen=True)
class Cancel(Statement):
    """What is being played is taken back."""


@dataclass(frozen=True)
class Flip(Statement):
    """Turn a two-sided card over to its other side."""

    target: Target = This()


@dataclass(frozen=True)
class Combo(Statement):
    """Use cards in a combo: put them into the Combo Area."""

    target: Target


@dataclass(frozen=True)
class Evolve(Statement):
    """Play this card on top of the cards chosen: one of the player's, with `fusion` several."""

    target: Target
    fusion: bool = False


@dataclass(frozen=True)
class Control(Statement):
    """Gain control of cards: they move to this player's side as they are."""

    target: Target


@dataclass(frozen=True)
class CancelAttack(Statement):
    """The present attack is negated."""


@dataclass(frozen=True)
class Shield(Statement):
    """The player takes at most so much damage in each battle, or with `once` the next time."""

    who: str
    most: int
    duration: str = ""
    once: bool = False


@dataclass(frozen=True)
class Skip(Statement):
    """That player's next turn, phase or step of this kind is skipped.

    what: turn | charge | main | end | offence | defence | damage
    """

    who: str
    what: str


@dataclass(frozen=True)
class Widen(Statement):
    """The cards that this card's Evolve may be played on are also looked for in this zone."""

    zone: str
    tests: tuple[Test, ...] = ()


@dataclass(frozen=True)
class Shuffle(Statement):
    """Shuffle a zone."""

    who: str
    zone: str = "deck"


@dataclass(frozen=True)
class Damage(Statement):
    """Deal damage to a player's Leader."""

    who: str
    count: Amount


@dataclass(frozen=True)
class Activate(Statement):
    """Carry out a card's [Main], [Counter] or other ability as part of this one.

    With timing "event", activate an Event card (from hand) without paying its cost.
    """

    timing: str
    target: Target = This()


@dataclass(frozen=True)
class Retarget(Statement):
    """Change the target of the attack to this card."""

    target: Target


@dataclass(frozen=True)
class Win(Statement):
    """That player wins the game."""

    who: str


@dataclass(frozen=True)
class Lose(Statement):
    """That player loses the game."""

    who: str


@dataclass(frozen=True)
class ExtraTurn(Statement):
    """That player takes a turn after this one."""

    who: str


@dataclass(frozen=True)
class Declare(Statement):
    """Name a number: "choose a cost". It is Declared from then on in this ability."""

    what: str = "cost"


@dataclass(frozen=True)
class Select(Statement):
    """Choose cards for the statements after it ("select up to 1 ..."): they become It."""

    target: Target


@dataclass(frozen=True)
class ByHand(Statement):
    """Words that nobody here understands: at tables that allow it, their player does what they
    say by hand, with plain acts."""

    text: str
    lang: str


@dataclass(frozen=True)
class Then(Statement):
    """A new sentence begins. Nothing happens here: it keeps the printed form of the text.

    With `said` the sentence begins with "Then, ..." ("その後、", "之後，"); what follows is done
    even if what stands before it could not be. Without, only a full stop stood there.
    """

    said: bool = True


@dataclass(frozen=True)
class If(Statement):
    """Only if the condition holds."""

    condition: Condition
    then: tuple[Statement, ...]
    otherwise: tuple[Statement, ...] = ()


@dataclass(frozen=True)
class IfDone(Statement):
    """Only if the statement before it was carried out in full ("If you do, ...").

    `otherwise` if any of it was not ("If you don't, ...").
    """

    then: tuple[Statement, ...]
    otherwise: tuple[Statement, ...] = ()


@dataclass(frozen=True)
class May(Statement):
    """A player may do this, or not. `by` decides."""

    body: tuple[Statement, ...]
    by: str = "you"


@dataclass(frozen=True)
class Modes(Statement):
    """Choose so many of these, each a list of statements."""

    options: tuple[tuple[Statement, ...], ...]
    by: str = "you"
    count: int = 1


@dataclass(frozen=True)
class Each(Statement):
    """Both players do this, the turn player first."""

    body: tuple[Statement, ...]


@dataclass(frozen=True)
class Later(Statement):
    """Do this at a later time, once.

    when: end_of_turn | end_of_battle | start_of_your_turn | end_of_opponent_turn |
    start_of_opponent_main
    """

    when: str
    body: tuple[Statement, ...]


@dataclass(frozen=True)
class Upon(Statement):
    """For as long as the duration says, do this when that happens: once, or each time."""

    when: When
    body: tuple[Statement, ...]
    duration: str = "turn"
    once: bool = True


@dataclass(frozen=True)
class CostChange(Statement):
    """Such a card costs so much less to play from hand: the next one, or while this applies.

    With a `colour`, that much of its specified cost (and so of the whole); colour "*": what it
    specifies is ignored. A negative amount: so much more. AnyNumber: it is free.
    """

    cards: Cards
    amount: Amount
    duration: str = ""
    once: bool = False
    colour: str = ""


@dataclass(frozen=True)
class DeckRule(Statement):
    """Changes deck construction or the preparation of the game.

    rule: any_number (of this card) | forbid (cards that pass the tests) | only (cards that pass
    the tests) | tokens (size of the token deck) | life (the number of life cards at the start) |
    hand (of cards at the start) | at_most (so many of this card) | events (for certain events only)
    """

    rule: str
    number: int = 0
    tests: tuple[Test, ...] = ()


# -- timings -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class When(Node):
    """A timing: something happens to, or is done by, the subject.

    event, keyword timings on the card itself (subject This): on_play, when_attacking, on_block,
    on_opponent_attack, on_ko, end_of_your_turn, end_of_opponent_turn, activate_main, main,
    counter, trigger. Written-out timings: start_of_turn, start_of_main, start_of_game, attacks,
    attacked, blocks, blocked, blocker_activated, ko, leaves, played, played_from_hand,
    event_activated, trigger_activated, damage_dealt, life_removed, life_to_hand, life_empty,
    tokens_returned, tokens_given, rested, battles, battle_end, drawn_by_effect,
    trashed_from_hand, deck_empty, returned_to_hand, battle_ko (it K.O.'s the opponent's
    Character in battle) ...
    With energy: awaken, activate_battle, evolve (in hand), combo, combo_from_hand,
    combo_from_battle, energy_to_drop, switched_active, placed (as the Leader), evolved,
    fusion_evolved, start_of_offence, start_of_defence, start_of_damage, end_of_damage,
    end_of_main, covered (a card was put on it), state (a condition, not an event).
    With an Entry: spark, cancel, appears, placed_entry, placed_entry_from_hand,
    placed_entry_not_from_deck, placed_member, placed_member_from_hand,
    placed_member_not_from_entry, placed_energy, rebirth_set, supports, supported, partner_attacks,
    partner_attacked, retires (it made another retire), retired, retired_by_attack, to_waiting,
    member_to_waiting, start_of_attack, start_of_close, attack_end, end_of_turn ...
    by: "" | battle | effect | your_effect | opponent_effect | you | opponent
    tests narrow the other card: what is attacked or battled, whose effect it is.
    count: at least so many at once.
    """

    event: str
    subject: Target = This()
    who: str = ""
    by: str = ""
    tests: tuple[Test, ...] = ()
    count: int = 1


# -- abilities ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Ability(Node):
    """One ability of a card.

    kind: auto | activated | continuous | replacement | keyword | rule | cancel (its timings say
    which plays it may cancel, from hand).
    cost is paid before the body (what stands before the colon); `optional` means the player may
    decline (a cost that says "may", or "you may" on the whole effect). A keyword ability has only
    `keyword` (and conditions). A replacement's `timings` name the event that would happen; its
    body is done instead. `zone` is where the ability works if that is not the field.
    """

    kind: str
    timings: tuple[When, ...] = ()
    conditions: tuple[Condition, ...] = ()
    once: bool = False
    optional: bool = False
    cost: tuple[Statement, ...] = ()
    body: tuple[Statement, ...] = ()
    keyword: str = ""
    zone: str = ""
