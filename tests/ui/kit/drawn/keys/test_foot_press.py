"""Keys that may have little room: what they show of icon and words."""

from __future__ import annotations

import pytest

from companion.ui.kit.drawn.keys.foot_press import FootPress, fit_alike
from companion.ui.kit.parts import Button

BUTTON = Button("share", "Share it", icon="share")


def key(width: float, height: float = 56) -> FootPress:
    found = FootPress(size=(width, height))
    found.render(BUTTON)
    return found


@pytest.mark.usefixtures("ui")
@pytest.mark.parametrize(
    ("width", "height", "form"),
    [(200, 56, "row"), (105, 56, "lines"), (84, 56, "stack"), (66, 56, "words"), (48, 56, "sign")],
)
def test_it_shows_as_much_as_there_is_room_for(width: float, height: float, form: str) -> None:
    assert key(width, height).room == form


@pytest.mark.usefixtures("ui")
def test_it_means_the_same_in_every_form() -> None:
    assert key(48).words == key(200).words
    assert key(48).button == Button("share", "", icon="share")


@pytest.mark.usefixtures("ui")
def test_keys_beside_each_other_look_alike() -> None:
    wide, narrow = key(200), key(66)
    fit_alike((wide, narrow))
    assert [one.button and one.button.icon for one in (wide, narrow)] == ["", ""]
