"""The card: what the OP reads aloud now, and what really happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from companion.games.island.announce import note, shown
from companion.games.island.announcements import Announcement, TurnPassed
from companion.games.island.facts import PieceShown
from companion.games.island.legal import speakers
from companion.games.island.state import State
from companion.games.island.terms import OP
from companion.text import card as sentences
from companion.text.counted import quoted
from companion.text.island.names import given_to
from companion.text.island.questions import without_name
from companion.text.screens import words
from companion.text.screens.desk import DESK
from companion.text.screens.secret import secret
from companion.ui.island.desk.phrase import why_button
from companion.ui.island.desk.views import Card
from companion.ui.kit.parts import Button

if TYPE_CHECKING:
    from companion.text import Language, Tokens
    from companion.ui.island.desk.announcement import Telling
    from companion.ui.island.desk.model import DeskModel


def card(model: DeskModel) -> Card:
    telling, language, said_in = model.telling, model.say.language, model.settings.said_in
    sheet, why, show = words(DESK, language), why_button(model, "said"), _show(model)
    really = secret(note(telling.facts), language, model.say.tokens)
    text = to_say(model.state, telling, said_in, model.say.tokens)
    if not text and show is not None:
        text = sheet["show-text"].format(name=given_to(show.who or "", language))
        return Card(sheet["show-heading"], text, told=False, secret=really, show=show, why=why)
    if not text:
        return Card(sheet["silent"], _decision(model), told=True, secret=really, why=why)
    confirm = Button("announced", sheet["announced"], icon="check", tone="accent")
    return Card(
        heading=sheet["told" if telling.heard else "say"],
        text=quoted(text, said_in),
        told=telling.heard,
        secret=really,
        confirm=None if telling.heard else confirm,
        show=show,
        why=why,
        aloud=model.aloud,
    )


def _decision(model: DeskModel) -> str:
    """The OP's own decision has the room where nothing is said; a captive's question is said."""
    question, language = model.state.question, model.say.language
    if question is None or question.who != OP:
        return words(DESK, language)["silent-text"]
    return without_name(question, language)


def to_say(state: State, telling: Telling, said_in: Language, tokens: Tokens) -> str:
    """The words that are read aloud; none where there is nothing to say."""
    text = sentences(telling.said, state.question, said_in, tokens)
    if _either_begins(state, telling.said):
        return f"{text} {words(DESK, said_in)['either-begins']}"
    return text


def _either_begins(state: State, said: Sequence[Announcement]) -> bool:
    """L15.3: with two players either figure may take the first part of the turn."""
    begins = any(isinstance(one, TurnPassed) and one.turn != OP for one in said)
    return begins and state.question is not None and len(speakers(state)) > 1


def _show(model: DeskModel) -> Button | None:
    """A start is shown while setting up, a piece in the middle of a game (L16.4)."""
    to = next((one.to for one in shown(model.telling.facts) if isinstance(one, PieceShown)), None)
    if to is None:
        return None
    language = model.say.language
    label = words(DESK, language)["show"].format(name=given_to(to, language))
    return Button("show", label, icon="eye", tone="accent", who=to)
