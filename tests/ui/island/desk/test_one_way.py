"""A phrase, a touch and a voice become one command, parsed once and worked out once."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from companion.games.island import legal
from companion.games.island.apply import Outcome
from companion.games.island.commands import Command, Move
from companion.games.island.game import ParadoxIsland
from companion.games.island.state import State
from companion.speech.listen import queued
from companion.speech.transcript import Transcript
from companion.ui.island.desk.controller import Desk
from tests.ui.at_table import desk, says, touch

NORTH_EAST = Move("theseus", "NE")


class Counted(ParadoxIsland):
    """The rules, with how often each command was worked out."""

    def __init__(self) -> None:
        self.count: Counter[Command] = Counter()

    def apply(self, state: State, command: Command) -> Outcome:
        self.count[command] += 1
        return super().apply(state, command)


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The phrases that were parsed, each as often as it was."""
    texts: list[str] = []

    def noted(session: Any, who: str, text: str) -> Any:
        texts.append(text)
        return queued(session, who, text)

    monkeypatch.setattr("companion.ui.island.desk.phrase.queued", noted)
    return texts


def counted_desk(**settings: bool) -> tuple[Desk, Counter[Command]]:
    table = desk(**settings)
    table.session.game = rules = Counted()
    return table, rules.count


def test_what_was_shown_is_taken_and_not_parsed_again(parsed: list[str]) -> None:
    table, count = counted_desk()
    table.typed("north-east")
    shown = table.view().entry.understood
    assert table.view().entry.understood == shown == "Understood: Theseus, north-east"
    table.do("enter")
    assert table.state.captive("theseus").at == "C2"
    assert parsed == ["north-east"]
    assert count[NORTH_EAST] == 1


def test_a_typed_command_is_verified_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parsed, looked ahead for, shown and taken."""
    verified: Counter[Command] = Counter()

    def noted(state: State, command: Command) -> None:
        verified[command] += 1
        legal.verify(state, command)

    monkeypatch.setattr("companion.games.island.apply.verify", noted)
    monkeypatch.setattr("companion.speech.speaker.verify", noted)
    monkeypatch.setattr("companion.speech.reading.one_reason.verify", noted)
    monkeypatch.setattr("companion.ui.island.desk.touch.verify", noted)
    table = desk()
    table.typed("north-east")
    table.view()
    table.do("enter")
    assert table.state.captive("theseus").at == "C2"
    assert verified[NORTH_EAST] == 1


def test_what_was_refused_is_not_parsed_again_for_its_rule(parsed: list[str]) -> None:
    table = desk()
    table.typed("restore")
    assert table.view().entry.reason
    assert table.model().heard is table.heard
    table.do("enter")
    assert table.refused is table.heard.refused
    assert parsed == ["restore"]


def test_what_was_typed_is_parsed_anew_once_the_game_has_gone_on(parsed: list[str]) -> None:
    table = desk()
    table.typed("east")
    table.view()
    touch(table, "go NE")
    assert says(table, "east").card.text
    assert parsed == ["east", "east"]


@pytest.mark.parametrize("act", ["go NE", "tap C2"])
def test_a_touch_takes_what_was_looked_ahead_for(act: str) -> None:
    table, count = counted_desk()
    table.view()
    table.view()
    table.do(act)
    assert table.state.captive("theseus").at == "C2"
    assert count[NORTH_EAST] == 1


def test_what_was_heard_is_taken_as_it_was_understood() -> None:
    table, count = counted_desk(voice_in=True)
    table.talk.heard(Transcript(("north-east",)))
    assert [row.words for row in table.view().sheet.rows] == ["North-east"]
    table.do("take")
    assert table.state.captive("theseus").at == "C2"
    assert count[NORTH_EAST] == 1


def test_nothing_that_is_only_shown_is_taken() -> None:
    table = desk()
    before = table.state, [*table.session.journal]
    for text in ("north-east", "nort", "end", "set theseus health 1", "undo", "where is Phil"):
        table.typed(text)
        table.view()
    assert (table.state, table.session.journal) == before
