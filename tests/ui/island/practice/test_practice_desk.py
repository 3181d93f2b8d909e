"""The practice desk: what is lit leads to the end, what is said is understood, slips do nothing."""

from __future__ import annotations

import re
from random import Random

import pytest

from companion.engine.frozen import revised
from companion.games.island.board.hexes import HEXES
from companion.games.island.commands import WaveTo
from companion.games.island.legal import legal
from companion.games.island.notation import write
from companion.games.island.practice.lesson import Task
from companion.games.island.practice.practice_session import resumed
from companion.store.settings import Settings
from companion.text.languages import LANGUAGES, Language
from companion.text.screens import words
from companion.text.screens.lesson import LESSON
from companion.text.screens.practice import PRACTICE
from companion.ui.island.corrections.views import CorrectionsView
from companion.ui.island.desk.views import DeskView
from companion.ui.island.practice.coach import buttons
from companion.ui.island.practice.practice_desk import REAL_GAME, PracticeDesk
from companion.ui.island.practice.touches import next_touches
from companion.ui.shell.companion import Companion
from tests.games.island.practice.lessons import lesson
from tests.ui.companions import Build
from tests.ui.island.practice.practice_game import TASKS, coach, desk, door_of, now, page, touches

each_task = pytest.mark.parametrize("task", TASKS)
each_language = pytest.mark.parametrize("language", LANGUAGES)
OF_TASK = {task.name: task for task in lesson().tasks}


def speaking(build: Build, language: Language) -> Companion:
    return build(Settings(language, language))


def follow(home: Companion) -> None:
    """Do the next touches, until the task is done."""
    task = now(home)
    for _ in range(8):
        place = home.pages[-1]
        assert isinstance(place, PracticeDesk)
        for act in touches(home, next_touches(place.model(), OF_TASK[task])[0]):
            home.do(act)
        if now(home) != task:
            return
    raise AssertionError(task)


@each_language
def test_what_is_to_be_touched_leads_to_the_end(build: Build, language: Language) -> None:
    home = speaking(build, language)
    desk(home)
    for task in TASKS:
        assert now(home) == task
        follow(home)
    assert page(home).name == "practice"
    assert door_of(home).course.wrong == {}


@each_task
def test_texts_are_short(task: str) -> None:
    for language in LANGUAGES:
        told = words(LESSON, language)
        for text in (told[f"do-{task}"], told[f"nudge-{task}"]):
            assert len(re.findall(r"[.!?][”»]?(?= |$)", text)) in (1, 2), text
            assert len(text) <= 125, text
        assert (f"says-{task}" in told) == (OF_TASK[task].says is not None)
        assert len(told[f"name-{task}"]) <= 36


@each_task
@each_language
def test_what_a_captive_says_can_be_typed(build: Build, language: Language, task: str) -> None:
    """In either language, whatever the screen speaks; also with the other's settings."""
    if OF_TASK[task].says is None or OF_TASK[task].deed or task == "correct":
        return
    home = speaking(build, "ru" if language == "en" else "en")
    place = desk(home, task)
    place.typed(words(LESSON, language)[f"says-{task}"])
    assert place.view().entry.reason == ""
    home.do("enter")
    assert now(home) != task


@each_task
def test_labels_in_the_texts_are_on_the_screen(build: Build, task: str) -> None:
    for language in LANGUAGES:
        home = speaking(build, language)
        desk(home, task)
        shown = set()
        for _ in range(8):
            place = home.pages[-1]
            if now(home) != task or not isinstance(place, PracticeDesk):
                break
            shown |= labels(place.view())
            for act in touches(home, next_touches(place.model(), OF_TASK[task])[0]):
                if isinstance(view := home.view(), DeskView):
                    shown |= labels(view)
                home.do(act)
                if page_view := _page_labels(home):
                    shown |= page_view
        told = words(LESSON, language)
        for text in (told[f"do-{task}"], told[f"nudge-{task}"]):
            for label in re.findall(r"[“«]([^“”«»]+)[”»]", text):
                assert label.lower() in shown, (text, sorted(shown))


def labels(view: DeskView) -> set[str]:
    found = [*buttons(view)]
    if view.coach is not None and view.coach.help is not None:
        found.append(view.coach.help)
    return {text.lower() for button in found for text in (button.label, button.second)}


def _page_labels(home: Companion) -> set[str]:
    view = home.view()
    commit = getattr(view, "commit", None)
    return set() if commit is None else {commit.label.lower()}


@each_task
def test_wrong_tries_change_nothing_and_are_counted(build: Build, task: str) -> None:
    for language in LANGUAGES:
        home = speaking(build, language)
        place = desk(home, task)
        before = (place.state, len(place.session.journal), list(place.course.done))
        told = words(LESSON, language)
        wrong = wrong_acts(place)
        assert wrong, task
        for tries, act in enumerate(wrong, 1):
            place.do(act)
            assert (place.state, len(place.session.journal), place.course.done) == before, act
            assert place.course.tries == tries, act
            found = coach(home)
            assert found.wrong
            assert found.text != told[f"do-{task}"]
            helpful = (told[f"nudge-{task}"], " said ", " did not say ", " говорит ")
            assert any(part in found.text for part in helpful), found.text
            assert "{" not in found.text
            assert home.shelf.practice.read() == place.course.tree
        assert now(home) == task


def wrong_acts(place: PracticeDesk) -> list[str]:
    """Commands that are legal there and were not said, and an undo."""
    task = OF_TASK[place.course.task.name] if place.course.task else None
    assert task is not None
    tried = [f"use {one.who} {write(one)}" for one in legal(place.state) if one not in task.wants]
    if task.deed != "undo" and place.session.steps:
        tried.append("undo")
    return tried[:12] + tried[-2:] if len(tried) > 14 else tried


@each_task
def test_after_two_wrong_tries_it_is_shown(build: Build, task: str) -> None:
    for language in LANGUAGES:
        home = speaking(build, language)
        place = desk(home, task)
        own = coach(home).help  # to show the start
        for act in (wrong_acts(place) * 2)[:2]:
            assert coach(home).help == own
            place.do(act)
        help_ = coach(home).help
        assert help_ is not None
        if own is not None:
            assert help_ == own
            continue
        assert help_.act == "coach help"
        place.do(help_.act)
        shown = coach(home)
        assert not shown.wrong
        assert shown.light == next_touches(place.model(), OF_TASK[task])
        assert not re.search(r"[“«][”»]", shown.text), shown.text
        assert shown.help is None
        follow(home)
        if now(home):
            assert not door_of(home).course.shown


@each_task
def test_it_goes_on_at_the_same_task_after_it_was_left(build: Build, task: str) -> None:
    """Or killed: whatever was touched and not finished is touched again."""
    home = build(Settings())
    place = desk(home, task)
    state, card = place.state, place.view().card
    act = next_touches(place.model(), OF_TASK[task])[0]
    if not act.startswith("coach"):
        place.do(act)
    if now(home) != task:
        return
    home.do("coach leave")
    assert len(home.pages) == 1
    again = desk(home)
    assert now(home) == task
    assert again.state == state
    assert again.view().card == card
    follow(home)


def test_who_comes_back_has_only_the_last_to_say(home: Companion) -> None:
    """Not what was said long ago, on pages before it."""
    place = desk(home, "bonus")
    assert place.view().card.text == (
        "“You revive in camp A, restored to your maximum. Theseus, it is your turn.”"
    )


def test_the_tries_are_there_again(home: Companion) -> None:
    place = desk(home, "slip")
    place.do("go W")
    home.do("coach leave")
    place = desk(home)
    assert place.course.tries == 1
    place.do("go W")
    assert coach(home).help is not None


def test_what_is_toggled_stays_after_a_wrong_try(home: Companion) -> None:
    place = desk(home, "over-safely")
    for act in ("over", "go E"):
        place.do(act)
    assert coach(home).text == (
        "Not quite: Theseus said “safely”. Touch that first, then the direction."
    )
    for act in ("safe", "go W"):
        place.do(act)
    assert coach(home).text == "Not quite: Theseus said “east”."
    place.do("go E")
    assert now(home) == "activate"


def test_a_toggle_too_many_is_named(home: Companion) -> None:
    place = desk(home, "slip")
    place.do("safe")
    place.do("go E")
    assert coach(home).text.startswith("Not quite: Phil did not say “safely”.")


def test_a_wrong_direction_of_the_oracle_is_taken_off(home: Companion) -> None:
    place = desk(home, "oracle")
    for act in ("go E", "go W"):
        place.do(act)
    assert place.course.tries == 0  # nothing is told yet
    assert coach(home).light[0] == "go E"
    place.do("answer E W")
    assert place.course.tries == 1
    assert coach(home).light[0] == "go E"
    place.do("go E")
    follow(home)


@each_task
@pytest.mark.parametrize("opened", ["bonus", "captive phil", "captive theseus"])
def test_a_list_that_lies_over_the_pad_is_closed_first(
    home: Companion, task: str, opened: str
) -> None:
    at_desk = desk(home, task)
    at_desk.do(opened)
    lit = next_touches(at_desk.model(), OF_TASK[task])[0]
    assert lit == "close" or lit.partition(" ")[0] not in ("go", "over", "safe", "end", "tap")
    follow(home)


def test_the_wave_is_led_to_the_ocean(home: Companion) -> None:
    place = desk(home, "wave")
    task = Task("ocean", "op-turn", wants=(WaveTo("op", "N"),))
    assert next_touches(place.model(), task) == ("piece wave",)
    place.do("piece wave")
    assert next_touches(place.model(), task) == ("tap N",)


def test_a_wrong_phrase_counts_and_stays_in_the_line(home: Companion) -> None:
    place = desk(home, "slip")
    place.typed("north")
    home.do("enter")
    assert place.course.tries == 0  # it is no move at all: the desk says so
    place.typed("west")
    home.do("enter")
    assert place.course.tries == 1
    assert place.view().entry.typed == "west"


def test_looking_around_is_no_wrong_try(home: Companion) -> None:
    place = desk(home, "slip")
    for act in ("captive phil", "close", "bonus", "close", "journal", "back", "menu", "back",
                "announced", "safe", "safe", "cover", "look"):  # fmt: skip
        home.do(act)
    assert place.course.wrong == {}
    assert now(home) == "slip"


def test_the_pages_over_the_desk_change_nothing_either(home: Companion) -> None:
    place = desk(home, "knot")
    before = place.state
    for act in ("menu", "where phil", "menu", "correct", "subject phil", "set phil health 1",
                "done"):  # fmt: skip
        home.do(act)
    view = home.view()
    assert isinstance(view, CorrectionsView)
    assert view.notice is not None
    assert view.notice[0].startswith("Not quite.")
    for act in ("back", "back", "journal", "look-at 0", "return", "return sure"):
        home.do(act)
    assert place.state == before
    assert place.course.wrong == {"knot": 3}


def test_announced_too_early_is_stopped(home: Companion) -> None:
    place = desk(home, "undo-silently")
    place.do("announced")
    assert coach(home).wrong
    place.do("undo")
    assert now(home) == "portal"
    assert "We take back" not in place.view().card.text  # nobody has heard anything


def test_what_was_heard_is_taken_back_aloud(home: Companion) -> None:
    place = desk(home, "undo-aloud")
    place.do("undo")
    assert place.view().card.text == (
        "“We take back: Phil, south-west. Phil, your board again: health 3.”"
    )


def test_chores_are_learned_by_whoever_has_given_them_away(build: Build) -> None:
    home = build(revised(Settings(), {"put_back": "do", "lake_exit": "do", "drawing": "ask"}))
    for task in ("lake-exit", "token", "put-back"):
        desk(home, task)
        follow(home)
        assert now(home) != task


def test_any_lit_fruit_will_do(home: Companion) -> None:
    for at in ("D3", "E2"):
        desk(home, "put-back").do(f"tap {at}")
        assert now(home) == ""


def test_either_token_will_do(home: Companion) -> None:
    desk(home, "token").do("answer token flood")
    for task in TASKS[TASKS.index("bush") :]:
        assert now(home) == task
        follow(home)


def test_it_is_none_of_the_games(home: Companion) -> None:
    desk(home)
    while now(home):
        follow(home)
    assert home.shelf.games() == []
    assert home.shelf.deleted() == []


@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_touched_it_is_where_the_lesson_says(home: Companion, seed: int) -> None:
    """A child with the tablet: at any moment the game is that of the tasks that are done."""
    dice = Random(seed)
    place = desk(home)
    for count in range(300):
        if len(home.pages) < 3:
            break
        if count % 12 == 0:
            while home.pages[-1] is not place:
                home.back()
            home.covered = False
            follow(home)
        else:
            home.do(dice.choice(anything(home)))
        assert resumed(lesson(), place.course.tree).state == place.state
    assert len(place.course.done) >= 20


def anything(home: Companion) -> list[str]:
    view = home.view()
    if isinstance(view, DeskView):
        acts = [one.act for one in buttons(view)]
        return [*acts, *(f"tap {at}" for at in HEXES), "coach help"]
    found = [getattr(view, "back", None), getattr(view, "look", None), getattr(view, "go", None)]
    found += getattr(view, "foot", ())
    found += [one for section in getattr(view, "sections", ()) for row in section.rows
              for one in row]  # fmt: skip
    acts = [getattr(one, "button", one).act for one in found if one is not None]
    return [act for act in acts if act not in ("shelf", "afresh")]


@each_language
def test_what_looks_at_a_kept_game_is_left_out(build: Build, language: Language) -> None:
    home = speaking(build, language)
    place = desk(home)
    why = words(PRACTICE, language)["left-out"]
    for act in sorted(REAL_GAME):
        home.do(act)
        assert home.pages[-1] is place
        assert place.view().entry.reason == why
        place.reason = ""
    for over, act in (("menu", "share"), ("journal", "replay")):
        home.do(over)
        home.do(act)
        assert home.pages[-1] is place
        assert place.view().entry.reason == why
        place.reason = ""
