"""Checking a box without a screen: where we are, what can be touched, and what it says."""

from __future__ import annotations

from pathlib import Path

from companion.store.island.own_box import OwnBox
from companion.ui.island.box.overview import CheckBox
from companion.ui.kit.parts import Button
from companion.ui.shell.companion import Companion
from companion.ui.shell.views import PageView
from tests.ui.choices import choices


def opened(home: Companion, *acts: str) -> Companion:
    """The list, and what is touched on it."""
    home.go(CheckBox(home))
    return do(home, *acts)


def do(home: Companion, *acts: str) -> Companion:
    for act in acts:
        assert act == "back" or act.split()[0] == "tap" or act in buttons(home), act
        home.do(act)
    return home


def page(home: Companion) -> PageView:
    view = home.view()
    assert isinstance(view, PageView)
    return view


def buttons(home: Companion) -> dict[str, Button]:
    """Everything that can be touched on the page, by its act."""
    view = page(home)
    rows = [one for section in view.sections for one in choices(section)]
    noted = view.notice[1] if view.notice else ()
    everything = [*rows, *view.foot, *noted, *([view.back] if view.back else [])]
    found = {button.act: button for button in everything}
    assert len(found) == len(everything), "two buttons do the same"
    return found


def chosen(home: Companion) -> list[str]:
    return [act for act, button in buttons(home).items() if button.chosen]


def notice(home: Companion) -> str:
    said = page(home).notice
    return said[0] if said else ""


def kept(home: Companion) -> OwnBox:
    """As another start of the app would find it."""
    return OwnBox(home.shelf.folder)


def box_file(home: Companion) -> Path:
    path = Path(home.shelf.folder) / "box.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    return path
