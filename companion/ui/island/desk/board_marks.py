"""Other marks on a captive's board, a line each: boxes, symbols, immunity."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from companion.games.island.rules.characters import bonus_of
from companion.games.island.state import Board, State
from companion.games.island.terms import BONUSES, FRUITS, PIECES, Extra, Who
from companion.text.island.marks import fruit_mark
from companion.text.island.names import name, space
from companion.text.languages import Language, capitalised
from companion.text.screens import words
from companion.text.screens.boards import BOARDS
from companion.text.screens.bonuses import BONUSES as BONUS_WORDS

_NONE: Final = "—"


def board_marks(state: State, who: Who, language: Language) -> tuple[str, ...]:
    """The marks that the strip has no room for."""
    return tuple(_marks(state, who, language))


def _marks(state: State, who: Who, language: Language) -> Iterator[str]:
    sheet = words(BOARDS, language)
    captive, board = state.captive(who), state.board(who)
    if captive.immune:
        pieces = (name(piece, language) for piece in PIECES if piece in captive.immune)
        yield sheet["immune"].format(pieces=", ".join(pieces))
    match board.who:
        case "theseus":
            boxes = (_box(board, box, language) for box in state.table.box.extras)
            yield sheet["extras"].format(boxes=", ".join(boxes))
            yield sheet["visited"].format(fruits=_fruits(board.visited, language))
        case "achilles":
            used = (name(piece, language) for piece in PIECES if piece in board.symbols)
            yield sheet["symbols"].format(pieces=", ".join(used) or _NONE)
        case _:
            pass


def _box(board: Board, box: Extra, language: Language) -> str:
    sheet = words(BOARDS, language)
    mark = "ready" if box in board.extras else "used" if box in board.spent_extras else "open"
    return f"{sheet[f'box-{box}']} {sheet[mark]}"


def _fruits(fruits: Iterable[str], language: Language) -> str:
    return ", ".join(space(one, language) for one in FRUITS if one in fruits) or _NONE


def bonus_lines(state: State, who: Who, language: Language) -> Iterator[str]:
    """Each bonus of the board with the fruits that give it, and how they are marked."""
    board = state.board(who)
    for bonus in BONUSES[board.who]:
        fruits = [fruit for fruit in FRUITS if bonus_of(state, who, fruit) == bonus]
        does = capitalised(words(BONUS_WORDS, language)[bonus])
        shown = ", ".join(_fruit(board, fruit, language) for fruit in fruits)
        yield f"{does}: {shown or _free_palms(board, language)}"


def _fruit(board: Board, fruit: str, language: Language) -> str:
    named = space(fruit, language)
    if fruit in board.circled:
        return f"{named} ({fruit_mark(fruit, 'circled', language)})"
    return (
        f"{named} ({fruit_mark(fruit, 'crossed', language)})" if fruit in board.crossed else named
    )


def _free_palms(board: Board, language: Language) -> str:
    """L14.4: Hempel's bonuses have the fruits that are written into their palms."""
    return words(BOARDS, language)["free-palms"] if board.who == "hempel" else _NONE
