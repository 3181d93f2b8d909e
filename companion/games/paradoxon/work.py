"""A game in the making: the agenda, cards on their way, points, and the end."""

from __future__ import annotations

from typing import Any

from companion.engine.frozen import revised
from companion.engine.kind import OpenQuestion
from companion.games.paradoxon.cards import UNKNOWN, Card, Item, Lying, turned
from companion.games.paradoxon.facts import (
    Discarded,
    Drew,
    Fact,
    Laid,
    Over,
    PointsScored,
    Returned,
    Rotated,
    Scored,
    Shown,
    ShownDrew,
    Total,
)
from companion.games.paradoxon.state import ECHO, WINS, Seat, State
from companion.games.paradoxon.tasks import Task


class Work:
    """A game in the making: the state so far, what was said, and what was shown to one."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.said: list[Fact] = []
        self.shown: list[Shown] = []

    def change(self, **fields: Any) -> None:
        self.state = revised(self.state, fields)

    def change_seat(self, who: str, **fields: Any) -> None:
        place = self.state.place(who)
        both = list(self.state.seats)
        both[place] = revised(both[place], fields)
        self.change(seats=tuple(both))

    def say(self, *facts: Fact) -> None:
        self.said.extend(facts)

    def show(self, *facts: Shown) -> None:
        """Facts for one player; Echo looks at nothing."""
        self.shown.extend(fact for fact in facts if fact.to != ECHO)

    def first(self, *tasks: Task) -> None:
        """Do these before all that is left to do."""
        self.change(agenda=(*tasks, *self.state.agenda))

    def last(self, task: Task) -> None:
        self.change(agenda=(*self.state.agenda, task))

    def ask(self, task: Task | None, who: str, what: str, *words: str, **about: Any) -> None:
        asked = OpenQuestion(self.state.decider(who), what, words, about or None)
        self.change(question=asked, asking=task)

    def seat(self, who: str) -> Seat:
        return self.state.of(who)

    @property
    def over(self) -> bool:
        return self.state.won is not None


# Cards


def take_top(work: Work) -> Card | None:
    """The top card of the deck; where it is empty the game is over (X6.1)."""
    if not work.state.deck:
        finish(work, "deck")
        return None
    top, *rest = work.state.deck
    work.change(deck=tuple(rest))
    return top


def draw(work: Work, who: str) -> None:
    card = take_top(work)
    if card is None:
        return
    work.say(Drew(1, who, len(work.state.deck)))
    if card != UNKNOWN:
        work.change_seat(who, hand=(*work.seat(who).hand, card))
        work.show(ShownDrew(who, card))


def under(work: Work, card: Card) -> None:
    """To discard: face down under the deck."""
    work.change(deck=(*work.state.deck, card))


def on_top(work: Work, card: Card) -> None:
    """To return: face down on top of the deck."""
    work.change(deck=(card, *work.state.deck))


def drop(work: Work, who: str, card: Card) -> bool:
    """Take a card out of the hand or the display; True if it was in the display."""
    seat = work.seat(who)
    kept = tuple(lying for lying in seat.display if lying.card != card)
    if len(kept) < len(seat.display):
        work.change_seat(who, display=kept)
        return True
    hand = tuple(one for one in seat.hand if one != card)
    work.change_seat(who, hand=hand, open=None if seat.open == card else seat.open)
    return False


def discard(work: Work, who: str, card: Card) -> None:
    lay_open = work.seat(who).open == card
    displayed = drop(work, who, card)
    under(work, card)
    work.say(Discarded("display" if displayed else "hand",
                       card if displayed or lay_open else None, who))  # fmt: skip


def put_on_top(work: Work, who: str, card: Card) -> None:
    lay_open = work.seat(who).open == card
    displayed = drop(work, who, card)
    on_top(work, card)
    work.say(Returned("display" if displayed else "hand",
                      card if displayed or lay_open else None, who))  # fmt: skip


def lay(work: Work, who: str, card: Card, item: Item, at: str) -> None:
    """From the hand into a display."""
    drop(work, who, card)
    work.change_seat(at, display=(*work.seat(at).display, Lying(card, item)))
    work.say(Laid(card, item, at, who))


def replace(work: Work, at: str, card: Card, lying: Lying) -> None:
    """Lay a card where another lies in a display."""
    display = work.seat(at).display
    work.change_seat(at, display=tuple(lying if one.card == card else one for one in display))


def rotate(work: Work, at: str, card: Card, by: str) -> None:
    """X1.4; `at`: the owner, or `paradox`."""
    paradox = work.state.paradox
    if at == "paradox":
        assert paradox is not None
        made = turned(paradox)
        work.change(paradox=made)
    else:
        made = next(turned(one) for one in work.seat(at).display if one.card == card)
        replace(work, at, card, made)
    work.say(Rotated(card, made.near, at, by))


# PointsScored (X5.4) and the end (X6)


def score(work: Work, scored: Scored) -> None:
    """A card that is in nobody's place any more, or a fragment `of` somebody."""
    who, card, points, of = scored.who, scored.scored, scored.points, scored.of
    if work.state.setup.keep == "all":
        work.say(scored)
    else:
        work.say(PointsScored(points, scored.from_, who, scored.by))
    if of is not None:
        lose_fragment(work, of, card, told=of != who)
    seat = work.seat(who)
    match points:
        case 1:
            work.change_seat(who, fragments=(*seat.fragments, card))
        case 2:
            work.change_seat(who, twos=(*seat.twos, card))
        case _:
            work.change_seat(who, threes=(*seat.threes, card))
    tell_total(work, who)


def lose_fragment(work: Work, of: str, card: Card, told: bool) -> None:
    """X5.4: a fragment that leaves its owner; the fading card is nobody's point."""
    if of == ECHO:
        work.change(fading=None)
        return
    left = list(work.seat(of).fragments)
    left.remove(card)
    work.change_seat(of, fragments=tuple(left))
    if told:
        work.say(Total(work.seat(of).points, of))


def tell_total(work: Work, who: str) -> None:
    """X6.1: 16 points end the game of two at once."""
    points = work.seat(who).points
    work.say(Total(points, who))
    if points >= WINS and not work.state.solo:
        finish(work, "points")


def finish(work: Work, over: str) -> None:
    """X6.2, X6.3: most points; equal, whoever's turn it is. Alone: the bands of X7.9."""
    state = work.state
    if state.solo:
        points = {"points": state.seats[0].points}
        verdict = verdict_of(points["points"])
        won = verdict
    else:
        points = {who: state.of(who).points for who in state.names}
        verdict, won = None, max(state.names, key=lambda who: (points[who], who == state.mover))
    work.say(Over("points" if over == "points" else "deck", points, verdict, won))
    work.change(won=won, question=None, asking=None, agenda=())


def verdict_of(points: int) -> str:
    """X7.9."""
    if points >= 21:
        return "master"
    if points >= 18:
        return "saved"
    return "sacrifice" if points >= 15 else "lost"
