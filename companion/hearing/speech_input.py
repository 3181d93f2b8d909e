"""Push to talk: start, then stop and be told what was heard, or cancel and be told nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from threading import Event, Lock, Thread
from typing import Final, Protocol

from companion.hearing.engine import BYTES_A_SECOND, Engine
from companion.hearing.sources import Silence, Source, level
from companion.speech.expected import Grammar
from companion.speech.transcript import Phase, Transcript, Trouble, Unavailable

LONGEST: Final = 12.0  # seconds of one phrase
LAST: Final = 0.25  # seconds after the finger: the end of a word is often still on its way


@dataclass(frozen=True, slots=True)
class Reports:
    """Whom a recogniser tells what. `post` carries each call to the thread that draws."""

    final: Callable[[Transcript], None]
    error: Callable[[Trouble], None]
    state: Callable[[Phase], None]
    partial: Callable[[str], None]
    level: Callable[[float], None]
    post: Callable[[Callable[[], None]], None] = lambda call: call()


class SpeechInput(Protocol):
    """A recogniser as the desk sees it. None of it waits."""

    def warm(self) -> None:
        """Voice was switched on: load what takes time."""

    def start(self, grammar: Grammar) -> None: ...

    def until_silence(self) -> None:
        """Stop by itself from here on when the speaker does."""

    def stop(self) -> None:
        """End the phrase: `final` or `error` follows, then the state is idle."""

    def cancel(self) -> None:
        """Drop what was said; nothing follows but the state idle."""

    def close(self) -> None:
        """Voice was switched off: memory and microphone are given back."""


class _Phrase:
    """One push of the button."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self.silence: Silence | None = None
        self.over = Event()
        self.dropped = False

    def drop(self) -> None:
        self.dropped = True
        self.over.set()


class StreamInput:
    """A source of sound and an engine, driven by a thread for each phrase."""

    def __init__(self, engine: Engine, source: Source, told: Reports) -> None:
        self._engine = engine
        self._source = source
        self._told = told
        self._phrase: _Phrase | None = None
        self._threads: list[Thread] = []
        self._one_at_a_time = Lock()
        self._closed = False

    def warm(self) -> None:
        self._begin(self._load)

    def start(self, grammar: Grammar) -> None:
        if self._phrase is not None and not self._phrase.over.is_set():
            return
        phrase = self._phrase = _Phrase(grammar)
        self._begin(lambda: self._hear(phrase))

    def until_silence(self) -> None:
        if self._phrase is not None:
            self._phrase.silence = Silence()

    def stop(self) -> None:
        if self._phrase is not None:
            self._phrase.over.set()

    def cancel(self) -> None:
        if self._phrase is not None:
            self._phrase.drop()

    def close(self) -> None:
        self.cancel()
        self._closed = True
        self._begin(self._engine.close)

    def join(self) -> None:
        """Until nothing is under way any more."""
        for thread in self._threads:
            thread.join()

    def _begin(self, work: Callable[[], None]) -> None:
        def in_turn() -> None:
            with self._one_at_a_time:
                work()

        self._threads = [thread for thread in self._threads if thread.is_alive()]
        thread = Thread(target=in_turn, name="speech", daemon=True)
        self._threads.append(thread)
        thread.start()

    # In the thread

    def _post(self, phrase: _Phrase, call: Callable[[], None]) -> None:
        """It may have been dropped by the time that the call arrives."""
        self._told.post(lambda: None if phrase.dropped else call())

    def _idle(self, phrase: _Phrase) -> None:
        if self._phrase is phrase:  # and no newer one
            self._told.state("idle")

    def _load(self) -> None:
        try:
            if not self._closed:
                self._engine.load()
        except Unavailable as unavailable:
            trouble = unavailable.trouble
            self._told.post(lambda: self._told.error(trouble))

    def _hear(self, phrase: _Phrase) -> None:
        if phrase.dropped:
            return
        try:
            heard = self._heard(phrase)
        except Unavailable as unavailable:
            trouble = unavailable.trouble
            self._post(phrase, lambda: self._told.error(trouble))
        else:
            if heard is not None:
                self._post(phrase, lambda: self._tell(heard))
        finally:
            phrase.over.set()
            self._told.post(lambda: self._idle(phrase))

    def _tell(self, heard: Transcript) -> None:
        if heard.texts or heard.dictated:
            self._told.final(heard)
        else:
            self._told.error("silence")

    def _heard(self, phrase: _Phrase) -> Transcript | None:
        """None: it was dropped."""
        self._source.begin()
        try:
            self._post(phrase, lambda: self._told.state("listening"))
            # What is said meanwhile waits at the source.
            self._engine.expect(phrase.grammar)
            self._listen(phrase)
        finally:
            self._source.end()
        if phrase.dropped:
            return None
        self._post(phrase, lambda: self._told.state("thinking"))
        return self._engine.end()

    def _listen(self, phrase: _Phrase) -> None:
        fed, told, until = 0, "", LONGEST * BYTES_A_SECOND
        while fed < LONGEST * BYTES_A_SECOND and not phrase.dropped:
            if phrase.over.is_set():
                until = min(until, fed + LAST * BYTES_A_SECOND)
            if fed >= until:
                self._source.end()
            block = self._source.read()
            if block is None:
                return
            if not block:
                until = fed if phrase.over.is_set() else until  # nothing comes any more
                continue
            fed += len(block)
            text = self._engine.feed(block)
            self._tell_level(phrase, level(block))
            if text != told:
                told = text
                self._tell_partial(phrase, text)
            if phrase.silence is not None and phrase.silence.after(block):
                return

    def _tell_level(self, phrase: _Phrase, loud: float) -> None:
        self._post(phrase, lambda: self._told.level(loud))

    def _tell_partial(self, phrase: _Phrase, text: str) -> None:
        self._post(phrase, lambda: self._told.partial(text))
