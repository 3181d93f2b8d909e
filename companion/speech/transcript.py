"""A recogniser's result, and the reasons why there may be none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, get_args

Phase = Literal["idle", "listening", "thinking"]

# One word each; the sentences stand in `text.voice`.
Trouble = Literal[
    "no-engine",  # its package is not installed
    "no-model",
    "no-microphone",
    "no-permission",
    "no-network",  # the system's recogniser wants it for this language
    "no-language",  # the system's recogniser has no such language
    "silence",
    "busy",
    "stopped",  # the recogniser itself came to an end
]
TROUBLES: Final[tuple[Trouble, ...]] = get_args(Trouble)


@dataclass(frozen=True, slots=True)
class Transcript:
    """`texts`: the best first. `accepted`: the recogniser takes it for something that was expected.

    `confidence` is on a scale of the recogniser's own. `dictated`: the same sound written down
    freely, held to no list, the likeliest first; empty where nothing could be. None: this
    recogniser does not dictate.
    """

    texts: tuple[str, ...]
    confidence: float = 1.0
    accepted: bool = True
    dictated: tuple[str, ...] | None = None

    @property
    def likely(self) -> tuple[str, ...]:
        """All that may have been said, dictated first; by the list alone nothing was said."""
        listed = self.texts if self.accepted else ()
        if self.dictated is None:
            return listed
        return tuple(dict.fromkeys((*self.dictated, *listed))) if self.dictated else ()


NOTHING: Final = Transcript((), 0.0, accepted=False)


class Unavailable(Exception):
    """This recogniser, or the microphone, cannot be used here."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble)
        self.trouble: Trouble = trouble
