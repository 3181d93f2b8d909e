"""Microphone and speaker by touch: held, tapped, slid off; what is drawn; and where."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from companion.engine.frozen import revised
from companion.text.languages import Language
from companion.text.voice import voice_trouble
from companion.ui.island.desk.controller import Desk
from tests.ui.driver import Driver
from tests.ui.pretend_sounds import PretendSounds
from tests.ui.tables import open_table

SIZES = [(1280, 800), (1024, 600), (800, 1280), (412, 915)]
# dp, of whatever is touched; where there is little room, as the second look has it.
LEAST = {(1280, 800): 56, (1024, 600): 48, (800, 1280): 56, (412, 915): 48}


@pytest.fixture
def sounds(ui: Driver) -> PretendSounds:
    ui.companion.sounds = PretendSounds()
    return ui.companion.sounds


def at_desk(ui: Driver, lines: int = 0, **settings: Any) -> Desk:
    settings = {"voice_in": True, **settings}
    ui.companion.change_settings(revised(ui.companion.settings, settings))
    return open_table(ui, lines=lines)


def say(ui: Driver, sounds: PretendSounds, *texts: str) -> None:
    ui.hold("listen")
    sounds.ear.says(*texts)
    ui.pump(3)


def journal(desk: Desk) -> list[str]:
    return [getattr(line, "words", str(line)) for line in desk.session.journal]


def where(ui: Driver) -> dict[str, tuple[float, ...]]:
    """Every place that can be touched, but for the map's."""
    return {
        widget.role: (*widget.to_window(*widget.pos), *widget.size)
        for widget in ui.walk()
        if getattr(widget, "role", "")
    }


# The settings


def test_voice_is_switched_on_and_off_by_touch(ui: Driver, sounds: PretendSounds) -> None:
    ui.tap("settings")
    ui.tap("section voice")
    assert "no sound leaves it" in ui.seen()
    ui.reach("voice-in on")
    assert sounds.ear.calls == ["warm"]
    ui.reach("by-itself on")
    ui.reach("voice-out all")
    ui.reach("voice-in off")
    assert sounds.ear.calls[-1] == "close"
    settings = ui.companion.settings
    assert (settings.voice_in, settings.by_itself, settings.voice_out) == (False, True, "all")


# Push to talk


def test_held_it_hears_until_the_finger_is_lifted(ui: Driver, sounds: PretendSounds) -> None:
    at_desk(ui)
    finger = ui.finger("listen")
    finger.down()
    ui.pump(2)
    assert sounds.ear.calls == ["warm", "start"]
    assert "Listening" in ui.seen()
    sounds.ear.sounds_like("moving north")
    ui.pump(2)
    assert "moving north …" in ui.seen()
    ui.advance(1)
    finger.up()
    ui.pump(2)
    assert sounds.ear.calls[-1] == "stop"
    assert "One moment" in ui.seen() or "moving north" in ui.seen()


def test_tapped_it_hears_until_the_speaker_stops(ui: Driver, sounds: PretendSounds) -> None:
    at_desk(ui)
    ui.tap("listen")
    assert sounds.ear.calls == ["warm", "start", "until-silence"]
    ui.tap("listen")
    assert sounds.ear.calls[-1] == "stop"


def test_a_finger_that_slides_off_has_said_nothing(ui: Driver, sounds: PretendSounds) -> None:
    at_desk(ui)
    x, y = ui.place("listen")
    ui.drag((x, y), (x - 300, y))
    assert sounds.ear.calls[-1] == "cancel"
    assert "Say or type what Theseus says" in ui.seen()


def test_the_cover_under_a_held_finger_ends_it(ui: Driver, sounds: PretendSounds) -> None:
    at_desk(ui)
    finger = ui.finger("listen")
    finger.down()
    ui.pump()
    ui.companion.left()
    ui.pump(2)
    assert sounds.ear.calls[-1] == "cancel"
    finger.up()
    sounds.ear.says("moving east")
    ui.pump(2)
    ui.hold("look")
    assert "take" not in ui.roles()


# What was understood


def test_a_move_is_one_press_and_one_tap(ui: Driver, sounds: PretendSounds) -> None:
    desk = at_desk(ui)
    say(ui, sounds, "moving northeast a space over safely")
    assert "North-east, a space over, safely" in ui.seen()
    assert "Do it" in ui.seen()  # no bare tick
    assert journal(desk) == []
    ui.tap("take")
    assert journal(desk) == ["move NE over safe"]
    assert "take" not in ui.roles()


def test_in_russian(ui: Driver, sounds: PretendSounds) -> None:
    ui.speak("ru")
    desk = at_desk(ui)
    say(ui, sounds, "иду на северо-восток")
    assert "Северо-восток" in ui.seen()
    assert "Выполнить" in ui.seen()
    say(ui, sounds, "да")
    assert journal(desk) == ["move NE"]


def test_no_drops_it(ui: Driver, sounds: PretendSounds) -> None:
    desk = at_desk(ui)
    say(ui, sounds, "moving east")
    ui.tap("drop")
    assert journal(desk) == []
    assert "Say or type" in ui.seen()


def test_choices_are_touched_by_their_numbers(ui: Driver, sounds: PretendSounds) -> None:
    desk = at_desk(ui)
    say(ui, sounds, "go east", "go west")
    assert "East\nWest\nneither\n" in without_icons(ui.seen())
    assert numbered(ui) == ["1", "2"]
    ui.tap("meant 2")
    assert journal(desk) == ["move W"]


def without_icons(seen: str) -> str:
    return "\n".join(line for line in seen.splitlines() if line.isascii() and len(line) > 1)


def numbered(ui: Driver) -> list[str]:
    """The numbers on the meanings."""
    numbers = [one._text.label for one in ui.screen.question._numbers]
    return [label.text for label in numbers if label is not None]


def test_a_question_counts_down_and_goes_by_itself(ui: Driver, sounds: PretendSounds) -> None:
    desk = at_desk(ui, by_itself=True)
    say(ui, sounds, "where is phil")
    assert "Do it 3" in ui.seen()
    ui.advance(1.1)
    assert "Do it 2" in ui.seen()
    ui.advance(2.1)
    assert journal(desk) == ["where phil"]
    assert "Phil is on" in ui.seen().replace("\n", " ")


def test_a_move_waits_as_long_as_it_takes(ui: Driver, sounds: PretendSounds) -> None:
    desk = at_desk(ui, by_itself=True)
    say(ui, sounds, "moving east")
    ui.advance(30)
    assert journal(desk) == []


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_trouble_is_one_sentence_and_the_pad_goes_on(
    ui: Driver, sounds: PretendSounds, language: Language
) -> None:
    ui.speak(language)
    desk = at_desk(ui)
    ui.tap("listen")
    sounds.ear.fails("no-microphone")
    ui.pump(2)
    assert voice_trouble("no-microphone", language) in ui.seen().replace("\n", " ")
    ui.tap("go E")
    assert journal(desk) == ["move E"]


def test_what_is_told_in_another_thread_is_drawn_in_ours(ui: Driver, sounds: PretendSounds) -> None:
    at_desk(ui)
    ui.tap("listen")
    told = threading.Thread(target=lambda: sounds.ear.says("moving east"))
    told.start()
    told.join()
    assert "take" not in ui.roles()
    ui.pump(2)
    assert "take" in ui.roles()


# Where everything stands


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lines", [0, 1, 7, 13, 14])
def test_without_voice_nothing_is_otherwise_and_with_it_nothing_moves(
    ui: Driver, sounds: PretendSounds, size: tuple[int, int], lines: int
) -> None:
    ui.resize(*size)
    at_desk(ui, lines, voice_in=False)
    ui.pump(2)
    off = where(ui)
    assert not off.keys() & {"listen", "take", "drop", "aloud"}
    ui.companion.change_settings(revised(ui.companion.settings, {"voice_in": True}))
    ui.companion.changed()
    ui.pump(3)
    on = where(ui)
    assert {"listen"} <= on.keys()
    assert without(off) == without(on)
    ui.tap("listen")
    nothing_moved(ui, on)
    sounds.ear.sounds_like("moving north")
    ui.pump(2)
    nothing_moved(ui, on)


def nothing_moved(ui: Driver, before: dict[str, tuple[float, ...]]) -> None:
    """The row of the answers has what is heard, and all else is where it stood."""
    row, now = ui.screen.question, where(ui)
    for role in now.keys() & before.keys():
        assert now[role] == before[role], role
    for places, others in ((before, now), (now, before)):
        for role in places.keys() - others.keys():
            x, y, width, height = places[role]
            assert row.collide_point(x, y), role
            assert row.collide_point(x + width, y + height), role


def without(places: dict[str, Any]) -> dict[str, Any]:
    """The texts in the middle of the pad, and in the entry line."""
    return {role: at for role, at in places.items() if role not in ("listen", "keyboard", "entry")}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lines", [0, 1, 7, 13, 14])
def test_what_is_touched_is_large_enough(
    ui: Driver, sounds: PretendSounds, size: tuple[int, int], lines: int
) -> None:
    ui.resize(*size)
    at_desk(ui, lines, voice_out="touch")
    ui.pump(2)
    found = [ui.find(role) for role in ("listen", "aloud")]
    assert all(min(widget.size) >= LEAST[size] - 1e-6 for widget in found)
    ui.companion.do("listen")
    sounds.ear.says("where is phil")
    ui.pump(3)
    assert all(min(ui.find(role).size) >= LEAST[size] - 1e-6 for role in ("take", "drop"))


def test_where_the_pad_has_nothing_to_say_the_microphone_keeps_its_place(
    ui: Driver, sounds: PretendSounds
) -> None:
    at_desk(ui, 0)
    before = where(ui)["listen"]
    at_desk(ui, 13)  # the OP chooses a token
    assert not any(one.enabled for one in ui.companion.view().pad.compass)
    assert where(ui)["listen"] == before
    ui.tap("listen")
    assert sounds.ear.calls[-1] == "until-silence"


def test_the_level_moves_its_rim_and_nothing_else(
    ui: Driver, sounds: PretendSounds, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_desk(ui)
    ui.tap("listen")
    microphone = ui.find("listen")
    before = list(microphone._inside._mesh.vertices)
    laid: list[Any] = []
    for part in (ui.screen, ui.screen.compass, ui.screen.entry):
        monkeypatch.setattr(part, "_lay", lambda *_: laid.append(1))
    monkeypatch.setattr(ui.companion, "view", lambda: laid.append(2))
    sounds.ear.loud(0.9)
    ui.pump(2)
    assert list(microphone._inside._mesh.vertices) != before
    assert laid == []


# Reading aloud


def test_the_speaker_reads_the_card(ui: Driver, sounds: PretendSounds) -> None:
    desk = at_desk(ui, 7, voice_in=False, voice_out="touch")
    ui.tap("aloud")
    assert sounds.now.said == [("Phil, it is your turn.", "en")]
    sounds.now.begins()
    ui.pump(2)
    assert desk.telling.heard
    ui.tap("go W")
    assert sounds.now.calls == ["hush"]


def test_pressing_the_microphone_stops_the_voice(ui: Driver, sounds: PretendSounds) -> None:
    at_desk(ui, 7, voice_out="all")
    ui.companion.do("captive phil")
    sounds.now.begins()
    assert ui.companion.aloud.reading
    ui.companion.do("close")
    ui.companion.do("aloud")
    ui.tap("listen")
    assert not ui.companion.aloud.reading
    assert sounds.ear.calls[-1] == "until-silence"


@pytest.mark.parametrize("size", SIZES)
def test_the_speaker_stays_when_announced_is_gone(
    ui: Driver, sounds: PretendSounds, size: tuple[int, int]
) -> None:
    ui.resize(*size)
    at_desk(ui, 7, voice_out="touch")
    before = where(ui)["aloud"]
    ui.tap("announced")
    assert where(ui)["aloud"] == before
    assert sounds.now.said == []


def test_nothing_that_may_be_shown_has_a_microphone(ui: Driver, sounds: PretendSounds) -> None:
    at_desk(ui, voice_out="all")
    ui.companion.do("cover")
    ui.pump(2)
    assert "listen" not in ui.roles()
    assert sounds.now.said == []


# On a desk that is a lesson


def test_the_coach_hears_too(ui: Driver, sounds: PretendSounds) -> None:
    ui.companion.change_settings(revised(ui.companion.settings, {"voice_in": True}))
    ui.tap("practice")
    ui.tap("begin")
    ui.tap("listen")
    sounds.ear.loud(0.5)
    sounds.ear.says("moving west safely")  # first a start is to be shown
    ui.pump(3)
    ui.tap("take")
    course = ui.companion.pages[-1].course
    assert (course.done, course.wrong) == ([], {"show-start": 1})
