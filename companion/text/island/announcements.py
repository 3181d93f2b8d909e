"""The text that the OP reads aloud for one step (L16.1): made from `said` and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.engine.frozen import frozen
from companion.games.island.announcements import (
    Announcement,
    Energy,
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


@frozen
class SpokenLine:
    """A sentence to be said, whom it speaks to (nobody: to all), and the facts that it tells."""

    text: str
    to: Who | None = None
    facts: Said = ()


def say(said: Said, language: Language, tokens: Tokens = NO_TOKENS) -> str:
    return spoken(said, language, tokens)[0]


def spoken(said: Said, language: Language, tokens: Tokens) -> tuple[str, Who | None]:
    """The text, and the captive whom its last sentence speaks to."""
    found = lines(said, language, tokens)
    return " ".join(line.text for line in found), found[-1].to if found else None


def lines(
    said: Said,
    language: Language,
    tokens: Tokens = NO_TOKENS,
    speaker: Who | None = None,
    *,
    apart: bool = False,
) -> tuple[SpokenLine, ...]:
    """The sentences one by one.

    A captive is named when the table turns to them, and is `you` as long as it stays so;
    `speaker`: who has just spoken, and need not be named. `apart`: the cost of a move and where it
    led are two short sentences.
    """
    words = _WORDS[language]
    found: list[SpokenLine] = []
    heard = speaker
    at, end = 0, len(said)
    while at < end:
        first, fact = at, said[at]
        kind = type(fact)
        who: Who | None
        at += 1
        if apart and isinstance(fact, Energy) and fact.by == "move":
            sentence, who = words.changed("move", 0, fact.energy), fact.who
        elif kind in JOINED:
            sentence, at, who = JOINED[kind](words, fact, said, at)
        elif kind in _LISTED:
            sentence, at = _taken_back(words, said, at - 1, language, tokens)
            who = None
        else:
            sentence, who = words.single(fact, tokens), _spoken_to(fact)
        if who is None or who == heard:
            text = sentence[0].upper() + sentence[1:]
        else:
            text = words.VOCATIVE[who] + sentence
        found.append(SpokenLine(text, who, said[first:at]))
        heard = who
    return tuple(found)


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
