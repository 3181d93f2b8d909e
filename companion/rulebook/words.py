"""Words of a text and of a query, as the search sees them: no case, ё as е, and their stems."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any, Final, cast
from unicodedata import normalize

_WORD: Final = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
_FOLDED: Final = str.maketrans("ё’", "е'")
_CYRILLIC: Final = re.compile("[а-яё]", re.IGNORECASE)
# The last vowel of узел, конец, камень: their other forms are without it.
_FLEETING: Final = re.compile("(?<=[^аеиоуыэюя])[ео](?=[^аеиоуыэюяй]$)")
# «толкнул» and «толкнуть», which the stemmer leaves apart.
_ONCE: Final = re.compile("(?<=[^аеиоуыэюя]н)у[лт]$")
# Words whose stem would be that of quite another: «могила» of «могу», «урон» of «уронить».
_APART: Final = {
    form: first
    for first, *others in map(str.split, """
братья брат брата брату братом
врата врат вратами
вместо
далее
чей чья чье чьи чьей чьего чьем чью
ложь лжи
могила могилу могиле могилы
рядом
урона урон урону уроном
ходом ход хода ходу ходе ходы ходов ходам ходах
целый целое целого целым целая целую целиком
""".strip().split("\n"))
    for form in (first, *others)
}  # fmt: skip
# «Не в свой ход» is somebody else's; the words alone would say the opposite.
_NOT_OWN: Final = re.compile(
    r"\bв?не(?: во?| на)? (?:сво|мо|тво|наш)(?:й|его|ем|ему|ю|я|е|и|их|ей)?\b"
)
_FOREIGN: Final = "чужой"
_SHORT: Final = 3
# «вытолкнули» is «толкнули» to whoever seeks it; the longer ones first.
_BEFORE: Final = """
пере подо разо
под при про пре вос воз раз рас обо ото изо над
вы за на по от об со до из ис вз вс не
с у о в
"""
_LIT: Final = 4  # letters
_ROOT: Final = 4  # letters that are left behind a prefix
# What tells little of what is sought: it counts a little, and nowhere but in a title.
_STOPS_EN: Final = """
a about am an and any are as at be been but by can can't cannot could did do does doesn't don't
for from he her him his how i i'm if in into is isn't it it's its let may me must my no not now of
on or our she should so than that the their them then there they this to too us was we were what
what's when which who why will with would you your
cant dont doesnt didnt isnt wont im ive whats hes does did just really please actually oh ok rather
"""
_STOPS_RU: Final = """
а бы был была были было быть в вам вас во вот все вы да для до его ее если есть еще же за и из
или им их к как какая какие какой каком когда кого кому ко кто куда ли меня мне мной мой моя можно
мы на над нам нас не него нее нет ни но ну о об он она они оно от по под при про с со так там то
тоже только ты у уже чего чем что чтобы чья это этот эту я
надо нужно будет будут буду пусть ведь разве вообще просто пожалуйста скажите подскажите
такое именно теперь сейчас тут щас че чо шо чтоб ну ваще типа блин короче итак
"""
# Stops that are in so many phrases that they tell nothing even there.
_MERE: Final = """
a an and the
в и ли на
"""
# They tell a little more, but no rule is about them.
_LIGHT: Final = """
come comes coming did do does get gets getting give gives go goes going got had happen happens has
have make makes need needs put take takes use want wants went where
бывает бывают взять где давать делает делать делаю есть значит идти происходит сделать случится
хочет хочу
"""
_PREFIXES: Final = tuple(_BEFORE.split())
STOPS: Final = frozenset(f"{_STOPS_EN} {_STOPS_RU}".split())
MERE: Final = frozenset(_MERE.split())
WHERE: Final = frozenset({"where", "where's", "wheres", "где"})
_LIGHTS: Final = frozenset(_LIGHT.split())
STOP: Final = 0.35
LIGHT: Final = 0.5


def counts(word: str) -> float:
    """The weight of a word in a query: how much it tells of what is sought."""
    return STOP if word in STOPS else LIGHT if word in _LIGHTS else 1.0


def may_be_lit(word: str) -> bool:
    """False of a word of less than four letters, and of one that tells little of what is sought."""
    return len(word) >= _LIT and counts(word) == 1.0


def fold(text: str) -> str:
    return text.casefold().translate(_FOLDED)


def words(text: str) -> Iterator[str]:
    """Every word of a text, folded."""
    folded = fold(normalize("NFC", text))
    if "не " in folded:
        folded = _NOT_OWN.sub(_FOREIGN, folded)
    return iter(_WORD.findall(folded))


def stretches(text: str) -> Iterator[tuple[str, int, int]]:
    """Every word of a text, folded, and where it begins and ends."""
    for found in _WORD.finditer(text):
        yield fold(found[0]), found.start(), found.end()


def is_cyrillic(word: str) -> bool:
    return _CYRILLIC.search(word) is not None


@cache
def _stemmer(language: str) -> Any:
    # Imported for the first word that needs it: the package brings 36 languages with it.
    import snowballstemmer  # noqa: PLC0415

    return snowballstemmer.stemmer(language)


@lru_cache(maxsize=8000)  # more than the rulebook has
def stem(word: str) -> str:
    """The stem of a folded word; the script tells the language."""
    if word in _APART:
        return _APART[word]
    if not is_cyrillic(word):
        return cast(str, _stemmer("english").stemWord(word))
    found: str = _stemmer("russian").stemWord(word)
    return _ONCE.sub("", _FLEETING.sub("", found)) if len(found) > _SHORT else found


def unprefixed(word: str) -> Iterator[str]:
    """A Russian word without what may be its prefix."""
    for prefix in _PREFIXES:
        if word.startswith(prefix) and len(word) >= len(prefix) + _ROOT:
            yield word[len(prefix) :]
