"""The name of every fact of a table, in one language."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.island.state import OCEAN, State
from companion.games.island.terms import Hex, Who
from companion.text.island.names import name, space
from companion.text.languages import Language, capitalised
from companion.text.screens import words
from companion.text.screens.corrections import CORRECTIONS


class Facts:
    """The facts of one moment."""

    def __init__(self, state: State, language: Language) -> None:
        self.state = state
        self.language = language
        self.sheet: Mapping[str, str] = words(CORRECTIONS, language)

    def name(self, who: Who) -> str:
        return name(who, self.language)

    def space(self, word: str) -> str:
        return capitalised(space(word, self.language))

    def now_at(self, at: Hex | None) -> str:
        if at is None:
            return self.sheet["is-off"]
        if at == OCEAN:
            return self.sheet["is-in"].format(name=space("ocean", self.language))
        named = space(self.state.named(at), self.language)
        return self.sheet["is-at"].format(at=at, name=named)
