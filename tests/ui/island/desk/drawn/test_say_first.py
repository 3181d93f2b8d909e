"""The words to be said are drawn first, all else a frame later: no touch ever finds it missing."""

from __future__ import annotations

from typing import Any

import pytest
from kivy.base import EventLoop
from kivy.clock import Clock

from companion.engine.frozen import revised
from companion.ui.island.desk.views import DeskView
from tests.ui import sample_views as sample
from tests.ui.driver import Driver
from tests.ui.island.desk.drawn.desk_in_window import LEAST, SIZES, Desk
from tests.ui.long_views import SAMPLES

BEFORE = (sample.CAPTIVE_TURN, sample.LONG_RUSSIAN, sample.OP_TURN)


class Input:
    """Kivy asks its devices for touches in the middle of a frame: what can be touched there."""

    def __init__(self, ui: Driver) -> None:
        self.ui = ui
        self.found: list[set[str]] = []

    def start(self) -> None: ...

    def stop(self) -> None: ...

    def update(self, dispatch_fn: Any) -> None:  # noqa: ARG002 (Kivy gives it by name)
        self.found.append(set(self.ui.roles()))


@pytest.fixture
def desk(ui: Driver, monkeypatch: pytest.MonkeyPatch) -> Desk:
    return Desk(ui, monkeypatch)


def shown_next(desk: Desk, view: DeskView) -> None:
    """In the frame that comes now, as far as it goes before it is drawn."""
    desk.ui.app.stage.show(view)
    Clock.tick_draw()


@pytest.mark.parametrize("size", [*SIZES, LEAST])
@pytest.mark.parametrize("before", BEFORE)
def test_it_can_be_read_in_the_first_frame(
    desk: Desk, size: tuple[int, int], before: DeskView
) -> None:
    desk.ui.resize(*size)
    for name, view in SAMPLES.items():
        desk.show(before)
        shown_next(desk, view)
        page = desk.ui.screen.card.pages()[:1]
        first = " ".join(run.text for one in page for run in one.runs)
        drawn = [one._label.text for one in desk.ui.screen.card.script.writings if one.width]
        assert view.card.told or first == " ".join(drawn), name


@pytest.mark.parametrize("size", SIZES)
def test_a_finger_of_the_next_frame_finds_the_whole_desk(desk: Desk, size: tuple[int, int]) -> None:
    desk.ui.resize(*size)
    for name, view in SAMPLES.items():
        desk.show(view)
        whole = set(desk.ui.roles())
        desk.show(sample.LONG_RUSSIAN)
        shown_next(desk, view)
        device = Input(desk.ui)
        EventLoop.add_input_provider(device)
        try:
            desk.ui.pump()
        finally:
            EventLoop.remove_input_provider(device)
        assert device.found == [whole], name


def test_without_anything_new_to_say_all_is_drawn_at_once(desk: Desk) -> None:
    desk.ui.resize(1280, 800)
    view = sample.CAPTIVE_TURN
    desk.show(view)
    shown_next(desk, revised(view, {"sheet": sample.FRUITS.sheet}))
    assert "choose" in desk.ui.roles()
