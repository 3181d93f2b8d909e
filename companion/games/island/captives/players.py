"""The computer's captives: one who says anything, one who listens, one who sees the island."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, assert_never, get_args

from companion.engine.game import Dice
from companion.games.island.board.hexes import HEXES
from companion.games.island.captives.bonus_wishes import bonus_to_use
from companion.games.island.captives.prospects import MoveTried, Prospect, prospects, worth_of
from companion.games.island.captives.replies import Replies
from companion.games.island.captives.supposed import Supposed, Supposing
from companion.games.island.captives.view import OwnFigure, OwnView, seen_by_captive
from companion.games.island.commands import Command, End, Move, Restore
from companion.games.island.knowledge.heard import Heard
from companion.games.island.notation import read
from companion.games.island.state import State
from companion.games.island.terms import STONES

CaptiveKind = Literal["random", "explorer", "omniscient"]
CAPTIVE_KINDS: Final[tuple[CaptiveKind, ...]] = get_args(CaptiveKind)
_ENERGY_BACK: Final = 0.55
_EMPTY: Final = 0.8  # more, while hardly any is left


class CaptivePlayer:
    """One player. An explorer learns of a state only its view; the omniscient sees the island."""

    def __init__(self, kind: CaptiveKind) -> None:
        self.kind = kind
        self._listening = Supposing()

    def command(self, state: State, heard: Heard, dice: Dice) -> Command:
        """An answer to the open question, which must be this player's."""
        view = seen_by_captive(state, heard)
        if len(view.commands) == 1:
            return view.commands[0]
        match self.kind:
            case "random":
                return any_command(view, dice)
            case "omniscient":
                return reasoned(view, [_truth(state)], dice().random)
            case "explorer":
                drawn = dice()
                return reasoned(view, self._listening.suppose(view, drawn), drawn.random)
            case _:
                assert_never(self.kind)


def any_command(view: OwnView, dice: Dice) -> Command:
    """Mostly a move, where a turn waits."""
    drawn = dice()
    moves = [one for one in view.commands if isinstance(one, Move)]
    rest = [one for one in view.commands if isinstance(one, Restore | End)]
    if view.question.what != "turn":
        return drawn.choice(view.commands)
    return drawn.choice(moves if moves and drawn.random() < 0.9 else rest)


def reasoned(view: OwnView, islands: list[Supposed], hiss: Callable[[], float]) -> Command:
    """One move looked ahead, over these islands. `hiss`: settles which of two alike."""
    question = view.question
    if question.what == "turn":
        return _in_turn(view, islands, hiss)
    figure = view.figure(question.who)
    seen = prospects(view, figure.who, islands)
    answer = read(figure.who, Replies(view, figure, islands, seen).word())
    assert answer is not None
    return answer


def _in_turn(view: OwnView, islands: list[Supposed], hiss: Callable[[], float]) -> Command:
    actions = [one for one in view.commands if isinstance(one, Move | Restore)]
    who = (actions or view.commands)[0].who  # with two players the figure whose part begins
    figure = view.figure(who)
    seen = prospects(view, who, islands)
    tried = [
        (_worth(view, figure, one, seen) + hiss() * 0.05, number)
        for number, one in enumerate(actions)
        if one.who == who
    ]
    best, number = max(tried, default=(0.0, 0))
    bonus = bonus_to_use(view, figure, seen, best)
    if bonus is not None:
        return bonus
    ends = (one for one in view.commands if isinstance(one, End) and one.who == who)
    return actions[number] if actions else next(ends)


def _worth(view: OwnView, figure: OwnFigure, action: Command, seen: list[Prospect]) -> float:
    if not isinstance(action, Move):
        missing = figure.max_energy - figure.energy
        stays = sum(one.far(one.at) for one in seen) / max(1, len(seen))
        empty = _EMPTY if figure.energy < 2 else 0.0
        return _ENERGY_BACK * min(2, missing) + empty - 0.8 * stays
    leap = 3 if view.board == "schrodie" else 2
    length = leap if action.over else 1
    cost = int(action.over and leap == 2) + int(action.safe)
    return worth_of(view, figure, MoveTried(action.direction, length, action.safe, cost), seen)


def _truth(state: State) -> Supposed:
    """The island as it is, for the one who sees it."""
    named = {at: state.named(at) for at in HEXES}
    board = state.board(state.question.who if state.question else state.turn)
    spots = [mark.split()[-1] for mark in board.mission]
    places = {one.who: one.at for one in state.captives if one.at in named}
    pieces = {piece: state.stone(piece) for piece in STONES}
    return Supposed(
        named,
        {who: at for who, at in (places | pieces).items() if at is not None},
        frozenset(at for at in HEXES if at in spots),
        {},
    )
