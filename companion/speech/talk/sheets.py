"""Both languages' wordings of talk, looked up together: a text says itself which one it is.

Another game reads with the same `talk_en` and `talk_ru`, and with sheets of its own in the place of
`island_en` and `island_ru`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from companion.speech.talk import island_en, island_ru, talk_en, talk_ru
from companion.speech.talk.sequences import Sequences

_TALK: Final = (talk_en.TALK, talk_ru.TALK)
_GAME: Final = (island_en.ISLAND, island_ru.ISLAND)


def _joined(sheets: tuple[Mapping[str, str], ...]) -> Sequences:
    found: dict[str, tuple[str, ...]] = {}
    for sheet in sheets:
        for meant, pattern in sheet.items():
            found[meant] = (*found.get(meant, ()), pattern)
    return Sequences(found)


def listed(*patterns: str) -> Sequences:
    return Sequences({"": patterns})


LEADS: Final = listed(*(one.leads for one in _TALK))
TAILS: Final = listed(*(one.tails for one in _TALK))
CORRECTIONS: Final = listed(*(one.corrections for one in _TALK))
PAUSES: Final = listed(*(one.pauses for one in _TALK))
THEN: Final = listed(*(one.then for one in _TALK))
LINKS: Final = listed(*(one.links for one in _TALK))
TWICE: Final = listed(*(one.twice for one in _TALK))
AFTER: Final = listed("after i | after i've | once i've | после того как")
PLANS: Final = listed(talk_en.PLANS, talk_ru.PLANS)
REWORDED: Final = _joined(tuple(one.reworded for one in (*_TALK, *_GAME)))
WHOLE: Final = _joined(tuple(one.whole for one in (*_TALK, *_GAME)))
