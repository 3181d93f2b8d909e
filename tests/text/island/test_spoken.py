"""The computer's captives speak as people do: what they say is understood as what they mean."""

from __future__ import annotations

import pytest

from companion.games.island.commands import Answer, End, Move, Restore, UseBonus, UseExtra
from companion.games.island.computer import Computer
from companion.games.island.legal import legal
from companion.games.island.notation import write
from companion.games.island.questions import Question
from companion.games.island.terms import CHARACTERS, DIRECTIONS, OP
from companion.referee import Referee
from companion.speech.listen import listen
from companion.text.island.spoken import spoken
from companion.text.languages import LANGUAGES, NO_TOKENS, Language


def said(word: object, language: Language, question: Question | None = None) -> str:
    return spoken(word, question, language, NO_TOKENS)  # type: ignore[arg-type]


def test_each_has_words_of_their_own() -> None:
    assert said(Move("theseus", "NE", over=True, safe=True), "en") == (
        "I’m moving north-east, a space over, safely."
    )
    assert said(Move("theseus", "NE", safe=True), "ru") == "Иду на северо-восток, безопасно."
    assert said(Move("schrodie", "W", over=True), "en") == "I’m going west, two spaces over."
    assert said(Move("schrodie", "W", over=True), "ru") == "Я иду на запад, через 2 клетки."
    assert said(UseBonus("phil", "lime"), "en") == "I use the bonus of the lime."
    assert said(UseBonus("phil", "lime"), "ru") == "Использую бонус лайма."
    assert said(UseExtra("theseus", "action"), "en") == "I use my extra action."
    asked = Question("phil", "oracle", ("NE W",))
    assert said(Answer("phil", "NE W"), "en", asked) == "North-east and west."
    assert said(Answer("phil", "NE W"), "ru", asked) == "Северо-восток и запад."
    for language in LANGUAGES:
        for kind in (lambda who: Move(who, "E"), End, Restore):
            words = {said(kind(who), language) for who in CHARACTERS}
            assert len(words) >= 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("who", CHARACTERS)
def test_whatever_may_be_said_in_a_turn_is_understood(who: str, language: Language) -> None:
    other = next(one for one in CHARACTERS if one != who)
    game = Referee.random(5, (who, other), 3).session
    ways = set()
    for command in legal(game.state):
        if not isinstance(command, Move | Restore | End | UseBonus | UseExtra):
            continue
        entries = listen(game, who, said(command, language))
        assert not isinstance(entries, str)
        assert write(entries[0].command) == write(command)
        game.undo()
        ways |= {command.direction} if isinstance(command, Move) else set()
    assert ways <= {*DIRECTIONS}
    assert len(ways) >= 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [3, 11])
def test_all_that_they_say_in_a_game_is_understood(seed: int, language: Language) -> None:
    kinds = ("theseus", "schrodie", "hempel") if seed == 3 else ("phil", "achilles", "granddead")
    game = Referee.random(seed, kinds, 4).session
    both = Computer(game, "gentle", captives=dict.fromkeys(kinds, "random"))
    answered = 0
    for _ in range(120):
        command, question = both.command(), game.state.question
        if command is None:  # somebody has won
            break
        if command.who == OP:
            game.submit(command)
            continue
        entries = listen(game, command.who, spoken(command, question, language, NO_TOKENS))
        assert not isinstance(entries, str)
        assert entries[0].command == command
        answered += isinstance(command, Answer)
    assert answered > 10
