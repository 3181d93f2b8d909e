"""The bonuses and boxes that can be used now, asked of the rules one by one."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.refused import Refused
from companion.games.island.commands import Command, UseBonus, UseExtra
from companion.games.island.legal import verify
from companion.games.island.notation import write
from companion.games.island.rules.characters import bonus_of
from companion.games.island.state import State
from companion.games.island.terms import FRUITS, Who
from companion.text.island.labels import label
from companion.text.island.names import name
from companion.text.languages import Language, capitalised
from companion.text.screens import words
from companion.text.screens.bonuses import BONUSES


def usable(state: State, language: Language) -> Iterator[tuple[Who, str, str, str]]:
    """The captive, the word, the label and the effect of each that can be used."""
    for command in usable_commands(state):
        word = write(command)
        yield command.who, word, _label(command, word, language), _does(state, command, language)


def not_usable(state: State, who: Who, language: Language) -> Iterator[tuple[Who, str, str, str]]:
    """Bonuses that are ready and cannot be used now: touched, they say why."""
    for fruit in FRUITS:
        command = UseBonus(who, fruit)
        if fruit in state.board(who).circled and not _taken(state, command):
            word = write(command)
            yield who, word, _label(command, word, language), _does(state, command, language)


def usable_commands(state: State) -> Iterator[UseBonus | UseExtra]:
    for captive in state.captives:
        board = state.board(captive.who)
        for fruit in FRUITS:
            if fruit in board.circled and _taken(state, UseBonus(captive.who, fruit)):
                yield UseBonus(captive.who, fruit)
        for extra in state.table.box.extras:
            if extra in board.extras and _taken(state, UseExtra(captive.who, extra)):
                yield UseExtra(captive.who, extra)


def _taken(state: State, command: Command) -> bool:
    try:
        verify(state, command)
    except Refused:
        return False
    return True


def _label(command: UseBonus | UseExtra, word: str, language: Language) -> str:
    if isinstance(command, UseExtra):
        return capitalised(label(word, language))
    return f"{name(command.who, language)}: {label(command.fruit, language)}"


def _does(state: State, command: UseBonus | UseExtra, language: Language) -> str:
    if isinstance(command, UseExtra):
        return name(command.who, language)
    bonus = bonus_of(state, command.who, command.fruit)
    return words(BONUSES, language)[bonus] if bonus else ""
