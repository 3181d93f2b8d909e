"""The page of a game of two with real cards: who has how many points, in two touches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.paradoxon.state import State
from companion.ui.games.paradoxon.board import ParadoxonBoard
from companion.ui.games.paradoxon.model import SIDES, ParadoxonModel
from companion.ui.games.paradoxon.pair_view import pair_view

if TYPE_CHECKING:
    from companion.store.games.kept_game import KeptGame
    from companion.ui.games.paradoxon.views import PairView
    from companion.ui.shell.house import House
    from companion.ui.table.games import TableGame


class PairBoard(ParadoxonBoard):
    """`points`: the number that was touched, until it is said what it is for."""

    def __init__(self, house: House, session: KeptGame, game: TableGame) -> None:
        super().__init__(house, session, game)
        self.points: int | None = None
        self.ways = False

    def do(self, act: str) -> None:
        match act.split():
            case ["points", number]:
                self.hush()
                self.points = None if self.points == int(number) else int(number)
            case ["for", place]:
                self._score(place)
            case ["fragment", side, _]:
                own = SIDES.index(side) == self.state.turn
                self._score("own" if own else "theirs")
            case ["more-ways"]:
                self.hush()
                self.points, self.ways = None, True
            case ["close-ways"]:
                self.ways = False
            case ["menu" | "journal" | "why" as page, _]:
                super().do(page)
            case _:
                super().do(act)

    def _score(self, source: str) -> None:
        if self.points is None:
            self.say_why(self.sheet["number-first"])
            return
        self.say(self.state.mover, f"score {self.points} {source}")

    def say(self, who: str, words: str) -> bool:
        self.hush()
        taken = super().say(who, words)
        if taken:
            self.points, self.ways = None, False
        return taken

    def _take_back(self, key: str) -> None:
        self.points, self.ways = None, False
        super()._take_back(key)

    def shown(self) -> PairView:
        return pair_view(self.model())

    def model(self) -> ParadoxonModel:
        state: State = self.state
        step = self.last
        return ParadoxonModel(
            state=state,
            names=self.names,
            language=self.language,
            step=step,
            in_short="" if step is None else self.in_short(step),
            taken=self.taken,
            notice="" if self.notice is None else self.notice[0],
            problem=self.problem,
            moment=len(self.session.journal),
            points=self.points,
            ways=SIDES[state.turn] if self.ways else None,
        )
