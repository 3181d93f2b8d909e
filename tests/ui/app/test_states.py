"""Every state that pictures are made of can still be reached."""

from __future__ import annotations

import pytest

from tests.ui.driver import Driver
from tools.states import STATES


@pytest.mark.parametrize("name", STATES)
def test_a_state_is_reached_and_shows_something(ui: Driver, name: str) -> None:
    ui.speak("ru")
    STATES[name](ui)
    assert ui.seen()
