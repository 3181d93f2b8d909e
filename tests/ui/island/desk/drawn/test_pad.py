"""The pad as it is drawn: what stands on a direction is hidden by none of its neighbours."""

from __future__ import annotations

import pytest
from kivy.metrics import dp

from companion.engine.frozen import revised
from companion.ui.kit import theme
from tests.ui import sample_views as sample
from tests.ui.driver import Driver
from tests.ui.island.desk.drawn.desk_in_window import SIZES, Desk


@pytest.fixture
def desk(ui: Driver, monkeypatch: pytest.MonkeyPatch) -> Desk:
    return Desk(ui, monkeypatch)


@pytest.mark.parametrize("size", SIZES)
def test_the_number_of_a_named_direction_is_whole(desk: Desk, size: tuple[int, int]) -> None:
    desk.ui.resize(*size)
    pad = sample.ORACLE.pad
    compass = tuple(revised(key, {"chosen": True, "second": "2"}) for key in pad.compass)
    desk.show(revised(sample.ORACLE, {"pad": revised(pad, {"compass": compass})}))
    dark = tuple(int(theme.ON_ACCENT[at : at + 2], 16) for at in (1, 3, 5))
    for key in compass:
        press = desk.ui.find(key.act)
        far = 0.62 * press.radius_px
        x, y = press.center_x + far, press.center_y + far * 0.9
        for dx, dy in ((-9, 0), (9, 0), (0, -9), (0, 9)):
            found = desk.ui.pixel(x + dp(dx), y + dp(dy))[:3]
            assert all(abs(one - other) < 8 for one, other in zip(found, dark, strict=True)), (
                key.act, found,
            )  # fmt: skip
