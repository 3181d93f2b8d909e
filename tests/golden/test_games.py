"""A dozen whole games say, word for word, what they said when somebody last read them."""

from pathlib import Path

import pytest

from companion.cli.table_command import run
from companion.store.island.table_file import read_table
from tests.golden.games import FOLDER, GAMES, transcript

FILES = sorted(FOLDER.glob("game-*.yaml"))


def test_there_are_a_dozen() -> None:
    assert len(FILES) == GAMES == 12


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_game_says_what_it_said(file: Path) -> None:
    assert transcript(file) == file.with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_game_is_played_to_its_end(file: Path) -> None:
    *_, last = run(read_table(file))
    assert last["state"]["won"] is not None
    assert last["state"]["question"] is None


def test_the_winners_are_of_every_kind() -> None:
    winners = {list(run(read_table(file)))[-1]["state"]["won"] for file in FILES}
    assert "op" in winners
    assert len(winners) >= 5
