"""Lists told in no order (Hempel's `around`, Phil's `line`) tell nothing by their order."""

from companion.games.island.announcements import Told
from companion.games.island.commands import Correct
from companion.games.island.game import play
from companion.games.island.notation import read
from companion.games.island.terms import OP
from companion.store.island.table_file import read_table
from tests.architecture.house import ROOT

# Phil is the first of two captives.
TABLE = ROOT / "tests" / "tables" / "law" / "L14_5_far_end_is_reached_unsafely.yaml"


def told(seed: int, at: str, *draws: tuple[int, ...]) -> tuple[object, ...]:
    """The words that Phil hears of the line to the east of a space."""
    game = play(read_table(TABLE).setup, seed, draws)
    for words in (f"phil at {at}", "phil grapes circled"):
        game.submit(Correct(OP, tuple(words.split())))
    for words in ("bonus grapes", "E"):
        command = read("phil", words)
        assert command is not None
        last = game.submit(command)[-1]
    (found,) = (one.told for one in last.outcome.said if isinstance(one, Told))
    return found


def test_two_spaces_come_in_either_order() -> None:
    """A2: the banana, then the straight lake."""
    assert {told(seed, "A2") for seed in range(12)} == {
        ("banana", "lake:straight"), ("lake:straight", "banana"),
    }  # fmt: skip


def test_three_spaces_come_in_every_order() -> None:
    assert len({told(seed, "B2") for seed in range(60)}) == 6


def test_one_space_is_told() -> None:
    assert told(1, "A3") == ("lake:straight",)


def test_nothing_to_name_is_an_answer() -> None:
    assert told(1, "A4") == ()


def test_what_was_drawn_once_is_drawn_again() -> None:
    for seed in range(6):
        assert told(seed, "A2", (0, 1)) == ("banana", "lake:straight")
        assert told(seed, "A2", (1, 0)) == ("lake:straight", "banana")


def test_a_draw_for_another_number_of_spaces_is_none() -> None:
    assert {told(seed, "A2", (0, 1, 2)) for seed in range(12)} == {
        ("banana", "lake:straight"), ("lake:straight", "banana"),
    }  # fmt: skip
