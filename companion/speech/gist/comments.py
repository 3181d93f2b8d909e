"""Clauses that only comment on what is done, known by how they are built and not by their topic.

"Two health, I was about to die", "rest, because the bush is near", "nothing east, so west": a
reason, what stands before a conclusion, and a sentence that tells how things are. Such a clause
goes if it has no act, direction or manner of the game, nothing that turns or doubts, and could not
be taken for a command itself; what is left must be understood for itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from companion.games.island.terms import CHARACTERS
from companion.speech.gist import comment_words as listed_words
from companion.speech.gist.sense import ACTS
from companion.speech.gist.tags import UNLISTED, kind_of, tag_of
from companion.speech.languages.words import HESITATIONS, WORDS
from companion.speech.talk.around import outright, without
from companion.speech.talk.idle import is_deed, is_idle, is_sentence
from companion.speech.talk.sequences import MARK, said, written
from companion.speech.talk.sheets import CORRECTIONS, listed

_BECAUSE: Final = listed(listed_words.BECAUSE)
_SO_THAT: Final = listed(listed_words.SO_THAT)
_SO: Final = listed(listed_words.SO)
_THINKING: Final = listed(listed_words.THINKING)
_BUT: Final = listed(listed_words.BUT)
_TIES: Final = (("because", _BECAUSE), ("purpose", _SO_THAT), ("so", _SO), ("but", _BUT))
_REASONS: Final = re.compile(
    r"\b(?:because|'?cause|cos|coz|cuz|since|seeing|given|now that|considering|thanks to|due to|"
    r"account|потому|так как|поскольку|ибо|ведь|раз уж|из-за|оттого|учитывая|тем более)\b"
)


def _words(plain: str) -> frozenset[str]:
    return frozenset(plain.replace("ё", "е").split())


_TURNING: Final = _words(listed_words.TURNING)
_SUBJECTS: Final = _words(listed_words.SUBJECTS)
_DETERMINERS: Final = _words(listed_words.DETERMINERS)
_FINITE: Final = _words(listed_words.FINITE)
_STATIVE: Final = _words(listed_words.STATIVE)
_BEING: Final = _words(listed_words.BEING)
_PRO_FORMS: Final = _words(listed_words.PRO_FORMS)
_DENIED_STATES: Final = _words(listed_words.DENIED_STATES)
_THERE: Final = _words(listed_words.THERE)
_ORDERS_RU: Final = re.compile(listed_words.ORDERS_RU)
_CYRILLIC: Final = re.compile(r"[а-я]")
_FIRST_PERSON: Final = frozenset(("i", "we", "i'm", "we're", "i've", "we've", "i'll", "we'll"))
_OHS: Final = frozenset(("oh", "o", "ah", "о", "ой", "ах", "ох", "god"))
# "The bush, I know where": then it need not be asked about.
_WAS: Final = frozenset(("was", "were", "been", "был", "была", "было", "были"))
_MOVES: Final = frozenset(("move", "moves", "step", "turn", "go", "ход", "шаг", "ходом"))
# Acts that may be told of, but not as one's own deed of now.
_ACTISH: Final = frozenset((
    "go", "restore", "keep", "leave", "stay", "come", "look", "done", "free", "back", "next",
))  # fmt: skip
_OF_NOW_RU: Final = re.compile(
    r"(?:[аяеиоуюы]ю|[бвгджзклмнпрстфхцчшщ]у|ем|им|й|йте|ите|ьте)(?:ся|сь)?$"
)
_RELATIVE: Final = frozenset((
    "where", "which", "who", "где", "которая", "который", "которое", "которые", "откуда",
))  # fmt: skip
_ORS: Final = frozenset(("or", "или", "либо"))
_KNOWING: Final = frozenset(("know", "knew", "known", "знаю", "знаем", "известно", "помню"))
_ALREADY: Final = frozenset(("already", "where", "уже", "где", "так", "well"))
_DASH: Final = re.compile(r"\s[-–—]+\s")
_TELLERS: Final = (_SUBJECTS - {"this", "these", "those"}) | _THERE | {"я", "мы"}
_SORRY: Final = frozenset(("sorry", "извини", "извините", "прости", "простите"))
_NOTS: Final = frozenset(("not", "none", "ни", "without", "no"))
_EXCLAIMING: Final = frozenset(("what", "how", "such", "too", "so", "как", "какой", "какая"))
# Names and measures may stand in a comment; and what says nothing.
_NAMED: Final = frozenset(("fruit", "who", "stone", "wave", "shape"))
_TOLD: Final = frozenset((
    "", "a", "and", "to", "is", "in", "be", "в", "с", "по", "may", "energy", "health", "1-energy",
    "2-energy", "1-health", "2-health", "fruit", "thing", "lake", "camp", "ocean", "shore", "space",
    "player", "symbol", "1", "2", "3", "4", "unsafe", "опасно", "not", "none", "ни", "dad",
    "near", "berry", "action", "1-action", "here", "line", "no", "without", "turns", UNLISTED,
    "see",
    "bonus", "at", "from", "от", "из", "far", "grand", "token", "what", "left", "3-energy", "free",
    "look", "where", "come", "leave", "around", "about", "extra", "last", "next", "back", "stay",
    "box", "все", "all", "1st", "2nd", "straight", "up", "down", "may", "keep", "go", "restore",
    "3-health", "power", "palm", "done", "symbol", "wind", "ability",
))  # fmt: skip
_LONGEST: Final = 14  # words of a comment


class _Clause(NamedTuple):
    """`by`: how it is tied to what stands before: `so`, `but`, `because`, `mark`, or nothing."""

    words: list[str]
    by: str


def without_reasons(text: str) -> str:
    """The text without its "because …", each up to the next mark; the same where it has none."""
    if _REASONS.search(text.lower()) is None:
        return text
    clauses = list(_clauses(said(text)))
    kept = [one for one in clauses if one.by != "because"]
    if len(kept) == len(clauses) or not any(_says_something(one.words) for one in kept):
        return text
    asks = "?" in text and any("?" in one.words for one in clauses)
    return text if asks else _joined(kept)


def commentless(text: str, is_command: Callable[[str], bool]) -> Iterator[str]:
    """The same with less around it: without comments; and what follows a conclusion.

    `is_command`: a clause that is one itself is never left out.
    """
    tokens = said(text)
    if not tokens:
        return
    clauses = list(_clauses(tokens))
    if len(clauses) < 2:
        return
    beside = [_is_beside(one, is_command) for one in clauses]
    if any(_is_fruit(word) for one, aside in zip(clauses, beside, strict=True) if not aside
           for word in one.words):  # fmt: skip
        # It may be what the bonus is used for: "lime: the rock can't touch this".
        beside = [aside and (one.by == "because" or not _names_something(one.words))
                  for one, aside in zip(clauses, beside, strict=True)]  # fmt: skip
    for at, one in enumerate(clauses[:-1]):
        if not _ORS.isdisjoint(one.words) and _is_chosen_from(one, clauses[at + 1 :], is_command):
            beside[at] = True
    last = max(
        (at for at, aside in enumerate(beside) if not aside and _says_something(clauses[at].words)),
        default=-1,
    )
    if any(_THINKING.whole(one.words) is not None for one in clauses[last + 1 :]):
        return  # «отдохнуть, что ли»
    first = next((at for at, aside in enumerate(beside) if not aside), len(clauses))
    for at, one in enumerate(clauses):
        beside[at] = beside[at] and not (
            one.by == "but" and at > first
        )  # "east, but Phil is there"
    kept = [one for one, aside in zip(clauses, beside, strict=True) if not aside]
    if kept and len(kept) < len(clauses) and _is_whole(text, kept, clauses):
        yield _joined(kept)
    for at in range(len(clauses) - 1, 0, -1):
        before = clauses[:at]
        by = clauses[at].by
        if by in ("so", "but") and all(
            aside or _leads_to(one, by, is_command)
            for one, aside in zip(before, beside[:at], strict=True)
        ):
            yield _joined([one for one, aside in zip(clauses[at:], beside[at:], strict=True)
                           if not aside])  # fmt: skip


def _is_fruit(word: str) -> bool:
    return kind_of(tag_of(word)) == "fruit"


def _names_something(words: list[str]) -> bool:
    tags = set(map(tag_of, words))
    return any(map(_is_named, tags)) or bool(tags & {"energy", "health", "around", "extra"})


def _is_chosen_from(one: _Clause, later: list[_Clause], is_command: Callable[[str], bool]) -> bool:
    """As in "flood or hurricane, let's have the hurricane"."""
    names = {tag_of(word) for word in one.words} - {"", "a", "or", UNLISTED}
    for other in later:
        again = names.intersection(map(tag_of, other.words))
        if len(again) == 1 and is_command(written(other.words)):
            return _ORS.isdisjoint(other.words) and "?" not in other.words
    return False


def _is_whole(text: str, kept: list[_Clause], clauses: list[_Clause]) -> bool:
    """A bare answer may be an exclamation, as in "oh no, I spilled it", but for the last word."""
    if is_sentence(text, [one.words for one in kept]):
        return True
    if kept[0].words[0] in _OHS or _DASH.search(text) is not None:
        return False
    if kept == clauses[-1:]:
        return True
    after = [one for one in clauses[1:] if one not in kept]
    return kept == clauses[:1] and all(map(_tells_of_somebody, after))


def _tells_of_somebody(one: _Clause) -> bool:
    """As in "nah, I'll save my energy", «нет, фрукт жалко»; but not «да, погодка»."""
    return one.words[0] in _TELLERS or not _DENIED_STATES.isdisjoint(one.words)


def _joined(clauses: list[_Clause]) -> str:
    return written(word for one in clauses for word in (*one.words, MARK))


def _clauses(tokens: list[str]) -> Iterator[_Clause]:
    words, by, place = list[str](), "", 0
    while place < len(tokens):
        tie, end = _tie(tokens, place)
        if tie:
            if words:
                yield _Clause(words, by)
            if words or tie != "mark" or by in ("", "mark"):
                by = tie
            words, place = [], end
            continue
        words.append(tokens[place])
        if tokens[place] == "?":
            yield _Clause(words, by)
            words, by = [], "mark"
        place += 1
    if words:
        yield _Clause(words, by)


def _tie(tokens: list[str], place: int) -> tuple[str, int]:
    """The kind of a word that ties what follows to what stands before, and its end."""
    if tokens[place] == MARK:
        return "mark", place + 1
    if tokens[place - 1 : place] in (["not"], ["не"], ["only"]):
        return "", place
    for tie, sequences in _TIES:
        found = sequences.at(tokens, place)
        if found is not None and found[0] < len(tokens):
            return tie, found[0]
    return "", place


def _says_something(words: list[str]) -> bool:
    return any(WORDS.get(word, "") not in ("", "a", "and", "to") for word in words)


def _is_beside(clause: _Clause, is_command: Callable[[str], bool]) -> bool:
    if clause.by == "because":
        return "?" not in clause.words
    if clause.by == "purpose" and any(map(_is_named, map(tag_of, clause.words))):
        return False
    if clause.by == "mark" and clause.words[0] in _RELATIVE and len(clause.words) > 2:
        return _is_relative(clause.words) and not is_command(written(clause.words))
    idle = _TURNING.isdisjoint(clause.words) and is_idle(clause.words)
    if not (idle or is_comment(clause.words)):
        return False
    return not is_command(written(clause.words))


def _is_relative(words: list[str]) -> bool:
    """As in "south, where nobody is looking": of the place that was named."""
    tags = [tag_of(word) for word in words[1:]]
    if "?" in words or words[1] in ("is", "are", "am", "can", "could", "should", "do", "ли"):
        return False
    return _TURNING.isdisjoint(words[1:]) and all(map(_may_be_told, tags)) and any(
        tag in (UNLISTED, "turns") for tag in tags
    )  # fmt: skip


def _leads_to(clause: _Clause, by: str, is_command: Callable[[str], bool]) -> bool:
    """It may stand before a "so" or a "but": neither a condition nor a command."""
    words = [word for word in clause.words if word not in HESITATIONS]
    if "?" in words or not _CONDITIONS.isdisjoint(words) or is_command(written(words)):
        return False
    return by == "so" or not (len(words) < 3 or not _ANY.isdisjoint(words) or is_deed(words))


_CONDITIONS: Final = frozenset((
    "if", "unless", "whether", "when", "or", "would", "could", "might", "should", "until", "либо",
    "если", "когда", "бы", "б", "ли", "или", "может", "пока", "хотел", "хотела", "ежели", "коли",
))  # fmt: skip
# Before a "but" they except what follows it.
_ANY: Final = frozenset((
    "any", "anything", "anybody", "anyone", "everything", "all", "nothing", "nobody", "no", "not",
    "nowhere", "anywhere", "everybody", "не", "никто", "ничего", "все", "любой", "некуда",
))  # fmt: skip


def is_comment(clause: list[str]) -> bool:
    """True of a clause that tells how things are, and nothing that could be done or undone."""
    if _is_sorry(clause) or _THINKING.whole(clause) is not None:
        return True
    words = without([word for word in clause if word not in HESITATIONS]) or clause
    words = list(_plain(words))
    if not words or len(words) > _LONGEST or "?" in words:
        return False
    if not all(_may_be_told(tag_of(word)) for word in _plain(clause)):
        return False
    if not _TURNING.isdisjoint(words) and not _is_exclaimed(words):
        return False
    if any(outright(words[at:]) for at in range(len(words))):
        return False
    if any(CORRECTIONS.at(words, at) for at in (0, len(words) - 1)):
        return False
    if not _WAS.isdisjoint(words) and not _MOVES.isdisjoint(words):
        return False  # "that was a bad move, going east"
    if not _KNOWING.isdisjoint(words) and not _ALREADY.isdisjoint(words):
        return False
    tags = [tag_of(word) for word in words]
    denials = sum(tag in _NOTS for tag in tags)
    russian = any(map(_CYRILLIC.match, words))
    if denials > 1:
        return False
    return _tells_ru(words, tags, denials) if russian else _tells_en(words, tags, denials)


def _plain(words: list[str]) -> Iterator[str]:
    """Without «чуть не», which denies nothing, and the "over" of "over here"."""
    for at, word in enumerate(words):
        after = words[at + 1] if at + 1 < len(words) else ""
        before = words[at - 1] if at else ""
        if (word, after) == ("чуть", "не") or (before, word) == ("чуть", "не"):
            continue
        if not (word == "over" and after in ("here", "there")):
            yield word


def _is_exclaimed(words: list[str]) -> bool:
    return words[0] in _EXCLAIMING and len(words) <= 5 and _TURNING.isdisjoint(words[1:])


def _is_sorry(words: list[str]) -> bool:
    """As in "sorry, folks", "sorry about that": it names nothing that could be put right."""
    rest = words[1:]
    return words[0] in _SORRY and bool(rest) and _TURNING.isdisjoint(rest) and all(
        WORDS.get(word, "") in ("", "about", "is", "a") for word in rest
    )  # fmt: skip


def _may_be_told(tag: str) -> bool:
    return tag in _TOLD or (_is_named(tag) and tag not in ACTS)


def _is_named(tag: str) -> bool:
    return kind_of(tag) in _NAMED


def _tells_en(words: list[str], tags: list[str], denials: int) -> bool:
    named = any(
        tag not in ("", "a", "and", "to", "is", UNLISTED, "turns", "unsafe") for tag in tags
    )
    if words[0] in _FIRST_PERSON:
        after = [word for word in words[1:] if not word.endswith("ly")]
        if not after:
            return False
        contracted = "'" in words[0]
        if contracted and after[0].endswith("ing") and after[0] not in _BEING:
            return False
        if tag_of(after[0]) in _ACTISH and after[0] not in ("came", "went", "ran"):
            return False
        if not contracted and after[0] not in _STATIVE and not after[0].endswith("ed"):
            return False
    elif words[0] in _SUBJECTS or words[0] in CHARACTERS or _is_named(tags[0]):
        if len(words) < 2 or (_is_named(tags[0]) and _FINITE.isdisjoint(_opened(words[1:]))):
            return False
    elif words[0] in _DETERMINERS or tags[0] == UNLISTED:
        if _FINITE.isdisjoint(_opened(words[1:])):
            return not named and not denials and words[0] in _EXCLAIMING
    else:
        return words[0] in _EXCLAIMING and not named and not denials
    if not denials:
        return True
    content = [word for word, tag in zip(words, tags, strict=True)
               if word not in _PRO_FORMS and word not in _SUBJECTS and tag not in _NOTS
               and (tag == UNLISTED or kind_of(tag) or tag in ("energy", "health"))]  # fmt: skip
    return len(content) > (1 if words[0] in _FIRST_PERSON else 0)


def _opened(words: list[str]) -> set[str]:
    """Also the "is" of "mum's"."""
    return {part for word in words for part in (word, "is" if word.endswith("'s") else word)}


def _tells_ru(words: list[str], tags: list[str], denials: int) -> bool:
    if any(tag in _ACTISH and _OF_NOW_RU.search(word)
           for word, tag in zip(words, tags, strict=True)):  # fmt: skip
        return False
    named = any(map(_is_named, tags)) or not {"energy", "health"}.isdisjoint(tags)
    if is_deed(words) or (named and any(map(_ORDERS_RU.search, words))):
        return False
    content = [
        word
        for word, tag in zip(words, tags, strict=True)
        if tag in (UNLISTED, "turns", "", "last", "left", "free", "extra") and len(word) > 3
    ]
    if not denials and words[0] in _THERE and len(words) > 1:
        return not _is_first_person(words)
    if named and not content:
        return False
    if denials:
        return not _DENIED_STATES.isdisjoint(words) or (
            words[0] in _THERE and len(content) > 0 and not _is_first_person(words)
        )
    return bool(content)


def _is_first_person(words: list[str]) -> bool:
    return bool({"я", "мы"} & {*words})
