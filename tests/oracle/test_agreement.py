"""Engine and oracle agree on more than 50,000 lines of random tables."""

import pytest

from tests.oracle.agreement import agree

GAMES = 500
LENGTH = 150
PARTS = 10


@pytest.mark.parametrize("part", range(PARTS))
def test_engine_and_oracle_agree(part: int) -> None:
    lines = sum(agree(seed, LENGTH) for seed in range(part, GAMES, PARTS))
    assert lines > 50_000 // PARTS
