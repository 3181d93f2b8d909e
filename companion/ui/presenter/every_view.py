"""Whatever a place can show."""

from __future__ import annotations

from companion.ui.presenter.rules_views import RulesView
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

View = (
    DeskView | PageView | ShelfView | JournalView | ReplayView | BuildView | RulesView
    | HandOverView | ShowView | CoverView
)  # fmt: skip
