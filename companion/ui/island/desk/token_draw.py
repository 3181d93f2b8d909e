"""Power tokens that the OP draws from the real stack: what came is touched, the app follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.island.announcements import TokenRead
from companion.games.island.facts import PutUnder
from companion.text.island.tokens import token_name
from companion.text.screens import words
from companion.text.screens.desk import DESK
from companion.ui.island.desk.model import Chosen
from companion.ui.island.desk.question import choose_button
from companion.ui.island.desk.views import QuestionView
from companion.ui.kit.parts import Button

if TYPE_CHECKING:
    from companion.games.island.game import Game
    from companion.games.island.state import State
    from companion.ui.island.desk.model import DeskModel


def to_draw(session: Game) -> tuple[str, ...]:
    """The tokens of which two have come; none once every token has.

    Then the stack is a queue that the app knows (L12.1).
    """
    drawn = _drawn(session.state)
    unseen = _unseen(session, drawn) if drawn else ()
    return unseen if drawn <= {*unseen} else ()


def _unseen(session: Game, drawn: set[str]) -> tuple[str, ...]:
    """The tokens that have not come yet: they lie in an order that nobody knows."""
    seen = {
        fact.token if isinstance(fact, TokenRead) else fact.under
        for entry in session.entries()
        for fact in entry.outcome.facts
        if isinstance(fact, TokenRead | PutUnder)
    }
    in_play = {*session.state.stack, *drawn}
    return tuple(one for one in session.state.table.box.tokens if one in in_play - seen)


def _drawn(state: State) -> set[str]:
    """The two that the app has on top."""
    question = state.question
    options = question.options if question is not None and question.what == "token" else ()
    return {option.removeprefix("token ") for option in options}


def drew(state: State, chosen: Chosen, token: str) -> tuple[Chosen, str | None]:
    """The choice after a touch. With the second of the two also what is to be set right, if it is;

    None as long as there is another to touch.
    """
    first = chosen.drew
    if first in ("", token):
        return Chosen(drew="" if first else token), None
    same = {first, token} == _drawn(state)
    return Chosen(), "" if same else f"set drawn {first} {token}"


def draw_sheet(model: DeskModel) -> QuestionView:
    """The two that came, touched one after the other."""
    language, tokens = model.say.language, model.say.tokens
    sheet = words(DESK, language)
    buttons = tuple(
        Button(
            f"drew {token}",
            token_name(token, language, tokens),
            tone="answer",
            chosen=token == model.chosen.drew,
        )
        for token in model.drawn
    )
    is_open = model.chosen.open == "answers" or bool(model.chosen.drew)
    return QuestionView(
        "answers",
        sheet["you-draw"],
        sheet["which-drawn"],
        icon="eye",
        buttons=buttons,
        choose=choose_button(len(buttons), language),
        many=True,
        close=Button("close", sheet["close"], icon="close") if is_open else None,
    )
