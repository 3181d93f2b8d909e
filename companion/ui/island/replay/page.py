"""A game once more, step by step or running; once it is over, for the whole table to see."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from companion.games.island.history.chronicle import Chronicle
from companion.games.island.history.replay import frames, round_starts
from companion.games.island.history.stories import Story, stories
from companion.games.island.history.tally import tally
from companion.ui.island.replay.view import ALL_OPEN, SPEEDS, ReplayModel, replay_view
from companion.ui.island.replay.views import ReplayView
from companion.ui.shell.page import BasePage

if TYPE_CHECKING:
    from companion.store.games.kept_game import KeptSession
    from companion.ui.shell.house import House


class Replay(BasePage):
    """`telling`: the stories take the place of the step. The rest is as in its model.

    While the game is on, it is shown to nobody unless the OP gives the game up, in two touches.
    """

    def __init__(
        self, house: House, session: KeptSession, at: int | None = None, shown: bool = False
    ) -> None:
        super().__init__(house)
        self.session = session
        self.history = Chronicle(session)
        self.frames = frames(self.history)
        self.starts, self.last = round_starts(self.frames), len(self.frames) - 1
        self.at = min(max(at or 0, 0), self.last)
        self.over = self.frames[-1].after.won is not None
        self.running = False
        self.speed = "normal"
        self.telling = False
        self.walks = False
        self.asked = False
        self.shown = False
        self.opened = ALL_OPEN
        if shown and self.over:
            self._show()

    @cached_property
    def stories(self) -> tuple[Story, ...]:
        return stories(tally(self.history))

    # Touches

    def do(self, act: str) -> None:
        asked, self.asked = self.asked, False
        match act:
            case "tick":
                self.asked = asked
                self._tick()
            case "play":
                self._run()
            case "stop":
                self.running = False
            case "speed":
                names = list(SPEEDS)
                self.speed = names[(names.index(self.speed) + 1) % len(names)]
            case "stories":
                self.telling, self.running = not self.telling, False
            case "walks":
                self.walks = not self.walks
            case "reveal" if self.over:
                self._show()
            case "reveal":
                self.asked, self.running = True, False
            case "reveal sure" if asked:
                self._show()
            case "reveal sure":
                pass  # nobody was asked, or it was taken back
            case "open" if self.shown:
                self.opened = max(1, self.opened)
            case "give-back" if self.shown:
                self._give_back()
            case "previous":
                self._go(self.at - 1)
            case "next":
                self._go(self.at + 1)
            case "round-back":
                self._go(max((one for one in self.starts if one < self.at), default=0))
            case "round-on":
                self._go(min((one for one in self.starts if one > self.at), default=self.last))
            case "again":
                self.house.open_over(self, "new-table")
            case "share" if not self.shown:
                self.house.open_over(self, act)
            case _:
                super().do(act)

    def _go(self, at: int) -> None:
        """Go to a frame by hand; a running replay stops."""
        self.running = self.telling = False
        self.at = min(max(at, 0), self.last)

    def _run(self) -> None:
        """Run on; at the end, from the beginning."""
        self._go(0 if self.at == self.last else self.at)
        self.running = True

    def _tick(self) -> None:
        if 0 < self.opened < ALL_OPEN:
            self.opened += 1
        elif self.running and self.at < self.last:
            self.at += 1
            self.running = self.at < self.last

    def _show(self) -> None:
        """Show the island to all, closed at first, as it was at the end."""
        self._go(self.last)
        self.shown, self.secret = True, False
        self.opened, self.telling, self.walks = 0, True, False

    def _give_back(self) -> None:
        """Go back to the secret replay, under the cover, of a game that was given up."""
        self.shown, self.secret = False, True
        self.telling, self.opened = False, ALL_OPEN
        if self.over:
            self.house.back()
        else:
            self.house.covered = True

    # What is seen

    def model(self) -> ReplayModel:
        return ReplayModel(
            frames=self.frames,
            at=self.at,
            language=self.language,
            said_in=self.said_in,
            speed=self.speed,
            running=self.running,
            walks=self.walks,
            asked=self.asked,
            shown=self.shown,
            opened=self.opened,
            stories=self.stories if self.telling else (),
        )

    def view(self) -> ReplayView:
        return replay_view(self.model())
