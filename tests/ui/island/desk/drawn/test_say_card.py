"""The announcement on the desk: it can be read, and Announced is where it always is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.engine.frozen import revised
from companion.ui.island.desk.views import DeskView, PhraseLine
from companion.ui.kit.drawn import lettering as words
from companion.ui.kit.drawn.touched import Touched
from companion.ui.kit.parts import Button
from tests.ui import sample_views as sample
from tests.ui.driver import Driver
from tests.ui.island.desk.drawn.desk_in_window import LEAST, SIZES, Desk
from tests.ui.long_views import LONG, SAMPLES, TOLD, longer


@pytest.fixture
def desk(ui: Driver, monkeypatch: pytest.MonkeyPatch) -> Desk:
    return Desk(ui, monkeypatch)


def letters_of(desk: Desk) -> float:
    """The size of the announcement's letters, in sp."""
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
    assert letters_of(desk) >= (20 if size in SIZES[:3] else 17)
    assert "announced" in desk.ui.roles()


def answers(view: DeskView) -> set[str]:
    """The widgets that answer the question, if the map has not."""
    if view.sheet.kind == "turn":
        return {key.act for key in view.pad.keys}
    return {button.act for button in view.sheet.buttons}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "name", [name for name in LONG if name not in ("long-list", "long-tokens")]
)
def test_however_long_it_is_it_can_be_answered_at_once(
    desk: Desk, name: str, size: tuple[int, int]
) -> None:
    """Nobody has to touch Announced first: an answer says that it was heard."""
    desk.ui.resize(*size)
    desk.show(LONG[name])
    assert answers(LONG[name]) <= set(desk.ui.roles())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [2, 5])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_whether_it_can_be_answered_does_not_hang_on_the_language(
    desk: Desk, size: tuple[int, int], text_size: int, language: str
) -> None:
    desk.ui.resize(*size)
    settings = replace(desk.ui.companion.settings, text_size=text_size)
    desk.ui.companion.settings = settings
    view = longer(sample.OP_TURN, language)
    desk.show(view)
    assert answers(view) <= set(desk.ui.roles())


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
    """A touch meant for a long card hits the same button on a short one, and never an answer."""
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
    assert letters_of(desk) >= 20
    assert desk.ui.find("read").height >= 56  # the way back
    assert desk.ui.find("read").width < 200
    assert "end" in desk.ui.roles()
    desk.tap("read")
    assert letters_of(desk) == small
    assert "go NW" in desk.ui.roles()
    desk.tap("read")
    desk.tap("reading")
    assert letters_of(desk) == small
    desk.tap("read")
    desk.show(sample.UPRIGHT)  # something else was said
    assert "go NW" in desk.ui.roles()
    assert "read" not in desk.ui.roles()
    assert not desk.acts


@pytest.mark.parametrize("size", [*SIZES, LEAST])
@pytest.mark.parametrize("name", ["op-turn", "long-op", "long-russian", "show-token"])
def test_a_token_in_force_is_always_in_view(desk: Desk, name: str, size: tuple[int, int]) -> None:
    desk.ui.resize(*size)
    view = SAMPLES[name]
    assert view.token is not None
    desk.show(view)
    assert view.token.name in desk.ui.seen()


def test_of_a_blank_token_it_is_said_that_its_own_text_counts(desk: Desk) -> None:
    view = sample.LONG_RUSSIAN
    own = revised(sample.IVY, {"own": "read the token's own text"})
    desk.show(revised(view, {"token": own}))
    assert own.own in desk.ui.seen()


@pytest.mark.parametrize("size", [*SIZES, LEAST])
@pytest.mark.parametrize("name", ["op-turn", "op-rock"])
def test_the_actions_of_the_op_are_in_view(desk: Desk, name: str, size: tuple[int, int]) -> None:
    desk.ui.resize(*size)
    screen = desk.show(SAMPLES[name])
    full, hollow = screen.sheet._pips.drawn[0][0], screen.sheet._pips.drawn[1][1]
    assert full._key
    assert hollow._key
    assert SAMPLES[name].sheet.heading in desk.ui.seen() or size not in SIZES[::2]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("view", [sample.UPRIGHT, sample.CAPTIVE_MOVES_RUSSIAN])
def test_a_pair_of_keys_has_one_size_and_is_not_smaller_in_large_letters(
    desk: Desk, view: DeskView, size: tuple[int, int]
) -> None:
    desk.ui.resize(*size)
    found = []
    for text_size in (2, 5):
        desk.ui.companion.settings = replace(desk.ui.companion.settings, text_size=text_size)
        desk.show(view)
        over, safe = (
            desk.ui.find(role)._label._label.options["font_size"] for role in ("over", "safe")
        )
        assert over == pytest.approx(safe, rel=0.1)
        found.append(over)
    assert found[0] <= found[1]


@pytest.mark.parametrize("size", SIZES)
def test_what_was_understood_stands_inside_the_line(desk: Desk, size: tuple[int, int]) -> None:
    desk.ui.resize(*size)
    said = "Понято: Тесей, северо-запад, через клетку, безопасно"
    go = Button("enter", "Выполнить", icon="check", tone="accent")
    screen = desk.show(
        revised(sample.TYPED, {"entry": PhraseLine("", "nw", understood=said, go=go)})
    )
    place, meaning = screen.entry._meaning._key[0], screen.entry._meaning
    assert said in desk.ui.seen()
    assert place.y >= screen.entry.y + 4
    assert meaning.height < place.h + 3
    assert screen.entry._line.w >= 240


@pytest.mark.parametrize("size", [*SIZES, LEAST])
def test_many_answers_have_room_when_all_has_been_said(desk: Desk, size: tuple[int, int]) -> None:
    """And a part of a card that is half empty."""
    desk.ui.resize(*size)
    screen = desk.show(revised(sample.ORACLE, {"token": None}))
    labels = [key._label._label.options["font_size"] for key in screen.sheet._answers.keys]
    assert min(labels) / words.FINE >= (13.5 if size in SIZES else 11)


@pytest.mark.parametrize("size", SIZES)
def test_a_question_asked_of_the_map_can_be_read(desk: Desk, size: tuple[int, int]) -> None:
    desk.ui.resize(*size)
    sheet = revised(sample.MAP.sheet, {"buttons": ()})
    quiet = sample.CAPTIVE_TURN.pad
    screen = desk.show(revised(sample.MAP, {"sheet": sheet, "pad": quiet}))
    label = screen.sheet._text._label
    assert label.options["font_size"] / words.FINE >= 18
    assert "go NW" in desk.ui.roles()  # the pad goes quiet, it does not go away
