"""E1-E6, R1-R2, U1-U2 of docs/benchmarks.md: commands, values, replay, undo, memory."""

import statistics
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import chess

from benchmarks.shared.anchors import (
    chess_moves,
    chess_playout,
    chess_pushed,
    chess_replay,
    chess_verified,
    referee_moves,
    referee_playout,
    referee_replay,
)
from benchmarks.shared.games import go_on
from benchmarks.shared.measure import RUNS, Row, at_most, per_second, show, side_by_side
from companion.engine.frozen import frozen
from companion.engine.journal import decode, encode
from companion.engine.session import Session
from companion.games.island.apply import apply
from companion.games.island.commands import Command, Move
from companion.games.island.game import ISLAND, Game, play
from companion.games.island.legal import legal
from companion.games.island.setup.begin import set_up
from companion.games.island.state import State
from tests.games.island.random_tables import random_game, random_setup

GAMES = range(20)
LENGTH = 300


def commands_played() -> int:
    return sum(len(random_game(seed, LENGTH, odd=False)) for seed in GAMES)


def moves_of(games: list[list[tuple[State, Command]]]) -> list[tuple[State, Move]]:
    return [(state, one) for game in games for state, one in game if isinstance(one, Move)]


def long_game(seed: int, length: int) -> Game:
    dice = Random(seed)
    game = play(random_setup(dice, players=4, odd=False), seed)
    go_on(game, dice, length)
    return game


def commands(rows: list[Row]) -> None:
    moves = moves_of([random_game(seed, LENGTH, odd=False) for seed in GAMES])

    def plies() -> int:
        return sum(chess_playout(seed) for seed in GAMES)

    games = [chess_pushed(chess_moves(seed, 200)) for seed in range(5)]

    def verified() -> int:
        return sum(map(chess_verified, games))

    def questions() -> int:
        return sum(referee_playout(seed) for seed in range(6))

    def resolve() -> int:
        for state, move in moves:
            apply(state, move)
        return len(moves)

    def resolve_and_list() -> int:
        for state, move in moves:
            legal(apply(state, move).state)
        return len(moves)

    rows += [
        per_second("E1", "list what is legal, apply one / chess ply",
                   side_by_side(plies, commands_played), 0.8),
        per_second("E2", "a captive's move to what is said / chess ply",
                   side_by_side(plies, resolve), 1.0),
        per_second("E2", "the same / a chess move verified and pushed, none listed",
                   side_by_side(verified, resolve), 0.25),
        per_second("E3", "the same and what is legal next / ks-game question",
                   side_by_side(questions, resolve_and_list), 2),
    ]  # fmt: skip


def length(rows: list[Row]) -> None:
    """E4: commands 1-200 against 1,800-2,000 of one game."""
    early, late = [], []
    for _ in range(RUNS):
        game = long_game(1, 2_000)
        done = [
            (entry.command, state)
            for entry, state in zip(game.entries(), _states(game), strict=False)
        ]
        early.append(_seconds(done[:200]))
        late.append(_seconds(done[1_800:2_000]))
    first, last = statistics.median(early), statistics.median(late)
    rows.append(
        Row(
            "E4", "commands 1,800-2,000 / 1-200 of one game", f"{200 / first:,.0f}/s",
            f"{200 / last:,.0f}/s", f"{first / last:.2f}×", "≥ 0.95×", first / last >= 0.95,
        )
    )  # fmt: skip


def _states(game: Game) -> list[State]:
    return [game.start.state, *(entry.outcome.state for entry in game.entries())]


def _seconds(done: list[tuple[Command, State]]) -> float:
    best = []
    for _ in range(5):
        start = time.process_time()
        for command, state in done:
            apply(state, command)
        best.append(time.process_time() - start)
    return statistics.median(best)


FIELDS = {"who": str, "at": str, "far": int, "over": bool}
SAID = ("phil", "B2", 2, False)


def values(rows: list[Row]) -> None:
    """E5: two equal values. E6: a class as a start makes it; and one of which all is used once."""
    ready = dataclass(frozen=True, slots=True)
    for what, work in (("==", _compared), ("hash", _hashed)):
        theirs, ours = (_often(work, _pair(decorator), 100_000) for decorator in (ready, frozen))
        measured = side_by_side(theirs, ours)
        rows.append(per_second("E5", f"{what} of frozen values / of dataclasses", measured, 0.8))
    for what, make, goal in (("made", _class, 5), ("made, one value compared", _used, 2)):
        measured = side_by_side(_often(make, ready, 200), _often(make, frozen, 200))
        rows.append(per_second("E6", f"a frozen class {what} / a dataclass", measured, goal))


Pair = tuple[object, object]


def _compared(pair: Pair) -> bool:
    return pair[0] == pair[1]


def _hashed(pair: Pair) -> int:
    return hash(pair[0])


def _pair(decorator: Any) -> Pair:
    kind = _class(decorator)
    return kind(*SAID), kind(*SAID)


def _used(decorator: Any) -> int:
    pair = _pair(decorator)
    return _compared(pair) + _hashed(pair)


def _class(decorator: Any) -> Any:
    return decorator(type("Step", (), {"__annotations__": FIELDS}))


def _often(work: Callable[[Any], object], on: Any, times: int) -> Callable[[], int]:
    def repeated() -> int:
        for _ in range(times):
            work(on)
        return times

    return repeated


def replay(rows: list[Row]) -> None:
    sans = chess_moves(1, 500)
    moves = referee_moves(1, 200)
    game = long_game(2, 500)
    lines = [encode(line) for line in game.journal[:500]]

    def fold(count: int) -> int:
        again: Game = Session(ISLAND, game.start, 0)
        again.replay(map(decode, lines[:count]))
        return count

    measured = side_by_side(lambda: chess_replay(sans), lambda: fold(500))
    rows.append(
        at_most("R1", "500 journal lines to the state / 500 SAN",
                f"{500e3 / measured.anchor:.1f} ms", f"{500e3 / measured.ours:.1f} ms",
                1 / measured.ratio, 3)
    )  # fmt: skip
    measured = side_by_side(lambda: referee_replay(moves), lambda: fold(200))
    rows.append(
        at_most("R2", "200 journal lines / 200 moves of ks-game",
                f"{200e3 / measured.anchor:.1f} ms", f"{200e3 / measured.ours:.1f} ms",
                1 / measured.ratio, 0.5)
    )  # fmt: skip


def undo(rows: list[Row]) -> None:
    board = chess.Board()
    moves = [board.parse_san(san) for san in chess_moves(3, 1)]

    def pops() -> float:
        times = []
        for _ in range(20_000):
            board.push(moves[0])
            start = time.perf_counter_ns()
            board.pop()
            times.append(time.perf_counter_ns() - start)
        return statistics.median(times)

    def undos(length: int) -> float:
        game = long_game(4, length)
        times = []
        for _ in range(20_000):
            start = time.perf_counter_ns()
            game.undo()
            times.append(time.perf_counter_ns() - start)
            game.redo()
            game.journal.clear()
        return statistics.median(times)

    anchor, short, long = pops(), undos(12), undos(1_000)
    for name, ours in (("after 12 commands", short), ("after 1,000", long)):
        rows.append(
            at_most("U1", f"undo {name} / chess pop", f"{anchor / 1e3:.2f} µs",
                    f"{ours / 1e3:.2f} µs", ours / anchor, 1)
        )  # fmt: skip


def memory(rows: list[Row]) -> None:
    game = random_game(5, LENGTH, odd=False)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    state = set_up(random_setup(Random(5), odd=False)).state
    kept = []
    for _, command in game:
        outcome = apply(state, command)
        kept.append(outcome)
        state = outcome.state
    each = (tracemalloc.get_traced_memory()[0] - before) / len(kept)
    tracemalloc.stop()
    rows.append(
        Row(
            "U2",
            "memory of one kept outcome",
            "-",
            f"{each / 1e3:.2f} kB",
            "-",
            "≤ 1.5 kB",
            each <= 1_500,
        )
    )


def main() -> None:
    rows: list[Row] = []
    for measure in (commands, length, values, replay, undo, memory):
        measure(rows)
    show(rows)


if __name__ == "__main__":
    main()
