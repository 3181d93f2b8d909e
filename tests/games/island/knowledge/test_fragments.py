"""Words that were said lie where it is shown, and what floats keeps its shape."""

from collections.abc import Mapping

import pytest

from companion.games.island.board.hexes import AXIAL
from companion.games.island.commands import Move
from companion.games.island.game import play
from companion.games.island.history.ears import Ears
from companion.games.island.knowledge.fog import Deduction
from companion.games.island.knowledge.fragments import fragments, spaces_of
from companion.games.island.terms import Hex
from companion.store.island.table_file import read_table
from tests.architecture.house import ROOT
from tests.games.island.knowledge.beliefs import lively_game


def test_a_move_tells_of_the_space_it_leads_to() -> None:
    """L5.3: Theseus starts on D2 and goes east."""
    table = read_table(ROOT / "seeds" / "sample-table.yaml")
    game = play(table.setup, table.seed)
    game.submit(Move("theseus", "E"))
    deduction = Deduction(Ears(game).heard("theseus"))
    assert "D2" in spaces_of(deduction, 0)
    assert spaces_of(deduction, 1) == {"D3"}
    assert fragments(deduction, "theseus") == ()


@pytest.mark.parametrize("seed", range(8))
def test_what_floats_lies_so_in_every_island_that_fits(seed: int) -> None:
    for count, game in enumerate(lively_game(seed + 200, 40)):
        if count % 8:
            continue
        who = game.state.boards[0].who
        deduction = Deduction(Ears(game).heard(who))
        certain, spaces = deduction.fog(who).certain, game.state.table.island.spaces
        for one in fragments(deduction, who):
            assert one.ways > 1
            assert _fits(one.spaces, spaces)
            assert any(at not in certain for at, _ in one.spaces)
            assert one.stands is None or one.stands in dict(one.spaces)


def _fits(fragment: tuple[tuple[str, str], ...], spaces: Mapping[Hex, str]) -> bool:
    """The true island has these words in the same shape."""
    first = AXIAL[fragment[0][0]]  # type: ignore[index]
    by_place = {AXIAL[at]: word for at, word in spaces.items()}
    return any(
        all(
            _same(by_place.get((q + dq - first[0], r + dr - first[1])), word)
            for (dq, dr), word in ((AXIAL[at], word) for at, word in fragment)  # type: ignore[index]
        )
        for q, r in by_place
    )


def _same(true: str | None, word: str) -> bool:
    kind, _, lake = word.partition(":")
    return true is not None and true in (word, kind, lake)
