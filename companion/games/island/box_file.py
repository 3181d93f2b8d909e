"""Box data from files: the default one, and the owner's over it (box-data.md)."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final, cast

from companion.games.island.box import Box, Groups
from companion.games.island.box_boards import boards, extras, palms
from companion.games.island.box_entries import Entries, entries, wanted
from companion.games.island.box_tokens import tokens
from companion.games.island.faults import MISSING_KEY, Fault, Faults, Sentence, written
from companion.games.island.layout import SPACES
from companion.games.island.sides import joined_sides
from companion.games.island.terms import ANOMALIES, LAKES

_KINDS: Final = ("a", "b", "c", "d", "e")
_TILES: Final = 14
_ON_TILES: Final = tuple(word for word in SPACES if word not in LAKES)

NOT_THE_TEN: Final = Sentence(
    "the box has ten different anomaly tokens: add {missing}",
    "в коробке десять разных жетонов аномалий: добавьте {missing}",
)
NOT_THREE_KINDS: Final = Sentence(
    "the box has three different Escher knots: name three of the kinds a, b, c, d, e",
    "в коробке три разных узла Эшера: назовите три вида из a, b, c, d, e",
)
NOT_A_PAIR: Final = Sentence(
    "a small tile carries two spaces: write them as in [orange, knot]",
    "на малой плитке две клетки: напишите их, как в примере [orange, knot]",
)
NOT_ALL_TILES: Final = Sentence(
    "there are {found} tiles of two spaces: enter all 14 pairs, or none",
    "плиток с двумя клетками здесь {found}: введите все 14 пар или ни одной",
)
TILES_DO_NOT_ADD_UP: Final = Sentence(
    "{space} is on the tiles {found} times and on the island {wanted}: look at the tiles again",
    "{space} на плитках встречается {found} раз, а на острове — {wanted}: сверьте плитки ещё раз",
)


class BadBox(Exception):
    """A box file that cannot be read, with all that is wrong with it."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("; ".join(f"{fault.where}: {fault.en}" for fault in faults))
        self.faults = tuple(faults)


def read_box(default: Mapping[str, Any], owner: Mapping[str, Any] | None = None) -> Box:
    """The box. The default file is whole; the owner's holds what differs. Or BadBox."""
    faults = Faults()
    whole = entries(default, faults, None)
    for place in wanted():
        if place not in whole:
            faults.add(place[:-1], MISSING_KEY, key=place[-1])
    if faults.found:
        raise BadBox(faults.found)
    box = _box(whole | entries(owner, faults, "owner"), faults)
    if faults.found:
        raise BadBox(faults.found)
    return box


def _box(merged: Entries, faults: Faults) -> Box:
    _check_anomalies(merged, faults)
    _check_knots(merged, faults)
    return Box(
        boards=boards(merged, faults),
        tokens=tokens(merged, faults),
        arrows=_arrows(merged, faults),
        palms=palms(merged, faults),
        extras=extras(merged, faults),
        tiles=_tiles(merged, faults),
        assumed=tuple(
            written(place) for place in wanted() if merged[place].source == "assumed"
        ),
    )


def _check_anomalies(merged: Entries, faults: Faults) -> None:
    place = ("anomalies",)
    before = len(faults.found)
    read = faults.words(merged[place].value, place, ANOMALIES)
    missing = [word for word in ANOMALIES if word not in read]
    if missing and len(faults.found) == before:
        faults.add(place, NOT_THE_TEN, missing=", ".join(missing))


def _check_knots(merged: Entries, faults: Faults) -> None:
    """The kinds are what turning leaves of the fifteen ways to join six sides in pairs."""
    place = ("knot-kinds",)
    kinds = faults.mapping(merged[place].value, place, _KINDS)
    faults.required(kinds, place, _KINDS)
    for kind, pairs in kinds.items():
        joined_sides(faults, pairs, (*place, kind), 2)
    before = len(faults.found)
    in_box = faults.words(merged[("knots",)].value, ("knots",), _KINDS)
    if len(in_box) != SPACES["knot"] and len(faults.found) == before:
        faults.add(("knots",), NOT_THREE_KINDS)


def _arrows(merged: Entries, faults: Faults) -> Groups:
    groups = joined_sides(faults, merged[("arrows",)].value, ("arrows",), 3) or ()
    return cast(Groups, tuple(frozenset(group) for group in groups))


def _tiles(merged: Entries, faults: Faults) -> frozenset[frozenset[str]]:
    place = ("tiles",)
    before = len(faults.found)
    pairs = [
        _pair(pair, number, faults)
        for number, pair in enumerate(
            faults.listed(merged[place].value, place, "[orange, knot], …")
        )
    ]
    if pairs and len(faults.found) == before:
        _check_sum(pairs, faults)
    return frozenset(frozenset(pair) for pair in pairs)


def _pair(value: Any, number: int, faults: Faults) -> list[str]:
    place = ("tiles", number)
    if not isinstance(value, list | tuple) or len(value) != 2:
        faults.add(place, NOT_A_PAIR)
        return []
    words = [faults.word(word, (*place, i), _ON_TILES) for i, word in enumerate(value)]
    return [word for word in words if word is not None]


def _check_sum(pairs: list[list[str]], faults: Faults) -> None:
    """L1.4: 14 tiles carry every space but the lakes'."""
    if len(pairs) != _TILES:
        faults.add(("tiles",), NOT_ALL_TILES, found=len(pairs))
        return
    counts = Counter(word for pair in pairs for word in pair)
    for space in _ON_TILES:
        if counts[space] != SPACES[space]:
            found, wanted_ = counts[space], SPACES[space]
            faults.add(
                ("tiles",), TILES_DO_NOT_ADD_UP, space=space, found=found, wanted=wanted_
            )
