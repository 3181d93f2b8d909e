"""An engine in a process of its own: the screen never waits for it, and its memory goes back."""

from __future__ import annotations

from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from signal import SIG_IGN, SIGINT, signal
from typing import Any, Final

from companion.hearing.choice import made
from companion.hearing.engine import Engine, Recipe
from companion.speech.expected import Grammar
from companion.speech.transcript import Transcript, Unavailable

_PATIENCE: Final = 30.0  # seconds that an engine may take for anything


class Apart:
    """An engine in another process, asked to do all that an engine can."""

    def __init__(self, recipe: Recipe) -> None:
        self._recipe = recipe
        self._process: BaseProcess | None = None
        self._line: Connection | None = None

    def load(self) -> None:
        if self._process is not None and self._process.is_alive():
            return
        self.close()
        context = get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs, self._recipe), daemon=True)
        self._process.start()
        theirs.close()
        self._asked("load")

    def expect(self, grammar: Grammar) -> None:
        self.load()
        self._asked("expect", grammar)

    def feed(self, sound: bytes) -> str:
        heard = self._asked("feed", sound)
        assert isinstance(heard, str)
        return heard

    def end(self) -> Transcript:
        transcript = self._asked("end")
        assert isinstance(transcript, Transcript)
        return transcript

    def _asked(self, *question: object) -> object:
        line = self._line
        if line is None:
            raise Unavailable("stopped")
        try:
            line.send(question)
            answer = line.recv() if line.poll(_PATIENCE) else Unavailable("stopped")
        except (OSError, EOFError):
            answer = Unavailable("stopped")
        if isinstance(answer, Unavailable):
            self.close()
            raise answer
        return answer

    def close(self) -> None:
        process, line = self._process, self._line
        self._process = self._line = None
        if line is not None:
            line.close()
        if process is not None:
            process.terminate()
            process.join()  # and not closed: Python may be joining it too, at its own end


def serve(line: Connection, recipe: Recipe) -> None:
    """Answer, in the other process, until the line is cut."""
    signal(SIGINT, SIG_IGN)  # Ctrl-C is for the app, and ends the line
    engine = made(recipe)
    with suppress(EOFError, OSError):
        while True:
            line.send(_answered(engine, *line.recv()))


def _answered(engine: Engine, what: str, *about: Any) -> object:
    try:
        return getattr(engine, what)(*about)
    except Unavailable as unavailable:
        return unavailable
