"""Boards of PARADOMINETOR for the tests of its pages, and what they show."""

from __future__ import annotations

from typing import Any, cast

from companion.ui.games.paradominetor.board import ParadominetorBoard
from companion.ui.games.paradominetor.views import (
    RankingView,
    TrickView,
    VerdictView,
    WinnersView,
)
from companion.ui.shell.companion import Companion
from companion.ui.table.views import TableView
from tests.ui.played import begun_small

PEOPLE = ("Ann", "Ben", "Cy", "Dana", "Eve")


def board(home: Companion, *said: str, people: int = 4, **table: Any) -> ParadominetorBoard:
    sets = ["green", "blue", "yellow", "red", "purple"][:people]
    tree = {"hands": {}, "sets": sets, "pass": "done", **table}
    which = begun_small(home, "paradominetor", said, names=PEOPLE[:people], **tree).id
    home.do(f"open {which}")
    return cast(ParadominetorBoard, home.pages[-1])


def score(home: Companion, *said: str, people: int = 4) -> ParadominetorBoard:
    which = begun_small(home, "paradominetor", said, names=PEOPLE[:people], keep="score").id
    home.do(f"open {which}")
    return cast(ParadominetorBoard, home.pages[-1])


def winners(page: ParadominetorBoard) -> WinnersView:
    view = page.view()
    assert isinstance(view, TableView)
    assert isinstance(view.shown, WinnersView)
    return view.shown


def trick(page: ParadominetorBoard) -> TrickView:
    shown = page.shown()
    assert isinstance(shown, TrickView)
    return shown


def verdict(page: ParadominetorBoard) -> VerdictView:
    shown = page.shown()
    assert isinstance(shown, VerdictView)
    return shown


def ranking(page: ParadominetorBoard) -> RankingView:
    shown = page.shown()
    assert isinstance(shown, RankingView)
    return shown


def points(page: ParadominetorBoard) -> list[str]:
    return [block.points for block in winners(page).blocks]


def lay(home: Companion, tiles: str) -> None:
    for tile in tiles.split():
        front, _, colour = tile.partition(":")
        home.do(f"lay {front}")
        if colour:
            home.do(f"declare {colour}")
