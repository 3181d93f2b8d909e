"""The announcement on the desk: it can be read, page by page, and Announced never moves."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.engine.frozen import revised
from companion.ui.island.desk.drawn.script_pages import SIZES as LETTERS
from companion.ui.island.desk.views import DeskView, Group
from companion.ui.kit.drawn import lettering as words
from companion.ui.kit.drawn.touched import Touched
from tests.ui import sample_views as sample
from tests.ui.driver import Driver
from tests.ui.island.desk.drawn.desk_in_window import LEAST, SIZES, Desk, read
from tests.ui.long_views import LONG, SAMPLES, longer


@pytest.fixture
def desk(ui: Driver, monkeypatch: pytest.MonkeyPatch) -> Desk:
    return Desk(ui, monkeypatch)


def letters_of(desk: Desk) -> set[float]:
    """The sizes of the script's letters, in sp."""
    found = [one._label for one in desk.ui.screen.card.script.writings if one.width]
    return {float(label.options["font_size"]) / words.FINE for label in found if label is not None}


def groups(view: DeskView) -> list[Group]:
    return [group for part in view.card.parts for group in part]


def pages(desk: Desk) -> list[str]:
    """The words of one page after another, turned by the bar."""
    found = [read(desk)]
    for _ in desk.ui.screen.card.pages()[1:]:
        desk.ui.screen.card._next_page()
        desk.settle()
        found.append(read(desk))
    return found


def script(desk: Desk) -> str:
    """All that is to be said, run by run; a sentence longer than a page goes on after dots."""
    runs = (run.text for page in desk.ui.screen.card.pages() for run in page.runs)
    return " ".join(runs).replace(" … …", " ")


@pytest.mark.parametrize("size", [*SIZES, LEAST])
@pytest.mark.parametrize("text_size", [0, 2, 5])
@pytest.mark.parametrize("name", LONG)
def test_however_long_it_is_it_can_be_read_at_arms_length(
    desk: Desk, name: str, size: tuple[int, int], text_size: int
) -> None:
    """Never smaller than 24 × the text size: what does not fit is on the next page."""
    desk.ui.resize(*size)
    desk.ui.companion.settings = replace(desk.ui.companion.settings, text_size=text_size)
    desk.show(LONG[name])
    for group in groups(LONG[name]):
        for line in group.lines:
            assert line.text in script(desk), line.text
    scale = words.text_scale()
    assert all(letters >= LETTERS[-1] * scale - 1 for letters in letters_of(desk))


def test_a_page_holds_one_addressee_after_the_other(desk: Desk) -> None:
    """Breaks are between addressees first."""
    desk.ui.resize(1280, 800)
    card = sample.LONG_RUSSIAN.card
    phil = sample.card(
        "СКАЖИ", "«Фил, ты в озере. Ложишься в него? Ты теряешь 1 энергию».", to="phil"
    )
    parts = ((*card.parts[0], *phil.parts[0]),)
    desk.show(revised(sample.LONG_RUSSIAN, {"card": revised(card, {"parts": parts})}))
    first, second = pages(desk)
    assert "Фил, ты в озере." not in first
    assert "Фил, ты в озере." in second


def test_what_was_not_announced_has_a_page_of_its_own(desk: Desk) -> None:
    card = sample.CAPTIVE_TURN.card
    before = sample.card("SAY", "“Schrodie, it is your turn.”", to="schrodie")
    both = revised(card, {"parts": (*before.parts, *card.parts)})
    desk.show(revised(sample.CAPTIVE_TURN, {"card": both}))
    assert "Schrodie, it is your turn." in read(desk)
    assert "portal 2" not in read(desk)
    assert "SAY · 1 / 2" in desk.ui.seen()
    desk.tap("say-next")
    assert "portal 2" in read(desk)
    assert "say-next" not in desk.ui.roles()
    assert not desk.acts


@pytest.mark.parametrize("size", SIZES)
def test_until_the_last_page_nothing_else_is_alive(desk: Desk, size: tuple[int, int]) -> None:
    desk.ui.resize(*size)
    view = longer(sample.OP_TURN)
    screen = desk.show(view)
    desk_acts = ("go ", "answer", "piece", "end", "half", "bonus")
    for _ in screen.card.pages()[1:]:
        assert not [role for role in desk.ui.roles() if role.startswith(desk_acts)]
        screen.card._next_page()
        desk.settle()
    assert {"end", "piece bush", "answer bush E"} <= set(desk.ui.roles())


@pytest.mark.parametrize("size", SIZES)
def test_a_usual_announcement_is_as_large_as_in_the_look(desk: Desk, size: tuple[int, int]) -> None:
    desk.ui.resize(*size)
    desk.show(sample.CAPTIVE_MOVES_RUSSIAN)
    assert letters_of(desk) == {34}


@pytest.mark.parametrize("size", [*SIZES, LEAST])
def test_announced_never_moves(desk: Desk, size: tuple[int, int]) -> None:
    desk.ui.resize(*size)
    places = set()
    for view in SAMPLES.values():
        bar = desk.show(view).card.bar
        if bar.parent is not None and view.card.show is None:
            places.add((*bar.pos, *bar.size))
    assert len(places) == 1


@pytest.mark.parametrize("size", SIZES)
def test_whom_it_is_for_and_what_they_mark_stand_beside_it(
    desk: Desk, size: tuple[int, int]
) -> None:
    desk.ui.resize(*size)
    text = "«Тесей, ты тратишь 1 энергию».  "
    card = sample.card("СКАЖИ", text, confirm=sample.LONG_RUSSIAN.card.confirm)
    screen = desk.show(revised(sample.LONG_RUSSIAN, {"card": card}))
    (emblem,) = [one for one in screen.card.script._emblems if one._emblem._key]
    assert emblem._emblem._key[3] == "theseus"
    assert "−1" in desk.ui.seen()


def test_the_truth_is_seen_as_long_as_the_lock_is_held(desk: Desk) -> None:
    view = sample.LONG_RUSSIAN
    desk.show(view)
    assert view.card.secret[:20] not in read(desk)
    finger = desk.ui.finger("secret")
    finger.down()
    desk.settle()
    assert view.card.secret[:20] in read(desk)
    finger.up()
    desk.settle()
    assert view.card.secret[:20] not in read(desk)
    assert not desk.acts


@pytest.mark.parametrize("size", [*SIZES, LEAST])
@pytest.mark.parametrize("name", ["op-turn", "long-op", "long-russian"])
def test_a_token_in_force_is_always_in_view(desk: Desk, name: str, size: tuple[int, int]) -> None:
    """Its picture at least; a touch shows its text over the question, and another hides it."""
    desk.ui.resize(*size)
    view = SAMPLES[name]
    assert view.token is not None
    screen = desk.show(view)
    assert screen.token._sign._key[3] == view.token.icon
    assert view.token.text not in read(desk)
    desk.tap("token")
    assert view.token.text in read(desk)
    desk.tap("token")
    assert view.token.text not in read(desk)


def test_announced_takes_nothing_as_soon_as_the_card_stands(desk: Desk) -> None:
    """The touch that said the last one cannot say this one too."""
    screen = desk.show(sample.CAPTIVE_TURN)
    bar = screen.card.bar
    assert isinstance(bar, Touched)
    control = bar.control()
    other = desk.show(sample.LONG_RUSSIAN).card.bar.control()
    assert control.words != other.words
