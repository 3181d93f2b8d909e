"""Short phrases of the table in both languages, as words of the contract: “the red four”.

A phrase of which one word is not known is not understood.
"""

from __future__ import annotations

import re
from typing import Final

from companion.engine.kind import OpenQuestion
from companion.games.paradominetor.state import State
from companion.games.paradominetor.tiles import BLACK, COLOURS

# Each word of a phrase, with its tag: a colour, a value, a timeframe, or a sign in capitals.
_TAGS: Final[dict[str, str]] = {
    "green": "greens?|зелен(ая|ую|ый|ое|ой|ым|ые|ого)",
    "blue": "blues?|син(яя|юю|ий|ее|ей|им|ие|его)",
    "yellow": "yellows?|желт(ая|ую|ый|ое|ой|ым|ые|ого)",
    "red": "reds?|красн(ая|ую|ый|ое|ой|ым|ые|ого)",
    "purple": "purples?|violet|фиолетов(ая|ую|ый|ое|ой|ым|ые|ого)",
    "black": "blacks?|черн(ая|ую|ый|ое|ой|ым|ые)",
    "0": "0|zero|ноль|нуль",
    "1": "1|one|один|одна|одну|единиц(а|у)",
    "2": "2|two|два|две|двойк(а|у)",
    "3": "3|three|три|тройк(а|у)",
    "4": "4|four|четыре|четверк(а|у)",
    "5": "5|five|пять|пятерк(а|у)",
    "6": "6|six|шесть|шестерк(а|у)",
    "past": "past|прошл(ое|ого|ом)",
    "present": "present|настоящ(ее|его|ем)",
    "future": "future|будущ(ее|его|ем)",
    "AS": "as|как|за",
    "EARLIEST": "earliest|first|раньше|ранняя|первая|первый",
    "ALONE": "alone|single|один|одна|сам|сама",
    "WINS": "wins?|won|takes?|победил|победила|побеждает|берет|взял|взяла",
    "PARADOX": "paradox|парадокс",
    "ALL": "all|everybody|everyone|все",
    "": "the|a|an|i|my|with|tile|tiles|from|of|is|are|and|play|plays|lead|в|из|с|со|я|и|кладу"
        "|играю|хожу|плитк(а|у|и|ой)|трюк|взятк(а|у)|trick|it|у|всех",
}  # fmt: skip
_TAGS_OF: Final = tuple((tag, re.compile(words)) for tag, words in _TAGS.items())
_WORD: Final = re.compile(r"[^\W_]+(?:-[^\W_]+)*")


def canonical(state: State, question: OpenQuestion, phrase: str) -> str | None:
    """The words that a phrase means as an answer; None where it is not understood."""
    asks_people = question.what in ("turn", "earliest")
    tags: list[str] = []
    for word in _WORD.findall(phrase.lower().replace("ё", "е")):
        if asks_people and word in state.players:
            tags.append(f"@{word}")
            continue
        fits = [tag for tag, words in _TAGS_OF if words.fullmatch(word)]
        if not fits:
            return None
        tags += [fits[-1] if asks_people else fits[0]]
    said = [tag for tag in tags if tag]
    match question.what:
        case "tile":
            return _tile(said)
        case "turn":
            return _score(said)
        case "earliest":
            return _earliest(said)
        case _:
            return None


def _tile(tags: list[str]) -> str | None:
    match tags:
        case ["black"] | ["black", "0"] | ["0", "black"]:
            return BLACK
        case ["black", "AS", colour] | ["black", "0", "AS", colour] if colour in COLOURS:
            return f"{BLACK} as {colour}"
        case [one, other, *back]:
            colour, value = (one, other) if one in COLOURS else (other, one)
            return " ".join((colour, value, *back))
        case _:
            return None


def _score(tags: list[str]) -> str | None:
    """T8.1: one name is won alone; two or more a paradox only where it is called one."""
    people = [tag[1:] for tag in tags if tag.startswith("@")]
    signs = sorted({tag for tag in tags if not tag.startswith("@")})
    match people, signs:
        case [who], [] | ["ALONE"] | ["WINS"] | ["ALONE", "WINS"]:
            return f"single {who}"
        case [_, _, *_], ["PARADOX"] | ["PARADOX", "WINS"]:
            return " ".join(("paradox", *people))
        case [], ["ALL", "black"]:
            return "all-black"
        case _:
            return None


def _earliest(tags: list[str]) -> str | None:
    match [tag for tag in tags if tag.startswith("@")], tags:
        case [who], [_] | [_, "EARLIEST"] | ["EARLIEST", _]:
            return f"earliest {who[1:]}"
        case _:
            return None
