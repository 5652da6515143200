"""Chapter 7: standby, energy, main, attack and end phase."""

from __future__ import annotations

from typing import ClassVar

from tefuda.effects import pick, run, triggers, values
from tefuda.effects.context import Context
from tefuda.effects.moving import draw_cards
from tefuda.games.rebirth import energy, lasting, members
from tefuda.games.rebirth.attack import Attack, attack_options
from tefuda.games.rebirth.check import check
from tefuda.games.rebirth.play import Playing, can_activate, playable
from tefuda.games.rebirth.words import ENERGY, ENTRY, HAND, MEMBER, REBIRTH, WAITING
from tefuda.kernel.card import Card
from tefuda.kernel.changes import change_damage
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game
from tefuda.kernel.moves import record, set_rested
from tefuda.kernel.procedure import Frame, Procedure
from tefuda.kernel.why import barred, hinder

GRANTED = 100  # from here on the number of an ability means one that the card was given


class Turn(Frame):
    """A turn of game.turn_seat, and of its team."""

    FIELDS: ClassVar[tuple[str, ...]] = ("at", "passed", "waited", "kept")

    def __init__(self) -> None:
        super().__init__()
        self.at = 0  # whose turn in the team it is to act
        self.passed = 0  # how many of them have passed one after the other
        self.waited: list[int] = []  # cards whose end-of-turn abilities have met their timing
        self.kept: list[int] = []  # Rebirth cards that stay set

    def copy(self) -> Frame:
        new = Turn()
        new.at = self.at
        new.passed = self.passed
        new.waited = self.waited[:]
        new.kept = self.kept[:]
        return new


TURN: Procedure[Turn] = Procedure("turn", "7.1", lambda: Turn())


def team(game: Game) -> list[int]:
    """Who acts on this turn: the turn player, or those of the team who are still there."""
    if len(game.seats) == 2:
        return [game.turn_seat]
    return [s for s in game.in_turn_order() if game.on_turn(s)]


# -- standby phase -----------------------------------------------------------------------------


@TURN.step("7.2.1")
def stand_and_draw(game: Game, turn: Turn) -> None:
    """Stand everything and draw a card, at one moment (7.2.1.1, 7.2.1.2, 12.7.7.1)."""
    game.phase = "standby"
    lasting.begin_turn(game)
    if game.log is not None:
        record(game, "turn", game.turn_seat, n=game.turn)
    for seat in team(game):
        for zone in (ENTRY, MEMBER, ENERGY):
            for card in game.seats[seat].zones[zone]:
                if card.rested and not triggers.forbidden(game, card, "become_active", "rule"):
                    if not triggers.forbidden(game, card, "switch_active", "rule"):
                        set_rested(game, card, False)
        draw_cards(game, seat, 1, "7.2.1.2")


@TURN.step("7.2.2")
def start_of_turn(game: Game, turn: Turn) -> None:
    """Abilities for the start of the turn, and on the first one of the game, wait."""
    if game.turn == 1:
        triggers.emit(game, "start_of_game", None, game.turn_seat)
    triggers.emit(game, "start_of_turn", None, game.turn_seat)
    lasting.fall_due(game, "start_of_your_turn start_of_turn")


@TURN.step("7.2.3")
def check_standby(game: Game, turn: Turn) -> None:
    check(game)


# -- energy phase ------------------------------------------------------------------------------


@TURN.step("7.3.1")
def start_of_energy(game: Game, turn: Turn) -> None:
    """Abilities for the start of the energy phase wait, and are played."""
    game.phase = "energy"
    triggers.emit(game, "start_of_energy", None, game.turn_seat)
    check(game)


@TURN.step("7.3.2.1")
def offer_partner(game: Game, turn: Turn) -> None:
    """Up to one partner from hand."""
    if turn.at >= len(team(game)):
        game.goto(turn, "check_energy")
        return
    _offer_energy(game, team(game)[turn.at], "partner")


def _offer_energy(game: Game, seat: int, verb: str) -> None:
    options: list[Option] = []
    seen: list[str] = []
    cards = game.seats[seat].zones[HAND]
    if verb == "energy" and triggers.allowance(game, seat, "energy_from_waiting"):
        cards = cards + game.seats[seat].zones[WAITING]
    for card in cards:
        if (card.printed.kind == "partner") != (verb == "partner"):
            clause = "7.3.2.1" if verb == "partner" else "7.3.2.2"
            hinder(game, card, verb, "not-partner" if verb == "partner" else "is-partner", clause)
        else:
            name = f"{card.zone}{card.printed.number}"
            if name not in seen:
                seen.append(name)
                options.append(Option(verb, card.id))
    options.append(Option("pass"))
    game.ask(seat, verb, options)


@TURN.step("7.3.2.1")
def lay_partner(game: Game, turn: Turn) -> None:
    if game.answer.card:
        card = game.cards[game.answer.card]
        members.put(game, card, ENERGY, card.seat)


@TURN.step("7.3.2.2")
def offer_energy(game: Game, turn: Turn) -> None:
    """Up to one other card from hand, face down."""
    _offer_energy(game, team(game)[turn.at], "energy")


@TURN.step("7.3.2.2")
def lay_energy(game: Game, turn: Turn) -> None:
    if game.answer.card:
        card = game.cards[game.answer.card]
        members.put(game, card, ENERGY, card.seat)
    turn.at += 1
    game.goto(turn, "offer_partner")


@TURN.step("7.3.3")
def check_energy(game: Game, turn: Turn) -> None:
    check(game)


# -- main phase --------------------------------------------------------------------------------


@TURN.step("7.4.1")
def start_of_main(game: Game, turn: Turn) -> None:
    """Abilities for the start of the main phase wait, and are played."""
    game.phase = "main"
    turn.at = 0
    turn.passed = 0
    game.happened.pop("end_phase", None)
    triggers.emit(game, "start_of_main", None, game.turn_seat)
    lasting.fall_due(game, "start_of_main start_of_opponent_main")
    check(game)


@TURN.step("7.4.2")
def offer_main(game: Game, turn: Turn) -> None:
    """Play a character, move the Entry to a free seat, play an ability, set a Rebirth card; or go
    on to the attack phase (7.4.2.5). Of a team whoever likes acts (12.7.7.3)."""
    players = team(game)
    if turn.passed >= len(players) or game.happened.pop("end_phase", 0):
        game.goto(turn, "attack_phase")
        return
    game.gone.clear()
    game.moved.clear()
    lasting.sweep(game)
    seat = players[turn.at % len(players)]
    options = main_options(game, seat)
    game.ask(seat, "main", options, always=True)


def main_options(game: Game, seat: int) -> list[Option]:
    options: list[Option] = []
    values.refresh(game)
    zones = game.seats[seat].zones
    seen: list[str] = []
    for card in zones[HAND]:
        if card.printed.number in seen:
            continue
        seen.append(card.printed.number)
        if card.printed.kind == "character":
            if playable(game, seat, card, ENTRY):
                options.append(Option("entry", card.id))
            if playable(game, seat, card, MEMBER):
                options.append(Option("member", card.id))
        elif card.printed.kind == "rebirth":
            if members.may_set(game, card):
                options.append(Option("set", card.id))
        else:
            hinder(game, card, "partner", "timing", "7.3.2.1")
    for card in zones[ENTRY]:
        if _steps_back(game, seat, card):
            options.append(Option("step-back", card.id))
    _ability_options(game, seat, options)
    options.append(Option("attack-phase"))
    return options


def _steps_back(game: Game, seat: int, card: Card) -> bool:
    """Whether the Entry may become a Member (7.4.2.2)."""
    if card.printed.kind != "character":
        return False
    if not members.free_seat(game, seat):
        return hinder(game, card, "step-back", "no-seat", "7.4.2.2")
    short = max(values.value(game, card, "cost"), 0) - energy.standing(game, seat)
    if short > 0:
        return hinder(game, card, "step-back", "cost", "5.14.1.1", short)
    if triggers.forbidden(game, card, "move_to_member"):
        return barred(game, card, "step-back")
    return True


def _ability_options(game: Game, seat: int, options: list[Option]) -> None:
    """Abilities that may be played now, from where they work (9.4.4)."""
    if game.bans and triggers.banned(game, seat, "activate"):
        for card in game.field(seat):
            barred(game, card, "activate")
        return
    for zone in range(len(game.rules.zones)):
        seen: list[str] = []
        laid = game.rules.laid[zone]
        if zone == 0:
            continue
        for card in game.seats[seat].zones[zone]:
            printed = card.printed
            if "activate_main" in printed.timed and (laid or printed.number not in seen):
                seen.append(printed.number)
                if card.forbidden and triggers.forbidden(game, card, "activate"):
                    barred(game, card, "activate")
                    continue
                for i in printed.timed["activate_main"]:
                    ability = printed.abilities[i]
                    # One that names no area works on the table.
                    if not ability.zone and not game.rules.on_field[zone]:
                        hinder(game, card, "activate", "elsewhere", "9.4.4")
                        continue
                    if can_activate(game, card, ability, i):
                        options.append(Option("activate", card.id, n=i + 1))
            for i, ability in enumerate(card.granted):
                index = triggers.given(card, i)
                if ability.kind == "activated" and can_activate(game, card, ability, index):
                    options.append(Option("activate", card.id, n=GRANTED + i))


@TURN.step("7.4.2")
def act(game: Game, turn: Turn) -> None:
    """Start what was chosen."""
    option = game.answer
    verb = option.verb
    if verb == "attack-phase":
        turn.passed += 1
        turn.at += 1
        return
    turn.passed = 0
    card = game.cards[option.card]
    seat = card.seat
    if verb == "entry":
        game.push("play", Playing(card.id, seat, ENTRY))
    elif verb == "member":
        game.push("play", Playing(card.id, seat, MEMBER))
    elif verb == "step-back":
        game.push("play", Playing(card.id, seat, MEMBER, True))
    elif verb == "set":
        members.put(game, card, REBIRTH, seat)
        draw_cards(game, seat, 1, "7.4.2.4")
    elif option.n >= GRANTED:
        at = option.n - GRANTED
        index = triggers.given(card, at)
        run.begin(game, card.granted[at], index, Context(seat, card.id), chosen=True)
    else:
        ability = card.printed.abilities[option.n - 1]
        run.begin(game, ability, option.n - 1, Context(seat, card.id), chosen=True)


@TURN.step("7.4.3")
def check_main(game: Game, turn: Turn) -> None:
    """Every action is followed by a check timing."""
    check(game)


@TURN.step("7.4.3")
def main_again(game: Game, turn: Turn) -> None:
    game.goto(turn, "offer_main")


# -- attack phase ------------------------------------------------------------------------------


@TURN.step("7.5.1")
def attack_phase(game: Game, turn: Turn) -> None:
    """Attacks, as many as the turn player likes (8.1.1)."""
    game.phase = "attack"
    turn.at = 0
    turn.passed = 0
    game.happened.pop("end_phase", None)


@TURN.step("8.2.1")
def start_step(game: Game, turn: Turn) -> None:
    """Abilities for the start of the start step, and of the attack phase the first time, wait."""
    if "attack_phase" not in game.happened:
        game.happened["attack_phase"] = 1
        triggers.emit(game, "start_of_attack", None, game.turn_seat)
    triggers.emit(game, "start_of_start_step", None, game.turn_seat)


@TURN.step("8.2.2")
def check_start(game: Game, turn: Turn) -> None:
    check(game)


@TURN.step("8.2.3")
def offer_attack(game: Game, turn: Turn) -> None:
    """Attack, or declare the attacks over; of a team whoever likes (12.7.7.4)."""
    players = team(game)
    if turn.passed >= len(players) or game.happened.pop("end_phase", 0):
        game.goto(turn, "end_of_turn")
        return
    game.gone.clear()
    game.moved.clear()
    seat = players[turn.at % len(players)]
    options: list[Option] = []
    if game.turn > 1:
        attack_options(game, seat, options)
    else:
        # On the first turn of the game nobody attacks.
        for card in game.seats[seat].zones[MEMBER]:
            hinder(game, card, "attack", "first-turn", "8.2.3.1")
    options.append(Option("end"))
    game.ask(seat, "attack", options)


@TURN.step("8.2.4")
def begin_attack(game: Game, turn: Turn) -> None:
    if game.answer.verb == "end":
        turn.passed += 1
        turn.at += 1
        game.goto(turn, "offer_attack")
        return
    turn.passed = 0
    option = game.answer
    card = game.cards[option.card]
    target = game.cards[option.other]
    partners = option.verb == "partner-attack"
    # The Entry itself stands where it attacks without support.
    supporter = card.id if card.zone == MEMBER else 0
    game.push("attack", Attack(supporter, card.seat, target.seat, partners))


@TURN.step("8.5.5")
def attack_again(game: Game, turn: Turn) -> None:
    game.goto(turn, "start_step" if team(game) else "end_of_turn")


# -- end phase ---------------------------------------------------------------------------------


@TURN.step("7.6.1")
def end_of_turn(game: Game, turn: Turn) -> None:
    """Abilities for the end of the turn wait, each card's once a turn."""
    game.phase = "end"
    game.happened.pop("busy", None)
    _end_abilities(game, turn)
    lasting.fall_due(game, "end_of_turn end_of_opponent_turn")


def _end_abilities(game: Game, turn: Turn) -> None:
    for seat in game.in_turn_order():
        for card in game.field(seat) + triggers.apart(game, seat):
            if card.id not in turn.waited and ("end_of_turn" in card.printed.timed or card.granted):
                turn.waited.append(card.id)
                triggers.ask(game, card, "end_of_turn", card, game.turn_seat)


@TURN.step("7.6.2")
def check_end(game: Game, turn: Turn) -> None:
    check(game)


@TURN.step("7.6.3")
def heal(game: Game, turn: Turn) -> None:
    """Damage on the Entries is gone."""
    for seat in game.seats:
        for card in seat.zones[ENTRY]:
            change_damage(game, card, -card.damage)


@TURN.step("7.6.4")
def expire(game: Game, turn: Turn) -> None:
    """What lasts for the turn ends; but what it lets a player keep, 7.6.5 has yet to ask for."""
    for seat in team(game):
        word = f"keep_rebirth:{seat}"
        keep = triggers.allowance(game, seat, "keep_rebirth")
        if keep > game.happened.get(word, 0):
            game.happened[word] = keep
    lasting.end_turn(game)
    turn.at = 0


@TURN.step("7.6.5")
def offer_keep(game: Game, turn: Turn) -> None:
    """Of the Rebirth cards that are to go, the turn player may keep as many as effects allow."""
    players = team(game)
    if turn.at < len(players):
        seat = players[turn.at]
        cards = game.seats[seat].zones[REBIRTH]
        kept = [card.id for card in cards if card.id in turn.kept]
        keep = game.happened.get(f"keep_rebirth:{seat}", 0) - len(kept)
        ids = [card.id for card in cards if card.id not in kept]
        pick.start(game, seat, "choose", ids, 0, keep, purpose="keep")


@TURN.step("7.6.5")
def take_keep(game: Game, turn: Turn) -> None:
    turn.kept.extend(game.picked)
    turn.at += 1
    if turn.at < len(team(game)):
        game.goto(turn, "offer_keep")


@TURN.step("7.6.5")
def clear_rebirth(game: Game, turn: Turn) -> None:
    """The turn player's other Rebirth cards go to the waiting room."""
    for seat in team(game):
        for card in game.seats[seat].zones[REBIRTH][:]:
            if card.id not in turn.kept:
                members.put(game, card, WAITING, seat)


@TURN.step("7.6.6")
def end_again(game: Game, turn: Turn) -> None:
    """If anything happened or still waits, the phase runs again from its start."""
    if game.waiting or "busy" in game.happened:
        game.goto(turn, "end_of_turn")


@TURN.step("7.6.6")
def pass_turn(game: Game, turn: Turn) -> None:
    """The turn is over."""
    game.phase = ""
