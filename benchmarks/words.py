"""W1, W2 of docs/benchmarks.md: phrases to commands, and on to sentences in both languages.

Cold: each run hears texts that the process has never seen before, half of them Russian, made of the
ways in which people say a move. What each must mean is checked as it is measured.
"""

import gc
from collections.abc import Callable, Iterator
from itertools import cycle, islice
from random import Random

import chess

from benchmarks.shared.anchors import chess_moves, chess_positions
from benchmarks.shared.measure import RUNS, per_second, show, side_by_side
from companion.games.island.apply import apply
from companion.games.island.commands import Move
from companion.games.island.notation import read, write
from companion.games.island.state import State
from companion.speech.phrases import understand
from companion.speech.speaker import Sayable
from companion.text.island.announcements import say
from tests.games.island.random_tables import random_game

GAMES = range(20)
LENGTH = 300
PLIES = 200
TEXTS = 1_000  # a run, and as many moves of chess

# What begins, goes, where to, over, safely, what ends: `spoken` takes one of each or none.
ENGLISH = (
    ("okay", "so", "well", "now", "um", "yes", "alright", "okay then", "uh well", "and now",
     "er so", "hmm okay", "alright so", "and then", "so now", "oh well"),
    ("I'm moving", "I move", "I'll move", "I go", "I'm going", "I'll go", "let's go", "I walk",
     "I want to go", "I'd like to move", "I will go", "I am moving", "moving", "going", "we go"),
    {"NW": ("northwest", "north-west", "to the northwest", "north west", "towards the northwest"),
     "NE": ("northeast", "north-east", "to the northeast", "north east", "towards the northeast"),
     "E": ("east", "to the east", "eastwards", "eastward", "towards the east"),
     "SE": ("southeast", "south-east", "to the southeast", "south east", "towards the southeast"),
     "SW": ("southwest", "south-west", "to the southwest", "south west", "towards the southwest"),
     "W": ("west", "to the west", "westwards", "westward", "towards the west")},
    ("a space over", "one over", "one space over", "over a space"),
    ("safely", "safe"),
    ("please", "now", "thanks", "thank you", "I think", "please now", "okay", "then"),
)  # fmt: skip
RUSSIAN = (
    ("так", "ну", "ладно", "хорошо", "итак", "ну так", "ага", "да", "э ну", "теперь", "ну да",
     "ладно так", "ну хорошо", "ну ладно", "итак ну", "хм так"),
    ("иду", "я иду", "я хожу", "хожу", "пойду", "я пойду", "двигаюсь", "я двигаюсь", "перехожу",
     "я хочу пойти", "идём", "ну иду", "хочу пойти", "мы идём", "шагаю"),
    {"NW": ("северо-запад", "на северо-запад", "северо запад", "к северо-западу", "на сз"),
     "NE": ("северо-восток", "на северо-восток", "северо восток", "к северо-востоку", "на св"),
     "E": ("восток", "на восток", "к востоку", "прямо на восток", "в сторону востока"),
     "SE": ("юго-восток", "на юго-восток", "юго восток", "к юго-востоку", "на юв"),
     "SW": ("юго-запад", "на юго-запад", "юго запад", "к юго-западу", "на юз"),
     "W": ("запад", "на запад", "к западу", "прямо на запад", "в сторону запада")},
    ("через клетку", "через одну", "через одну клетку", "через поле"),
    ("безопасно", "осторожно"),
    ("пожалуйста", "теперь", "спасибо", "ладно", "пожалуй", "сейчас", "хорошо", "так"),
)  # fmt: skip

Heard = tuple[State, Move, str, str]


def spoken(move: Move, dice: Random) -> str:
    begun, going, ways, over, safely, ended = dice.choice((ENGLISH, RUSSIAN))
    after = [dice.choice(over)] * move.over + [dice.choice(safely)] * move.safe
    dice.shuffle(after)
    said = [
        _perhaps(begun, dice, 0.25),
        _perhaps(going, dice, 0.5),
        dice.choice(ways[move.direction]),
    ]
    text = dice.choice((" ", ", ")).join(filter(None, (" ".join(filter(None, said)), *after)))
    text = " ".join(filter(None, (text, _perhaps(ended, dice, 0.25))))
    return f"{dice.choice((text, text.capitalize()))}{dice.choice(('', '.', '!'))}"


def _perhaps(words: tuple[str, ...], dice: Random, share: float) -> str:
    return dice.choice(words) if dice.random() < share else ""


def never_heard() -> Iterator[Heard]:
    """Moves of games in their order, each text once; Schrodie has words of her own."""
    dice, heard = Random(7), set[str]()
    moves = [
        (state, one)
        for seed in GAMES
        for state, one in random_game(seed, LENGTH, odd=False)
        if isinstance(one, Move) and state.captive(one.who).board != "schrodie"
    ]
    for state, move in cycle(moves):
        text = spoken(move, dice)
        while text in heard:
            text = spoken(move, dice)
        heard.add(text)
        yield state, move, text, write(move)


def cold(work: Callable[[list[Heard]], None], texts: Iterator[Heard]) -> Callable[[], int]:
    """Texts of its own for each run, made before."""
    batches = [list(islice(texts, TEXTS)) for _ in range(RUNS)]

    def run() -> int:
        work(batches.pop())
        return TEXTS

    return run


def phrases(heard: list[Heard]) -> None:
    for state, move, text, word in heard:
        meant = understand(text, "turn", Sayable(state, move.who), speaker=move.who)
        assert meant == word, text


def sentences(heard: list[Heard]) -> None:
    for state, move, text, _ in heard:
        word = understand(text, "turn", Sayable(state, move.who), speaker=move.who)
        command = read(move.who, word)
        assert command is not None
        outcome = apply(state, command)
        say(outcome.said, "en")
        say(outcome.said, "ru")


def main() -> None:
    games = [chess_moves(seed, PLIES) for seed in range(TEXTS // PLIES)]
    positions = [one for game in games for one in chess_positions(game)]

    def parse_san() -> int:
        for board, san in positions:
            board.parse_san(san)
        return len(positions)

    def parse_and_push() -> int:
        for game in games:
            board = chess.Board()
            for san in game:
                board.push_san(san)
        return len(games) * PLIES

    texts = never_heard()
    commands, told = cold(phrases, texts), cold(sentences, texts)
    gc.freeze()  # as the app does once it stands
    show([
        per_second("W1", "phrase to command, cold / SAN to move",
                   side_by_side(parse_san, commands), 0.25),
        per_second("W2", "phrase to sentences in two languages, cold / SAN and push",
                   side_by_side(parse_and_push, told), 0.25),
    ])  # fmt: skip


if __name__ == "__main__":
    main()
