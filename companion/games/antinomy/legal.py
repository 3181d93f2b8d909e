"""The words that can be said now, and the errors of all others, in the order of the contract."""

from __future__ import annotations

from typing import Final

from companion.engine.kind import TABLE, TABLE_ALONE, OpenQuestion
from companion.engine.refused import Refused
from companion.games.antinomy.cards import Card
from companion.games.antinomy.commands import Command, Correct
from companion.games.antinomy.notation import named, write
from companion.games.antinomy.state import State, may_hold

# The finer reason of `illegal`, by the question.
_WHY: Final[dict[str, tuple[str, ...]]] = {
    "place": ("not-covered",), "turn": ("leads-nowhere",), "paradox": ("no-paradox",),
}  # fmt: skip


def verify(state: State, command: Command) -> None:
    """Raise Refused where a command is none of the options; a correction is looked at later."""
    who, words = write(command)
    first, *rest = words.split()
    question = asked_for(state, who, first)
    if not isinstance(command, Correct) and words not in question.options:
        cards = (named([word]) for word in rest)
        raise barred(state, tuple(card for one in cards for card in one or ()))


def asked_for(state: State, who: str, first: str) -> OpenQuestion:
    """The open question, if this speaker may answer it by such a word."""
    question = state.question
    if question is None:
        raise Refused("not-now")
    if first == "set" and who != TABLE:
        raise Refused("not-your-turn", why=TABLE_ALONE)
    if first != "set" and who != question.who:
        raise Refused("not-your-turn")
    if first == "set":
        fits = question.what == "turn"
    else:
        fits = any(option.split()[0] == first for option in question.options)
    if not fits:
        raise Refused("not-now")
    return question


def barred(state: State, cards: tuple[Card, ...]) -> Refused:
    """A5.6: the error of cards with which no option can be meant."""
    question, mover = state.question, state.players[state.turn]
    assert question is not None
    match question.what:
        case "order":
            there = [state.of(mover).known] * len(cards)
        case "top":
            there = [state.of(who).known for who in (mover, state.rival(mover))]
        case _:
            there = [may_hold(state, question.who)] * len(cards)
    held = all(card in hand for card, hand in zip(cards, there, strict=False))
    return Refused("illegal", why=_WHY.get(question.what, ())) if held else Refused("not-held")
