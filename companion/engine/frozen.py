"""Frozen values and cheap copies of them: `dataclass(frozen=True, slots=True)` and `replace`.

The rules have about a hundred kinds of values, and a game is made of copies. `dataclasses`
compiles six methods as it makes a class, 60 ms of each start; here a class takes a tenth of that
or less. `__init__`, `==` and `hash` are compiled when they are first called, the rest is shared.
`replace` runs `__init__` again; a copy takes a tenth of that. Two values are equal if their class
and their fields are.
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
    made: Any = type(kind.__name__, kind.__bases__, {"__repr__": _repr, **rest, **own})
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


def _equal(value: Any, other: object) -> bool:
    """Compiled for the first comparison of its class."""
    _compile_comparison(_frozen_class(value))
    return bool(value == other)


def _hash(value: Any) -> int:
    """Compiled with `==`."""
    _compile_comparison(_frozen_class(value))
    return hash(value)


def _compile_comparison(kind: Any) -> None:
    """Fields as tuples: what two values share is compared by identity first."""
    scope: dict[str, Any] = {"kind": kind}
    one, other = ("".join(f"{value}.{name}, " for name in kind.__slots__) for value in ("a", "b"))
    code = f"""
def __eq__(a, b):
    if a is b:
        return True
    return a.__class__ is b.__class__ and ({one}) == ({other})
def __hash__(a):
    return hash((kind, {one}))
"""
    exec(code, scope)
    kind.__eq__, kind.__hash__ = scope["__eq__"], scope["__hash__"]


def _frozen_class(value: Any) -> Any:
    """A class that only inherits from a frozen one has no fields of its own."""
    return next(kind for kind in type(value).__mro__ if "__match_args__" in kind.__dict__)


def fields(value: Any) -> dict[str, Any]:
    """The fields of a frozen value by their names."""
    return {name: getattr(value, name) for name in value.__slots__}


def _values(value: Any) -> tuple[Any, ...]:
    return tuple(getattr(value, name) for name in value.__slots__)


def _repr(value: Any) -> str:
    fields = (f"{name}={getattr(value, name)!r}" for name in value.__slots__)
    return f"{type(value).__name__}({', '.join(fields)})"


def _reduce(value: Any) -> tuple[type, tuple[Any, ...]]:
    return type(value), _values(value)


def _refuse(value: Any, name: str, _new: object = None) -> None:
    raise AttributeError(f"{type(value).__name__}.{name} is frozen")


_SHARED = {
    "__eq__": _equal, "__hash__": _hash, "__reduce__": _reduce,
    "__setattr__": _refuse, "__delattr__": _refuse,
}  # fmt: skip


# Copies


def copier(target: type[Target]) -> Callable[[Any], Target]:
    """A function that makes a frozen `target` of the attributes of some other value.

    The copy is filled while its class is one that can be set, which takes a third of the time that
    the descriptors of a frozen one take.
    """
    names: tuple[str, ...] = target.__match_args__  # type: ignore[attr-defined]
    scope: dict[str, Any] = {"new": object.__new__, "target": target}
    scope["open_target"] = type(target.__name__, target.__bases__, {"__slots__": names})
    lines = [f"    made.{name} = old.{name}" for name in names]
    code = ["def copy(old):", "    made = new(open_target)", *lines, "    made.__class__ = target"]
    exec("\n".join([*code, "    return made"]), scope)
    copy: Callable[[Any], Target] = scope["copy"]
    return copy


def setters(kind: type) -> dict[str, Callable[[Any, Any], None]]:
    """A setter for each field, for a value in the making; never for one that somebody else has."""
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
