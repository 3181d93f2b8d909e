"""A game that somebody brings is checked and replayed, or refused in one sentence."""

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest

from companion.games.island.kind import KIND
from companion.games.island.rules import RULES
from companion.store.files.bad_file import BadFile
from companion.store.games import importing
from companion.store.games.kept_game import KeptGame
from companion.store.games.shelf import Shelf
from companion.store.games.troubles import CannotSave
from tests.store.saved import Clock, begun, file_of, full_disk, lines, played, shape


@pytest.fixture
def session(shelf: Shelf, clock: Clock) -> KeptGame:
    found = begun(shelf, seed=4, odd=True)
    for part in range(4):
        clock.seconds += 60
        played(found, 10, part)
    return found


@pytest.fixture
def raw(shelf: Shelf, session: KeptGame) -> bytes:
    return shelf.export_bytes(session.id)


def changed(raw: bytes, number: int, **changes: Any) -> bytes:
    """A line, counted from 1, with other values; `...` leaves a key out."""
    found = raw.split(b"\n")
    tree = {**json.loads(found[number - 1]), **changes}
    tree = {key: value for key, value in tree.items() if value is not ...}
    found[number - 1] = json.dumps(tree).encode()
    return b"\n".join(found)


def refused(shelf: Shelf, raw: bytes) -> BadFile:
    before = sorted(path for path in shelf.folder.rglob("*"))
    with pytest.raises(BadFile) as found:
        shelf.import_bytes(raw, "friday.game")
    assert sorted(path for path in shelf.folder.rglob("*")) == before
    bad = found.value
    for sentence in (bad.say("en"), bad.say("ru")):
        assert sentence.startswith("friday.game: ")
        assert "\n" not in sentence
        assert len(sentence) < 600
    assert bad.say("en") != bad.say("ru")
    return bad


def test_a_game_of_another_tablet_goes_on_here(
    shelf: Shelf, session: KeptGame, tmp_path: Path, clock: Clock
) -> None:
    shelf.export(session.id, tmp_path / "friday.game")
    other = Shelf(tmp_path / "other", clock)
    brought, troubles = other.resume(other.import_file(tmp_path / "friday.game"))
    assert troubles == []
    assert shape(brought) == shape(session)
    played(session, 20)
    played(brought, 20)
    assert shape(brought) == shape(session)
    other.close()


def test_what_was_written_by_us_is_written_so_again(
    shelf: Shelf, session: KeptGame, raw: bytes
) -> None:
    """Times and names too. A game that is here already becomes a copy with its own id."""
    copy = shelf.import_bytes(raw, "friday.game")
    assert copy != session.id
    assert shelf.export_bytes(copy) == raw
    assert len(shelf.games()) == 2


def test_a_missing_last_end_of_line_and_other_ends_are_taken(shelf: Shelf, raw: bytes) -> None:
    for text in (raw.removesuffix(b"\n"), raw.replace(b"\n", b"\r\n")):
        assert shelf.export_bytes(shelf.import_bytes(text, "x")) == raw


def test_a_game_that_has_not_begun(shelf: Shelf) -> None:
    session = begun(shelf, 2)
    raw = shelf.export_bytes(session.id)
    assert shelf.export_bytes(shelf.import_bytes(raw, "x")) == raw


def test_what_the_file_says_was_said_is_not_believed(shelf: Shelf, raw: bytes) -> None:
    lie = {"said": [{"won": "phil"}], "round": 99, "turn": "nobody", "won": "phil"}
    for number in (2, 7):
        assert shelf.export_bytes(shelf.import_bytes(changed(raw, number, **lie), "x")) == raw


def rules_line(version: int) -> bytes:
    return f'"rules":{version}'.encode()


def test_a_game_by_older_rules_is_one_by_ours_then(
    shelf: Shelf, raw: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(KIND, "rules", RULES + 1)
    which = shelf.import_bytes(changed(raw, 7, said=[{"won": "phil"}]), "x")
    assert shelf.export_bytes(which) == raw.replace(rules_line(RULES), rules_line(RULES + 1))
    assert shelf.resume(which)[1] == []


HEADER: dict[str, tuple[dict[str, Any], str]] = {
    "another game": ({"game": "chess"}, "line 1: this is no saved game"),
    "no format": ({"format": ...}, "line 1: this is no saved game"),
    "newer format": ({"format": 2}, "line 1: this game was saved by a newer version"),
    "newer rules": ({"rules": RULES + 1}, "line 1: this game was saved by a newer version"),
    "no rules": ({"rules": ...}, "line 1: rules is missing; choose a file"),
    "no name": ({"name": ...}, "name is missing"),
    "an empty name": ({"name": " "}, "name: this is no name for a game"),
    "a long name": ({"name": "x" * 81}, "name: this is no name for a game"),
    "a bell in the name": ({"name": "a\u2028b"}, "name: this is no name for a game"),
    "an early date": ({"made": -1}, 'made: "-1" stands where a number belongs'),
    "a far date": ({"made": 10**13}, 'made: "10000000000000" stands where'),
    "a far seed": ({"seed": 10**18}, 'seed: "1000000000000000000" stands where'),
    "an unknown key": ({"path": "/etc/passwd"}, 'path: "path" is not known here'),
    "no table": ({"table": ...}, "table is missing"),
    "a table of words": ({"table": "x"}, "stands where keys with values belong"),
    "no box": ({"box": ...}, "box is missing"),
    "half a box": ({"box": {"boards": {}}}, "boards.granddead: — stands where keys"),
}  # fmt: skip


@pytest.mark.parametrize("name", HEADER)
def test_a_wrong_header(shelf: Shelf, raw: bytes, name: str) -> None:
    changes, wanted = HEADER[name]
    bad = refused(shelf, changed(raw, 1, **changes))
    assert any(wanted in fault.say("en") for fault in bad.faults)
    assert bad.faults[0].line == 1


TABLE: dict[str, tuple[Any, str]] = {
    "players": (9, 'players: "9" stands where a number belongs'),
    "island": (["orange"], "island: the island has 1 rows"),
    "knots": ({}, "has no arrows"),
    "anomalies": ({"A1": "rock"}, "no anomaly space of this island"),
    "stack": (["../../x"], 'stack.1: "../../x" is not known here'),
    "op": ({"wave": "C4"}, 'op.wave: "C4" is not known here'),
    "captives": ([{"who": "bob", "start": "lime"}], 'captives.1.who: "bob" is not known here'),
    "rulings": ({"corner-joint": "x"}, 'rulings.corner-joint: "x" is not known here'),
    "boards": ({"phil": {"health": 10**6}}, 'boards.phil.health: "1000000" stands where'),
    "tokens": ({"token-6": {"does": {"restore": 99}}}, "tokens.token-6.does.restore"),
    "more": (1, 'more: "more" is not known here'),
}  # fmt: skip


@pytest.mark.parametrize("key", TABLE)
def test_every_field_is_checked_as_in_a_table_script(shelf: Shelf, raw: bytes, key: str) -> None:
    value, wanted = TABLE[key]
    table = json.loads(raw.partition(b"\n")[0])["table"]
    bad = refused(shelf, changed(raw, 1, table={**table, key: value}))
    assert any(wanted in fault.say("en") for fault in bad.faults)


LINES: dict[str, tuple[dict[str, Any], str]] = {
    "no command": ({"do": "dance"}, "the rules do not allow this line here"),
    "a path": ({"do": "set ../../etc/passwd"}, "the rules do not allow this line here"),
    "nobody": ({"who": "nobody"}, "the rules do not allow this line here"),
    "no words": ({"do": 7}, "this line cannot be read"),
    "long words": ({"do": "set " + "x" * 1100}, "this line cannot be read"),
    "a far time": ({"at": 10**13}, 'at: "10000000000000" stands where a number belongs'),
    "a word for a time": ({"at": "now"}, 'at: "now" stands where a number belongs'),
    "no time": ({"at": None}, "at: — stands where a number belongs"),
    "an unknown key": ({"__class__": "x"}, '"__class__" is not known here'),
    "a NUL": ({"said": "\0"}, "this line cannot be read"),
    "half a letter": ({"said": "\ud800"}, "this line cannot be read"),
}  # fmt: skip


@pytest.mark.parametrize("name", LINES)
def test_a_wrong_line(shelf: Shelf, raw: bytes, name: str) -> None:
    changes, wanted = LINES[name]
    number = next(n for n, line in enumerate(raw.split(b"\n"), 1) if n > 9 and b'"do"' in line)
    bad = refused(shelf, changed(raw, number, **changes))
    assert bad.faults[0].line == number
    assert wanted in bad.say("en")


BOMBS = {
    "nothing": b"",
    "an end of line": b"\n",
    "NULs": b"\0" * 1000,
    "no UTF-8": b"\xff\xfe" * 500,
    "no game": b"{}\n",
    "deep lists": b"[" * 1_000_000 + b"\n",
    "deep mappings": b'{"a":' * 200_000 + b"\n",
    "a pit in the header": b'{"game":"paradox-island","format":1,"table":' + b"[" * 30 + b"]" * 30,
    "a million digits": b'{"game":"paradox-island","format":1,"seed":' + b"9" * 250_000 + b"}\n",
    "a long format": b'{"game":"paradox-island","format":' + b"1" * 10_000 + b"}\n",
    "an endless header": b'{"game":"paradox-island","format":1,"name":"' + b"x" * 2_000_000,
    "many keys": b'{"game":"paradox-island","format":1,'
    + b",".join(b'"%d":1' % n for n in range(60_000)) + b"}\n",
    "many words": b'{"game":"paradox-island","format":1,"table":{"knots":{},"island":["'
    + b"x " * 100_000 + b'"]}}\n',
    "many lines": b"\n" * 3_000_000,
    "a huge file": b"x" * (importing.LARGEST + 1),
}  # fmt: skip


@pytest.mark.parametrize("name", BOMBS)
def test_a_bomb_does_not_go_off(shelf: Shelf, name: str) -> None:
    shelf.folder.mkdir()
    assert len(refused(shelf, BOMBS[name]).faults) <= 200


@pytest.mark.parametrize(
    "line",
    [b"[" * 1_000_000, b'{"who":"op","do":"end","at":' + b"9" * 1_000_000 + b"}", b"\0", b"",
     b'{"mark":"announced","said":' + b"[" * 50 + b"]" * 50 + b"}"],
    ids=range(5),
)  # fmt: skip
def test_a_bomb_in_a_line(shelf: Shelf, raw: bytes, line: bytes) -> None:
    found = raw.split(b"\n")
    bad = refused(shelf, b"\n".join((*found[:5], line, *found[5:])))
    assert (bad.faults[0].line, bad.faults[0].sentences["en"][:9]) == (6, "this line")


def test_too_many_lines(shelf: Shelf, raw: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    after_the_first = raw.count(b"\n") - 1
    monkeypatch.setattr(importing, "MOST_LINES", after_the_first - 1)
    assert f"more than {after_the_first - 1} lines" in refused(shelf, raw).say("en")
    monkeypatch.setattr(importing, "MOST_LINES", after_the_first)
    shelf.import_bytes(raw, "x")


@pytest.mark.parametrize("name", ["missing", ".", "a\0b", "x" * 5000])
def test_a_path_that_is_no_file(shelf: Shelf, tmp_path: Path, name: str) -> None:
    with pytest.raises(BadFile):
        shelf.import_file(f"{tmp_path}/{name}")


def test_a_huge_file_is_told_from_its_beginning(shelf: Shelf, tmp_path: Path) -> None:
    with (tmp_path / "huge").open("wb") as file:
        file.truncate(10**10)
    with pytest.raises(BadFile, match="larger than 4 MB"):
        shelf.import_file(tmp_path / "huge")
    with pytest.raises(BadFile, match="a pipe or a device"):  # which has no end
        shelf.import_file("/dev/zero")


def test_a_name_cannot_lead_anywhere(shelf: Shelf, raw: bytes) -> None:
    """The name of a game is shown; no file is called by it."""
    which = shelf.import_bytes(changed(raw, 1, name="../../evil"), "../../evil.game")
    assert [path.name for path in shelf.folder.iterdir() if which in path.name] == [f"{which}.game"]
    assert {path.parent for path in shelf.folder.rglob("*.game")} == {shelf.folder}


def test_no_room_for_it(shelf: Shelf, raw: bytes) -> None:
    before = sorted(shelf.folder.iterdir())

    with full_disk(), pytest.raises(CannotSave):
        shelf.import_bytes(raw, "x")
    assert sorted(shelf.folder.iterdir()) == before


@pytest.mark.parametrize("step", ["fsync", "replace", "sync_folder"])
def test_after_a_failed_import_nothing_is_there(
    shelf: Shelf, raw: bytes, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    """Not half a game, and no whole one under the name of another."""
    before = sorted(shelf.folder.rglob("*"))

    def refuse(*_: object) -> None:
        raise OSError(errno.EIO, "Input/output error")

    match step:
        case "fsync":
            monkeypatch.setattr(os, "fsync", refuse)
        case "sync_folder":
            monkeypatch.setattr("companion.store.files.writer.sync_folder", refuse)
        case _:
            monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(CannotSave) as failed:
        shelf.import_bytes(raw, "x", lambda name: f"{name} (2)")
    assert "nothing was saved or changed" in failed.value.say("en")
    assert sorted(shelf.folder.rglob("*")) == before
    assert len(shelf.games()) == 1


def test_it_can_get_another_name_on_its_way_in(shelf: Shelf, raw: bytes) -> None:
    which = shelf.import_bytes(raw, "x", lambda name: f"{name} (2)")
    assert {game.name for game in shelf.games()} == {"Friday", "Friday (2)"}
    assert shelf.export_bytes(which) == raw.replace(b'"name":"Friday"', b'"name":"Friday (2)"')


def test_an_unfinished_line_is_not_exported(shelf: Shelf, session: KeptGame) -> None:
    path = file_of(shelf, session)
    whole = lines(path)
    session.close()
    with path.open("ab") as file:
        file.write(b'{"who":"op","do":"en')
    assert shelf.export_bytes(session.id) == b"".join(line + b"\n" for line in whole)
    shelf.import_bytes(shelf.export_bytes(session.id), "x")
