"""The boxes of small games in one file: each game has its part, and nothing in it is trusted."""

from pathlib import Path

import pytest

from companion.store.files.small_files import LARGEST
from companion.store.games.troubles import CannotSave
from companion.store.tables.own_boxes import TABLE_BOXES, OwnTableBox


def test_each_game_has_its_part(tmp_path: Path) -> None:
    one, other = OwnTableBox(tmp_path, "antinomy"), OwnTableBox(tmp_path, "paradoxon")
    assert one.tree == {}
    one.keep({"codex-order": ["blue"]})
    other.keep({"names": {"gun": "Knarre"}})
    assert one.tree == {"codex-order": ["blue"]}
    assert OwnTableBox(tmp_path, "paradoxon").tree == {"names": {"gun": "Knarre"}}


@pytest.mark.parametrize("text", ["", "{", "[]", '{"antinomy": 3}', "\0", '"a"'])
def test_a_file_that_makes_no_sense_tells_nothing_and_is_put_aside(
    tmp_path: Path, text: str
) -> None:
    (tmp_path / TABLE_BOXES).write_text(text)
    own = OwnTableBox(tmp_path, "antinomy")
    assert own.tree == {}
    own.keep({"codex-order": []})
    assert own.tree == {"codex-order": []}


def test_what_is_too_much_is_not_kept(tmp_path: Path) -> None:
    own = OwnTableBox(tmp_path, "antinomy")
    with pytest.raises(CannotSave):
        own.keep({"names": "a" * LARGEST})
    assert own.tree == {}
