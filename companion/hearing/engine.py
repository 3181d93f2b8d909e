"""The abilities of every engine: be told what to expect, take sound, say what it was."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, Protocol

from companion.engine.languages import Language
from companion.speech.expected import Grammar
from companion.speech.transcript import Transcript

# Sound is one channel of 16-bit numbers, little-endian.
RATE: Final = 16_000
BYTES_A_SECOND: Final = 2 * RATE

EngineName = Literal["moonshine", "vosk", "whisper", "pocketsphinx"]


class Engine(Protocol):
    """One phrase is `expect`, `feed` some times, `end`. Its methods are called by one thread."""

    def load(self) -> None:
        """Takes a second or two. Raises Unavailable."""

    def expect(self, grammar: Grammar) -> None:
        """A new phrase begins; whatever of an old one was fed is forgotten."""

    def feed(self, sound: bytes) -> str:
        """The text so far; nothing where the engine cannot tell before the end."""

    def end(self) -> Transcript: ...

    def close(self) -> None:
        """Gives its memory back."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """The parts that an engine is made from, here or in a process of its own.

    `model`: the path of its folder; `second`: of the one that is asked in doubt. `vocabulary`,
    `merges`: a network's, as they stand in its files.
    """

    name: EngineName
    language: Language
    model: str = ""
    vocabulary: str = ""
    merges: str = ""
    second: str = ""
