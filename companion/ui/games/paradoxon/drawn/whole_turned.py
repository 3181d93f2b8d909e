"""A screen that as a whole can be turned to whoever sits at the other side."""

from __future__ import annotations

from typing import Any

from companion.ui.kit.drawn.panel import Panel, put
from companion.ui.table.drawn.halves import Filled


class WholeTurned(Panel):
    """`panel` fills it; a turned one turns its page as well."""

    def __init__(self, panel: Panel, **look: Any) -> None:
        super().__init__(**look)
        self.whole = Filled(panel)
        self.add_widget(self.whole)

    def face(self, *, far: bool) -> None:
        degrees = 180 if far else 0
        if self.whole.degrees != degrees:
            self.whole.turn(degrees)

    def lay(self) -> None:
        put(self.whole, self.rect)
