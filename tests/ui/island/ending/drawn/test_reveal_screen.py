"""The island that opens, in the window: closed, turning, open, and every button at every size."""

from __future__ import annotations

import pytest

from companion.engine.frozen import revised
from companion.games.island.board.hexes import HEXES
from companion.ui.island.ending.drawn.turning_island import ShownIsland, TurningIsland
from companion.ui.island.ending.opening import SECONDS, WAITS
from companion.ui.island.ending.reveal import Reveal
from companion.ui.kit.drawn.lettering import fitting, letters, styled
from tests.ui.driver import Driver
from tests.ui.island.ending.drawn.test_ending_screen import SIZES, drawn, to_the_end


def opened(ui: Driver, who: str = "hempel") -> Reveal:
    to_the_end(ui, who)
    ui.tap("reveal")
    page = ui.companion.pages[-1]
    assert isinstance(page, Reveal)
    return page


def the_map(ui: Driver) -> ShownIsland | TurningIsland:
    (found,) = [one for one in ui.walk() if isinstance(one, ShownIsland | TurningIsland)]
    return found


def test_before_it_opens_nothing_of_the_island_is_in_the_window(ui: Driver) -> None:
    opened(ui)
    assert isinstance(the_map(ui), ShownIsland)
    assert drawn(ui) == {"emblem-hempel", "emblem-achilles"}, "those of the legend"
    assert not [text for text in ui.texts() if text in (*HEXES, "1", "2", "3")]


def test_it_opens_tile_by_tile_and_then_shows_everything(ui: Driver) -> None:
    ui.app.still = False
    opened(ui)
    ui.advance(WAITS + 0.2)
    turning = the_map(ui)
    assert isinstance(turning, TurningIsland)
    north, south = (turning._tiles[at] for at in (HEXES[0], HEXES[-1]))
    assert (north._back.x, south._back.x) == (0, 1)
    assert south._front.x == 0
    ui.advance(SECONDS)
    assert isinstance(the_map(ui), ShownIsland)
    assert {"oracle", "camp"} <= drawn(ui)


def test_a_touch_opens_it_all_at_once(ui: Driver) -> None:
    ui.app.still = False
    page = opened(ui)
    ui.tap("at-once")
    assert page.opening == "open"
    assert isinstance(the_map(ui), ShownIsland)
    ui.advance(SECONDS + WAITS)
    assert page.opening == "open"


def test_without_motion_it_is_open_in_the_first_frame(ui: Driver) -> None:
    ui.companion.change_settings(revised(ui.companion.settings, {"motion": "none"}))
    assert opened(ui).opening == "open"
    assert isinstance(the_map(ui), ShownIsland)


def test_what_is_left_half_way_ticks_no_more(ui: Driver) -> None:
    ui.app.still = False
    page = opened(ui)
    ui.advance(WAITS + 0.3)
    ui.tap("give-back")
    ui.advance(SECONDS)
    assert page.opening == "opening"
    assert "reveal" in ui.roles()


def test_a_name_is_touched_and_its_way_is_drawn(ui: Driver) -> None:
    page = opened(ui)
    ui.tap("at-once")
    (other,) = [row.who for row in ui.companion.view().rows if row.who != "hempel"][:1]
    ui.tap(f"way {other}")
    assert other in page.ways
    ui.tap(f"way {other}")
    assert other not in page.ways


def test_the_map_is_only_looked_at(ui: Driver) -> None:
    opened(ui)
    ui.tap("at-once")
    assert not [role for role in ui.roles() if role.startswith("tap")]
    before = ui.companion.view()
    ui.tap(the_map(ui))
    ui.hold(the_map(ui))
    assert ui.companion.view() == before


@pytest.mark.parametrize("size", SIZES)
def test_its_words_can_be_read_at_every_size(ui: Driver, size: tuple[int, int]) -> None:
    ui.speak("ru")
    ui.resize(*size)
    opened(ui, "theseus")
    ui.tap("at-once")
    screen = ui.screen
    for lettering, weight in ((screen.title, 800), (screen.words, 400)):
        room = (int(lettering.width), int(lettering.height))
        style = styled(weight, "left", lettering.line)
        size_there = fitting(lettering.text, style, letters(lettering.sp), room)
        assert size_there >= letters(16)
    for row in screen.rows:
        assert row._name.width <= row.width
        assert min(row.size) >= 56
