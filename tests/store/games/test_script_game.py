"""A table script becomes a game of the shelf, or is refused in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.island.views import op_view
from companion.referee import Referee
from companion.store.files.bad_file import BadFile
from companion.store.games.game_file import LONGEST_NAME
from companion.store.games.script_game import is_script
from companion.store.games.shelf import Shelf
from companion.store.island.table_script import write_script
from tests.architecture.house import ROOT
from tests.store.saved import begun, played

SAMPLE = ROOT / "seeds/sample-table.yaml"


def test_it_stands_where_the_script_ends_and_goes_on(shelf: Shelf) -> None:
    session, troubles = shelf.resume(shelf.import_file(SAMPLE))
    assert troubles == []
    assert session.header.name == "sample-table"
    assert op_view(session.state) == op_view(Referee.load(SAMPLE).state)
    played(session, 5)
    assert len(session.steps) > len(Referee.load(SAMPLE).session.steps)


@pytest.mark.parametrize("seed", range(4))
def test_a_game_shared_as_a_script_comes_back(shelf: Shelf, seed: int) -> None:
    """With what chance drew, and with what was taken back."""
    session = begun(shelf, seed=seed)
    played(session, 40, seed)
    session.undo()
    script = write_script(session.header.setup, session.header.seed, session.journal)
    back, _ = shelf.resume(shelf.import_bytes(script.encode(), "Friday script.yaml"))
    assert op_view(back.state) == op_view(session.state)
    assert back.header.name == "Friday script"
    assert len(back.steps) == len(session.steps)


def test_refusals_that_a_script_expects_are_no_faults(shelf: Shelf) -> None:
    tables = sorted((ROOT / "tests/tables/law").glob("*.yaml"))
    shown = [path for path in tables if "error:" in path.read_text("utf-8")][:5]
    assert shown
    for path in shown:
        shelf.import_file(path)


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"\xff\xfe",
        b"a: [",
        b"captives: {theseus: {health: 4}}\n",  # a box
        SAMPLE.read_bytes() + b"  - theseus: fly to the moon\n",
        SAMPLE.read_bytes() + b"  - theseus: undo\n",
        b"x" * 1_000_001,
    ],
    ids=["empty", "no-text", "torn", "box", "not-understood", "not-the-op", "huge"],
)
def test_what_is_no_script_is_told_in_one_sentence(shelf: Shelf, raw: bytes) -> None:
    with pytest.raises(BadFile) as told:
        shelf.import_bytes(raw, "friday.yaml")
    for sentence in (told.value.say("en"), told.value.say("ru")):
        assert sentence.startswith("friday.yaml: ")
        assert "\n" not in sentence
    assert told.value.say("en") != told.value.say("ru")
    assert shelf.games() == []
    assert [*shelf.folder.rglob("*")] == []


def test_a_line_that_is_refused_is_told_with_its_number(shelf: Shelf) -> None:
    raw = SAMPLE.read_bytes() + b"  - theseus: fly to the moon\n"
    with pytest.raises(BadFile) as told:
        shelf.import_bytes(raw, "friday.yaml")
    line = raw.count(b"\n")
    assert f"line {line}: the rules do not allow this line here" in told.value.say("en")
    assert f"строка {line}: правила не разрешают здесь эту строку" in told.value.say("ru")


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("Ёлка №1.yaml", "Ёлка №1"),
        (" .yaml", "paradox-island"),
        ("\udcff.yml", "paradox-island"),
        ("x" * 90 + ".YML", "x" * LONGEST_NAME),
    ],
    ids=["letters", "blank", "no-text", "long"],
)
def test_it_is_called_as_its_file(shelf: Shelf, file: str, name: str) -> None:
    assert is_script(file)
    shelf.import_bytes(SAMPLE.read_bytes(), file)
    assert [game.name for game in shelf.games()] == [name]


def test_a_game_is_no_script(tmp_path: Path) -> None:
    assert not is_script(str(tmp_path / "Friday.game"))
