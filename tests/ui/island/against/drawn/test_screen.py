"""Against the computer's captives as it is played: by fingers, and by the ring alone."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

import pytest

from companion.engine.frozen import revised
from companion.games.island.terms import OP
from companion.text.languages import Language
from companion.ui.island.against import set_up
from companion.ui.island.against.desk import AgainstDesk
from companion.ui.island.ending.page import EndingPage
from companion.ui.kit.pace import SECONDS
from tests.ui.driver import Driver

SEED = 7
_ROUNDS = 30
SIZES = ((1280, 800), (1024, 600), (800, 1280), (640, 800), (412, 915))


def begin(ui: Driver, *acts: str) -> AgainstDesk:
    """All the way from the shelf."""
    for act in ("choose-game", "ways", "way against", "against", *acts):
        ui.tap(act)
    with patch.object(set_up, "any_seed", lambda: SEED):
        ui.tap("begin")
    desk = ui.companion.pages[-1]
    assert isinstance(desk, AgainstDesk)
    return desk


def chosen(ui: Driver, desk: AgainstDesk) -> None:
    """The word of a captive is there, and drawn."""
    ui.wait(lambda: not desk.working, 30)
    ui.pump(2)


def op_touches(ui: Driver, desk: AgainstDesk) -> None:
    """The OP does as little as may be: takes a token, answers what is asked, ends the turn."""
    ui.read_on()
    roles = ui.roles()
    question = desk.state.question
    assert question is not None
    if "choose" in roles:
        ui.tap("choose")
        roles = ui.roles()
    answers = [one for one in roles if one.startswith("answer ")]
    if question.what == "turn":
        ui.end_turn()
    elif answers:
        ui.tap(answers[0])
    else:
        ui.tap(f"tap {min(desk.view().island.lit)}")


def test_a_whole_game_by_touch(ui: Driver) -> None:
    desk = begin(ui, "character schrodie")
    for _ in range(2000):
        if desk.state.won is not None or desk.state.round > _ROUNDS:
            break
        if desk.speaks is None:
            op_touches(ui, desk)
        else:
            chosen(ui, desk)
            ui.tap("go-on")
    assert desk.state.won is not None
    ui.read_on()
    ui.tap("announced")
    assert isinstance(ui.companion.pages[-1], EndingPage)


def test_a_whole_game_by_the_ring_in_russian(ui: Driver) -> None:
    ui.speak("ru")
    desk = begin(ui, "character schrodie")
    chosen(ui, desk)
    ui.tap("pace quick")
    for _ in range(2000):
        if desk.state.won is not None or desk.state.round > _ROUNDS:
            break
        if desk.speaks is None:
            op_touches(ui, desk)
        else:
            chosen(ui, desk)
            words = desk.view().paced.bubble.words  # type: ignore[union-attr]
            assert words in ui.screen.bubble.text
            ui.advance(SECONDS["quick"] + 0.1)
    assert desk.state.won is not None


@pytest.mark.parametrize("slow", [0.0, 0.4])
def test_the_pause_is_as_long_however_long_it_thinks(ui: Driver, slow: float) -> None:
    """From when the words can be read to when they are said."""
    import time

    desk = begin(ui)
    chosen(ui, desk)
    command = desk.thinking._computer.command

    def slowly(*_: Any) -> Any:
        time.sleep(slow)
        return command()

    with patch.object(desk.thinking._computer, "command", slowly):
        ui.tap("go-on")
        frames = 0
        while desk.working:
            ui.pump()  # frames are drawn all the while
            frames += 1
        ui.pump(2)
        assert frames > (10 if slow else 0), "frames are drawn meanwhile"
        said = len(desk.session.journal)
        ui.advance(SECONDS["normal"] - 0.2)
        assert len(desk.session.journal) == said
        ui.advance(0.3)
        assert len(desk.session.journal) > said


def test_a_pause_lets_the_op_look_and_the_cover_stops_it_too(ui: Driver) -> None:
    desk = begin(ui)
    chosen(ui, desk)
    ui.tap("pause")
    ui.advance(20)
    assert desk.session.journal == []
    ui.tap("pause")
    ui.tap("cover")
    ui.advance(20)
    assert desk.session.journal == []
    ui.hold("look")
    ui.advance(SECONDS["normal"] - 0.5)
    assert desk.session.journal == []
    ui.advance(1)
    assert desk.session.journal != []


def test_over_another_page_nothing_goes_on(ui: Driver) -> None:
    desk = begin(ui)
    chosen(ui, desk)
    ui.tap("journal")
    ui.advance(20)
    assert desk.session.journal == []


def test_a_second_touch_is_for_the_next_word(ui: Driver) -> None:
    desk = begin(ui)
    chosen(ui, desk)
    press = ui.find("go-on")
    ui.tap("go-on")
    said = len(desk.session.journal)
    assert said
    ui.wait(lambda: not desk.working, 30)
    from tests.ui.finger import Finger

    finger = Finger(ui.window, *press.center)
    finger.down()
    ui.pump()
    finger.up()
    ui.pump(2)
    assert len(desk.session.journal) == said


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", SIZES)
def test_every_part_has_a_place_of_its_own(
    ui: Driver, size: tuple[int, int], language: Language
) -> None:
    ui.speak(language)
    ui.resize(*size)
    desk = begin(ui)
    chosen(ui, desk)
    screen = ui.screen
    parts = [screen.bubble, screen.pace, screen.pause, screen.go_on, screen.compass, screen.bar,
             screen.card, screen.island, screen.captives]  # fmt: skip
    for at, one in enumerate(parts):
        assert one.parent is screen
        assert one.width > 40
        for other in parts[at + 1 :]:
            across = min(one.right, other.right) - max(one.x, other.x)
            along = min(one.top, other.top) - max(one.y, other.y)
            assert across <= 1 or along <= 1, (type(one).__name__, type(other).__name__)
    assert len({one.y for one in screen.pace.keys}) == 1
    assert "keyboard" not in ui.roles()
    assert not [role for role in ui.roles() if role.startswith(("go N", "go S", "answer"))]


def test_nothing_moves_between_a_captives_word_and_the_ops(ui: Driver) -> None:
    desk = begin(ui)
    chosen(ui, desk)
    screen = ui.screen
    before = [(one.pos[:], one.size[:]) for one in (screen.card, screen.compass, screen.island)]
    ui.companion.change_settings(revised(ui.companion.settings, {"pace": "quick"}))
    for _ in range(60):
        if desk.state.turn == OP:
            break
        if desk.speaks is None:
            op_touches(ui, desk)
        else:
            chosen(ui, desk)
            ui.tap("go-on")
    assert desk.state.turn == OP
    assert ui.screen is screen
    assert before == [
        (one.pos[:], one.size[:]) for one in (screen.card, screen.compass, screen.island)
    ]
    assert screen.go_on.parent is None
    assert screen.question.parent is screen
