"""A moment of PARADOXON: all that its views are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from companion.engine.frozen import frozen
from companion.games.paradoxon.state import State
from companion.text.paradoxon.nouns import player
from companion.text.paradoxon.screens import PARADOXON
from companion.text.screens import words
from companion.ui.table.seats import short

if TYPE_CHECKING:
    from companion.text.languages import Language
    from companion.text.wording import PlayerNames
    from companion.ui.table.steps import PlayedStep

SIDES: Final = ("near", "far")


@frozen
class ParadoxonModel:
    """`step`: the last one that stands, `in_short` as its undo names it; `taken`: said of undo.

    `moment`: how many lines were written. `points`: the number touched, until what it is for is.
    `ways`: the side over which the ways of items lie.
    """

    state: State
    names: PlayerNames
    language: Language
    step: PlayedStep | None
    in_short: str
    taken: str
    notice: str
    problem: bool
    moment: int
    points: int | None = None
    ways: str | None = None

    @property
    def sheet(self) -> Mapping[str, str]:
        return words(PARADOXON, self.language)

    def name(self, who: str) -> str:
        return short(player(who, self.language, self.names))
