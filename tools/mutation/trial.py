"""One change is tried: in a forked process it takes the place of its file, and tests are run.

The parent has imported what the tests need, but of our modules it holds the compiled code alone:
a child imports them itself, one of them changed. No file is written.
"""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import os
import resource
import signal
import sys
from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final

import hypothesis
import pytest

from tools.mutation.changes import Change
from tools.mutation.rooms import HOUSE

_MEMORY: Final = 3_000_000_000
_AT_IMPORT: Final = 10.0  # seconds of the processor
_WAITING: Final = 10  # times as many by the clock, should it wait for something

SURVIVED: Final = ""
LOOPS: Final = "(no end)"
BREAKS: Final = "(cannot be imported)"


class CannotTry(Exception):
    """The tests could not be run at all: a fault of this tool."""


def prepare() -> None:
    """Import what every child shares: our modules, the same examples every time, unshrunk."""
    sys.meta_path.insert(0, _Compiled())
    phases = [hypothesis.Phase.explicit, hypothesis.Phase.generate]
    hypothesis.settings.register_profile(
        "mutation", deadline=None, derandomize=True, database=None, phases=phases
    )


def in_child(work: Callable[[], str]) -> tuple[int, int]:
    """A child doing `work`: its number, and where its answer can be read."""
    answer, writing = os.pipe()
    child = os.fork()
    if child:
        os.close(writing)
        return child, answer
    code = 1
    try:
        os.close(answer)
        _keep_quiet()
        os.write(writing, work().encode())
        code = 0
    except BaseException as fault:  # noqa: BLE001 (it is told to the parent)
        os.write(writing, (str(fault) or repr(fault)).encode())
    finally:
        os._exit(code)


def _keep_quiet() -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)


def verdict(status: int, answer: str) -> str:
    """The result of a child: the test that noticed, or SURVIVED."""
    if os.WIFSIGNALED(status):
        if os.WTERMSIG(status) in (signal.SIGPROF, signal.SIGALRM):
            return LOOPS
        raise CannotTry(f"ended by signal {os.WTERMSIG(status)}")
    if os.WEXITSTATUS(status):
        raise CannotTry(answer)
    return answer


def tried(change: Change, tests: Sequence[str], seconds_of: Callable[[str], float]) -> str:
    """In the child: the first of the tests that fails, in their order."""
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    _limit(_AT_IMPORT)
    compiled = sys.meta_path[0]
    assert isinstance(compiled, _Compiled)
    compiled.put(change.file, change.source)
    runner = _InOrder(tests, seconds_of)
    code = pytest.main([*QUIET, "--exitfirst", *_files(tests)], plugins=[runner])
    return _judged(code, runner)


def _judged(code: int | pytest.ExitCode, runner: _InOrder) -> str:
    match code:
        case pytest.ExitCode.OK:
            return SURVIVED
        case pytest.ExitCode.TESTS_FAILED:
            return runner.failed or BREAKS
        case pytest.ExitCode.INTERRUPTED:
            return BREAKS
        case _:
            raise CannotTry(f"pytest ended with {code}")


QUIET: Final = (
    "--quiet", "--no-header", "--no-summary", "--tb=no", "--numprocesses=0", "--assert=plain",
    "-p", "no:cacheprovider", "-p", "no:faulthandler", "--hypothesis-profile=mutation",
)  # fmt: skip


def _files(tests: Sequence[str]) -> list[str]:
    return list(dict.fromkeys(test.partition("::")[0] for test in tests))


def _limit(seconds: float) -> None:
    """Past it the process is ended by the system: no loop of ours can prevent that."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, seconds * _WAITING)


class _InOrder:
    """Runs the tests that were asked for, in the order asked, each within its time."""

    def __init__(self, tests: Sequence[str], seconds_of: Callable[[str], float]) -> None:
        self.place = {test: place for place, test in enumerate(tests)}
        self.seconds_of = seconds_of
        self.failed = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        wanted = [item for item in items if item.nodeid in self.place]
        items[:] = sorted(wanted, key=lambda item: self.place[item.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        _limit(5 + 10 * self.seconds_of(item.nodeid))
        result = yield
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid


class _Compiled(importlib.abc.MetaPathFinder):
    """Our modules as they were when this began, compiled once for all children; one is changed."""

    def __init__(self) -> None:
        self.code: dict[str, tuple[str, CodeType]] = {}
        for path in sorted((HOUSE / "companion").rglob("*.py")):
            self.put(str(path.relative_to(HOUSE)), path.read_text(encoding="utf-8"))

    def put(self, file: str, source: str) -> None:
        module = ".".join(Path(file).with_suffix("").parts).removesuffix(".__init__")
        full = str(HOUSE / file)
        self.code[module] = full, compile(source, full, "exec", dont_inherit=True)

    def find_spec(
        self, name: str, _path: object = None, _target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name not in self.code:
            return None
        file, code = self.code[name]
        loader = _Loader(name, file, code)
        return importlib.util.spec_from_file_location(name, file, loader=loader)


class _Loader(importlib.machinery.SourceFileLoader):
    def __init__(self, name: str, file: str, code: CodeType) -> None:
        super().__init__(name, file)
        self.code = code

    def get_code(self, _fullname: str) -> CodeType:
        return self.code
