"""A game in the making: its turns, hands, crystals, and the Codex."""

from __future__ import annotations

from typing import Any

from companion.engine.frozen import revised
from companion.engine.kind import TABLE, OpenQuestion
from companion.games.antinomy.cards import Card
from companion.games.antinomy.facts import Codex, Crystals, Fact, TurnPassed, Won
from companion.games.antinomy.moves import options
from companion.games.antinomy.state import SPACES, WINS, State


class Work:
    """A game in the making: the state so far, and what was said."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.said: list[Fact] = []

    def change(self, **fields: Any) -> None:
        self.state = revised(self.state, fields)

    def change_sorcerer(self, who: str, **fields: Any) -> None:
        place = self.state.place(who)
        both = list(self.state.sorcerers)
        both[place] = revised(both[place], fields)
        self.change(sorcerers=tuple(both))

    def ask(self, who: str, what: str, *words: str, **about: Any) -> None:
        self.change(question=OpenQuestion(who, what, words, about or None))

    @property
    def mover(self) -> str:
        return self.state.players[self.state.turn]


def begin_turn(work: Work, turn: int) -> None:
    work.change(turn=turn, turns=work.state.turns + 1)
    work.said.append(TurnPassed(work.mover))
    ask_turn(work)


def ask_turn(work: Work) -> None:
    state = work.state
    if state.setup.keep == "all":
        work.ask(work.mover, "turn", *options(state, work.mover))
        return
    won = [f"{by} {who}" for by in ("paradox", "clash") for who in state.players]
    work.ask(TABLE, "turn", *won, "clash none")


def next_turn(work: Work) -> None:
    if work.state.setup.keep == "score":
        ask_turn(work)
    else:
        begin_turn(work, 1 - work.state.turn)


def with_cards(continuum: tuple[Card, ...], cards: dict[int, Card]) -> tuple[Card, ...]:
    return tuple(cards.get(space, card) for space, card in zip(SPACES, continuum, strict=True))


def whole_hand(state: State, who: str, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The hand, with the cards that are named now."""
    return tuple(sorted((*state.of(who).known, *cards)))


# Crystals and the Codex


def gain(work: Work, who: str, by: str) -> bool:
    """A8.1: the fifth crystal wins at once, and nothing else of the turn happens."""
    crystals = work.state.of(who).crystals + 1
    work.change_sorcerer(who, crystals=crystals)
    work.said.append(Crystals(crystals, by, who))
    if crystals < WINS:
        return False
    work.change(won=who, question=None)
    work.said.append(Won(who))
    return True


def advance(work: Work) -> None:
    """A1.3: one step clockwise."""
    order = work.state.setup.codex_order
    covered = order[(order.index(work.state.codex) + 1) % len(order)]
    work.change(codex=covered)
    work.said.append(Codex(covered))
