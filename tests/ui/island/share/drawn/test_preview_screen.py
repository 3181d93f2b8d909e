"""The preview by touch: the picture as wide as it should be, and every line of a text."""

from __future__ import annotations

from typing import Any

import pytest

from companion.store.pictures import Pixels
from companion.ui.island.share.drawn.preview_screen import texture_of
from tests.ui.driver import Driver
from tests.ui.tables import open_table

SIZES = ((1280, 800), (1024, 600), (800, 1280), (412, 915))


def previewed(ui: Driver, act: str) -> Any:
    open_table(ui)
    for one in ("menu", "share", act):
        ui.companion.do(one)
    ui.pump(3)
    return ui.screen


def test_a_picture_is_480_wide_where_there_is_room(ui: Driver) -> None:
    screen = previewed(ui, "paper")
    for width, height in SIZES:
        ui.resize(width, height)
        ui.pump(2)
        margin = 16 if width >= 700 else 8
        wide = min(480, width - 2 * margin - 3 * 12)
        shown = screen.sheet._picture.size
        assert shown == pytest.approx((wide, wide * 1754 / 1240), abs=2)


@pytest.mark.parametrize("act", ["said", "script", "paper"])
def test_nothing_lies_over_anything_else(ui: Driver, act: str) -> None:
    screen = previewed(ui, act)
    for width, height in SIZES:
        ui.resize(width, height)
        ui.pump(2)
        preview, body = screen.preview, screen.body
        beside = preview.right < body.x
        below = body.top < preview.y
        assert beside or below
        assert preview.height > 150
        for one in (preview, body):
            assert 0 <= one.x < one.right <= width
            assert screen.foot[0].top <= one.y < one.top <= height


def test_the_first_lines_are_read_and_the_rest_is_counted(ui: Driver) -> None:
    previewed(ui, "script")
    seen = ui.seen()
    assert "game: paradox-island" in seen
    assert "more lines" in seen


@pytest.mark.pixels
def test_the_first_row_of_a_picture_is_on_top(ui: Driver) -> None:
    screen = previewed(ui, "paper")
    red, blue = b"\xff\x00\x00" * 4, b"\x00\x00\xff" * 4
    screen.sheet._picture.texture = texture_of(Pixels(4, 4, red + red + blue + blue))
    ui.pump(2)
    x, top = screen.preview.center_x, screen.preview.top
    assert ui.pixel(x, top - 20)[:3] == (255, 0, 0)
    assert ui.pixel(x, screen.sheet.y + 20)[:3] == (0, 0, 255)
