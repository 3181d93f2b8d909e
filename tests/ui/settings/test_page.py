"""The settings: each counts at once."""

from __future__ import annotations

import pytest

from companion.store.games.troubles import CannotSave
from companion.store.settings import Settings
from companion.text.voice import voice_trouble
from companion.ui.kit import theme
from companion.ui.settings.page import SettingsPage
from companion.ui.settings.views import Sample, SettingRow
from companion.ui.shell.acts import UnknownAct
from companion.ui.shell.companion import Companion
from tests.ui.at_table import companion_of
from tests.ui.pretend_sounds import PretendSounds


@pytest.fixture
def place(home: Companion) -> SettingsPage:
    home.go(SettingsPage(home))
    return SettingsPage(home)


def acts(place: SettingsPage) -> list[str]:
    """In every section."""
    return [one.act for row in rows(place) for one in row.segments]


def chosen(place: SettingsPage) -> list[str]:
    return [one.act for row in rows(place) for one in row.segments if one.chosen]


def rows(place: SettingsPage) -> list[SettingRow]:
    found: list[SettingRow] = []
    for tab in place.view().tabs:
        place.do(tab.act)
        found += place.view().rows
    return found


def test_what_is_chosen_is_shown(place: SettingsPage) -> None:
    assert chosen(place) == [
        "language en", "said-in en", "size 2", "letters none", "motion calm", "cover-after 0",
        "voice-in off", "voice-out off", "awake on", "pace normal", "chore drawing do",
        "chore put_back ask",
        "chore lake_exit ask", "chore announcing do",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("act", "settings"),
    [
        ("language ru", Settings(language="ru")),
        ("said-in ru", Settings(said_in="ru")),
        ("size 5", Settings(text_size=5)),
        ("cover-after 2", Settings(cover_after=2)),
        ("letters rows", Settings(letters="rows")),
        ("motion none", Settings(motion="none")),
        ("awake off", Settings(keep_awake=False)),
        ("pace quick", Settings(pace="quick")),
        ("voice-in on", Settings(voice_in=True)),
        ("voice-out touch", Settings(voice_out="touch")),
        ("voice-out all", Settings(voice_out="all")),
        ("chore drawing ask", Settings(drawing="ask")),
        ("chore put_back do", Settings(put_back="do")),
        ("chore lake_exit do", Settings(lake_exit="do")),
        ("chore announcing ask", Settings(announcing="ask")),
    ],
)
def test_each_choice_counts_at_once(place: SettingsPage, act: str, settings: Settings) -> None:
    place.do(act)
    assert place.house.settings == settings
    assert act in chosen(place)


def texts(place: SettingsPage) -> str:
    return "\n".join(row.note for row in rows(place))


def test_what_belongs_to_the_microphone_is_there_while_it_is_on(place: SettingsPage) -> None:
    assert "by-itself on" not in acts(place)
    place.do("voice-in on")
    assert {"by-itself on", "by-itself off"} <= set(acts(place))
    place.do("by-itself on")
    assert place.house.settings == Settings(voice_in=True, by_itself=True)


def test_a_desktop_hears_by_itself_and_says_so(place: SettingsPage) -> None:
    place.do("voice-in on")
    assert "no sound leaves it" in texts(place)
    assert "offline on" not in acts(place)


def test_where_the_system_hears_the_network_is_the_owners_choice(place: SettingsPage) -> None:
    sounds = PretendSounds(by_system=True)
    companion_of(place).sounds = sounds
    place.do("voice-in on")
    assert "The system’s own recogniser hears it" in texts(place)
    assert "offline on" in chosen(place)
    assert sounds.ear.offline_only
    place.do("offline off")
    assert "offline off" in chosen(place)
    assert not sounds.ear.offline_only


def test_what_cannot_be_had_here_is_said_where_it_is_switched_on(place: SettingsPage) -> None:
    sounds = PretendSounds()
    sounds.trouble, sounds.mute = "no-model", "no-voice"
    companion_of(place).sounds = sounds
    assert place.view().notice is None
    place.do("voice-out touch")
    assert place.view().notice == (voice_trouble("no-voice", "en"), ())
    place.do("voice-in on")
    assert place.view().notice == (voice_trouble("no-model", "en"), ())
    place.do("voice-in off")
    place.do("voice-out off")
    assert place.view().notice is None


def test_the_language_of_the_page_changes_under_ones_eyes(place: SettingsPage) -> None:
    place.do("language ru")
    view = place.view()
    assert view.title == "Настройки"
    assert view.rows[2].sample == Sample("theseus", "Theseus, you are on portal 2.")


def test_letters_that_stand_for_sizes_keep_their_own(place: SettingsPage) -> None:
    def sizes() -> list[float]:
        now = theme.TEXT_SIZES[place.house.settings.text_size]
        return [round(one.size * now, 3) for one in place.view().rows[2].segments]

    before = sizes()
    assert before == sorted(before)
    place.do("size 5")
    assert sizes() == before


def test_all_can_be_as_it_was_when_the_page_was_opened(place: SettingsPage) -> None:
    assert not place.view().restore.enabled
    place.do("motion full")
    place.do("size 0")
    assert place.view().restore.enabled
    place.do("as-it-was")
    assert place.house.settings == Settings()
    assert not place.view().restore.enabled


def test_a_section_is_opened_and_leads_to_the_box(place: SettingsPage) -> None:
    place.do("section table")
    assert [tab.act for tab in place.view().tabs if tab.chosen] == ["section table"]
    assert [row.button.act for row in place.view().rows if row.button] == ["check-box"]
    place.do("check-box")
    assert place.house.pages[-1] is not place


def test_settings_that_cannot_be_kept_say_so(
    place: SettingsPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: Settings) -> None:
        raise CannotSave("no-room")

    monkeypatch.setattr(place.house, "_save", full)
    place.do("size 4")
    assert place.view().problem
    with pytest.raises(UnknownAct):
        place.do("size 4 and more")
    assert not place.view().problem
