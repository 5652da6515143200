"""Write docs/API.md: what `tefuda` offers to programs, from its docstrings, after examples."""

from __future__ import annotations

import inspect
import re
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import tefuda

PAGE = Path(__file__).resolve().parents[1] / "docs" / "API.md"

HEAD = """\
# The API

`pip install tefuda`, then everything below is imported from `tefuda` itself. The examples are
executed by the tests; the reference is written by `scripts/api.py` from the docstrings.

## Play a game

```python
from tefuda import Match

match = Match.start("red-rush", "blue-empty-scroll", seed=7)
while not match.over:
    match.choose(match.options[0])
print(match.winners, match.result.reason, match.result.clause)
```

The same decks and seed give the same game. Decks are names of house decks, files, lists, links, or
`Deck`s; imported cards (`tefuda cards import`) are found by themselves.

## See what a seat may see

```python
from tefuda import Match

match = Match.start("midnight-radio", "cape-lighthouse", seed=1)
view = match.view(0)
mine = view.seats[0].zones["hand"]
theirs = view.seats[1].zones["hand"]
assert all(card.name for card in mine) and not any(card.name for card in theirs)
print(mine[0].name, mine[0].cost)
```

A view is built from what the seat may know; a hidden card is a place and nothing more. Values go by
their names in the game: `card.power`, `card.cost`, `card.atk`.

## Follow what happens

```python
from tefuda import SPECTATOR, Match

match = Match.start("red-rush", "blue-empty-scroll", seed=7)
told = 0
while not match.over:
    match.choose(match.options[-1])
    for event in match.events(SPECTATOR, since=told):
        if event.kind == "fight":
            print(event.clause, event.handle, "against", event.other, event.parts)
    told = match.happened
```

Events are numbered, and masked for the seat that reads them. `clause` is the clause of the
comprehensive rules that made it happen.

## Go back, try, go on

```python
import pickle

from tefuda import Match

match = Match.start("red-rush", "blue-empty-scroll", seed=7)
for _ in range(20):
    match.choose(match.options[0])
other = match.clone()
other.undo(3)
guess = match.sample(0, seed=1)  # what seat 0 cannot know is dealt anew
assert guess.view(0) == match.view(0)
assert pickle.loads(pickle.dumps(match)).record() == match.record()
again = Match.from_record(match.record())
assert again.options == match.options
```

## Reference
"""


def page() -> str:
    parts = [HEAD]
    for name in tefuda.__all__:
        thing: Any = getattr(tefuda, name)
        if isinstance(thing, type):
            parts.append(_class(name, thing))
        elif isinstance(thing, int):
            parts.append(f"\n### `{name}` = {thing}\n")
    return "".join(parts)


def _class(name: str, cls: type) -> str:
    lines = [f"\n### `{name}`\n", f"\n{inspect.getdoc(cls) or ''}\n"]
    told = _fields(cls)
    if told:
        lines.append("\n" + "\n".join(f"- `{field}`: `{kind}`" for field, kind in told) + "\n")
    own = {**vars(cls)}
    for method, raw in own.items():
        if method.startswith("_") or method in dict(told):
            continue
        doc = inspect.getdoc(raw)
        if isinstance(raw, property):
            lines.append(f"\n**`.{method}`** {doc}\n")
        elif callable(raw) or isinstance(raw, classmethod):
            function = raw.__func__ if isinstance(raw, classmethod) else raw
            given = inspect.signature(function)
            kept = [p for p in given.parameters.values() if p.name not in ("self", "cls")]
            shown = re.sub(r"'([^']*[\w\]])'", r"\1", str(given.replace(parameters=kept)))
            lines.append(f"\n**`.{method}{shown}`**\n\n{doc}\n")
    return "".join(lines)


def _fields(cls: Any) -> list[tuple[str, str]]:
    if is_dataclass(cls):
        return [(one.name, str(one.type)) for one in fields(cls) if not one.name.startswith("_")]
    names = getattr(cls, "_fields", ())
    kinds = inspect.get_annotations(cls)
    return [(name, getattr(kinds[name], "__forward_arg__", str(kinds[name]))) for name in names]


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
