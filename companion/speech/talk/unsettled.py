"""Texts by which nothing is done now: put off, supposed, wished, or somebody else's words.

"I could go east, I suppose", "next turn I rest", «вишню пока придержу»: offered, and never taken.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from companion.speech.languages.patterns import phrases
from companion.speech.languages.words import WORDS
from companion.speech.talk import unsettled_words as listed_words
from companion.speech.talk.around import without
from companion.speech.talk.name_table import NameTable
from companion.speech.talk.second_thoughts import thinks_better
from companion.speech.talk.sequences import MARK, said
from companion.speech.talk.sheets import listed

_POSTPONED: Final = listed(listed_words.POSTPONED)
_KEPT: Final = listed(listed_words.KEPT)
_ALWAYS: Final = listed(listed_words.SUPPOSED, listed_words.REPORTED)
_NEXT_TURN: Final = listed(listed_words.NEXT_TURN)
_RARER: Final = {
    max(phrase.split(), key=len)
    for sheet in (listed_words.POSTPONED, listed_words.KEPT, listed_words.SUPPOSED,
                  listed_words.REPORTED, listed_words.NEXT_TURN)
    for phrase in phrases(sheet)
}  # fmt: skip
# Without a word of these nothing is unsettled; looked for first, since most texts have none.
_SIGNS: Final = re.compile(
    r"\b(?:" + "|".join(sorted(map(re.escape, {
        *_RARER, *listed_words.MAY, *listed_words.I_WOULD, *listed_words.WANTED, "suppose",
        *listed_words.RECALLING,
        *listed_words.UNFINISHED, *listed_words.LINKED, listed_words.THEN_LATER,
    }), key=len, reverse=True)) + r")\b"
)  # fmt: skip
# A name that begins the text, before a verb of the past.
_DID: Final = re.compile(
    r"\s*([A-ZА-ЯЁ][a-zа-яё]{2,9}) (?:moved|pushed|went|put|played|used|rested|said|told|took|"
    r"(?:по|за|с|у|вы|пере|про)?(?:шел|шла|шёл|ходила?|двинула?|ставила?|ставил|толкнула?|тратила?|"
    r"сказала?|играла?|дыхала?))\b"
)
# Of somebody else, and of what is to come: "she'll go east", «она пойдёт на восток».
_OTHERS: Final = re.compile(
    r"(?<![\w'])(?:(?:she|he|they|you)(?:'ll| will| won't|'s going to|'re going to| is going to|"
    r" are going to|'s gonna|'re gonna| is gonna| has to| have to| wants to| want to| needs to|"
    r" need to| ought)\b|(?:она|он|они|ты|вы) (?:[а-я]{1,6} )?(?:пойд|двин|шагн|"
    r"прыгн|отправ|побеж|поед|уйд|перейд|сход|отдохн|восстанов)[а-я]+)"
)
_KIN: Final = re.compile(
    r"\b(?:(?:dog|wife|husband|mum|mom|mother|dad|father|brother|sister|friend|"
    r"neighbou?r|lawyer|boss|teacher|grandma|aunt|uncle|cousin|girlfriend|boyfriend|partner)"
    r" (?:wants?|says?|thinks|tells|would|told|said|suggests|likes)|(?:собака|жена|муж|"
    r"мама|мать|папа|отец|брат|сестра|друг|подруга|сосед|соседка|бабушка|начальник|"
    r"адвокат|дядя|тетя) (?:хочет|говорит|думает|советует|предлагает|сказала?|считает|"
    r"хотел|хотела|просит))\b"
)
_MARKS: Final = re.compile(r"[.;:!?]")
_UNTIL: Final = frozenset(("till", "until", "before"))
PLAYER: Final = "@"  # the tag of a player's name
_AT_A_TURN: Final = frozenset((None, "turn"))


def is_unsettled(text: str, what: str | None, names: NameTable) -> bool:
    """`what`: the question that is open; where it asks yes or no, to put off is to say no."""
    if _tells_of_somebody(text, names) or _others_will(text, names):
        return True
    if thinks_better(said(text), what, names):
        return True
    if _SIGNS.search(text.lower().replace("ё", "е").replace("’", "'")) is None:
        return False
    tokens = said(text)
    plain = without(tokens)
    ends = plain[-1:] and plain[-1] in listed_words.UNFINISHED
    if len(tokens) > 1 and (ends or tokens[-1] in listed_words.LINKED):
        return True
    if _recalls(tokens, names):
        return True
    last = _last_sign(tokens, names, at_a_turn=what in _AT_A_TURN)
    return last >= 0 and not _is_decided(tokens, last, names)


def _tells_of_somebody(text: str, names: NameTable) -> bool:
    """As in "Karen moved the bush east": what somebody at the table did, and nobody does now.

    A game whose players are named in its phrases is told of them: "Ann took the trick".
    """
    found = _DID.match(text)
    name = "" if found is None else found[1].lower().replace("ё", "е")
    return bool(name) and name not in WORDS and names.words.get(name, "") != PLAYER


def _others_will(text: str, names: NameTable) -> bool:
    """True where a deed is somebody else's and yet to come, and no later clause does one."""
    plain = text.lower().replace("ё", "е").replace("’", "'")
    found = _OTHERS.search(plain) or _KIN.search(plain)
    if found is None:
        return False
    start = max(plain.rfind(mark, 0, found.start()) for mark in ",.;:!?") + 1
    clause, _, later = _MARKS.sub(",", plain[found.end() :]).partition(",")
    if any(names.kind(word) == names.way for word in said(later)):
        return False  # "my mom says go west, so I go west"
    clause = plain[start : found.end()] + clause
    return any(names.kind(word) == names.way for word in said(clause))


def _recalls(tokens: list[str], names: NameTable) -> bool:
    """As in "remember, the bush moved east, not west": all that follows is of the past."""
    for at, word in enumerate(tokens[:-1]):
        if word in listed_words.RECALLING and tokens[at + 1] == MARK:
            return not _does_something(tokens[:at], names)
    return False


def _last_sign(tokens: list[str], names: NameTable, *, at_a_turn: bool) -> int:
    """The place after the last sign; -1: there is none."""
    last = -1
    for at in range(len(tokens)):
        end = _sign(tokens, at, names, at_a_turn=at_a_turn)
        last = max(last, end)
    return last


def _sign(tokens: list[str], at: int, names: NameTable, *, at_a_turn: bool) -> int:
    """The end of a sign that begins here; -1: none does."""
    found = _ALWAYS.at(tokens, at, marks=True)
    if found is not None and tokens[at - 1 : at] not in (["i"], ["i'd"], ["we"], ["что"]):
        return found[0]
    if _may(tokens, at, names) or _is_supposed(tokens, at):
        return at + 1
    return _put_off(tokens, at, names) if at_a_turn else -1


def _put_off(tokens: list[str], at: int, names: NameTable) -> int:
    if (found := _POSTPONED.at(tokens, at)) is not None and len(tokens) > found[0] - at:
        return found[0]
    if (found := _KEPT.at(tokens, at)) is not None:
        return -1 if _goes_on(tokens, found[0], names) else found[0]
    if (found := _NEXT_TURN.at(tokens, at)) is not None:
        others = (*tokens[:at], *tokens[found[0] :])
        if not _UNTIL.isdisjoint(tokens[max(0, at - 2) : at]):
            return -1
        return found[0] if _does_something(others, names) else -1
    if tokens[at] == listed_words.THEN_LATER and len(tokens) > 1:
        before, after = tokens[:at], tokens[at + 1 :]
        alone = any(not any(names.words.get(word, "") for word in some) for some in (before, after))
        return at + 1 if alone or _only_names(before, names) else -1
    if tokens[at] in listed_words.WANTED:
        beside = {*tokens[max(0, at - 2) : at], *tokens[at + 1 : at + 3]}
        wished = not listed_words.WOULD_RU.isdisjoint(beside)
        return at + 1 if not wished and _does_something(tokens, names) else -1
    return -1


def _only_names(tokens: list[str], names: NameTable) -> bool:
    """As in «вишню потом использую»: what is put off stands before it."""
    tags = {names.words.get(word, "?") for word in tokens}
    return MARK not in tokens and tags <= names.bare | names.owned


def _goes_on(tokens: list[str], at: int, names: NameTable) -> bool:
    """As in "I keep those for later. End of turn": a sentence of its own follows."""
    return MARK in tokens[at:] and _does_something(tokens[at + tokens[at:].index(MARK) :], names)


def _may(tokens: list[str], at: int, names: NameTable) -> bool:
    """As in "the bush could go east", "I'd use the cherries"; but "could you", "I'd like"."""
    word, after = tokens[at], tokens[at + 1 : at + 3]
    if word in listed_words.I_WOULD:
        return _would(after, names)
    if word not in listed_words.MAY or not at or tokens[at - 1] == MARK:
        return False
    if word == "would" and tokens[at - 1] in ("i", "we"):
        return _would(after, names)
    if tokens[at - 2 : at - 1] and tokens[at - 2] in listed_words.POLITE:
        return False
    before = tokens[at - 1]
    if word in ("may", "can"):  # the rock may be told so, and "I can rest" is no order anyway
        return word == "may" and before in ("i", "we")
    if word == "should":  # "the rock should be on D3" puts it right
        return before in listed_words.SOMEBODY
    return before in listed_words.SOMEBODY or names.words.get(before, "") in names.pieces


def _is_supposed(tokens: list[str], at: int) -> bool:
    """As in "I can rest, I suppose"; but "I suppose it's west"."""
    return tokens[at] == "suppose" and not listed_words.MAY.isdisjoint(tokens[:at])


def _would(after: list[str], names: NameTable) -> bool:
    if not after or after[0] in listed_words.WISHES:
        return False
    if after[1:2] and after[1] in listed_words.GOING_FOR:
        return False
    return names.words.get(after[0], "") not in ("", "a", "to") or after[0] in listed_words.AS_DEEDS


def _does_something(tokens: Sequence[str], names: NameTable) -> bool:
    return any(names.tag(word) in names.deeds for word in tokens)


def _is_decided(tokens: list[str], last: int, names: NameTable) -> bool:
    """As in "I could rest, but no: east": what follows may be a decision, read by itself."""
    for at in range(last, len(tokens) - 1):
        if tokens[at] in listed_words.DECIDED and _does_something(tokens[at + 1 :], names):
            return True
    return False
