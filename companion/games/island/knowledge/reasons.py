"""The announcements from which a certain space follows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.games.island.knowledge.chunks import Chunks
from companion.games.island.knowledge.fog import Counted, Deduction
from companion.games.island.knowledge.grid import CELL
from companion.games.island.knowledge.search import Laying
from companion.games.island.terms import Hex

Follows = Callable[[Sequence[int]], bool]


def reasons(deduction: Deduction, at: Hex) -> tuple[int, ...]:
    """The numbers of a few words of what was heard that make the space certain, and none to spare.

    Nothing, where it is not certain.
    """
    counted = Counted(deduction.search.leaves)
    word = counted.certain_word(CELL[at])
    if word is None:
        return ()

    def follows(numbers: Sequence[int]) -> bool:
        chosen = frozenset(numbers)
        chunks = Chunks(clue for clue in deduction.clues if clue.by in chosen)
        leaves = Laying(chunks, deduction.heard.table).leaves
        return Counted(leaves).certain_word(CELL[at]) == word

    every = sorted({clue.by for clue in deduction.clues})
    found = tuple(sorted(_needed((), every, follows, changed=False)))
    # With fewer words there may be more to go through, and something let go of.
    return found if follows(found) else tuple(every)


def _needed(
    given: tuple[int, ...], numbers: list[int], follows: Follows, *, changed: bool
) -> tuple[int, ...]:
    """The fewest of `numbers` that are needed beside what is given, found by halves."""
    if changed and follows(given):
        return ()
    if len(numbers) <= 1:
        return tuple(numbers)
    middle = len(numbers) // 2
    early, late = numbers[:middle], numbers[middle:]
    of_late = _needed((*given, *early), late, follows, changed=True)
    of_early = _needed((*given, *of_late), early, follows, changed=bool(of_late))
    return (*of_early, *of_late)
