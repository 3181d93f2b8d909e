"""Frozen values and cheap copies of them: `dataclass(frozen=True, slots=True)` and `replace`.

The rules have about a hundred kinds of values, and a game is made of copies. `dataclasses`
compiles six methods for each class, half a millisecond at every start; here one is compiled and
the others are shared. Its `replace` runs `__init__` again; copying through the slots' descriptors
takes a fifth of that. Two values are equal if their class and their fields are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast, dataclass_transform

Kind = TypeVar("Kind")
Source = TypeVar("Source")
Target = TypeVar("Target")


@dataclass_transform(frozen_default=True)
def frozen(kind: type[Kind]) -> type[Kind]:
    """The class with a slot for each annotated field, which can be set only when it is made."""
    # Not `inspect.get_annotations`: importing `inspect` costs more than all our classes.
    names = tuple(kind.__dict__.get("__annotations__", {}))  # noqa: RUF063
    defaults = {name: kind.__dict__[name] for name in names if name in kind.__dict__}
    rest = {
        name: value
        for name, value in kind.__dict__.items()
        if name not in (*names, "__dict__", "__weakref__")
    }
    own = {"__slots__": names, "__match_args__": names, **_SHARED}
    made: Any = type(kind.__name__, kind.__bases__, {**rest, **own})
    made.__init__ = _init_when_wanted(made, names, defaults)
    return cast(type[Kind], made)


def _init_when_wanted(
    kind: Any, names: tuple[str, ...], defaults: dict[str, Any]
) -> Callable[..., None]:
    """Compiled for the first value of its class: most starts see few of the classes."""

    def __init__(self: Any, *given: Any, **named: Any) -> None:  # noqa: N807 (it is one)
        kind.__init__ = _init(kind, names, defaults)
        kind.__init__(self, *given, **named)

    return __init__


def _init(kind: type, names: tuple[str, ...], defaults: dict[str, Any]) -> Callable[..., None]:
    scope: dict[str, Any] = {f"set_{name}": kind.__dict__[name].__set__ for name in names}
    scope |= {f"default_{name}": value for name, value in defaults.items()}
    given = [f"{name}=default_{name}" if name in defaults else name for name in names]
    lines = [f"    set_{name}(self, {name})" for name in names] or ["    pass"]
    exec("\n".join([f"def __init__({', '.join(['self', *given])}):", *lines]), scope)
    init: Callable[..., None] = scope["__init__"]
    return init


def _values(value: Any) -> tuple[Any, ...]:
    return tuple(getattr(value, name) for name in value.__slots__)


def _equal(value: Any, other: object) -> bool:
    if value is other:
        return True
    return type(value) is type(other) and _values(value) == _values(other)


def _hash(value: Any) -> int:
    return hash((type(value), _values(value)))


def _repr(value: Any) -> str:
    fields = (f"{name}={getattr(value, name)!r}" for name in value.__slots__)
    return f"{type(value).__name__}({', '.join(fields)})"


def _reduce(value: Any) -> tuple[type, tuple[Any, ...]]:
    return type(value), _values(value)


def _refuse(value: Any, name: str, _new: object = None) -> None:
    raise AttributeError(f"{type(value).__name__}.{name} is frozen")


_SHARED = {
    "__eq__": _equal, "__hash__": _hash, "__repr__": _repr, "__reduce__": _reduce,
    "__setattr__": _refuse, "__delattr__": _refuse,
}  # fmt: skip


# Copies


def copier(target: type[Target]) -> Callable[[Any], Target]:
    """A function that makes a frozen `target` of the attributes of some other value."""
    names: tuple[str, ...] = target.__match_args__  # type: ignore[attr-defined]
    scope: dict[str, Any] = {f"set_{name}": getattr(target, name).__set__ for name in names}
    scope |= {"new": object.__new__, "target": target}
    lines = [f"    set_{name}(made, old.{name})" for name in names]
    exec("\n".join(["def copy(old):", "    made = new(target)", *lines, "    return made"]), scope)
    copy: Callable[[Any], Target] = scope["copy"]
    return copy


def setters(kind: type) -> dict[str, Callable[[Any, Any], None]]:
    """How the fields of a value in the making are set; never of one that somebody else has."""
    names: tuple[str, ...] = kind.__match_args__  # type: ignore[attr-defined]
    return {name: getattr(kind, name).__set__ for name in names}


_COPIERS: dict[type, tuple[Callable[[Any], Any], dict[str, Callable[[Any, Any], None]]]] = {}


def revised(value: Source, changes: dict[str, Any]) -> Source:
    """A copy of a frozen value with some fields changed."""
    kind = type(value)
    known = _COPIERS.get(kind)
    if known is None:
        known = _COPIERS[kind] = (copier(kind), setters(kind))
    copy, set_field = known
    made: Source = copy(value)
    for name, change in changes.items():
        set_field[name](made, change)
    return made
