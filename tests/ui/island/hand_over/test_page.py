"""L16.4: the way of the tablet, and where a space lies in words."""

from __future__ import annotations

import re

import pytest

from companion.games.island.board.hexes import HEXES
from companion.games.island.terms import PARTS, Hex
from companion.text.languages import LANGUAGES, Language
from companion.ui.island.hand_over.page import DEAD, HandOver, place_in_words, start_view
from companion.ui.island.hand_over.views import HandOverView, ShowView
from companion.ui.shell.companion import Companion
from companion.ui.shell.views import CoverView
from tests.ui import at_table


@pytest.fixture
def handing() -> Companion:
    desk = at_table.desk()
    home = at_table.companion_of(desk)
    home.go(HandOver(home, "Anna", start_view("theseus", "banana", Hex("G2"), "en")))
    return home


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_space_has_words_of_its_own(language: Language) -> None:
    told = [place_in_words(at, language) for at in HEXES]
    assert len(set(told)) == len(HEXES)
    assert not [one for one in told if re.search(r"[A-G]\d", one)]


def test_places_are_counted_from_the_nearer_end() -> None:
    assert place_in_words("G2", "en") == "bottom row, second from the left"
    assert place_in_words("G2", "ru") == "нижний ряд, вторая клетка слева"
    assert place_in_words("D4", "en") == "middle row, in the middle"
    assert place_in_words("D5", "en") == "middle row, third from the right"
    assert place_in_words("N", "en") == "in the ocean: north"


def test_the_start_is_held_and_dead_at_first(handing: Companion) -> None:
    view = handing.view()
    assert isinstance(view, HandOverView)
    assert (view.go.button.act, view.go.dead, view.back.act) == ("show", 0, "to-op")
    handing.do("show")
    shown = handing.view()
    assert isinstance(shown, ShowView)
    assert (shown.back.button.act, shown.back.dead) == ("give-back", DEAD)
    assert shown.place == "bottom row, second from the left"


def test_back_to_the_op_leads_under_the_cover(handing: Companion) -> None:
    handing.do("to-op")
    assert handing.covered
    assert not handing.pages[-1].given


def test_what_is_looked_at_goes_back_only_by_its_own_ring(handing: Companion) -> None:
    handing.do("show")
    handing.do("to-op")
    assert isinstance(handing.view(), ShowView)
    handing.do("give-back")
    assert handing.covered


def test_the_cover_after_a_start_says_who_is_to_have_the_tablet(handing: Companion) -> None:
    handing.do("show")
    handing.do("give-back")
    cover = handing.view()
    assert isinstance(cover, CoverView)
    assert cover.title == "Give the tablet back to the OP"
    handing.do("look")
    handing.do("cover")
    cover = handing.view()
    assert isinstance(cover, CoverView)
    assert cover.title == "Covered"


def test_a_start_lies_between_all_six_parts_of_the_ocean(handing: Companion) -> None:
    handing.do("show")
    shown = handing.view()
    assert isinstance(shown, ShowView)
    assert [part for part, _ in shown.island.ground.parts] == list(PARTS)
