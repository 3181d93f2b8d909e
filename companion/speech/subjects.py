"""Who does it to whom: the Rock pushes Theseus, and Theseus does not push the Rock (L12.5)."""

from typing import Final

from companion.games.island.terms import CHARACTERS, PIECES
from companion.speech import english, russian
from companion.speech.words import WORDS

_VERBS: Final = frozenset(("push", "hit"))
_CAPTIVES: Final = frozenset(CHARACTERS)
_PIECES: Final = frozenset(PIECES)
_CASES: Final = russian.SUBJECTS | russian.OBJECTS
_NO_CASE: Final = frozenset(word for word, tag in russian.WORDS.items() if tag == "schrodie")


def other_way_round(words: list[str]) -> bool:
    """Whether a captive is said to push or to attack a piece of the OP's."""
    tags = [WORDS.get(word, "") for word in words]
    verb = next((at for at, tag in enumerate(tags) if tag in _VERBS), None)
    if verb is None:
        return False
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
