"""A game as a table script: played from its file it is the very same game."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.cli.expect import matches
from companion.cli.table_command import run
from companion.engine.facts import keys
from companion.engine.frozen import revised
from companion.engine.refused import Refused
from companion.games.island.commands import Correct, Where
from companion.games.island.game import Game, play
from companion.games.island.setup.table import SetUp
from companion.games.island.terms import OP
from companion.games.island.views import op_view
from companion.store.games.troubles import CannotSave
from companion.store.island.table_file import read_table
from companion.store.island.table_script import MOST_LINES, write_script
from tests.games.island.random_tables import random_setup
from tests.store.saved import act

CORRECTIONS = (
    "at C4", "off", "health 1", "energy 3", "banana circled", "lime crossed", "apple free",
    "actions 1", "immune rock", "immune none", "standing", "lying", "symbol wave crossed",
    "extra energy circled", "visited grapes",
)  # fmt: skip
OF_THE_OP = (
    "set wave S", "set wave off", "set rock off", "set bush at D4", "set deaths 1",
    "set token flood", "set token none", "set turn op", "set op actions 2",
)  # fmt: skip


def a_game(number: int, commands: int = 150, odd: bool = True) -> tuple[SetUp, Game]:
    """Of every kind: answers, draws, corrections, questions, steps taken back and brought back."""
    dice = Random(number)
    given = random_setup(dice, odd=odd)
    session = play(given, number)
    for _ in range(commands):
        try:
            if dice.random() < 0.06 and session.state.question is not None:
                session.submit(_correction(session, dice))
            else:
                act(session, dice)
        except Refused:
            session.submit(Where(OP, given.seats[0].who))
    return given, session


def _correction(session: Game, dice: Random) -> Correct:
    who = dice.choice(session.state.captives).who
    words = dice.choice([*OF_THE_OP, *(f"set {who} {fact}" for fact in CORRECTIONS)])
    return Correct(OP, tuple(words.split()[1:]))


def output(text: str, folder: Path) -> list[dict[str, Any]]:
    file = folder / "game.yaml"
    file.write_text(text, encoding="utf-8")
    return list(run(read_table(file)))


@pytest.mark.parametrize("number", range(60))
def test_a_script_plays_to_the_very_same_state(number: int, tmp_path: Path) -> None:
    given, session = a_game(number)
    lines = output(write_script(given, number, session.journal), tmp_path)
    assert lines[-1] == {"state": op_view(session.state)}


@pytest.mark.parametrize("number", range(100, 130))
def test_a_script_says_what_was_said(number: int, tmp_path: Path) -> None:
    """In the very same words: what chance drew is in the file (`draws`)."""
    given, session = a_game(number)
    lines = output(write_script(given, number, session.journal), tmp_path)
    played = [line for line in lines[:-1] if line.get("text") not in ("undo", "redo")]
    told = [one for line in played for one in line["said"]]
    again = play(given, number)
    said = [*again.start.said]
    kept: list[Any] = []
    for line in session.journal:
        steps = len(again.steps)
        entry = again.fold(line)
        if entry is not None:
            # L7.3: a line's facts are said once the OP has picked a lake space.
            waits = again.state.question is not None and again.state.question.what == "from"
            asked = isinstance(entry.command, Where)
            if waits and not asked:
                kept += entry.outcome.said
            else:
                said += entry.outcome.said if asked else [*kept, *entry.outcome.said]
                kept = kept if asked else []
        elif len(again.steps) != steps:
            question = again.state.question
            kept = kept if question is not None and question.what == "from" else []
    assert told == [keys(one) for one in said]


def test_what_chance_drew_is_drawn_again() -> None:
    """Some of the games above must shuffle, or the test would show nothing."""
    drew = [number for number in range(100, 130) if "\ndraws:" in _script(number)]
    assert len(drew) >= 5


def _script(number: int) -> str:
    given, session = a_game(number)
    return write_script(given, number, session.journal)


def test_the_file_says_itself_how_it_must_end(tmp_path: Path) -> None:
    """A bug report that no longer plays to the same end says so."""
    given, session = a_game(3, 40)
    text = write_script(given, 3, session.journal)
    end = read_table(_file(tmp_path, text)).script[-1]
    view = op_view(session.state)
    wanted = {key: value for key, value in view.items() if key != "question"}
    assert hasattr(end, "expect")
    assert set(end.expect["state"]) == set(wanted)
    assert all(matches(value, wanted[key], key) for key, value in end.expect["state"].items())


def _file(folder: Path, text: str) -> Path:
    file = folder / "game.yaml"
    file.write_text(text, encoding="utf-8")
    return file


def test_it_can_be_read_by_people() -> None:
    given, session = a_game(5, 30)
    text = write_script(given, 5, session.journal)
    assert text.startswith("game: paradox-island\nplayers: ")
    assert all(len(line) <= 100 for line in text.splitlines())
    assert "\n  - " in text.partition("\nscript:")[2]


def test_other_gifts_of_the_box_are_in_it(tmp_path: Path) -> None:
    given = random_setup(Random(1), odd=False)
    box = revised(given.box, {"palms": (1, 3, 3), "extras": ("action", "energy", "health")})
    given = revised(given, {"box": box})
    text = write_script(given, 1, [])
    again = read_table(_file(tmp_path, text)).setup.box
    assert (again.palms, again.extras) == (box.palms, box.extras)


def test_a_game_too_long_for_a_script_is_refused_in_a_sentence() -> None:
    given = random_setup(Random(1), odd=False)
    session = play(given, 1)
    for _ in range(MOST_LINES + 1):
        session.submit(Where(OP, given.seats[0].who))
    with pytest.raises(CannotSave) as refused:
        write_script(given, 1, session.journal)
    assert refused.value.say("en") != refused.value.say("ru")
