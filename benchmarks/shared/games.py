"""Long games at random, to be measured with."""

from pathlib import Path
from random import Random

from companion.games.island.commands import Correct
from companion.games.island.game import Game
from companion.store.assets import shipped_box
from companion.store.games.kept_game import KeptGame
from companion.store.games.shelf import Shelf
from tests.games.island.random_tables import random_command, random_setup


def go_on(game: Game, dice: Random, length: int) -> None:
    """Play until the journal is so long. No game ends: deaths and missions are corrected away."""
    while len(game.journal) < length:
        state = game.state
        if state.question is None:
            game.undo()
            game.submit(Correct("op", ("deaths", "0")))
            for captive in state.captives:
                for mark in state.board(captive.who).mission:
                    game.submit(Correct("op", (captive.who, "mission", *mark.split(), "off")))
        else:
            game.submit(random_command(state, dice))


def begun(shelf: Shelf, seed: int) -> KeptGame:
    """A new game of four players on this shelf."""
    setup = random_setup(Random(seed), players=4, odd=False)
    return shelf.begin(setup, seed, "measured", shipped_box())


def saved_game(folder: Path, length: int, seed: int = 1) -> None:
    """On the shelf of this folder: a game whose journal is so long."""
    shelf = Shelf(folder)
    go_on(begun(shelf, seed), Random(seed), length)
    shelf.close()
