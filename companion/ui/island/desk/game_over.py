"""The winner, and the end of the winner's story."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.island.state import State
from companion.games.island.terms import OP
from companion.text.island.epilogues import EPILOGUES
from companion.text.island.names import in_sentence
from companion.text.languages import Language, capitalised
from companion.text.screens import words
from companion.text.screens.desk import DESK

if TYPE_CHECKING:
    from companion.ui.island.desk.saying.announcement import Telling


def epilogue(state: State, language: Language) -> tuple[str, str]:
    sheet, winner = words(DESK, language), state.won or OP
    title = capitalised(sheet["won"].format(name=in_sentence(winner, language)))
    return title, EPILOGUES[winner][language]


def has_ended(state: State, telling: Telling) -> bool:
    """The game is over, and everybody has heard how."""
    return state.won is not None and telling.heard
