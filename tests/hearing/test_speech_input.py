"""Push to talk, by a source and an engine that are none: who is told what, and when."""

from array import array
from collections.abc import Callable
from threading import Event, current_thread, main_thread

import pytest

from companion.hearing.engine import BYTES_A_SECOND
from companion.hearing.sources import BLOCK, Recorded, Silence, level
from companion.hearing.speech_input import LAST, LONGEST, StreamInput
from companion.speech.expected import Grammar
from companion.speech.transcript import Transcript, Trouble, Unavailable
from tests.hearing.fakes import Notes, WrittenEngine, spoken

SAID = Grammar("en", ("east",))
OTHER = Grammar("en", ("west",))


class Endless:
    """A microphone: nothing but silence, until it is switched off."""

    def __init__(self) -> None:
        self.on = False
        self.times = 0
        self.began = Event()

    def begin(self) -> None:
        self.on = True
        self.times += 1
        self.began.set()

    def read(self) -> bytes | None:
        return bytes(BLOCK) if self.on else None

    def end(self) -> None:
        self.on = False


class NoMicrophone(Endless):
    def begin(self) -> None:
        raise Unavailable("no-microphone")


def test_a_phrase_is_heard_in_order() -> None:
    notes, engine = Notes(), WrittenEngine()
    heard = StreamInput(engine, Recorded(spoken("east")), notes.to)
    heard.start(SAID)
    heard.join()
    assert notes.told == [
        "listening", ("partial", "east"), "thinking", Transcript(("east",)), "idle",
    ]  # fmt: skip
    assert engine.grammars == [SAID]
    assert len(notes.levels) == 1


def test_silence_is_an_error_word() -> None:
    notes = Notes()
    heard = StreamInput(WrittenEngine(), Recorded(bytes(BLOCK)), notes.to)
    heard.start(SAID)
    heard.join()
    assert notes.told == ["listening", "thinking", "silence", "idle"]


def test_stop_ends_what_would_go_on() -> None:
    notes, source = Notes(), Endless()
    heard = StreamInput(WrittenEngine(), source, notes.to)
    heard.start(SAID)
    source.began.wait(5)
    heard.stop()
    heard.join()
    assert notes.plain == ["listening", "thinking", "silence", "idle"]
    assert not source.on


def test_what_is_on_its_way_when_the_finger_is_lifted_is_heard() -> None:
    notes, gate = Notes(), Event()
    engine = WrittenEngine(waits=gate)
    heard = StreamInput(engine, Endless(), notes.to)
    heard.start(SAID)
    heard.stop()
    gate.set()
    heard.join()
    assert len(engine.fed) == pytest.approx(LAST * BYTES_A_SECOND, abs=BLOCK)


def test_a_microphone_that_gives_nothing_more_is_not_waited_for() -> None:
    class Dead(Endless):
        def read(self) -> bytes | None:
            return b"" if self.on else None

    notes = Notes()
    heard = StreamInput(WrittenEngine(), Dead(), notes.to)
    heard.start(SAID)
    heard.stop()
    heard.join()
    assert notes.told == ["listening", "thinking", "silence", "idle"]


def test_cancel_drops_what_was_said() -> None:
    notes, source, gate = Notes(), Endless(), Event()
    heard = StreamInput(WrittenEngine(waits=gate), source, notes.to)
    heard.start(SAID)
    source.began.wait(5)
    heard.cancel()
    gate.set()
    heard.join()
    assert notes.plain == ["listening", "idle"]


def test_nobody_speaks_for_longer_than_a_phrase() -> None:
    notes, engine = Notes(), WrittenEngine()
    heard = StreamInput(engine, Endless(), notes.to)
    heard.start(SAID)
    heard.join()
    assert len(engine.fed) == pytest.approx(LONGEST * BYTES_A_SECOND, abs=BLOCK)


def test_a_second_start_before_the_end_is_none() -> None:
    notes, source = Notes(), Endless()
    heard = StreamInput(WrittenEngine(), source, notes.to)
    heard.start(SAID)
    heard.start(OTHER)
    heard.stop()
    heard.join()
    assert source.times == 1


def test_after_a_cancel_the_next_phrase_waits_its_turn() -> None:
    notes, engine = Notes(), WrittenEngine()
    heard = StreamInput(engine, Endless(), notes.to)
    heard.start(SAID)
    heard.cancel()
    heard.start(OTHER)
    heard.stop()
    heard.join()
    assert engine.grammars[-1] == OTHER
    assert notes.plain[-3:] == ["thinking", "silence", "idle"]


def test_what_arrives_after_a_cancel_is_not_told() -> None:
    """It was posted before, and the thread that draws comes to it only now."""
    posted: list[Callable[[], None]] = []
    notes = Notes(posted.append)
    heard = StreamInput(WrittenEngine(), Recorded(spoken("east")), notes.to)
    heard.start(SAID)
    heard.join()
    heard.cancel()
    for call in posted:
        call()
    assert (notes.told, notes.levels) == (["idle"], [])


def test_the_end_of_an_old_phrase_does_not_end_the_new_one() -> None:
    posted: list[Callable[[], None]] = []
    notes, source = Notes(posted.append), Endless()
    heard = StreamInput(WrittenEngine(), source, notes.to)
    heard.start(SAID)
    heard.cancel()
    heard.start(OTHER)
    heard.stop()
    heard.join()
    for call in posted:
        call()
    assert notes.plain == ["listening", "thinking", "silence", "idle"]


@pytest.mark.parametrize("trouble", ["no-engine", "no-model", "stopped"])
def test_an_engine_that_cannot_is_one_word(trouble: Trouble) -> None:
    notes = Notes()
    heard = StreamInput(WrittenEngine(trouble), Recorded(spoken("east")), notes.to)
    heard.warm()
    heard.join()
    assert notes.told == [trouble]
    heard.start(SAID)
    heard.join()
    assert notes.told == [trouble, "listening", trouble, "idle"]


def test_without_a_microphone_nothing_listens() -> None:
    notes, engine = Notes(), WrittenEngine()
    heard = StreamInput(engine, NoMicrophone(), notes.to)
    heard.start(SAID)
    heard.join()
    assert notes.told == ["no-microphone", "idle"]
    assert engine.calls == []


def test_the_thread_of_the_screen_never_waits_and_is_told_by_post_alone() -> None:
    posted: list[Callable[[], None]] = []
    notes, gate = Notes(posted.append), Event()
    heard = StreamInput(WrittenEngine(waits=gate), Recorded(spoken("east")), notes.to)
    heard.warm()
    heard.start(SAID)  # comes back although the engine does not
    gate.set()
    heard.join()
    assert notes.told == []
    for call in posted:
        call()
    assert notes.plain == ["listening", "thinking", Transcript(("east",)), "idle"]


def test_nothing_is_told_from_the_thread_of_the_screen() -> None:
    threads = set()

    def post(call: Callable[[], None]) -> None:
        threads.add(current_thread())
        call()

    notes = Notes(post)
    heard = StreamInput(WrittenEngine(), Recorded(spoken("east")), notes.to)
    heard.start(SAID)
    heard.join()
    assert main_thread() not in threads


def test_switched_off_the_engine_is_closed_and_stays_so() -> None:
    notes, engine = Notes(), WrittenEngine()
    heard = StreamInput(engine, Endless(), notes.to)
    heard.warm()
    heard.start(SAID)
    heard.close()
    heard.warm()
    heard.join()
    assert engine.calls.count("close") == 1
    assert engine.calls[-1] == "close"
    assert notes.plain[-1] == "idle"


def loud(amplitude: int, seconds: float) -> bytes:
    return array("h", [amplitude, -amplitude] * int(BYTES_A_SECOND * seconds / 4)).tobytes()


def test_the_level_goes_from_silence_to_as_loud_as_can_be() -> None:
    assert level(b"") == level(bytes(BLOCK)) == 0.0
    levels = [level(loud(amplitude, 0.1)) for amplitude in (3, 33, 1000, 10_000, 0x7FFF)]
    assert levels == sorted(levels)
    assert levels[0] == 0.0
    assert levels[-1] == pytest.approx(1.0, abs=0.01)


def stopped_at(*parts: tuple[int, float]) -> float | None:
    """The second at which the speaker is taken to have come to an end."""
    silence, seconds = Silence(), 0.0
    for amplitude, length in parts:
        for _ in range(round(length * 10)):
            seconds += 0.1
            if silence.after(loud(amplitude, 0.1)):
                return seconds
    return None


def test_a_speaker_has_ended_after_a_pause() -> None:
    assert stopped_at((20, 0.5), (5000, 1.0), (20, 2.0)) == pytest.approx(2.3, abs=0.15)
    twice = stopped_at((20, 0.5), (5000, 1.0), (20, 0.5), (5000, 1.0), (20, 2))
    assert twice == pytest.approx(3.8, abs=0.15)


def test_a_pause_before_the_first_word_is_none() -> None:
    assert stopped_at((20, 10.0)) is None
    assert stopped_at((20, 1.0), (5000, 0.1), (20, 3.0)) is None  # a click


def test_in_a_loud_room_the_pause_is_as_loud_as_the_room() -> None:
    assert stopped_at((800, 0.5), (8000, 1.0), (800, 2.0)) == pytest.approx(2.3, abs=0.15)


def test_tap_and_speak_stops_by_itself() -> None:
    notes, gate = Notes(), Event()
    engine = WrittenEngine(waits=gate)
    sound = loud(20, 0.5) + loud(5000, 1.0) + loud(20, 9.0)
    heard = StreamInput(engine, Recorded(sound), notes.to)
    heard.start(SAID)
    heard.until_silence()  # the finger was lifted at once
    gate.set()
    heard.join()
    assert len(engine.fed) == pytest.approx(2.3 * BYTES_A_SECOND, abs=2 * BLOCK)
