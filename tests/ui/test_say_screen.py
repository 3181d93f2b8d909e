"""The announcement on the desk: it can be read, and Announced is where it always is."""

from __future__ import annotations

import pytest

from companion.engine.frozen import revised
from companion.ui.widgets import words
from companion.ui.widgets.touched import Touched
from tests.ui import sample_views as sample
from tests.ui.desk_in_window import LEAST, SIZES, Desk
from tests.ui.driver import Driver
from tests.ui.long_views import LONG, TOLD, longer


@pytest.fixture
def desk(ui: Driver, monkeypatch: pytest.MonkeyPatch) -> Desk:
    return Desk(ui, monkeypatch)


def letters_of(desk: Desk) -> float:
    """How large the announcement is written, in sp."""
    label = desk.ui.screen.card._text._label
    return float(label.options["font_size"]) / words.FINE


@pytest.mark.parametrize("size", [*SIZES, LEAST])
@pytest.mark.parametrize("name", LONG)
def test_however_long_it_is_it_can_be_read_at_arms_length(
    desk: Desk, name: str, size: tuple[int, int]
) -> None:
    desk.ui.resize(*size)
    desk.show(LONG[name])
    assert LONG[name].card.text in desk.ui.seen()
    least = 22.0 if size in SIZES[:3] else 17.5 if size == LEAST else 19.5
    if size == SIZES[3] and LONG[name].card.show:
        least = 18  # two buttons stand in its way
    assert letters_of(desk) >= least
    assert "announced" in desk.ui.roles()


@pytest.mark.parametrize("size", SIZES)
def test_a_usual_announcement_is_as_large_as_in_the_look(desk: Desk, size: tuple[int, int]) -> None:
    desk.ui.resize(*size)
    desk.show(sample.UPRIGHT)
    assert letters_of(desk) >= 28
    desk.show(sample.CAPTIVE_MOVES_RUSSIAN)
    assert letters_of(desk) >= 28


@pytest.mark.parametrize("size", SIZES[:3])
def test_announced_is_under_the_finger_where_it_always_is(
    desk: Desk, size: tuple[int, int]
) -> None:
    """What a finger rests on for a long one it also hits for a short one, and never an answer."""
    desk.ui.resize(*size)
    for short in (sample.CAPTIVE_TURN, sample.LONG_RUSSIAN):
        desk.show(longer(short, token=short.token))
        x, y = desk.ui.find("announced").center
        desk.show(revised(short, {"card": sample.CAPTIVE_MOVES_RUSSIAN.card}))
        assert desk.ui.find("announced").collide_point(x, y)
        told = revised(short.card, {"told": True, "confirm": None, "show": None})
        screen = desk.show(revised(short, {"card": told}))
        under = [
            one.role for one in screen.walk()
            if isinstance(one, Touched) and one.role and one.hit(x, y)
        ]  # fmt: skip
        assert under in ([], ["read"])


def test_what_has_been_said_is_read_again_by_a_touch(desk: Desk) -> None:
    desk.show(TOLD)
    small = letters_of(desk)
    desk.tap("read")
    assert letters_of(desk) > small
    assert letters_of(desk) >= 22
    assert "go NW" not in desk.ui.roles()
    desk.tap("read")
    assert letters_of(desk) == small
    assert "go NW" in desk.ui.roles()
    desk.tap("read")
    desk.show(sample.UPRIGHT)  # something else was said
    assert "go NW" in desk.ui.roles()
    assert "read" not in desk.ui.roles()
    assert not desk.acts


def test_a_token_is_back_when_all_has_been_said(desk: Desk) -> None:
    view = sample.OP_TURN
    assert view.token is not None
    desk.show(longer(view))
    assert view.token.name not in desk.ui.seen()
    desk.show(view)
    assert view.token.name in desk.ui.seen()


@pytest.mark.parametrize("size", SIZES)
def test_a_question_asked_of_the_map_can_be_read(desk: Desk, size: tuple[int, int]) -> None:
    desk.ui.resize(*size)
    sheet = revised(sample.MAP.sheet, {"buttons": ()})
    quiet = sample.CAPTIVE_TURN.pad
    screen = desk.show(revised(sample.MAP, {"sheet": sheet, "pad": quiet}))
    label = screen.sheet._text._label
    assert label.options["font_size"] / words.FINE >= 18
    assert "go NW" in desk.ui.roles()  # the pad goes quiet, it does not go away
