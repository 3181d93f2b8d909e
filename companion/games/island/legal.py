"""The commands that may be given now, and the reason why not (L4, L5.2, L13).

`verify` refuses a command that cannot be taken; `legal` lists every one that can. An error says
only what the speaker could have known.
"""

from __future__ import annotations

from functools import cache
from typing import assert_never

from companion.engine.refused import Refused
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
from companion.games.island.notation import read, write
from companion.games.island.questions import Question
from companion.games.island.refusals.answers import no_answer
from companion.games.island.refusals.commands import (
    awaits_event,
    changes_nothing,
    forbidden,
    gains_nothing,
    no_op_action,
    no_restoring,
    not_their_turn,
    too_dear,
)
from companion.games.island.refusals.reasons import refused, why
from companion.games.island.rules import tokens
from companion.games.island.rules.bonuses import EVENT, TELLING, applies, half_sun, offered
from companion.games.island.rules.characters import bonus_of, plays
from companion.games.island.rules.gains import would_gain
from companion.games.island.rules.op_actions import action_words
from companion.games.island.rules.pushes import push_starts
from companion.games.island.rules.steps import step_starts
from companion.games.island.rules.vitality import misses_energy, spendable
from companion.games.island.rules.wave import wave_places, wave_targets
from companion.games.island.state import OCEAN, Position, State
from companion.games.island.terms import DIRECTIONS, FRUITS, OP, PIECES, Piece, Who

# Commands to the open question; questions to the OP and corrections go beside it.
PlayCommand = (
    Move | Restore | UseBonus | UseExtra | End | ChooseToken | OpAction | Answer | Shuffled
)  # fmt: skip


def speakers(position: Position) -> tuple[Who, ...]:
    """Those who may speak at a turn's question. With two players, either figure begins its part."""
    if position.turn == OP:
        return (OP,)
    return position.parts_left if position.acting is None else (position.acting,)


def verify(state: State, command: Command) -> None:
    """Raise Refused with the reason if the command may not be given now."""
    question = state.question
    if question is None:
        raise refused("not-now", "game-over")
    if isinstance(command, Where):
        return  # L16.3: at any time
    if isinstance(command, Correct):
        if command.who != OP:
            raise refused("not-your-turn", "op-corrects")  # L17
        return
    if question.what == "turn":
        _verify_turn(state, command)
    elif isinstance(command, UseBonus) and not _answers(question, command):
        verify_bonus(state, command)
    else:
        _verify_answer(state, question, command)


def _verify_answer(state: State, question: Question, command: Command) -> None:
    try:
        answer_word(question, command)
    except Refused as no:
        raise Refused(no.code, why=no_answer(state, question, command, no.code)) from None


def _answers(question: Question, command: Command) -> bool:
    return question.who == command.who and write(command) in question.options


# A turn


def _verify_turn(state: State, command: PlayCommand) -> None:
    who = command.who
    if not isinstance(command, UseBonus) and who not in speakers(state):
        raise Refused("not-your-turn", why=not_their_turn(state, who, speakers(state)))
    match command:
        case UseBonus():
            verify_bonus(state, command)
        case Move():
            _verify_move(state, command)
        case Restore():
            _verify_restore(state, who)
        case UseExtra():
            _verify_extra(state, command)
        case WaveTo() | WaveHits() | PieceStep() | Push():
            _verify_op_action(state, command)
        case End():
            pass
        case Answer() | ChooseToken() | Shuffled():
            raise refused("not-now", "turn-waits", who)
        case _:
            assert_never(command)


def _verify_captive(state: State, who: Who) -> None:
    """The OP has no captive's actions; who is off the island has none either (L10.3)."""
    if who == OP:
        raise refused("not-now", "captives-only")
    if state.captive(who).at in (None, OCEAN):
        raise refused("illegal", "off-island", who)


def _verify_action(state: State, who: Who) -> None:
    _verify_captive(state, who)
    if state.captive(who).actions < 1:
        raise refused("no-actions", "no-actions", who)


def move_cost(position: Position, who: Who, over: bool, safe: bool) -> int | None:
    """L5.2; Schrodie's two spaces over cost nothing (L14.6). None: a token forbids it."""
    if not over and not safe:
        return 0
    now = tokens.in_force(position)
    over_cost = 0 if plays(position, who, "schrodie") else now.over_cost
    if (over and over_cost is None) or (safe and now.safe_cost is None):
        return None
    return (over_cost or 0) * over + (now.safe_cost or 0) * safe


def _verify_move(state: State, command: Move) -> None:
    who = command.who
    _verify_action(state, who)
    cost = move_cost(state, who, command.over, command.safe)
    if cost is None:
        leaps = plays(state, who, "schrodie")
        raise Refused("illegal", why=forbidden(state, command.over, leaps))
    if cost > max(0, spendable(state.captive(who))):
        raise Refused("no-energy", why=too_dear(state, who, cost))


def _verify_restore(state: State, who: Who) -> None:
    _verify_action(state, who)
    if not misses_energy(state.captive(who)) or restored(state, who) < 1:
        raise Refused("illegal", why=no_restoring(state, who))  # L4.2


def restored(position: Position, who: Who) -> int:
    """The energy that an action restores (L4.2), as the board and the token have it."""
    board = position.table.box.boards[position.captive(who).board]
    return board.restore + tokens.in_force(position).restore


def _verify_extra(state: State, command: UseExtra) -> None:
    _verify_captive(state, command.who)
    board, extra = state.board(command.who), command.extra
    if extra in board.spent_extras:
        raise refused("bonus-spent", "box-crossed", extra)
    if extra not in board.extras:
        raise _box_not_circled(state, command)
    if not extra_changes(state, command):  # L13.3
        raise Refused("illegal", why=gains_nothing(state, command.who, f"extra-{extra}"))


def _box_not_circled(state: State, command: UseExtra) -> Refused:
    """L14.3: the boxes are Theseus's."""
    if not plays(state, command.who, "theseus"):
        return refused("no-such-bonus", "no-boxes")
    return refused("no-such-bonus", "box-free", command.extra)


def extra_changes(state: State, command: UseExtra) -> bool:
    return would_gain(state, command.who, f"extra-{command.extra}")


def _verify_op_action(state: State, command: OpAction) -> None:
    piece = acting_piece(command)
    if command.who != OP:
        raise refused("not-now", "op-piece", piece)
    if not _may_act(state, piece):
        raise refused("no-actions", "op-no-actions")
    if not _is_op_action(state, command):
        raise Refused("illegal", why=no_op_action(state, command))


def acting_piece(command: OpAction) -> Piece:
    return command.piece if isinstance(command, PieceStep | Push) else "wave"


def _may_act(state: State, piece: Piece) -> bool:
    return state.op_actions > 0 or piece in state.free


def _is_op_action(state: State, command: OpAction) -> bool:
    match command:
        case WaveTo(_, place):
            return place in wave_places(state)
        case WaveHits(_, whom):
            return whom in wave_targets(state)
        case PieceStep(_, piece, direction):
            return bool(step_starts(state, piece, direction))
        case Push(_, piece, whom, direction):
            pushes = piece == tokens.pusher(state) and whom in state.table.seat
            return pushes and bool(push_starts(state, piece, whom, direction))
        case _:
            assert_never(command)


# Bonuses


def verify_bonus(state: State, command: UseBonus) -> None:
    """A bonus that answers no open question (L13.1-L13.3)."""
    who, fruit = command.who, command.fruit
    if who not in state.table.seat:
        raise refused("illegal", "captives-only")
    board = state.board(who)
    if fruit in board.crossed:
        raise refused("bonus-spent", "fruit-crossed", fruit)
    bonus = bonus_of(state, who, fruit)
    if fruit not in board.circled or bonus is None:
        raise refused("no-such-bonus", "fruit-free", fruit)
    _verify_time(state, who, bonus)
    if bonus in EVENT:
        raise Refused("not-now", why=awaits_event(who, bonus))
    if state.captive(who).at in (None, OCEAN):
        raise refused("illegal", "off-island", who)
    if not tokens.in_force(state).bonuses:
        raise refused("illegal", "bonuses-off")
    if bonus == "number" and state.captive(who).actions < 1:
        raise refused("no-actions", "no-actions", who)
    if not applies(state, who, bonus):
        raise Refused("illegal", why=changes_nothing(state, who, bonus))


def _verify_time(state: State, who: Who, bonus: str) -> None:
    question = state.question
    assert question is not None
    if not half_sun(state, who, bonus):
        if not state.own_turn(who):
            raise refused("own-turn-only", "sun", who)
        if who not in speakers(state):
            raise refused("not-your-turn", "own-part", who)  # L15.3
    if question.what != "turn" and not _may_tell(state, question, who, bonus):
        event = bonus in EVENT
        because = awaits_event(who, bonus) if event else why("bonus-between", question.who)
        raise Refused("not-now" if question.who == who else "not-your-turn", why=because)


def _may_tell(state: State, question: Question, who: Who, bonus: str) -> bool:
    """Ruling `free-actions` asked: telling bonuses while their owner is asked."""
    asked = state.table.rulings.free_actions == "asked" and question.who == who
    return asked and bonus in TELLING


# Everything that can be said


def legal(state: State) -> tuple[Command, ...]:
    """Every command that whoever is asked may give now.

    An oracle's pairs of directions are left out, its options list the single ones; and the orders
    of a shuffle, which is chance's.
    """
    question = state.question
    if question is None or question.what == "order":
        return ()
    if question.what != "turn":
        return tuple(_read(question.who, word) for word in question.options)
    found: tuple[Command, ...] = ()
    for who in speakers(state):
        found += _op_turn(state) if who == OP else _captive_turn(state, who)
    return found


def options(state: State) -> tuple[str, ...]:
    """The words of `legal`: the options of the open question."""
    question = state.question
    if question is None:
        return ()
    if question.what != "turn":
        return question.options
    return tuple(dict.fromkeys(write(command) for command in legal(state)))


def _read(who: Who, word: str) -> Command:
    command = read(who, word)
    assert command is not None, word
    return command


@cache
def _moves(who: Who, over: bool, safe: bool) -> tuple[Command, ...]:
    return tuple(Move(who, direction, over, safe) for direction in DIRECTIONS)


@cache
def _end(who: Who) -> tuple[Command, ...]:
    return (End(who),)


@cache
def _restore(who: Who) -> tuple[Command, ...]:
    return (Restore(who),)


def _captive_turn(state: State, who: Who) -> tuple[Command, ...]:
    captive = state.captive(who)
    if captive.at in (None, OCEAN):
        return _end(who)
    found: tuple[Command, ...] = ()
    if captive.actions > 0:
        purse = max(0, spendable(captive))
        for over in (False, True):
            for safe in (False, True):
                cost = move_cost(state, who, over, safe)
                if cost is not None and cost <= purse:
                    found += _moves(who, over, safe)
        if misses_energy(captive) and restored(state, who) > 0:
            found += _restore(who)
    return found + _bonuses(state, who) + _extras(state, who) + _end(who)


def _bonuses(state: State, who: Who) -> tuple[Command, ...]:
    circled = state.board(who).circled
    if not circled:
        return ()
    carried = {fruit: bonus_of(state, who, fruit) for fruit in FRUITS if fruit in circled}
    usable = {
        bonus: offered(state, who, bonus)
        for bonus in set(carried.values())
        if bonus is not None and bonus not in EVENT
    }
    return tuple(
        _read(who, f"bonus {fruit}")
        for fruit, bonus in carried.items()
        if bonus is not None and fruit in usable.get(bonus, ())
    )


def _extras(state: State, who: Who) -> tuple[Command, ...]:
    commands = (UseExtra(who, extra) for extra in state.table.box.extras)
    circled = state.board(who).extras
    return tuple(c for c in commands if c.extra in circled and extra_changes(state, c))


def _op_turn(state: State) -> tuple[Command, ...]:
    words = (
        word for piece in PIECES if _may_act(state, piece) for word in action_words(state, piece)
    )
    return (*(_read(OP, word) for word in words), *_end(OP))
