"""From format to format: each step once, in order, and nothing is lost on the way."""

import json
from pathlib import Path

import pytest

from companion.store.files.json_tree import Tree
from companion.store.games import game_file, opening, upgrades
from companion.store.games.game_file import FORMAT
from companion.store.games.opening import open_game
from companion.store.games.troubles import CannotSave
from companion.store.games.upgrades import UPGRADES, upgraded
from tests.saves.games import FOLDER
from tests.store.saved import full_disk, lines

OLD = (FOLDER / "format-0.game").read_bytes()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "old.game"
    file.write_bytes(OLD)
    return file


def test_there_is_a_step_from_every_format() -> None:
    assert set(UPGRADES) == set(range(FORMAT))


def test_the_lines_of_format_0() -> None:
    header, found = upgraded({"format": "0"}, ["phil: move NW: x", "undo", "announced", "what?"])
    assert header["format"] == "1"
    assert [line if line == "what?" else json.loads(line) for line in found] == [
        {"who": "phil", "do": "move NW: x"}, {"mark": "undo"}, {"mark": "announced"}, "what?",
    ]  # fmt: skip


def test_steps_follow_one_another(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def from_1(header: Tree, found: list[str]) -> tuple[Tree, list[str]]:
        assert "box" in header
        return {**header, "format": "2"}, [line for line in found if "mark" not in line]

    for module in (game_file, opening, upgrades):
        monkeypatch.setattr(module, "FORMAT", 2)
    monkeypatch.setitem(UPGRADES, 1, from_1)
    session, _ = open_game(path)
    session.close()
    assert json.loads(lines(path)[0])["format"] == 2
    assert not any(b"mark" in line for line in lines(path))


def test_what_an_older_file_does_not_tell_is_filled_in(path: Path) -> None:
    session, _ = open_game(path)
    session.close()
    told = [json.loads(line) for line in lines(path)[1:]]
    assert len(told) == len(session.journal)
    assert {line["at"] for line in told} == {1_780_000_000}
    assert any(line.get("said") for line in told)
    assert (told[-1]["round"], told[-1]["turn"]) == (session.state.round, session.state.turn)


def test_what_an_older_file_tells_stands(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The old announcements stay, even if our rules would say others."""

    def with_said(header: Tree, found: list[str]) -> tuple[Tree, list[str]]:
        newer, told = from_0(header, found)
        trees = [json.loads(line) for line in told]
        said = [tree | {"said": [{"won": "phil"}], "at": 7} for tree in trees]
        return newer, [json.dumps(tree) for tree in said]

    from_0 = UPGRADES[0]
    monkeypatch.setitem(UPGRADES, 0, with_said)
    session, (trouble,) = open_game(path)
    session.close()
    assert "(line 2)" in trouble["en"]
    assert all(json.loads(line)["said"] == [{"won": "phil"}] for line in lines(path)[1:])


def test_a_bad_line_in_an_older_file(path: Path) -> None:
    found = OLD.split(b"\n")
    raw = b"\n".join((*found[:11], b"what\xff?", *found[11:]))
    path.write_bytes(raw)
    session, (trouble,) = open_game(path)
    session.close()
    kept = path.with_name("old.game.format-0")
    assert trouble["en"].endswith(" (line 12).")
    assert kept.name in trouble["en"]
    assert kept.read_bytes() == raw
    assert len(session.journal) == len(lines(path)) - 1 == 10


def test_another_old_file_is_kept_beside_the_first(path: Path) -> None:
    path.with_name("old.game.format-0").write_bytes(b"an earlier one")
    open_game(path)[0].close()
    assert path.with_name("old.game.format-0").read_bytes() == b"an earlier one"
    assert path.with_name("old.game.format-0-2").read_bytes() == OLD


def test_an_upgrade_that_cannot_be_written_changes_nothing(path: Path) -> None:
    with full_disk(), pytest.raises(CannotSave):
        open_game(path)
    assert path.read_bytes() == OLD
    assert list(path.parent.iterdir()) == [path]
    open_game(path)[0].close()
