"""Several commands spoken in one breath: shown, corrected, numbered, by a pretended voice."""

from __future__ import annotations

from typing import Final

import pytest

from companion.engine.frozen import revised
from companion.text.languages import Language
from companion.ui.island.desk.controller import Desk
from tests.ui.driver import Driver
from tests.ui.pretend_sounds import PretendSounds
from tests.ui.tables import open_table

SAID: Final[dict[Language, dict[str, str]]] = {
    "en": {
        "three": "go west then safely northeast and end my turn", "one": "moving east safely",
        "no west": "no west", "no east": "no east", "no": "no", "yes": "yes", "second": "two",
        "refused": "no where is hempel", "rows": "West\nNorth-east, safely\nEnd turn · not yet",
        "west": "West, safely", "corrected": "East, safely", "neither": "none",
        "why": "Hempel does not take part in this game.",
    },
    "ru": {
        "three": "на запад потом безопасно на северо-восток и конец хода",
        "one": "иду на восток безопасно",
        "no west": "нет на запад", "no east": "нет на восток", "no": "нет", "yes": "да",
        "second": "второй", "refused": "нет где гемпель", "neither": "ни один",
        "rows": "Запад\nСеверо-восток, безопасно\nЗавершить ход · потом",
        "west": "Запад, безопасно", "corrected": "Восток, безопасно",
        "why": "Гемпель не участвует в этой игре.",
    },
}  # fmt: skip
LANGUAGES: Final = ("en", "ru")


class Voice:
    """A desk in one language, and somebody who speaks to it."""

    def __init__(self, ui: Driver, language: Language) -> None:
        ui.speak(language)
        ui.companion.sounds = self.sounds = PretendSounds()
        ui.companion.change_settings(revised(ui.companion.settings, {"voice_in": True}))
        self.ui, self.said = ui, SAID[language]
        self.desk: Desk = open_table(ui, lines=0)
        ui.companion.do("announced")
        ui.pump(2)

    def says(self, *what: str) -> None:
        """In one breath; more than one: what it sounds like as well."""
        self.ui.hold("listen")
        self.sounds.ear.says(*(self.said.get(one, one) for one in what))
        self.ui.pump(3)

    @property
    def seen(self) -> str:
        """Of the card: the rows alone, without the numbers."""
        lines = (line for line in self.ui.seen().splitlines() if not line.isdecimal())
        return "\n".join(lines)

    @property
    def journal(self) -> list[str]:
        lines = (getattr(line, "words", str(line)) for line in self.desk.session.journal)
        return [line for line in lines if line != "announced"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_is_shown_done_and_gone_on_with(ui: Driver, language: Language) -> None:
    voice = Voice(ui, language)
    voice.says("three")
    for row in voice.said["rows"].splitlines():
        assert row in voice.seen.splitlines()
    assert voice.journal == []
    voice.says("yes")
    assert voice.journal == ["move W", "move NE safe"]
    voice.says("no")  # the answer to what is asked, and no drop
    assert voice.journal == ["move W", "move NE safe"]
    ui.tap("take")
    assert voice.journal == ["move W", "move NE safe", "no"]
    voice.says("yes")  # on with what waited
    assert voice.journal[-1] == "end"
    assert "take" not in ui.roles()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spoken_correction_replaces_the_one_row(ui: Driver, language: Language) -> None:
    voice = Voice(ui, language)
    voice.says("one")
    voice.says("no west")
    assert voice.said["west"] in voice.seen.splitlines()
    assert voice.journal == []
    voice.says("yes")
    assert voice.journal == ["move W safe"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_which_of_two_rows_is_asked_and_answered_by_a_number(
    ui: Driver, language: Language
) -> None:
    voice = Voice(ui, language)
    voice.says("three")
    voice.says("no east")
    assert "take" not in ui.roles()
    voice.says("neither")
    assert voice.said["rows"].splitlines()[0] in voice.seen.splitlines()
    voice.says("no east")
    voice.says("second")
    assert voice.said["corrected"] in voice.seen.splitlines()
    assert voice.journal == []
    ui.tap("take")
    assert voice.journal[:2] == ["move W", "move E safe"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spoken_no_drops_it(ui: Driver, language: Language) -> None:
    voice = Voice(ui, language)
    voice.says("three")
    voice.says("no")
    assert "take" not in ui.roles()
    assert voice.journal == []
    assert not voice.desk.talk.waiting.rests


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_corrected_says_why_and_the_card_stays(
    ui: Driver, language: Language
) -> None:
    voice = Voice(ui, language)
    voice.says("three")
    voice.says("refused")
    assert voice.said["why"] in voice.seen.replace("\n", " ")
    assert voice.said["rows"].splitlines()[2] in voice.seen.splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_chatter_leaves_the_card_where_it_is(ui: Driver, language: Language) -> None:
    voice = Voice(ui, language)
    voice.says("three")
    voice.says("lovely biscuits")
    assert voice.said["rows"].splitlines()[2] in voice.seen.splitlines()


def test_no_west_and_northwest_sound_alike_and_both_are_offered(ui: Driver) -> None:
    voice = Voice(ui, "en")
    voice.says("one")
    voice.says("no west", "northwest")
    assert "take" not in ui.roles()
    assert [one.word for one in voice.desk.talk.choices] == ["move W safe", "move NW"]
    voice.says("two")
    assert voice.journal == []
    ui.tap("take")
    assert voice.journal == ["move NW"]


def test_a_correction_is_expected_while_a_card_stands(ui: Driver) -> None:
    voice = Voice(ui, "en")
    voice.says("one")
    ui.companion.do("listen")
    assert {"no moving west", "yes", "moving west"} <= set(voice.sounds.ear.grammar.phrases())


def test_a_spoken_card_is_corrected_by_typing(ui: Driver) -> None:
    voice = Voice(ui, "en")
    voice.says("one")
    ui.tap("write")
    ui.type("no, west")
    ui.key("enter")
    ui.pump(2)
    ui.tap("take")
    assert voice.journal == ["move W safe"]
