"""Stories of who could have known what, a sentence each. The game is over: spaces are named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.engine.languages import Language
from companion.games.island.history.could_know import Insight
from companion.text.island.en import could_know as could_know_en
from companion.text.island.ru import could_know as could_know_ru

_TOLD: Final[dict[Language, Callable[[Insight], str]]] = {
    "en": could_know_en.told,
    "ru": could_know_ru.told,
}


def insight_told(story: Insight, language: Language) -> str:
    return _TOLD[language](story)
