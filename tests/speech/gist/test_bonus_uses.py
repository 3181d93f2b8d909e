"""A bonus is used by its fruit and what it does, where the board gives that fruit that use."""

import pytest

from benchmarks.shared.questions import table
from companion.speech.proposals import Proposed, proposed
from companion.speech.speaker import default_speaker
from companion.speech.transcript import Transcript


def taken(question: str, text: str) -> str:
    session = table(question).session
    came = proposed(session, default_speaker(session.state), Transcript((text,)))
    return came.meant.word if isinstance(came, Proposed) else "?"


@pytest.mark.parametrize(
    ("question", "text", "meant"),
    [
        ("achilles", "cherries for an extra action", "bonus cherries"),
        ("achilles", "give me one more action, I cross out strawberry", "bonus strawberry"),
        ("achilles", "вишню на дополнительное действие", "bonus cherries"),
        ("hempel", "I use the apple palm", "bonus apple"),
        ("hempel", "what's around me? I cross out the palm with the banana", "bonus banana"),
        ("hempel", "I use the grapes to hear all six spaces around me", "bonus grapes"),
        ("hempel", "использую пальму с яблоком", "bonus apple"),
        ("hempel", "что вокруг меня? Зачёркиваю пальму с бананом", "bonus banana"),
        ("bonus", "lime, back where I came from", "bonus lime"),
    ],
)
def test_it_is_called_by_what_it_does(question: str, text: str, meant: str) -> None:
    assert taken(question, text) == meant


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("achilles", "not the cherries for an extra action"),
        ("achilles", "maybe cherries for an extra action"),
        ("achilles", "cherries for an extra action?"),
        ("achilles", "cherries for the spaces around me"),
        ("achilles", "strawberry for an extra action and I don't use it"),
        ("achilles", "the cherries are already crossed out"),
        ("achilles", "I'd need the orange to get there in one go"),
        ("achilles", "не вишню на дополнительное действие"),
        ("achilles", "вишню бы на дополнительное действие"),
        ("achilles", "вишня у меня уже зачёркнута"),
        ("hempel", "I don't use the apple palm"),
        ("hempel", "first the orange to see the neighbours"),
        ("hempel", "what's around the grapes?"),
        ("hempel", "что вокруг винограда"),
        ("hempel", "не пальму с яблоком"),
    ],
)
def test_nor_denied_nor_doubted_nor_for_another_use(question: str, text: str) -> None:
    assert taken(question, text) == "?"
