"""The pages of "Check your box" (box-data.md): their values, choices, and what is assumed.

A page is a board, by its character, the power tokens, or one of the other sections of box data.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, permutations
from typing import Any, Final, Literal

from companion.engine.checks import place_name
from companion.engine.frozen import frozen
from companion.games.island.box.box import GAINS, Box, Gain
from companion.games.island.box.file import plain_values, read_owned
from companion.games.island.terms import BONUSES, CHARACTERS, DIRECTIONS, EXTRAS, TOKENS

BoxTree = Mapping[str, Any]
DetailPath = tuple[str, ...]

NUMBERS: Final = ("health", "energy", "restore")
GIVEN: Final[tuple[str, ...]] = Gain.__match_args__
_OFFERED: Final = range(1, 10)  # a board with more is told in the file itself


def _arrow_groups() -> Iterator[list[str]]:
    """L1.8: the six sides in two groups of three, the one with NW first."""
    for others in combinations(DIRECTIONS[1:], 2):
        one = (DIRECTIONS[0], *others)
        yield ["-".join(one), "-".join(side for side in DIRECTIONS if side not in one)]


ARROWS: Final = tuple(_arrow_groups())
PALMS: Final = (["3", "2", "2"], ["2", "3", "2"], ["2", "2", "3"])
EXTRA_ORDERS: Final = tuple(list(order) for order in permutations(EXTRAS))

# one: a value among the choices. several: any of them. own: entered in a way of its own.
HowEntered = Literal["one", "several", "own"]


@frozen
class BoxDetail:
    """`value`: what is in force, as an owner's file gives it. `choices`: what it can be."""

    place: DetailPath
    value: Any
    assumed: bool
    how: HowEntered = "own"
    choices: tuple[Any, ...] = ()


@frozen
class Checked:
    """The app's box data with the owner's over it. `plain`: the values in force."""

    owner: BoxTree
    plain: BoxTree
    box: Box


def checked(shipped: BoxTree, owner: BoxTree) -> Checked:
    """BadBox where the two are no box."""
    box = read_owned(shipped, owner)
    return Checked(owner, plain_values(shipped, owner), box)


# Looking


def entries(now: Checked, page: str) -> tuple[BoxDetail, ...]:
    return tuple(_entry(now, place) for place in places(page))


def places(page: str) -> tuple[DetailPath, ...]:
    """The entries of a page; a token by itself is a page, too."""
    if page in CHARACTERS:
        board = ("boards", page)
        numbers = tuple((*board, number) for number in (*NUMBERS, "half-sun"))
        return (*numbers, *((*board, "bonuses", bonus) for bonus in BONUSES[page]))
    if page in TOKENS:
        return (("tokens", page),)
    match page:
        case "tokens":
            return tuple(("tokens", word) for word in TOKENS)
        case "gains":
            return tuple(("gains", name) for name in GAINS)
        case _:
            return ((page,),)


def to_look_at(box: Box, page: str) -> tuple[DetailPath, ...]:
    """The entries of a page that nobody has looked at yet."""
    return tuple(place for place in places(page) if place_name(place) in box.assumed)


def _entry(now: Checked, place: DetailPath) -> BoxDetail:
    value, assumed = value_at(now.plain, place), place_name(place) in now.box.assumed
    match place:
        case ("boards", "granddead", "health"):  # L14.1
            return BoxDetail(place, value, assumed)
        case ("boards", _, "health" | "energy" | "restore"):
            numbers = {*map(str, _OFFERED), value}
            return BoxDetail(place, value, assumed, "one", tuple(sorted(numbers, key=int)))
        case ("boards", who, "half-sun"):
            return BoxDetail(place, value, assumed, "several", BONUSES[who])
        case ("arrows",):
            return BoxDetail(place, _in_order(value), assumed, "one", ARROWS)
        case ("palms",):
            return BoxDetail(place, value, assumed, "one", _with(PALMS, value))
        case ("extras",):
            return BoxDetail(place, value, assumed, "one", EXTRA_ORDERS)
        case _:
            return BoxDetail(place, value, assumed)


def value_at(tree: Any, place: DetailPath) -> Any:
    for key in place:
        tree = tree.get(key) if isinstance(tree, Mapping) else None
    return tree


def _with(choices: tuple[Any, ...], value: Any) -> tuple[Any, ...]:
    return choices if value in choices else (*choices, value)


def _in_order(groups: Sequence[str]) -> list[str]:
    """The same two groups as `ARROWS` writes them."""
    sets = {frozenset(group.split("-")) for group in groups}
    return next(both for both in ARROWS if {frozenset(one.split("-")) for one in both} == sets)


# Changing: each gives the owner's whole tree, which is read before it is in force


def told(owner: BoxTree, place: DetailPath, value: Any) -> dict[str, Any]:
    """With this entry; what else the owner has told stays. Nothing behind a key tells nothing."""
    key, *rest = place
    if not rest:
        return {**owner, key: value}
    below = owner.get(key)
    return {**owner, key: told(below if isinstance(below, Mapping) else {}, tuple(rest), value)}


def confirmed(now: Checked, page: str) -> dict[str, Any]:
    """All that is assumed on a page has been looked at, and is so."""
    tree = dict(now.owner)
    for place in to_look_at(now.box, page):
        tree = told(tree, place, value_at(now.plain, place))
    return tree


def turned_on_or_off(words: Sequence[str], word: str, order: Sequence[str]) -> list[str]:
    """A tick set or taken away."""
    chosen = {*words} ^ {word}
    return [one for one in order if one in chosen]


def picked_knot(knots: Sequence[str], at: int, kind: str) -> list[str]:
    """L1.8: three different ones; the one that was of this kind becomes what this one was."""
    swapped = {kind: knots[at], knots[at]: kind}
    return [swapped.get(one, one) if kind in knots or n == at else one
            for n, one in enumerate(knots)]  # fmt: skip


def with_gain(now: Checked, name: str, what: str, number: int) -> dict[str, Any]:
    """All three numbers are told: one that is left out would stay as the app has it."""
    gain = now.box.gains[name]
    numbers = {one: str(getattr(gain, one)) for one in GIVEN}
    return told(now.owner, ("gains", name), {**numbers, what: str(number)})
