"""Whole games from the first turn to the win, written as table scripts, and their transcripts.

`python -m tests.golden.games` writes them anew: then a change in the rules or in the words
shows as a difference of sentences.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import yaml

from companion.cli.table_command import run
from companion.games.island.board.hexes import RAY
from companion.games.island.commands import Command, Move, UseBonus
from companion.games.island.game import Game, play
from companion.games.island.legal import legal
from companion.games.island.notation import write
from companion.games.island.rules.missions import mission_mark
from companion.games.island.setup.file import write_setup
from companion.games.island.setup.table import SetUp
from companion.games.island.state import OCEAN, State, Work
from companion.games.island.terms import Hex
from companion.store.island.table_file import read_table
from tests.games.island.random_tables import random_setup

FOLDER = Path(__file__).resolve().parent
GAMES = 12
MOST_LINES = 260


def transcript(file: Path) -> str:
    """The announcements that the OP reads aloud, line by line."""
    lines = []
    for printed in run(read_table(file)):
        if "words" not in printed:
            continue
        said = f"{printed['line']:>3} {printed.get('who', '')}: {printed.get('text', '')}"
        if "error" in printed:
            said += f"  [{printed['error']}]"
        lines += [said, *(f"      {printed['words'][language]}" for language in ("en", "ru"))]
    return "\n".join(lines) + "\n"


def games() -> Iterator[tuple[int, SetUp, list[tuple[str, str]]]]:
    """Games that end, with 2, 3 and 4 players in turn, every character and ending among them."""
    endings: set[str] = set()
    count = 0
    for seed in range(100_000):
        if count == GAMES:
            return
        given = random_setup(Random(f"golden {seed}"), players=2 + count % 3, odd=False)
        lines, winner = played(given, seed)
        if winner is None or (winner in endings and len(endings) < 7 and seed < 2_000):
            continue
        endings.add(winner)
        count += 1
        yield seed, given, lines


def played(given: SetUp, seed: int) -> tuple[list[tuple[str, str]], str | None]:
    dice = Random(f"moves {seed}")
    game = play(given, seed)
    lines: list[tuple[str, str]] = []
    while game.state.question is not None and len(lines) < MOST_LINES:
        command = likely(game, dice)
        lines.append((command.who, write(command)))
        game.submit(command)
    return lines, game.state.won


def likely(game: Game, dice: Random) -> Command:
    """A move that helps the mission if one is in reach; else anything but idling."""
    state = game.state
    commands = legal(state)
    if state.question is not None and state.question.what == "turn":
        helpful = [one for one in commands if _helps(state, one)]
        if helpful:
            return dice.choice(helpful)
        lively = [one for one in commands if write(one) != "end"]
        return dice.choice(lively or commands)
    return dice.choice(commands)


def _helps(state: State, command: Command) -> bool:
    if isinstance(command, UseBonus):
        return True
    if not isinstance(command, Move):
        return False
    at = state.captive(command.who).at
    if at is None or at == OCEAN:
        return False
    return any(
        mission_mark(Work(state), command.who, beside)
        not in (
            None,
            *state.board(command.who).mission,
        )
        for beside in _reach(at, command)
    )


def _reach(at: Hex, command: Move) -> Iterator[Hex]:
    ray = RAY[at][command.direction]
    if not command.over and ray:
        yield ray[0]


def write_all() -> None:
    for number, (seed, given, lines) in enumerate(games(), start=1):
        table: dict[str, Any] = {**write_setup(given, seed), "players": given.players, "seed": seed}
        for key in ("boards", "rulings", "tokens"):
            del table[key]  # the box's and the law's own
        table["script"] = [{who: words} for who, words in lines]
        file = FOLDER / f"game-{number:02}.yaml"
        text = yaml.safe_dump(table, sort_keys=False, allow_unicode=True, width=100)
        file.write_text(text, encoding="utf-8")
        file.with_suffix(".txt").write_text(transcript(file), encoding="utf-8")
        print(file.name, len(lines), "lines")


if __name__ == "__main__":
    write_all()
