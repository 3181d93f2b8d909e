"""W1, W2 of the speed notes: phrases to commands, and on to sentences in both languages."""

from random import Random

import chess

from benchmarks._anchors import chess_moves, chess_positions
from benchmarks._measure import Row, per_second, show, side_by_side
from companion.games.island.apply import apply
from companion.games.island.commands import Move
from companion.games.island.notation import read
from companion.games.island.state import State
from companion.speech.listen import Sayable
from companion.speech.phrases import understand
from companion.text import say
from tests.games.island.random_tables import random_game

GAMES = range(20)
LENGTH = 300
WAYS = (
    ("{en}", ", a space over", ", safely"),
    ("I'm moving {en}", " a space over", " safely"),
    ("okay, {en} please", ", one over", ", safe"),
    ("иду на {ru}", " через клетку", " безопасно"),
    ("{ru}", ", через клетку", ", безопасно"),
)
NAMED = {
    "NW": ("northwest", "северо-запад"), "NE": ("north-east", "северо-восток"),
    "E": ("east", "восток"), "SE": ("southeast", "юго-восток"),
    "SW": ("south-west", "юго-запад"), "W": ("west", "запад"),
}  # fmt: skip


def spoken(move: Move, dice: Random) -> str:
    way, over, safely = dice.choice(WAYS)
    english, russian = NAMED[move.direction]
    said = way.format(en=english, ru=russian)
    return f"{said}{over if move.over else ''}{safely if move.safe else ''}"


def moves() -> list[tuple[State, Move, str]]:
    """Moves of random games as somebody would say them; Schrodie has words of her own."""
    dice = Random(7)
    return [
        (state, one, spoken(one, dice))
        for seed in GAMES
        for state, one in random_game(seed, LENGTH, odd=False)
        if isinstance(one, Move) and state.captive(one.who).board != "schrodie"
    ]


def main() -> None:
    positions = chess_positions(chess_moves(1, 200))
    said = moves()

    def parse_san() -> int:
        for board, san in positions:
            board.parse_san(san)
        return len(positions)

    def parse_and_push() -> int:
        board = chess.Board()
        for _, san in positions:
            board.push_san(san)
        return len(positions)

    def phrases() -> int:
        for state, move, text in said:
            understand(text, "turn", Sayable(state, move.who), speaker=move.who)
        return len(said)

    def sentences() -> int:
        for state, move, text in said:
            word = understand(text, "turn", Sayable(state, move.who), speaker=move.who)
            command = read(move.who, word)
            assert command is not None
            outcome = apply(state, command)
            say(outcome.said, "en")
            say(outcome.said, "ru")
        return len(said)

    rows: list[Row] = [
        per_second("W1", "phrase to command / SAN to move", side_by_side(parse_san, phrases), 1),
        per_second(
            "W2",
            "phrase to sentences in two languages / SAN and push",
            side_by_side(parse_and_push, sentences),
            0.25,
        ),
    ]
    show(rows)


if __name__ == "__main__":
    main()
