"""The owner's own islands are kept by their codes, renamed and forgotten, and never lost."""

import json
from functools import partial
from pathlib import Path
from random import Random

import pytest

from companion.games.island.board.generate import random_island
from companion.games.island.board.island_code import code_of
from companion.games.island.board.layout import Island
from companion.store.files import locks
from companion.store.games.troubles import BadName, CannotSave
from companion.store.island import own_islands
from companion.store.island.own_islands import FILE, LARGEST, OwnIslands
from tests.store.hostile import HOSTILE, soon, what_lies
from tests.store.saved import at_once, full_disk, names


def island(seed: int) -> Island:
    return random_island(Random(seed))


def code(seed: int) -> str:
    return code_of(island(seed).spaces, island(seed).knots)


def test_kept_renamed_and_forgotten(tmp_path: Path) -> None:
    own = OwnIslands(tmp_path / "new")
    first = own.keep(island(1), "  Friday  ")
    second = own.keep(island(2), "Суббота")
    assert OwnIslands(tmp_path / "new").names == {first: "Friday", second: "Суббота"}
    own.keep(island(1), "Sunday")
    own.forget(second)
    assert OwnIslands(tmp_path / "new").names == {code(1): "Sunday"}


@pytest.mark.parametrize("name", ["", "   ", "x" * 81, "a\nb"])
def test_a_bad_name_keeps_nothing(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadName):
        OwnIslands(tmp_path).keep(island(1), name)
    assert OwnIslands(tmp_path).names == {}


@pytest.mark.parametrize("raw", [b"{", b"[1]", b"\xff\xfe", b'{"CFTA3": "x"}', b'{"x": [1]}'])
def test_a_foreign_file_is_kept_aside_before_it_is_written_over(tmp_path: Path, raw: bytes) -> None:
    (tmp_path / FILE).write_bytes(raw)
    own = OwnIslands(tmp_path)
    assert own.names == {}
    own.keep(island(1), "Friday")
    kept = [path for path in tmp_path.iterdir() if "broken" in path.name]
    assert [path.read_bytes() for path in kept] == [raw]
    assert len(OwnIslands(tmp_path).names) == 1


def test_a_full_disk_changes_nothing(tmp_path: Path) -> None:
    own = OwnIslands(tmp_path)
    own.keep(island(1), "Friday")
    with full_disk(), pytest.raises(CannotSave):
        own.keep(island(2), "Sunday")
    assert list(OwnIslands(tmp_path).names.values()) == ["Friday"]


# Unreadable files


@pytest.mark.parametrize("kind", HOSTILE)
def test_what_cannot_be_read_is_put_aside_whole_and_told_once(tmp_path: Path, kind: str) -> None:
    HOSTILE[kind](tmp_path / FILE)
    before = what_lies(tmp_path / FILE)
    with soon():
        own = OwnIslands(tmp_path)
    assert own.names == {}
    (told,) = own.troubles
    assert told["en"].startswith("Not all of your own islands could be read.")
    assert told["en"].endswith(f" is kept: {FILE}.broken-1.")
    assert told["ru"].startswith("Не все твои острова удалось прочитать.")
    assert what_lies(tmp_path / f"{FILE}.broken-1") == before
    assert OwnIslands(tmp_path).troubles == []
    own.keep(island(1), "Friday")
    assert OwnIslands(tmp_path).names == {code(1): "Friday"}
    assert what_lies(tmp_path / f"{FILE}.broken-1") == before


@pytest.mark.parametrize("kind", HOSTILE)
def test_what_cannot_be_read_while_the_app_runs_is_not_written_over(
    tmp_path: Path, kind: str
) -> None:
    own = OwnIslands(tmp_path)
    HOSTILE[kind](tmp_path / FILE)
    before = what_lies(tmp_path / FILE)
    with soon():
        own.keep(island(1), "Friday")
    assert what_lies(tmp_path / f"{FILE}.broken-1") == before
    assert OwnIslands(tmp_path).names == {code(1): "Friday"}


def test_of_a_file_that_is_partly_ours_that_part_stays(tmp_path: Path) -> None:
    raw = json.dumps({code(1): "Friday", "CFTA3": "x", code(2): "a\nb"}).encode()
    (tmp_path / FILE).write_bytes(raw)
    own = OwnIslands(tmp_path)
    assert own.names == {code(1): "Friday"}
    assert len(own.troubles) == 1
    assert (tmp_path / f"{FILE}.broken-1").read_bytes() == raw
    again = OwnIslands(tmp_path)
    assert (again.names, again.troubles) == ({code(1): "Friday"}, [])


def test_where_it_cannot_be_put_aside_it_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / FILE).write_bytes(b"{")

    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "rename", refuse)
    own = OwnIslands(tmp_path)
    assert own.troubles[0]["en"].startswith(f"{FILE} cannot be read, so the app goes on without")
    with pytest.raises(CannotSave):
        own.keep(island(1), "Friday")
    assert (tmp_path / FILE).read_bytes() == b"{"


# How many


LONG = "\N{DESERT ISLAND}" * 80  # as many bytes as a name may have


def test_more_than_a_hundred_thousand_bytes_are_read_again(tmp_path: Path) -> None:
    """So many were kept once and were gone at the next start."""
    many = {code(seed): LONG for seed in range(300)}
    (tmp_path / FILE).write_text(json.dumps(many, ensure_ascii=False))
    assert (tmp_path / FILE).stat().st_size > 100_000
    own = OwnIslands(tmp_path)
    assert own.names == many
    own.keep(island(1_000), "Friday")
    assert OwnIslands(tmp_path).names == {**many, code(1_000): "Friday"}
    assert (tmp_path / FILE).stat().st_size < LARGEST


def test_what_could_not_be_read_again_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_islands, "LARGEST", 2_000)
    own = OwnIslands(tmp_path)
    for seed in range(5):
        own.keep(island(seed), LONG)
    with pytest.raises(CannotSave) as full:
        own.keep(island(5), LONG)
    assert full.value.say("en").startswith("No more islands of your own fit in here")
    assert full.value.say("ru").startswith("Больше своих островов здесь не поместится")
    assert len(own.names) == 5
    again = OwnIslands(tmp_path)
    assert (again.names, again.troubles) == (own.names, [])
    own.forget(next(iter(own.names)))  # then there is room
    own.keep(island(500), LONG)
    assert OwnIslands(tmp_path).names == own.names


# Two windows


def test_two_windows_keep_what_the_other_has_kept(tmp_path: Path) -> None:
    OwnIslands(tmp_path).keep(island(0), "Monday")
    one, other = OwnIslands(tmp_path), OwnIslands(tmp_path)
    one.keep(island(1), "Friday")
    other.keep(island(2), "Sunday")
    one.forget(code(0))
    assert OwnIslands(tmp_path).names == one.names == {code(1): "Friday", code(2): "Sunday"}


def test_a_window_that_holds_the_lock_is_waited_for_and_not_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = OwnIslands(tmp_path)
    own.keep(island(1), "Friday")
    monkeypatch.setattr(locks, "_PATIENCE", 0.05)
    with locks.one_at_a_time(tmp_path), soon(), pytest.raises(CannotSave) as busy:
        own.keep(island(2), "Sunday")
    assert busy.value.say("en").startswith("Another window of the app is saving just now")
    own.keep(island(2), "Sunday")
    assert len(OwnIslands(tmp_path).names) == 2


PROCESSES, EACH = 2, 25


def test_two_processes_lose_nothing_of_each_other(tmp_path: Path) -> None:
    at_once([partial(keep_many, tmp_path, one) for one in range(PROCESSES)])
    wanted = {code(100 * one + number) for one in range(PROCESSES) for number in range(EACH)}
    assert set(OwnIslands(tmp_path).names) == wanted
    assert names(tmp_path) == [FILE]


def keep_many(folder: Path, one: int) -> None:
    own = OwnIslands(folder)
    for number in range(EACH):
        own.keep(island(100 * one + number), f"{one} {number}")
