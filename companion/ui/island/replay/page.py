"""A game once more, step by step or running; once it is over, for the whole table to see."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final, get_args

from companion.engine.frozen import revised
from companion.games.island.history.chronicle import Chronicle
from companion.games.island.history.replay import frames, stops
from companion.games.island.history.stories import stories
from companion.games.island.history.tally import tally
from companion.games.island.history.turning_points import moment
from companion.ui.island.desk.captives import people
from companion.ui.island.replay.timeline import Timeline, first_from, last_to, timeline
from companion.ui.island.replay.view import ReplayModel, Speed, StoryLink, replay_view
from companion.ui.island.replay.views import ReplayView
from companion.ui.shell.page import BasePage

if TYPE_CHECKING:
    from companion.games.island.terms import Who
    from companion.ui.island.kept import KeptIsland
    from companion.ui.shell.house import House

_SPEEDS: Final[tuple[Speed, ...]] = get_args(Speed)


class Replay(BasePage):
    """A game that is over has no secret any more, and is bright. `lent`: it was turned to all.

    While the game is on, it is shown to nobody unless the OP gives the game up, in two touches.
    """

    def __init__(
        self, house: House, session: KeptIsland, at: int | None = None, shown: bool = False
    ) -> None:
        super().__init__(house)
        self.session = session
        self.history = Chronicle(session)
        self.frames = frames(self.history)
        self.stops = stops(self.frames)
        self.over = self.frames[-1].after.won is not None
        self.shown, self.lent = self.over, self.over and shown
        self.secret = not self.over
        self.at = last_to(self.stops, at or 0)
        self.running = False
        self.speed: Speed = "one"
        self.hidden: frozenset[Who] = frozenset()
        self.chosen: int | None = None
        self.telling = False
        self.asked = False

    @cached_property
    def line(self) -> Timeline:
        return timeline(self.frames, self.stops, self.at)

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
                self._tick()
            case ["play"]:
                self._run()
            case ["stop"]:
                self.running = False
            case ["speed", speed] if speed in _SPEEDS:
                self.speed = next(one for one in _SPEEDS if one == speed)
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
            case [*move]:
                self._move(act, move)

    def _move(self, act: str, move: list[str]) -> None:
        """Go somewhere by hand; a running replay stops."""
        match move:
            case ["at", at]:
                self._go(last_to(self.stops, int(at)))
            case ["previous"]:
                self._go(last_to(self.stops, self.at - 1))
            case ["next"]:
                self._go(first_from(self.stops, self.at + 1))
            case ["round-back"]:
                starts = [at for _, at in self.line.rounds if at < self.at]
                self._go(max(starts, default=self.stops[0]))
            case ["round-on"]:
                starts = [at for _, at in self.line.rounds if at > self.at]
                self._go(min(starts, default=self.stops[-1]))
            case _:
                super().do(act)

    def _go(self, at: int) -> None:
        self.running, self.chosen, self.at = False, None, at

    def _run(self) -> None:
        """Run on; at the end, from the beginning."""
        self._go(self.stops[0] if self.at == self.stops[-1] else self.at)
        self.running = True

    def _tick(self) -> None:
        if self.running:
            self.at = first_from(self.stops, self.at + 1)
            self.running = self.at < self.stops[-1]

    def _look_at(self, number: int) -> None:
        self._go(first_from(self.stops, self.stories[number].moment.at))
        self.chosen = number

    def _turn_route(self, who: Who) -> None:
        """Hide a way, or show it again; after a story, of the ways that the story left."""
        routes = self.model().routes
        everybody = frozenset(one.who for one in self.frames[0].after.captives)
        self.hidden, self.chosen = everybody - (routes ^ {who}), None

    def _give_up(self) -> None:
        self._go(self.stops[-1])
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
