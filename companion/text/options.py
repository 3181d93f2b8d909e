"""The answers to a question, as they stand on buttons."""

from typing import Final

from companion.games.island.questions import Question
from companion.games.island.terms import Who
from companion.text.labels import LANGUAGE_LABELS, label
from companion.text.languages import NO_TOKENS, Language, Tokens, capitalised

# L14.6: on her board, `over` is two spaces over.
LEAPS: Final = "schrodie"


def option(
    word: str,
    question: Question,
    language: Language,
    tokens: Tokens = NO_TOKENS,
    board: Who | None = None,
) -> str:
    """`board`: whose board the speaker plays by, where that is not their own (L15.1)."""
    if question.what == "palm":
        palm = LANGUAGE_LABELS[language].PALMS.get(word)
        if palm is not None:
            return capitalised(palm)
    two_over = (board or question.who) == LEAPS
    return capitalised(label(word, language, tokens, two_over=two_over))
