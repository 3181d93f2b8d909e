"""The desk of this moment, as a screen shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.engine.frozen import revised
from companion.engine.refused import Refused
from companion.games.island.announce import note, shown
from companion.games.island.notation import write
from companion.games.island.terms import OP
from companion.speech.hearing import understood
from companion.text import card, entry, name, refusal
from companion.text.labels import label
from companion.text.languages import capitalised
from companion.text.names import given_to
from companion.text.screens import words
from companion.text.screens.counted import quoted
from companion.text.screens.desk import DESK
from companion.text.screens.secret import secret
from companion.ui.presenter import island_view
from companion.ui.presenter.captives_view import captives
from companion.ui.presenter.last_step import been, path
from companion.ui.presenter.pads import pad
from companion.ui.presenter.sheets import sheet, token_text
from companion.ui.presenter.targets import Targets, targets
from companion.ui.presenter.telling import Taking
from companion.ui.presenter.views import (
    Button,
    Card,
    DeskView,
    Entry,
    Island,
    Lead,
    Sheet,
    TokenText,
)

if TYPE_CHECKING:
    from companion.ui.presenter.desk import Desk


def desk_view(desk: Desk) -> DeskView:
    state, language = desk.state, desk.house.settings.language
    line = _entry(desk)
    found = targets(state, desk.chosen)
    return DeskView(
        island=_island(desk, found),
        captives=captives(state, language),
        card=_card(desk),
        sheet=_choices(desk, line) or sheet(state, desk.chosen, desk.say),
        pad=pad(state, desk.chosen, language, bool(found.harmed)),
        entry=line,
        bar=_bar(desk),
        token=_token(desk),
        deaths=words(DESK, language)["deaths"].format(count=state.deaths, all=state.table.deaths),
    )


# The island


def _island(desk: Desk, found: Targets) -> Island:
    state, language = desk.state, desk.house.settings.language
    asked_op = state.question is not None and state.question.who == OP
    harmed = found.harmed if asked_op else frozenset()
    return revised(
        island_view.island(state, language),
        {
            "figures": tuple(island_view.figures(state, language, harmed)),
            "lit": frozenset(found.acts),
            "veiled": asked_op and bool(found.acts),
            "leads": _leads(desk, found),
            "path": path(desk.session),
            "been": been(desk.session),
            "chosen": desk.chosen.piece or _acting_piece(desk),
        },
    )


def _leads(desk: Desk, found: Targets) -> tuple[Lead, ...]:
    language = desk.house.settings.language
    return tuple(
        Lead(at, capitalised(label(word, language)))  # type: ignore[arg-type]
        for at, word in found.leads.items()
    )


def _acting_piece(desk: Desk) -> str | None:
    question = desk.state.question
    return question.piece if question is not None and question.who == OP else None


# The card


def _card(desk: Desk) -> Card:
    state, telling = desk.state, desk.telling
    language = desk.house.settings.language
    aloud = desk.house.settings.said_in
    sheet = words(DESK, language)
    asked = None if telling.heard and not telling.said else state.question
    text = card(telling.said, asked, aloud, desk.say.tokens)
    secret_line = secret(note(telling.facts), language, desk.say.tokens)
    if not text:
        show = _show(desk)
        if show is not None:
            text = sheet["show-text"].format(name=given_to(show.who or "", language))
            return Card(sheet["show-heading"], text, told=False, secret=secret_line, show=show)
        return Card(sheet["silent"], sheet["silent-text"], told=True, secret=secret_line)
    confirm = Button("announced", sheet["announced"], icon="check", tone="accent")
    return Card(
        heading=sheet["told" if telling.heard else "say"],
        text=quoted(text, aloud),
        told=telling.heard,
        secret=secret_line,
        confirm=None if telling.heard else confirm,
        show=_show(desk),
    )


def _show(desk: Desk) -> Button | None:
    """A start is shown while setting up, a piece in the middle of a game (L16.4)."""
    pieces = [fact for fact in shown(desk.telling.facts) if type(fact).__name__ == "PieceShown"]
    if not pieces:
        return None
    language = desk.house.settings.language
    label = words(DESK, language)["show"].format(name=name(pieces[0].to, language))
    return Button("show", label, icon="eye", tone="accent", who=pieces[0].to)


def _token(desk: Desk) -> TokenText | None:
    word = desk.state.token
    return None if word is None else token_text(word, desk.say)


# The entry line


def _entry(desk: Desk) -> Entry:
    language = desk.house.settings.language
    sheet = words(DESK, language)
    typed = desk.chosen.typed
    if desk.reason or not typed.strip():
        hint = _hint(desk)
        return Entry(hint, typed, understood=_half_said(desk), reason=desk.reason,
                     choices=_choice_buttons(desk, desk.choices))  # fmt: skip
    who, text = desk.who_says(typed)
    try:
        heard = understood(desk.session, who, text)
    except Refused as refused:
        why = refusal(refused.code, language, refused.choices, desk.say.tokens)
        return Entry("", typed, reason=why, choices=_choice_buttons(desk, refused.choices))
    meant = sheet["understood"].format(words=_meaning(desk, heard))
    return Entry("", typed, meant, go=Button("enter", sheet["do-it"], icon="check", tone="accent"))


def _hint(desk: Desk) -> str:
    language = desk.house.settings.language
    who = desk.speaker_now()
    sheet = words(DESK, language)
    return sheet["type-own"] if who == OP else sheet["say-or-type"].format(name=name(who, language))


def _half_said(desk: Desk) -> str:
    """`safely … which way?` while the direction is awaited."""
    chosen, language = desk.chosen, desk.house.settings.language
    sheet = words(DESK, language)
    how = [sheet[one] for one, on in (("over", chosen.over), ("safe", chosen.safe)) if on]
    return sheet["which-way"].format(words=", ".join(how)) if how else ""


def _meaning(desk: Desk, heard: object) -> str:
    language = desk.house.settings.language
    if isinstance(heard, str):
        return words(DESK, language)[heard]
    return "; ".join(
        entry(command.who, write(command), language, desk.say.tokens, _board(desk, command.who))
        for command in heard  # type: ignore[attr-defined]
    )


def _board(desk: Desk, who: str) -> str | None:
    return desk.state.captive(who).board if who in desk.state.table.seat else None


def _choice_buttons(desk: Desk, choices: tuple[str, ...]) -> tuple[Button, ...]:
    language = desk.house.settings.language
    return tuple(
        Button(f"choice {word}", capitalised(label(word, language, desk.say.tokens)), tone="answer")
        for word in choices
    )


def _choices(desk: Desk, line: Entry) -> Sheet | None:
    """An unclear phrase: its meanings take the place of the question."""
    if not line.choices:
        return None
    sheet = words(DESK, desk.house.settings.language)
    close = Button("close", sheet["not-now"], tone="answer")
    return Sheet("answers", sheet["which-meant"], buttons=(*line.choices, close))


# The bar


def _bar(desk: Desk) -> tuple[Button, ...]:
    language = desk.house.settings.language
    sheet = words(DESK, language)
    session = desk.session
    undo = _step_words(desk, session.steps[-1]) if session.steps else sheet["nothing-undone"]
    redo = _step_words(desk, session.undone[-1]) if session.undone else ""
    return (
        Button("undo", undo, second=sheet["undo"], icon="undo", enabled=bool(session.steps)),
        Button("redo", sheet["redo"], icon="redo", enabled=bool(session.undone), lines=redo),
        Button("journal", sheet["journal"], icon="journal"),
        Button("menu", sheet["menu"], icon="menu"),
        Button("cover", sheet["cover"], icon="cover", tone="paper"),
    )


def _step_words(desk: Desk, step: Taking) -> str:
    command = step.entries[0].command
    language = desk.house.settings.language
    return entry(
        command.who, write(command), language, desk.say.tokens, _board(desk, command.who)
    )  # fmt: skip
