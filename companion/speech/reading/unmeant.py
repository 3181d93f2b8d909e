"""Sentences by which nothing is done: a question, a direction taken back, something put off.

"Am I done?", "is my turn over"; "west, actually east", «запад, ой, восток»; "let me think".
"""

import re
from itertools import pairwise
from typing import Final

from companion.games.island.terms import CHARACTERS, PIECES
from companion.speech.languages import english, russian
from companion.speech.languages.words import HESITATIONS, WORDS
from companion.speech.reading.joins import COMPASS

_REQUESTS: Final = english.REQUESTS | russian.REQUESTS
# These are asked of the desk or of the oracle, and answered.
_ANSWERED: Final = frozenset(("where", "what", "look"))
_OF_ANSWERS: Final = frozenset(("activate", "bonus", "ability", "carry", "half"))
_NO_MOVE: Final = frozenset(("not", "without", "end", "done", "pass", "return"))
_TO_THE_OP: Final = frozenset(("you", "можешь", "можете"))
_FIGURES: Final = frozenset((*CHARACTERS, *PIECES))
_VERBS: Final = frozenset(verb for verb, subject in english.ASKING if subject in ("he", "it"))

# Without one of these at its beginning nothing is inverted.
INVERTING: Final = frozenset(verb for verb, _ in english.ASKING)
_CORRECTS: Final = english.CORRECTS | russian.CORRECTS
# "Yes stop", "west, wait": nothing is done yet.
_STOPS: Final = english.STOPS | russian.STOPS
_NAMED: Final = COMPASS | {"N", "S", "health", "energy"}

# Without one of these nothing is corrected or put off.
CORRECTING: Final = (
    _CORRECTS
    | _STOPS
    | russian.WISHES
    | russian.AT_LAST
    | {pair.split()[0] for pair in english.PUTTING_OFF}
)


# What is asked

_WARNS: Final = re.compile(r"^\W*not safe\s*[,.;:!…]")


def warns(text: str) -> bool:
    """As in "not safe, east": it may say what the east is like; but "not safely, east"."""
    return _WARNS.search(text.lower()) is not None


def wonders(text: str, words: list[str], what: str | None) -> bool:
    """`what`: an oracle is asked, so whoever asks it answers the question."""
    tags = {WORDS.get(word) for word in words}
    if "?" in text and what in _OF_ANSWERS and _asks_for_oneself(words):
        return True
    if what == "oracle" or not tags.isdisjoint(_ANSWERED):
        return False
    if "?" in text and (_REQUESTS.isdisjoint(words) or _asks_leave(tags, what)):
        return True
    return inverted([word for word in words if word not in HESITATIONS])


def _asks_for_oneself(words: list[str]) -> bool:
    """As in "may I go back to where I came from?"; but "can you tell me where Phil is?"."""
    return not _REQUESTS.isdisjoint(words) and _TO_THE_OP.isdisjoint(words)


def _asks_leave(tags: set[str | None], what: str | None) -> bool:
    """As in "can I stay here?": of a plain move alone is that a polite way to say it."""
    return what in _OF_ANSWERS or not tags.isdisjoint(_NO_MOVE)


def inverted(words: list[str]) -> bool:
    """Verb before subject, at the beginning."""
    for pair in pairwise(words):
        if pair in english.ASKING or (pair[0] in _VERBS and WORDS.get(pair[1]) in _FIGURES):
            return True
        if pair[0] not in english.OPENINGS and WORDS.get(pair[0]) not in CHARACTERS:
            return False
    return False


# What is taken back or put off


def corrects(words: list[str]) -> bool:
    """True if such a word stands between two directions, or health and energy; also «ой» may."""
    said = [WORDS.get(word, "").removeprefix("at ") in _NAMED for word in words]
    if said.count(True) < 2:
        return False
    first, last = said.index(True), len(said) - said[::-1].index(True)
    return not _CORRECTS.isdisjoint(words[first:last])


def puts_off(words: list[str]) -> bool:
    """True where nothing is done yet: "west, wait", "let me think", «на запад бы»."""
    if not words:
        return False
    said = [word for word in words if word not in HESITATIONS]
    if not english.PUTTING_OFF.isdisjoint(f"{one} {two}" for one, two in pairwise(said)):
        return True
    return _stops(words) or _wishes(words) or words[-1] in russian.AT_LAST


def _wishes(words: list[str]) -> bool:
    return not russian.WISHES.isdisjoint(words) and russian.WISHED.isdisjoint(words)


def _stops(words: list[str]) -> bool:
    """To begin with, "wait" only calls for attention: "wait, I'm using the bonus"."""
    begun = next((at for at, word in enumerate(words) if WORDS.get(word)), len(words))
    return not _STOPS.isdisjoint(words[begun:])
