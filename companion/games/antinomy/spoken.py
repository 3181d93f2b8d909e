"""The words of docs/table-scripts-small-games.md, as they are meant now.

What leaves something out is taken where one option alone fits it.
"""

from __future__ import annotations

from typing import Final

from companion.engine.kind import OpenQuestion
from companion.engine.refused import Refused
from companion.games.antinomy.cards import COLOUR, COLOURS, RELIC, RELICS, Card, card_named
from companion.games.antinomy.commands import Command, Correct
from companion.games.antinomy.legal import asked_for, barred
from companion.games.antinomy.moves import forward
from companion.games.antinomy.notation import named, number, read
from companion.games.antinomy.phrases import canonical
from companion.games.antinomy.state import State

WORDS: Final = (
    "place", "play", "declare", "no", "left", "right", "order", "hand", "top", "paradox", "clash",
    "set",
)  # fmt: skip


def spoken(state: State, who: str, words: str) -> Command:
    """The command of any words of the contract. Raises Refused, in the order of the contract."""
    first, *rest = words.split() or [""]
    if first not in WORDS:
        raise Refused("unknown")
    question = asked_for(state, who, first)
    if first == "set":
        return Correct(who, " ".join(rest))
    return _one(state, who, *_fitting(state, question, first, rest))


def understood(state: State, who: str, text: str) -> Command:
    """The command of such words or of a phrase that means them. Raises Refused."""
    try:
        return spoken(state, who, text)
    except Refused as no:
        question = state.question
        if question is None or who != question.who or not _may_be_phrase(no.code, text):
            raise
        meant = canonical(state, question, text)
        if not meant:
            raise
    found = [_fitting(state, question, *_split(words)) for words in meant]
    cards = tuple(card for named_ones, _ in found for card in named_ones)
    return _one(state, who, cards, tuple(option for _, fitting in found for option in fitting))


def _may_be_phrase(code: str, text: str) -> bool:
    """True also for “paradox” where one may be declared; it is a word of `keep: score`."""
    return code == "unknown" or text.startswith("paradox")


def _split(words: str) -> tuple[str, list[str]]:
    first, *rest = words.split()
    return first, rest


def _one(state: State, who: str, cards: tuple[Card, ...], fitting: tuple[str, ...]) -> Command:
    """The one option that fits, as a command."""
    if len(fitting) > 1:
        raise Refused("unclear", fitting)
    command = read(who, fitting[0]) if fitting else None
    if command is None:
        raise barred(state, cards)
    return command


def _fitting(
    state: State, question: OpenQuestion, first: str, rest: list[str]
) -> tuple[tuple[Card, ...], tuple[str, ...]]:
    """The cards that are named, and the options that the words fit."""
    match first, rest:
        case ("place", [word]) if (space := number(word)) is not None:
            return (), _begun(question, f"place {space}")
        case ("place" | "no" | "left" | "right" | "paradox" | "clash" | "play", []):
            return (), _begun(question, first)
        case ("paradox" | "clash", [winner]) if winner in (*state.players, _nobody(first)):
            return (), _begun(question, f"{first} {winner}")
        case ("play", [word, *way]) if (card := card_named(word)) is not None:
            return (card,), _ways(state, question, card, way)
        case ("declare" | "hand", words) if (cards := named(words)) is not None:
            return cards, _naming(state, question, first, cards)
        case ("order" | "top", words) if (cards := named(words)) is not None:
            return cards, _begun(question, " ".join((first, *cards)))
        case _:
            raise Refused("unknown")


def _nobody(first: str) -> str | None:
    return "none" if first == "clash" else None


def _begun(question: OpenQuestion, words: str) -> tuple[str, ...]:
    """The options that begin with these words."""
    return tuple(option for option in question.options if f"{option} ".startswith(f"{words} "))


def _naming(
    state: State, question: OpenQuestion, first: str, cards: tuple[Card, ...]
) -> tuple[str, ...]:
    """A9.3: the options that name all of these; cards that are known need no naming."""
    if len(set(cards)) != len(cards):
        return ()
    known = set(state.of(question.who).known)
    return tuple(
        option
        for option in _begun(question, first)
        if set(cards).issubset((*known, *option.split()))
    )


def _ways(state: State, question: OpenQuestion, card: Card, way: list[str]) -> tuple[str, ...]:
    """A5.3: direction and destination. Where two fit, neither is taken."""
    play = f"play {card}"
    match way:
        case [] | ["forward"] | ["back"]:
            return _begun(question, " ".join((play, *way)))
        case ["to", word] if (space := number(word)) is not None:
            ahead = forward(state, question.who, card) == space
            return _begun(question, f"{play} forward" if ahead else f"{play} back {space}")
        case ["back", word] | ["back", "to", word] if (space := number(word)) is not None:
            return _begun(question, f"{play} back {space}")
        case ["back", "to", word] if (has := _cards_named(word)) is not None:
            behind = _begun(question, f"{play} back")
            return tuple(
                option for option in behind if state.continuum[int(option.split()[-1]) - 1] in has
            )
        case _:
            raise Refused("unknown")


def _cards_named(word: str) -> frozenset[Card] | None:
    """The cards of a colour or a relic, or the one that is named."""
    if word in (*COLOURS, *RELICS):
        return frozenset(card for card in COLOUR if word in (COLOUR[card], RELIC[card]))
    card = card_named(word)
    return None if card is None else frozenset((card,))
