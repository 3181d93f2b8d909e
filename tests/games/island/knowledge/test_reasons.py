"""A certain space follows from a few announcements, and from no fewer."""

import pytest

from companion.games.island.board.hexes import HEXES, NEXT
from companion.games.island.commands import Move
from companion.games.island.facts import StartShown
from companion.games.island.game import play
from companion.games.island.history.ears import Ears
from companion.games.island.knowledge.chunks import Chunks
from companion.games.island.knowledge.fog import Counted, Deduction
from companion.games.island.knowledge.grid import CELL
from companion.games.island.knowledge.reasons import reasons
from companion.games.island.knowledge.search import Laying
from companion.store.island.table_file import read_table
from tests.architecture.house import ROOT
from tests.games.island.knowledge.beliefs import lively_game


def _certain(deduction: Deduction, numbers: tuple[int, ...], cell: int) -> int | None:
    chunks = Chunks(clue for clue in deduction.clues if clue.by in numbers)
    return Counted(Laying(chunks, deduction.heard.table).leaves).certain_word(cell)


@pytest.mark.parametrize("seed", range(6))
def test_they_are_enough_and_none_is_to_spare(seed: int) -> None:
    game = list(lively_game(seed, 50, odd=False))[-1]
    who = game.state.boards[0].who
    deduction = Deduction(Ears(game).heard(who))
    certain = deduction.fog(who).certain
    for at in list(certain)[::5]:
        found, cell = reasons(deduction, at), CELL[at]
        word = _certain(deduction, found, cell)
        assert word is not None
        for one in found:
            without = tuple(number for number in found if number != one)
            assert _certain(deduction, without, cell) != word


def test_of_what_is_open_there_are_none() -> None:
    game = next(lively_game(3, 1, odd=False))
    who = game.state.boards[0].who
    deduction = Deduction(Ears(game).heard(who))
    certain = deduction.fog(who).certain
    assert all(reasons(deduction, at) == () for at in HEXES if at not in certain)


def test_the_next_space_follows_from_the_start_and_the_move() -> None:
    """L2.7, L5.3"""
    table = read_table(ROOT / "seeds" / "sample-table.yaml")
    game = play(table.setup, table.seed)
    game.submit(Move("theseus", "E"))
    heard = Ears(game).heard("theseus")
    ((start,),) = ([one for one in words.shown if isinstance(one, StartShown)]
                   for words in heard.words[:1])  # fmt: skip
    ahead = NEXT[start.at]["E"]
    assert ahead is not None
    assert reasons(Deduction(heard), ahead) == (0, 1)
