"""Questions of where somebody is: "where's Phil standing?", «а Фил у нас где обретается?».

One name, or "I", and beside it nothing of the game but standing somewhere.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from companion.games.island.terms import CHARACTERS
from companion.speech.languages.english import TELLING
from companion.speech.languages.words import WORDS
from companion.speech.talk.idle import says_nothing
from companion.speech.talk.sequences import MARK, Sequences

_ASKED: Final = Sequences({"": (
    ("where | where's | wheres | whereabouts | (what | which) (space | hex | cell | tile | field) |"
    " what's (he | she) (sitting | standing) on | what am i [standing | sitting] on |"
    " what's (this | the) (place | space) | where is | where are | где | куда (делся |"
    " делась | подевался | подевалась | пропал | пропала) | на чем |"
    " (на | в) (какой | какую) (клетке | клетку) | какая (клетка | у (меня | него | нее) клетка)"),
)})  # fmt: skip
# "To where Phil is" goes there.
_THERE: Final = frozenset(("to", "туда", "там", "тому", "той"))
_ME: Final = frozenset(("i", "i'm", "me", "я", "меня", "мне"))
_STANDING: Final = frozenset(("stay", "where", "what", "space", "look", "right", "в", "по", "с"))
_TELLING: Final = TELLING - {"am"}
_NOW: Final = frozenset(("days", "moment", "currently", "precisely", "record"))
_KIND: Final = frozenset((
    "friend", "dear", "old", "good", "poor", "buddy", "pal", "mate", "little", "famous",
    "beloved", "друг", "дорогой", "дружок", "бедный", "старый", "товарищ", "любимый", "славный",
    "приятель",
))  # fmt: skip
_VERB: Final = re.compile(r"ing$|[аеиуюя]т(?:ся)?$|л[аи]$")
_ALSO: Final = frozenset((
    "где", "чем", "какой", "какую", "уже", "же", "еще", "still", "ну", "а", "did", "does",
    "end", "ended", "up", "got", "gone", "gotten", "to", "go", "wind", "off", "оказался",
    "оказалась", "делся", "делась", "подевался", "подевалась", "очутился", "очутилась",
    "earth", "world", "heck", "hell", "somebody", "someone", "anybody", "anyone", "quick",
    "question",
    "tell", "remind", "show", "say", "кто-нибудь", "подскажи", "подскажите",
    "скажи", "скажите", "напомни", "напомните", "можешь", "можете", "вопрос", "покажи", "клетку",
    "утащило", "занесло", "понесло", "называется", "called", "again", "own", "my", "space",
    "put", "you", "went", "missed", "it", "didn't", "catch", "lost", "track", "поставил",
    "поставила",
    "поставили", "ты", "вы", "прослушал", "прослушала", "пропустил", "пропустила", "прозевал",
    "прозевала", "забыл", "забыла", "кто", "нас", "помнит", "знает", "отошел", "отошла",
    "anybody", "anyone", "remember", "remembers", "place", "recall", "know", "knows",
    "торчит", "ходит", "бродит", "гуляет", "сидит", "матушка", "наш", "наша",
    "куда", "знаешь", "знаете", "помнишь", "помните",
))  # fmt: skip


_ASKED_OF_ME: Final = Sequences({"": (
    ("(which | what) (space | hex | cell | tile | field | square) (i'm | i am) [standing | sitting]"
     " [on | in] | на (какой | каком) я [сейчас] (клетке | гексе | поле)"),
)})  # fmt: skip


def whereabouts(tokens: Sequence[str]) -> str:
    """`where is phil`, `where am i`; nothing where the text asks for nobody, or for more."""
    if _asks_for_oneself([word for word in tokens if word not in (MARK, "?")]):
        return "where am i"
    asked = next((at for at in range(len(tokens)) if _ASKED.at(tokens, at)), None)
    if asked is None or any(WORDS.get(word) == "go" for word in tokens[:asked]):
        return ""  # "go where Phil is" goes there
    words = [word for word in tokens if word not in (MARK, "?")]
    if not _THERE.isdisjoint(words):
        return ""
    named = {WORDS[word] for word in words if WORDS.get(word) in CHARACTERS}
    rest = [word for word in words if WORDS.get(word) not in CHARACTERS]
    told = any(WORDS.get(word) == "look" for word in tokens[:asked])  # "remind me where I'm at"
    if (
        len(named) > 1
        or not (told or _TELLING.isdisjoint(words))
        or not all(_stands(word) for word in rest)
    ):
        return ""
    if named:
        return f"where is {named.pop()}"
    return "" if _ME.isdisjoint(words) else "where am i"


def _asks_for_oneself(words: list[str]) -> bool:
    """As in "tell me which space I'm on", with nothing else of the game beside it."""
    start = _ASKED_OF_ME.ends(words)
    return start < len(words) and all(
        WORDS.get(word, "?") in ("", "look", "to") for word in words[:start]
    )


def _stands(word: str) -> bool:
    """An unlisted word is a verb: «обретается», "prowling"."""
    if word in _ALSO or word in _KIND or WORDS.get(word) in _STANDING or word in _NOW:
        return True
    return says_nothing(word) and (word in WORDS or _VERB.search(word) is not None)
