"""A desktop that behaves as a tablet does: with a rim, a background and somebody who feels."""

from __future__ import annotations

from collections.abc import Callable

from companion.ui.desktop import Desktop, Insets
from companion.ui.shell.machine import Felt


class PretendTablet(Desktop):
    reaches = True

    def __init__(self) -> None:
        self.rim = Insets()
        self.awake: bool | None = None
        self.shaken: list[Felt] = []
        self.gone = 0
        self.rearrange: Callable[[], None] = lambda: None
        self.laid_down: Callable[[], None] = lambda: None
        self.watches = False

    def begin(self, rearrange: Callable[[], None], laid_down: Callable[[], None]) -> None:
        self.rearrange, self.laid_down = rearrange, laid_down
        self.watches = True

    def at_front(self, front: bool) -> None:
        self.watches = front

    def keep_awake(self, awake: bool) -> None:
        self.awake = awake

    def insets(self) -> Insets:
        return self.rim

    def feel(self, felt: Felt) -> None:
        self.shaken.append(felt)

    def leave(self) -> bool:
        self.gone += 1
        return True

    def turn_the_bars(self, rim: Insets) -> None:
        """The same window, but the system draws over another rim of it."""
        self.rim = rim
        self.rearrange()
