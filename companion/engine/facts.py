"""Facts by their keys, as a table script and a journal write them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def keys(fact: object) -> dict[str, Any]:
    """The fields of a fact in order; what has no value is left out.

    A field that Python keeps for itself ends in an underscore (`from_`), which falls away. The
    entries of a mapping stand among the fields.
    """
    found: dict[str, Any] = {}
    for name in fact.__slots__:  # type: ignore[attr-defined]
        value = getattr(fact, name)
        if isinstance(value, str | int):
            found[name.rstrip("_")] = value
        elif isinstance(value, Mapping):
            found |= value
        elif value is not None:
            found[name.rstrip("_")] = _plain(value)
    return found


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    return keys(value) if hasattr(value, "__match_args__") else value
