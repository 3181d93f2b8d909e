"""The tests that run each line of the rules, and their times: measured once, and kept.

A line that runs while the modules are imported is in the reach of every test.
"""

from __future__ import annotations

import functools
import json
import sys
from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Any, Final

import coverage
import pytest

from tools.mutation.changes import Change
from tools.mutation.rooms import HOUSE, room, rule_files
from tools.mutation.trial import QUIET, CannotTry

# The making of frozen values is compiled once for all tests: every one of them leans on it.
_EVERYWHERE: Final = ("companion/engine/frozen.py",)


@dataclass(frozen=True)
class Reach:
    """`lines`: by file and line the tests, as numbers of `tests`; "" is a line run at import."""

    tests: tuple[str, ...]
    seconds: tuple[float, ...]
    lines: dict[str, dict[int, list[int]]]
    imported: dict[str, list[int]]
    failing: tuple[str, ...] = ()  # before anything is changed: no help

    def tests_of(self, change: Change) -> list[str]:
        """The tests that reach a change: the quickest and most specific first."""
        reached = self._reached(change)
        every: list[int] = []
        if change.file in _EVERYWHERE or self._is_imported(change):
            every = [test for test in range(len(self.tests)) if test not in reached]
        return [self.tests[test] for part in (reached, every) for test in self._ranked(part)]

    def _reached(self, change: Change) -> set[int]:
        lines = self.lines.get(change.file, {})
        found = {test for line in change.lines for test in lines.get(line, ())}
        if found:
            return found
        if self._is_imported(change):
            return {test for tests in lines.values() for test in tests}
        return set(_next_above(lines, change.line))

    def _is_imported(self, change: Change) -> bool:
        return not set(change.lines).isdisjoint(self.imported.get(change.file, ()))

    def _ranked(self, tests: set[int] | list[int]) -> list[int]:
        return sorted(tests, key=lambda test: (self.seconds[test] * self._breadth[test], test))

    @functools.cached_property
    def _breadth(self) -> list[int]:
        """The number of lines of the rules that each test runs."""
        breadth = [1] * len(self.tests)
        for lines in self.lines.values():
            for tests in lines.values():
                for test in tests:
                    breadth[test] += 1
        return breadth

    def has(self, test: str) -> bool:
        return test in self._seconds

    def seconds_of(self, test: str) -> float:
        return self._seconds.get(test, 0.0)

    @functools.cached_property
    def _seconds(self) -> dict[str, float]:
        return dict(zip(self.tests, self.seconds, strict=True))


def _next_above(lines: dict[int, list[int]], line: int) -> list[int]:
    """A bare `return` below an `or` has no line of its own in Python 3.11: its `if` has."""
    above = [number for number, tests in lines.items() if tests and number < line]
    return lines[max(above)] if above else []


def read(path: Path) -> Reach:
    kept = json.loads(path.read_text(encoding="utf-8"))
    lines = {
        file: {int(line): tests for line, tests in found.items()}
        for file, found in kept["lines"].items()
    }
    tests, seconds, failing = (tuple(kept[key]) for key in ("tests", "seconds", "failing"))
    return Reach(tests, seconds, lines, kept["imported"], failing)


# Looking: in a process of its own


class _Recorder:
    """Tells the tracer of lines which test is running, and forgets what was kept for later ones."""

    def __init__(self, tracer: coverage.Coverage) -> None:
        self.tracer = tracer
        self.seconds: dict[str, float] = {}
        self.failed: set[str] = set()
        self.kept: list[Any] = []

    def pytest_collection_finish(self) -> None:
        rooms = [module for name, module in sys.modules.items() if _is_ours(name)]
        self.kept = [
            value
            for module in rooms
            for value in vars(module).values()
            if hasattr(value, "cache_clear")
        ]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        for function in self.kept:
            function.cache_clear()
        self.tracer.switch_context(item.nodeid)
        started = process_time()
        result = yield
        self.seconds[item.nodeid] = process_time() - started
        self.tracer.switch_context("")
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.add(report.nodeid)


def _is_ours(name: str) -> bool:
    return name.partition(".")[0] in ("companion", "tests")


def record(path: Path, game: str) -> str:
    """Run every test once, and keep what was seen; "" when all went well."""
    files = {str(HOUSE / file): file for file in rule_files(game)}
    place = room(game)
    tracer = coverage.Coverage(data_file=None, config_file=False, include=list(files))
    recorder = _Recorder(tracer)
    tracer.start()
    tracer.switch_context("")
    left_out = (f"--ignore={file}" for file in place.left_out)
    only = ["-k", place.only] if place.only else []
    code = pytest.main([*QUIET, *left_out, *only, *place.tests], plugins=[recorder])
    tracer.stop()
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        raise CannotTry("the tests cannot be run: ./run test")
    _keep(path, tracer.get_data(), files, recorder)
    return ""


def _keep(
    path: Path, data: coverage.CoverageData, files: dict[str, str], recorder: _Recorder
) -> None:
    tests = [test for test in recorder.seconds if test not in recorder.failed]
    number = {test: i for i, test in enumerate(tests)}
    seen = {file: data.contexts_by_lineno(full) for full, file in files.items()}
    kept = {
        "tests": tests,
        "failing": sorted(recorder.failed),
        "seconds": [round(recorder.seconds[test], 4) for test in tests],
        "lines": {
            file: {
                line: [number[test] for test in found if test in number]
                for line, found in lines.items()
            }
            for file, lines in seen.items()
        },
        "imported": {
            file: [line for line, found in lines.items() if "" in found]
            for file, lines in seen.items()
        },
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(kept), encoding="utf-8")
