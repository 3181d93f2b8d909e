"""Engine and oracle agree on 100,000 lines of random tables."""

import pytest

from tests.games.paradominetor.agreement import agree

pytestmark = pytest.mark.long

LENGTH = 250
GAMES = 1700
PARTS = 10


@pytest.mark.parametrize("part", range(PARTS))
def test_engine_and_oracle_agree(part: int) -> None:
    lines = sum(agree(seed, LENGTH) for seed in range(part, GAMES, PARTS))
    assert lines > 100_000 // PARTS
