"""Voice: what a recogniser takes in its own process, and whether the screen waits for it.

The models come by `./run voice-models`. Of a screen it stands in for nothing but the thread: that
of `main` calls what the desk calls, and measures how long it was kept.
"""

import multiprocessing
from collections.abc import Callable
from pathlib import Path
from threading import Event
from time import perf_counter
from typing import Final

from benchmarks.shared.questions import table
from companion.hearing.apart import Apart
from companion.hearing.choice import choose
from companion.hearing.engine import BYTES_A_SECOND, EngineName
from companion.hearing.sources import Recorded
from companion.hearing.speech_input import Reports, StreamInput
from companion.speech.expected import grammar
from companion.speech.transcript import Unavailable
from companion.store.voice_models import voice_models
from companion.text.languages import Language

_ENGINES: Final[tuple[tuple[EngineName, Language], ...]] = (
    ("moonshine", "en"), ("vosk", "en"), ("whisper", "ru"),
    ("pocketsphinx", "en"), ("pocketsphinx", "ru"),
)  # fmt: skip
_PHRASES: Final = 5
_SECONDS: Final = 3
_QUESTION: Final = "theseus"


def main() -> None:
    print("| | its process, at most | ours grew by | after close | load | screen kept, at most |")
    print("|---|---|---|---|---|---|", flush=True)
    for name, language in _ENGINES:
        try:
            engine = Apart(choose(language, voice_models(), name))
            print(f"| {name}, {language} | {_figures(engine, language)} |", flush=True)
        except Unavailable as unavailable:
            print(f"{name}, {language}: {unavailable.trouble} (./run voice-models)")


def _figures(engine: Apart, language: Language) -> str:
    expected = grammar(table(_QUESTION).session.state, "theseus", language)
    over, before = Event(), _memory("self", "VmRSS")
    told = Reports(_nothing, _nothing, lambda phase: over.set() if phase == "idle" else None,
                _nothing, _nothing)  # fmt: skip
    # Not silence: noise is what takes longest to make nothing of.
    sound = bytes(range(256)) * (_SECONDS * BYTES_A_SECOND // 256)
    heard = StreamInput(engine, Recorded(sound), told)
    kept, start = [_kept(heard.warm)], perf_counter()
    heard.join()
    loaded, most = perf_counter() - start, 0.0
    for _ in range(_PHRASES):
        over.clear()
        kept.append(_kept(lambda: heard.start(expected)))
        over.wait()
        most = max(most, *(_memory(str(one.pid), "VmHWM") for one in _children()))
    kept.append(_kept(heard.close))
    heard.join()
    grew, left = _memory("self", "VmRSS") - before, len(_children())
    return (
        f"{most:.0f} MB | {grew:.0f} MB | {left} processes | {loaded:.1f} s"
        f" | {1000 * max(kept):.1f} ms"
    )


def _nothing(_: object) -> None:
    pass


def _kept(call: Callable[[], None]) -> float:
    start = perf_counter()
    call()
    return perf_counter() - start


def _children() -> list[multiprocessing.process.BaseProcess]:
    return list(multiprocessing.active_children())


def _memory(process: str, key: str) -> float:
    lines = Path(f"/proc/{process}/status").read_text("ascii").splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith(key))) / 1000


if __name__ == "__main__":
    main()
