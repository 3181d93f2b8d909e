"""What is behind *Why?*: the engine's own words, the most telling of them first."""

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
from companion.ui.presenter.desk_view import heard

if TYPE_CHECKING:
    from companion.ui.presenter.desk import Desk

# People ask about what surprises them, and seldom about what was spent or whose turn it is.
_TELLING: Final = (
    Won, Died, Revived, Scared, Off, Told, Pushed, PieceSpace, Health, TokenRead, Aside, Immune,
    Actions, Energy, Space, FruitMark, ExtraMark, SymbolMark, Meets, Mission,
)  # fmt: skip


def asked(desk: Desk, what: str) -> tuple[Any, ...]:
    """`said`, `asked` or `refused`; nothing where there is nothing to explain."""
    match what:
        case "said":
            return (*sorted(desk.telling.said, key=_rank), *_question(desk))
        case "asked":
            return (*_question(desk), *_offered(desk))
        case "refused":
            return _refusal(desk)
        case _:
            return ()


def _rank(said: Announcement) -> int:
    if isinstance(said, Energy) and said.by == "move":
        return len(_TELLING)
    kind = type(said)
    return _TELLING.index(kind) if kind in _TELLING else len(_TELLING)


def _question(desk: Desk) -> tuple[Any, ...]:
    """At the end of a game: who has won."""
    question, won = desk.state.question, desk.state.won
    if question is not None:
        return (question,)
    return (Won(won),) if won else ()


def _offered(desk: Desk) -> tuple[Any, ...]:
    """The power tokens that can be chosen."""
    question = desk.state.question
    if question is None or question.what != "token":
        return ()
    return tuple(TokenRead(word.removeprefix("token ")) for word in question.options)


def _refusal(desk: Desk) -> tuple[Any, ...]:
    """Of the last touch, or else of what stands in the entry line."""
    refused = desk.refused
    if refused is None and desk.chosen.typed.strip() and not desk.reason:
        try:
            heard(desk, desk.chosen.typed)
        except Refused as said:
            refused = said
    if refused is None:
        return ()
    return (Refused(refused.code, why=refused.why or otherwise(desk.state, refused.code)),)
