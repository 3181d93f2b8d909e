"""The text that the OP reads aloud for one step (L16.1): made from `said` and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.games.island.announcements import (
    Announcement,
    Off,
    Redone,
    Started,
    TurnPassed,
    Undone,
)
from companion.games.island.terms import OP, Who
from companion.text.island.en import announcements as en
from companion.text.island.joined_sentences import JOINED, Said
from companion.text.island.journal_lines import public_entry
from companion.text.island.ru import announcements as ru
from companion.text.languages import NO_TOKENS, Language, Tokens

if TYPE_CHECKING:
    from companion.text.island.protocols import Words

_LISTED: Final = frozenset((Undone, Redone))
# Said to all, whomever they name.
_OF_SOMEBODY: Final = frozenset((Off, Started))
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
        elif kind in _LISTED:
            sentence, at = _taken_back(words, said, at - 1, language, tokens)
            who = None
        else:
            sentence, who = words.single(fact, tokens), _spoken_to(fact)
        if who is None or who == heard:
            sentences.append(sentence[0].upper() + sentence[1:])
        else:
            sentences.append(words.VOCATIVE[who] + sentence)
        heard = who
    return " ".join(sentences), heard


def _spoken_to(fact: Announcement) -> Who | None:
    """The captive to whom an announcement speaks that makes a sentence by itself."""
    if isinstance(fact, TurnPassed):
        return None if fact.turn == OP else fact.turn
    return None if type(fact) in _OF_SOMEBODY else getattr(fact, "who", None)


def _taken_back(
    words: Words, said: Said, at: int, language: Language, tokens: Tokens
) -> tuple[str, int]:
    """Several steps taken back at once are one sentence; and the place of the next fact."""
    undone = isinstance(said[at], Undone)
    lines = []
    while at < len(said):
        match said[at]:
            case Undone(line, board) if undone:
                pass
            case Redone(line, board) if not undone:
                pass
            case _:
                break
        lines.append(public_entry(line, language, tokens, board))
        at += 1
    told = "; ".join(lines)
    return words.undone(told) if undone else words.redone(told), at
