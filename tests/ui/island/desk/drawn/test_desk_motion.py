"""The desk in motion: what is seen moves, what is touched does not."""

from __future__ import annotations

from typing import Any, Final

import pytest

from companion.engine.frozen import revised
from companion.games.island.terms import DIRECTIONS
from companion.ui.island.map.drawn.map_drawing import STATIC
from companion.ui.kit.drawn import tween
from companion.ui.kit.touch_guard import Control
from tests.ui.driver import FRAME, Driver
from tests.ui.finger import Finger
from tests.ui.tables import open_table

WALK: Final = 0.22  # seconds of one step


@pytest.fixture
def moving(ui: Driver) -> Driver:
    ui.app.still = False
    return ui


def stepped(ui: Driver) -> Any:
    """A captive has just stepped: the first frame of it has been drawn, and the one after."""
    desk = open_table(ui, lines=0)
    ui.advance(6)
    way = next(way for way in DIRECTIONS if walks(ui, desk, way))
    ui.advance(6)
    desk.do(f"go {way}")
    ui.companion.changed()
    ui.pump(2)
    return ui.screen.island._drawing


def walks(ui: Driver, desk: Any, way: str) -> bool:
    """True if somebody steps there and nothing is asked; then it is taken back."""
    count = len(desk.session.steps)
    desk.do(f"go {way}")
    view = desk.view()
    found = len(desk.session.steps) > count and len(view.island.paths) == 1
    if len(desk.session.steps) > count:
        desk.do("undo")
    ui.companion.changed()
    ui.pump(3)
    return found and view.sheet.kind == "turn"


def touchable(ui: Driver) -> list[Control]:
    return list(ui.app.stage.controls())


def test_while_a_piece_walks_every_touch_means_what_it_means_when_it_stands(
    moving: Driver,
) -> None:
    drawing = stepped(moving)
    there: list[list[Control]] = []
    meant: list[list[Any]] = []
    for _ in range(round(WALK / FRAME) + 3):
        there.append(touchable(moving))
        meant.append([moving.screen.island._place_at(x, 400) for x in range(40, 760, 20)])
        moving.pump()
    moving.advance(6)
    assert not drawing.walking
    assert all(one == touchable(moving) for one in there)
    assert all(one == meant[0] for one in meant)


def test_a_piece_walks_and_nothing_is_drawn_anew(moving: Driver) -> None:
    drawing = stepped(moving)
    (growing,) = drawing._motion._growing
    piece = drawing._pieces[growing.walk.spot.piece.who]
    kept = {name: drawing._layers[name].key for name in STATIC}
    ids = [id(one) for one in piece.group.children]
    places = []
    while drawing.walking:
        places.append(piece.moved._matrices[0].xy)
        moving.pump()
    assert len(places) > 8
    assert len(set(places)) == len(places)
    assert {name: drawing._layers[name].key for name in STATIC} == kept
    assert [id(one) for one in piece.group.children] == ids
    assert piece.moved._matrices is None
    assert drawing._layers["path"].group.opacity == 1
    assert not drawing._layers["growing"].group.children


def test_a_touch_ends_what_moves(moving: Driver) -> None:
    drawing = stepped(moving)
    assert drawing.walking
    Finger(moving.window, 5, 795).down()  # where nothing is
    assert not tween._PLAYING
    assert drawing._layers["lit"].group.opacity == 1
    assert moving.screen.card.script._words.canvas.opacity == 1


def test_a_touch_in_mid_walk_is_taken_as_if_nothing_moved(moving: Driver) -> None:
    drawing = stepped(moving)
    desk = moving.companion.pages[-1]
    assert drawing.walking
    place = moving.place("announced")
    finger = Finger(moving.window, *place)
    moving.clock.now += 0.4
    moving.app.drawn()
    finger.down()
    moving.pump()
    finger.up()
    moving.pump(2)
    assert desk.telling.heard


def test_without_motion_nothing_runs(moving: Driver) -> None:
    settings = revised(moving.companion.settings, {"motion": "none"})
    moving.companion.change_settings(settings)
    drawing = stepped(moving)
    assert not drawing.walking
    assert not tween._PLAYING


def test_the_script_can_be_read_after_220_ms_whatever_the_clock_does(moving: Driver) -> None:
    stepped(moving)
    moving.advance(0.25)
    assert moving.screen.card.script._words.canvas.opacity == 1


def test_lit_edges_come_to_rest(moving: Driver) -> None:
    drawing = stepped(moving)
    moving.advance(0.8)
    assert drawing._layers["lit"].group.opacity < 0.8
    moving.advance(5)
    assert drawing._layers["lit"].group.opacity == 1
    assert not tween._PLAYING


def test_rows_come_while_the_lock_is_held(moving: Driver) -> None:
    drawing = stepped(moving)
    moving.advance(6)
    rows = drawing._layers["rows"].group
    assert not rows.children
    finger = moving.finger("secret")
    finger.down()
    moving.pump(2)
    assert rows.children
    assert 0 < rows.opacity < 1
    moving.advance(0.3)
    assert rows.opacity == 1
    assert "C4" in moving.seen()
    finger.up()
    moving.pump(2)
    assert not rows.children


def test_what_has_changed_sweeps_and_takes_a_touch_when_it_is_full(moving: Driver) -> None:
    stepped(moving)
    bar = moving.screen.card.bar
    assert bar._sweep._share.running
    ready = moving.app.guard.ready("announced")
    while moving.clock.now < ready:
        moving.pump()
    moving.pump(2)
    assert not bar._sweep._share.running


def test_the_cover_hides_all_from_its_first_frame(moving: Driver) -> None:
    stepped(moving)
    moving.companion.do("cover")
    moving.pump()
    assert "C4" not in moving.seen()
    assert not [one for one in moving.texts() if "Theseus" in one]
    assert moving.pixel(640, 20)[:3] != (234, 246, 251)
    moving.advance(0.2)
    assert moving.pixel(640, 20)[:3] == (234, 246, 251)
