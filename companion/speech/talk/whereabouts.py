"""Questions of where somebody is: "where's Phil standing?", «а Фил у нас где обретается?».

One name, or "I", and beside it nothing of the game but standing somewhere.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from companion.games.island.terms import CHARACTERS
from companion.speech.english import TELLING
from companion.speech.talk.idle import says_nothing
from companion.speech.talk.sequences import MARK, Sequences
from companion.speech.words import WORDS

_ASKED: Final = Sequences({"": (
    ("where | where's | wheres | whereabouts | (what | which) (space | hex | cell | tile | field) |"
    " what's (he | she) (sitting | standing) on | where is | where are | где | на чем |"
    " (на | в) (какой | какую) (клетке | клетку) | какая (клетка | у (меня | него | нее) клетка)"),
)})  # fmt: skip
_ME: Final = frozenset(("i", "me", "я", "меня", "мне"))
_STANDING: Final = frozenset(("stay", "where", "what", "space", "look", "right", "в", "по", "с"))
_TELLING: Final = TELLING - {"am"}
_NOW: Final = frozenset(("days", "moment", "currently", "precisely", "record"))
_VERB: Final = re.compile(r"ing$|[аеиуюя]т(?:ся)?$|л[аи]$")
_ALSO: Final = frozenset(("где", "чем", "какой", "какую", "уже", "же", "еще", "still", "ну", "а"))


def whereabouts(tokens: Sequence[str]) -> str:
    """`where is phil`, `where am i`; nothing where the text asks for nobody, or for more."""
    if not any(_ASKED.at(tokens, at) for at in range(len(tokens))):
        return ""
    words = [word for word in tokens if word not in (MARK, "?")]
    named = {WORDS[word] for word in words if WORDS.get(word) in CHARACTERS}
    rest = [word for word in words if WORDS.get(word) not in CHARACTERS]
    if len(named) > 1 or not _TELLING.isdisjoint(words) or not all(_stands(word) for word in rest):
        return ""
    if named:
        return f"where is {named.pop()}"
    return "" if _ME.isdisjoint(words) else "where am i"


def _stands(word: str) -> bool:
    """An unlisted word is a verb: «обретается», "prowling"."""
    if word in _ALSO or WORDS.get(word) in _STANDING or word in _NOW:
        return True
    return says_nothing(word) and (word in WORDS or _VERB.search(word) is not None)
