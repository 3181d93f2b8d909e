"""Copies of frozen values, cheaply: the same meaning as `dataclasses.replace`.

`dataclasses.replace` runs `__init__` again; copying through the slots' descriptors takes a
fifth of that, and a whole game is made of such copies.
"""

from collections.abc import Callable
from dataclasses import fields
from typing import TYPE_CHECKING, Any, TypeVar

__all__ = ["copier", "evolve", "revised"]

Source = TypeVar("Source")
Target = TypeVar("Target")


def copier(source: type[Source], target: type[Target]) -> Callable[[Source], Target]:
    """A function that makes a `target` with the fields of a `source` of the same names."""
    names = [field.name for field in fields(target)]  # type: ignore[arg-type]
    scope: dict[str, Any] = {f"set_{name}": getattr(target, name).__set__ for name in names}
    scope |= {"new": object.__new__, "target": target}
    lines = [f"    set_{name}(made, old.{name})" for name in names]
    body = "\n".join(["def copy(old):", "    made = new(target)", *lines, "    return made"])
    exec(body, scope)
    made: Callable[[Source], Target] = scope["copy"]
    return made


if TYPE_CHECKING:
    from dataclasses import replace as evolve
else:

    def evolve(value, /, **changes):
        """A copy of a frozen value with some fields changed."""
        return revised(value, changes)


_Setters = dict[str, Callable[[Any, Any], None]]
_KNOWN: dict[type, tuple[Callable[[Any], Any], _Setters]] = {}


def revised(value: Source, changes: dict[str, Any]) -> Source:
    """The same, with the changes by field."""
    kind = type(value)
    known = _KNOWN.get(kind)
    if known is None:
        setters = {field.name: getattr(kind, field.name).__set__ for field in fields(kind)}  # type: ignore[arg-type]
        known = _KNOWN[kind] = (copier(kind, kind), setters)
    copy, setters = known
    made: Source = copy(value)
    for name, change in changes.items():
        setters[name](made, change)
    return made
