"""The card on the desk, typed: shown whole, done, begun, corrected, dropped. No screen."""

from __future__ import annotations

from typing import Final

import pytest

from companion.text.languages import Language
from companion.ui.island.desk.controller import Desk
from companion.ui.island.desk.views import DeskView
from tests.ui.at_table import desk, labels, says, touch

THREE: Final[dict[Language, str]] = {
    "en": "go west, then safely north-east and end my turn",
    "ru": "на запад, потом безопасно на северо-восток и конец хода",
}
ROWS: Final[dict[Language, list[str]]] = {
    "en": ["West", "North-east, safely", "End turn · not yet"],
    "ru": ["Запад", "Северо-восток, безопасно", "Завершить ход · потом"],
}


def rows(view: DeskView) -> list[str]:
    """With what waits marked as it is on the screen."""
    return [f"{row.words} · {row.waits}" if row.waits else row.words for row in view.sheet.rows]


def acts(view: DeskView) -> list[str]:
    return [button.act for button in view.sheet.buttons]


def journal(table: Desk) -> list[str]:
    return [getattr(line, "words", str(line)) for line in table.session.journal]


def at_question(language: Language = "en") -> Desk:
    """Two are done, then it is asked whether to activate; the end of the turn waits."""
    table = desk(language=language)
    says(table, THREE[language])
    touch(table, "take")
    assert table.state.question is not None
    assert table.state.question.what == "activate"
    return table


def waiting(table: Desk) -> list[str]:
    queue = table.talk.waiting.queue()
    return [part.word for part in queue.said] if queue is not None else []


def in_phils_turn(table: Desk) -> DeskView:
    """The Rock comes back before it."""
    back = touch(table, "answer no", "end")
    return touch(table, f"tap {min(back.island.lit)}")


# Shown whole


@pytest.mark.parametrize("language", ["en", "ru"])
def test_several_commands_are_numbered_rows_and_nothing_is_taken(language: Language) -> None:
    table = desk(language=language)
    view = says(table, THREE[language])
    assert (view.sheet.kind, view.sheet.who) == ("queue", "theseus")
    assert [row.number for row in view.sheet.rows] == [1, 2, 3]
    assert rows(view) == ROWS[language]
    assert acts(view) == ["take", "drop"]
    assert labels(view) == {"en": ["Do it", "Not that"], "ru": ["Выполнить", "Не так"]}[language]
    assert journal(table) == []


def test_while_it_is_typed_the_line_says_how_many() -> None:
    table = desk()
    table.typed(THREE["en"])
    entry = table.view().entry
    assert entry.understood == "Understood: 3 commands"
    assert entry.go is not None
    assert (entry.go.act, entry.go.label) == ("enter", "Show")


def test_one_command_needs_no_card() -> None:
    table = desk()
    says(table, "north-east")
    assert journal(table) == ["move NE"]


def test_the_pad_has_the_number_of_each_row() -> None:
    view = says(desk(), THREE["en"])
    named = {one.act: one.second for one in view.pad.compass if one.chosen}
    assert named == {"go W": "1", "go NE": "2"}


def test_an_answer_says_to_what() -> None:
    view = says(desk(), "south-east, a space over, safely, and yes I ask the oracle")
    assert rows(view) == ["South-east, a space over, safely", "Yes: asks the oracle"]


# Done


@pytest.mark.parametrize("done", [("take",), ("enter",)])
def test_all_is_done_by_one_touch_or_by_enter(done: tuple[str, ...]) -> None:
    table = desk()
    says(table, "go west, then north-west")
    view = touch(table, *done)
    assert journal(table) == ["move W", "move NW"]
    assert view.sheet.kind != "queue"


@pytest.mark.parametrize("yes", ["yes", "да", "do it", "выполни"])
def test_a_typed_yes_does_it(yes: str) -> None:
    table = desk()
    says(table, "go west, then north-west")
    says(table, yes)
    assert journal(table) == ["move W", "move NW"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_is_asked_unexpectedly_leaves_the_rest_waiting(language: Language) -> None:
    table = at_question(language)
    view = table.view()
    assert journal(table) == ["move W", "move NE safe"]
    assert view.sheet.kind == "answers"
    assert view.sheet.waiting is not None
    assert view.sheet.waiting.label == {"en": "Waiting: 1", "ru": "Ждёт: 1"}[language]
    view = touch(table, "rest")
    assert rows(view) == ROWS[language][2:]
    assert acts(view) == ["drop", "close"]
    assert touch(table, "close").sheet.kind == "answers"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_once_it_is_answered_the_rest_goes_on(language: Language) -> None:
    table = at_question(language)
    view = touch(table, "answer no")
    assert view.sheet.kind == "queue"
    assert rows(view) == [ROWS[language][2].partition(" · ")[0]]
    assert labels(view) == {"en": ["Go on", "Drop it"], "ru": ["Дальше", "Не нужно"]}[language]
    view = touch(table, "take")
    assert journal(table)[-1] == "end"
    assert view.sheet.kind != "queue"
    assert view.sheet.waiting is None


@pytest.mark.parametrize("act", ["undo", "go W", "restore", "announced"])
def test_nothing_else_drops_what_waits(act: str) -> None:
    table = at_question()
    touch(table, "answer no", act)
    assert waiting(table) == ["end"]
    view = table.view()
    assert view.sheet.waiting is not None or view.sheet.kind == "queue"


def test_in_somebody_elses_turn_it_waits_beside_the_line() -> None:
    table = at_question()
    view = in_phils_turn(table)
    assert view.sheet.kind == "turn"
    assert view.sheet.waiting is not None
    says(table, "west")
    assert table.state.captive("phil").at != "E5"
    assert table.view().sheet.waiting is not None


def test_the_rests_of_two_speakers_do_not_mix_and_both_wait() -> None:
    table = at_question()
    in_phils_turn(table)
    says(table, "go west, then safely west and end my turn")
    view = touch(table, "take")
    assert {who: len(parts) for who, parts in table.talk.waiting.rests.items()} == {
        "phil": 2, "theseus": 1,
    }  # fmt: skip
    assert view.sheet.waiting is not None
    assert view.sheet.waiting.label == "Waiting: 3"
    assert (touch(table, "rest").sheet.who, table.talk.waiting.who) == ("phil", "phil")
    touch(table, "drop")
    assert [*table.talk.waiting.rests] == ["theseus"]


def test_enter_goes_on_with_nothing_that_cannot_be_seen() -> None:
    """An empty line at a question, and at choices of a correction."""
    table = at_question()
    before = journal(table)
    table.do("enter")
    assert journal(table) == before
    table = desk()
    says(table, THREE["en"])
    says(table, "no, east")
    table.do("enter")
    assert journal(table) == []
    assert table.view().sheet.kind == "which"


def test_a_list_lies_over_the_card_and_gives_it_back() -> None:
    table = desk()
    before = says(table, THREE["en"]).sheet
    assert touch(table, "bonus").sheet.kind == "answers"
    assert touch(table, "close").sheet == before


# Something else is done before it


def test_what_was_not_begun_is_read_again_after_something_else() -> None:
    table = desk()
    says(table, "go west, then north-west")
    view = touch(table, "go E")
    assert journal(table) == ["move E"]
    assert view.sheet.kind == "queue"
    assert labels(view) == ["Go on", "Drop it"]
    assert rows(view) == ["West", "North-west · not yet"]  # he has one action left


def test_another_line_is_taken_and_the_card_comes_back() -> None:
    table = desk()
    says(table, "go west, then north-west")
    assert says(table, "where is Phil").sheet.kind == "queue"
    assert journal(table) == ["where phil"]


# Dropped


@pytest.mark.parametrize("no", ["no", "нет", "not that", "не так"])
def test_a_typed_no_alone_drops_it(no: str) -> None:
    table = desk()
    says(table, THREE["en"])
    table.typed(no)
    assert table.view().entry.understood == "Understood: drop it"
    table.do("enter")
    view = table.view()
    assert (view.sheet.kind, journal(table)) == ("turn", [])


def test_a_touch_drops_it() -> None:
    table = desk()
    says(table, THREE["en"])
    assert touch(table, "drop").sheet.kind == "turn"
    table = at_question()
    assert touch(table, "rest", "drop").sheet.waiting is None


def test_where_something_is_asked_a_no_is_its_answer() -> None:
    table = at_question()
    says(table, "no")
    assert journal(table)[-1] == "no"
    assert waiting(table) == ["end"]


# Corrected


@pytest.mark.parametrize(
    ("language", "text", "correction", "left"),
    [
        ("en", "south-east safely and activate it", "no, west",
         ["West, safely", "Yes: activates it"]),
        ("ru", "на юго-восток безопасно и активирую", "нет, на запад",
         ["Запад, безопасно", "Да: активирую"]),
    ],
)  # fmt: skip
def test_a_correction_replaces_its_row(
    language: Language, text: str, correction: str, left: list[str]
) -> None:
    table = desk(language=language)
    says(table, text)
    table.typed(correction)
    entry = table.view().entry
    assert entry.understood.endswith(f": 1. {left[0]}")
    assert entry.go is not None
    assert entry.go.label == {"en": "Correct", "ru": "Исправить"}[language]
    table.do("enter")
    view = table.view()
    assert [words.partition(":")[0] for words in rows(view)] == [
        words.partition(":")[0] for words in left
    ]
    assert journal(table) == []
    touch(table, "take")
    assert journal(table)[:1] == ["move W safe"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_where_two_rows_could_be_meant_it_is_asked(language: Language) -> None:
    table = desk(language=language)
    says(table, THREE[language])
    view = says(table, {"en": "no, east", "ru": "нет, на восток"}[language])
    assert view.sheet.kind == "which"
    assert view.sheet.heading == {
        "en": "“no, east” instead of what?", "ru": "«нет, на восток»: вместо чего?",
    }[language]  # fmt: skip
    assert labels(view) == {
        "en": ["West", "NE, safely", "neither"], "ru": ["Запад", "СВ, безопасно", "ни одно"],
    }[language]  # fmt: skip
    assert rows(touch(table, "drop")) == ROWS[language]
    says(table, {"en": "no, east", "ru": "нет, на восток"}[language])
    view = touch(table, "meant 2")
    assert rows(view)[:2] == {
        "en": ["West", "East, safely"], "ru": ["Запад", "Восток, безопасно"],
    }[language]  # fmt: skip
    assert journal(table) == []


def test_a_correction_that_cannot_be_is_one_sentence_and_nothing_changes() -> None:
    table = desk()
    before = says(table, THREE["en"]).sheet
    view = says(table, "no, where is Hempel")
    assert view.entry.reason == "Hempel does not take part in this game."
    table.typed("")
    assert table.view().sheet == before
    assert journal(table) == []


def test_what_is_left_is_corrected_too() -> None:
    table = at_question()
    touch(table, "answer no")
    view = says(table, "no, west")
    assert rows(view) == ["West"]
    assert table.view().sheet.waiting is None
    touch(table, "take")
    assert journal(table)[-1] == "move W"


def test_somebody_elses_no_corrects_nothing() -> None:
    table = desk()
    before = says(table, THREE["en"]).sheet
    assert says(table, "Phil: no, west").entry.reason
    table.typed("")
    assert table.view().sheet == before
