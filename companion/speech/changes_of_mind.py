"""A direction that is taken back by the next one: "west, actually east", «запад, ой, восток»."""

from typing import Final

from companion.speech import english, russian
from companion.speech.joins import COMPASS
from companion.speech.words import WORDS

_CORRECTS: Final = english.CORRECTS | russian.CORRECTS
# "Yes stop", "west, wait": nothing is done yet.
_STOPS: Final = english.STOPS | russian.STOPS
_SIDES: Final = COMPASS | {"N", "S"}


def corrects(words: list[str]) -> bool:
    """Whether such a word stands between two directions. Also a hesitation may: «ой»."""
    said = [WORDS.get(word, "").removeprefix("at ") in _SIDES for word in words]
    if said.count(True) < 2:
        return False
    first, last = said.index(True), len(said) - said[::-1].index(True)
    return not _CORRECTS.isdisjoint(words[first:last])


def stops(words: list[str]) -> bool:
    """To begin with, "wait" only calls for attention: "wait, I'm using the bonus"."""
    begun = next((at for at, word in enumerate(words) if WORDS.get(word)), len(words))
    return not _STOPS.isdisjoint(words[begun:])
