"""The announcement read aloud: as good as announced, cut off by whatever is done next."""

from __future__ import annotations

import pytest

from companion.store.settings import ReadAloudSetting, Settings
from companion.text.voice import voice_trouble
from companion.ui.island.desk.controller import Desk
from companion.ui.island.desk.views import Card, DeskView
from companion.ui.island.wizard.draft import new_draft
from companion.ui.island.wizard.wizard import Wizard
from companion.ui.shell.companion import Companion
from companion.ui.shell.views import PageView
from tests.ui.at_table import companion_of, desk
from tests.ui.companions import Build
from tests.ui.pretend_sounds import PretendSounds, PretendVoice

# Theseus has just spoken, and need not be named.
MOVED = {"en": "You are on ", "ru": "Ты на "}


class Table:
    def __init__(self, voice_out: ReadAloudSetting, **settings: str | bool) -> None:
        self.desk: Desk = desk(voice_out=voice_out, **settings)
        self.house = companion_of(self.desk)
        self.sounds = PretendSounds()
        self.house.sounds = self.sounds
        self.house.aloud.settle()

    @property
    def voice(self) -> PretendVoice:
        return self.sounds.now

    @property
    def view(self) -> DeskView:
        return self.desk.view()

    def do(self, *acts: str) -> DeskView:
        for act in acts:
            self.house.do(act)
        return self.view

    def told(self) -> bool:
        return self.view.card.told


def test_off_there_is_no_speaker_and_nothing_is_read() -> None:
    table = Table("off")
    view = table.do("go E")
    assert view.card.aloud is None
    assert table.sounds.voices == []


def test_a_touch_reads_what_stands_on_the_card_and_announces_it() -> None:
    table = Table("touch")
    card = table.do("go E").card
    assert card.aloud is not None
    assert card.aloud.icon == "speaker"
    assert table.voice.said == []  # not before it is wanted
    table.do("aloud")
    assert table.voice.said == [(card.text.strip("“”"), "en")]
    assert not table.told()  # nobody has heard a word yet
    table.voice.begins()
    assert table.told()
    assert table.view.card.aloud is not None
    assert table.view.card.aloud.icon == "close"
    table.voice.ends()
    assert table.view.card.aloud is not None
    assert table.view.card.aloud.icon == "speaker"
    assert table.desk.session.journal[-1] == "announced"


def test_the_same_touch_cuts_it_off() -> None:
    table = Table("touch")
    table.do("go E", "aloud")
    table.voice.begins()
    table.do("aloud")
    assert table.voice.calls == ["hush"]
    assert len(table.voice.said) == 1


@pytest.mark.parametrize("act", ["go W", "undo", "cover", "journal", "announced", "listen"])
def test_whatever_is_done_next_cuts_it_off(act: str) -> None:
    table = Table("touch")
    table.do("go E", "aloud")
    table.voice.begins()
    table.do(act)
    assert table.voice.calls[0] == "hush"
    assert not table.house.aloud.reading


def test_leaving_the_app_cuts_it_off() -> None:
    table = Table("touch")
    table.do("go E", "aloud")
    table.house.left()
    assert table.voice.calls == ["hush"]


def test_what_was_cut_off_before_its_first_word_is_not_announced() -> None:
    table = Table("touch")
    table.do("go E", "aloud", "journal")
    table.voice.begins()  # it comes too late
    table.do("back")
    assert not table.told()


def test_what_has_been_announced_is_read_again_and_counts_once() -> None:
    table = Table("touch")
    table.do("go E", "announced", "aloud")
    table.voice.begins()
    assert table.desk.session.journal.count("announced") == 1


def test_every_announcement_is_read_by_itself_and_once() -> None:
    table = Table("all")
    table.do("go E")
    assert [text.startswith(MOVED["en"]) for text, _ in table.voice.said] == [True]
    table.voice.begins()
    assert table.told()
    table.do("menu", "back", "captive phil", "close")
    assert len(table.voice.said) == 1
    table.do("go E")
    assert len(table.voice.said) == 2


def test_nothing_is_read_through_the_cover() -> None:
    table = Table("all")
    table.do("cover")
    assert table.voice.said == []
    table.do("look")
    assert len(table.voice.said) == 1


def test_nothing_is_read_into_an_open_microphone() -> None:
    table = Table("all", voice_in=True)
    table.do("listen")
    assert table.voice.said == []
    table.do("listen-drop")
    assert len(table.voice.said) == 1


def test_it_is_read_in_the_language_of_the_announcements() -> None:
    table = Table("all", said_in="ru")
    table.do("go E")
    text, language = table.voice.said[-1]
    assert (text.startswith(MOVED["ru"]), language) == (True, "ru")


def test_what_only_the_op_may_know_is_never_read() -> None:
    table = Table("all")
    table.do("go E")
    assert table.view.card.secret
    assert all(table.view.card.secret not in text for text, _ in table.voice.said)


@pytest.mark.parametrize("voice_out", ["touch", "all"])
def test_without_a_voice_there_is_one_sentence_and_announced_stays(
    voice_out: ReadAloudSetting,
) -> None:
    table = Table("off")
    table.sounds.mute = "no-voice"
    table.house.settings.voice_out = voice_out  # type: ignore[misc]
    table.do("go E")
    if voice_out == "touch":
        table.do("aloud")
    assert table.view.entry.reason == voice_trouble("no-voice", "en")
    assert table.view.card.confirm is not None
    table.do("announced")
    assert table.told()


def test_a_voice_that_is_not_heard_announces_nothing() -> None:
    table = Table("all")
    table.do("go E")
    table.voice.fails("no-sound")
    assert table.view.entry.reason == voice_trouble("no-sound", "en")
    assert not table.told()
    table.do("captive phil", "close")
    assert len(table.voice.said) == 1  # it is not tried again and again


def test_off_gives_the_voice_back() -> None:
    table = Table("all")
    table.do("go E")
    table.house.settings.voice_out = "off"  # type: ignore[misc]
    table.house.aloud.settle()
    assert table.voice.calls == ["hush", "close"]


# While a table is set up


@pytest.mark.parametrize("step", ["pieces", "starts"])
def test_the_bushs_fruit_is_read_too(build: Build, step: str) -> None:
    home = build(Settings(voice_out="touch"))
    home.sounds = sounds = PretendSounds()
    home.go(Wizard(home, new_draft(7)))
    home.do(f"step {step}")
    card = setup_card(home)
    assert card.aloud is not None
    home.do("aloud")
    assert sounds.now.said == [(card.text.strip("“”"), "en")]
    assert not setup_card(home).told
    sounds.now.begins()
    assert setup_card(home).told
    home.do("aloud")
    assert sounds.now.calls == ["hush"]


def test_without_a_voice_the_set_up_goes_on(build: Build) -> None:
    home = build(Settings(voice_out="touch"))
    home.sounds = sounds = PretendSounds()
    sounds.mute = "no-voice"
    home.go(Wizard(home, new_draft(7)))
    home.do("step pieces")
    home.do("aloud")
    view = home.view()
    assert isinstance(view, PageView)
    assert view.notice == (voice_trouble("no-voice", "en"), ())
    home.do("announced")
    assert setup_card(home).told


def setup_card(home: Companion) -> Card:
    view = home.view()
    assert isinstance(view, PageView)
    assert view.card is not None
    return view.card
