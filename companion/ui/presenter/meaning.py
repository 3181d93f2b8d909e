"""In words, what something typed or spoken would do, before it counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.island.commands import Command
from companion.games.island.notation import write
from companion.games.island.terms import OP
from companion.text import name
from companion.text.island.asides import aside_words
from companion.text.island.labels import LEAPS, label
from companion.text.languages import capitalised
from companion.text.screens import words
from companion.text.screens.desk import DESK

if TYPE_CHECKING:
    from companion.ui.presenter.desk import Desk


def meaning(desk: Desk, taken: tuple[Command, ...] | str) -> str:
    """Of commands, or of a word that is none: `undo`, or what is asked beside the game."""
    language = desk.house.settings.language
    if isinstance(taken, str):
        done_at_once = taken in ("undo", "redo")
        return words(DESK, language)[taken] if done_at_once else aside_words(taken, language)
    return "; ".join(_meant(desk, command) for command in taken)


def _meant(desk: Desk, command: Command) -> str:
    """`Theseus, north-west`; an answer in the words of what is asked."""
    language, who = desk.house.settings.language, command.who
    said = label(
        write(command),
        language,
        desk.say.tokens,
        two_over=(board(desk, who) or who) == LEAPS,
        question=desk.state.question,
    )
    return capitalised(said) if who == OP else f"{name(who, language)}, {said}"


def board(desk: Desk, who: str) -> str | None:
    return desk.state.captive(who).board if who in desk.state.table.seat else None
