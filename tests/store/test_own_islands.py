"""The owner's own islands are kept by their codes, renamed and forgotten."""

from pathlib import Path
from random import Random

import pytest

from companion.games.island.generate import random_island
from companion.games.island.island_code import code_of
from companion.store.own_islands import FILE, OwnIslands
from companion.store.troubles import BadName, CannotSave
from tests.store.saved import full_disk


def test_kept_renamed_and_forgotten(tmp_path: Path) -> None:
    one, other = random_island(Random(1)), random_island(Random(2))
    own = OwnIslands(tmp_path / "new")
    first = own.keep(one, "  Friday  ")
    second = own.keep(other, "Суббота")
    assert OwnIslands(tmp_path / "new").names == {first: "Friday", second: "Суббота"}
    own.keep(one, "Sunday")
    own.forget(second)
    assert OwnIslands(tmp_path / "new").names == {code_of(one.spaces, one.knots): "Sunday"}


@pytest.mark.parametrize("name", ["", "   ", "x" * 81, "a\nb"])
def test_a_bad_name_keeps_nothing(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadName):
        OwnIslands(tmp_path).keep(random_island(Random(1)), name)
    assert OwnIslands(tmp_path).names == {}


@pytest.mark.parametrize("raw", [b"{", b"[1]", b"\xff\xfe", b'{"CFTA3": "x"}', b'{"x": [1]}'])
def test_a_foreign_file_is_kept_aside_before_it_is_written_over(tmp_path: Path, raw: bytes) -> None:
    (tmp_path / FILE).write_bytes(raw)
    own = OwnIslands(tmp_path)
    assert own.names == {}
    own.keep(random_island(Random(1)), "Friday")
    kept = [path for path in tmp_path.iterdir() if "broken" in path.name]
    assert [path.read_bytes() for path in kept] == [raw]
    assert len(OwnIslands(tmp_path).names) == 1


def test_a_full_disk_changes_nothing(tmp_path: Path) -> None:
    own = OwnIslands(tmp_path)
    own.keep(random_island(Random(1)), "Friday")
    with full_disk(), pytest.raises(CannotSave):
        own.keep(random_island(Random(2)), "Sunday")
    assert list(OwnIslands(tmp_path).names.values()) == ["Friday"]
