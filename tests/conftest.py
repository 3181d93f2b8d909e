"""Settings for every test."""

import gc
import os
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import settings

TESTS = Path(__file__).resolve().parent

# The reason with which a test that needs a recogniser or a voice is skipped (tests/hearing).
VOICE = "voice: "

# No deadline: a slow machine is not a wrong rule.
settings.register_profile("here", deadline=None)
# The same examples every time, so that a failure in CI is the same failure at home.
settings.register_profile("ci", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile("ci" if "CI" in os.environ else "here")


def _no_waiting_for_the_disk(number: int) -> None:
    """A sync that takes no time; `tests/store/` asks whether one came where it must."""
    os.fstat(number)  # of a file that is closed it fails like the real one


# Tests keep hundreds of thousands of commands, and no power cut follows them.
os.fsync = _no_waiting_for_the_disk  # type: ignore[assignment]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(TESTS / "oracle"):
            item.add_marker("long")
        if item.path.is_relative_to(TESTS / "ui") and {"app", "drawn"} & set(item.path.parts):
            item.add_marker("screen")


def pytest_collection_finish() -> None:
    """Ten thousand tests are there to stay: looked through for rubbish, they take a tenth more."""
    gc.collect()
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell which recognisers could not hear here, however quiet the run is."""
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = Counter(
        str(report.longrepr[-1]).partition(VOICE)[2]
        for report in skipped
        if isinstance(report.longrepr, tuple) and VOICE in str(report.longrepr[-1])
    )
    for reason, count in sorted(reasons.items()):
        terminalreporter.write_line(f"{VOICE}{count} skipped: {reason}")
