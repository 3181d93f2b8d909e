"""The worth of each answer: played in every game that fits what the player sees."""

from __future__ import annotations

from statistics import mean
from typing import Final

from companion.engine.game import Dice
from companion.engine.kind import OpenQuestion
from companion.games.antinomy import notation
from companion.games.antinomy.apply import apply
from companion.games.antinomy.cards import Card, is_paradox
from companion.games.antinomy.clash import total
from companion.games.antinomy.moves import back, forward
from companion.games.antinomy.players.view import SeenTable, rival_hands
from companion.games.antinomy.state import SetUp, Sorcerer, State

_WON: Final = 100.0
_MY_NEXT: Final = 0.4  # of a crystal that may be had the turn after the rival's
_RIVALS_NEXT: Final = 0.8  # of one that the rival may have at once
# Answers that are the mover's or chance's within one turn; of chance the first stands for all.
_WITHIN: Final = ("paradox", "side", "order")


def best_words(view: SeenTable, dice: Dice) -> str:
    """The option of most worth on average; chance decides among equals."""
    if len(view.options) == 1:
        return view.options[0]
    chance = dice()
    games = [imagined(view, hand) for hand in rival_hands(view)]

    def worth(words: str) -> float:
        found = mean(_worth(_after(game, view.who, words), view.who) for game in games)
        return found + chance.random() * 0.001

    return max(view.options, key=worth)


def imagined(view: SeenTable, rival_hand: tuple[Card, ...]) -> State:
    """A game that looks like this one to the player."""
    assert view.asked is not None
    hands = (view.hand if one == view.who else rival_hand for one in view.players)
    one, other = (
        Sorcerer(crystals, hand, at)
        for crystals, hand, at in zip(view.crystals, hands, view.spaces, strict=True)
    )
    setup = SetUp(view.players, codex_order=view.codex_order, rulings=view.rulings)
    question = OpenQuestion(view.who, view.asked, view.options)
    return State(
        setup, view.codex, view.continuum, (one, other), question, view.turn, view.turns
    )  # fmt: skip


def _after(state: State, who: str, words: str) -> State:
    """The end of the turn in which this is said."""
    speaker = who
    while True:
        command = notation.read(speaker, words)
        assert command is not None
        state = apply(state, command).state
        question = state.question
        if question is None or question.what not in _WITHIN:
            return state
        speaker, words = question.who, question.options[0]


def _worth(state: State, who: str) -> float:
    rival = state.rival(who)
    if state.won is not None:
        return _WON if state.won == who else -_WON
    lead = float(state.of(who).crystals - state.of(rival).crystals)
    if any(one.at is None for one in state.sorcerers):
        return lead
    return lead + _MY_NEXT * _next(state, who) - _RIVALS_NEXT * _next(state, rival)


def _next(state: State, who: str) -> float:
    """The best that a move can bring, in crystals (A6, A7)."""
    found = [
        _move(state, who, card, to)
        for card in state.of(who).known
        for to in (forward(state, who, card), *back(state, who, card))
        if to is not None
    ]
    return max(found, default=0.0)


def _move(state: State, who: str, card: Card, to: int) -> float:
    one, rival = state.of(who), state.of(state.rival(who))
    hand = (*(held for held in one.known if held != card), state.continuum[to - 1])
    if is_paradox(hand, state.codex):
        return 1.0
    if to != rival.at:
        return 0.0
    mine, theirs = total(state, hand), total(state, rival.known)
    if mine > theirs:
        return float(rival.crystals > 0)
    return -float(mine < theirs and one.crystals > 0)
