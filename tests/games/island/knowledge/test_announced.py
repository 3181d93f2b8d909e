"""Only what was announced counts as heard, where that is asked for."""

import pytest

from companion.games.island.commands import Move
from companion.games.island.game import Game, play
from companion.games.island.history.ears import Ears
from companion.games.island.knowledge.fog import meter
from companion.store.island.table_file import read_table
from tests.architecture.house import ROOT
from tests.games.island.knowledge.beliefs import lively_game


def _table() -> Game:
    table = read_table(ROOT / "seeds" / "sample-table.yaml")
    return play(table.setup, table.seed)


def test_what_nobody_has_announced_is_not_heard_yet() -> None:
    """L16"""
    game = _table()
    game.submit(Move("theseus", "E"))
    ears = Ears(game, announced=True)
    assert len(ears.heard("theseus").words) == 1, "the start alone"
    assert len(Ears(game).heard("theseus").words) == 2
    game.announced()
    assert ears.heard("theseus") == Ears(game).heard("theseus")


def test_what_was_taken_back_unheard_was_never_said() -> None:
    """L17"""
    game = _table()
    ears = Ears(game, announced=True)
    game.submit(Move("theseus", "E"))
    ears.heard("theseus")
    game.undo()
    game.submit(Move("theseus", "SE"))
    game.announced()
    words = ears.heard("theseus").words
    assert len(words) == 2
    assert words[1].spoke == Move("theseus", "SE")


def test_what_was_announced_and_taken_back_stays_said() -> None:
    """L17"""
    game = _table()
    game.submit(Move("theseus", "E"))
    game.announced()
    ears = Ears(game, announced=True)
    fog = meter(ears.heard("theseus"), "theseus")
    game.undo()
    heard = ears.heard("theseus")
    assert heard.now == 0
    assert meter(heard, "theseus").certain == fog.certain


@pytest.mark.parametrize("seed", range(8))
def test_of_a_game_announced_step_by_step_all_is_heard(seed: int) -> None:
    played = list(lively_game(seed + 40, 40))[-1]
    game: Game = type(played)(played.game, played.start, played.seed)
    for line in played.journal:
        game.replay([line])
        game.announced()
    who = game.state.boards[0].who
    late = Ears(game).heard(who).words
    words = Ears(game, announced=True).heard(who).words
    assert {one.said for one in words} <= {one.said for one in late}
    assert len(words) >= len(late) - 2, "at most an answer beside the game waits"


@pytest.mark.parametrize("seed", range(8))
def test_the_announced_is_never_more_than_was_resolved(seed: int) -> None:
    for game in lively_game(seed + 70, 30):
        who = game.state.boards[0].who
        ears = Ears(game, announced=True)
        words = ears.heard(who).words
        assert len(ears.rounds) == len(words) <= len(Ears(game).heard(who).words)
