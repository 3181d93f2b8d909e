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
    ShelfView,
    ShowView,
)

View = (
    DeskView | PageView | ShelfView | JournalView | BuildView | RulesView | HandOverView | ShowView
    | CoverView
)  # fmt: skip
