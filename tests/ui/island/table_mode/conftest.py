"""Shelves that tests have opened are closed again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.ui.island.table_mode.no_host import OPEN


@pytest.fixture(autouse=True)
def closed_again() -> Iterator[None]:
    yield
    while OPEN:
        OPEN.pop().close()
