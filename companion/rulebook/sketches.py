"""Reading a sketch: only what can lie on a table is drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise
from typing import Any, Final

from companion.games.island.board.hexes import HEXES, NEXT, RAY, SHORE
from companion.games.island.board.layout import SPACES, shape
from companion.games.island.terms import ANOMALIES, CHARACTERS, LAKES, PARTS, PIECES, PORTALS, Hex
from companion.rulebook.entries import Sketch, Standing
from companion.rulebook.mistakes import Mistakes, shown

_KEYS: Final = ("spaces", "pieces", "path", "lit")


def read_sketch(tree: Any, mistakes: Mistakes) -> Sketch:
    given = mistakes.map(tree, "island")
    before, mistakes.place = mistakes.place, f"{mistakes.place}: island"
    mistakes.keys(given, _KEYS, "a sketch")
    spaces = _spaces(mistakes.map(given.get("spaces", {}), "spaces"), mistakes)
    pieces = mistakes.map(given.get("pieces", {}), "pieces")
    standing = [_standing(who, at, spaces, mistakes) for who, at in pieces.items()]
    path = mistakes.words(given.get("path", []), "path")
    lit = mistakes.words(given.get("lit", []), "lit")
    _check_path(path, spaces, mistakes)
    for at in lit:
        if at not in (*spaces, *PARTS):
            mistakes.add(f"{shown(at)} is lit and not shown")
    mistakes.place = before
    return Sketch(spaces, tuple(standing), path, lit)


def _spaces(given: Mapping[str, Any], mistakes: Mistakes) -> dict[Hex, str]:
    spaces: dict[Hex, str] = {}
    for at, written in given.items():
        word = str(written).removeprefix("lake-")
        if at not in HEXES:
            mistakes.add(f"{shown(at)} is no space of the grid")
        elif _kind(word) not in SPACES:
            mistakes.add(f"{shown(written)} at {at} is no space of a table script")
        else:
            spaces[Hex(at)] = word
    _check_counts(spaces, mistakes)
    for lake in LAKES:
        _check_lake(lake, sorted(at for at, word in spaces.items() if word == lake), mistakes)
    return spaces


def _kind(word: str) -> str:
    """`anomaly:rock` is an anomaly space with its token on it."""
    kind, _, token = word.partition(":")
    return kind if kind == "anomaly" and token in ANOMALIES else word


def _check_counts(spaces: Mapping[Hex, str], mistakes: Mistakes) -> None:
    for word, count in Counter(map(_kind, spaces.values())).items():
        if count > SPACES[word]:
            often = {1: "once", 2: "twice"}.get(SPACES[word], f"{SPACES[word]} times")
            mistakes.add(f"{word} stands {count} times; an island has it {often} at most")


def _check_lake(lake: str, cells: list[Hex], mistakes: Mistakes) -> None:
    """L1.5: whole, or cut off by the edge of the sketch."""
    spots = [{*cells, *others} for others in _two_near(cells)] if len(cells) < 3 else [{*cells}]
    if cells and not any(shape(spot) == lake for spot in spots if len(spot) == 3):
        mistakes.add(f"{', '.join(cells)} do not form the lake {lake}")


def _two_near(cells: list[Hex]) -> list[tuple[Hex, Hex]]:
    near = {*cells, *(b for a in cells for b in NEXT[a].values() if b)}
    near |= {b for a in near for b in NEXT[a].values() if b}
    return [(a, b) for a in near for b in near]


def _standing(who: str, value: Any, spaces: Mapping[Hex, str], mistakes: Mistakes) -> Standing:
    at, _, how = str(value).partition(" ")
    lying = how == "lying"
    if who not in (*CHARACTERS, *PIECES):
        mistakes.add(f"nobody is called {shown(who)}")
    elif at not in spaces and not (who == "wave" and at in PARTS):
        mistakes.add(f"{who} stands on {shown(at)}, which is not shown")
    elif how and not lying:
        mistakes.add(f"{who} is {shown(how)}; a piece is lying or nothing is said of it")
    elif lying and who in PIECES:
        mistakes.add(f"{who} lies on {at}; only captives lie")
    elif lying and spaces[Hex(at)] not in LAKES:
        mistakes.add(f"{who} lies on {at}, which is no lake")
    return Standing(who, at, lying)


def _check_path(path: tuple[str, ...], spaces: Mapping[Hex, str], mistakes: Mistakes) -> None:
    if len(path) == 1:
        mistakes.add("a path has 2 places at least")
    hidden = [at for at in path if at not in (*spaces, *PARTS)]
    for at in hidden:
        mistakes.add(f"the path leads over {shown(at)}, which is not shown")
    if not hidden:
        for start, end in pairwise(path):
            if not _leads(start, end, spaces):
                mistakes.add(f"no move leads from {start} to {end}")


def _leads(start: str, end: str, spaces: Mapping[Hex, str]) -> bool:
    """By a line of up to three spaces or into the ocean; by a portal, an anomaly, a return."""
    if start in PARTS or _kind(spaces[Hex(start)]) == "anomaly":
        return True
    here = Hex(start)
    if end in PARTS:
        return end in SHORE[here]
    if spaces[here] in PORTALS and spaces[here] == spaces[Hex(end)]:
        return True
    return any(end in ray[:3] for ray in RAY[here].values())
