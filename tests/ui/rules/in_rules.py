"""The rules pages as they are seen."""

from __future__ import annotations

from companion.ui.rules.views import RulesView
from companion.ui.shell.companion import Companion


def read(home: Companion) -> Companion:
    while view(home).reading:
        home.do("read")
    return home


def view(home: Companion) -> RulesView:
    seen = home.view()
    assert isinstance(seen, RulesView)
    return seen


def opened(home: Companion) -> str:
    """The entry that is opened, if one is."""
    seen = view(home)
    return seen.entry.id if seen.entry and seen.opened else ""
