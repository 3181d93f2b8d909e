"""Checking as a script goes: what was said, what is asked, how things stand."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

Printed = dict[str, Any]

# Lists whose order says nothing.
_ANY_ORDER: Final = frozenset({"meets", "told", "options", "winners"})
_WORDS: Final = {True: ("true", "yes", "on"), False: ("false", "no", "off")}


class Differs(Exception):
    """The first expectation that is not met, and the value found instead."""

    def __init__(self, key: str, wanted: Any, found: Any) -> None:
        super().__init__(key)
        self.key = key
        self.wanted = wanted
        self.found = found


def compare(expect: Mapping[str, Any], last: Printed, state: dict[str, Any]) -> None:
    """Raise Differs at the first expectation that the last line or the state does not meet."""
    for key, wanted in expect.items():
        match key:
            case "said" | "noted" | "shown":
                _each_found(key, wanted or [], last.get(key, []))
            case "not-said":
                _none_found(wanted or [], last.get("said", []))
            case "error":
                if last.get("error") != wanted:
                    raise Differs(key, wanted, last.get("error"))
            case "asks":
                _check(key, wanted, state["question"])
            case _:
                _check(key, wanted, _with_people(state))


def _with_people(view: dict[str, Any]) -> dict[str, Any]:
    """`state: {theseus: …}` speaks of a captive, `{ann: …}` of a player."""
    people: dict[str, Any] = view["captives"] if "captives" in view else view["players"]
    return view | people


def _each_found(key: str, wanted: Sequence[Any], found: Sequence[Any]) -> None:
    for one in wanted:
        if not any(matches(one, fact) for fact in found):
            raise Differs(key, one, list(found))


def _none_found(barred: Sequence[Any], found: Sequence[Any]) -> None:
    for one in barred:
        if any(matches(one, fact) for fact in found):
            raise Differs("not-said", one, list(found))


def _check(key: str, wanted: Any, found: Any) -> None:
    if isinstance(wanted, Mapping) and isinstance(found, Mapping):
        for name, value in wanted.items():
            if not matches(value, found.get(name), name):
                raise Differs(f"{key}.{name}", value, found.get(name))
    elif not matches(wanted, found):
        raise Differs(key, wanted, found)


def matches(wanted: Any, found: Any, name: str = "") -> bool:
    """Each given key must match; a file's words stand for numbers and truths as well."""
    match wanted:
        case Mapping():
            return isinstance(found, Mapping) and all(
                matches(value, found.get(key), key) for key, value in wanted.items()
            )
        case list():
            return isinstance(found, Sequence) and _lists_match(wanted, list(found), name)
        case None:
            return found is None
        case _ if isinstance(found, bool):
            return str(wanted).lower() in _WORDS[found]
        case _ if isinstance(found, int):  # a gain may be written with its sign
            return str(wanted).removeprefix("+") == str(found)
        case _:
            return found is not None and str(wanted) == str(found)


def _lists_match(wanted: list[Any], found: list[Any], name: str) -> bool:
    if len(wanted) != len(found):
        return False
    if name not in _ANY_ORDER:
        return all(matches(one, other) for one, other in zip(wanted, found, strict=True))
    left = list(found)
    for one in wanted:
        match_at = next((i for i, other in enumerate(left) if matches(one, other)), None)
        if match_at is None:
            return False
        del left[match_at]
    return True
