"""The page of whoever has won: it comes over the desk, shows nothing of the island, and undoes."""

from __future__ import annotations

import re
from typing import Any

import pytest

from companion.engine.frozen import revised
from companion.games.island.board.hexes import HEXES
from companion.games.island.terms import CHARACTERS, OP
from companion.store.games.kept_game import KeptSession
from companion.store.games.shelf import Shelf
from companion.store.settings import Settings
from companion.text.island.epilogues import EPILOGUES
from companion.text.languages import LANGUAGES, Language
from companion.ui.island.desk.views import DeskView
from companion.ui.island.ending.page import EndingPage
from companion.ui.island.ending.reveal import Reveal
from companion.ui.island.ending.views import EndingView
from companion.ui.island.replay.page import Replay
from companion.ui.island.share.page import Share
from companion.ui.island.wizard.wizard import Wizard
from companion.ui.registry import open_over
from companion.ui.shelf.page import ShelfPage
from companion.ui.shell.companion import Companion
from companion.ui.shell.views import CoverView
from tests.store.saved import full_disk
from tests.ui.companions import Build
from tests.ui.island.ending.finished import at_the_end, finished
from tests.ui.played import Hands, begun


def page(home: Companion) -> EndingView:
    view = home.view()
    assert isinstance(view, EndingView)
    return view


def ended(home: Companion, who: str = "schrodie") -> EndingView:
    at_the_end(home, who)
    home.do("announced")
    return page(home)


def acts(view: EndingView) -> list[str]:
    return [one.act for one in (view.reveal, view.again, *view.rest)]


# When it comes


def test_it_comes_when_the_win_has_been_announced(home: Companion) -> None:
    desk = at_the_end(home)
    assert isinstance(home.view(), DeskView), "first it is to be said"
    home.do("announced")
    assert isinstance(home.pages[-1], EndingPage)
    assert home.pages[-2] is desk


def test_it_does_not_come_while_the_game_is_on(home: Companion) -> None:
    desk_of_a_game_that_is_on(home)
    home.do("announced")
    assert isinstance(home.view(), DeskView)


def desk_of_a_game_that_is_on(home: Companion) -> None:
    from companion.ui.island.desk.controller import Desk

    home.home(Desk(home, begun(home)))


def test_the_desk_behind_it_leads_back_to_it(home: Companion) -> None:
    ended(home)
    home.do("back")
    view = home.view()
    assert isinstance(view, DeskView)
    assert view.card.told
    assert [one.act for one in view.sheet.buttons] == ["ending"]
    assert not any(key.enabled for key in (*view.pad.compass, *view.pad.keys) if key)
    home.do("ending")
    assert isinstance(home.view(), EndingView)


def test_to_look_at_the_end_is_to_have_announced_it(home: Companion) -> None:
    desk = at_the_end(home)
    home.do("ending")
    assert isinstance(home.view(), EndingView)
    assert desk.telling.heard


# What is on it


@pytest.mark.parametrize("who", [*CHARACTERS, OP])
def test_everybodys_end_has_their_epilogue_and_a_ring_of_five(home: Companion, who: str) -> None:
    view = ended(home, who)
    assert view.who == who
    assert view.epilogue == EPILOGUES[who]["en"]
    assert len(view.ring) == 5
    kinds = {mark.mark for mark in view.ring}
    assert kinds == ({"death"} if who == OP else {"piece"} if who == "granddead" else {"space"})
    assert acts(view) == ["reveal", "again", "to-shelf", "undo", "replay", "share"]
    assert re.match(r"ROUND \d+ · (DEATH|MISSION) 5 OF 5$", view.kicker)


def test_on_the_ring_are_the_very_spaces_that_were_marked(home: Companion) -> None:
    marks = [(mark.kind, mark.picture or mark.letters) for mark in ended(home, "theseus").ring]
    assert sorted(marks) == [
        ("oracle", "oracle"), ("oracle", "oracle"), ("portal", "1"), ("portal", "2"),
        ("portal", "3"),
    ]  # fmt: skip


def test_granddeads_marks_are_what_he_scared_off(home: Companion) -> None:
    marks = [mark.picture for mark in ended(home, "granddead").ring]
    assert len(marks) == 5
    assert set(marks) <= {"wave", "rock", "bush"}


def test_the_others_stay(home: Companion) -> None:
    assert ended(home, "op").title == "The OP wins!"
    assert page(home).others == "Granddead and Achilles stay here for ever."


def test_with_two_players_nobody_is_left_behind(home: Companion) -> None:
    """L15.1: both figures play for one."""
    assert len(at_the_end(home, "phil").state.boards) == 1
    home.do("announced")
    assert (page(home).title, page(home).others) == ("Phil escapes!", "")


def test_in_russian(russian: Companion) -> None:
    view = ended(russian, "theseus")
    assert view.title == "Тесей спасается!"
    assert view.others == "Ахилл остаётся здесь навсегда."
    assert view.reveal.label == "Открыть остров всем"


# Nothing of the island


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("who", [*CHARACTERS, OP])
def test_nothing_says_where_anything_lies(build: Build, who: str, language: Language) -> None:
    home = build(Settings(language, language))
    ended(home, who)
    told = repr(page(home))
    assert not [at for at in HEXES if at in told]
    assert "arrows=" not in told


def test_it_is_covered_when_the_app_is_left(home: Companion) -> None:
    """One touch behind it is the desk."""
    ended(home)
    home.left()
    assert isinstance(home.view(), CoverView)
    home.do("look")
    assert isinstance(home.view(), EndingView)


# Undo


def test_undo_leads_to_the_desk_and_to_the_very_state_before(home: Companion) -> None:
    desk = at_the_end(home)
    before = desk.session.steps[-2].entries[-1].outcome.state
    won = desk.state
    home.do("announced")
    home.do("undo")
    assert home.pages[-1] is desk
    assert desk.state == before
    assert desk.state.won is None
    view = home.view()
    assert isinstance(view, DeskView)
    assert "We take back" in view.card.text, "it had been announced"
    home.do("redo")
    assert desk.state == won


def test_where_nothing_can_be_written_undo_says_so_on_the_desk(home: Companion) -> None:
    desk = at_the_end(home)
    home.do("announced")
    won = desk.state
    with full_disk():
        home.do("undo")
    assert home.pages[-1] is desk
    assert desk.state == won
    view = home.view()
    assert isinstance(view, DeskView)
    assert view.entry.reason


# Where it leads


@pytest.mark.parametrize(
    ("act", "page_type"),
    [("reveal", Reveal), ("again", Wizard), ("replay", Replay), ("share", Share)],
)
def test_what_is_touched_opens(home: Companion, act: str, page_type: type[Any]) -> None:
    ended(home)
    home.do(act)
    assert isinstance(home.pages[-1], page_type)


def test_to_the_shelf_closes_the_desk_too(home: Companion) -> None:
    ended(home)
    home.do("to-shelf")
    assert [type(one) for one in home.pages] == [ShelfPage]


def test_it_appears_by_and_by_once(home: Companion) -> None:
    assert ended(home).plays
    home.do("tick")
    assert not page(home).plays
    assert page(home).tick == 0


def test_what_was_left_for_another_page_has_appeared(home: Companion) -> None:
    ended(home)
    home.do("replay")
    home.do("back")
    assert not page(home).plays


@pytest.mark.parametrize(("motion", "plays", "turns"), [
    ("none", False, False), ("calm", True, False), ("full", True, True),
])  # fmt: skip
def test_it_moves_as_the_settings_want(build: Build, motion: Any, plays: bool, turns: bool) -> None:
    view = ended(build(revised(Settings(), {"motion": motion})))
    assert (view.plays, view.turns) == (plays, turns)


# After the app was killed


def again(home: Companion) -> Companion:
    """The same folder, read anew."""
    home.shelf.close()
    anew = Companion(Shelf(home.shelf.folder, Hands()), Settings(), lambda _: None, open_over)
    anew.go(ShelfPage(anew))
    return anew


@pytest.mark.parametrize("heard", [True, False])
def test_a_game_that_was_left_at_its_end_is_opened_there(home: Companion, heard: bool) -> None:
    session = finished(home, "schrodie", heard=heard)
    state, lines = session.state, len(session.journal)
    anew = again(home)
    anew.do(f"open {session.id}")
    assert isinstance(anew.pages[-1], EndingPage) == heard, "what is not said is said first"
    opened: Any = anew.pages[-1]
    assert isinstance(opened.session, KeptSession)
    assert opened.session.state == state
    assert len(opened.session.journal) == lines
    if heard:
        anew.do("undo")
        assert anew.pages[-1].session.state.won is None  # type: ignore[attr-defined]
    anew.shelf.close()
