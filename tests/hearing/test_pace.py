"""Only what takes as long as the sound did is taken for what was said."""

from array import array

import pytest

from companion.hearing.engine import RATE
from companion.hearing.pace import Paced
from companion.speech.expected import Grammar
from companion.speech.transcript import NOTHING, Transcript

EXPECTED = Grammar("en", ("pass", "i'm moving northeast a space over safely"))


class Sure:
    """An engine that hears the same in every sound."""

    def __init__(self, heard: Transcript) -> None:
        self.heard = heard
        self.fed = b""

    def load(self) -> None: ...

    def expect(self, grammar: Grammar) -> None: ...

    def feed(self, sound: bytes) -> str:
        self.fed += sound
        return ""

    def end(self) -> Transcript:
        return self.heard

    def close(self) -> None: ...


def tone(seconds: float, loud: int) -> bytes:
    half = 8
    wave = ([loud] * half + [-loud] * half) * (int(seconds * RATE) // (2 * half))
    return array("h", wave).tobytes()


def spoken(seconds: float, behind: int = 2) -> bytes:
    """Speech of that length with a pause before and after; `behind`: how loud the room is."""
    return tone(0.4, behind) + tone(seconds, 8000) + tone(0.4, behind)


def heard(text: str, sound: bytes) -> Transcript:
    engine = Paced(Sure(Transcript((text,))))
    engine.expect(EXPECTED)
    for at in range(0, len(sound), 3200 - 2):  # blocks are as long as the microphone has them
        engine.feed(sound[at : at + 3200 - 2])
    return engine.end()


@pytest.mark.parametrize(("seconds", "counts"), [(0.5, True), (2.0, False)])
def test_a_short_word_takes_a_short_time(seconds: float, counts: bool) -> None:
    assert heard("pass", spoken(seconds)).accepted is counts


def test_a_long_phrase_may_take_its_time() -> None:
    assert heard("i'm moving northeast a space over safely", spoken(3.0)).accepted


def test_pauses_are_no_speech() -> None:
    assert heard("pass", tone(1.5, 2) + spoken(0.5) + tone(1.5, 2)).accepted


def test_where_it_is_loud_around_nobody_can_tell() -> None:
    assert heard("pass", spoken(2.0, behind=2500)).accepted


def test_the_engine_is_given_the_sound_as_it_came() -> None:
    engine = Sure(Transcript(("pass",)))
    paced, sound = Paced(engine), spoken(0.3)
    paced.expect(EXPECTED)
    for at in range(0, len(sound), 1000):
        paced.feed(sound[at : at + 1000])
    assert engine.fed == sound


def test_nothing_stays_nothing_and_a_new_phrase_begins_anew() -> None:
    paced = Paced(Sure(NOTHING))
    paced.expect(EXPECTED)
    paced.feed(spoken(3.0))
    assert paced.end() == NOTHING
    again = Paced(Sure(Transcript(("pass",))))
    again.expect(EXPECTED)
    again.feed(spoken(3.0))
    again.expect(EXPECTED)
    again.feed(spoken(0.4))
    assert again.end().accepted
