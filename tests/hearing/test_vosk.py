"""The use of Vosk's alternatives; the engine itself is played by a row of answers."""

import json
import sys
from types import SimpleNamespace

import pytest

from companion.hearing.engine import Recipe
from companion.hearing.vosk_engine import VoskEngine
from companion.speech.expected import Grammar
from companion.speech.transcript import NOTHING, Transcript

EXPECTED = Grammar("en", ("go (east | west) [(safely | unsafely)]", "where is granddead"))
Alternatives = list[tuple[float, str]]


def heard(monkeypatch: pytest.MonkeyPatch, *parts: Alternatives) -> Transcript:
    """`parts`: what stands between the pauses; the last of them comes at the end."""
    left = [
        json.dumps({"alternatives": [{"confidence": likely, "text": text} for likely, text in one]})
        for one in parts
    ]

    class Recogniser:
        def __init__(self, *_: object) -> None:
            pass

        def SetMaxAlternatives(self, most: int) -> None:  # noqa: N802 (Vosk's name)
            assert most > 1

        def AcceptWaveform(self, _: bytes) -> bool:  # noqa: N802
            return len(left) > 1

        def PartialResult(self) -> str:  # noqa: N802
            return '{"partial": ""}'

        def Result(self) -> str:  # noqa: N802
            return left.pop(0)

        FinalResult = Result

    fake = SimpleNamespace(
        SetLogLevel=lambda _: None, Model=lambda _: object(), KaldiRecognizer=Recogniser
    )
    monkeypatch.setitem(sys.modules, "vosk", fake)
    engine = VoskEngine(Recipe("vosk", "en", "anywhere"))
    engine.expect(EXPECTED)
    for _ in parts:
        engine.feed(bytes(2))
    return engine.end()


def test_the_first_that_may_be_said_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    found = heard(monkeypatch, [(9.0, "go east go safely"), (8.5, "go east unsafely")])
    assert found == Transcript(("go east unsafely",), -0.5)


def test_what_is_said_faintly_is_no_part_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    found = heard(monkeypatch, [(9.0, "am go the east to safely"), (8.9, "go south east")])
    assert found == Transcript(("go east safely",), 0.0)


def test_what_nobody_says_is_not_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    found = heard(monkeypatch, [(9.0, "east go"), (8.0, "[unk] east")])
    assert found == Transcript(("east go",), 0.0, accepted=False)
    assert heard(monkeypatch, [(9.0, "[unk]")]).accepted is False


def test_what_is_about_as_likely_is_an_alternative(monkeypatch: pytest.MonkeyPatch) -> None:
    row = [(9.0, "go east"), (8.9, "[unk]"), (8.8, "go west"), (8.0, "go west safely")]
    assert heard(monkeypatch, row).texts == ("go east", "go west")


def test_a_pause_parts_no_phrase(monkeypatch: pytest.MonkeyPatch) -> None:
    parts: tuple[Alternatives, ...] = ([(5.0, "go east"), (4.0, "go west")], [(3.0, "safely")])
    assert heard(monkeypatch, *parts).texts == ("go east safely",)


def test_names_come_back_as_they_are_written(monkeypatch: pytest.MonkeyPatch) -> None:
    assert heard(monkeypatch, [(9.0, "where is grand dad")]).texts == ("where is granddead",)


@pytest.mark.parametrize("row", [[], [(9.0, "")]])
def test_silence_is_nothing(monkeypatch: pytest.MonkeyPatch, row: Alternatives) -> None:
    assert heard(monkeypatch, row) == NOTHING
