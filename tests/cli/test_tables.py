"""Every table script in tests/tables is played to its end, expectations included."""

from pathlib import Path

import pytest

from companion.cli.table_command import run_file

TABLES = Path(__file__).resolve().parents[1] / "tables"
FILES = sorted(TABLES.rglob("*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_table(file: Path) -> None:
    *lines, last = run_file(file)
    assert list(last) == ["state"]
    assert next(line["line"] for line in lines) == 0


def test_there_are_tables() -> None:
    assert len(FILES) >= 300
