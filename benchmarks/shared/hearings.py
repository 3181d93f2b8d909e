"""Each phrase by each voice, heard as the desk and `./run hear` hear it, and what came of it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import wave
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Literal

from benchmarks.shared.noise import Noise, among
from benchmarks.shared.questions import (
    BUILD,
    CARD,
    CHOICE,
    CHOICES,
    Said,
    Side,
    off_topic,
    questions,
    said,
    table,
    table_file,
    talk,
)
from benchmarks.shared.voices import Voice, is_here, spoken, voices
from benchmarks.talk import came
from companion.cli.hear_command import hear, transcribed
from companion.hearing.engine import RATE, Engine, EngineName
from companion.speech.expected import Grammar, choosing, confirming, grammar
from companion.speech.replies import chosen, confirmed
from companion.speech.speaker import default_speaker
from companion.speech.transcript import Transcript
from companion.text.languages import Language

# `offered`: to choose from, the right one among them or not. `missed`: nothing came of it.
Came = Literal["right", "wrong", "offered", "missed"]


@dataclass(frozen=True, slots=True)
class Heard:
    """`word`: what it was taken for. `late`: seconds from the last of the sound to that."""

    voice: Voice
    said: Said
    came: Came
    text: str
    word: str
    late: float
    confidence: float


class Listening:
    """An engine, and when the last of the sound was given to it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.load, self.end, self.close = engine.load, engine.end, engine.close
        self.last = 0.0

    def expect(self, grammar: Grammar) -> None:
        self._engine.expect(grammar)

    def feed(self, sound: bytes) -> str:
        self.last = perf_counter()
        return self._engine.feed(sound)


Pair = tuple[Voice, Said]


def commands(language: Language, side: Side) -> list[Pair]:
    """Every phrase by every voice that is here, in an order by lot."""
    return _shuffled([(v, one) for v in _here(language, side) for one in said(language, side)])


def talks(language: Language, side: Side, which: Literal["talk", "held"]) -> list[Pair]:
    """Each phrase as people talk, by one voice by lot."""
    here = _here(language, side)
    every = talk(language, which)
    return _shuffled(
        [(Random(f"{side} {one.question} {one.text}").choice(here), one) for one in every]
    )


def remarks(language: Language, side: Side) -> list[Pair]:
    """Each at a question by lot: one in two at a turn, where people talk."""
    turns, every = ("theseus", "schrodie", "op"), (*questions(), CARD, CHOICE)
    found = []
    for voice in _here(language, side):
        for text in off_topic(language, side):
            dice = Random(f"{voice.name} {text}")
            found.append((voice, Said(dice.choice(dice.choice((turns, every))), text, "")))
    return _shuffled(found)


def _here(language: Language, side: Side) -> list[Voice]:
    return [voice for voice in voices(language, side) if is_here(voice)]


def _shuffled(pairs: list[Pair]) -> list[Pair]:
    Random(7).shuffle(pairs)
    return pairs


def heard(engine: Engine, pairs: list[Pair], noise: Noise, decibels: int) -> Iterator[Heard]:
    listening = Listening(engine)
    for voice, one in pairs:
        sound = among(spoken(voice, one.text), noise, decibels, voice, one.text)
        text, confidence, word, choices = _taken(listening, one, sound, voice.language)
        late = perf_counter() - listening.last
        yield Heard(
            voice, one, _came(one, word, choices), text, word or "|".join(choices), late, confidence
        )


def overheard(engine: Engine, pairs: list[Pair], noise: Noise, decibels: int) -> Iterator[Heard]:
    """The same of talk, which may mean several things in a row, or is to be asked back."""
    listening = Listening(engine)
    for voice, one in pairs:
        sound = among(spoken(voice, one.text), noise, decibels, voice, one.text)
        transcript, word, how = _overheard(listening, one, sound, voice.language)
        late = perf_counter() - listening.last
        text = " | ".join((*(transcript.dictated or ()), "listed:", *transcript.texts))
        yield Heard(voice, one, how, text, word, late, transcript.confidence)


def _overheard(
    engine: Engine, one: Said, sound: bytes, language: Language
) -> tuple[Transcript, str, Came]:
    state = table(one.question).state
    transcript = transcribed(engine, grammar(state, default_speaker(state), language), sound)
    how, word = came(one, transcript)
    if how == "refused":
        return transcript, word, "offered" if word else "missed"
    return transcript, word, how


Taken = tuple[str, float, str, tuple[str, ...]]


def _taken(engine: Engine, one: Said, sound: bytes, language: Language) -> Taken:
    """The text that was heard and how surely; the word, else the words to choose from."""
    if one.question == CARD:
        transcript = transcribed(engine, confirming(language), sound)
        yes = confirmed(transcript, language)
        return _told(transcript, "" if yes is None else "yes" if yes else "no")
    if one.question == CHOICE:
        transcript = transcribed(engine, choosing(CHOICES, language), sound)
        number = chosen(transcript, CHOICES, language)
        return _told(transcript, "" if number is None else str(number))
    line = hear(table(one.question), sound, engine, language)
    return (
        line["heard"] or "",
        line["confidence"],
        line["word"] or "",
        tuple(line.get("choices", ())),
    )


def _told(transcript: Transcript, word: str) -> Taken:
    return "".join(transcript.texts[:1]), transcript.confidence, word, ()


def _came(one: Said, word: str, choices: tuple[str, ...]) -> Came:
    if word:
        return "right" if word == one.word else "wrong"
    return "offered" if choices else "missed"


def by_command(one: Heard, engine: EngineName) -> dict[str, object]:
    """The line that `./run hear` prints for it."""
    language, sound = one.voice.language, BUILD / f"heard-{os.getpid()}.wav"
    with wave.open(str(sound), "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", ""))
        file.writeframes(spoken(one.voice, one.said.text))
    done = subprocess.run(
        [sys.executable, "-m", "companion", "hear", sound, "--language", language,
         "--table", table_file(one.said.question), "--engine", engine],
        check=True, capture_output=True,
    )  # fmt: skip
    sound.unlink()
    line: dict[str, object] = json.loads(done.stdout)
    return line
