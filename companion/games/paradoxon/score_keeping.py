"""X9.1, X9.2: the words of a turn where the app keeps the score of cards it does not know."""

from __future__ import annotations

from companion.games.paradoxon.cards import UNKNOWN, Card
from companion.games.paradoxon.facts import Scored, Stolen
from companion.games.paradoxon.state import State, takeable
from companion.games.paradoxon.tasks import Draw, EndTurn, TurnUp
from companion.games.paradoxon.work import (
    Work,
    draw,
    finish,
    lose_fragment,
    score,
    take_top,
    tell_total,
)


def score_word(work: Work, points: int, word: str) -> None:
    """`word`: where the scored card was, or a word of its own."""
    state, who = work.state, work.state.mover
    other = state.other(who)
    match word:
        case "plan":
            work.first(Draw(who), EndTurn())
            score(work, Scored(UNKNOWN, points, "plan", who))
        case "paradox":
            _score_paradox(work, who, points)
        case "own":
            work.first(EndTurn())
            score(work, Scored(_a_fragment(state, who), points, "own", who, who))
        case "theirs" | "fading":
            work.first(EndTurn())
            score(work, Scored(_a_fragment(state, other), points, word, who, other))
        case "extra":  # X8.13, X8.16: the card or the new plan comes off the deck
            if state.setup.rulings.item_scoring == "ends it":
                work.first(EndTurn())
            score(work, Scored(UNKNOWN, points, "extra", who))
            if not work.over:
                take_top(work)
        case "fragment":
            _fragment(work, other)
        case "steal":
            _steal(work, who, other)
        case "empty":
            finish(work, "deck")
        case _:
            work.first(EndTurn())


def _score_paradox(work: Work, who: str, points: int) -> None:
    paradox = work.state.paradox
    work.change(paradox=None)
    work.first(TurnUp("paradox", who), EndTurn())
    card = UNKNOWN if paradox is None else paradox.card
    score(work, Scored(card, points, "paradox", who))


def _fragment(work: Work, other: str) -> None:
    """X8.8: the other gets one, or Echo's plan fades."""
    if work.state.solo:
        work.first(TurnUp("faded", other))
        return
    score(work, Scored(UNKNOWN, 1, "plan", other, by="armor"))
    if not work.over:
        draw(work, other)


def _steal(work: Work, who: str, other: str) -> None:
    """X8.14."""
    card = _a_fragment(work.state, other)
    work.say(Stolen(1 if card == UNKNOWN else card, other, who))
    lose_fragment(work, other, card, told=True)
    work.change_seat(who, fragments=(*work.seat(who).fragments, card))
    tell_total(work, who)


def _a_fragment(state: State, owner: str) -> Card:
    """An unknown one, if there is one."""
    cards = takeable(state, owner)
    return UNKNOWN if UNKNOWN in cards else cards[0]
