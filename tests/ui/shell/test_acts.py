"""An act that a page does not have is a fault: nothing that a screen sends is dropped unseen."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from typing import Any, Final

import pytest

from companion.ui.island.desk.controller import Desk
from companion.ui.island.share.step_pictures import EveryStep
from companion.ui.island.wizard.draft import new_draft
from companion.ui.island.wizard.wizard import Wizard
from companion.ui.shelf.opening_page import Opening
from companion.ui.shell.acts import UnknownAct, unknown
from companion.ui.shell.companion import Companion
from companion.ui.shell.file_problems import Troubles
from tests.architecture.house import modules
from tests.ui.island.ending.finished import at_the_end
from tests.ui.played import begun, begun_small

NEVER: Final = "no-such-act"
# From the shelf; `desk`: from the desk of a game; `draft`: from a table to be set up;
# `game`: from its page on the shelf; `ending`: from the desk of a game that was won.
WAYS: Final = (
    ("rules",),
    ("settings",),
    ("deleted",),
    ("import", "choose"),
    ("check-box", "look phil", "back", "look arrows", "back", "look gains", "gain reward"),
    ("check-box", "import", "back", "look tiles", "back", "look knots", "knot 0"),
    ("check-box", "look tokens", "token hurricane", "write name en"),
    ("practice", "begin"),
    ("practice", "next", "previous", "next", "next"),
    ("practice", "repeat rock"),
    ("game", "rename"),
    ("games",),
    ("ending", "announced", "reveal"),
    ("new", "character phil", "character theseus", "seats", "back", "step island", "ready-made",
     "back",
     "code", "back", "build", "back", "share", "back", "copy", "back", "step tokens",
     "step pieces", "step starts", "step ready", "rulings"),
    ("draft", "character theseus", "character phil", "quick", "fruit banana", "fruit apple",
     "show-starts"),
    ("choose-game", "game antinomy"),
    ("ways", "way against", "way host"),
    ("against", "character phil", "character phil", "kind random", "kind explorer"),
    ("captives",),
    ("new-game antinomy", "rulings"),
    ("check-box antinomy",),
    ("check-box paradoxon", "look ring"),
    ("new-game antinomy", "keep all", "lay"),
    ("small", "menu", "back", "journal", "back", "why", "back", "correct"),
    ("small", "rulings", "back", "figures"),
    ("whole",),
    ("new-game paradoxon", "rulings", "back", "race"),
    ("new-game paradoxon", "seat 1", "place left"),
    ("pair", "items near", "back", "worth far"),
    ("echo",),
    ("dealt",),
    ("new-game paradominetor", "rulings"),
    ("new-game paradominetor", "lesson"),
    ("new-game antinomy", "lesson"),
    ("sorcerers",),
    ("hands",),
    ("tricks", "rulings"),
    ("desk", "fog phil"),
    ("desk", "journal"),
    ("desk", "menu", "rulings"),
    ("desk", "told phil"),
    ("desk", "correct phil", "space"),
    ("desk", "replay 1", "could-know"),
    ("desk", "share", "said"),
    ("desk", "start phil"),
)  # fmt: skip
# Small games: which, who plays, and what else a table says.
SMALL: Final[Mapping[str, tuple[str, tuple[str, ...], Mapping[str, Any]]]] = {
    "small": ("antinomy", ("Ann", "Bob"), {}),
    "whole": ("antinomy", ("Ann", "Bob"), {"keep": "all"}),
    "pair": ("paradoxon", ("Ann", "Bob"), {"keep": "score", "first": "ann"}),
    "echo": ("paradoxon", ("Ann",),
             {"keep": "echo", "echo": ["keys-wallet", "gun-mask"], "paradox": "phone-tickets"}),
    "dealt": ("paradoxon", ("Ann", "Bob"), {"keep": "all", "first": "ann", "chance": "app"}),
    "sorcerers": ("antinomy", ("Ann", "Bob"), {"keep": "all", "chance": "app"}),
    "hands": ("paradominetor", ("Ann", "Ben", "Cy"), {"chance": "app"}),
    "tricks": ("paradominetor", ("Ann", "Ben", "Cy"),
               {"hands": {}, "sets": ["green", "blue", "yellow"], "pass": "done"}),
}  # fmt: skip
# Parts of the window, and the pages of Android.
WINDOWED: Final = {"android", "app", "desktop", "device", "drawn", "stage", "start"}
# What several pages have in common.
SHARED: Final = {
    "AtDesk", "BuildIsland", "Companion", "LessonPage", "OverBoard", "Page", "PagedBoard",
    "ParadoxonBoard", "PracticeBoard", "TableBoard", "TableSetUp", "TabletSetUp", "WizardStep",
}  # fmt: skip


def pages() -> set[str]:
    """The classes that show something and take acts."""
    rooms = [one.room for one in modules() if one.room.startswith("companion.ui.")]
    kinds = [kind for room in rooms if not WINDOWED & {*room.split(".")} for kind in _made(room)]
    found = {one.__name__ for one in kinds if hasattr(one, "do") and hasattr(one, "view")}
    return {name for name in found if not name.startswith("_")} - SHARED


def _made(room: str) -> Iterator[type]:
    for one in vars(importlib.import_module(room)).values():
        if isinstance(one, type) and one.__module__ == room:
            yield one


def walked(home: Companion) -> Iterator[Any]:
    """The open page after each act."""
    game = begun(home)
    for first, *acts in WAYS:
        home.leave(1)
        yield home.pages[-1]
        if first == "desk":
            home.home(Desk(home, game))
        elif first in SMALL:
            small, names, table = SMALL[first]
            home.do(f"open {begun_small(home, small, names=names, **table).id}")
        elif first == "draft":
            home.home(Wizard(home, new_draft(7)))
        elif first == "ending":
            at_the_end(home)
        elif first == "captives":
            players = {"theseus": "explorer", "phil": "random"}
            kept = begun(home, tuple(players), 3, computer=players)
            home.do(f"open {kept.id}")
        elif first == "game":
            home.do(f"more {game.id}")
        else:
            home.do(first)
        yield home.pages[-1]
        for act in acts:
            home.do(act)
            yield home.pages[-1]
    yield Troubles(home, ())
    yield EveryStep(home, game, "Friday", lambda *_, **__: None)
    opening = Opening(home, game.id, str, lambda *_: None, lambda _: None)
    opening.thread.join()
    yield opening


def test_an_unknown_act_is_a_fault_on_every_page(home: Companion) -> None:
    seen: set[str] = set()
    for page in walked(home):
        seen |= {type(page).__name__}
        if isinstance(page, Wizard):
            seen |= {type(page.step).__name__}
        with pytest.raises(UnknownAct, match=NEVER):
            page.do(NEVER)
    assert pages() - seen == set()


@pytest.mark.parametrize("act", ["tick", "tap C4", "hold C4", "enter"])
def test_what_a_screen_sends_unasked_is_no_fault(act: str) -> None:
    unknown(act)
