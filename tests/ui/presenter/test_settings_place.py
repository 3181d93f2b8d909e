"""The settings: each counts at once."""

from __future__ import annotations

import pytest

from companion.store.settings import Settings
from companion.store.troubles import CannotSave
from companion.ui.presenter.companion import Companion
from companion.ui.presenter.settings import SettingsPlace
from companion.ui.presenter.views import PageView


@pytest.fixture
def place(home: Companion) -> SettingsPlace:
    home.go(SettingsPlace(home))
    return SettingsPlace(home)


def chosen(view: PageView) -> list[str]:
    return [b.act for s in view.sections for row in s.rows for b in row if b.chosen]


def test_what_is_chosen_is_shown(place: SettingsPlace) -> None:
    assert chosen(place.view()) == [
        "language en", "said-in en", "size 2", "cover-after 0", "awake on", "chore drawing do",
        "chore put_back ask",
        "chore lake_exit ask",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("act", "settings"),
    [
        ("language ru", Settings(language="ru")),
        ("said-in ru", Settings(said_in="ru")),
        ("size 5", Settings(text_size=5)),
        ("cover-after 2", Settings(cover_after=2)),
        ("awake off", Settings(keep_awake=False)),
        ("chore drawing ask", Settings(drawing="ask")),
        ("chore put_back do", Settings(put_back="do")),
        ("chore lake_exit do", Settings(lake_exit="do")),
    ],
)
def test_each_choice_counts_at_once(place: SettingsPlace, act: str, settings: Settings) -> None:
    place.do(act)
    assert place.house.settings == settings
    assert act in chosen(place.view())


def test_the_language_of_the_page_changes_under_ones_eyes(place: SettingsPlace) -> None:
    place.do("language ru")
    view = place.view()
    assert view.title == "Настройки"
    assert view.sections[2].text == "Вот так: Theseus, you are on portal 2."


def test_settings_that_cannot_be_kept_say_so(
    place: SettingsPlace, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: Settings) -> None:
        raise CannotSave("no-room")

    monkeypatch.setattr(place.house, "_save", full)
    place.do("size 4")
    assert place.view().problem
    place.do("size 4 and more")
    assert not place.view().problem
