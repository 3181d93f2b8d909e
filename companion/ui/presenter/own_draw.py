"""For an OP who draws power tokens from the real stack: what came is touched, the app follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.island.announcements import TokenRead
from companion.games.island.facts import PutUnder
from companion.text.screens import words
from companion.text.screens.desk import DESK
from companion.text.tokens import token_name
from companion.ui.presenter.chosen import Chosen
from companion.ui.presenter.views import Button, Sheet

if TYPE_CHECKING:
    from companion.games.island.state import State
    from companion.ui.presenter.desk import Desk


def unseen(desk: Desk) -> tuple[str, ...]:
    """The tokens that have not come yet: they lie in an order that nobody knows."""
    seen = {
        fact.token if isinstance(fact, TokenRead) else fact.under
        for entry in desk.session.entries()
        for fact in entry.outcome.facts
        if isinstance(fact, TokenRead | PutUnder)
    }
    in_play = {*desk.state.stack, *_drawn(desk)}
    return tuple(token for token in desk.state.table.box.tokens if token in in_play - seen)


def _drawn(desk: Desk) -> set[str]:
    """The two that the app has on top."""
    question = desk.state.question
    options = question.options if question is not None and question.what == "token" else ()
    return {option.removeprefix("token ") for option in options}


def asks_draw(desk: Desk) -> bool:
    """Once every token has come, the stack is a queue that the app knows (L12.1)."""
    drawn = _drawn(desk)
    if desk.settings.drawing != "ask" or not drawn or desk.drawn_in == desk.state.round:
        return False
    return drawn <= {*unseen(desk)}


def drew(state: State, chosen: Chosen, token: str) -> tuple[Chosen, str | None]:
    """What is chosen now. With the second of the two also what is to be set right: maybe nothing;

    None as long as there is another to touch.
    """
    first = chosen.drew
    if first in ("", token):
        return Chosen(drew="" if first else token), None
    question = state.question
    options = question.options if question is not None else ()
    same = {f"token {first}", f"token {token}"} == {*options}
    return Chosen(), "" if same else f"set drawn {first} {token}"


def draw_sheet(desk: Desk) -> Sheet:
    """The two that came, touched one after the other."""
    language = desk.house.settings.language
    sheet = words(DESK, language)
    buttons = tuple(
        Button(
            f"drew {token}",
            token_name(token, language, desk.tokens),
            tone="answer",
            chosen=token == desk.chosen.drew,
        )
        for token in unseen(desk)
    )
    return Sheet("answers", sheet["you-draw"], sheet["which-drawn"], buttons=buttons)
