"""Many changes are tried, a few at a time, each by children of this process."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import accumulate
from pathlib import Path

from tools.mutation.changes import Change
from tools.mutation.reach import Reach
from tools.mutation.trial import SURVIVED, in_child, tried, verdict

_FIRST = 24  # tests: most changes are noticed by one of them


@dataclass(frozen=True)
class Tried:
    """`noticed`: by which test, or SURVIVED; `reached`: by how many tests."""

    change: Change
    noticed: str
    reached: int


@dataclass
class _Running:
    change: Change
    tests: list[str]
    after: int  # how many of the tests this child and those before it run
    answer: int


class Server:
    """`noticed`: which test noticed each change last time; it is asked first.

    `seconds`: of tests for one change, as they were recorded; those beyond are not run.
    """

    def __init__(self, reach: Reach, noticed: dict[str, str], jobs: int, seconds: float) -> None:
        self.reach = reach
        self.noticed = noticed
        self.jobs = jobs
        self.seconds = seconds
        self._running: dict[int, _Running] = {}

    def try_all(self, chosen: Iterable[Change]) -> Iterator[Tried]:
        """In the order in which they are done."""
        waiting = iter(chosen)
        for change in waiting:
            tests, first = self._tests(change)
            if not tests:
                yield Tried(change, SURVIVED, 0)
                continue
            self._start(change, tests, 0, first)
            while len(self._running) >= self.jobs:
                yield from self._ended()
        while self._running:
            yield from self._ended()

    def _tests(self, change: Change) -> tuple[list[str], int]:
        """In their order, and how many to begin with: the one that noticed last time alone."""
        tests = self._within(self.reach.tests_of(change))
        last = self.noticed.get(repr(change.name))
        if last is not None and self.reach.has(last):
            return [last, *(test for test in tests if test != last)], 1
        return tests, min(_FIRST, len(tests))

    def _within(self, tests: list[str]) -> list[str]:
        sums = accumulate(map(self.reach.seconds_of, tests))
        return [test for test, so_far in zip(tests, sums, strict=True) if so_far <= self.seconds]

    def _start(self, change: Change, tests: list[str], before: int, after: int) -> None:
        work = partial(tried, change, tests[before:after], self.reach.seconds_of)
        child, answer = in_child(work)
        self._running[child] = _Running(change, tests, after, answer)

    def _ended(self) -> Iterator[Tried]:
        """Wait for one child; its change is done, or the rest of its tests are run."""
        child, status = os.wait()
        run = self._running.pop(child)
        with os.fdopen(run.answer, encoding="utf-8") as answer:
            noticed = verdict(status, answer.read())
        if noticed == SURVIVED and run.after < len(run.tests):
            self._start(run.change, run.tests, run.after, len(run.tests))
            return
        self.noticed[repr(run.change.name)] = noticed
        yield Tried(run.change, noticed, len(run.tests))


def kept_notices(file: Path) -> dict[str, str]:
    kept: dict[str, str] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return kept


def keep_notices(file: Path, noticed: dict[str, str]) -> None:
    file.write_text(json.dumps(noticed, indent=0, sort_keys=True), encoding="utf-8")


def share(done: Sequence[Tried], alike: int) -> float:
    """Per cent that were noticed or change nothing."""
    noticed = sum(one.noticed != SURVIVED for one in done)
    return 100 * (noticed + alike) / len(done) if done else 100.0
