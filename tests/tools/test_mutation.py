"""The choice of changes and tests in `./run mutate`, their trial, and the known equivalents."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from textwrap import dedent

import pytest

from companion.games.registry import FOLDERS
from tools import mutate
from tools.mutation import equivalents
from tools.mutation.changes import Change, changes
from tools.mutation.reach import Reach
from tools.mutation.rooms import HOUSE, all_changes, drawn, room, rule_files
from tools.mutation.server import Tried, share
from tools.mutation.trial import SURVIVED

SOURCE = "def f(a):\n    return a < 1\n\n\ndef g(a):\n    return a < 1\n"
WALK = "companion/games/island/rules/lakes.py"


def some() -> list[Change]:
    return changes("some.py", SOURCE)


def test_a_seed_draws_the_same_changes_also_when_another_line_is_new() -> None:
    moved = changes("some.py", f"# L1.1\n\n{SOURCE}")
    first = [change.name for change in drawn(some(), 3, seed=7)]
    assert [change.name for change in drawn(moved, 3, seed=7)] == first
    assert any([change.name for change in drawn(some(), 3, seed=s)] != first for s in range(5))


def test_more_than_there_are_is_all_there_are() -> None:
    assert {change.name for change in drawn(some(), 99, seed=1)} == {c.name for c in some()}


def test_the_rules_are_what_is_changed() -> None:
    files = rule_files()
    assert "companion/engine/session.py" in files
    assert "companion/games/island/rules/turns.py" in files
    assert not any("refusals" in file or "stories" in file for file in files)
    assert len(all_changes(files)) > 2000


@pytest.mark.parametrize(("game", "folder"), FOLDERS.items())
def test_each_small_game_has_rules_of_its_own(game: str, folder: str) -> None:
    files = rule_files(game)
    assert f"companion/games/{folder}/apply.py" in files
    assert all(file.startswith(f"companion/games/{folder}/") for file in files)
    assert all((HOUSE / path).exists() for path in (*room(game).tests, *room(game).left_out))


# Which tests are run


def reach() -> Reach:
    return Reach(
        tests=("slow", "quick", "broad"),
        seconds=(5.0, 0.1, 0.1),
        lines={"some.py": {2: [0, 1, 2], 6: [2]}, "other.py": {1: [2], 2: [2]}},
        imported={"some.py": [1, 5]},
    )


def at(line: int) -> Change:
    return replace(some()[0], line=line, lines=range(line, line + 1))


def test_only_tests_that_come_to_the_line_the_quickest_and_most_specific_first() -> None:
    assert reach().tests_of(at(2)) == ["quick", "broad", "slow"]
    assert reach().tests_of(at(6)) == ["broad"]


def test_to_a_line_that_the_tracer_does_not_see_come_those_of_the_line_above() -> None:
    assert reach().tests_of(at(9)) == ["broad"]
    assert reach().tests_of(replace(at(9), file="none.py")) == []


def test_a_line_run_at_import_is_in_the_reach_of_all() -> None:
    assert set(reach().tests_of(at(5))) == {"slow", "quick", "broad"}


# A change is tried


def tried(change_of: str, into: str, test: str) -> str:
    """The result of one change, in a process that has imported nothing of ours."""
    script = dedent(f"""
        import os
        from tools.mutation.rooms import all_changes
        from tools.mutation.trial import in_child, prepare, tried, verdict
        prepare()
        change = next(c for c in all_changes(({WALK!r},)) if c.was == {change_of!r}
                      and c.now == {into!r})
        child, answer = in_child(lambda: tried(change, [{test!r}], lambda test: 1.0))
        status = os.waitpid(child, 0)[1]
        print(verdict(status, os.fdopen(answer).read()))
    """)
    run = [sys.executable, "-c", script]
    done = subprocess.run(run, cwd=HOUSE, capture_output=True, text=True, check=True)
    return done.stdout.strip()


WAS = "return ray[steps - 1] if steps <= len(ray) else None"
STACK = "tests/cli/test_tables.py::test_table[law/L2_4_the_stack]"
LYING = "tests/cli/test_tables.py::test_table[law/L7_3_no_way_out_on_land]"


def test_a_test_that_fails_has_noticed() -> None:
    assert tried(WAS, WAS.replace("<=", ">"), LYING) == LYING


def test_no_file_is_touched() -> None:
    before = (HOUSE / WALK).read_bytes()
    tried(WAS, WAS.replace("<=", ">"), LYING)
    assert (HOUSE / WALK).read_bytes() == before


def test_a_change_that_no_test_feels_survives() -> None:
    assert tried(WAS, WAS.replace("- 1", "+ 1"), STACK) == SURVIVED


# Changes of nothing


def listed(folder: Path, text: str) -> equivalents.Equivalents:
    file = folder / "equivalents.yaml"
    file.write_text(dedent(text), encoding="utf-8")
    return equivalents.read(file)


ENTRY = f"""
- file: {WALK}
  in: end_of_line
  was: {WAS}
  now: {WAS.replace("<=", "<")}
  why: because
"""


def test_what_is_listed_is_known_by_its_lines(tmp_path: Path) -> None:
    found = [change for change in all_changes((WALK,)) if change in listed(tmp_path, ENTRY)]
    assert [change.kind for change in found] == ["<= to <"]


def test_what_can_no_longer_be_made_is_told(tmp_path: Path) -> None:
    kept = listed(tmp_path, ENTRY)
    assert kept.gone(all_changes((WALK,)), (WALK,)) == []
    assert kept.gone(some(), ()) == []
    assert kept.gone(some(), (WALK,)) == [(WALK, "end_of_line", WAS, WAS.replace("<=", "<"), 1)]


@pytest.mark.parametrize(
    "text",
    [
        ENTRY.replace("because", "''"),
        ENTRY.replace("  why: because\n", ""),
        ENTRY.replace("lakes.py", "oceans.py"),
        ENTRY + ENTRY,
    ],
)
def test_a_list_without_reasons_is_none(tmp_path: Path, text: str) -> None:
    with pytest.raises(equivalents.BadList):
        listed(tmp_path, text)


def test_the_list_of_the_house_can_be_read() -> None:
    assert all(equivalents.read().why.values())


def test_an_entry_is_written_as_it_is_read(tmp_path: Path) -> None:
    change = all_changes((WALK,))[0]
    text = equivalents.entry(change).replace("why: ''", "why: because")
    assert change in listed(tmp_path, text)


# The report


def done(noticed: int, survived: int) -> list[Tried]:
    return [Tried(at(2), "quick", 3)] * noticed + [Tried(at(2), SURVIVED, 3)] * survived


def test_the_share_counts_what_changes_nothing_as_noticed() -> None:
    assert share(done(97, 3), alike=1) == 98.0


@pytest.mark.parametrize(("survived", "code"), [(2, 0), (3, 1)])
def test_the_exit_code_is_that_of_the_bar(
    survived: int, code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    none = equivalents.Equivalents({})
    assert mutate.told(done(100 - survived, survived), none, [], 98.0, 60.0) == code
    assert f"{survived} survived: {100 - survived}.0 %" in capsys.readouterr().out


def test_what_is_listed_and_noticed_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    change = at(2)
    alike = equivalents.Equivalents({change.name: "because"})
    assert mutate.told([Tried(change, "quick", 3)], alike, [], 98.0, 1.0) == 1
    assert "noticed by quick" in capsys.readouterr().out
    assert mutate.told([Tried(change, SURVIVED, 3)], alike, [], 98.0, 1.0) == 0
    assert mutate.told([], alike, [change.name], 98.0, 1.0) == 1
