"""The fog map of a captive: only what was announced, and never the island itself."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from companion.engine.frozen import revised
from companion.engine.refused import Refused
from companion.games.island.game import Game, play
from companion.games.island.legal import legal
from companion.games.island.rules.missions import MARKS
from companion.games.island.terms import OP, Hex
from companion.store.island.table_file import read_table
from companion.ui.island.desk.controller import Desk
from companion.ui.island.fog.page import FogPage
from companion.ui.island.fog.view import shown_fog
from companion.ui.island.fog.views import FogView
from companion.ui.island.hand_over.page import HandOver
from companion.ui.island.hand_over.views import HandOverView, ShowView
from companion.ui.registry import OPENS
from companion.ui.shell.acts import UnknownAct
from tests.games.island.random_tables import random_setup
from tests.games.island.test_leaks import other_island
from tests.ui import at_table


def thought(page: FogPage) -> FogView:
    """The view when nothing more is to be worked out."""
    while page.thinking:
        if page.watch.thread is not None:
            page.watch.thread.join()
        page.do("tick")
    return page.view()


def opened(desk: Desk, who: str = "theseus") -> FogPage:
    desk.house.open_over(desk, f"fog {who}")
    page = desk.house.pages[-1]
    assert isinstance(page, FogPage)
    return page


def kinds(view: FogView) -> dict[Hex, str]:
    return {one.at: one.kind for one in view.island.ground.spaces if one.kind != "closed"}


def asleep(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Nobody works; the works that were begun."""
    started: list[Any] = []
    monkeypatch.setattr(
        "companion.ui.island.desk.fog_watch.Thread",
        lambda **how: SimpleNamespace(
            start=lambda: started.append(how), is_alive=lambda: True, join=lambda: None
        ),
    )
    return started


@pytest.fixture
def desk() -> Desk:
    """Theseus has gone east from D2, and it is announced."""
    made = at_table.desk()
    at_table.says(made, "move E")
    made.do("announced")
    return made


def test_the_start_and_the_move_are_drawn(desk: Desk) -> None:
    """L2.7, L5.3"""
    page = opened(desk)
    view = thought(page)
    assert view.title == "Can know at least"
    faces = {one.at: one for one in view.island.ground.spaces if not one.share}
    assert (faces[Hex("D2")].kind, faces[Hex("D2")].icon) == ("fruit", "banana")
    assert faces[Hex("D3")].kind != "closed"
    assert [(one.who, one.at) for one in view.island.figures] == [("theseus", "D3")]
    assert view.island.perhaps == ()
    assert next(one.number for one in view.counts) == "2"
    assert sum(int(one.number) for one in view.counts) == 37


def test_what_is_not_announced_is_not_known() -> None:
    """L16"""
    made = at_table.desk()
    at_table.says(made, "move E")
    view = thought(opened(made))
    certain = [
        one.at for one in view.island.ground.spaces if one.kind != "closed" and not one.share
    ]
    assert certain == ["D2"]
    assert [(one.who, one.at) for one in view.island.figures] == [("theseus", "D2")]
    assert len(view.lines) == 1


def test_another_captive_knows_something_else(desk: Desk) -> None:
    page = opened(desk)
    thought(page)
    page.do("who phil")
    view = thought(page)
    assert [one.chosen for one in view.tabs] == [one.act == "who phil" for one in view.tabs]
    assert [(one.who, one.at) for one in view.island.figures] == [("phil", "E5")]


def test_a_touch_on_a_space_tells_from_what_it_follows(desk: Desk) -> None:
    page = opened(desk)
    every = thought(page).lines
    page.do("tap D3")
    view = thought(page)
    assert view.heading.startswith("D3: ")
    assert view.heading.endswith("It follows from this")
    assert [line.act for line in view.lines] == ["line 1", "line 0"]
    assert view.island.lit == {"D3"}
    page.do("line 0")
    view = thought(page)
    assert [line.act for line in view.lines] == ["line 1", "line 0"]
    assert "D2" in view.island.lit
    page.do("tap D3")
    assert thought(page).lines == every


def test_of_an_open_space_the_shares_are_told(desk: Desk) -> None:
    page = opened(desk)
    thought(page)
    page.do("tap A1")
    view = thought(page)
    assert view.heading == "A1: not certain"
    assert view.note.startswith("What can lie there: ")
    assert "%" in view.note


def test_a_touch_on_a_line_lights_its_spaces(desk: Desk) -> None:
    page = opened(desk)
    thought(page)
    page.do("line 1")
    view = thought(page)
    assert view.island.lit == {"D3"}
    assert view.island.veiled
    assert [line.chosen for line in view.lines].count(True) == 1
    page.do("line 1")
    assert not thought(page).island.lit


def test_the_ocean_is_no_space(desk: Desk) -> None:
    page = opened(desk)
    before = thought(page)
    page.do("tap N")
    assert thought(page) == before


def test_the_old_map_stays_until_there_is_a_new_one(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = thought(opened(desk))
    assert not old.mark
    desk.house.back()
    at_table.says(desk, "rest")
    desk.do("announced")
    started = asleep(monkeypatch)
    page = opened(desk)
    view = page.view()
    assert len(started) == 1
    assert view.mark == "Still the map of before: the new one is being worked out."
    assert view.island == old.island
    assert view.tick


def test_at_first_all_is_fog(monkeypatch: pytest.MonkeyPatch) -> None:
    asleep(monkeypatch)
    view = opened(at_table.desk()).view()
    assert view.mark == "The map is being worked out."
    assert {one.kind for one in view.island.ground.spaces} == {"closed"}
    assert view.lines == ()


def test_a_fault_is_raised_where_it_is_seen(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise ValueError("no island fits")

    monkeypatch.setattr("companion.ui.island.desk.fog_watch.fragments", fails)
    page = opened(desk)
    with pytest.raises(ValueError, match="no island fits"):
        thought(page)


def test_what_is_tried_on_the_desk_is_not_heard(desk: Desk) -> None:
    """The journal of the desk grows and shrinks while a phrase is typed."""
    page = opened(desk)
    before = thought(page)
    with desk.session.ahead(legal(desk.state)[:1]):
        assert page.watch._copy.journal == desk.session.journal[:-1]
    page.do("tick")
    assert thought(page) == before


def test_where_a_captive_is_can_be_asked(desk: Desk) -> None:
    desk.house.open_over(desk, "told theseus")
    desk.house.pages[-1].do("fog")
    page = desk.house.pages[-1]
    assert isinstance(page, FogPage)
    thought(page)
    page.do("where")
    assert desk.house.pages[-1] is desk
    assert desk.beside


def test_the_page_of_a_captive_leads_there(desk: Desk) -> None:
    desk.house.open_over(desk, "told phil")
    desk.house.pages[-1].do("fog")
    page = desk.house.pages[-1]
    assert isinstance(page, FogPage)
    assert page.who == "phil"
    assert page.secret
    assert "fog" in OPENS


@pytest.mark.parametrize(("language", "title"), [
    ("en", "Can know at least"), ("ru", "Может знать как минимум"),
])  # fmt: skip
def test_it_speaks_both_languages(language: str, title: str) -> None:
    made = at_table.desk(language=language, said_in=language)
    made.do("announced")
    view = thought(opened(made))
    assert view.title == title
    assert len(view.lines) == 1
    assert len(view.lines[0].text) > MARKS


def test_islands_that_say_the_same_look_the_same() -> None:
    """L16.5: nothing of the true island is in the view but what the fog holds."""
    alike = 0
    for seed in range(12):
        dice = Random(seed)
        given = random_setup(dice, odd=False)
        pair = [play(given, seed), play(other_island(given, dice), seed)]
        who = given.seats[0].board
        desks = [Desk(at_table.house(), cast(Any, game)) for game in pair]
        pages = []
        for one in desks:
            one.house.go(one)
            pages.append(opened(one, who))
        for _ in range(4):
            views = [thought(page) for page in pages]
            heard = [cast(Any, page.watch.known(who)).heard for page in pages]
            if heard[0] != heard[1]:
                break
            assert views[0] == views[1], f"pair {seed}"
            models = [page.model() for page in pages]
            shown = [shown_fog(one, cast(Any, one.known).fog) for one in models]  # L16.6
            assert shown[0] == shown[1]
            for at in ("A1", "D4", "G2"):
                for page in pages:
                    page.do(f"tap {at}")
                assert thought(pages[0]) == thought(pages[1])
            alike += 1
            if not _both(pair, dice):
                break
            for page in pages:
                page.at = None
                page.do("tick")
    assert alike >= 12


def _both(pair: list[Game], dice: Random) -> bool:
    """The same command on both tables, announced; False where no captive is asked."""
    question = pair[0].state.question
    if question is None or question.who == OP or pair[1].state.question != question:
        return False
    command = dice.choice(legal(pair[0].state))
    try:
        for game in pair:
            game.submit(command)
            game.announced()
    except Refused:
        return False
    return True


# Repeat, cover, and the map for the captive


def test_the_last_words_are_said_again(desk: Desk) -> None:
    page = opened(desk)
    repeat = next(one for one in page.view().foot if one.act == "repeat")
    assert repeat.enabled
    page.do("repeat")
    assert desk.house.pages[-1] is desk
    assert desk.beside


def test_who_was_told_nothing_has_nothing_to_repeat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.ui.island.fog.page.last_told", lambda *_: ())
    page = opened(at_table.desk(), "phil")
    repeat = next(one for one in page.view().foot if one.act == "repeat")
    assert not repeat.enabled
    page.do("repeat")
    assert page.house.pages[-1] is page


def test_it_can_be_covered(desk: Desk) -> None:
    page = opened(desk)
    assert page.view().cover.act == "cover"
    at_table.companion_of(page).do("cover")
    assert at_table.companion_of(page).covered


def with_help(**rulings: str) -> Desk:
    table = read_table(at_table.SAMPLE)
    setup = revised(table.setup, {"rulings": revised(table.setup.rulings, rulings)})
    made = Desk(at_table.house(), cast(Any, play(setup, table.seed)))
    made.house.go(made)
    at_table.says(made, "move E")
    made.do("announced")
    return made


def test_the_map_is_shown_to_nobody_without_the_ruling(desk: Desk) -> None:
    """L16.6: our own ruling `fog-help`, off unless the table wants it."""
    page = opened(desk)
    assert "show-map" not in [one.act for one in thought(page).foot]
    with pytest.raises(UnknownAct, match="show-map"):
        page.do("show-map")
    assert page.house.pages[-1] is page


def test_with_the_ruling_that_captive_alone_sees_what_he_can_know() -> None:
    """L16.6, by the way of L16.4: handed over, looked at alone, back under the cover."""
    page = opened(with_help(fog_help="yes"))
    known = kinds(thought(page))
    page.do("show-map")
    handing = page.house.pages[-1]
    assert isinstance(handing, HandOver)
    assert not handing.secret
    assert isinstance(handing.view(), HandOverView)
    handing.do("show")
    view = handing.view()
    assert isinstance(view, ShowView)
    assert view.who == "theseus"
    assert view.foggy
    assert "2 spaces of 37" in view.label
    assert {one.at: one.kind for one in view.island.ground.spaces
            if one.kind != "closed"} == known  # fmt: skip
    assert [(one.who, one.at) for one in view.island.figures] == [("theseus", "D3")]
    handing.do("give-back")
    assert page.house.pages[-1] is page
    assert at_table.companion_of(page).covered


def test_a_map_that_is_not_the_newest_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = with_help(fog_help="yes")
    asleep(monkeypatch)
    page = opened(desk)
    show = next(one for one in page.view().foot if one.act == "show-map")
    assert not show.enabled
    page.do("show-map")
    assert page.house.pages[-1] is page
