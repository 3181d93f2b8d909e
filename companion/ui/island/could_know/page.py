"""Everybody's knowledge at each moment of a game, for all who may see its replay."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from companion.engine.frozen import revised
from companion.games.island.board.hexes import HEXES
from companion.games.island.history.could_know import Insight, insight_stories
from companion.ui.island.could_know.chart import RoundPlaces, rounds_of
from companion.ui.island.could_know.view import CouldKnowModel, could_know_view, lamps, moment_of
from companion.ui.island.could_know.views import CouldKnowView
from companion.ui.island.desk.insight_watch import InsightWatch
from companion.ui.island.replay.along import AlongTimeline
from companion.ui.island.replay.timeline import Timeline, first_from, with_lamps

if TYPE_CHECKING:
    from companion.games.island.terms import Hex, Who
    from companion.ui.island.replay.page import Replay


class CouldKnow(AlongTimeline):
    """`eyes`: whose island is seen, None for the truth. `picked`: the space that was touched."""

    def __init__(self, replay: Replay, at: int) -> None:
        super().__init__(replay.house, replay.session, at)
        self.shown, self.secret = replay.shown, replay.secret
        self.watch = replay.insights = replay.insights or InsightWatch(
            replay.session, announced=not self.over
        )
        self.eyes: Who | None = None
        self.picked: Hex | None = None
        self.chosen: int | None = None
        self.thinking = self.watch.think()

    @cached_property
    def rounds(self) -> RoundPlaces:
        return rounds_of(self.frames)

    @cached_property
    def _told(self) -> tuple[Insight, ...]:
        return insight_stories(self.frames, self.watch.seen)

    @cached_property
    def _lit_line(self) -> Timeline:
        return with_lamps(self.line, lamps(self._told))

    @property
    def stories(self) -> tuple[Insight, ...]:
        """Told when all is worked out, and then once: rows do not come and go under a finger."""
        return self._told if self.watch.whole else ()

    def do(self, act: str) -> None:
        match act.split():
            case ["eyes", "truth"]:
                self._look_with(None)
            case ["eyes", who] if who in self._players():
                self._look_with(next(one for one in self._players() if one == who))
            case ["tap" | "hold", place]:
                at = next((one for one in HEXES if one == place), None)
                self.picked = None if at == self.picked else at
            case ["story", number] if int(number) < len(self.stories):
                self._follow(int(number))
            case ["share"] if self.over:
                self.house.open_over(self, act)
            case _:
                super().do(act)
        self.thinking = self.watch.think()

    def _players(self) -> tuple[Who, ...]:
        return tuple(board.who for board in self.session.state.boards)

    def _look_with(self, who: Who | None) -> None:
        self.eyes, self.chosen = who, None

    def go_to(self, at: int) -> None:
        super().go_to(at)
        self.chosen = None

    def _follow(self, number: int) -> None:
        """The moment of a story, through the eyes of whom it is about."""
        moment = moment_of(self.stories[number], self.frames)
        self.go_to(first_from(self.stops, moment.at))
        self.eyes = None if moment.who is None else self.session.state.captive(moment.who).board
        self.picked, self.chosen = None, number

    def model(self) -> CouldKnowModel:
        line = self._lit_line if self.watch.whole else self.line
        return CouldKnowModel(
            frames=self.frames,
            line=revised(line, {"at": self.at}),
            rounds=self.rounds,
            seen=self.watch.seen,
            whole=self.watch.whole,
            stories=self.stories,
            language=self.language,
            speed=self.speed,
            running=self.running,
            eyes=self.eyes,
            picked=self.picked,
            chosen=self.chosen,
            shown=self.shown,
            over=self.over,
            thinking=self.thinking,
        )

    def view(self) -> CouldKnowView:
        return could_know_view(self.model())
