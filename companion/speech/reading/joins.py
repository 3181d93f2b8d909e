"""Words that mean one thing together: "north" and "west", "a space" and "over", "not" and "safe".

`joined` is on the way of every phrase, so it looks at each tag once.
"""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Final

from companion.games.island.terms import DIRECTIONS, FRUITS, PARTS, TOKENS

# Every direction and every part of the ocean.
COMPASS: Final = frozenset((*DIRECTIONS, *PARTS))

# Left out of what is joined.
_PASSED: Final = frozenset(("a", "and", "but", "to", "is", "may"))
# What is said by these holds for the whole phrase.
NOTED: Final = frozenset(("is", "may"))
# What joins with the next direction, but not if that has a "to" of its own: "north, to the east".
_HALVES: Final = frozenset(f"{before}{side}" for before in ("", "at ", "over ") for side in "NS")


def _compass() -> Iterator[tuple[str, str, str]]:
    for side, across in product("NS", "EW"):
        yield side, across, side + across
        yield side, f"at {across}", f"at {side}{across}"
        yield f"at {side}", f"at {across}", f"at {side}{across}"
        yield f"over {side}", across, f"over {side}{across}"
    for direction in COMPASS:
        # "Move over to the east" may be one space or two: not the same as "east, a space over".
        yield "over", direction, f"over {direction}"
        yield "straight", direction, direction
        yield "1st", direction, direction


def _distances() -> Iterator[tuple[str, str, str]]:
    for number in "12":
        yield number, "space", f"{number}-space"
        yield number, "go", f"{number}-space"  # one step
        yield "up", number, number  # up to two
        yield from ((number, had, f"{number}-{had}") for had in ("energy", "health"))
    yield from (("lose", had, f"lose-{had}") for had in ("1-energy", "2-energy", "1-health"))
    yield from (("lose", had, f"lose-{had}") for had in ("energy", "health"))
    for word, number in (("space", "one"), ("1", "one"), ("1-space", "one"),
                         ("2", "two"), ("2-space", "two")):  # fmt: skip
        yield word, "over", f"{number}-over"
        # «Ход через клетку», and "my turn is over".
        for before in ("over", "skip", "leap", "through", "turn-over"):
            yield before, word, f"{number}-over"
    yield from ((over, "space", over) for over in ("one-over", "two-over"))
    yield from ((over, "action", "skip-action") for over in ("one-over", "two-over"))
    yield "one-over", "1", "one-over"  # «на восточную клетку через одну»
    for verb in ("leap", "jump"):
        yield verb, "over", "jump-over"  # "I jump over to the east"
        yield verb, "one-over", "one-over"
        yield verb, "two-over", "two-over"
    for number, word in (("1", "one"), ("1-space", "one"), ("space", "one"), ("2", "two"),
                         ("2-space", "two")):  # fmt: skip
        yield "jump-over", number, f"{word}-over"
    yield "over", "box", "one-over"
    yield "1st", "space", "1-space"
    yield from (("next", "but", "next-but"), ("next-but", "1", "one-over"))
    yield "next-but", "2", "two-over"
    yield from ((order, "space", f"{order}-space") for order in ("2nd", "3rd"))
    yield "1", "action", "1-action"
    for had in ("energy", "health"):
        yield from ((had, number, f"{number}-{had}") for number in "12")  # heal two


def _ornaments() -> Iterator[tuple[str, str, str]]:
    for order in ("1st", "2nd", "3rd"):
        yield order, "1", order  # the second one
        yield order, "turn", "turn"
        yield order, "action", "nth-action"
        yield order, "go", "go"
    for place in ("thing", "lake", "camp", "camp-a", "camp-b", "space"):
        yield "from", place, "turn"
    for word in ("from", "от"):
        yield from ((word, fruit, fruit) for fruit in FRUITS)  # the bonus from the banana
    yield "straight", "line", "turn"


def _refusals() -> Iterator[tuple[str, str, str]]:
    for no in ("not", "without"):
        yield no, "safe", "unsafe"
        yield from ((no, what, "inactive") for what in ("activate", "activation", "through"))
        yield from ((no, what, "unused") for what in ("use", "take", "cross", "bonus", "ability"))
        yield from ((no, what, "unmoved") for what in ("go", "push"))
    yield "not", "no", "not-no"  # "I wouldn't say no"
    yield "not", "do-it", "not-do-it"
    yield "without", "cost", "free"
    yield "without", "опасно", "safe"  # a recogniser may cut «безопасно» so
    yield "no", "activation", "inactive"
    yield "none", "not", "none"
    yield "ни", "1", "none"


def _names() -> Iterator[tuple[str, str, str]]:
    yield "grand", "dad", "granddead"
    yield "straw", "berry", "strawberry"
    yield "camp", "a", "camp-a"
    yield from ((named, "1", named) for named in (*FRUITS, *TOKENS))  # the orange one
    yield from (("camp", heard, "camp-b") for heard in ("b", "be"))


def _exceptions() -> Iterator[tuple[str, str, str]]:
    for every in ("all", "все", "each"):
        yield from ((every, but, "all-but") for but in ("but", "except"))


def _endings() -> Iterator[tuple[str, str, str]]:
    yield from ((verb, "turn", "end-turn") for verb in ("end", "pass", "skip", "lose", "next"))
    yield from (("next", "player", "end-turn"), ("turn", "over", "turn-over"))
    yield "end", "go", "end"
    for undo in ("undo", "cancel", "give-back"):
        yield from ((undo, what, "undo") for what in ("turn", "last", "nth-action"))
        yield undo, "go", "undo-go"  # the last move; or the travel that is asked about
        yield undo, "undone", "redo"
    yield from (("repeat", what, "redo") for what in ("turn", "undone", "undo"))
    yield from (("last", "turn", "turn"), ("last", "action", "nth-action"))
    yield from (("take", "back", "undo"), ("go", "ahead", "go-ahead"), ("over", "thing", "through"))
    yield "undo-go", "undone", "redo"
    yield "stay", "where", "stay"  # "I stay where I am"
    yield from (("по", "1", "each"), ("1", "each", "each"))


def _by_first() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    sources = (
        _compass(),
        _distances(),
        _ornaments(),
        _refusals(),
        _names(),
        _exceptions(),
        _endings(),
    )
    for source in sources:
        for first, second, both in source:
            found.setdefault(first, {})[second] = both
    return found


JOINS: Final = _by_first()


def joined(tags: Iterable[str]) -> list[str]:
    """The tags with their pairs joined; `is` and `may` come last, wherever they were said."""
    found: list[str] = []
    noted: list[str] = []
    last = ""
    for tag in tags:
        if last in JOINS and tag in JOINS[last]:
            found[-1] = JOINS[last][tag]
            last = _joined_again(found)
        elif tag in _PASSED:
            if tag == "and" or (tag == "to" and last in _HALVES):
                last = ""
            elif tag in NOTED:
                noted.append(tag)
        else:
            found.append(tag)
            last = tag
    return found + noted if noted else found


def _joined_again(found: list[str]) -> str:
    """Joins the last tag with the one before it, as long as they join: over + one space."""
    while len(found) > 1 and (both := JOINS.get(found[-2], {}).get(found[-1])) is not None:
        found[-2:] = [both]
    return found[-1]
