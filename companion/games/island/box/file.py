"""The box data of the app with the owner's own over it (box-data.md), checked and made a Box.

In the app's own file each entry stands as `{value: …, source: …}`; the owner gives plain values.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final, cast

from companion.engine.checks import Checks, KeyPath, Wrong, place_name, quoted
from companion.games.island.board.layout import SPACES
from companion.games.island.board.sides_file import read_sides
from companion.games.island.box.box import GAINS, Box, Gain, Groups, PrintedBoard, Token
from companion.games.island.box.token_file import read_token
from companion.games.island.setup.fault_sentences import BOX
from companion.games.island.terms import (
    BONUSES,
    CHARACTERS,
    EXTRAS,
    FRUITS,
    LAKES,
    TOKENS,
    Extra,
    Fruit,
)

SECTIONS: Final = (
    "boards", "tokens", "arrows", "palms", "extras", "gains", "knot-kinds", "knots", "tiles",
)  # fmt: skip
_BOARD: Final = ("health", "energy", "restore", "half-sun", "bonuses")
_KINDS: Final = ("a", "b", "c", "d", "e")
_SOURCES: Final = ("rulebook", "derived", "assumed")
LONGEST_NAME: Final = 40  # letters, of a token
LONGEST_TEXT: Final = 400
ON_TILES: Final = {word: number for word, number in SPACES.items() if word not in LAKES}


class BadBox(Exception):
    """Box data that cannot be taken, with all its faults."""

    def __init__(self, faults: list[Wrong]) -> None:
        self.faults = tuple(faults)
        super().__init__("; ".join(f"{place_name(one.place)}: {one.sentences['en']}"
                                   for one in faults))  # fmt: skip


def read_box(default: Mapping[str, Any], owner: Mapping[str, Any] | None = None) -> Box:
    """The box of an owner who has told what `owner` holds; BadBox with every fault."""
    checks = Checks(BOX)
    box = checks.through(lambda: _read_box(default, owner, checks))
    if box is None or checks.faults:
        raise BadBox(checks.faults)
    return box


def _read_box(default: Mapping[str, Any], owner: Mapping[str, Any] | None, checks: Checks) -> Box:
    sources: dict[KeyPath, str] = {}
    shipped = _without_sources(default, (), sources, checks)
    told = {} if owner is None else checks.mapping(owner, (), SECTIONS)
    assumed = tuple(
        place_name(place)
        for place, source in sources.items()
        if source == "assumed" and not _holds(told, place)
    )
    return _box(checks.mapping(_over(shipped, told), (), SECTIONS), assumed, checks)


def plain_values(default: Mapping[str, Any], owner: Mapping[str, Any]) -> dict[str, Any]:
    """The values in force, as an owner's file would give them; both have been read as a box."""
    plain: dict[str, Any] = _over(_without_sources(default, (), {}, Checks(BOX)), owner)
    return plain


def whole_box(default: Any, owner: Any) -> Any:
    """One mapping that reads as the two: what the owner tells stands in it without a source."""
    if owner is None or not isinstance(default, Mapping):
        return default if owner is None else owner
    if "value" in default:
        return _over(default["value"], owner)
    kept = {key: value for key, value in default.items() if key != "source"}
    return {**kept, **{key: whole_box(default.get(key), value) for key, value in owner.items()}}


def _without_sources(tree: Any, place: KeyPath, sources: dict[KeyPath, str], checks: Checks) -> Any:
    """The plain values of the app's file; where each comes from goes into `sources`."""
    if not isinstance(tree, Mapping):
        return tree
    if "source" in tree:
        source = tree["source"]
        if source not in _SOURCES:
            checks.wrong((*place, "source"), "source", found=quoted(source))
        sources[place] = source
    if "value" in tree:
        return tree["value"]
    return {
        key: _without_sources(value, (*place, key), sources, checks)
        for key, value in tree.items()
        if key != "source"
    }


def _over(below: Any, above: Any) -> Any:
    if isinstance(below, Mapping) and isinstance(above, Mapping):
        return {**below, **{key: _over(below.get(key), value) for key, value in above.items()}}
    # A key with nothing behind it takes nothing away from what lies below.
    return below if above is None and isinstance(below, Mapping) else above


def _holds(tree: Any, place: KeyPath) -> bool:
    for key in place:
        tree = tree.get(key) if isinstance(tree, Mapping) else None
    return tree is not None


def _box(tree: dict[str, Any], assumed: tuple[str, ...], checks: Checks) -> Box:
    boards = checks.mapping(tree.get("boards"), ("boards",), CHARACTERS)
    tokens = checks.mapping(tree.get("tokens"), ("tokens",), TOKENS)
    return Box(
        boards={who: _board(who, boards.get(who), checks) for who in CHARACTERS},
        tokens={word: _token(word, tokens.get(word), checks) for word in TOKENS},
        arrows=_arrows(tree.get("arrows"), checks),
        palms=_palms(tree.get("palms"), checks),
        extras=_extras(tree.get("extras"), checks),
        gains=_gains(tree.get("gains"), checks),
        tiles=_tiles(tree.get("tiles"), checks),
        knots=_knots(tree, checks),
        assumed=assumed,
    )


def _token(word: str, tree: Any, checks: Checks) -> Token:
    return read_token(word, {} if tree is None else tree, ("tokens", word), checks)


def _board(who: str, tree: Any, checks: Checks) -> PrintedBoard:
    place: KeyPath = ("boards", who)
    given = checks.mapping(tree, place, _BOARD)
    half_sun = checks.words(given.get("half-sun"), (*place, "half-sun"), BONUSES[who])
    return PrintedBoard(
        health=_health(who, given.get("health"), checks),
        energy=checks.number(given.get("energy"), (*place, "energy"), 1, 20) or 0,
        bonuses=_bonuses(who, given.get("bonuses"), (*place, "bonuses"), checks),
        half_sun=frozenset(half_sun),
        restore=checks.number(given.get("restore"), (*place, "restore"), 1, 20) or 0,
    )


def _bonuses(who: str, tree: Any, place: KeyPath, checks: Checks) -> dict[str, frozenset[Fruit]]:
    before = len(checks.faults)
    given = checks.mapping(tree, place, BONUSES[who])
    words = {bonus: checks.words(given.get(bonus), (*place, bonus), FRUITS)
             for bonus in BONUSES[who]}  # fmt: skip
    fruits = {bonus: frozenset(cast(list[Fruit], those)) for bonus, those in words.items()}
    if len(checks.faults) == before:
        _check_split(who, fruits, place, checks)
    return fruits


def _health(who: str, value: Any, checks: Checks) -> int | None:
    place: KeyPath = ("boards", who, "health")
    if who != "granddead":
        return checks.number(value, place, 1, 20)
    if value not in (None, "none"):  # L14.1
        checks.wrong(place, "no-health", found=quoted(value))
    return None


def _check_split(
    who: str, fruits: Mapping[str, frozenset[Fruit]], place: KeyPath, checks: Checks
) -> None:
    """Box data: 2 + 2 + 3 fruits on every board, none on Hempel's (L14.4)."""
    counts = Counter(fruit for those in fruits.values() for fruit in those)
    sizes = [len(those) for those in fruits.values()]
    twice = [fruit for fruit in FRUITS if counts[fruit] > 1]
    if who == "hempel":
        if counts:
            checks.wrong(place, "hempel-fruits")
    elif twice:
        checks.wrong(place, "fruit-twice", found=quoted(twice[0]))
    elif sorted(sizes) != [2, 2, 3]:
        checks.wrong(place, "split", found=" + ".join(map(str, sizes)))


def _arrows(value: Any, checks: Checks) -> Groups:
    groups = read_sides(value, ("arrows",), 3, checks) or [(), ()]
    return frozenset(groups[0]), frozenset(groups[1])


def _knots(tree: dict[str, Any], checks: Checks) -> tuple[str, ...]:
    kinds = checks.mapping(tree.get("knot-kinds"), ("knot-kinds",), _KINDS)
    for kind in _KINDS:
        read_sides(kinds.get(kind), ("knot-kinds", kind), 2, checks)
    chosen = checks.words(tree.get("knots"), ("knots",), _KINDS)
    if len(chosen) != 3 and isinstance(tree.get("knots"), list):
        checks.wrong(("knots",), "three", found=len(chosen), known=", ".join(_KINDS))
    return tuple(chosen)


def _palms(value: Any, checks: Checks) -> tuple[int, int, int]:
    numbers = [
        checks.number(entry, ("palms", at), 0, 7) or 0
        for at, entry in enumerate(checks.entries(value, ("palms",)))
    ]
    if not isinstance(value, list):
        return (3, 2, 2)
    if len(numbers) != 3 or sum(numbers) != 7:
        checks.wrong(("palms",), "palms", found=" + ".join(map(str, numbers)) or "0")
        return (3, 2, 2)
    return numbers[0], numbers[1], numbers[2]


def _extras(value: Any, checks: Checks) -> tuple[Extra, ...]:
    extras = checks.words(value, ("extras",), EXTRAS)
    if len(extras) != 3 and isinstance(value, list):
        checks.wrong(("extras",), "three", found=len(extras), known=", ".join(EXTRAS))
    return cast(tuple[Extra, ...], tuple(extras))


def _gains(value: Any, checks: Checks) -> dict[str, Gain]:
    """The gains of the symbols; each may be told apart from the others."""
    given = checks.mapping(value, ("gains",), GAINS)
    return {name: _gain(given.get(name), ("gains", name), checks) for name in GAINS}


def _gain(value: Any, place: KeyPath, checks: Checks) -> Gain:
    given = checks.mapping(value, place, Gain.__match_args__)
    counts = {key: checks.number(given[key], (*place, key), 0, 9) or 0 for key in given}
    return Gain(**counts)


def _tiles(value: Any, checks: Checks) -> tuple[tuple[str, str], ...]:
    """L1.4: all fourteen tiles of two spaces, or none of them."""
    before = len(checks.faults)
    tiles = checks.entries(value, ("tiles",))
    pairs = [tuple(_spaces(tile, ("tiles", at), checks)) for at, tile in enumerate(tiles)]
    if len(pairs) not in (0, 14):
        checks.wrong(("tiles",), "tiles", found=len(pairs))
    elif pairs and len(checks.faults) == before:
        counts = Counter(word for pair in pairs for word in pair)
        for word, wanted in ON_TILES.items():
            if counts[word] != wanted:
                checks.wrong(("tiles",), "tiles-sum", space=quoted(word), found=counts[word],
                             wanted=wanted)  # fmt: skip
    return tuple((pair[0], pair[1]) for pair in pairs if len(pair) == 2)


def _spaces(tile: Any, place: KeyPath, checks: Checks) -> Iterator[str]:
    words = checks.entries(tile, place)
    if len(words) != 2:
        checks.wrong(place, "tile", found=len(words))
    for at, word in enumerate(words):
        yield checks.word(word, (*place, at), ON_TILES) or ""


# An owner's file: checked like the app's own, and short enough to be shown


def read_owned(default: Mapping[str, Any], owner: Any) -> Box:
    """The box with the owner's file over the app's; BadBox with every fault."""
    box = read_box(default, owner)
    checks = Checks(BOX)
    checks.through(lambda: _check_tokens(box, checks))
    if checks.faults:
        raise BadBox(checks.faults)
    return box


def _check_tokens(box: Box, checks: Checks) -> None:
    for word, token in box.tokens.items():
        _check_texts(token.name, ("tokens", word, "name"), LONGEST_NAME, checks)
        _check_texts(token.text, ("tokens", word, "text"), LONGEST_TEXT, checks)


def _check_texts(texts: Mapping[str, str], place: KeyPath, most: int, checks: Checks) -> None:
    for language, text in texts.items():
        if len(text) > most:
            checks.wrong((*place, language), "too-long", found=len(text), most=most)
        elif not text.isprintable():
            checks.wrong((*place, language), "signs")
