"""``python -m liferaft.server.types``: the protocol as TypeScript, for the client."""

import sys
from collections.abc import Iterator
from types import ModuleType, NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from liferaft.picture import scene
from liferaft.server import protocol

HEAD: Final = """\
// What goes over the wire. Made from src/liferaft/server/protocol.py by
//   python -m liferaft.server.types > web/src/protocol.ts
// Fields with a default are left out when they have it.
"""
PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}


def written() -> str:
    """The whole file."""
    parts = [HEAD, *literals(scene), *literals(protocol)]
    parts += [interface(struct) for struct in (*structs(scene), *structs(protocol))]
    for name in ("Up", "Down"):
        members = [member.__name__ for member in get_args(getattr(protocol, name))]
        parts.append(f"export type {name} =\n  | " + "\n  | ".join(members) + ";\n")
    return "\n".join(parts)


def literals(module: ModuleType) -> Iterator[str]:
    """The choices that have a name."""
    for name, kind in vars(module).items():
        if get_origin(kind) is Literal:
            yield f"export type {name} = {text(kind, named=False)};\n"


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The messages and their parts, in the order in which they are written."""
    found = [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    ]
    return [k for k in found if k.__module__ == module.__name__ and k is not protocol.Message]


def interface(struct: type[msgspec.Struct]) -> str:
    """A struct as an interface."""
    hints = get_type_hints(struct)
    lines = [f"/** {(struct.__doc__ or '').splitlines()[0]} */"]
    lines.append(f"export interface {struct.__name__} {{")
    if tag := struct.__struct_config__.tag:
        lines.append(f'  type: "{tag}";')
    for field in msgspec.structs.fields(struct):
        optional = "" if field.required or not struct.__struct_config__.omit_defaults else "?"
        lines.append(f"  {field.encode_name}{optional}: {text(hints[field.name])};")
    return "\n".join([*lines, "}\n"])


def text(kind: Any, named: bool = True) -> str:
    """A type as TypeScript writes it."""
    for module in (scene, protocol):
        for name, value in vars(module).items():
            if named and get_origin(value) is Literal and value == kind:
                return name
    origin, inside = get_origin(kind), get_args(kind)
    if kind in PLAIN:
        return PLAIN[kind]
    if origin is Literal:
        return " | ".join(f'"{choice}"' for choice in inside)
    if origin in (UnionType, Union):
        return " | ".join(text(part) for part in inside)
    if origin is list or inside[1:] == (Ellipsis,):
        inner = text(inside[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(text(part) for part in inside)}]"
    if origin is dict:
        return f"Record<string, {text(inside[1])}>"
    return "unknown" if kind is Any else str(kind.__name__)


if __name__ == "__main__":
    sys.stdout.write(written())
