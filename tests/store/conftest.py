"""A shelf in a folder of its own, with a clock that stands still."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.store.games.shelf import Shelf
from tests.store.saved import Clock


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def shelf(tmp_path: Path, clock: Clock) -> Iterator[Shelf]:
    made = Shelf(tmp_path / "games", clock)
    yield made
    made.close()
