"""The work before the first window."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from companion.store.settings import Settings
from companion.ui.app import CompanionApp
from companion.ui.desktop import Desktop
from companion.ui.start import can_show
from tests.ui.driver import Driver


@pytest.mark.parametrize(
    ("environment", "shown"),
    [
        ({}, False),
        ({"DISPLAY": ""}, False),
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True),
        ({"SDL_VIDEODRIVER": "offscreen"}, True),
        ({"ANDROID_ARGUMENT": "/data"}, True),
    ],
)
def test_on_linux_a_window_needs_a_display(
    environment: dict[str, str], shown: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    assert can_show(environment) is shown


def test_elsewhere_there_is_always_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert can_show({})


@pytest.mark.parametrize(
    ("system", "language"), [("ru_RU", "ru"), ("en_GB", "en"), ("de_DE", "en"), (None, "en")]
)
def test_until_somebody_chooses_the_language_is_the_systems(
    system: str | None, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.ui.desktop.getlocale", lambda: (system, "UTF-8"))
    assert Desktop().language() == language


def test_the_games_lie_where_the_system_wants_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Also on the first day, when not even the folder above it is there."""
    folder = tmp_path_factory.mktemp("home") / "none" / "yet"
    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder))
    monkeypatch.setattr(CompanionApp, "_running_app", None)
    assert CompanionApp().user_data_dir == str(folder / "paradox-companion")


def test_the_shelf_is_what_is_seen_first(ui: Driver) -> None:
    assert ui.companion.settings == Settings()
    assert "choose-game" in ui.roles()
    assert "settings" in ui.roles()


def test_android_alone_says_how_large_its_windows_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window that is split is smaller than any that we would ask for."""
    from kivy.config import Config

    from companion.ui.start import settle

    told: list[str] = []
    monkeypatch.setattr(Config, "set", lambda _section, name, _value: told.append(name))
    settle()
    assert "minimum_width" in told
    told.clear()
    monkeypatch.setenv("ANDROID_ARGUMENT", "/data/app")
    settle()
    assert told
    assert not any(name.startswith("minimum") for name in told)


def test_games_never_go_into_the_working_directory(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """An empty or relative variable counts as not set; on Android the system gives the folder."""
    from companion.ui import start

    monkeypatch.chdir(tmp_path)
    home = {"HOME": str(tmp_path / "home")}
    for word in ("", ".", "games"):
        found = start.data_folder({**home, "XDG_CONFIG_HOME": word})
        assert found == str(tmp_path / "home/.config/paradox-companion/data")
    assert start.data_folder({**home, "ANDROID_ARGUMENT": "1"}) is None
    asked: list[str | None] = []

    class Made:
        def __init__(self, data: str | None) -> None:
            asked.append(data)
            self.folder = str(tmp_path / "data")

        def run(self) -> None:
            """Until it is closed, which is at once."""

    monkeypatch.setattr(start, "can_show", lambda: True)
    monkeypatch.setattr(start, "made", Made)
    monkeypatch.setattr(start, "hear_of_faults", lambda _app: None)
    start.start()
    assert asked == [start.data_folder()]
