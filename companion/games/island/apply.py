"""The loop: a command is taken, then effects are resolved until somebody must decide."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final, assert_never

from companion.engine.frozen import frozen
from companion.games.island.announce import announce
from companion.games.island.announcements import Announcement, ExtraMark, Off, Space
from companion.games.island.answers import answer_word
from companion.games.island.commands import (
    Answer,
    ChooseToken,
    Command,
    Correct,
    End,
    Move,
    OpAction,
    PieceStep,
    Push,
    Restore,
    Shuffled,
    UseBonus,
    UseExtra,
    WaveHits,
    WaveTo,
    Where,
)
from companion.games.island.corrections import correct
from companion.games.island.effects import Leave
from companion.games.island.facts import Fact
from companion.games.island.legal import acting_piece, move_cost, restored, verify
from companion.games.island.marks_again import marked_again
from companion.games.island.notation import write
from companion.games.island.questions import Question
from companion.games.island.refusals.reasons import refused
from companion.games.island.rules import (
    anomalies,
    bonus_effects,
    characters,
    deaths,
    encounters,
    looks,
    moves,
    ocean,
    op_actions,
    pushes,
    spaces,
    steps,
    tokens,
    turns,
)
from companion.games.island.rules.bonus_effects import use_bonus
from companion.games.island.rules.characters import bonus_of, cross_out, pace
from companion.games.island.rules.gains import gain
from companion.games.island.rules.vitality import regain
from companion.games.island.state import OCEAN, Effect, State, Work
from companion.games.island.terms import OP, Named, Who

_CHAPTERS: Final = (
    anomalies, bonus_effects, characters, deaths, encounters, looks, moves, ocean, op_actions,
    pushes, spaces, steps, tokens, turns,
)  # fmt: skip


@frozen
class Outcome:
    """The result of a command: the state after it, the facts, and the announcements.

    `settled`: the answers that were not asked for, since there was only one, and whose they are.
    """

    state: State
    facts: tuple[Fact, ...]
    said: tuple[Announcement, ...]
    settled: tuple[tuple[Who, str], ...] = ()


def apply(state: State, command: Command) -> Outcome:
    """The outcome of a command, or Refused; the state given is never changed."""
    verify(state, command)
    if isinstance(command, Where):
        told = (where(state, command.whom),)
        return Outcome(state, told, told)
    work = Work(state)
    question = state.question
    assert question is not None
    if isinstance(command, Correct):
        correct(work, command.words)
        work.tell(*marked_again(state, work, corrected=True))  # L17
        _ask_again(work)
    elif question.what == "turn" or not is_answer(question, command):
        work.question = None
        _begin(work, command)
    else:
        work.question = None
        effect = work.agenda.pop()
        ANSWER[type(effect)](work, effect, answer_word(question, command))
    run(work)
    facts = tuple(work.facts)
    return Outcome(work.frozen(), facts, announce(facts), tuple(work.settled))


def is_answer(question: Question, command: Command) -> bool:
    """Corrections go beside the open question; a bonus may (ruling `free-actions` asked)."""
    if isinstance(command, UseBonus):
        return write(command) in question.options
    return not isinstance(command, Correct | Where)


def run(work: Work) -> None:
    """Resolve the agenda until somebody must decide, the game is won, or a turn waits."""
    agenda = work.agenda
    while agenda and work.question is None and work.won is None:
        effect = agenda.pop()
        RESOLVE[type(effect)](work, effect)
    if work.won is not None:
        agenda.clear()
    elif work.question is None:
        work.came = frozenset()  # L5.10: the action is over
        work.question = _turn(work.acting or work.turn)


@cache
def _turn(who: Who) -> Question:
    return Question(who, "turn")


def _ask(question: Callable[[Work, Any], Question | None], work: Work, effect: Effect) -> None:
    """Ask, unless only one answer is possible: then take it."""
    asked = question(work, effect)
    if asked is None:
        return
    if len(asked.options) == 1 and not asked.always:
        work.settled.append((asked.who, asked.options[0]))
        ANSWER[type(effect)](work, effect, asked.options[0])
    else:
        work.agenda.append(effect)
        work.question = asked


def _ask_again(work: Work) -> None:
    """After a correction the open question stands as the facts are now; it triggers nothing."""
    work.question = None
    while work.agenda and work.question is None:
        effect = work.agenda[-1]
        ask = ASK.get(type(effect))
        if ask is None:
            return
        work.question = ask(work, effect)
        if work.question is None:
            work.agenda.pop()


ASK: Final[dict[type[Effect], Callable[[Work, Any], Question | None]]] = {}
ANSWER: Final[dict[type[Effect], Callable[[Work, Any, str], None]]] = {}
RESOLVE: Final[dict[type[Effect], Callable[[Work, Any], None]]] = {}
for _chapter in _CHAPTERS:
    ASK.update(getattr(_chapter, "ASK", {}))
    ANSWER.update(getattr(_chapter, "ANSWER", {}))
    RESOLVE.update(getattr(_chapter, "RESOLVE", {}))
RESOLVE.update({effect: partial(_ask, ask) for effect, ask in ASK.items()})


# The beginnings of a turn's commands


def _begin(work: Work, command: Command) -> None:
    _begin_part(work, command)
    match command:
        case Move():
            _move(work, command)
        case Restore(who):
            work.change(who, actions=work.captive(who).actions - 1)
            regain(work, who, 0, restored(work, who), "restore")
        case UseBonus(who, fruit):
            bonus = bonus_of(work, who, fruit)
            assert bonus is not None
            cross_out(work, who, fruit, "bonus")
            use_bonus(work, who, bonus)
        case UseExtra():
            _use_extra(work, command)
        case End(who):
            _end(work, who)
        case WaveTo() | WaveHits() | PieceStep() | Push():
            _op_action(work, command)
        case Answer() | ChooseToken() | Correct() | Where() | Shuffled():
            raise AssertionError(command)
        case _:
            assert_never(command)


def _begin_part(work: Work, command: Command) -> None:
    """L15.3: with two players, the first word of a figure begins its part."""
    if work.table.players == 2 and work.acting is None and command.who in work.parts_left:
        work.acting = command.who


def _move(work: Work, command: Move) -> None:
    """L5.2: energy is spent when the move is declared."""
    who = command.who
    captive = work.captive(who)
    cost = move_cost(work, who, command.over, command.safe) or 0
    work.change(who, actions=captive.actions - 1, energy=captive.energy - cost)
    steps = pace(work, who) if command.over else 1
    work.then(Leave(who, command.direction, steps, command.safe, cost))


def _use_extra(work: Work, command: UseExtra) -> None:
    who, extra = command.who, command.extra
    board = work.board(who)
    work.mark(who, extras=board.extras - {extra}, spent_extras=board.spent_extras | {extra})
    work.tell(ExtraMark(extra, "crossed", who))
    gain(work, who, f"extra-{extra}", "extra")


def _end(work: Work, who: Who) -> None:
    """L4.4; L15.3: with two players a part, then the turn."""
    if who != OP:
        work.change(who, actions=0)
        work.parts_left = tuple(figure for figure in work.parts_left if figure != who)
        work.acting = None
        if work.parts_left:
            return
    turns.end_turn(work)


def _op_action(work: Work, command: OpAction) -> None:
    """L12.2; a piece that acts free once spends no action."""
    piece = acting_piece(command)
    if piece in work.free:
        work.free -= {piece}
    else:
        work.op_actions -= 1
    op_actions.act(work, write(command))


def where(state: State, whom: Who) -> Space | Off:
    """L16.3: answered truthfully by the names that are said."""
    if whom not in state.table.seat:
        raise refused("illegal", "not-in-play", whom)
    at = state.captive(whom).at
    if at is None:
        return Off(True, whom, "where")
    if at == OCEAN:
        return Space(Named("ocean"), whom, "where")
    return Space(state.named(at), whom, "where")
