"""The marks of a mission as the spaces that they stand for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.island.board.hexes import CORNERS
from companion.games.island.terms import Hex
from companion.ui.island.map.view import anomaly_face, face, ground

if TYPE_CHECKING:
    from companion.games.island.state import State
    from companion.games.island.terms import Part, Who
    from companion.text.languages import Language
    from companion.ui.island.map.views import SpaceView

_ANYWHERE = Hex("D4")  # the face of a space is drawn alone


def numbered(state: State, board: Who) -> dict[Hex | Part, str]:
    """The spaces of a mission that only their place tells apart, each with its number."""
    match board:
        case "achilles":
            places = list(CORNERS)
        case "theseus":
            places = [at for at, word in state.table.island.spaces.items() if word == "oracle"]
        case _:
            return {}
    return {at: str(n) for n, at in enumerate(places, 1)}


class MissionFaces:
    """The faces of a board's marks, and their numbers; `board`: nobody's, where there are none."""

    def __init__(self, state: State, board: Who | None, language: Language) -> None:
        self.state, self.board, self.language = state, board, language
        self.numbers = {} if board is None else numbered(state, board)

    def face(self, mark: str) -> SpaceView | None:
        """Granddead's marks have none."""
        word, _, at = mark.partition(" ")
        match self.board:
            case None | "granddead":
                return None
            case "achilles":
                return self._at(Hex(word))
            case "phil":
                return anomaly_face(_ANYWHERE, word, self.language)
            case _:
                return self._at(Hex(at)) if at else face(_ANYWHERE, word, self.language)

    def _at(self, at: Hex) -> SpaceView:
        spaces = ground(self.state, self.language).spaces
        return next(one for one in spaces if one.at == at)

    def number(self, mark: str) -> str:
        return self.numbers.get(Hex(mark.rpartition(" ")[2]), "")
