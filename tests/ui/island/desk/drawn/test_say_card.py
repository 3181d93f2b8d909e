"""The announcement on the desk: it can be read, page by page, and Announced never moves."""

from __future__ import annotations

import pytest

from companion.engine.frozen import revised
from companion.ui.island.desk.drawn.script import page_top
from companion.ui.island.desk.drawn.script_pages import IN_THE_HAND
from companion.ui.island.desk.drawn.script_pages import SIZES as LETTERS
from companion.ui.island.desk.views import DeskView, Group
from companion.ui.kit.drawn import lettering as words
from companion.ui.kit.drawn.touched import Touched
from companion.ui.kit.parts import Button, Hold
from companion.ui.shell.views import CoverView
from tests.ui import sample_views as sample
from tests.ui.driver import Driver
from tests.ui.island.desk.drawn.desk_in_window import LEAST, SIZES, Desk, read
from tests.ui.long_views import LONG, SAMPLES, longer

COVER = CoverView("Covered", "", Hold(Button("look", "Uncover")))
EXPLAINED = sample.explained(longer(sample.OP_TURN))


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
    """All that is to be said, run by run; a sentence longer than a page goes on on the next."""
    return " ".join(run.text for page in desk.ui.screen.card.pages() for run in page.runs)


@pytest.mark.parametrize("size", [*SIZES, LEAST])
@pytest.mark.parametrize("text_size", [0, 2, 5])
@pytest.mark.parametrize("name", LONG)
def test_however_long_it_is_it_can_be_read_at_arms_length(
    desk: Desk, name: str, size: tuple[int, int], text_size: int
) -> None:
    """Never smaller than 24 × the text size, 20 on a phone: the rest is on the next page."""
    desk.ui.resize(*size)
    desk.ui.companion.settings = revised(desk.ui.companion.settings, {"text_size": text_size})
    desk.show(LONG[name])
    for group in groups(LONG[name]):
        for line in group.lines:
            assert line.text in script(desk), line.text
    scale = words.text_scale()
    least = IN_THE_HAND[-1] if desk.ui.screen.card.room.low else LETTERS[-1]
    assert all(letters >= least * scale - 1 for letters in letters_of(desk))


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


def test_a_page_that_was_turned_is_not_shown_again_when_something_is_added(desk: Desk) -> None:
    """The OP has decided on the last page; the page itself was not announced, and stays."""
    desk.ui.resize(412, 915)
    card = revised(sample.LONG_RUSSIAN.card, {"since": (8, 0)})
    screen = desk.show(revised(sample.LONG_RUSSIAN, {"card": card}))
    screen.card._next_page()
    first = screen.card.pages()[0].spoken
    more = sample.card("СКАЖИ", "«Ход Парадокса всемогущества».", to="").parts
    added = revised(card, {"parts": (*card.parts, *more)})
    desk.show(revised(sample.LONG_RUSSIAN, {"card": added}))
    assert screen.card.page == 1
    assert screen.card.pages()[0].spoken == first
    other = revised(card, {"since": (9, 0)})
    desk.show(revised(sample.LONG_RUSSIAN, {"card": revised(other, {"parts": more})}))
    assert screen.card.page == 0
    desk.show(revised(sample.LONG_RUSSIAN, {"card": card}))
    screen.card._next_page()
    assert screen.card.page == 1
    desk.show(revised(sample.LONG_RUSSIAN, {"card": revised(added, {"since": (10, 0)})}))
    assert screen.card.page == 0, "the same words can be said of another move"


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


def test_what_waits_for_the_last_page_shows_the_bar_that_turns_it(desk: Desk) -> None:
    screen = desk.show(longer(sample.OP_TURN))
    waiting = desk.ui.find("keyboard").parent.ways[0]
    lit = desk.ui.find("tap E1")
    for x, y in (waiting.center, screen.question.center, desk.ui.place("tap E1")):
        assert not screen.card.bar.pressed
        finger = desk.ui.finger((x, y))
        finger.down()
        finger.up()
        assert screen.card.bar.pressed
        desk.ui.advance(0.3)
    assert not desk.acts
    assert lit


def test_whoever_comes_back_to_the_desk_reads_on_at_the_same_page(desk: Desk) -> None:
    """From the rules, or from under the cover; something new is read from its beginning."""
    view = longer(sample.OP_TURN)
    screen = desk.show(view)
    screen.card._next_page()
    desk.ui.app.stage.show(COVER)
    assert desk.show(view).card.page == 1
    desk.ui.app.stage.show(COVER)
    other = sample.card("SAY", " ".join(f"You are at the oracle number {n}." for n in range(12)))
    screen = desk.show(revised(view, {"card": other}))
    assert (screen.card.page, screen.card.at_last) == (0, False)


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


@pytest.mark.parametrize("size", SIZES)
def test_a_touched_sentence_opens_its_rule(desk: Desk, size: tuple[int, int]) -> None:
    """Every sentence of every page, from its first line to its last; look2, finding 15."""
    desk.ui.resize(*size)
    desk.show(EXPLAINED)
    card = desk.ui.screen.card
    asked = []
    for _ in card.pages():
        for top, told in card.pages()[card.page].sentences:
            place = card.sentences.rect
            first_line = page_top(place, card.pages()[card.page]) - top - 6
            finger = desk.ui.finger((place.middle[0], first_line))
            finger.down()
            finger.up()
            asked.append(told)
        card._next_page()
        desk.settle()
    assert len({*asked}) > 1
    assert desk.acts == [f"why {told}" for told in asked]


def test_a_finger_that_slides_to_another_sentence_opens_nothing(desk: Desk) -> None:
    desk.show(EXPLAINED)
    card = desk.ui.screen.card
    (first, _), *_, (last, _) = card.pages()[0].sentences
    place = card.sentences.rect
    top = page_top(place, card.pages()[0])
    finger = desk.ui.finger((place.middle[0], top - first - 6))
    finger.down()
    finger.move_to(place.middle[0], top - last - 6)
    finger.up()
    assert desk.acts == []


def test_words_for_the_op_alone_open_no_rule(desk: Desk) -> None:
    desk.show(revised(EXPLAINED, {"card": revised(EXPLAINED.card, {"why": None})}))
    assert desk.ui.screen.card.sentences.role == ""
