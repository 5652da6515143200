"""Write the page's types, web/src/wire.ts, from the wire's schema, so that the two cannot drift."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tefuda.wire import VERSION, schema

PATH = Path(__file__).parents[1] / "web" / "src" / "wire.ts"
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}


def _type(part: dict[str, Any]) -> str:
    if "$ref" in part:
        return str(part["$ref"]).rpartition("/")[2]
    if "anyOf" in part:
        return " | ".join(_type(one) for one in part["anyOf"])
    if "enum" in part:
        return " | ".join(f'"{value}"' for value in part["enum"])
    kind = part.get("type")
    if kind == "null":
        return "null"
    if kind == "array":
        inner = _type(part["items"])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        values = part.get("additionalProperties")
        return f"Record<string, {_type(values) if values else 'unknown'}>"
    return _PLAIN[str(kind)]


def types() -> str:
    """The TypeScript of all messages."""
    lines = [
        "// Written by scripts/wire_types.py from `tefuda wire schema`; change the wire, not this.",
        "",
        f"export const VERSION = {VERSION};",
    ]
    for name, part in schema()["$defs"].items():
        lines.append("")
        if "properties" not in part:
            lines.append(f"export type {name} = {_type(part)};")
            continue
        if "description" in part:
            text = " ".join(str(part["description"]).split())
            lines.append(f"/** {text} */")
        lines.append(f"export interface {name} {{")
        for field, inner in part["properties"].items():
            sure = field in part.get("required", [])
            lines.append(f"  {field}{'' if sure else '?'}: {_type(inner)};")
        lines.append("}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PATH.write_text(types(), encoding="utf-8")
