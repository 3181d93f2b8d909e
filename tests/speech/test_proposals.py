"""From what was heard to one meaning, a few, or none: never a guess."""

import pytest

from companion.games.island.commands import Move
from companion.games.island.game import ISLAND, Game, play
from companion.games.island.terms import OP
from companion.speech.proposals import MOST, Missed, Offered, Proposed, proposed
from companion.speech.replies import chosen, confirmed
from companion.speech.transcript import Transcript
from companion.store.island.table_file import read_table
from tests.speech.speech_table import HERE

SAMPLE = HERE.parents[1] / "seeds" / "sample-table.yaml"


@pytest.fixture
def session() -> Game:
    file = read_table(SAMPLE)
    return play(file.setup, file.seed)


def said(session: Game, who: str, *texts: str) -> str:
    """The word; the words between bars; the reason."""
    before = (session.state, len(session.journal))
    came = proposed(session, who, Transcript(texts))
    assert (session.state, len(session.journal)) == before
    match came:
        case Proposed(meant):
            return meant.word
        case Offered(choices):
            return " | ".join(one.word for one in choices)
        case Missed(reason, _, refused):
            return refused.code if refused is not None else reason


def test_a_move_is_understood_and_nothing_is_taken(session: Game) -> None:
    came = proposed(session, "theseus", Transcript(("moving northeast a space over safely",)))
    assert isinstance(came, Proposed)
    assert came.meant.word == "move NE over safe"
    assert came.meant.commands == (Move("theseus", "NE", over=True, safe=True),)
    assert session.journal == []


def test_silence_and_talk_are_no_moves(session: Game) -> None:
    assert proposed(session, "theseus", Transcript(())) == Missed("silence")
    doubtful = Transcript(("east",), -9.0, accepted=False)
    assert proposed(session, "theseus", doubtful) == Missed("off-topic", "east")
    assert said(session, "theseus", "what lovely biscuits") == "unknown"


def test_the_first_alternative_that_is_understood_counts(session: Game) -> None:
    assert said(session, "theseus", "moving yeast", "moving east") == "move E"
    assert said(session, "theseus", "шагаю на сервер", "шагаю на север восток") == "move NE"


@pytest.mark.parametrize("past", ["I moved east last turn", "я ходил на восток"])
def test_a_guess_at_words_that_are_not_known_is_no_proposal(session: Game, past: str) -> None:
    assert said(session, "theseus", past) == "unclear"


def test_alternatives_that_mean_one_thing_are_one(session: Game) -> None:
    assert said(session, "theseus", "go east", "i go east", "east") == "move E"


def test_of_two_meanings_none_is_chosen(session: Game) -> None:
    assert said(session, "theseus", "go east", "go west") == "move E | move W"
    assert said(session, "theseus", "go over to the east") == "move E | move E over"


def test_never_more_than_three_choices(session: Game) -> None:
    ways = ("east", "west", "northeast", "southwest", "northwest")
    assert said(session, "theseus", *ways).count("|") == MOST - 1
    assert said(session, "theseus", "safely") == "unclear"


def test_what_the_rules_refuse_is_not_taken_for_its_neighbour(session: Game) -> None:
    """The likeliest is too dear; that the next is not does not make it what was said."""
    session.submit(ISLAND.read(OP, "set theseus energy 0"))  # type: ignore[arg-type]
    assert said(session, "theseus", "east safely", "east") == "no-energy"
    assert said(session, "theseus", "east") == "move E"


def test_an_answer_is_called_as_the_question_calls_it(session: Game) -> None:
    session.submit(ISLAND.read("theseus", "move SE over safe"))  # type: ignore[arg-type]
    assert said(session, "theseus", "yes please") == "yes"
    assert said(session, "theseus", "не активирую") == "no"


def test_only_what_loses_nothing_may_go_by_itself(session: Game) -> None:
    session.submit(ISLAND.read(OP, "set theseus energy 1"))  # type: ignore[arg-type]
    alone = {
        text: came.meant.alone
        for text in ("restore energy", "where is phil", "east", "east safely", "end turn",
                     "banana bonus", "how many deaths", "say that again")
        if isinstance(came := proposed(session, "theseus", Transcript((text,))), Proposed)
    }  # fmt: skip
    yes = {"restore energy", "where is phil", "how many deaths", "say that again"}
    assert {text for text, may in alone.items() if may} == yes
    assert {text for text, may in alone.items() if not may} >= {"east", "east safely", "end turn"}


@pytest.mark.parametrize("oops", ["oops", "упс", "undo that", "отмена", "take that back"])
def test_oops_takes_back_what_is_not_announced_yet(session: Game, oops: str) -> None:
    assert said(session, "theseus", oops) == "not-now"  # nothing to take back
    session.submit(ISLAND.read("theseus", "move E"))  # type: ignore[arg-type]
    assert said(session, "theseus", oops) == "undo"
    session.announced()
    assert said(session, "theseus", oops) == "announced"


def test_a_card_is_answered_by_yes_and_no() -> None:
    def answered(*texts: str, accepted: bool = True) -> bool | None:
        return confirmed(Transcript(texts, 1.0, accepted), "ru" if texts[0] > "а" else "en")

    assert answered("Yes.") is True
    assert answered("подтверждаю") is True
    assert answered("yes", "no") is None
    assert answered("no") is False
    assert answered("упс") is False
    assert answered("east") is None
    assert answered("hm", "yes") is True
    assert answered("yes", accepted=False) is None


def test_a_choice_is_answered_by_its_number() -> None:
    def answered(text: str, count: int = 3) -> int | None:
        return chosen(Transcript((text,)), count, "ru" if text > "а" else "en")

    assert [answered(text) for text in ("one", "Number two!", "the third one", "none", "2")] == [
        1, 2, 3, 0, 2,
    ]  # fmt: skip
    assert [answered(text) for text in ("один", "второй", "номер три", "ни один", "нет")] == [
        1, 2, 3, 0, 0,
    ]  # fmt: skip
    assert answered("three", count=2) is None
    assert chosen(Transcript(("один", "ни один")), 3, "ru") is None
    assert answered("east") is None
