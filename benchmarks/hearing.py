"""Voice: how often what a machine's voice says is taken for what it means, as `hear` takes it.

    ./run bench hearing                              the third that nobody tunes on
    python -m benchmarks.hearing --side tuning       the rest of it
        --talk        as people talk, not as a list has it: speech/talk-*.txt
        --held        the same of speech/held-*.txt, on which nothing was tuned
        --engine moonshine|vosk|whisper|pocketsphinx --language en|ru
        --noise clean|far|phone|pink|babble --decibels N
        --most N      of each condition, by lot
        --show        all that was not taken for what it means

The models come by `./run voice-models`, the voices by `./run voices`.
"""

import argparse
import statistics
from collections import Counter
from collections.abc import Iterable
from typing import Final, Literal

from benchmarks.shared.hearings import Heard, by_command, commands, heard, overheard, remarks, talks
from benchmarks.shared.noise import Noise
from benchmarks.shared.questions import CARD, CHOICE, Side, off_topic, said
from benchmarks.shared.voices import Voice, is_here, say, voices
from benchmarks.talk import ASK
from companion.hearing.choice import choose, made
from companion.hearing.engine import Engine, EngineName
from companion.speech.transcript import Unavailable
from companion.store.voice_models import voice_models
from companion.text.languages import Language

_ENGINES: Final[tuple[tuple[EngineName, Language], ...]] = (
    ("moonshine", "en"), ("vosk", "en"), ("pocketsphinx", "en"),
    ("whisper", "ru"), ("pocketsphinx", "ru"),
)  # fmt: skip
_CONDITIONS: Final[tuple[tuple[Noise, int], ...]] = (
    ("clean", 0), ("pink", 20), ("pink", 10), ("babble", 20), ("babble", 10),
)  # fmt: skip
_OF_TALK: Final[tuple[tuple[Noise, int], ...]] = (
    ("clean", 0), ("far", 0), ("phone", 0), ("babble", 10),
)  # fmt: skip
_BY_COMMAND: Final = 4
_SLOW: Final[dict[EngineName, int]] = {"whisper": 150}  # it takes a second for each


def main() -> None:
    asked = _asked()
    print("| heard by | what | among | n | right | wrong | offered | missed | late, ms |")
    print("|---|---|---|---|---|---|---|---|---|", flush=True)
    for name, language in _ENGINES:
        if (asked.engine or name, asked.language or language) == (name, language):
            try:
                engine = made(choose(language, voice_models(), name))
                engine.load()
            except Unavailable as unavailable:
                print(f"{name}, {language}: {unavailable.trouble} (./run voice-models)")
                continue
            which: Literal["talk", "held"] | None = (
                "held" if asked.held else "talk" if asked.talk else None
            )
            if which is None:
                _prepare(language, asked.side)
                _measure(engine, name, language, asked)
            else:
                _measure_talk(engine, name, language, which, asked)
            engine.close()


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--side", choices=("tuning", "held-out"), default="held-out")
    parser.add_argument("--talk", action="store_true")
    parser.add_argument("--held", action="store_true")
    parser.add_argument("--engine")
    parser.add_argument("--language")
    parser.add_argument("--noise")
    parser.add_argument("--decibels", type=int)
    parser.add_argument("--most", type=int)
    parser.add_argument("--show", action="store_true")
    return parser.parse_args()


def _prepare(language: Language, side: Side) -> None:
    """Let everybody who is here say everything."""
    every = voices(language, side)
    here = [voice for voice in every if is_here(voice)]
    missing = sorted({voice.program for voice in every} - {voice.program for voice in here})
    if missing:
        print(f"{language}: without {', '.join(missing)} (./run voices)")
    say(here, [*(one.text for one in said(language, side)), *off_topic(language, side)])


def _measure_talk(
    engine: Engine,
    name: EngineName,
    language: Language,
    which: Literal["talk", "held"],
    asked: argparse.Namespace,
) -> None:
    """A command is right as the parser's own benchmark has it; so is asking back."""
    pairs = talks(language, asked.side, which)[: asked.most]
    by: dict[Voice, list[str]] = {}
    for voice, one in pairs:
        by.setdefault(voice, []).append(one.text)
    for voice, texts in by.items():
        say([voice], [*texts, *off_topic(language, asked.side)])
    pairs = [(voice, one) for voice, one in pairs if voice.file(one.text).is_file()]
    for what, some in (
        ("talk", [pair for pair in pairs if pair[1].word != ASK]),
        ("to be asked back", [pair for pair in pairs if pair[1].word == ASK]),
    ):
        for noise, decibels in _OF_TALK:
            if some and asked.noise in (None, noise) and asked.decibels in (None, decibels):
                found = list(overheard(engine, some, noise, decibels))
                among = f"{noise}, {decibels} dB" if decibels else noise
                print(f"| {name}, {language} | {what} | {among} | {_figures(found)}", flush=True)
                if asked.show:
                    _show(found)


def _measure(
    engine: Engine, name: EngineName, language: Language, asked: argparse.Namespace
) -> None:
    most = asked.most or _SLOW.get(name)
    for what, pairs in (
        ("commands", commands(language, asked.side)), ("off-topic", remarks(language, asked.side)),
    ):  # fmt: skip
        for noise, decibels in _CONDITIONS:
            if asked.noise in (None, noise) and asked.decibels in (None, decibels):
                found = list(heard(engine, pairs[:most], noise, decibels))
                among = noise if noise == "clean" else f"{noise}, {decibels} dB"
                print(f"| {name}, {language} | {what} | {among} | {_figures(found)}", flush=True)
                if asked.show:
                    _show(found)
                if what == "commands" and noise == "clean":
                    _by_command(found, name)


def _figures(found: list[Heard]) -> str:
    came = Counter(one.came for one in found)
    shares = (f"{came[one] / len(found):.1%}" for one in ("right", "wrong", "offered", "missed"))
    late = sorted(1000 * one.late for one in found)
    slow = late[int(0.95 * len(late))]
    return (
        f"{len(found)} | {' | '.join(shares)} | {statistics.median(late):.0f}, 95 %: {slow:.0f} |"
    )


def _by_command(found: list[Heard], name: EngineName) -> None:
    """That the real command says the same of a few."""
    asked = [one for one in found if one.said.question not in (CARD, CHOICE)][:_BY_COMMAND]
    same = sum(by_command(one, name)["heard"] == (one.text or None) for one in asked)
    print(f"by ./run hear: {same} of {len(asked)} heard alike", flush=True)


def _show(found: Iterable[Heard]) -> None:
    for one in found:
        good = "right" if one.said.word else "missed"
        if one.came != good:
            print(
                f"    {one.came}: {one.voice.program} {one.voice.name}, at {one.said.question}:"
                f" {one.said.text!r} is {one.said.word!r}, heard {one.text!r}"
                f" ({one.confidence}), taken for {one.word!r}"
            )


if __name__ == "__main__":
    main()
