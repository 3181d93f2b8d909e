"""The practice desk from one step of the lesson on, once that was played to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.ui.island.practice.practice_desk import PracticeDesk

if TYPE_CHECKING:
    from collections.abc import Callable

    from companion.games.island.practice.course import Course
    from companion.games.island.practice.practice_session import Practice
    from companion.ui.shell.house import House


class RepeatedDesk(PracticeDesk):
    """`whole`: the lesson that was played; it stays at its end, and how it went is mended."""

    def __init__(
        self, house: House, game: Practice, over: Callable[[], None], whole: Course
    ) -> None:
        self._whole, self._first = whole, len(game.course.done)
        super().__init__(house, game, over)

    @property
    def kept(self) -> Course:
        self._whole.learn_from(self.course, self._first)
        return self._whole

    def leave(self) -> None:
        """Back to what is worth repeating, where it was begun."""
        while self.house.pages[-1] is not self:
            self.house.back()
        self.house.back()
