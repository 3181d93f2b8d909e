"""An island is built by hand: the map, what is left to lay, and what is wrong so far."""

from __future__ import annotations

from companion.ui.presenter.views import BuildView
from companion.ui.widgets.panel import Part


class BuildScreen(Part):
    view: BuildView | None = None

    def render(self, view: BuildView) -> None:
        self.view = view
        self.lay_soon()
