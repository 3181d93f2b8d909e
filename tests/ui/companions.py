"""Houses with shelves of their own, which are closed in the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.store.games.shelf import Shelf
from companion.store.settings import Settings
from companion.ui.registry import open_over
from companion.ui.shelf.page import ShelfPage
from companion.ui.shell.companion import Companion
from tests.ui.played import Hands

Build = Callable[[Settings], Companion]


@pytest.fixture
def build(tmp_path: Path) -> Iterator[Build]:
    """With an empty shelf open."""
    built: list[Companion] = []

    def one(settings: Settings) -> Companion:
        home = Companion(Shelf(tmp_path / "games", Hands()), settings, lambda _: None, open_over)
        home.go(ShelfPage(home))
        built.append(home)
        return home

    yield one
    for home in built:
        home.shelf.close()


@pytest.fixture
def home(build: Build) -> Companion:
    return build(Settings())


@pytest.fixture
def russian(build: Build) -> Companion:
    return build(Settings("ru", "ru"))
