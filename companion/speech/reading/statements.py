"""Statements, which ask for nothing: "well done", "I have a banana", "the rock is pushed".

Of a bonus it is said that it is used, or what it does; and a captive pushes no piece (L12.5).
"""

from itertools import pairwise
from typing import Final

from companion.games.island.terms import CHARACTERS, PIECES
from companion.speech.languages import english, russian
from companion.speech.languages.words import WORDS
from companion.speech.reading.joins import COMPASS, NOTED
from companion.speech.reading.tagged import Phrase

_ASSENTS: Final = english.ASSENTS | russian.ASSENTS
_REFUSING: Final = english.REFUSING | russian.REFUSING
_OTHERWISE: Final = english.OTHERWISE | russian.OTHERWISE
# What a captive may ask the OP to do: "could you move me east", "can you tell me where Phil is".
_OP_DOES: Final = frozenset(("dir", "dirs", "where", "what", "undo", "redo"))
_ASKING_WHERE: Final = frozenset(word for word, tag in WORDS.items() if tag == "where")
# The later words of the pairs by which a phrase may ask for nothing.
_PAIRED: Final = frozenset(
    pair.split()[1]
    for pairs in (_OTHERWISE, english.HOW_IT_IS, english.TO_OTHERS)
    for pair in pairs
)

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

_VERBS: Final = frozenset(word for word, tag in WORDS.items() if tag in ("push", "hit"))
_CAPTIVES: Final = frozenset(CHARACTERS)
_PIECES: Final = frozenset(PIECES)
_CASES: Final = russian.SUBJECTS | russian.OBJECTS
_NO_CASE: Final = frozenset(word for word, tag in russian.WORDS.items() if tag == "schrodie")


def asks_for_nothing(phrase: Phrase, words: list[str]) -> bool:
    """Known words that ask for nothing: "well done", "would you like to …", "I'm not sure"."""
    said = phrase.tags - NOTED
    pairs = set[str]()
    if not _PAIRED.isdisjoint(words):
        pairs = {f"{one} {two}" for one, two in pairwise(words)}
    if said == {"end", "line"} or any(
        said == {_OTHERWISE[pair]} for pair in _OTHERWISE.keys() & pairs
    ):
        return True
    if "may" in phrase.tags and english.ASKS_FOR.isdisjoint(_after_may(words)):
        return True
    if not english.HOW_IT_IS.isdisjoint(pairs):
        return True
    if "push" in said and _names_a_side_first(words):
        return True
    if _other_way_round(words) or _tells_where(words):
        return True
    if said.isdisjoint(_OP_DOES) and not english.TO_OTHERS.isdisjoint(pairs):
        return True
    if said <= {"all", "все"}:
        return not (_ASSENTS | russian.STILL).isdisjoint(words)  # "all is fine", «всё ещё думаю»
    if said == {"not"}:
        return any(WORDS[word] != "not" and word not in _REFUSING for word in words)
    return False


def _tells_where(words: list[str]) -> bool:
    """As in "I'm where I am"."""
    if _ASKING_WHERE.isdisjoint(words):
        return False
    tags = [WORDS[word] for word in words]
    at = tags.index("where")
    return not any(tags[:at]) and not english.TELLING.isdisjoint(words[:at])


def _names_a_side_first(words: list[str]) -> bool:
    """As in "the rock east, pushes Theseus": a step and a push; only one can be meant."""
    tags = [WORDS.get(word, "") for word in words]
    push = tags.index("push") if "push" in tags else len(tags)
    return any(tag.removeprefix("at ") in COMPASS for tag in tags[:push])


def _after_may(words: list[str]) -> list[str]:
    return words[max(place for place, word in enumerate(words) if WORDS[word] == "may") :]


# Who does it to whom


def _other_way_round(words: list[str]) -> bool:
    """True if a captive is said to push or to attack a piece of the OP's."""
    if _VERBS.isdisjoint(words):
        return False
    tags = [WORDS.get(word, "") for word in words]
    verb = next(at for at, word in enumerate(words) if word in _VERBS)
    if not _CASES.isdisjoint(words):
        return True
    captive = next((at for at, tag in enumerate(tags) if tag in _CAPTIVES), None)
    piece = next((at for at, tag in enumerate(tags) if tag in _PIECES), None)
    if captive is None and words[verb] in english.PARTICIPLES:
        return True  # "the rock is pushed"
    if captive is None:
        return piece is not None and piece > verb  # "push the rock east"
    if words[captive] in russian.WORDS and words[captive] not in _NO_CASE:
        return False  # «Фила толкает камень»
    passive = not english.PASSIVE.isdisjoint(words[verb:])
    return (captive < verb) != passive


# Who has what


def tells_of_having(words: list[str], phrase: Phrase) -> bool:
    """True of a sentence that only tells; asked at a yes/no question or at a turn."""
    said = phrase.tags - NOTED
    if not said:
        return False
    if not _HAVING.isdisjoint(words) and said <= _OWNED | _ACTIONS:
        return True
    if said <= {"fruit"} and not (_OWNERS | _LIKINGS | {"out"}).isdisjoint(words):
        return True
    if said <= _ACTIONS and not _POINTING.isdisjoint(words):
        return True
    return "is" in phrase.tags and said <= _THINGS
