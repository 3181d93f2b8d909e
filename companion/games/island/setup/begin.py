"""L2: setting a table up."""

from __future__ import annotations

from companion.games.island.announce import announce
from companion.games.island.announcements import Started, TurnPassed
from companion.games.island.apply import Outcome, run
from companion.games.island.box.box import NO_TOKEN
from companion.games.island.facts import BushStands, Fact, StartShown
from companion.games.island.rules.turns import take_turn
from companion.games.island.setup.table import DEATHS, Seat, SetUp
from companion.games.island.state import Board, Captive, State, Table, Work
from companion.games.island.terms import Who


def set_up(given: SetUp) -> Outcome:
    """The state before the first turn, and what is said and shown while setting up."""
    work = Work(_before_play(given))
    work.tell(*_set_up_facts(given, work))
    take_turn(work, given.seats[0].board)
    work.tell(TurnPassed(work.turn))
    run(work)
    facts = tuple(work.facts)
    return Outcome(work.frozen(), facts, announce(facts))


def _set_up_facts(given: SetUp, work: Work) -> list[Fact]:
    """L2.5: the Bush's fruit is announced; L2.7: starts, the last in turn order first."""
    facts: list[Fact] = [BushStands(given.bush, work.named(given.bush))]
    last_first = sorted(
        given.seats, key=lambda seat: -work.table.boards[seat.board]
    )  # L15.1: one board's two figures in their order
    for seat in last_first:
        facts.append(Started(seat.start, seat.who))
        if seat.who == seat.board:  # with two players the first figure's start alone
            at = given.island.fruits[seat.start]
            facts.append(StartShown(seat.who, seat.who, at))
    return facts


def _before_play(given: SetUp) -> State:
    boards = tuple(dict.fromkeys(seat.board for seat in given.seats))
    table = Table(
        players=given.players,
        island=given.island,
        box=given.box,
        rulings=given.rulings,
        in_force={None: NO_TOKEN, **{word: token.does for word, token in given.box.tokens.items()}},
        seat={seat.who: place for place, seat in enumerate(given.seats)},
        boards={who: place for place, who in enumerate(boards)},
        deaths=DEATHS[given.players],
    )
    return State(
        table=table,
        captives=tuple(_captive(given, seat) for seat in given.seats),
        boards=tuple(_board(given, who) for who in boards),
        wave=given.wave,
        rock=given.rock,
        bush=given.bush,
        anomalies=given.anomalies,
        stack=given.stack,
        token=None,
        turn=boards[0],
        acting=None,
        parts_left=(),
        round=1,
        deaths=0,
        op_actions=0,
        free=frozenset(),
        wave_hit=frozenset(),
        been=frozenset(),
        came=frozenset(),
        agenda=(),
        question=None,
        won=None,
    )


def _captive(given: SetUp, seat: Seat) -> Captive:
    printed = given.box.boards[seat.board]
    return Captive(
        who=seat.who,
        board=seat.board,
        start=seat.start,
        at=given.island.fruits[seat.start],
        health=printed.health or 0,
        max_health=printed.health or 0,
        energy=printed.energy,
        max_energy=printed.energy,
    )


def _board(given: SetUp, who: Who) -> Board:
    """L2.7: the starting fruit is circled; Hempel writes it into a palm box."""
    seats = [seat for seat in given.seats if seat.board == who]
    starts = frozenset(seat.start for seat in seats)
    palms = tuple((seat.start, seat.palm) for seat in seats) if who == "hempel" else ()
    return Board(who=who, circled=starts, visited=starts, palms=palms)
