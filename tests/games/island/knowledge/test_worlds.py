"""Islands drawn from what fits."""

from collections import Counter
from random import Random

import pytest

from companion.games.island.board.layout import SPACES, problems
from companion.games.island.history.ears import Ears
from companion.games.island.knowledge.fog import Deduction
from companion.games.island.knowledge.worlds import Worlds
from companion.games.island.terms import Hex
from tests.games.island.knowledge.beliefs import lively_game

DRAWN = 400


def _deduction(seed: int, length: int) -> Deduction:
    game = list(lively_game(seed, length, odd=False))[-1]
    return Deduction(Ears(game).heard(game.state.boards[0].who))


def _plain(word: str) -> str:
    return word.removeprefix("lake:").partition(":")[0]


@pytest.mark.parametrize("seed", range(12))
def test_every_island_drawn_is_legal_and_has_what_is_certain(seed: int) -> None:
    deduction = _deduction(seed, 60)
    fog = deduction.fog(deduction.heard.table.boards[0][0])
    worlds, dice = Worlds(deduction), Random(seed)
    for _ in range(20):
        world = worlds.draw(dice)
        spaces = {at: _plain(word) for at, word in world.spaces.items()}
        assert Counter(spaces.values()) == SPACES
        wrong = [one for one in problems(spaces, {}) if one.kind != "knot-without-arrows"]
        assert wrong == []
        assert all(world.spaces[at] == word for at, word in fog.certain.items())


@pytest.mark.parametrize("seed", range(4))
def test_they_are_drawn_as_often_as_their_shares_say(seed: int) -> None:
    """L16: within five standard deviations, of every word on every space, and of the place."""
    deduction = _deduction(seed, 40)
    who = deduction.heard.table.boards[0][0]
    fog = deduction.fog(who)
    worlds, dice = Worlds(deduction), Random(seed)
    drawn = [worlds.draw(dice) for _ in range(DRAWN)]
    for at, shares in fog.likely.items():
        found = Counter(world.spaces[at] for world in drawn)
        assert set(found) <= set(shares)
        for word, share in shares.items():
            assert _near(found[word], share)
    places: Counter[Hex | None] = Counter(world.places.get(who) for world in drawn)
    for place, share in fog.place.items():
        assert _near(places[place], share)


def _near(found: int, share: float) -> bool:
    spread: float = (DRAWN * share * (1 - share)) ** 0.5
    return abs(found - DRAWN * share) <= 5 * spread + 1
