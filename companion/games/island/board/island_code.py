"""Island codes: any legal island with its knots, and nothing else, in 25 letters.

All islands are numbered: the lakes (250,476 ways to lay them), then the order of the other 28
spaces, then the arrows of the three knots (15 patterns each). That makes 2.2 × 10³⁴ islands, or
114.1 bits. The alphabet has 29 letters, so the number takes 24 of them, and the first of these is
less than six: a later version of the code begins with a later letter.

The 25th letter is a check. 29 is a prime, and every letter counts with a weight of its own, so
any one wrong letter and any two letters swapped, neighbours or not, give another sum.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import accumulate
from math import factorial, prod
from typing import Final, Literal

from companion.games.island.board.generate import lake_places
from companion.games.island.board.hexes import HEXES
from companion.games.island.board.knots import PATTERNS
from companion.games.island.board.layout import SPACES, Island, Pattern, lay_out
from companion.games.island.terms import LAKES, Hex, Lake

# No 0, O, 1, I or L, which look alike; S and Z are taken for 5 and 2.
ALPHABET: Final = "ABCDEFGHJKMNPQRTUVWXY23456789"
LENGTH: Final = 25
_GROUP: Final = 5
_BASE: Final = len(ALPHABET)
# The first letters of this version of the code are A to F.
_FIRST: Final = 6

# Letters that a hand writes or a Russian keyboard types for those of the alphabet.
_READ_AS: Final = {letter: letter for letter in ALPHABET} | dict(
    zip("SZАВЕКМНРСТУХЗ", "52ABEKMHPCTYX3", strict=True)
)
# Dashes of every kind, full stops, and signs that cannot be seen.
_IGNORED: Final = frozenset("-‐‑‒–—―−_.·\u200b\u200c\u200d\u2060\ufeff\u00ad")
_LONGEST: Final = 1000

BadCodeKind = Literal["empty", "unknown-letter", "too-short", "too-long", "check", "version"]


class BadCode(Exception):
    """A fault of a code: its kind, and the wrong letter or the number of letters."""

    def __init__(self, kind: BadCodeKind, letter: str = "", place: int = 0, found: int = 0) -> None:
        super().__init__(kind)
        self.kind = kind
        self.letter = letter
        self.place = place  # of the letter, from 1, without dashes and spaces
        self.found = found


def code_of(spaces: Mapping[Hex, str], knots: Mapping[Hex, Pattern]) -> str:
    """The code of a legal layout, in groups of five."""
    number = _lakes_number(spaces)
    number = number * _ORDERS + _order_number(_dry_words(spaces))
    for at in _knot_spaces(spaces):
        number = number * len(PATTERNS) + PATTERNS.index(dict(knots[at]))
    digits = _digits(number)
    letters = "".join(ALPHABET[digit] for digit in (*digits, _check(digits)))
    return "-".join(letters[at : at + _GROUP] for at in range(0, LENGTH, _GROUP))


def island_of(code: str) -> Island:
    """The island behind a code, however it is typed. Raises BadCode."""
    *digits, check = _read(code)
    if _check(digits) != check:
        raise BadCode("check")
    if digits[0] >= _FIRST:
        raise BadCode("version", letter=ALPHABET[digits[0]])
    number = 0
    for digit in digits:
        number = number * _BASE + digit
    return _island(number)


def _read(code: str) -> list[int]:
    letters = [letter for letter in code if letter not in _IGNORED and not letter.isspace()]
    if not letters:
        raise BadCode("empty")
    if len(letters) > _LONGEST:
        raise BadCode("too-long", found=len(letters))
    for place, letter in enumerate(letters, 1):
        if letter.upper() not in _READ_AS:
            raise BadCode("unknown-letter", letter, place)
    if len(letters) != LENGTH:
        raise BadCode("too-short" if len(letters) < LENGTH else "too-long", found=len(letters))
    return [ALPHABET.index(_READ_AS[letter.upper()]) for letter in letters]


def _check(digits: list[int]) -> int:
    """Weights 1 to 24; the check itself weighs 28: all different, none a multiple of 29."""
    return sum(weight * digit for weight, digit in enumerate(digits, 1)) % _BASE


def _digits(number: int) -> list[int]:
    digits = []
    for _ in range(LENGTH - 1):
        number, digit = divmod(number, _BASE)
        digits.append(digit)
    return digits[::-1]


def _island(number: int) -> Island:
    number, *turns = _knot_digits(number)
    lakes_number, order = divmod(number, _ORDERS)
    if lakes_number >= _before()[-1]:
        raise BadCode("check")  # only with several wrong letters: no island has this number
    spaces: dict[Hex, str] = {}
    for lake, place in zip(LAKES, _lakes(lakes_number), strict=True):
        spaces |= dict.fromkeys(lake_places()[lake][place], lake)
    dry = [at for at in HEXES if at not in spaces]
    spaces |= dict(zip(dry, _order(order), strict=True))
    knots = [PATTERNS[turn] for turn in turns]
    return lay_out(
        {at: spaces[at] for at in HEXES}, dict(zip(_knot_spaces(spaces), knots, strict=True))
    )


def _knot_spaces(spaces: Mapping[Hex, str]) -> list[Hex]:
    return [at for at in HEXES if spaces[at] == "knot"]


def _knot_digits(number: int) -> list[int]:
    turns = []
    for _ in range(SPACES["knot"]):
        number, turn = divmod(number, len(PATTERNS))
        turns.append(turn)
    return [number, *reversed(turns)]


# The lakes: by the straight one, then the triangle, then the bend.


@cache
def _cells(lake: Lake) -> list[frozenset[Hex]]:
    return [frozenset(cells) for cells in lake_places()[lake]]


@cache
def _bends_on() -> dict[Hex, int]:
    """A bit, for each space, for every place of the bend that covers it."""
    return {
        at: sum(1 << place for place, cells in enumerate(_cells("bend")) if at in cells)
        for at in HEXES
    }


def _free_bends(cells: frozenset[Hex]) -> int:
    """A bit for every place of the bend that covers none of these spaces."""
    taken, bends_on = 0, _bends_on()
    for at in cells:
        taken |= bends_on[at]
    return ~taken & ((1 << len(_cells("bend"))) - 1)


def _triangles(straight: frozenset[Hex]) -> list[tuple[int, int]]:
    """Each place of the triangle beside the straight lake, with the bends free beside both."""
    return [
        (place, _free_bends(straight | cells))
        for place, cells in enumerate(_cells("triangle"))
        if straight.isdisjoint(cells)
    ]


@cache
def _before() -> list[int]:
    """The number of triples before those of each place of the straight lake; at last, all."""
    each = [
        sum(bends.bit_count() for _, bends in _triangles(cells)) for cells in _cells("straight")
    ]
    return [0, *accumulate(each)]


def _lakes_number(spaces: Mapping[Hex, str]) -> int:
    straight, triangle, bend = (
        _cells(lake).index(frozenset(at for at in HEXES if spaces[at] == lake)) for lake in LAKES
    )
    number = _before()[straight]
    for place, bends in _triangles(_cells("straight")[straight]):
        if place == triangle:
            return number + (bends & ((1 << bend) - 1)).bit_count()
        number += bends.bit_count()
    raise AssertionError("lakes that overlap")


def _lakes(number: int) -> tuple[int, int, int]:
    straight = next(place for place, before in enumerate(_before()[1:]) if number < before)
    number -= _before()[straight]
    for triangle, bends in _triangles(_cells("straight")[straight]):
        if number < bends.bit_count():
            return straight, triangle, _nth_bit(bends, number)
        number -= bends.bit_count()
    raise AssertionError("a number past the last")


def _nth_bit(bits: int, number: int) -> int:
    for _ in range(number):
        bits &= bits - 1
    return (bits & -bits).bit_length() - 1


# The other spaces: in the order of the law (L1.3), as a dictionary would sort them.

_DRY: Final = {word: count for word, count in SPACES.items() if word not in LAKES}


def _orders(left: Mapping[str, int]) -> int:
    """The number of orders in which so many of each kind can stand."""
    return factorial(sum(left.values())) // prod(factorial(count) for count in left.values())


_ORDERS: Final = _orders(_DRY)


def _dry_words(spaces: Mapping[Hex, str]) -> list[str]:
    return [spaces[at] for at in HEXES if spaces[at] not in LAKES]


def _order_number(words: list[str]) -> int:
    left, ways, number = dict(_DRY), _ORDERS, 0
    for word in words:
        total = sum(left.values())
        before = sum(count for kind, count in _until(left, word))
        number += ways * before // total
        ways = ways * left[word] // total
        left[word] -= 1
    return number


def _until(left: Mapping[str, int], word: str) -> list[tuple[str, int]]:
    kinds = list(left.items())
    return kinds[: [kind for kind, _ in kinds].index(word)]


def _order(number: int) -> list[str]:
    left, ways, words = dict(_DRY), _ORDERS, []
    while total := sum(left.values()):
        word, before = _word_at(number * total // ways, left)
        number -= ways * before // total
        ways = ways * left[word] // total
        left[word] -= 1
        words.append(word)
    return words


def _word_at(place: int, left: Mapping[str, int]) -> tuple[str, int]:
    """The word at a place when all that are left stand in a row, and how many other ones before."""
    before = 0
    for word, count in left.items():
        if place < before + count:
            return word, before
        before += count
    raise AssertionError("a number past the last")
