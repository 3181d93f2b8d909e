"""Islands as a captive supposes them: drawn from all that fits what was heard."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from companion.engine.frozen import frozen
from companion.games.island.board.hexes import HEXES
from companion.games.island.captives.marked import MarkedTrail
from companion.games.island.captives.view import OwnView
from companion.games.island.knowledge.fog import Deduction
from companion.games.island.knowledge.search import Leaf
from companion.games.island.knowledge.worlds import Draws, Worlds
from companion.games.island.terms import Direction, Hex, Named, Who

DRAWN: Final = 10
_WAYS: Final = 500  # to lay what was heard; past that, part of it is let go of


@frozen
class Supposed:
    """`places`: of figures and OP pieces, where that can be told. `marked`: own markers.

    `left`: of whoever is in the ocean, the space left and the direction.
    """

    spaces: Mapping[Hex, Named]
    places: Mapping[Who, Hex]
    marked: frozenset[Hex]
    left: Mapping[Who, tuple[Hex, Direction]]

    def lies(self, word: str) -> tuple[Hex, ...]:
        return tuple(at for at in HEXES if self.spaces[at] == word)


class Supposing:
    """One captive's player, who listens on: nothing is followed once more."""

    def __init__(self) -> None:
        self._trail: MarkedTrail | None = None
        self._heard = 0

    def suppose(self, view: OwnView, dice: Draws) -> list[Supposed]:
        heard = view.heard
        if self._trail is None or self._heard > len(heard.words):
            self._trail = MarkedTrail(heard.table)
        self._heard = len(heard.words)
        deduction = Deduction(heard, _WAYS, self._trail)
        marks = self._trail.mark_nodes(heard, view.board)
        worlds = _MarkedWorlds(deduction, marks)
        return [worlds.suppose(dice) for _ in range(DRAWN)]


class _MarkedWorlds(Worlds):
    """Islands with the spaces of markers, and of those who have just stepped off."""

    def __init__(self, deduction: Deduction, marks: tuple[int, ...]) -> None:
        super().__init__(deduction)
        self._marks = {f"mark {number}": node for number, node in enumerate(marks)}
        self._lines = {
            who: (figure.left, figure.line)
            for who, figure in deduction.figures.items()
            if figure.left is not None and figure.line is not None
        }

    def suppose(self, dice: Draws) -> Supposed:
        world = self.draw(dice)
        places = dict(world.places)
        marked = frozenset(places.pop(name) for name in self._marks if name in places)
        left = {
            who: (places.pop(f"left {who}"), way)
            for who, (_, way) in self._lines.items()
            if f"left {who}" in places
        }
        return Supposed(world.spaces, places, marked, left)

    def _places(self, leaf: Leaf, words: list[int], dice: Draws) -> dict[Who, Hex]:
        found = super()._places(leaf, words, dice)
        nodes = self._marks | {f"left {who}": node for who, (node, _) in self._lines.items()}
        for name, node in nodes.items():
            cell = self._place(node, leaf, words, dice)
            if cell is not None:
                found[name] = HEXES[cell]
        return found
