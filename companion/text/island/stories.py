"""Stories told after a game, a sentence each. The game is over: spaces are named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.engine.languages import Language
from companion.games.island.history.stories import Story
from companion.text.island.en import stories as stories_en
from companion.text.island.ru import stories as stories_ru

_TOLD: Final[dict[Language, Callable[[Story], str]]] = {
    "en": stories_en.told,
    "ru": stories_ru.told,
}


def story_told(story: Story, language: Language) -> str:
    return _TOLD[language](story)
