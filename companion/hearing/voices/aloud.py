"""Reading aloud: say, then be told that it has begun and that it is over; or hush."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, Protocol, get_args

from companion.engine.languages import Language

# One word each; the sentences stand in `text.voice`.
Mute = Literal[
    "no-voice",  # the machine has none
    "no-voice-language",  # it has none for this language
    "no-sound",  # it could not be heard
]
MUTE: Final[tuple[Mute, ...]] = get_args(Mute)


class Voiceless(Exception):
    """No voice can be had here."""

    def __init__(self, mute: Mute) -> None:
        super().__init__(mute)
        self.mute: Mute = mute


@dataclass(frozen=True, slots=True)
class Reported:
    """Whom a voice tells what. `post` carries each call to the thread that draws.

    `begun`: from here on it has been heard. After a hush nothing more is told of that text.
    """

    begun: Callable[[], None]
    ended: Callable[[], None]
    failed: Callable[[Mute], None]
    post: Callable[[Callable[[], None]], None] = lambda call: call()


class Voice(Protocol):
    """None of it waits."""

    def say(self, text: str, language: Language) -> None:
        """Cut off what is being read."""

    def hush(self) -> None: ...

    def close(self) -> None:
        """End it for good."""
