"""What an act counts as, in every game: whether it was done, and how much of it.

A card does the act; if it was done it draws a card, and after that as many as were done.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tefuda.abilities import nodes as n
from tefuda.games import rulebook
from tefuda.kernel.game import Game
from tefuda.kernel.printed import Printed
from tefuda.scenarios import read_text
from tefuda.scenarios.check import check
from tefuda.scenarios.run import Table, choose, start

KINDS = {"onepiece": "event", "fusionworld": "extra"}
TIMINGS = {"onepiece": "main", "fusionworld": "activate_main", "rebirth": "activate_main"}
USE = {"onepiece": "play A.hand:P-1", "fusionworld": "use A.hand:P-1", "rebirth": "activate A.E1 1"}


def source(game: str, *body: n.Statement, cost: tuple[n.Statement, ...] = ()) -> Printed:
    """A card that does this: from hand, or in Rebirth where it lies."""
    kind = KINDS.get(game, "character")
    stats = {"onepiece": (0, 0, 0), "fusionworld": (0, 0, -1), "rebirth": (1, 0, 9)}[game]
    ability = n.Ability("activated", (n.When(TIMINGS[game]),), cost=cost, body=body)
    printed = Printed("P-1", "P", kind, ("red",), (), (), stats, 0, (ability,), True)
    return rulebook(game).prepare(printed)


def board(game: str, text: str, card: Printed) -> Game:
    """A position in which that card is at hand."""
    table = Table(read_text("# A position\n" + text, game=game)[0])
    table.made[card.number] = card
    return start(table)


@dataclass
class Case:
    """An act in a position: what is chosen, whether it is done and how much, what is so then."""

    game: str
    act: n.Statement
    position: str = ""
    choices: tuple[str, ...] = ()
    done: bool = True
    much: int = 1
    then: tuple[str, ...] = ()


def some(who: str, zone: str, count: int, up_to: bool = False) -> n.Choose:
    return n.Choose(count, up_to, n.Cards(who, zone))


MINE, THEIRS = ("you", "opponent")
OP = "onepiece"
FW = "fusionworld"
RB = "rebirth"
CASES = [
    # -- drawing
    *[Case(game, n.Draw(MINE, 2), much=2, then=("A deck 8", "B hand 0")) for game in (FW,)],
    Case(FW, n.Draw(THEIRS, 2), much=2, then=("B hand 2",)),
    Case(FW, n.Draw(MINE, 0), done=False, much=0),
    # -- KO
    Case(FW, n.KO(some(THEIRS, "battle", 1, True)), "B: battle 2", ("choose B.B1",), then=("B drop 1",)),
    Case(FW, n.KO(some(THEIRS, "battle", 1, True)), "B: battle 2", ("done",), False, 0),
    Case(FW, n.KO(some(THEIRS, "battle", 1, True)), "", (), False, 0),
    Case(FW, n.KO(n.Cards(THEIRS, "battle")), "B: battle 3", (), True, 3),
    # -- moving
    Case(FW, n.Move(some(THEIRS, "battle", 1, True), "hand"), "B: battle 1", ("choose B.B1",), then=("B hand 1",)),
    Case(FW, n.Move(some(THEIRS, "battle", 1, True), "hand"), "B: battle 1", ("done",), False, 0),
    Case(FW, n.Move(n.Top(MINE, "deck", 2), "drop"), "A: deck 8", (), True, 2, ("A drop 3",)),
    Case(FW, n.Move(n.Top(THEIRS, "deck", 2), "drop"), "", (), True, 2, ("B drop 2",)),
    Case(FW, n.Move(some(MINE, "hand", 1), "drop"), "A: hand P-1 1", (), True, 1, ("A drop 2",)),
    Case(FW, n.Move(some(MINE, "hand", 1), "drop"), "", (), False, 0, ("A drop 1",)),
    # -- modes
    Case(FW, n.Rest(some(THEIRS, "battle", 1, True)), "B: battle 1", ("choose B.B1",), then=("B.B1 rested",)),
    Case(FW, n.Rest(some(THEIRS, "battle", 1, True)), "B: battle 1", ("done",), False, 0),
    Case(FW, n.SetActive(some(MINE, "battle", 1, True)), "A: battle BLANK-BATTLE rested", ("choose A.B1",), then=("A.B1 active",)),
    Case(FW, n.SetActive(some(MINE, "battle", 1, True)), "", (), False, 0),
    # -- markers and [Ki]
    Case(FW, n.AddTokens(MINE, 2, False, "marker"), "", (), True, 2, ("A markers 2", "B markers 0")),
    Case(FW, n.AddTokens(THEIRS, 1, False, "marker"), "", (), True, 1, ("A markers 0", "B markers 1")),
    Case(FW, n.AddTokens("each", 1, False, "marker"), "", (), True, 1, ("A markers 1", "B markers 1")),
    Case(FW, n.AddTokens(MINE, 0, False, "marker"), "", (), False, 0),
    Case(FW, n.PutUnder(some(MINE, "battle", 1), 2), "A: battle 1", (), True, 2, ("A.B1 ki 2",)),
    Case(FW, n.PutUnder(some(MINE, "battle", 1), 0), "A: battle 1", (), False, 0, ("A.B1 ki 0",)),
    Case(FW, n.PutUnder(some(MINE, "battle", 1), 1), "", (), False, 0),
    Case(FW, n.TakeUnder(some(MINE, "battle", 1), 2), "A: battle BLANK-BATTLE ki=3", (), True, 2, ("A.B1 ki 1",)),
    Case(FW, n.TakeUnder(some(MINE, "battle", 1), 2), "A: battle BLANK-BATTLE ki=1", (), False, 2, ("A.B1 ki 0",)),
    Case(FW, n.TakeUnder(n.Cards(MINE, "battle"), 2), "A: battle BLANK-BATTLE ki=1 BLANK-BATTLE ki=2", (), False, 2),
    # -- damage, control, skipping
    Case(FW, n.Damage(THEIRS, 1), "", (), True, 1, ("B life 7", "A life 8")),
    Case(FW, n.Damage(MINE, 1), "", (), True, 1, ("A life 7", "B life 8")),
    Case(FW, n.Damage(THEIRS, 0), "", (), False, 0, ("B life 8",)),
    Case(FW, n.Control(some(THEIRS, "battle", 1, True)), "B: battle 1", ("choose B.B1",), then=("A battle 1", "B battle 0")),
    Case(FW, n.Control(some(THEIRS, "battle", 1, True)), "", (), False, 0),
    Case(FW, n.Skip(MINE, "charge"), "", (), True, 1),
    Case(FW, n.CancelAttack(), "", (), False, 1),
    Case(FW, n.ReturnTokens(MINE, 2), "A: markers 3\nB: markers 1", (), True, 2, ("A markers 1", "B markers 1")),
    Case(FW, n.ReturnTokens(MINE, 2), "A: markers 1\nB: markers 3", (), False, 1, ("A markers 0", "B markers 3")),
    Case(FW, n.ReturnTokens(THEIRS, 1), "A: markers 3\nB: markers 1", (), True, 1, ("A markers 3", "B markers 0")),
    Case(FW, n.ReturnTokens(MINE, 2, True), "A: markers 3", ("number 1",), True, 1, ("A markers 2",)),
    Case(FW, n.Damage(THEIRS, 1), 'card: X1 | leader | red | power 15000 | ability Ability("continuous", body=(Forbid(Player("you"), "take_damage"),))\nB: leader X1', (), False, 0, ("B life 8",)),
    Case(FW, n.Damage("each", 1), 'card: X1 | leader | red | power 15000 | ability Ability("continuous", body=(Forbid(Player("you"), "take_damage"),))\nB: leader X1', (), False, 1, ("A life 7", "B life 8")),
    Case(FW, n.PayEnergy(2), "A: energy 3", (), True, 2),
    Case(FW, n.PayEnergy(2), "A: energy 1\nB: energy 5", (), False, 0),
    # -- One Piece
    Case(OP, n.Draw(MINE, 2), much=2),
    Case(OP, n.KO(some(THEIRS, "field", 1, True)), "B: character 1", ("done",), False, 0),
    Case(OP, n.KO(n.Choose(1, True, n.Cards(THEIRS, "field", (n.Kind(("character",)),)))), "B: character 1", ("choose B.C1",), then=("B trash 1",)),
    Case(OP, n.KO(n.Choose(1, True, n.Cards(THEIRS, "field", (n.Kind(("character",)),)))), "", (), False, 0),
    Case(OP, n.AddTokens(MINE, 2, False, "active"), "A: don active=8", (), True, 2, ("A don active 10",)),
    Case(OP, n.AddTokens(MINE, 2, False, "rested"), "A: don active=9", (), False, 1, ("A don rested 1",)),
    Case(OP, n.AddTokens(MINE, 2, False, "active"), "A: don active=10", (), False, 0),
    Case(OP, n.AddTokens(THEIRS, 1, False, "rested"), "", (), True, 1, ("B don rested 1", "A don rested 0")),
    Case(OP, n.RestTokens(MINE, 2), "A: don active=2", (), True, 2, ("A don rested 2",)),
    Case(OP, n.RestTokens(MINE, 2), "A: don active=1", (), False, 1, ("A don rested 1",)),
    Case(OP, n.RestTokens(THEIRS, 1), "B: don active=1", (), True, 1, ("B don rested 1",)),
    Case(OP, n.ReadyTokens(MINE, 2, False), "A: don rested=2", (), True, 2, ("A don active 2",)),
    Case(OP, n.ReadyTokens(MINE, 2, False), "A: don rested=1", (), False, 1, ("A don active 1",)),
    Case(OP, n.ReadyTokens(MINE, 1, False), "A: don active=1", (), False, 0, ("A don active 1",)),
    Case(OP, n.FreezeTokens(THEIRS, 2, False), "B: don rested=1", (), False, 1, ("B don frozen 1",)),
    Case(OP, n.FreezeTokens(THEIRS, 2, True), "B: don rested=1", ("number 1",), True, 1, ("B don frozen 1",)),
    Case(OP, n.FreezeTokens(THEIRS, 2, True), "B: don rested=3", ("number 1",), True, 1, ("B don frozen 1",)),
    Case(OP, n.AddTokens(MINE, 2, True, "active"), "A: don active=5", ("number 1",), True, 1, ("A don active 6",)),
    Case(OP, n.AddTokens(MINE, 2, True, "active"), "A: don active=5", ("none",), False, 0, ("A don active 5",)),
    Case(OP, n.ReadyTokens(MINE, 2, True), "A: don rested=2", ("number 1",), True, 1, ("A don active 1",)),
    Case(OP, n.RestTokens(MINE, 2, True), "A: don active=2", ("number 1",), True, 1, ("A don rested 1",)),
    Case(OP, n.Draw(MINE, 2, True), "", ("draw", "done"), True, 1, ("A hand 1",)),
    Case(OP, n.Draw(MINE, 2, True), "", ("done",), False, 0, ("A hand 0",)),
    Case(OP, n.FreezeTokens(THEIRS, 1, False), "B: don rested=3", (), True, 1, ("B don frozen 1", "B don rested 2")),
    Case(OP, n.FreezeTokens(THEIRS, 1, False), "", (), False, 0),
    Case(OP, n.ReturnTokens(MINE, 1), "A: don active=1", (), True, 1, ("A don deck 10",)),
    Case(OP, n.ReturnTokens(MINE, 2), "A: don active=1", (), False, 1, ("A don deck 10",)),
    Case(OP, n.ReturnTokens(MINE, 0), "A: don active=1", (), False, 0, ("A don deck 9",)),
    Case(OP, n.ReturnTokens(THEIRS, 1), "B: don active=2", (), True, 1, ("B don deck 9", "A don deck 10")),
    Case(OP, n.Damage(THEIRS, 1), "", (), True, 1, ("B life 4",)),
    Case(OP, n.Damage(MINE, 2), "", (), True, 2, ("A life 3", "B life 5")),
    Case(OP, n.Move(n.Top(THEIRS, "life", 1), "trash"), "", (), True, 1, ("B life 4", "B trash 1")),
    Case(OP, n.Rest(n.Choose(1, True, n.Cards(THEIRS, "field", (n.Kind(("character",)),)))), "B: character 1", ("choose B.C1",), then=("B.C1 rested",)),
    Case(OP, n.Rest(n.Choose(1, True, n.Cards(THEIRS, "field", (n.Kind(("character",)),)))), "", (), False, 0),
    Case(OP, n.ReturnTokens(MINE, 2, True), "A: don active=2", ("done",), False, 0, ("A don active 2",)),
    Case(OP, n.ReturnTokens(MINE, 2, True), "A: don active=2", ("return-active", "done"), True, 1, ("A don active 1",)),
    Case(OP, n.ReturnTokens(MINE, n.AnyNumber()), "A: don active=2", ("done",), True, 1, ("A don active 1",)),
    Case(OP, n.GiveTokens(n.Cards(THEIRS, "field", (n.Kind(("leader",)),)), 2, False, "any", THEIRS), "B: don active=1 rested=1", ("give-active",), True, 2, ("B.L don 2", "B don active 0", "B don rested 0")),
    Case(OP, n.GiveTokens(n.Cards(THEIRS, "field", (n.Kind(("leader",)),)), 1, False, "any", THEIRS), "B: don active=1 rested=1", ("give-rested",), True, 1, ("B.L don 1", "B don active 1", "B don rested 0")),
    Case(OP, n.GiveTokens(n.Cards(THEIRS, "field", (n.Kind(("leader",)),)), 2, False, "any", THEIRS), "B: don frozen=2\nA: don active=3", (), True, 2, ("B.L don 2", "A don active 3")),
    Case(OP, n.TakeTokens(MINE, 1, False, "active"), "A: leader BLANK-LEADER don=2", (), True, 1, ("A don active 1", "A.L don 1")),
    Case(OP, n.TakeTokens(MINE, 1, False, "rested"), "A: leader BLANK-LEADER don=2", (), True, 1, ("A don rested 1", "A.L don 1")),
    # -- Rebirth
    Case(RB, n.Draw(MINE, 2), much=2),
    Case(RB, n.Move(n.Top(MINE, "deck", 3), "waiting"), "A: deck 2\nA: waiting 12", (), True, 3),
    Case(RB, n.Move(some(MINE, "hand", 1), "rebirth"), "A: hand 1", (), False, 0, ("A hand 1",)),
    Case(RB, n.PayEnergy(2), "A: energy 3", (), True, 2),
    Case(RB, n.PayEnergy(2), "A: energy 1", (), False, 0),
    Case(RB, n.EndPhase(), "", (), True, 1),
    Case(RB, n.Seats(MINE, 1, "turn"), "", (), True, 1),
    Case(RB, n.Activate("spark", n.Cards(MINE, "member")), 'card: X1 | character | cost 1 | atk 1 | def 4 | ability Ability("auto", (When("spark"),), body=(Draw("opponent", 2),))\nA: member X1', (), True, 1, ("B hand 2",)),
    Case(RB, n.Activate("spark", n.Cards(MINE, "member")), "A: member 1", (), False, 0),
    Case(RB, n.Draw(THEIRS, 1), then=("B hand 1",)),
    Case(RB, n.Rest(some(THEIRS, "member", 1)), "B: member 1", (), then=("B.M1 rested",)),
    Case(RB, n.Move(some(THEIRS, "member", 1), "waiting"), "B: member 1", (), then=("B waiting 1",)),
    Case(RB, n.Move(n.Top(MINE, "deck", 2), "waiting"), "", (), True, 2, ("A waiting 2",)),
    Case(RB, n.Recover(MINE, 2), "A: retire 3", (), True, 2, ("A retire 1", "A waiting 2")),
    Case(RB, n.Recover(THEIRS, 1), "B: retire 1\nA: retire 1", (), True, 1, ("B retire 0", "A retire 1")),
    # -- what lasts: done if there is anybody it lasts for, and as often
    Case(FW, n.Gain(n.Cards(THEIRS, "battle"), "power", -1000, "turn"), "B: battle 3", (), True, 3, ("B.B3 power 4000",)),
    Case(FW, n.Gain(n.Cards(THEIRS, "battle"), "power", -1000, "turn"), "", (), False, 0),
    Case(RB, n.Boost(n.Cards(MINE, "member"), 1, 2, "turn"), "A: member 2", (), True, 2, ("A.M1 atk 3", "A.M2 atk 3")),
    Case(RB, n.Boost(n.Cards(MINE, "member"), 1, 2, "turn"), "", (), False, 0),
    Case(OP, n.Become(n.Cards(THEIRS, "field", (n.Kind(("character",)),)), "base_power", 7000, "turn"), "B: character 2", (), True, 2, ("B.C2 base_power 7000",)),
    Case(OP, n.Become(n.Cards(THEIRS, "field", (n.Kind(("character",)),)), "base_power", 7000, "turn"), "", (), False, 0),
    Case(OP, n.Become(n.Cards(THEIRS, "field", (n.Kind(("character",)),)), "power", 0, "turn"), "B: character 2", (), True, 2, ("B.C1 power 0",)),
    Case(OP, n.Become(n.Cards(MINE, "field"), "base_power", n.ValueOf("power", n.Cards(THEIRS, "life")), "turn"), "B: life 0", (), False, 0),
    Case(OP, n.SwapBase(n.Cards("any", "field", (n.Kind(("leader",)),)), "turn"), "card: X1 | leader | red | power 6000 | life 5\nB: leader X1", (), True, 2, ("A.L power 6000", "B.L power 5000")),
    Case(OP, n.SwapBase(n.Cards(MINE, "field", (n.Kind(("leader",)),)), "turn"), "", (), False, 0, ("A.L power 5000",)),
    Case(OP, n.Grant(n.Cards(THEIRS, "field", (n.Kind(("character",)),)), n.Ability("keyword", keyword="blocker"), "turn"), "B: character 2", (), True, 2, ("B.C2 has blocker",)),
    Case(OP, n.Grant(n.Cards(THEIRS, "field", (n.Kind(("character",)),)), n.Ability("keyword", keyword="blocker"), "turn"), "", (), False, 0),
    Case(OP, n.Negate(n.Cards(THEIRS, "field", (n.Kind(("character",)),)), "turn"), "B: character 2", (), True, 2, ("B.C2 negated",)),
    Case(OP, n.Negate(n.Cards(THEIRS, "field", (n.Kind(("character",)),)), "turn"), "", (), False, 0),
    Case(FW, n.Forbid(n.Cards(MINE, "battle"), "attack", "turn"), "A: battle 2", (), True, 2, ("not offered attack A.B1 -> B.L",)),
    Case(FW, n.Forbid(n.Player(MINE), "attack", "turn"), "A: battle 2", (), True, 1, ("not offered attack A.B1 -> B.L",)),
    Case(FW, n.Forbid(n.Player(THEIRS), "attack", "turn"), "A: battle 2", (), True, 1, ("offered attack A.B1 -> B.L",)),
    Case(FW, n.Forbid(n.Cards(MINE, "battle"), "attack", "turn"), "", (), False, 0),
    Case(FW, n.CostChange(n.Cards(MINE, "hand"), 1, "turn"), "", (), True, 1),
    Case(FW, n.ExtraTurn(MINE), "", (), True, 1),
    # -- looking and showing
    Case(FW, n.Look(n.Top(MINE, "deck", 3)), "", (), True, 3),
    Case(FW, n.Look(n.Cards(THEIRS, "hand")), "", (), False, 0),
    Case(FW, n.Look(n.Cards(THEIRS, "hand")), "B: hand 2", (), True, 2),
    Case(FW, n.Reveal(n.Top(MINE, "deck", 2)), "", (), True, 2),
    Case(FW, n.Reveal(n.Top(MINE, "deck", 0)), "", (), False, 0),
    Case(OP, n.Turnover(n.Cards(MINE, "life"), "up"), "A: life 2", (), True, 2),
    Case(OP, n.Turnover(n.Cards(MINE, "life"), "up"), "A: life 0", (), False, 0),
    Case(OP, n.Turnover(n.Top(MINE, "life", 2), "up"), "A: life BLANK-CHARACTER up BLANK-CHARACTER", (), False, 1),
    Case(OP, n.Turnover(n.Top(MINE, "life", 1), "down"), "A: life BLANK-CHARACTER", (), False, 0),
    Case(FW, n.Select(n.Cards(THEIRS, "battle")), "B: battle 2", (), True, 2),
    Case(FW, n.Select(n.Cards(THEIRS, "battle")), "", (), False, 0),
    # -- choices, and what stands in them
    Case(FW, n.May((n.Draw(MINE, 2),)), "", ("yes",), True, 2, ("A hand 2",)),
    Case(FW, n.May((n.Draw(MINE, 2),)), "", ("no",), False, 0, ("A hand 0",)),
    Case(FW, n.May((n.Move(some(MINE, "hand", 1), "drop"),)), "", (), False, 0),
    Case(FW, n.May((n.Draw(MINE, 1),), "opponent"), "", ("no",), False, 0),
    Case(FW, n.Modes(((n.Draw(MINE, 1),), (n.Draw(MINE, 2),))), "", ("mode 2",), True, 2, ("A hand 2",)),
    Case(FW, n.Modes(((n.Draw(MINE, 1),), (n.Draw(MINE, 2),), (n.Draw(THEIRS, 1),)), count=2), "", ("mode 3", "mode 2"), True, 2, ("A hand 2", "B hand 1")),
    Case(FW, n.Each((n.Draw(MINE, 2),)), "", (), True, 1, ("A hand 2", "B hand 2")),
    # -- several at once: done only if all of them suffered it
    Case(FW, n.Rest(n.Cards(THEIRS, "battle")), "B: battle BLANK-BATTLE rested BLANK-BATTLE", (), False, 1, ("B.B2 rested",)),
    Case(FW, n.Rest(n.Cards(THEIRS, "battle")), "B: battle 2", (), True, 2),
    Case(FW, n.SetActive(n.Cards(MINE, "battle")), "A: battle BLANK-BATTLE rested BLANK-BATTLE", (), False, 1, ("A.B1 active",)),
    Case(FW, n.SetActive(n.Cards(MINE, "battle")), "A: battle BLANK-BATTLE rested BLANK-BATTLE rested", (), True, 2),
    Case(FW, n.KO(n.Cards(THEIRS, "battle")), "card: X1 | battle | red | cost 1 | power 5000 | effect [Permanent] This card can't be KO'd.\nB: battle X1 BLANK-BATTLE", (), False, 1, ("B.B1 is X1",)),
    Case(FW, n.Move(n.Both((n.Top(MINE, "deck", 1), some(MINE, "battle", 1))), "drop"), "", (), False, 1, ("A drop 2",)),
    Case(FW, n.Move(n.Both((n.Top(MINE, "deck", 1), some(MINE, "battle", 1))), "drop"), "A: battle 1", (), True, 2, ("A drop 3",)),
    Case(RB, n.Rest(n.Cards(THEIRS, "member")), "B: member BLANK-CHARACTER rested BLANK-CHARACTER", (), False, 1),
    Case(RB, n.Recover(MINE, 3), "A: retire 2", (), False, 2, ("A retire 0",)),
    Case(RB, n.Recover(MINE, 2, True), "A: retire 3", ("choose A.retire:BLANK-CHARACTER", "done"), True, 1, ("A retire 2",)),
    Case(RB, n.Recover(MINE, 2, True), "A: retire 3", ("done",), False, 0, ("A retire 3",)),
    Case(RB, n.Recover(MINE, 2), "", (), False, 0),
    Case(RB, n.Wound(n.Cards(THEIRS, "entry"), 1), "B: entry 1", (), True, 1),
    Case(RB, n.Wound(n.Cards(THEIRS, "entry"), 0), "B: entry 1", (), False, 0),
    Case(RB, n.Wound(n.Cards(THEIRS, "member"), 1), "B: member 2", (), False, 0),
    Case(RB, n.Wound(n.Cards(MINE, "entry"), clear=True), "A: entry P-1", (), False, 0),
    Case(RB, n.Wound(n.Cards(MINE, "entry"), clear=True), "A: entry P-1 damage=2", (), True, 1),
    Case(RB, n.Wound(n.Cards(THEIRS, "entry"), 1), 'card: X1 | character | cost 1 | atk 1 | def 4 | ability Ability("continuous", body=(Forbid(This(), "take_damage"),))\nB: entry X1', (), False, 0),
    Case(FW, n.Flip(n.Cards(MINE, "leader")), "card: X1 | leader | red | power 15000 | back_name Foo | back_power 20000\nA: leader X1", (), True, 1, ("A.L power 20000",)),
    Case(FW, n.Flip(n.Cards(MINE, "leader")), "", (), False, 0),
    # -- a shuffle is no part of what is counted
    Case(FW, n.Shuffle(MINE), "", (), True, 0),
]  # fmt: skip


def name(case: Case) -> str:
    return f"{case.game} {type(case.act).__name__} {CASES.index(case)}"


def position(case: Case) -> str:
    lines = [case.position]
    if case.game == RB and "A: entry" not in case.position:
        lines.append("A: entry P-1")
    elif case.game != RB and "A: hand" not in case.position:
        lines.append("A: hand P-1")
    return "\n".join(lines)


def played(case: Case, *more: n.Statement) -> Game:
    """The position after the act and what comes after it."""
    game = board(case.game, position(case), source(case.game, case.act, *more))
    for key in (USE[case.game], *case.choices):
        assert choose(game, key) == ""
    return game


def hands(game: Game) -> int:
    zone = game.rules.zone_words["hand"][0]
    return len(game.seats[0].zones[zone])


@pytest.mark.parametrize("case", CASES, ids=name)
def test_what_was_done(case: Case) -> None:
    plain = played(case)
    for text in case.then:
        assert check(plain, text) == ""
    bonus = 5 if case.done else 0
    assert hands(played(case, n.IfDone((n.Draw("you", 5),)))) == hands(plain) + bonus
    assert hands(played(case, n.Draw("you", n.Done()))) == hands(plain) + case.much


@pytest.mark.parametrize("game", [OP, FW, RB])
@pytest.mark.parametrize(
    ("act", "winner"),
    [(n.Win("you"), 0), (n.Win("opponent"), 1), (n.Lose("you"), 1), (n.Lose("opponent"), 0)],
)
def test_who_wins_and_who_loses(game: str, act: n.Statement, winner: int) -> None:
    if not rulebook(game).verbs.get(type(act)):
        pytest.skip(f"{game} has no such act")
    result = played(Case(game, act)).result
    assert result is not None
    assert (result.winners, result.losers) == ([winner], [1 - winner])
