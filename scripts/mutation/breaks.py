"""The ways in which a function that carries a rule is broken, as changes of its syntax tree.

Each is a mistake somebody could make about a rule: another seat, a limit that is one off, a check
left out, an act forgotten, a flag never reset, two acts in the wrong order. What no rule hangs on
is left alone: the log, error wording, dispatch on types and on whether there is such a card (the
type checker asks for it), and shortcuts that only spare work.
"""

from __future__ import annotations

import ast
import copy
import re
from collections.abc import Iterator
from dataclasses import dataclass
from types import CodeType

from scripts.mutation.place import Place

from tefuda.games import GAMES, room

_New = ast.AST | list[ast.stmt]

_LIMITS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
}  # fmt: skip
_OPPOSITES: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
_SEATS = {"seat", "turn_seat", "first_seat", "owner", "master", "defender"}
_SEAT_NAMES = {"seat", "owner", "master", "chooser", "player", "defender", "attacker_seat"}
_TOGETHER = {"emit", "clear", "expire", "goto"}
_EXPIRY = {"expire", "expire_on_cards", "sweep", "clear", "forget", "discard_effects"}
# What only spares work: whether anything must be looked at at all, and that it must be again.
_SHORTCUTS = {
    "modifiers", "delayed", "known", "statics", "watch", "replaces", "depends", "reads", "stale",
    "reached", "outside", "log", "trace", "unsettled", "waiting", "pricing", "prices", "bans",
    "apart", "allowances", "happened", "limits",
}  # fmt: skip
_SPARING = {"forbidden"}  # the same as a bare word; bits of it are asked for by rules
_FOR_TWO = ("onepiece", "fusionworld")  # games of two players, each with one Leader
# What is written down, worked out anyway, or said to who asks why not.
_QUIET = {"record", "survey", "look_apart", "refresh", "derive", "hinder", "barred"}
_WATCHED = re.compile(r"\b(?:game|self)\.(?:log|trace)\b|\blog is\b")  # whether anybody looks on


@dataclass
class Break:
    """One mutant of a function."""

    place: Place
    kind: str
    line: int
    before: str
    after: str
    old: object  # the node, or the list of statements, that something else stands for
    new: _New
    twin: int = 0  # to tell changes apart that read alike

    @property
    def key(self) -> str:
        mark = f" #{self.twin + 1}" if self.twin else ""
        return f"{self.place.key}\t{self.kind}{mark}\t{self.before}  =>  {self.after}"

    def apply(self) -> None:
        """Put it in place of the live function's code."""
        tree = _again(self.place.node, self.old, self.new)
        assert isinstance(tree, ast.FunctionDef)
        self.place.function().__code__ = compiled(self.place, tree)


def compiled(place: Place, tree: ast.FunctionDef) -> CodeType:
    """The code of a function's tree, made as the module makes it."""
    tree.decorator_list = []
    body: list[ast.stmt] = [tree]
    if place.owner:
        body = [ast.ClassDef(place.owner, [], [], body, [])]
    future = ast.ImportFrom("__future__", [ast.alias("annotations")], 0)
    module = ast.fix_missing_locations(ast.Module([future, *body], []))
    code = compile(module, str(place.path), "exec", dont_inherit=True)
    for name in place.name.split("."):
        code = next(c for c in code.co_consts if isinstance(c, CodeType) and c.co_name == name)
    return code


def _head(node: ast.stmt) -> str:
    """A statement without what stands below it."""
    bare = copy.copy(node)
    for name in ("body", "orelse", "finalbody", "handlers"):
        if isinstance(getattr(bare, name, None), list):
            setattr(bare, name, [])
    if hasattr(bare, "body"):
        bare.body = [ast.Expr(ast.Constant(...))]
    text = ast.unparse(ast.fix_missing_locations(bare))
    return " ".join(text.removesuffix("...").removesuffix("\n    ").split())


def _called(node: ast.AST) -> str:
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Attribute):
            return node.func.attr
        if isinstance(node.func, ast.Name):
            return node.func.id
    return ""


def _shortcut(node: ast.AST) -> bool:
    """Whether a test only asks if there is anything to look at, or if a log is kept."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return _shortcut(node.operand)
    if isinstance(node, ast.BoolOp):
        return all(_shortcut(value) for value in node.values)
    if isinstance(node, ast.Compare):
        if "WATCH_FROM" in ast.unparse(node):
            return True  # from where on loops are watched for
        return _shortcut(node.left) and not isinstance(node.ops[0], (ast.In, ast.NotIn))
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd):
        sides = (node.left, node.right)
        return any(_shortcut(one) and _word(one) not in _SPARING for one in sides)
    if isinstance(node, ast.Name):
        return node.id in ("log", "watch", "before")
    return _word(node) in _SHORTCUTS | _SPARING


def _word(node: ast.AST) -> str:
    return node.attr if isinstance(node, ast.Attribute) else ""


def _about_types(node: ast.AST) -> bool:
    """Dispatch on the type of a node of the ability language, or on None."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return _about_types(node.operand)
    if isinstance(node, ast.Compare):
        return isinstance(node.ops[0], (ast.Is, ast.IsNot))
    return _called(node) == "isinstance"


def _leaves(body: list[ast.stmt]) -> bool:
    return isinstance(body[-1], (ast.Return, ast.Continue, ast.Break))


def _quiet(node: ast.stmt) -> bool:
    """A statement no rule hangs on."""
    if isinstance(node, (ast.Raise, ast.Assert, ast.Import, ast.ImportFrom, ast.AnnAssign)):
        return not (isinstance(node, ast.AnnAssign) and node.value is not None)
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant) or _called(node.value) in _QUIET
    if isinstance(node, ast.For):
        return all(_quiet(one) for one in node.body)
    if isinstance(node, ast.If):
        if all(_quiet(one) for one in [*node.body, *node.orelse]):
            return True
        return bool(_WATCHED.search(_head(node)))
    if isinstance(node, ast.Assign):
        text = ast.unparse(node.targets[0])
        # The name of the phase is for those who look on.
        quiet = (".stale", ".unsettled", ".phase", ".notes", ".notes.culprit", ".log")
        return text.endswith(quiet) or text in ("log", "old_handle")
    return False


def idle(body: list[ast.stmt]) -> bool:
    """Whether no rule hangs on anything in a function."""
    return all(_quiet(node) for node in body)


def _mark(node: ast.stmt) -> bool:
    """Whether a statement only marks something, with a number that means nothing."""
    if isinstance(node, ast.AugAssign):
        return ast.unparse(node.target).endswith((".batch", ".serial"))
    return isinstance(node, ast.Assign) and ".happened[" in ast.unparse(node.targets[0])


def _statements(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, list[ast.stmt], int]]:
    """Every statement that a rule may hang on, with the list it stands in."""
    for i, node in enumerate(body):
        if _quiet(node):
            continue
        yield node, body, i
        for name in ("body", "orelse"):
            inner = getattr(node, name, None)
            if isinstance(inner, list):
                yield from _statements(inner)


def _expressions(node: ast.stmt) -> Iterator[ast.AST]:
    """The expressions of a statement's own line or lines."""
    queue: list[ast.AST] = []
    for name, value in ast.iter_fields(node):
        if name in ("body", "orelse", "annotation", "type_comment", "decorator_list"):
            continue
        items = value if isinstance(value, list) else [value]
        queue.extend(item for item in items if isinstance(item, ast.AST))
    while queue:
        one = queue.pop(0)
        if isinstance(one, ast.JoinedStr) or _called(one) in ("cast", *_QUIET):
            continue
        yield one
        queue.extend(ast.iter_child_nodes(one))


def _other_seat(node: ast.expr, game: str) -> ast.expr:
    """The seat after this one; -1 (anybody, the owner) stays what it is."""
    text = ast.unparse(node)
    new = ast.parse(f"({text} + 1) % len({game}.seats) if {text} >= 0 else {text}", mode="eval")
    return new.body


def _is_seat(node: ast.AST) -> bool:
    if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
        return node.attr in _SEATS
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in _SEAT_NAMES


def _expression(node: ast.AST, game: str) -> Iterator[tuple[str, ast.AST]]:
    """The wrong expressions that could stand for a right one."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        op = type(node.ops[0])
        for kind, table in (("limit", _LIMITS), ("opposite", _OPPOSITES)):
            if op in table and not _shortcut(node):
                yield kind, ast.Compare(node.left, [table[op]()], node.comparators)
    if isinstance(node, ast.BoolOp):
        for i, value in enumerate(node.values):
            if _shortcut(value) or _about_types(value) or _called(value) in _QUIET:
                continue
            rest = node.values[:i] + node.values[i + 1 :]
            yield "check left out", rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        if not _shortcut(node.operand) and not _about_types(node.operand):
            yield "opposite", node.operand
    if isinstance(node, ast.Constant) and type(node.value) is int:
        yield "off by one", ast.Constant(node.value + 1)
        if node.value > 1:
            yield "off by one", ast.Constant(node.value - 1)
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield "opposite", ast.Constant(not node.value)
    if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load):
        if ast.unparse(node.slice) in ("0", "-1"):
            other = 0 if ast.unparse(node.slice) == "-1" else -1
            yield "other end", ast.Subscript(node.value, ast.Constant(other), ast.Load())
        if ast.unparse(node.slice) == "::-1":
            yield "other end", node.value
    if game and _is_seat(node):
        assert isinstance(node, ast.expr)
        yield "seat", _other_seat(node, game)
    called = _called(node)
    if isinstance(node, ast.Call):
        swapped = {"min": "max", "max": "min", "any": "all", "all": "any"}.get(called)
        if swapped and isinstance(node.func, ast.Name):
            yield swapped, ast.Call(ast.Name(swapped, ast.Load()), node.args, node.keywords)
        if called in ("opponents", "allies", "foes") and isinstance(node.func, ast.Attribute):
            other_call = "allies" if called != "allies" else "opponents"
            if isinstance(node.func.value, ast.Name) and node.func.value.id == "game":
                func = ast.Attribute(node.func.value, other_call, ast.Load())
                yield "seat", ast.Call(func, node.args, node.keywords)
        if called == "in_turn_order":
            yield "order", ast.Subscript(node, ast.parse("x[::-1]", mode="eval").body.slice,  # type: ignore[attr-defined]
                                         ast.Load())  # fmt: skip
    if isinstance(node, (ast.ListComp, ast.GeneratorExp, ast.SetComp)):
        for g, generator in enumerate(node.generators):
            for i, test in enumerate(generator.ifs):
                if _about_types(test) or _shortcut(test):
                    continue
                new = copy.deepcopy(node)
                del new.generators[g].ifs[i]
                yield "check left out", new


def _statement(
    node: ast.stmt, body: list[ast.stmt], at: int
) -> Iterator[tuple[str, list[ast.stmt]]]:
    """What could wrongly stand for a statement."""
    if isinstance(node, ast.If) and not _shortcut(node.test) and not _about_types(node.test):
        if _leaves(node.body) and not node.orelse:
            yield "check left out", []
        elif not node.orelse:
            yield "check left out", node.body
        if not _leaves(node.body) and node.orelse:
            yield "check left out", node.body
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        called = _called(node.value)
        yield ("expiry forgotten" if called in _EXPIRY else "act left out"), []
        after = body[at + 1] if at + 1 < len(body) else None
        if isinstance(after, ast.Expr) and isinstance(after.value, ast.Call):
            # What is only noted, or forgotten, at one moment has no order.
            together = called in _TOGETHER and _called(after.value) in _TOGETHER
            if not _quiet(after) and not together:
                yield "acts swapped", [after, node]
    if isinstance(node, (ast.Assign, ast.AugAssign)):
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        if isinstance(target, (ast.Attribute, ast.Subscript)):
            constant = isinstance(node.value, (ast.Constant, ast.List, ast.Dict))
            bits = isinstance(node, ast.AugAssign) and isinstance(node.op, (ast.BitAnd, ast.BitOr))
            yield ("flag never set" if constant or bits else "change left out"), []
    if isinstance(node, (ast.Break, ast.Continue)):
        yield "check left out", []


def _game_word(tree: ast.FunctionDef, place: Place) -> str:
    """How the game is called inside a function, if it is at hand."""
    names = [argument.arg for argument in tree.args.args]
    if place.owner == "Game":
        return "self"
    return "game" if "game" in names else ""


def breaks(place: Place) -> list[Break]:
    """Every mutant of a function."""
    tree = place.node
    game = _game_word(tree, place)
    found: list[Break] = []
    twins: dict[tuple[str, str, str], int] = {}

    def add(kind: str, line: int, before: str, after: str, old: object, new: _New) -> None:
        if before == after:
            return
        twin = twins.get((kind, before, after), 0)
        twins[kind, before, after] = twin + 1
        found.append(Break(place, kind, line, before, after, old, new, twin))

    for node, body, at in _statements(tree.body):
        before = _head(node)
        for kind, instead in _statement(node, body, at):
            width = 2 if kind == "acts swapped" else 1
            text = " ; ".join(_head(one) for one in instead[:2]) or "nothing"
            if kind == "check left out" and instead:
                text = "always"
            shown = f"{before} ; {_head(body[at + 1])}" if width == 2 else before
            new_body = [*body[:at], *instead, *body[at + width :]] or [ast.Pass()]
            add(kind, node.lineno, shown, text, body, new_body)
        for one in _expressions(node):
            for kind, other in _expression(one, game):
                if kind == "off by one" and _mark(node):
                    continue
                if kind == "other end" and _single(ast.unparse(one)):
                    continue
                if kind == "other end" and place.group in _FOR_TWO:
                    if "opponents(" in before or "[LEADER]" in ast.unparse(one):
                        continue  # there is one of them
                line = getattr(one, "lineno", node.lineno)
                changed = _again(node, one, other)
                assert isinstance(changed, ast.stmt)
                add(kind, line, before, _head(changed), one, other)
    return found


def _single(text: str) -> bool:
    """Whether this is the one zone that a word stands for, in every game that has the word; a place
    that cards are told to go to is one."""
    if re.search(r"words\[(node|other|statement)\.to\]\[(?:0|-1)\]$", text):
        return True
    found = re.search(r"words\['(\w+)'\]\[(?:0|-1)\]$", text)
    if found is None:
        return False
    books = [room(name).EDITIONS[room(name).DEFAULT] for name in GAMES]
    return all(len(rules.zone_words.get(found[1], ())) <= 1 for rules in books)


def _again(node: ast.AST, old: object, new: _New) -> ast.AST:
    """A copy of a tree in which something else stands for one node, or one list of statements."""
    if node is old:
        assert isinstance(new, ast.AST)
        return copy.deepcopy(new)
    made = copy.copy(node)
    for name, value in ast.iter_fields(node):
        if isinstance(value, ast.AST):
            setattr(made, name, _again(value, old, new))
        elif isinstance(value, list):
            items = value
            if value is old:
                assert isinstance(new, list)
                items = new
            fresh = [_again(one, old, new) if isinstance(one, ast.AST) else one for one in items]
            setattr(made, name, fresh)
    return made
