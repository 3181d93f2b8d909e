"""Talk beside a command: no answer and no command, nor lost where it is one."""

from itertools import product

import pytest

from companion.speech.proposals import Proposed, proposed
from companion.speech.speaker import default_speaker
from companion.speech.talk.contrasts import the_other
from companion.speech.talk.sequences import said
from companion.speech.transcript import Transcript
from tests.speech.speech_table import Line
from tests.speech.talk_table import NOT_TAKEN, session, taken


def word(table: str, text: str) -> str:
    game = session(table)
    came = proposed(game, default_speaker(game.state), Transcript((text,)))
    return came.meant.word if isinstance(came, Proposed) else ""


def heard(table: str, text: str) -> list[str]:
    return word(table, text).replace(";", "").split()


@pytest.mark.parametrize("text", [
    "I rest, and yes I'm paying one energy for it", "отдыхаю, и пусть Фил ходит",
    "I rest, and then Phil",
])  # fmt: skip
def test_an_answer_to_nothing_waits_for_no_question(text: str) -> None:
    assert not {"lose", "phil"} & set(heard("turn", text))


def test_the_end_of_the_turn_is_heard_beside_an_answer() -> None:
    assert word("activate", "nah, and that's my turn") in ("", "no; end")


@pytest.mark.parametrize("text", ["на запад, что ли", "вот думаю: на запад, что ли..."])
def test_a_hedge_is_no_command(text: str) -> None:
    assert word("turn", text) == ""


@pytest.mark.parametrize("text", ["Кустом восток и снова восток", "the bush east and again east"])
def test_a_step_said_twice_is_not_one(text: str) -> None:
    assert word("op", text) in ("", "bush E; bush E")


@pytest.mark.parametrize(("text", "meant"), [
    ("north-west and east, no, west", ["NW", "W"]),
    ("северо-запад и восток, тьфу ты, запад", ["NW", "W"]),
    ("east, no, west", ["W"]),
])  # fmt: skip
def test_of_two_directions_the_last_is_corrected(text: str, meant: list[str]) -> None:
    assert heard("oracle", text) == meant


@pytest.mark.parametrize(("text", "meant"), [
    ("east please, nothing fancy", "move E"),
    ("east, muahaha", "move E"),
    ("иду на восток, будь что будет", "move E"),
    ("ох, холодина, иду на восток", "move E"),
    ("I'm out", "end"),
])  # fmt: skip
def test_what_says_nothing_of_the_game_may_stand_beside(text: str, meant: str) -> None:
    assert word("turn", text) == meant


@pytest.mark.parametrize("text", [
    "east, kidding", "east, gingerly", "east, said Bob", "east, unless snakes", "east, tomorrow",
    "east, wset", "east, or something", "east, never", "east — a lovely thing",
    "восток — дело тонкое", "на восток, шучу", "на восток, если пустишь", "на восток, завтра",
    "далеко на восток", "на восток, осторожненечко",
    "вот бы снегопад, на восток", "Петя сказал, на восток",
])  # fmt: skip
def test_what_may_turn_it_round_does_not(text: str) -> None:
    assert word("turn", text) == ""


def test_an_exclamation_is_no_answer() -> None:
    assert word("activate", "oh no, I spilled my coffee") == ""
    assert word("activate", "да, погодка") == ""
    assert word("activate", "oh no, what a mess") == ""


@pytest.mark.parametrize(("text", "meant"), [
    ("not east, west", "move W"),
    ("east, not west", "move E"),
    ("I was going to go east, but let's do west instead", "move W"),
    ("не восток, а запад, причём безопасно", "move W safe"),
    ("думала на восток, но нет, поползу на запад", "move W"),
])  # fmt: skip
def test_a_contrast_names_what_counts(text: str, meant: str) -> None:
    assert word("turn", text) == meant


@pytest.mark.parametrize("text", [
    "not east, not west", "I was going to go east, but no", "not east, west or north-west",
    "I was going to rest, but Phil said east", "не на восток, а куда же", "думал на восток, но нет",
])  # fmt: skip
def test_a_contrast_with_nothing_names_nothing(text: str) -> None:
    assert word("turn", text) == ""


@pytest.mark.parametrize(("text", "meant"), [
    ("before I rest, one step west", "move W; restore"),
    ("отдохну после того, как на запад схожу", "move W; restore"),
    ("дважды на запад", "move W; move W"),
    ("east, safely, without activating", "move E safe; no"),
    ("восток, безопасно, и активировать не надо", "move E safe; no"),
])  # fmt: skip
def test_the_order_of_several_may_be_told(text: str, meant: str) -> None:
    assert word("turn", text) == meant


@pytest.mark.parametrize(("text", "meant"), [
    ("hey, where's Phil standing at the moment?", "where phil"),
    ("а Фил-то у нас где обретается?", "where phil"),
    ("remind me, which space am I on?", "where theseus"),
    ("слушай, я забыла, на чём я стою", "where theseus"),
    ("where was Phil", ""), ("where would Phil go", ""), ("где-то Фил", ""), ("где был Фил", ""),
])  # fmt: skip
def test_where_somebody_is_may_be_asked_in_many_ways(text: str, meant: str) -> None:
    assert word("turn", text) == meant


def test_the_same_piece_goes_on() -> None:
    assert word("op", "the bush west, and once more, south-west") == "bush W; bush SW"


def test_of_two_one_is_named_by_denying_the_other() -> None:
    options = ("token flood", "token hurricane")
    assert the_other(said("definitely not the hurricane"), options) == "token flood"
    assert the_other(said("только не Ураган"), options) == "token flood"
    for text in ("not the hurricane, not the flood", "not the hurricane or so", "not here"):
        assert the_other(said(text), options) == ""
    assert the_other(said("not the flood"), (*options, "token ivy")) == ""


# Deeds that are none of this game: whoever says one as well wants more than the command beside it.
DEEDS = {
    "en": ("repair the boat", "throw the die", "draw a card", "light a fire", "open the box",
           "steal the key", "call a friend"),
    "ru": ("чиню лодку", "бросаю кубик", "тяну карту", "жгу костёр", "беру ключ", "ставлю ловушку",
           "открою ящик", "осмотрюсь"),
}  # fmt: skip
BESIDE = {
    "en": ("{0} and {1}", "{0}, {1}", "{0}, I {1}", "I {1} and {0}", "{0} and then {1}"),
    "ru": ("{0} и {1}", "{0}, {1}", "{1}, {0}", "{0}, а ещё {1}", "{0} и потом {1}"),
}
COMMANDS = {"en": ("I go east", "I rest", "use the orange"),
            "ru": ("иду на восток", "отдохну", "трачу апельсин")}  # fmt: skip


@pytest.mark.parametrize("language", DEEDS)
def test_a_deed_that_nobody_listed_is_never_dropped(language: str) -> None:
    said = [frame.format(command, deed) for frame, command, deed in
            product(BESIDE[language], COMMANDS[language], DEEDS[language])]  # fmt: skip
    assert [one for one in said if taken(Line("", "turn", one, "")) != NOT_TAKEN] == []
