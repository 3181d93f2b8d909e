"""The card: what the OP reads aloud now, and what really happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.island.announce import note, shown
from companion.games.island.facts import PieceShown
from companion.games.island.terms import OP
from companion.text.counted import quoted
from companion.text.island.names import given_to
from companion.text.island.questions import without_name
from companion.text.screens import words
from companion.text.screens.desk import DESK
from companion.text.screens.secret import secret
from companion.ui.island.desk.phrase import why_button
from companion.ui.island.desk.saying.script import groups, read_aloud, told_lines
from companion.ui.island.desk.views import Card, Group, ScriptSentence
from companion.ui.kit.parts import Button

if TYPE_CHECKING:
    from companion.ui.island.desk.model import DeskModel


def card(model: DeskModel) -> Card:
    telling, language, said_in = model.telling, model.say.language, model.settings.said_in
    sheet, why, show = words(DESK, language), why_button(model, "said"), _show(model)
    really = secret(note(telling.facts), language, model.say.tokens)
    read_on, parts = sheet["read-on"], told_lines(model.state, telling, said_in, model.say.tokens)
    if not parts and show is not None:
        text = sheet["show-text"].format(name=given_to(show.who or "", language))
        return Card(
            sheet["show-heading"], text, told=False, parts=_aside(text, read_on), secret=really,
            show=show, why=why,
        )  # fmt: skip
    if not parts:
        text = _decision(model)
        return Card(
            sheet["silent"], text, told=True, parts=_aside(text, read_on), secret=really, why=why
        )
    heading = sheet["told" if telling.heard else "say-again" if telling.again else "say"]
    state = None if telling.again else model.state
    confirm = Button("announced", sheet["announced"], icon="check", tone="accent")
    return Card(
        heading=heading,
        text=quoted(read_aloud(parts), said_in),
        told=telling.heard,
        parts=tuple(
            groups(part, said_in, language, state, first=sum(map(len, parts[:at])))
            for at, part in enumerate(parts)
        ),
        paged=sheet["page-of"].format(heading=heading, n="{n}", of="{of}"),
        secret=really,
        confirm=None if telling.heard else confirm,
        show=show,
        why=why,
        aloud=model.aloud,
        since=telling.since,
    )


def _aside(text: str, read_on: str) -> tuple[tuple[Group, ...], ...]:
    """Words for the OP alone, to nobody; `read_on`: where they go on to another page."""
    return ((Group(OP, (ScriptSentence(text),), read_on=read_on),),) if text else ()


def _decision(model: DeskModel) -> str:
    """The OP's own decision has the room where nothing is said; a captive's question is said."""
    question, language = model.state.question, model.say.language
    if question is None or question.who != OP or question.what == "turn":
        return ""
    return without_name(question, language)


def _show(model: DeskModel) -> Button | None:
    """A start is shown while setting up, a piece in the middle of a game (L16.4)."""
    to = next((one.to for one in shown(model.telling.facts) if isinstance(one, PieceShown)), None)
    if to is None:
        return None
    language = model.say.language
    label = words(DESK, language)["show"].format(name=given_to(to, language))
    return Button("show", label, icon="eye", tone="accent", who=to)
