"""What the OP reads aloud for one step (L16.1): made from `said` and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.games.island.announcements import Again, Announcement, Redone, TokenRead, Undone
from companion.games.island.terms import Who
from companion.text.alone import ALONE
from companion.text.island.en import announcements as en
from companion.text.island.joined_sentences import JOINED, Said
from companion.text.island.journal_lines import public_entry
from companion.text.island.marks_again import again
from companion.text.island.ru import announcements as ru
from companion.text.languages import NO_TOKENS, Language, Tokens
from companion.text.tokens import token_effect, token_in_force

if TYPE_CHECKING:
    from companion.text.words import Words

_LISTED: Final = frozenset((Undone, Redone))
_WORDS: Final[dict[Language, Words]] = {"en": en, "ru": ru}


def say(said: Said, language: Language, tokens: Tokens = NO_TOKENS) -> str:
    return spoken(said, language, tokens)[0]


def spoken(said: Said, language: Language, tokens: Tokens) -> tuple[str, Who | None]:
    """The text, and the captive whom its last sentence speaks to.

    A captive is named when the table turns to them, and is `you` as long as it stays so.
    """
    words = _WORDS[language]
    sentences = []
    heard: Who | None = None
    at, end = 0, len(said)
    while at < end:
        fact = said[at]
        kind = type(fact)
        at += 1
        if kind in JOINED:
            sentence, at, who = JOINED[kind](words, fact, said, at)
        elif kind in ALONE:
            sentence, who = ALONE[kind](words, fact)
        elif kind in _LISTED:
            lines, at = _run(said, at - 1)
            sentence, who = _steps(words, lines, language, tokens), None
        else:
            sentence, who = _named(words, fact, language, tokens)
        if who is None or who == heard:
            sentences.append(sentence[0].upper() + sentence[1:])
        else:
            sentences.append(words.VOCATIVE[who] + sentence)
        heard = who
    return " ".join(sentences), heard


def _run(said: Said, at: int) -> tuple[Said, int]:
    """Several steps taken back at once are one sentence."""
    end = at
    while end < len(said) and type(said[end]) is type(said[at]):
        end += 1
    return said[at:end], end


def _steps(words: Words, listed: Said, language: Language, tokens: Tokens) -> str:
    entries = "; ".join(
        public_entry(_line(one), language, tokens, one.board)
        for one in listed
        if isinstance(one, Undone | Redone)
    )
    return words.undone(entries) if isinstance(listed[0], Undone) else words.redone(entries)


def _line(taken: Undone | Redone) -> str:
    return taken.undone if isinstance(taken, Undone) else taken.redone


def _named(
    words: Words, fact: Announcement, language: Language, tokens: Tokens
) -> tuple[str, Who | None]:
    """Facts with a word that the owner of the box may have named."""
    match fact:
        case TokenRead(token):
            named = token_in_force(token, language, tokens)
            return words.token(named, token_effect(token, language)), None
        case Again(marks, who):
            return again(marks, who is not None, language, tokens), who
        case _:
            raise TypeError(f"nothing is said of {type(fact).__name__}")
