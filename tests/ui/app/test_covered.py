"""Covered is covered after a restart too: whoever starts the app again sees no more than before."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from companion.ui.island.desk.controller import Desk
from companion.ui.shell.views import CoverView
from tests.ui.driver import Driver, running
from tests.ui.tables import open_table


class Tablet:
    """One folder, and the app that is started in it again and again."""

    def __init__(self, window: tuple[Any, Any], folder: Path) -> None:
        self.window = window
        self.folder = folder

    @contextmanager
    def on(self) -> Iterator[Driver]:
        """Until it is killed: nothing is said to it before."""
        from companion.ui.app import CompanionApp  # opens the window

        with running(CompanionApp(str(self.folder)), *self.window) as ui:
            yield ui
            ui.companion.shelf.close()


@pytest.fixture
def tablet(kivy_window: tuple[Any, Any], tmp_path: Path) -> Tablet:
    return Tablet(kivy_window, tmp_path / "data")


def test_a_covered_game_is_covered_after_a_kill(tablet: Tablet) -> None:
    with tablet.on() as ui:
        desk = open_table(ui, lines=7)
        ui.tap("cover")
        state = desk.state
    with tablet.on() as ui:
        assert isinstance(ui.companion.view(), CoverView)
        assert ui.roles() == ["look"]
        assert "Theseus" not in "\n".join(ui.texts())
        assert "Friday" not in "\n".join(ui.texts())
        ui.tap("look")  # a short touch is not enough
        assert ui.roles() == ["look"]
        ui.key("back")
        assert ui.roles() == ["look"]
        ui.hold("look")
        place = ui.companion.pages[-1]
        assert isinstance(place, Desk)
        assert place.state == state


def test_what_was_looked_at_again_is_open_after_a_kill(tablet: Tablet) -> None:
    with tablet.on() as ui:
        open_table(ui, lines=7)
        ui.tap("cover")
        ui.hold("look")
    with tablet.on() as ui:
        assert "settings" in ui.roles()


def test_the_system_that_ends_the_app_in_the_background_leaves_it_covered(tablet: Tablet) -> None:
    with tablet.on() as ui:
        open_table(ui, lines=7)
        ui.app.dispatch("on_pause")
        ui.pump()
    for _ in range(2):  # and once more, from under the cover
        with tablet.on() as ui:
            assert ui.roles() == ["look"]


def test_a_set_up_that_was_covered_comes_after_the_cover(tablet: Tablet) -> None:
    with tablet.on() as ui:
        for act in ("choose-game", "ways", "new", "character theseus", "character phil", "next"):
            ui.tap(act)
        ui.companion.do("cover")
        ui.pump(2)
    with tablet.on() as ui:
        assert ui.roles() == ["look"]
        ui.hold("look")
        assert "choose-game" in ui.roles()


@pytest.mark.parametrize("kept", [b"", b"{", b"[]", b'{"game": 5}', b'{"game": "../../etc"}',
                                  b'{"game": "0123456789abcdef"}'])  # fmt: skip
def test_what_was_kept_may_be_torn(tablet: Tablet, kept: bytes) -> None:
    with tablet.on() as ui:
        open_table(ui, lines=7)
        ui.tap("cover")
    (tablet.folder / "covered.json").write_bytes(kept)
    with tablet.on() as ui:
        assert ui.roles() == ["look"]
        ui.hold("look")
        assert "settings" in ui.roles()


def test_where_nothing_can_be_written_it_is_covered_all_the_same(
    ui: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    from companion.store.files import small_files
    from companion.store.games.troubles import CannotSave

    def full(*_: object) -> None:
        raise CannotSave("cannot-write")

    open_table(ui, lines=7)
    monkeypatch.setattr(small_files, "keep", full)
    ui.tap("cover")
    assert ui.roles() == ["look"]
