"""The common verdict of several listeners.

Each has something to say of a phrase: how likely it finds it, or whether it heard it. Weighed and
added, that is the logarithm of how much likelier the phrase was said than anything else. The
weights were fitted to what voices of the tuning side said, clean and among others.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from companion.speech.transcript import NOTHING, Transcript

_CLOSE: Final = 0.9  # how much less likely something else is that may have been said


def weighed(worth: Mapping[str, float], enough: float) -> Transcript:
    """Texts about as likely as the likeliest: they may have been said too."""
    if not worth:
        return NOTHING
    ranked = sorted(worth, key=lambda phrase: -worth[phrase])
    most = worth[ranked[0]]
    close = tuple(phrase for phrase in ranked if worth[phrase] > most - _CLOSE)
    return Transcript(close, most, most > enough)
