"""A direction that is taken back by the next one: "west, actually east", «запад, ой, восток»."""

from itertools import pairwise
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


def puts_off(words: list[str]) -> bool:
    """As in "west, wait", "let me think", «на запад бы»: nothing is done yet."""
    if not english.PUTTING_OFF.isdisjoint(f"{one} {two}" for one, two in pairwise(words)):
        return True
    return _stops(words) or _wishes(words)


def _wishes(words: list[str]) -> bool:
    return not russian.WISHES.isdisjoint(words) and russian.WISHED.isdisjoint(words)


def _stops(words: list[str]) -> bool:
    """To begin with, "wait" only calls for attention: "wait, I'm using the bonus"."""
    begun = next((at for at, word in enumerate(words) if WORDS.get(word)), len(words))
    return not _STOPS.isdisjoint(words[begun:])
