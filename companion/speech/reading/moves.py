"""Tags by which a move can be said, in any order, and the words they make (L5.1, L5.2, L14.6)."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from companion.games.island.terms import DIRECTIONS

Tags = frozenset[str]


class Moves(NamedTuple):
    """`odd`: no word at all is refused as illegal; of several none is chosen.

    `aimless`: of all directions none is chosen either.
    """

    plain: dict[Tags, str]
    odd: dict[Tags, tuple[str, ...]]
    aimless: dict[Tags, tuple[str, ...]]


# Steps of one space; landing on the second; on the third.
_NEXT: Final = (
    (), ("1",), ("space",), ("1-space",), ("1-space", "space"),
    ("next",), ("next", "space"), ("next", "1-space"),
)  # fmt: skip
_SECOND: Final = (("one-over",), ("one-over", "jump"), ("one-over", "space"), ("2nd-space",))
_THIRD: Final = (
    ("two-over",), ("two-over", "jump"), ("two-over", "space"), ("3rd-space",),
    ("3",), ("3", "space"),
)  # fmt: skip
# "Two spaces east" may mean two steps, or the space after next, or two spaces between.
_TWO: Final = (("2",), ("2-space",))
_MANNERS: Final = (((), ""), (("unsafe",), ""), (("safe",), " safe"))


def _bags(words: tuple[tuple[str, ...], ...], direction: str, *more: str) -> Iterator[Tags]:
    for spoken in words:
        for going in ((), ("go",)):
            yield frozenset((direction, *spoken, *going, *more))


def _prices(energy: int) -> Iterator[tuple[str, ...]]:
    """Ways to name the energy that a move costs."""
    yield ()
    if energy:
        yield from (("lose-energy",), (f"lose-{energy}-energy",))
        for named in ("energy", f"{energy}-energy"):
            yield from ((named,), ("use", named))


def _far(schrodie: bool) -> tuple[tuple[str, ...], ...]:
    return _THIRD if schrodie else _SECOND


def _plain(direction: str, *, schrodie: bool) -> Iterator[tuple[Tags, str]]:
    over = ("over",), ("jump-over",), ("leap",), *_far(schrodie)
    for spoken, manner in _MANNERS:
        safe = int(bool(manner))
        for price in _prices(safe):
            for bag in _bags(_NEXT, direction, *spoken, *price):
                yield bag, f"move {direction}{manner}"
        # L14.6: two spaces over cost her nothing.
        for price in _prices(safe + (not schrodie)):
            for bag in _bags(over, direction, *spoken, *price):
                yield bag, f"move {direction} over{manner}"


def _aimless(*, schrodie: bool) -> Iterator[tuple[Tags, tuple[str, ...]]]:
    """A manner and no direction: "I move safely", "a space over"."""
    for spoken, manner in _MANNERS:
        for far, over in (((), ""), *((far, " over") for far in (("over",), *_far(schrodie)))):
            words = tuple(f"move {direction}{over}{manner}" for direction in DIRECTIONS)
            for going in ((), ("go",)):
                if (far or manner) and (bag := frozenset((*far, *spoken, *going))):
                    yield bag, words


def _odd(direction: str, *, schrodie: bool) -> Iterator[tuple[Tags, tuple[str, ...]]]:
    for spoken, manner in _MANNERS:
        for bag in _bags(_far(not schrodie)[:3], direction, *spoken):
            yield bag, ()
        plain, over = f"move {direction}{manner}", f"move {direction} over{manner}"
        for bag in _bags(_TWO, direction, *spoken):
            yield bag, (over, plain)
        for bag in (*_bags((("jump",),), direction, *spoken),
                    *_bags(((),), f"over {direction}", *spoken)):  # fmt: skip
            yield bag, (plain, over)


def _moves(*, schrodie: bool) -> Moves:
    return Moves(
        {bag: word for d in DIRECTIONS for bag, word in _plain(d, schrodie=schrodie)},
        {bag: words for d in DIRECTIONS for bag, words in _odd(d, schrodie=schrodie)},
        dict(_aimless(schrodie=schrodie)),
    )


# By whether the speaker plays Schrodie's board.
MOVES: Final = {schrodie: _moves(schrodie=schrodie) for schrodie in (False, True)}
