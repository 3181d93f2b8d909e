"""A correction of the very fruit whose palm Hempel is being asked for: random play found it."""

from random import Random

from companion.games.island.commands import Correct
from companion.games.island.game import play
from companion.games.island.legal import legal
from companion.games.island.terms import OP
from tests.games.island.random_tables import random_setup
from tests.games.island.test_random_play import check_whole


def test_the_fruit_is_in_the_box_that_was_answered_and_nowhere_else() -> None:
    """L14.4, L17."""
    game = play(random_setup(Random(721)), 721)

    def say(count: int, seed: int) -> None:
        dice = Random(seed)
        for _ in range(count):
            game.submit(dice.choice(legal(game.state)))

    def correct(who: str, *fact: str) -> None:
        game.submit(Correct(OP, (who, *fact)))

    correct("achilles", "at", "C4")
    for count, seed in ((3, 3635), (9, 26575), (1, 0)):
        say(count, seed)
    correct("achilles", "at", "C4")
    correct("hempel", "at", "A1")
    say(21, 63519)
    say(20, 3600)
    assert game.state.question is not None
    assert (game.state.question.what, game.state.question.by) == ("palm", "lime")
    correct("achilles", "lime", "crossed")
    say(1, 0)
    check_whole(game.state)
    board = game.state.board("hempel")
    assert "lime" in board.circled
    assert [palm for fruit, palm in board.palms if fruit == "lime"] == [3]
