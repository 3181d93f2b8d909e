"""Tables that nobody hosts, touched without a screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, cast

from companion.games.island.terms import OP
from companion.store.assets import shipped_box
from companion.store.games.shelf import Shelf
from companion.store.settings import Settings
from companion.text.languages import Language
from companion.ui.island.table_mode.page import TableMode
from companion.ui.island.table_mode.views import TableModeView
from companion.ui.registry import open_over
from companion.ui.shell.companion import Companion
from tests.store.saved import table

GRID: Final = re.compile(r"\b[A-G][1-7]\b")


OPEN: Final[list[Shelf]] = []


def shelf_of(folder: Path) -> Shelf:
    """One that is closed when the test ends."""
    OPEN.append(Shelf(folder))
    return OPEN[-1]


def house(folder: Path, language: Language = "en") -> Companion:
    settings = Settings(language=language, said_in=language)
    return Companion(shelf_of(folder), settings, lambda _: None, open_over)


def table_of(
    folder: Path, seed: int = 3, manner: str = "even fair", language: Language = "en"
) -> TableMode:
    """A random table with an OP of the computer, on the page of a companion."""
    home = house(folder, language)
    session = home.shelf.begin(table(seed), seed, "Friday", shipped_box(), computer={OP: manner})
    page = TableMode(home, session, manner)
    home.pages.append(page)
    return page


def companion_of(page: TableMode) -> Companion:
    return cast(Companion, page.house)


def touchable(view: TableModeView) -> list[str]:
    """The acts of what a captive could touch now to say something."""
    keys = (*view.pad.compass, *view.pad.keys) if view.pad is not None else ()
    answers = view.sheet.buttons if view.sheet is not None else ()
    slots = tuple(one.button for one in view.sheet.slots) if view.sheet is not None else ()
    more = (view.sheet.choose, view.sheet.close) if view.sheet is not None else ()
    return [one.act for one in (*keys, *answers, *slots, *more) if one is not None and one.enabled]


def step(page: TableMode, dice: Random) -> str:
    """Something that somebody at the table touches; the act."""
    view = page.view()
    if view.op is not None and (view.sheet is None or dice.random() < 0.5):
        act = view.op.go_on.button.act
    else:
        act = dice.choice(touchable(view))
    page.do(act)
    return act


def to_op(page: TableMode, dice: Random) -> TableModeView:
    """Play until the OP's next word is awaited."""
    while page.view().op is None:
        step(page, dice)
    return page.view()


def strings(value: Any) -> Iterator[str]:
    """Every text in a view, however deep."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in (*value.keys(), *value.values()):
            yield from strings(one)
    elif isinstance(value, (tuple, list, frozenset, set)):
        for one in value:
            yield from strings(one)
    else:
        for name in getattr(type(value), "__match_args__", ()):
            yield from strings(getattr(value, name))


def kinds(value: Any) -> Iterator[type]:
    """The class of every value in a view."""
    yield type(value)
    inside = value if isinstance(value, (tuple, list, frozenset, set)) else (
        getattr(value, name) for name in getattr(type(value), "__match_args__", ())
    )  # fmt: skip
    for one in inside:
        if not isinstance(one, str):
            yield from kinds(one)
