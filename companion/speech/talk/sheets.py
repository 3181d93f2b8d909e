"""Both languages' wordings of talk, looked up together: a text says itself which one it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from companion.speech.talk.sequences import Sequences, listed
from companion.speech.talk.talk_en import TALK as ENGLISH
from companion.speech.talk.talk_ru import TALK as RUSSIAN


def _both(one: Mapping[str, tuple[str, ...]], other: Mapping[str, tuple[str, ...]]) -> Sequences:
    return Sequences({key: (*one.get(key, ()), *other.get(key, ())) for key in {**one, **other}})


LEADS: Final = Sequences(listed((*ENGLISH.leads, *RUSSIAN.leads)))
TAILS: Final = Sequences(listed((*ENGLISH.tails, *RUSSIAN.tails)))
REWORDED: Final = _both(ENGLISH.reworded, RUSSIAN.reworded)
WHOLE: Final = _both(ENGLISH.whole, RUSSIAN.whole)
CORRECTIONS: Final = Sequences(listed((*ENGLISH.corrections, *RUSSIAN.corrections)))
PAUSES: Final = Sequences(listed((*ENGLISH.pauses, *RUSSIAN.pauses)))
THEN: Final = Sequences(listed((*ENGLISH.then, *RUSSIAN.then)))
LINKS: Final = Sequences(listed((*ENGLISH.links, *RUSSIAN.links)))
TWICE: Final = Sequences(listed((*ENGLISH.twice, *RUSSIAN.twice)))
