"""The label of an answer's button can be said as well, and is that answer."""

from typing import Final

import pytest

from companion.games.island.questions import Question
from companion.games.island.terms import OP
from companion.speech.answers.question_names import AskedOf, Key
from companion.speech.phrases import understand
from companion.text.island.labels import option
from companion.text.languages import LANGUAGES, Language

_YES_OR_NO: Final = ("use", "decline")
QUESTIONS: Final[tuple[tuple[Question, Key | None], ...]] = (
    (Question(OP, "carry", ("activate", "stay"), piece="bush", by="portal-1"), "carry"),
    (Question(OP, "carry", ("activate", "stay"), piece="rock", by="knot"), "carry"),
    (Question(OP, "carry", ("activate", "stay"), piece="rock", by="anomaly:wave"), "carry"),
    (Question("phil", "ability", _YES_OR_NO, by="ocean"), "ocean"),
    (Question(OP, "ability", _YES_OR_NO, piece="bush", by="algae"), "algae"),
    (Question("achilles", "ability", _YES_OR_NO, piece="rock", by="symbol"), "symbol"),
    (Question("granddead", "bonus", ("bonus lime", "decline"), by="ocean"), "back"),
    (Question("achilles", "bonus", ("bonus banana", "decline"), by="ocean"), "to-captive"),
    (Question("granddead", "bonus", ("bonus grapes", "decline"), by="meeting"), "meeting"),
    (Question("phil", "bonus", ("bonus orange", "decline"), by="visit"), "reward"),
    (Question("schrodie", "bonus", ("bonus banana", "decline"), by="refuse"), "refuse"),
    (Question(OP, "fruit", ("lime", "decline"), about="phil", by="algae"), None),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("question", "key"), QUESTIONS, ids=[f"{one.who} {one.what} {one.by}" for one, _ in QUESTIONS]
)
def test_a_button_can_be_said(question: Question, key: Key | None, language: Language) -> None:
    asked = None if key is None else AskedOf(key, "strawberry")
    for word in question.options:
        said = option(word, question, language)
        heard = understand(said, question.what, question.options, speaker=question.who, asked=asked)
        assert heard == word, said
