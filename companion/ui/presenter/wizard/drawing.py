"""An island with many wishes is drawn between two frames, a few tries at a time."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from companion.games.island.board.wishes import Search

# Seconds: what is left of a frame is the screen's. A single try takes a fraction of it.
SLICE: Final = 0.008


def draw_a_while(search: Search, clock: Callable[[], float] = perf_counter) -> None:
    """Until there is an island, or the slice is over; one try at least."""
    end = clock() + SLICE
    search.draw()
    while search.goes_on and clock() < end:
        search.draw()
