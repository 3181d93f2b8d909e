"""A desk over the sample table, touched without a screen."""

from types import SimpleNamespace
from typing import Any, cast

from companion.games.island.game import play
from companion.store.island.table_file import read_table
from companion.ui.island.desk.controller import Desk
from companion.ui.island.desk.views import DeskView
from companion.ui.registry import open_over
from companion.ui.shell.companion import Companion
from companion.ui.shell.page import BasePage
from tests.architecture.house import ROOT

SAMPLE = ROOT / "seeds" / "sample-table.yaml"


def house(**settings: str | bool) -> Companion:
    chosen = {
        "language": "en",
        "said_in": "en",
        "put_back": "ask",
        "lake_exit": "ask",
        "drawing": "do",
        "announcing": "do",
        "voice_in": False,
        "by_itself": False,
        "offline_only": True,
        "voice_out": "off",
        "letters": "none",
        "motion": "calm",
        "pace": "normal",
        **settings,
    }
    return Companion(
        cast(Any, None), cast(Any, SimpleNamespace(**chosen)), lambda _: None, open_over
    )


def desk(**settings: str | bool) -> Desk:
    """B is the sample's island: Theseus on D2 (banana), Phil on E5 (apple), Bush on D5."""
    table = read_table(SAMPLE)
    home = house(**settings)
    made = Desk(home, cast(Any, play(table.setup, table.seed)))
    home.pages.append(made)
    return made


def companion_of(page: Desk | BasePage) -> Companion:
    """Whole, with what is no page's business."""
    assert isinstance(page.house, Companion)
    return page.house


def says(table: Desk, text: str) -> DeskView:
    """Typed and taken."""
    table.typed(text)
    table.do("enter")
    return table.view()


def touch(table: Desk, *acts: str) -> DeskView:
    """`end`: whoever is asked whether that is meant with actions left touches it again."""
    for act in acts:
        table.do(act)
        if act == "end" and table.chosen.ending:
            table.do(act)
    return table.view()


def labels(view: DeskView) -> list[str]:
    return [button.label for button in view.sheet.buttons]


def acts(view: DeskView) -> list[str]:
    return [button.act for button in view.sheet.buttons]
