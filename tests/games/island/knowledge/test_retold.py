"""Islands that are said to fit do fit: the referee says the same on them."""

from random import Random

import pytest

from companion.games.island.history.ears import Ears
from companion.games.island.knowledge.fog import Deduction
from companion.games.island.knowledge.worlds import Worlds
from tests.games.island.knowledge.retold import on_world, tale, told_again

TRIES = 400  # the knots, the Wave and the Rock have to be as they were, too


@pytest.mark.parametrize("seed", range(40))
def test_every_island_drawn_tells_the_same_story(seed: int) -> None:
    """L16: nothing is left over that the words rule out."""
    one = tale(seed, 2)
    if one is None:
        return
    who = one.setup.seats[0].who
    deduction = Deduction(Ears(one.game).heard(who))
    assert deduction.search.complete
    worlds, dice = Worlds(deduction), Random(seed)
    for _ in range(5):
        world = worlds.draw(dice)
        again = (told_again(one, on_world(one, world, dice)) for _ in range(TRIES))
        assert any(state is not None for state in again), world.spaces
