"""The computer as the OP against computer captives: who wins, how often, and what it costs.

python -m benchmarks.opponent [ROW…] [--games N] [--from SEED]; a row is one of ROWS.
"""

import argparse
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from statistics import mean

from companion.games.island.captives.players import CaptiveKind
from companion.games.island.opponent.tempers import OpStyle, Strength
from companion.games.island.opponent.tries import Tries
from companion.games.island.terms import CHARACTERS, OP, Who
from tests.games.island.arena import Played, contest, fair_table
from tests.games.island.opponent.op_games import LONGEST, op_game

GAMES = 300
LEGAL_GAMES = 2000


@dataclass(frozen=True, slots=True)
class Row:
    """`least` and `most`: the share of games that the OP is to win, in percent."""

    strength: Strength
    players: int
    kind: CaptiveKind = "explorer"
    least: float = 0
    most: float = 100
    first: Who | None = None
    style: OpStyle = "fair"


ROWS: dict[str, Row] = {
    "gentle": Row("gentle", 3, least=2, most=12),
    "even": Row("even", 3, least=15, most=30),
    "strong": Row("strong", 3, least=38, most=55),
    "two": Row("strong", 2, least=45, most=65),
    "four": Row("strong", 4, least=28, most=45),
    **{who: Row("strong", 2, least=30, most=75, first=who) for who in CHARACTERS},
    "hunter": Row("strong", 3, style="hunter"),
    "trickster": Row("strong", 3, style="trickster"),
    "random": Row("strong", 3, "random", least=99),
    "omniscient": Row("strong", 3, "omniscient"),
}


def one_game(row: Row, seed: int) -> Played:
    setup = fair_table(seed, row.players, row.first)
    return contest(setup, seed, row.strength, row.style, row.kind, time.process_time)[0]


def legal_game(seed: int) -> tuple[int, int]:
    """The commands of a whole game with odd rulings and tokens; a refusal raises."""
    most, commands = Tries(), 0
    for _ in op_game(seed, LONGEST, most):
        commands += 1
    return commands, most.count


def told(name: str, row: Row, games: list[Played]) -> str:
    wins = 100 * mean(one.won == OP for one in games)
    reached = "as wanted" if row.least <= wins <= row.most else "NOT as wanted"
    turns = sorted(seconds for one in games for seconds in one.turns)
    answers = sorted(seconds for one in games for seconds in one.answers)
    marks = {who: [one.marks[who] for one in games if who in one.marks] for who in CHARACTERS}
    progress = ", ".join(f"{who} {mean(found):.1f}" for who, found in marks.items() if found)
    return (
        f"{name}: {len(games)} games, the OP wins {wins:.1f} % ({row.least:.0f}-{row.most:.0f}:"
        f" {reached}); unfinished {sum(one.won is None for one in games)}; deaths"
        f" {mean(one.deaths for one in games):.2f}, games without one"
        f" {sum(one.deaths == 0 for one in games)}; rounds {mean(one.rounds for one in games):.1f};"
        f" most tried for a command {max(one.tries for one in games)}; turn of the OP"
        f" {_hundredth(turns, 50):.1f} ms, 99 % {_hundredth(turns, 99):.1f} ms; a captive's word"
        f" {_hundredth(answers, 50):.1f} ms, 99 % {_hundredth(answers, 99):.1f} ms;"
        f" marks {progress}"
    )


def _hundredth(seconds: list[float], share: int) -> float:
    return 1000 * seconds[min(len(seconds) - 1, len(seconds) * share // 100)]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("rows", nargs="*", choices=[[], "legal", *ROWS])
    arguments.add_argument("--games", type=int, default=0)
    arguments.add_argument("--from", type=int, default=0, dest="first")
    arguments.add_argument("--workers", type=int, default=os.cpu_count())
    asked = arguments.parse_args()
    with ProcessPoolExecutor(asked.workers) as pool:
        for name in asked.rows or ["legal", *ROWS]:
            count = asked.games or (LEGAL_GAMES if name == "legal" else GAMES)
            seeds = range(asked.first, asked.first + count)
            if name == "legal":
                found = list(pool.map(legal_game, seeds, chunksize=10))
                print(_legal(found), flush=True)
            else:
                play: Callable[[int], Played] = partial(one_game, ROWS[name])
                games = list(pool.map(play, seeds, chunksize=5))
                print(told(name, ROWS[name], games), flush=True)


def _legal(found: list[tuple[int, int]]) -> str:
    commands = sum(count for count, _ in found)
    whole = sum(count < LONGEST for count, _ in found)
    return (
        f"legal: {len(found)} games with odd rulings and tokens, {whole} of them whole,"
        f" {commands:,} commands, 0 refusals; most tried for a command {max(t for _, t in found)}"
    )


if __name__ == "__main__":
    main()
