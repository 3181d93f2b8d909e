"""A cross at the end of a line that can be written in."""

from __future__ import annotations

from collections.abc import Callable

from companion.ui.kit.drawn.press import Press
from companion.ui.presenter.views import Button


class Wipe(Press):
    def __init__(self, wipe: Callable[[], None]) -> None:
        super().__init__(icon=22)
        self._wipe = wipe
        self.render(Button("wipe", "", icon="close", tone="plain"))

    def act(self, _act: str) -> None:
        self._wipe()
