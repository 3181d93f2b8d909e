"""A game once more, step by step or running; once it is over, for the whole table to see."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from companion.engine.frozen import revised
from companion.games.island.history.stories import stories
from companion.games.island.history.tally import tally
from companion.games.island.history.turning_points import moment
from companion.ui.island.desk.captives import people
from companion.ui.island.replay.along import AlongTimeline
from companion.ui.island.replay.timeline import first_from
from companion.ui.island.replay.view import ReplayModel, StoryLink, replay_view
from companion.ui.island.replay.views import ReplayView

if TYPE_CHECKING:
    from companion.games.island.terms import Who
    from companion.ui.island.desk.insight_watch import InsightWatch
    from companion.ui.island.kept import KeptIsland
    from companion.ui.shell.house import House


class Replay(AlongTimeline):
    """A game that is over has no secret any more, and is bright. `lent`: it was turned to all.

    While the game is on, it is shown to nobody unless the OP gives the game up, in two touches.
    """

    def __init__(
        self, house: House, session: KeptIsland, at: int | None = None, shown: bool = False
    ) -> None:
        super().__init__(house, session, at)
        self.shown, self.lent = self.over, self.over and shown
        self.secret = not self.over
        self.hidden: frozenset[Who] = frozenset()
        self.chosen: int | None = None
        self.telling = False
        self.asked = False
        self.insights: InsightWatch | None = None

    @cached_property
    def stories(self) -> tuple[StoryLink, ...]:
        """First those that lead somewhere else than to the end."""
        told = [StoryLink(one, moment(one, self.frames)) for one in stories(tally(self.history))]
        return tuple(sorted(told, key=lambda one: one.moment.is_end))

    # Touches

    def do(self, act: str) -> None:
        asked, self.asked = self.asked, False
        match act.split():
            case ["tick"]:
                self.asked = asked
                super().do(act)
            case ["stories"]:
                self.telling = not self.telling
            case ["story", number] if int(number) < len(self.stories):
                self._look_at(int(number))
            case ["route", who]:
                self._turn_route(who)
            case ["reveal"] if not self.shown:
                self.asked, self.running = True, False
            case ["reveal", "sure"] if asked:
                self._give_up()
            case ["reveal", *_]:
                pass  # nobody was asked, or it was taken back
            case ["give-back"] if self.lent:
                self._give_back()
            case ["share"] if self.over:
                self.house.open_over(self, act)
            case ["could-know"]:
                self.running = False
                self.house.open_over(self, f"{act} {self.at}")
            case _:
                super().do(act)

    def go_to(self, at: int) -> None:
        super().go_to(at)
        self.chosen = None

    def _look_at(self, number: int) -> None:
        self.go_to(first_from(self.stops, self.stories[number].moment.at))
        self.chosen = number

    def _turn_route(self, who: Who) -> None:
        """Hide a way, or show it again; after a story, of the ways that the story left."""
        routes = self.model().routes
        everybody = frozenset(one.who for one in self.frames[0].after.captives)
        self.hidden, self.chosen = everybody - (routes ^ {who}), None

    def _give_up(self) -> None:
        self.go_to(self.stops[-1])
        self.shown = self.lent = True
        self.secret = False

    def _give_back(self) -> None:
        """Go back; to a game that was given up, under the cover."""
        if self.over:
            self.house.back()
        else:
            self.shown = self.lent = False
            self.secret = self.house.covered = True

    # What is seen

    def model(self) -> ReplayModel:
        return ReplayModel(
            frames=self.frames,
            line=revised(self.line, {"at": self.at}),
            stories=self.stories,
            people=people(self.session),
            language=self.language,
            said_in=self.said_in,
            speed=self.speed,
            running=self.running,
            hidden=self.hidden,
            chosen=self.chosen,
            telling=self.telling,
            asked=self.asked,
            shown=self.shown,
            lent=self.lent,
        )

    def view(self) -> ReplayView:
        return replay_view(self.model())
