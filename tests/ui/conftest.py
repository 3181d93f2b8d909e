"""The app for a test to drive, in one window for all of them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from companion.store.settings import Settings, save
from tests.ui import environment

DRAWING: Final = environment.prepare()

# Below the line above, since Kivy reads its settings when it is imported.
from tests.ui.companions import build as build  # noqa: E402 (fixtures)
from tests.ui.companions import home as home  # noqa: E402
from tests.ui.companions import russian as russian  # noqa: E402
from tests.ui.driver import Driver, StandingClock, running  # noqa: E402

NO_GL: Final = "no OpenGL here: apt-get install libgl1 libegl1"


def pytest_report_header() -> str:
    return f"kivy: drawn {DRAWING}" + (f", no pixels ({NO_GL})" if DRAWING == "mock" else "")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if DRAWING != "mock":
        return
    if "CI" in os.environ:
        raise pytest.UsageError(f"CI looks at real pixels, but there is {NO_GL}")
    for item in items:
        if item.get_closest_marker("pixels"):
            item.add_marker(pytest.mark.skip(reason=NO_GL))


@pytest.fixture(scope="session")
def kivy_window() -> tuple[Any, Any]:
    """The window, and the clock that stands still."""
    return environment.open_window(), StandingClock()


@pytest.fixture
def small_book(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The rules are those of the sample, whatever the shipped ones say."""
    from companion.ui.rules.book import the_book
    from tests.ui.rules.drawn.rules_sample import shelve

    shelve(monkeypatch)
    yield
    the_book.cache_clear()


@pytest.fixture
def ui(kivy_window: tuple[Any, Any], tmp_path: Path) -> Iterator[Driver]:
    """The real app with an empty shelf, 1280×800, in English."""
    from companion.ui.app import CompanionApp  # opens the window

    data = tmp_path / "data"
    save(data, Settings())
    with running(CompanionApp(str(data)), *kivy_window) as driver:
        yield driver
