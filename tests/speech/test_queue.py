"""Several commands in one breath: each in the state that the last led to, and nothing is lost."""

from itertools import permutations

import pytest

from companion.engine.refused import Refused
from companion.games.island.commands import Command, End, Move, Restore, UseBonus
from companion.games.island.game import Game
from companion.speech.listen import listen, queued, understood
from companion.speech.proposals import Proposed, proposed
from companion.speech.queue import Queue
from companion.speech.transcript import Transcript
from tests.speech.speech_table import Line
from tests.speech.talk_table import session, taken


@pytest.fixture
def game() -> Game:
    return session("turn")


def queue(game: Game, text: str) -> Queue:
    before = (game.state, len(game.journal), len(game.steps))
    found = queued(game, "theseus", text)
    assert (game.state, len(game.journal), len(game.steps)) == before
    assert isinstance(found, Queue)
    return found


def proposed_words(text: str) -> str:
    """Of Phil, who is immune by the lime and asks for a line by the grapes."""
    came = proposed(session("phil"), "phil", Transcript((text,)))
    return came.meant.word if isinstance(came, Proposed) else ""


@pytest.mark.parametrize(
    ("text", "commands"),
    [
        ("east", (Move("theseus", "E"),)),
        ("I rest and go west", (Restore("theseus"), Move("theseus", "W"))),
        ("отдыхаю, потом на запад безопасно",
         (Restore("theseus"), Move("theseus", "W", safe=True))),
        ("west twice, then I'm done",
         (Move("theseus", "W"), Move("theseus", "W"), End("theseus"))),
    ],
)  # fmt: skip
def test_commands_stand_in_their_order(
    game: Game, text: str, commands: tuple[Command, ...]
) -> None:
    found = queue(game, text)
    assert found.commands == commands
    assert found.left == ()
    assert understood(game, "theseus", text) == commands


def test_what_a_question_stands_before_is_shown_and_not_taken(game: Game) -> None:
    """The grapes take him to a fruit, and whether he activates it is asked."""
    text = "use my grapes and then go west"
    found = queue(game, text)
    assert found.word == "bonus grapes; move W"
    assert found.commands == (UseBonus("theseus", "grapes"),)
    assert [one.word for one in found.left] == ["move W"]
    with pytest.raises(Refused):
        listen(game, "theseus", text)  # here nobody would see it


def test_a_bonus_takes_what_it_is_used_for(game: Game) -> None:
    """Also where nothing else was possible, so that it is not asked."""
    assert queue(game, "use the grapes to hop to the banana").word == "bonus grapes"
    with pytest.raises(Refused):
        queued(game, "theseus", "use the grapes to hop to the apple")
    for text in ("lime against the bush", "использую лайм против куста", "лайм от куста"):
        assert proposed_words(text) == "bonus lime; bush"
    for text in ("use the grapes to the east", "grapes east", "виноград на восток"):
        assert proposed_words(text) == "bonus grapes; E"


def test_an_echo_is_no_second_command(game: Game) -> None:
    assert queue(game, "that's it, I end my turn").word == "end"
    assert queue(session("activate"), "yeah go ahead and activate").word == "yes"


@pytest.mark.parametrize("text", [
    "east, west", "rest and tomorrow", "rest or go west", "go west and don't rest",
    "на восток, на запад", "отдыхаю, но ход не заканчиваю",
])  # fmt: skip
def test_what_is_no_queue_is_refused(game: Game, text: str) -> None:
    with pytest.raises(Refused):
        queued(game, "theseus", text)


def test_a_proposal_carries_its_queue(game: Game) -> None:
    came = proposed(game, "theseus", Transcript(("rest, then use the grapes, then go west",)))
    assert isinstance(came, Proposed)
    assert came.meant.word == "restore; bonus grapes; move W"
    assert came.meant.commands == (Restore("theseus"), UseBonus("theseus", "grapes"))
    assert came.meant.queue is not None
    assert [one.word for one in came.meant.queue.left] == ["move W"]
    assert not came.meant.alone


def test_a_queue_of_what_loses_nothing_may_go_by_itself(game: Game) -> None:
    came = proposed(game, "theseus", Transcript(("where is Phil, and then I rest",)))
    assert isinstance(came, Proposed)
    assert came.meant.alone


PAIRED = {
    "en": {"I go east": "move E", "I rest": "restore", "use the orange": "bonus orange",
           "end my turn": "end", "that's it for me": "end"},
    "ru": {"иду на восток": "move E", "отдыхаю": "restore", "трачу апельсин": "bonus orange",
           "заканчиваю ход": "end", "на этом всё": "end"},
}  # fmt: skip
JOINED = {
    "en": ("{}, then {}", "{} and then {}", "{} and {}", "{}, {}", "first {}, then {}", "{}. {}"),
    "ru": ("{}, потом {}", "{} и потом {}", "{} и {}", "{}, {}", "сначала {}, потом {}", "{}. {}"),
}


@pytest.mark.parametrize("language", PAIRED)
def test_of_two_commands_none_is_lost(language: str) -> None:
    lost = []
    for (one, first), (other, second) in permutations(PAIRED[language].items(), 2):
        for joined in JOINED[language]:
            got = taken(Line("", "turn", text := joined.format(one, other), "")).split("; ")
            if got != ["?"] and first != second and not (got[0] == first and second in got[1:]):
                lost.append((text, got))
    assert lost == []
