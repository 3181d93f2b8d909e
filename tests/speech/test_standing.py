"""A queue on the card: read anew, and corrected in the row that is meant."""

from __future__ import annotations

import pytest

from companion.engine.refused import Refused
from companion.games.island.commands import Answer, End, Move
from companion.games.island.game import Game, play
from companion.speech.listen import queued
from companion.speech.queue import Queue, QueuePart
from companion.speech.standing import ALL, again, corrections, denied
from companion.store.island.table_file import read_table
from tests.architecture.house import ROOT

WHO = "theseus"


@pytest.fixture
def game() -> Game:
    """Theseus begins on D2: a lime west of him."""
    table = read_table(ROOT / "seeds" / "sample-table.yaml")
    return play(table.setup, table.seed)


def said(game: Game, text: str) -> Queue:
    found = queued(game, WHO, text)
    assert isinstance(found, Queue)
    return found


def corrected(game: Game, text: str, correction: str) -> list[tuple[int, str]]:
    """The place and the words of each; nothing has been taken."""
    before = (game.state, len(game.journal))
    found = corrections(game, WHO, said(game, text).said, correction)
    assert (game.state, len(game.journal)) == before
    return [(place, queue.word) for place, queue in found]


# A no, and what follows it


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("no, west", "west"), ("no west", "west"), ("No! Wait, west.", "west"), ("no", ""),
        ("нет, на запад", "на запад"), ("нет на запад", "на запад"),
        ("не так, на запад", "на запад"),
        ("west", None), ("north-west", None), ("nobody", None), ("запад", None), ("", None),
    ],
)  # fmt: skip
def test_a_text_that_begins_with_a_no(text: str, after: str | None) -> None:
    assert denied(text) == after


# The row that is meant


@pytest.mark.parametrize(
    ("text", "correction", "word"),
    [
        ("go east", "no, west", "move W"),
        ("go east safely", "no, west", "move W safe"),  # what is not named is kept
        ("go east safely", "no, not safely", "move E"),
        ("go east", "no, I end my turn", "end"),
        ("на восток безопасно", "нет, на запад", "move W safe"),
        ("на восток", "нет, через клетку", "move E over"),
        ("на восток", "нет, конец хода", "end"),
    ],
)
def test_one_row_is_the_row_that_is_meant(
    game: Game, text: str, correction: str, word: str
) -> None:
    assert corrected(game, text, correction) == [(0, word)]


@pytest.mark.parametrize(
    ("text", "correction"),
    [
        ("south-east safely and activate it", "no, west"),
        ("на юго-восток безопасно и активирую", "нет, на запад"),
    ],
)
def test_of_several_the_row_of_the_same_kind_is_meant(
    game: Game, text: str, correction: str
) -> None:
    assert corrected(game, text, correction) == [(0, "move W safe; yes")]


def test_the_answer_is_corrected_by_an_answer(game: Game) -> None:
    text = "south-east safely and activate it"
    assert corrected(game, text, "no, don't activate it") == [(1, "move SE safe; no")]


@pytest.mark.parametrize(
    ("text", "correction"),
    [
        ("go west, then south-east and end my turn", "no, north-east"),
        ("на запад, потом на юго-восток и конец хода", "нет, на северо-восток"),
    ],
)
def test_of_two_rows_of_a_kind_both_are_offered(game: Game, text: str, correction: str) -> None:
    assert corrected(game, text, correction) == [
        (0, "move NE; move SE; end"), (1, "move W; move NE; end"),
    ]  # fmt: skip


def test_of_no_row_of_its_kind_all_are_offered(game: Game) -> None:
    found = corrected(game, "go west, then south-east", "no, where is Phil")
    assert found == [(0, "where phil; move SE"), (1, "move W; where phil")]


def test_several_commands_instead_are_a_new_queue(game: Game) -> None:
    found = corrected(game, "go east", "no, west, then I end my turn")
    assert found == [(ALL, "move W; end")]


def test_what_follows_a_corrected_row_is_read_anew(game: Game) -> None:
    """A safe step asks whether to activate: the end of the turn has to wait."""
    parts = said(game, "go west, then north-east and end my turn").said
    found = dict(corrections(game, WHO, parts, "no, safely"))
    assert [bool(one.commands) for one in found[1].said] == [True, True, False]


@pytest.mark.parametrize(
    ("correction", "code"),
    [
        ("no", "unknown"),
        ("west", "unknown"),  # it is no correction
        ("no, nonsense", "unknown"),
        ("no, rest", "illegal"),  # his energy is full
        ("no, go", "unknown"),  # it leaves the choice open
        ("нет, отдыхаю", "illegal"),
    ],
)
def test_what_is_no_correction_is_refused(game: Game, correction: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        corrected(game, "go east", correction)
    assert refused.value.code == code


# Read anew


def test_what_waits_can_go_on_once_the_question_is_answered(game: Game) -> None:
    queue = said(game, "go west, then safely north-east and end my turn")
    assert queue.commands == (Move(WHO, "W"), Move(WHO, "NE", safe=True))
    for command in queue.commands:
        game.submit(command)
    waits = again(game, WHO, queue.left)
    assert [(one.word, one.commands) for one in waits] == [("end", ())]
    game.submit(Answer(WHO, "no"))
    (ready,) = again(game, WHO, waits)
    assert ready.commands == (End(WHO),)


def test_what_was_said_as_a_move_answers_no_question(game: Game) -> None:
    """At an oracle a bare "west" would be a direction to ask about."""
    game.submit(Move(WHO, "SE", over=True, safe=True))
    game.submit(Answer(WHO, "yes"))
    assert game.state.question is not None
    assert game.state.question.what == "oracle"
    waits = again(game, WHO, (QueuePart("move W", "west"),))
    assert [one.commands for one in waits] == [()]


def test_an_answer_waits_for_its_own_question(game: Game) -> None:
    """As it was said, and not by its word: a yes to activate is none to something else."""
    waits = again(game, WHO, (QueuePart("yes", "activate it"),))
    assert [one.commands for one in waits] == [()]


def test_after_what_waits_everything_waits(game: Game) -> None:
    parts = (QueuePart("yes", "activate it"), QueuePart("move W", "west"))
    assert [bool(one.commands) for one in again(game, WHO, parts)] == [False, False]
