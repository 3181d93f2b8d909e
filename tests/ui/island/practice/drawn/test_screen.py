"""The practice game by fingers, on the real screen: to its end, left, killed, done wrongly."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from kivy.clock import Clock

from companion.engine.frozen import revised
from companion.store.settings import Settings, save
from companion.text.languages import LANGUAGES, Language
from companion.text.screens import words
from companion.text.screens.lesson import LESSON
from companion.text.screens.practice import PRACTICE
from companion.ui.island.practice.practice_desk import PracticeDesk
from companion.ui.island.practice.touches import next_touches
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import FINE
from tests.games.island.practice.lessons import each_task, lesson
from tests.ui.driver import Driver, running
from tools.states.practice import at_task, practice_over_hard

TASKS = lesson().tasks
SIZES = ((1280, 800), (1024, 600), (800, 1280), (640, 800), (412, 915))
# sp that are still read at arm's length; what is said stands out.
LEAST_TEXT, LEAST_SAYS = 12.5, 13.5


def practice(ui: Driver) -> PracticeDesk:
    place = next(one for one in ui.companion.pages if isinstance(one, PracticeDesk))
    assert isinstance(place, PracticeDesk)
    return place


def task_of(ui: Driver) -> str:
    places = [one for one in ui.companion.pages if isinstance(one, PracticeDesk)]
    task = places[0].course.task if places else None
    return task.name if task is not None else ""


def touch_on(ui: Driver) -> None:
    """The next touch of a finger, over all that opens: the first of what is there."""
    place = practice(ui)
    assert place.course.task is not None
    touches = next_touches(place.model(), place.course.task)
    if place.course.lit:
        assert ui.companion.view().coach.light == touches
    if ui.bar.turns:  # first comes what there is to be said
        if place.course.lit:
            assert ui.screen.ring_is_round in (*touches, "say-next")
            assert not ui.screen.ring_is_round.startswith("tap ")
        ui.read_on()
    there = ui.roles()
    assert {*touches} & {*there}, (task_of(ui), touches, there)
    role = next(one for one in touches if one in there)
    if role == "secret":
        ui.hold(role)
    else:
        ui.tap(role)
    if role == "coach show":
        ui.press("show")
        ui.press("give-back")
    if role in ("coach show", "coach cover"):
        ui.hold("look")
    elif role.startswith("correct "):
        ui.screen.body.show(ui.find("set theseus energy 3"))
        ui.pump(2)
        ui.tap("set theseus energy 3")
        ui.tap("done")


def play(ui: Driver, until: str = "") -> Iterator[str]:
    """Each task that is done by touching."""
    while (task := task_of(ui)) != until:
        for _ in range(6):
            if task_of(ui) == task:
                touch_on(ui)
        assert task_of(ui) != task
        yield task


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (412, 915)])
def test_it_is_played_to_the_end(ui: Driver, language: Language, size: tuple[int, int]) -> None:
    ui.speak(language)
    ui.resize(*size)
    ui.tap("practice")
    ui.tap("begin")
    assert list(play(ui)) == [task.name for task in TASKS]
    seen = ui.seen()
    done = {"en": "41 steps, and not one wrong try.", "ru": "41 шаг и ни одной ошибки."}
    assert done[language] in seen
    ui.tap("real-game")
    assert {"players 3", "quick"} <= set(ui.roles())
    assert ui.companion.shelf.games() == []


def test_a_captive_is_seen_to_speak(ui: Driver) -> None:
    at_task(ui, "over-safely")
    assert "Theseus: “East, a space over, safely.”" in ui.seen()
    assert "Touch “a space over”, “safely”, then east." in ui.seen()
    assert "6 of 41" in ui.seen()


def test_a_wrong_touch_is_told_and_two_bring_help(ui: Driver) -> None:
    at_task(ui, "knot")
    ui.read_on()  # what nobody announced before stands first
    ui.tap("go SE")
    assert "Not quite: Phil said “south-west”." in ui.seen()
    assert "coach help" not in ui.roles()
    ui.tap("tap E4")
    ui.tap("coach help")
    assert "Touch the arrow south-west, or the space it leads to." in ui.seen()
    assert ui.screen.ring_is_round == "go SW"
    ui.tap("go SW")
    assert task_of(ui) == "knot-said"


@pytest.mark.pixels
def test_the_ring_goes_along_with_what_it_is_round(ui: Driver) -> None:
    """The answers find their place a frame after the announcement."""
    at_task(ui, "over-safely")
    for role in ("over", "safe", "go E"):
        ui.tap(role)
    if ui.bar.turns:
        assert ui.screen.ring_is_round == "say-next"
        ui.read_on()
        ui.pump()
    yes = ui.find("answer yes")
    assert ui.screen.ring_is_round == "answer yes"
    edge = ui.pixel(yes.center_x, yes.top + 3)
    assert bytes(edge[:3]) == bytes.fromhex(theme.PAPER[1:])


def test_the_lock_has_to_be_held(ui: Driver) -> None:
    """Long enough to have read what it shows; its words go when the finger does."""
    at_task(ui, "lock")
    assert ui.screen.ring_is_round == "secret"
    ui.tap("secret")
    assert task_of(ui) == "lock"
    finger = ui.finger("secret")
    finger.down()
    ui.advance(0.8)
    assert "B3" in ui.said()
    finger.up()
    ui.pump(2)
    assert task_of(ui) == "secret-line"
    assert "B3" not in ui.said()
    assert practice(ui).course.wrong == {}


def test_announcing_before_the_lock_was_held_is_stopped(ui: Driver) -> None:
    at_task(ui, "lock")
    ui.tap("announced")
    assert "Not yet. Keep your finger on the lock for a moment." in ui.seen()
    ui.hold("secret")
    ui.tap("announced")
    assert task_of(ui) == "over-safely"


def test_restore_and_the_anomaly_by_finger(ui: Driver) -> None:
    at_task(ui, "restore")
    ui.tap("go E")
    assert "Not quite. Touch “Restore” beside the arrows." in ui.seen()
    ui.tap("restore")
    ui.read_on()
    ui.tap("go E")
    assert "Not quite: Phil said “a space over”." in ui.seen()
    for role in ("over", "go E"):
        ui.tap(role)
    ui.read_on()
    assert task_of(ui) == "anomaly-where"
    ui.tap("tap E2")
    assert "Not quite. Touch the lit space with the strawberry." in ui.seen()
    ui.tap("tap F5")
    ui.read_on()
    ui.tap("undo")
    assert "Nothing has to be taken back just now." in ui.seen()
    ui.tap("answer yes")
    assert task_of(ui) == "phil-done"


def test_what_is_typed_counts(ui: Driver) -> None:
    at_task(ui, "scare")
    ui.tap("keyboard")
    ui.type("северо-запад, безопасно")
    ui.key("enter")
    assert task_of(ui) == "refuse"


def test_a_long_press_opens_the_correction_too(ui: Driver) -> None:
    at_task(ui, "correct")
    ui.hold("captive theseus")
    assert "Theseus: “My board still says 3 energy.”" in ui.seen()
    ui.tap("set theseus energy 1")
    ui.tap("done")
    assert "Not quite. Touch Theseus at the top" in ui.seen()
    ui.tap("set theseus energy 3")
    ui.tap("done")
    assert task_of(ui) == "restore"


def test_the_lesson_is_left_and_taken_up(ui: Driver) -> None:
    at_task(ui, "lake-exit")
    ui.tap("coach leave")
    assert "goes on at step 30 of 41" in ui.seen()
    ui.tap("practice")
    ui.tap("begin")
    assert task_of(ui) == "lake-exit"


def test_the_back_button_leaves_the_desk(ui: Driver) -> None:
    at_task(ui, "slip")
    ui.key("back")
    assert "Step 10 of 41" in ui.seen()


@pytest.mark.long
def test_a_killed_app_goes_on_at_the_same_task(
    kivy_window: tuple[Any, Any], tmp_path: Path
) -> None:
    """Once for each task: what was not finished is there again."""
    from companion.ui.app import CompanionApp

    save(tmp_path, Settings())
    for task in TASKS:
        with running(CompanionApp(str(tmp_path)), *kivy_window) as ui:
            ui.tap("practice")
            ui.tap("begin")
            assert task_of(ui) == task.name
            next(play(ui))
    with running(CompanionApp(str(tmp_path)), *kivy_window) as ui:
        assert "played to the end" in ui.seen()


# What can be seen


def letters(writing: Any) -> float:
    """In pixels; everywhere a test looks, an sp is one."""
    return float(writing._label.options["font_size"]) / FINE


def settle() -> None:
    """Frames without their drawing."""
    for _ in range(4):
        Clock.tick()
        Clock.tick_draw()


class Moments:
    """Each task on the screen, at one size of the window and of the letters."""

    def __init__(
        self, ui: Driver, language: Language, text_size: int, size: tuple[int, int]
    ) -> None:
        self.ui = ui
        ui.speak(language)
        sized = revised(ui.companion.settings, {"text_size": text_size})
        ui.companion.change_settings(sized)
        ui.resize(*size)

    def each(self) -> Iterator[str]:
        for task, game in each_task():
            self.ui.companion.home(PracticeDesk(self.ui.companion, game, lambda: None))
            self.show()
            yield task.name

    def show(self) -> None:
        self.ui.companion.changed()
        settle()

    @property
    def strip(self) -> Any:
        return self.ui.screen.strip


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "text_size"), [("en", 2), ("ru", 2), ("ru", 5), ("ru", 0)])
def test_all_of_it_can_be_read_and_touched(
    ui: Driver, language: Language, text_size: int, size: tuple[int, int]
) -> None:
    """Task, hint and help: no answer is hidden, and what is shown has its ring."""
    moments = Moments(ui, language, text_size, size)
    told = words(LESSON, language)
    for task in moments.each():
        course = practice(ui).course
        assert told[f"do-{task}"] in ui.seen()
        assert letters(moments.strip.text) >= LEAST_TEXT, task
        if course.task is not None and course.task.says:
            assert letters(moments.strip.says) >= LEAST_SAYS, task
        for _ in range(2):
            practice(ui).do("use op where theseus")
        moments.show()
        assert letters(moments.strip.text) >= LEAST_TEXT, task
        course.shown = True
        moments.show()
        assert letters(moments.strip.text) >= LEAST_TEXT, task
        ringed = ui.screen.ring_is_round
        assert ringed, (task, ui.companion.view().coach.light)
        _, y = ui.place(ringed)
        assert ringed == "coach show" or y < moments.strip.y, task
        course.wrong, course.slip, course.shown = {}, None, False


def test_the_desk_keeps_its_place_from_task_to_task(ui: Driver) -> None:
    desks = {(ui.screen.desk.y, ui.screen.desk.height)
             for _ in Moments(ui, "en", 2, (412, 915)).each()}  # fmt: skip
    assert len(desks) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 600), (412, 915)])
def test_a_step_is_repeated_by_its_link(
    ui: Driver, language: Language, size: tuple[int, int]
) -> None:
    ui.speak(language)
    ui.resize(*size)
    practice_over_hard(ui)
    assert words(PRACTICE, language)["look-again"] in ui.seen()
    links = [role for role in ui.roles() if role.startswith("repeat ")]
    assert links == ["repeat knot", "repeat rock", "repeat anomaly-where"]
    ui.reach("repeat anomaly-where")
    assert task_of(ui) == "anomaly-where"
    ui.read_on()
    ui.tap("tap F5")
    assert task_of(ui) == "anomaly-fruit"
    ui.tap("coach leave")
    assert [role for role in ui.roles() if role.startswith("repeat ")] == links[:2]


def test_a_game_has_no_coach(ui: Driver) -> None:
    from tests.ui.tables import open_table

    at_task(ui, "slip")
    open_table(ui)
    assert not any(role.startswith("coach") for role in ui.roles())
