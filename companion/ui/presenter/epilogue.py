"""Who has won, and in one line how."""

from __future__ import annotations

from companion.games.island.state import State
from companion.games.island.terms import OP
from companion.text.languages import Language, capitalised
from companion.text.names import in_sentence, name
from companion.text.screens import words
from companion.text.screens.desk import DESK


def epilogue(state: State, language: Language) -> tuple[str, str]:
    sheet, winner = words(DESK, language), state.won or OP
    title = capitalised(sheet["won"].format(name=in_sentence(winner, language)))
    text = sheet["won-op" if winner == OP else "won-captive"].format(name=name(winner, language))
    return title, text
