"""Whatever a place can show."""

from __future__ import annotations

from companion.ui.presenter.views import (
    BuildView,
    CoverView,
    DeskView,
    HandOverView,
    JournalView,
    PageView,
    ReplayView,
    ShelfView,
    ShowView,
)
from companion.ui.rules.views import RulesView

View = (
    DeskView | PageView | ShelfView | JournalView | ReplayView | BuildView | RulesView
    | HandOverView | ShowView | CoverView
)  # fmt: skip
