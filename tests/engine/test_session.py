"""Submit, undo, redo, announced, replay: on a game small enough to follow by eye."""

from collections.abc import Callable
from random import Random

import pytest

from companion.engine.frozen import frozen
from companion.engine.journal import ANNOUNCED, REDO, UNDO, Did
from companion.engine.refused import Refused
from companion.engine.session import Session


@frozen
class Count:
    """The result of a command: a number, and whether an answer or a throw is wanted."""

    state: int


class Counting:
    """`+n` begins a step; `?` asks for `=n`, `=n!` the one who does not listen; `dice` throws."""

    def apply(self, state: int, command: str) -> Count:
        if state < 0 and not command.startswith("="):
            raise Refused("not-now")
        match command[0]:
            case "+":
                return Count(state + int(command[1:]))
            case "?":
                return Count(-state - 1)
            case "=":
                if state >= 0:
                    raise Refused("not-now")
                return Count(-state - 1 + int(command[1:].rstrip("!")))
            case "h":
                return Count(state)
            case "d":
                return Count(-1_000_001)
            case _:
                raise Refused("illegal")

    def begins_step(self, _state: int, command: str) -> bool:
        return not command.startswith("=")

    def asks_only(self, command: str) -> bool:
        return command == "how much?"

    def was_heard(self, _state: int, command: str) -> bool:
        return command.startswith("=") and not command.endswith("!")

    def draw(self, state: int, dice: Callable[[], Random]) -> str | None:
        return f"={dice().randint(1, 6) - 1_000_000}" if state == -1_000_001 else None

    def write(self, command: str) -> tuple[str, str]:
        return "somebody", command

    def read(self, _who: str, words: str) -> str | None:
        return words or None


Counted = Session[int, str, Count]


def session(seed: int = 0) -> Counted:
    return Session(Counting(), Count(0), seed)


def test_a_step_is_a_command_with_its_answers() -> None:
    game = session()
    for command in ("+5", "?", "=2", "+1"):
        game.submit(command)
    assert game.state == 8
    assert [[entry.command for entry in step.entries] for step in game.steps] == [
        ["+5"], ["?", "=2"], ["+1"],
    ]  # fmt: skip


def test_undo_takes_back_a_step_and_redo_brings_it_again() -> None:
    game = session()
    for command in ("+5", "?", "=2"):
        game.submit(command)
    assert [entry.command for entry in game.undo().entries] == ["?", "=2"]
    assert game.state == 5
    game.redo()
    assert game.state == 7
    assert game.journal[-2:] == [UNDO, REDO]


def test_nothing_to_take_back_or_to_bring_again() -> None:
    game = session()
    for act in (game.undo, game.redo):
        with pytest.raises(Refused):
            act()
    assert game.journal == []


def test_something_new_forgets_what_was_taken_back() -> None:
    game = session()
    game.submit("+5")
    game.undo()
    game.submit("+1")
    with pytest.raises(Refused):
        game.redo()


def test_a_refused_command_changes_nothing() -> None:
    game = session()
    game.submit("+5")
    game.undo()
    journal = list(game.journal)
    with pytest.raises(Refused):
        game.submit("!")
    assert (game.state, game.journal) == (0, journal)
    game.redo()
    assert game.state == 5


def test_several_commands_are_taken_all_or_none() -> None:
    game = session()
    game.submit("+5")
    with pytest.raises(Refused):
        game.submit_each(("?", "=2", "!"))
    assert game.state == 5
    assert game.journal == [Did("somebody", "+5")]
    game.submit_each(("?", "=2"))
    assert game.state == 7


def standing(game: Counted) -> tuple[object, ...]:
    """All that a refusal or a trial must leave as it was."""
    steps = [([*step.entries], step.heard) for step in game.steps]
    return game.state, [*game.journal], steps, [*game.undone], [*game.struck]


class Diligent(Counting):
    """It remembers what it was asked to work out."""

    def __init__(self) -> None:
        self.worked_out: list[str] = []

    def apply(self, state: int, command: str) -> Count:
        self.worked_out.append(command)
        return super().apply(state, command)


def test_what_is_tried_is_not_taken() -> None:
    game = session()
    game.submit("+5")
    game.submit("+1")
    game.undo()
    before = standing(game)
    tried = game.try_each(("+2", "?", "=2"))
    assert [entry.command for entry in tried] == ["+2", "?", "=2"]
    assert tried[-1].outcome.state == 9
    assert game.tried("+3").state == 8
    assert standing(game) == before
    with pytest.raises(Refused):
        game.try_each(("+2", "!"))
    assert standing(game) == before
    game.redo()
    assert game.state == 6


def test_what_was_tried_is_worked_out_once() -> None:
    rules = Diligent()
    game = Session(rules, Count(0))
    tried = game.try_each(("?", "=2"))
    taken = game.submit_each(("?", "=2"))
    assert rules.worked_out == ["?", "=2"]
    assert [one.outcome for one in taken] == [one.outcome for one in tried]
    assert all(one.outcome is other.outcome for one, other in zip(taken, tried, strict=True))


def test_what_was_tried_of_another_state_does_not_count() -> None:
    rules = Diligent()
    game = Session(rules, Count(0))
    game.try_each(("+1",))
    game.submit("+2")
    assert game.submit("+1")[0].outcome.state == 3
    assert rules.worked_out == ["+1", "+2", "+1"]


def test_chance_draws_what_was_tried() -> None:
    game = session(seed=3)
    tried = game.try_each(("dice",))
    assert [one.command for one in game.submit("dice")] == [one.command for one in tried]


def test_a_fault_of_the_rules_leaves_nothing_half_done() -> None:
    game = session()
    game.submit("+5")
    game.undo()
    with pytest.raises(ValueError, match="five"):
        game.submit_each(("+1", "+five"))
    assert (game.state, game.journal) == (0, [Did("somebody", "+5"), UNDO])
    game.redo()
    assert game.state == 5


def test_chance_is_drawn_once_and_kept_in_the_journal() -> None:
    game = session(seed=3)
    game.submit("dice")
    drawn = game.state
    again = session(seed=99)
    again.replay(game.journal)
    assert again.state == drawn
    other = session(seed=3)
    other.submit("dice")
    assert other.state == drawn


def test_only_what_was_heard_is_struck() -> None:
    """Before it is announced, undo is silent; after it, a line is struck."""
    game = session()
    game.submit("+1")
    game.undo()
    assert game.struck == []
    game.submit("+2")
    game.announced()
    game.undo()
    assert [step.entries[0].command for step in game.struck] == ["+2"]


def test_whoever_goes_on_has_heard() -> None:
    game = session()
    game.submit("+1")
    game.submit("+2")
    game.undo()
    game.undo()
    assert [step.entries[0].command for step in game.struck] == ["+1"]


def heard(game: Counted) -> list[int]:
    return [step.heard for step in game.steps]


def test_whoever_answers_has_heard() -> None:
    """An answer shows that the words before it were heard, not those after it."""
    game = session()
    game.submit("?")
    assert heard(game) == [0]
    game.submit("=2")
    assert heard(game) == [1]
    game.undo()
    assert [len(step.entries) for step in game.struck] == [2]


def test_an_answer_of_who_does_not_listen_tells_nothing() -> None:
    game = session()
    game.submit("?")
    game.submit("=2!")
    assert heard(game) == [0]
    game.submit("+1")
    assert heard(game) == [2, 0]


def test_a_refused_answer_was_not_heard() -> None:
    game = session()
    game.submit("?")
    with pytest.raises(Refused):
        game.submit_each(("=2", "!"))
    assert heard(game) == [0]


def test_what_was_heard_before_stays_heard_when_something_is_refused() -> None:
    game = session()
    for command in ("+1", "?"):
        game.submit(command)
    before = heard(game)
    with pytest.raises(Refused):
        game.submit_each(("=2", "+1", "!"))
    assert heard(game) == before == [1, 0]
    assert [entry.command for entry in game.entries()] == ["+1", "?"]


def test_what_was_heard_is_replayed() -> None:
    game = session()
    for command in ("?", "=2!", "?", "=1", "+3"):
        game.submit(command)
    game.announced()
    again = session()
    again.replay(game.journal)
    assert heard(again) == heard(game) == [2, 2, 1]


def test_nothing_has_been_said_at_the_start() -> None:
    game = session()
    game.announced()
    assert game.journal == []


def test_a_journal_is_replayed_with_its_marks() -> None:
    game = session()
    for command in ("+5", "?", "=2"):
        game.submit(command)
    game.announced()
    game.undo()
    game.redo()
    game.undo()
    again = session()
    again.replay(game.journal)
    assert again.state == game.state == 5
    assert again.journal == game.journal
    assert ANNOUNCED in again.journal
    assert len(again.struck) == len(game.struck) == 2


def test_words_that_are_no_command_stop_a_replay() -> None:
    with pytest.raises(Refused, match="unknown"):
        session().replay([Did("somebody", "")])


def test_entries_are_told_in_order() -> None:
    game = session()
    for command in ("+5", "?", "=2"):
        game.submit(command)
    assert [entry.command for entry in game.entries()] == ["+5", "?", "=2"]


def test_a_question_is_no_step_and_forgets_nothing() -> None:
    game = session()
    game.submit("how much?")
    with pytest.raises(Refused):
        game.undo()
    game.submit("+5")
    game.undo()
    game.submit("how much?")
    game.redo()
    assert game.state == 5
    assert Did("somebody", "how much?") in game.journal
    again = session()
    again.replay(game.journal)
    assert (again.state, again.journal) == (5, game.journal)


def test_without_a_seed_chance_draws_as_with_seed_0() -> None:
    drawn = []
    for game in (Session(Counting(), Count(0)), session(0)):
        game.submit("dice")
        drawn.append(game.state)
    assert drawn[0] == drawn[1]
