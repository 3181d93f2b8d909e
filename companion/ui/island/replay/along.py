"""A page that goes along a game's timeline: by steps, by rounds, by the handle, or running."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final, get_args

from companion.games.island.history.chronicle import Chronicle
from companion.games.island.history.replay import frames, stops
from companion.ui.island.replay.timeline import Timeline, first_from, last_to, timeline
from companion.ui.island.replay.view import Speed
from companion.ui.shell.page import BasePage

if TYPE_CHECKING:
    from companion.ui.island.kept import KeptIsland
    from companion.ui.shell.house import House

_SPEEDS: Final[tuple[Speed, ...]] = get_args(Speed)


class AlongTimeline(BasePage):
    """`at`: the frame that is seen."""

    def __init__(self, house: House, session: KeptIsland, at: int | None = None) -> None:
        super().__init__(house)
        self.session = session
        self.history = Chronicle(session)
        self.frames = frames(self.history)
        self.stops = stops(self.frames)
        self.over = self.frames[-1].after.won is not None
        self.at = last_to(self.stops, at or 0)
        self.running = False
        self.speed: Speed = "one"

    @cached_property
    def line(self) -> Timeline:
        return timeline(self.frames, self.stops, self.at)

    def do(self, act: str) -> None:
        match act.split():
            case ["tick"]:
                self._tick()
            case ["play"]:
                self._run()
            case ["stop"]:
                self.running = False
            case ["speed", speed] if speed in _SPEEDS:
                self.speed = next(one for one in _SPEEDS if one == speed)
            case [*move]:
                self._move(act, move)

    def _move(self, act: str, move: list[str]) -> None:
        """Go somewhere by hand; a running replay stops."""
        match move:
            case ["at", at]:
                self.go_to(last_to(self.stops, int(at)))
            case ["previous"]:
                self.go_to(last_to(self.stops, self.at - 1))
            case ["next"]:
                self.go_to(first_from(self.stops, self.at + 1))
            case ["round-back"]:
                starts = [at for _, at in self.line.rounds if at < self.at]
                self.go_to(max(starts, default=self.stops[0]))
            case ["round-on"]:
                starts = [at for _, at in self.line.rounds if at > self.at]
                self.go_to(min(starts, default=self.stops[-1]))
            case _:
                super().do(act)

    def go_to(self, at: int) -> None:
        self.running, self.at = False, at

    def _run(self) -> None:
        """Run on; at the end, from the beginning."""
        self.go_to(self.stops[0] if self.at == self.stops[-1] else self.at)
        self.running = True

    def _tick(self) -> None:
        if self.running:
            self.at = first_from(self.stops, self.at + 1)
            self.running = self.at < self.stops[-1]
