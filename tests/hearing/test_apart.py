"""An engine in a process of its own: what it cannot do, and how it ends."""

import multiprocessing
import os
import signal

import pytest

from companion.hearing.apart import Apart
from companion.hearing.engine import Recipe
from companion.speech.expected import Grammar
from companion.speech.transcript import Unavailable
from companion.store.voice_models import voice_models
from tests.hearing.spoken import recipe_or_skip

SAID = Grammar("en", ("east",))


def test_what_is_missing_there_is_told_here() -> None:
    trouble = "no-model" if "vosk" in voice_models().packages else "no-engine"
    engine = Apart(Recipe("vosk", "en", "/no/such/folder"))
    with pytest.raises(Unavailable) as unavailable:
        engine.load()
    assert unavailable.value.trouble == trouble
    assert multiprocessing.active_children() == []


def test_it_can_be_closed_before_it_was_loaded() -> None:
    engine = Apart(Recipe("pocketsphinx", "en"))
    engine.close()
    with pytest.raises(Unavailable):
        engine.feed(b"")


def test_an_engine_that_dies_is_one_word_and_comes_back() -> None:
    engine = Apart(recipe_or_skip("pocketsphinx", "en"))
    engine.expect(SAID)
    (process,) = multiprocessing.active_children()
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    process.join()
    with pytest.raises(Unavailable) as unavailable:
        engine.feed(bytes(3200))
    assert unavailable.value.trouble == "stopped"
    engine.expect(SAID)
    engine.close()
    assert multiprocessing.active_children() == []
