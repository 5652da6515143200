"""A whole game as plain data, at any decision; and its digest."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from tefuda.abilities.nodes import Node
from tefuda.abilities.serial import from_data, to_data
from tefuda.kernel.card import Card
from tefuda.kernel.decision import Decision, Option
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.events import Logged, Part
from tefuda.kernel.game import Game, Result, Seat
from tefuda.kernel.lasting import Delayed, Modifier, Waiting
from tefuda.kernel.loops import Loop, Trail
from tefuda.kernel.moves import look_apart
from tefuda.kernel.printed import Printed
from tefuda.kernel.procedure import Frame
from tefuda.kernel.rng import Rng
from tefuda.kernel.rulebook import Rulebook

FORMAT = 2

_CARD = ("owner", "seat", "zone", "slot", "rested", "face_up", "tokens", "damage", "turn", "used",
         "spent", "used_turn")  # fmt: skip
_LAST = ("base", "stats", "keywords", "negated")
_GAME = ("serial", "batch", "turn", "turn_seat", "first_seat", "phase", "attacker", "attacked",
         "clause", "acting", "foe", "foe_of", "decisions", "sign",
         "together")  # fmt: skip


def _card(card: Card, last: bool = False) -> list[Any]:
    data = [card.id, card.printed.number, *[getattr(card, name) for name in _CARD]]
    if last:
        data.extend(getattr(card, name) for name in _LAST)
        data.append([list(mark) for mark in card.marks])
    if card.under or card.printed.is_back:
        beneath = [_card(one) for one in card.under]
        data.append({"under": beneath, "back": card.printed.is_back})
    return data


def _load_card(data: list[Any], catalog: Mapping[str, Printed], last: bool = False) -> Card:
    more: dict[str, Any] = {"under": [], "back": False}
    if isinstance(data[-1], dict):
        more = data.pop()
    if data[1] not in catalog:
        raise TefudaError(f"the saved game needs the card {data[1]}, which is not in the catalog")
    printed = catalog[data[1]]
    if more["back"] and printed.back is not None:
        printed = printed.back
    card = Card(data[0], printed, 0, 0, 0)
    for name, value in zip(_CARD, data[2:], strict=False):
        setattr(card, name, value)
    card.under = [_load_card(beneath, catalog) for beneath in more["under"]]
    for beneath in card.under:
        beneath.over = card.id
    if last:
        start = 2 + len(_CARD)
        for name, value in zip(_LAST, data[start:], strict=False):
            setattr(card, name, value)
        card.marks = [(mark[0], mark[1]) for mark in data[start + len(_LAST)]]
    return card


def _option(option: Option) -> list[Any]:
    return [option.verb, option.card, option.other, option.n]


def _value(value: Any) -> Any:
    """A frame's local value: numbers, words, lists of them, nodes, contexts, other frames."""
    if isinstance(value, Node):
        return {"node": to_data(value)}
    if isinstance(value, Frame):
        return {"frame": _frame(value)}
    if isinstance(value, list):
        return [_value(item) for item in value]
    if isinstance(value, tuple):
        return {"nodes": to_data(value)}
    if value is None or isinstance(value, (int, str, bool)):
        return value
    # What is left is a context; it says itself what it consists of.
    return {"context": value.to_data()}


def _unvalue(data: Any, rules: Rulebook) -> Any:
    if isinstance(data, list):
        return [_unvalue(item, rules) for item in data]
    if isinstance(data, dict):
        if "node" in data:
            return from_data(data["node"])
        if "nodes" in data:
            return from_data(data["nodes"])
        if "frame" in data:
            return _load_frame(data["frame"], rules)
        return CONTEXTS[0](data["context"])
    return data


# How to read a context again; the room that defines contexts puts it here.
CONTEXTS: list[Any] = []


def _frame(frame: Frame) -> list[Any]:
    return [frame.table, frame.pc, *[_value(getattr(frame, f)) for f in frame.FIELDS]]


def _load_frame(data: list[Any], rules: Rulebook) -> Frame:
    procedure = rules.procedures[data[0]]
    frame: Frame = procedure.blank()
    values = [_unvalue(value, rules) for value in data[2:]]
    for name, value in zip(frame.FIELDS, values, strict=True):
        setattr(frame, name, value)
    frame.table = data[0]
    frame.pc = data[1]
    frame.steps = procedure.steps
    return frame


def _decision(decision: Decision) -> list[Any]:
    options = [_option(option) for option in decision.options]
    return [
        decision.seat, decision.kind, decision.clause, options, decision.source, decision.purpose,
    ]  # fmt: skip


def _load_decision(data: list[Any]) -> Decision:
    options = [Option(*option) for option in data[3]]
    return Decision(data[0], data[1], data[2], options, data[4], data[5])


def _trail(trail: Trail | None) -> list[list[int]]:
    steps: list[list[int]] = []
    while trail is not None:
        steps.append([trail.sign, trail.index])
        trail = trail.before
    return steps[::-1]


def _loop(loop: Loop | None) -> list[Any] | None:
    if loop is None:
        return None
    exits = [list(one) for one in loop.exits]
    return [loop.cycle, _decision(loop.held), loop.stoppers, exits, loop.numbers]


def _load_loop(data: list[Any] | None) -> Loop | None:
    if data is None:
        return None
    loop = Loop(list(data[0]), _load_decision(data[1]))
    loop.stoppers = list(data[2])
    loop.exits = [(seat, where, key) for seat, where, key in data[3]]
    loop.numbers = list(data[4])
    return loop


def event_data(event: Logged) -> list[Any]:
    """An event as plain data."""
    return [
        event.kind, event.clause, event.seat, event.card, event.handle, event.other, event.n,
        event.source, list(event.cards), [list(part) for part in event.parts], event.known,
        event.told,
    ]  # fmt: skip


def event_from(data: list[Any]) -> Logged:
    parts = tuple([Part(*part) for part in data[9]])
    return Logged(
        data[0], data[1], data[2], data[3], data[4], data[5], data[6], data[7], tuple(data[8]),
        parts, data[10], data[11],
    )  # fmt: skip


def save(game: Game) -> dict[str, Any]:
    """Everything needed to go on with the game elsewhere."""
    data: dict[str, Any] = {
        "format": FORMAT,
        "game": game.rules.game,
        "edition": game.rules.edition,
        "rng": [game.rng.a, game.rng.b, game.rng.key],
        "state": [getattr(game, name) for name in _GAME],
        "seats": [
            {
                "team": seat.team,
                "turns": seat.turns,
                "flags": seat.flags,
                "out": seat.out,
                "pending": seat.pending,
                "skips": seat.skips,
                "pools": seat.pools,
                "zones": [[_card(card) for card in zone] for zone in seat.zones],
            }
            for seat in game.seats
        ],
        "nowhere": [_card(card) for card in game.cards.values() if card.zone < 0],
        "gone": [_card(card, last=True) for card in game.gone.values()],
        "moved": sorted([old, new] for old, new in game.moved.items()),
        "known": sorted([id, seats] for id, seats in game.known.items()),
        "happened": sorted(game.happened.items()),
        "reached": sorted(game.reached.items()),
        "outside": sorted(game.outside.items()),
        "trail": _trail(game.trail),
        "loop": _loop(game.loop),
        "barred": [list(one) for one in game.barred],
        "leaving": _loop(game.leaving),
        "picked": game.picked,
        "next_turns": game.next_turns,
        "order": game.order,
        "answer": _option(game.answer),
        "windows": list(game.windows),
        "stack": [_frame(frame) for frame in game.stack],
        "modifiers": [
            [
                to_data(m.statement),
                m.target,
                m.seat,
                m.source,
                m.duration,
                m.turn,
                m.amount,
                m.who,
                m.began,
                m.attack,
            ]
            for m in game.modifiers
        ],
        "waiting": [
            [w.seat, w.source, to_data(w.ability), w.index, w.subject, w.batch, w.number, w.it]
            for w in game.waiting
        ],
        "delayed": [
            [
                d.seat,
                d.source,
                d.when,
                d.turn,
                to_data(d.body),
                d.it,
                None if d.upon is None else to_data(d.upon),
                d.duration,
            ]
            for d in game.delayed
        ],
        "decision": None,
        "result": None,
    }
    if game.decision is not None:
        data["decision"] = _decision(game.decision)
    result = game.result
    if result is not None:
        data["result"] = [result.winners, result.losers, result.clause, result.reason]
    return data


def load(data: Mapping[str, Any], rules: Rulebook, catalog: Mapping[str, Printed]) -> Game:
    """The game that `save` wrote."""
    if data.get("format") != FORMAT:
        raise TefudaError(
            f"this saved game has format {data.get('format')!r}; format {FORMAT} is read here"
        )
    if (data["game"], data["edition"]) != (rules.game, rules.edition):
        raise TefudaError(
            f"the saved game is {data['game']} {data['edition']}, not {rules.game} {rules.edition}"
        )
    seats = []
    game = Game(rules, [], Rng(*data["rng"]))
    for saved in data["seats"]:
        zones = [[_load_card(card[:], catalog) for card in zone] for zone in saved["zones"]]
        seat = Seat(saved["team"], zones, list(saved["pools"]))
        seat.turns = saved["turns"]
        seat.flags = saved["flags"]
        seat.out = saved["out"]
        seat.pending = list(saved["pending"])
        seat.skips = list(saved["skips"])
        seats.append(seat)
        for z, zone in enumerate(zones):
            for card in zone:
                game.cards[card.id] = card
                for beneath in card.under:
                    game.cards[beneath.id] = beneath
                # Derived values are worked out anew below; until then they are the printed ones.
                card.plain = not rules.laid[z]
    game.seats = seats
    for saved in data["nowhere"]:
        card = _load_card(saved[:], catalog)
        game.cards[card.id] = card
    for saved in data["gone"]:
        card = _load_card(saved[:], catalog, last=True)
        game.gone[card.id] = card
    for name, value in zip(_GAME, data["state"], strict=True):
        setattr(game, name, value)
    game.moved = {old: new for old, new in data["moved"]}
    game.known = {id: seats for id, seats in data["known"]}
    game.happened = dict(data["happened"])
    game.reached = {name: list(ids) for name, ids in data["reached"]}
    game.outside = dict(data["outside"])
    for sign, index in data["trail"]:
        game.trail = Trail(game.trail, sign, index)
    game.loop = _load_loop(data["loop"])
    game.barred = [(seat, where, key) for seat, where, key in data["barred"]]
    game.leaving = _load_loop(data["leaving"])
    game.picked = list(data["picked"])
    game.next_turns = list(data["next_turns"])
    game.order = list(data["order"])
    game.answer = Option(*data["answer"])
    game.windows = tuple(data.get("windows", ()))
    game.stack = [_load_frame(frame, rules) for frame in data["stack"]]
    game.modifiers = [Modifier(from_data(m[0]), *m[1:]) for m in data["modifiers"]]
    game.waiting = [Waiting(w[0], w[1], from_data(w[2]), *w[3:]) for w in data["waiting"]]
    game.delayed = [
        Delayed(
            d[0], d[1], d[2], d[3], from_data(d[4]), d[5],
            None if d[6] is None else from_data(d[6]), d[7],
        )
        for d in data["delayed"]
    ]  # fmt: skip
    if data["decision"] is not None:
        game.decision = _load_decision(data["decision"])
    result = data["result"]
    if result is not None:
        game.result = Result(*result)
    look_apart(game)
    rules.derive(game)
    return game


def digest(game: Game) -> str:
    """A short fingerprint of the whole state."""
    text = json.dumps(save(game), separators=(",", ":"), sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
