"""A sentence that only tells what somebody has: "I have a banana", «банан мой», "health is fine".

It uses nothing: of a bonus it is said that it is used, or what it does.
"""

from typing import Final

from companion.speech import english, russian
from companion.speech.joins import NOTED
from companion.speech.tagged import Phrase

_HAVING: Final = english.HAVING | russian.HAVING
_OWNERS: Final = english.OWNERS | russian.OWNERS
_POINTING: Final = english.POINTING | russian.POINTING
_LIKINGS: Final = english.LIKINGS | russian.LIKINGS
_OWNED: Final = frozenset(("fruit", "bonus", "ability", "symbol", "thing"))
_ACTIONS: Final = frozenset(("action", "1-action"))
# With "is" they only tell.
_THINGS: Final = frozenset((
    "fruit", "symbol", "energy", "health", "1-energy", "2-energy", "1-health", "2-health",
    "action", "1-action", "space", "start",
))  # fmt: skip


def tells_of_having(words: list[str], phrase: Phrase) -> bool:
    """Where a yes/no question is open, or nothing but a turn."""
    said = phrase.tags - NOTED
    if not said:
        return False
    if not _HAVING.isdisjoint(words) and said <= _OWNED | _ACTIONS:
        return True
    if said <= {"fruit"} and not (_OWNERS | _LIKINGS).isdisjoint(words):
        return True
    if said <= _ACTIONS and not _POINTING.isdisjoint(words):
        return True
    return "is" in phrase.tags and said <= _THINGS
