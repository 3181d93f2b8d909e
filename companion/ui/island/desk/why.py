"""The subjects of *Why?*: the engine's own words, the most telling of them first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from companion.engine.refused import Refused
from companion.games.island.announcements import (
    Actions,
    Announcement,
    Aside,
    Died,
    Energy,
    ExtraMark,
    FruitMark,
    Health,
    Immune,
    Meets,
    Mission,
    Off,
    PieceSpace,
    Pushed,
    Revived,
    Scared,
    Space,
    SymbolMark,
    TokenRead,
    Told,
    Won,
)
from companion.games.island.refusals.commands import otherwise
from companion.ui.island.desk.saying.script import told_lines

if TYPE_CHECKING:
    from companion.ui.island.desk.model import DeskModel

# People ask about what surprises them, and seldom about what was spent or whose turn it is.
_TELLING: Final = (
    Won, Died, Revived, Scared, Off, Told, Pushed, PieceSpace, Health, TokenRead, Aside, Immune,
    Actions, Energy, Space, FruitMark, ExtraMark, SymbolMark, Meets, Mission,
)  # fmt: skip


def asked(model: DeskModel, what: str) -> tuple[Any, ...]:
    """`said`, `asked`, `refused`, or a line of what is told by its number.

    Nothing where there is nothing to explain.
    """
    match what:
        case "said":
            return (*sorted(model.telling.said, key=_rank), *_question(model))
        case number if number.isdecimal():
            return _line(model, int(number))
        case "asked":
            return (*_question(model), *_offered(model))
        case "refused":
            return _refusal(model)
        case _:
            return ()


def _line(model: DeskModel, number: int) -> tuple[Any, ...]:
    """The facts that one line tells; a line that tells none asks."""
    say = model.say
    parts = told_lines(model.state, model.telling, model.settings.said_in, say.tokens)
    lines = [line for part in parts for line in part]
    facts = lines[number].facts if number < len(lines) else ()
    return tuple(sorted(facts, key=_rank)) or _question(model)


def _rank(said: Announcement) -> int:
    if isinstance(said, Energy) and said.by == "move":
        return len(_TELLING)
    kind = type(said)
    return _TELLING.index(kind) if kind in _TELLING else len(_TELLING)


def _question(model: DeskModel) -> tuple[Any, ...]:
    """The subject at the end of a game: who has won."""
    question, won = model.state.question, model.state.won
    if question is not None:
        return (question,)
    return (Won(won),) if won else ()


def _offered(model: DeskModel) -> tuple[Any, ...]:
    """The power tokens that can be chosen."""
    question = model.state.question
    if question is None or question.what != "token":
        return ()
    return tuple(TokenRead(word.removeprefix("token ")) for word in question.options)


def _refusal(model: DeskModel) -> tuple[Any, ...]:
    """The refusal of the last touch, or else of what stands in the entry line."""
    refused = model.refused or (model.heard.refused if model.heard is not None else None)
    if refused is None:
        return ()
    return (Refused(refused.code, why=refused.why or otherwise(model.state, refused.code)),)
