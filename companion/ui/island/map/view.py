"""The island of a state as a map shows it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from companion.games.island.board.hexes import HEXES
from companion.games.island.board.layout import Island, Pattern
from companion.games.island.state import OCEAN, State
from companion.games.island.terms import (
    DIRECTIONS,
    FRUITS,
    LAKES,
    MIRAGES,
    PARTS,
    Anomaly,
    Direction,
    Hex,
    Who,
)
from companion.text.languages import Language
from companion.ui.island.map.views import FigureView, Ground, IslandView, SpaceView

_ON_SPACES: Final[dict[Language, dict[str, str]]] = {
    "en": {
        "orange": "Or", "banana": "Ba", "grapes": "Gr", "cherries": "Ch", "strawberry": "St",
        "lime": "Li", "apple": "Ap", "camp-a": "A", "camp-b": "B", "oracle": "Oc", "snakes": "Sn",
        "zombies": "Zo", "ufo": "Uf", "knot": "K", "straight": "I", "triangle": "T", "bend": "L",
        "portal-1": "1", "portal-2": "2", "portal-3": "3", "anomaly": "An",
        "lose-health": "H−", "lose-energy": "E−", "lose-fruit": "F−", "rock": "Ro", "bush": "Bu",
        "wave": "Wa", "to-fruit": "Fr", "to-lake": "La", "aside": "As", "arrows": "Ar",
    },
    "ru": {
        "orange": "Ап", "banana": "Ба", "grapes": "Вн", "cherries": "Вш", "strawberry": "Кл",
        "lime": "Ла", "apple": "Яб", "camp-a": "А", "camp-b": "Б", "oracle": "Ор", "snakes": "Зм",
        "zombies": "Зо", "ufo": "Нл", "knot": "У", "straight": "П", "triangle": "Т", "bend": "Г",
        "portal-1": "1", "portal-2": "2", "portal-3": "3", "anomaly": "Ан",
        "lose-health": "Зд", "lose-energy": "Эн", "lose-fruit": "Ф−", "rock": "Гл", "bush": "Ку",
        "wave": "Во", "to-fruit": "Фр", "to-lake": "Оз", "aside": "Сд", "arrows": "Ст",
    },
}  # fmt: skip
_PARTS: Final[dict[Language, dict[str, str]]] = {
    "en": {part: part for part in PARTS},
    "ru": {"N": "С", "NE": "СВ", "SE": "ЮВ", "S": "Ю", "SW": "ЮЗ", "NW": "СЗ"},
}
_DIRECTIONS: Final[dict[Language, dict[Direction, str]]] = {
    "en": {direction: direction for direction in DIRECTIONS},
    "ru": {"NW": "СЗ", "NE": "СВ", "E": "В", "SE": "ЮВ", "SW": "ЮЗ", "W": "З"},
}


def part_letters(part: str, language: Language) -> str:
    return _PARTS[language][part]


def direction_letters(direction: Direction, language: Language) -> str:
    return _DIRECTIONS[language][direction]


def ground(state: State, language: Language) -> Ground:
    """The same object as long as nothing of it has changed, so that it is drawn once."""
    return laid_ground(state.table.island, state.anomalies, language)


def laid_ground(island: Island, anomalies: Mapping[Hex, Anomaly], language: Language) -> Ground:
    return _ground(_Laid(island, tuple(anomalies.items())), language)


class _Laid:
    """An island with its tokens, known by the island itself and not by its 37 spaces."""

    __slots__ = ("anomalies", "island", "key")

    def __init__(self, island: Island, anomalies: tuple[tuple[Hex, Anomaly], ...]) -> None:
        self.island = island
        self.anomalies = dict(anomalies)
        self.key = (id(island), anomalies)

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Laid) and self.island is other.island and self.key == other.key


@lru_cache(maxsize=8)
def _ground(laid: _Laid, language: Language) -> Ground:
    return Ground(
        spaces=tuple(_space(laid, at, language) for at in HEXES),
        lakes=tuple(laid.island.lakes.items()),
        parts=tuple((part, _PARTS[language][part]) for part in PARTS),
    )


def _space(laid: _Laid, at: Hex, language: Language) -> SpaceView:
    word = laid.island.spaces[at]
    if word == "anomaly":
        return anomaly_face(at, laid.anomalies.get(at, "anomaly"), language)
    return face(at, word, language, laid.island.knots.get(at))


def anomaly_face(at: Hex, effect: str, language: Language) -> SpaceView:
    """The face of an anomaly with its token on it."""
    return SpaceView(at, "anomaly", _ON_SPACES[language][effect], effect)


def face(at: Hex, word: str, language: Language, arrows: Pattern | None = None) -> SpaceView:
    """A space of the layout, before any token lies on it."""
    letters = _ON_SPACES[language][word]
    match word:
        case "anomaly":
            return SpaceView(at, "anomaly", letters, "anomaly")
        case "knot":
            return SpaceView(at, "knot", letters, arrows=joined(arrows) if arrows else ())
        case _:
            return SpaceView(at, kind(word), letters, space_icon(word))


def kind(word: str) -> str:
    """The kind of space that a word of the layout is."""
    if word in FRUITS:
        return "fruit"
    if word in MIRAGES:
        return "mirage"
    if word in LAKES:
        return "lake"
    return word.partition("-")[0]


def space_icon(word: str) -> str:
    return {"fruit": word, "mirage": word, "camp": "camp", "oracle": "oracle"}.get(kind(word), "")


def joined(arrows: Pattern) -> tuple[tuple[Direction, Direction], ...]:
    """The pairs of sides that a knot's arrows join."""
    order = DIRECTIONS.index
    pairs = ((one, arrows[one]) for one in DIRECTIONS if one in arrows)
    return tuple((one, other) for one, other in pairs if order(one) < order(other))


def island(state: State, language: Language) -> IslandView:
    """The island with its pieces; the desk adds what can be chosen and what has just happened."""
    return IslandView(
        ground=ground(state, language),
        figures=tuple(figures(state)),
        wave=state.wave,
        rock=state.rock,
        bush=state.bush,
        flags=tuple(flags(state)),
    )


def figures(state: State, harmed: frozenset[Who] = frozenset()) -> Iterator[FigureView]:
    for captive in state.captives:
        yield FigureView(
            who=captive.who,
            at=None if captive.at == OCEAN else captive.at,
            lying=captive.lying,
            harmed=captive.who in harmed,
            hit=captive.who in state.wave_hit,
        )


def flags(state: State) -> Iterator[tuple[Hex, Who]]:
    """L11.1: where the markers of missions lie; of a portal, on both, for neither counts again."""
    for board in state.boards:
        for mark in board.mission:
            for place in marked(state, board.who, mark):
                yield place, board.who


def marked(state: State, who: Who, mark: str) -> list[Hex]:
    """The spaces that a mark of a mission stands for; Granddead's stand for none."""
    spaces = state.table.island.spaces
    word, _, at = mark.partition(" ")
    if at or who == "achilles":
        return [place for place in spaces if place == (at or word)]
    if who == "phil":
        return [place for place in spaces if state.anomalies.get(place) == word]
    return [place for place, there in spaces.items() if there == word]
