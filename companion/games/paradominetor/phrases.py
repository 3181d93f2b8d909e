"""Short phrases of the table in both languages, as words of the contract: “red four from Ben”.

A phrase of which one word is not known is not understood.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from companion.engine.kind import TABLE, OpenQuestion
from companion.engine.phrase_words import PhraseWords
from companion.games.paradominetor.state import State
from companion.games.paradominetor.tiles import BLACK, COLOURS, TIMEFRAMES

# Each word of a phrase, with its tag: a colour, a value, a timeframe, or a sign in capitals. `LONE`
# is a number, or “alone”, but no score.
_TAGS: Final[dict[str, str]] = {
    "green": "greens?|зелен(ая|ую|ый|ое|ой|ым|ые|ого)",
    "blue": "blues?|син(яя|юю|ий|ее|ей|им|ие|его)",
    "yellow": "yellows?|желт(ая|ую|ый|ое|ой|ым|ые|ого)",
    "red": "reds?|красн(ая|ую|ый|ое|ой|ым|ые|ого)",
    "purple": "purples?|violet|фиолетов(ая|ую|ый|ое|ой|ым|ые|ого)",
    "black": "blacks?|черн(ая|ую|ый|ое|ой|ым|ыми|ые)",
    "0": "0|zero|ноль|нуль",
    "1": "1|one|один|одну|одно|единиц(а|у|ы|ей)",
    "LONE": "одна",
    "2": "2|two|два|две|двойк(а|у|и|ой)",
    "3": "3|three|три|тройк(а|у|и|ой)",
    "4": "4|four|четыре|четверк(а|у|и|ой)",
    "5": "5|five|пять|пятерк(а|у|и|ой)",
    "6": "6|six|шесть|шестерк(а|у|и|ой)",
    "HALF": "½|half|halves|половин(а|у|ка|ку|е|ке)|пол-очка|пол",
    "POINT": "points?|очк(о|а)",
    "past": "past|прошл(ое|ого|ом)",
    "present": "present|настоящ(ее|его|ем)",
    "future": "future|будущ(ее|его|ем)",
    "AS": "as|как|за",
    "EARLIEST": "earliest|first|oldest|раньше|ранняя|первая|первый|древнее|старше",
    "ALONE": "alone|single|herself|himself|сам|сама|одиночку",
    "WINS": "wins?|won|takes?|took|gets?|got|scores?|scored|победил|победила|побеждает|берет|взял"
            "|взяла|взяли|берут|забирает|забрал|забрала|получает|получил|получила|получают"
            "|выиграл|выиграла|выигрывает",
    "PARADOX": "paradox|парадокс",
    "ALL": "all|everybody|everyone|все",
    "NOTHING": "only|nothing|одни|сплошь|только",
    "": "the|a|an|i|my|with|tile|tiles|from|of|is|are|and|play|plays|played|lead|leads|led|in|by|it"
        "|has|was|for|to|goes|its|s|her|his|on|own|that|this|each|lays?|puts?|trick|us|were|but|so"
        "|в|из|с|со|я|и|а|это|кладу|кладет|положил|положила|играю|играет|сыграл|сыграла|сыграли|хожу"
        "|ходит|пошел|пошла|плитк(а|у|и|ой)|трюк|взятк(а|у)|у|от|всех|по|эту|самая|самый|досталась"
        "|достается|ее|его|был|была|были|для|идет|ушла",
}  # fmt: skip
PHRASES: Final = PhraseWords(
    _TAGS,
    kinds={
        **dict.fromkeys((*COLOURS, BLACK), "colour"), **dict.fromkeys("0123456", "number"),
        "HALF": "number", **dict.fromkeys(TIMEFRAMES, "timeframe"),
    },
    deeds=frozenset(("WINS", "PARADOX", "ALONE", "EARLIEST", "ALL")),
)  # fmt: skip
_WORD: Final = re.compile(r"[^\W_]+(?:-[^\W_]+)*")
_HALF: Final = re.compile(r"(?<!\d)0[.,]5(?!\d)")
_POSSESSIVE: Final = re.compile(r"[’']s\b")
_PERSON: Final = "@"


def canonical(state: State, question: OpenQuestion, phrase: str) -> str | None:
    """The words that a phrase means as an answer; None where it is not understood."""
    said = _tagged(state, phrase)
    if said is None:
        return None
    match question.what:
        case "tile" if question.who == TABLE:
            return _score(state, said)
        case "tile":
            return _tile([tag for tag in said if tag != f"{_PERSON}{question.who}"])
        case "turn":
            return _score(state, said)
        case "earliest":
            return _earliest(said)
        case _:
            return None


def _tagged(state: State, phrase: str) -> list[str] | None:
    """The tag of each word that says something; None where one is not known."""
    plain = _POSSESSIVE.sub(" s", _HALF.sub("half", phrase.lower().replace("ё", "е")))
    tags: list[str] = []
    for word in _WORD.findall(plain):
        tag = f"{_PERSON}{word}" if word in state.players else PHRASES.tag(word)
        if tag is None:
            return None
        if tag:
            tags.append(tag)
    return tags


def _people(tags: list[str]) -> list[str]:
    return [tag[1:] for tag in tags if tag.startswith(_PERSON)]


def _signs(tags: list[str]) -> set[str]:
    return {tag for tag in tags if not tag.startswith(_PERSON)}


def _tile(tags: list[str]) -> str | None:
    """A tile, of whoever is asked alone; a black one as a colour."""
    match tags:
        case ["black"] | ["black", "0"] | ["0", "black"]:
            return BLACK
        case ["black", "AS", colour] | ["black", "0", "AS", colour] if colour in COLOURS:
            return f"{BLACK} as {colour}"
    tags = ["1" if tag == "LONE" else tag for tag in tags]
    colours = [tag for tag in tags if tag in COLOURS]
    values = [tag for tag in tags if tag in "123456"]
    backs = [tag for tag in tags if tag in TIMEFRAMES]
    whole = len(colours) + len(values) + len(backs) == len(tags)
    if not whole or (len(colours), len(values)) != (1, 1) or len(backs) > 1:
        return None
    return " ".join((*colours, *values, *backs))


# Who won (T8.1)


def _score(state: State, tags: list[str]) -> str | None:
    """One name is won alone; two or more a paradox where it is called one, or by their points."""
    people, signs = _people(tags), _signs(tags)
    if len(set(people)) < len(people):
        return None
    if not people:
        return _of_all(signs)
    if signs & {"HALF", "POINT", "1"}:
        return _by_points(state, tags)
    match people, signs - {"WINS"}:
        case [who], one if one <= {"ALONE", "LONE"}:
            return f"single {who}"
        case [_, _, *_], one if one == {"PARADOX"}:
            return " ".join(("paradox", *people))
        case _:
            return None


def _of_all(signs: set[str]) -> str | None:
    """T5.5: everybody has played black, or scores a half."""
    if signs in ({"ALL", "black"}, {"NOTHING", "black"}, {"NOTHING", "ALL", "black"}):
        return "all-black"
    return "all-black" if signs - {"WINS", "POINT"} == {"ALL", "HALF"} else None


def _by_points(state: State, tags: list[str]) -> str | None:
    """T5.3, T5.4: “Ben one, Dana half”; each has a score, and one of them alone has 1."""
    kinds = [tag[0] if tag.startswith(_PERSON) else tag for tag in tags]
    if (_PERSON, "WINS", _PERSON) in zip(kinds, kinds[1:], kinds[2:], strict=False):
        return None  # "Ann wins, Bob half": of Ann no score is said
    if not _signs(tags) <= {"HALF", "POINT", "1", "WINS", "PARADOX", "ALONE"}:
        return None
    scores = _scores([tag for tag in tags if tag not in ("WINS", "PARADOX", "ALONE")])
    if scores is None:
        return None
    full = [who for who, score in scores if score == "1"]
    half = [who for who, score in scores if score == "HALF"]
    if not full and len(half) == len(state.players):
        return "all-black"
    if len(full) != 1 or ("ALONE" in tags and half) or ("PARADOX" in tags and not half):
        return None
    return " ".join(("paradox", *full, *half)) if half else f"single {full[0]}"


def _scores(tags: list[str]) -> list[tuple[str, str]] | None:
    """The score of each, said behind the names or before them throughout."""
    parts = list(_grouped(tags))
    if len(parts) % 2 or not parts:
        return None
    before = parts[0][0] != _PERSON
    found: list[tuple[str, str]] = []
    for one, other in zip(parts[::2], parts[1::2], strict=True):
        names, score = (other, one) if before else (one, other)
        if names[0] != _PERSON or score[0] == _PERSON:
            return None
        value = _score_named(score)
        if value is None:
            return None
        found += [(name[1:], value) for name in names.split()]
    return found


def _grouped(tags: list[str]) -> Iterator[str]:
    """Neighbours that are names, or that are not, as one text each."""
    group: list[str] = []
    for tag in tags:
        if group and group[-1].startswith(_PERSON) != tag.startswith(_PERSON):
            yield " ".join(group)
            group = []
        group.append(tag)
    if group:
        yield " ".join(group)


def _score_named(words: str) -> str | None:
    match words:
        case "1" | "POINT" | "1 POINT":
            return "1"
        case "HALF" | "HALF POINT" | "1 HALF" | "1 HALF POINT":
            return "HALF"
        case _:
            return None


def _earliest(tags: list[str]) -> str | None:
    """T5.3: by name, or by the past that lies open on a back."""
    match _people(tags), sorted(_signs(tags)), len(tags):
        case [who], [] | ["EARLIEST"] | ["past"], (1 | 2):
            return f"earliest {who}"
        case _:
            return None
