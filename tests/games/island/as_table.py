"""A set-up as the mapping of a table script; of the box only what the app's own does not say."""

from typing import Any

from companion.games.island.setup.file import write_setup
from companion.games.island.setup.table import SetUp
from tests.boxes import BOX


def as_table(given: SetUp, seed: int = 0) -> dict[str, Any]:
    return write_setup(given, seed, BOX)
