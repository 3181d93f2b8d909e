"""The heart of the deductions: nothing certain is wrong, and the true island always fits."""

from random import Random

import pytest

from companion.engine.frozen import revised
from companion.games.island.board.generate import random_island_of
from companion.games.island.game import play
from companion.games.island.history.ears import Ears
from companion.games.island.knowledge.grid import CELL, SHIFT, WORD
from companion.games.island.knowledge.tile_pairs import TilePairs
from companion.games.island.terms import Hex
from tests.boxes import BOX
from tests.games.island.board.cutting import some_tiles
from tests.games.island.knowledge.beliefs import faults, lively_game, walked_command
from tests.games.island.random_tables import random_setup


@pytest.mark.long
@pytest.mark.parametrize("seed", range(46))
def test_the_truth_is_never_lost(seed: int) -> None:
    """Any characters, tokens, rulings, corrections; steps taken back and brought again."""
    ears = None
    for count, game in enumerate(lively_game(seed, 150, odd=seed % 3 > 0)):
        ears = ears or Ears(game)
        if count % 5 == 0:
            assert faults(game.state, ears) == [], f"seed {seed}, command {count}"


@pytest.mark.parametrize("seed", range(6))
def test_nor_with_the_tiles_of_a_box(seed: int) -> None:
    """L1.4, L1.8: pairs and knots that the owner has entered tell more, and nothing wrong."""
    dice = Random(seed)
    box = revised(BOX, {"tiles": some_tiles(dice), "assumed": ()})
    given = random_setup(dice, odd=False)
    island = random_island_of(box, dice)
    tokens = dict(zip(island.anomalies, given.anomalies.values(), strict=True))
    bush = next(fruit for fruit, at in given.island.fruits.items() if at == given.bush)
    built = {
        "box": box, "island": island, "anomalies": tokens, "rock": island.anomalies[0],
        "bush": island.fruits[bush],
    }  # fmt: skip
    game = play(revised(given, built), seed)
    ears = Ears(game)
    assert ears.heard(given.seats[0].board).table.tiles == box.tiles
    for count in range(120):
        if game.state.question is None:
            return
        if count % 8 == 0:
            assert faults(game.state, ears) == [], f"seed {seed}, command {count}"
        game.submit(walked_command(game.state, dice))


def test_a_known_space_without_a_partner_beside_it_fits_no_tiles() -> None:
    """L1.4: the corner A1 has three neighbours; its partner must be one of them."""
    pairs = TilePairs((("orange", "lime"), ("apple", "grapes"), ("banana", "cherries")))

    def lying(**words: str) -> int:
        return sum(1 << SHIFT[WORD[word]] + CELL[Hex(at)] for at, word in words.items())

    assert pairs.fit(lying(A1="orange"))
    assert pairs.fit(lying(A1="orange", A2="lime", B1="apple", B2="banana"))
    assert not pairs.fit(lying(A1="orange", A2="cherries", B1="apple", B2="banana"))
