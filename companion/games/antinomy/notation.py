"""The words of Antinomy as a journal and the options of a question have them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, assert_never

from companion.games.antinomy.cards import Card, card_named
from companion.games.antinomy.commands import (
    Choose,
    Command,
    Correct,
    Declare,
    Decline,
    Hand,
    Order,
    Place,
    Play,
    Scored,
    Top,
)

_NUMBER: Final = re.compile(r"[0-9]{1,3}")
_OF_CARDS: Final[dict[str, Callable[[str, tuple[Card, ...]], Command]]] = {
    "declare": Declare, "order": Order, "hand": Hand, "top": Top,
}  # fmt: skip


def write(command: Command) -> tuple[str, str]:
    """The speaker and the words."""
    match command:
        case Place(who, space):
            return who, f"place {space}"
        case Play(who, card, None):
            return who, f"play {card} forward"
        case Play(who, card, space):
            return who, f"play {card} back {space}"
        case Declare(who, cards):
            return who, " ".join(("declare", *cards))
        case Decline(who):
            return who, "no"
        case Choose(who, side):
            return who, side
        case Order(who, cards):
            return who, " ".join(("order", *cards))
        case Hand(who, cards):
            return who, " ".join(("hand", *cards))
        case Top(who, cards):
            return who, " ".join(("top", *cards))
        case Scored(who, by, winner):
            return who, f"{by} {winner or 'none'}"
        case Correct(who, words):
            return who, f"set {words}"
        case _:
            assert_never(command)


def read(who: str, words: str) -> Command | None:
    """The command of canonical words; None where they are none."""
    match words.split():
        case ["place", word] if (space := number(word)) is not None:
            return Place(who, space)
        case ["play", word, "forward"]:
            return _play(who, word, None)
        case ["play", word, "back", at] if (space := number(at)) is not None:
            return _play(who, word, space)
        case ["no"]:
            return Decline(who)
        case ["left" | "right" as side]:
            return Choose(who, side)
        case ["declare" | "order" | "hand" | "top" as word, *rest]:
            cards = named(rest)
            return None if cards is None else _OF_CARDS[word](who, cards)
        case ["paradox" | "clash" as by, winner]:
            return Scored(who, by, None if winner == "none" else winner)
        case ["set", *rest] if rest:
            return Correct(who, " ".join(rest))
        case _:
            return None


def _play(who: str, word: str, space: int | None) -> Command | None:
    card = card_named(word)
    return None if card is None else Play(who, card, space)


def number(word: str) -> int | None:
    return int(word) if _NUMBER.fullmatch(word) else None


def named(words: list[str]) -> tuple[Card, ...] | None:
    """The cards of these words; None where one of them is none."""
    cards = tuple(card for word in words if (card := card_named(word)) is not None)
    return cards if len(cards) == len(words) else None
