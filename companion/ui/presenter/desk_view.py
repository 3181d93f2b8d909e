"""The desk of this moment, as a screen shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from companion.engine.frozen import revised
from companion.engine.refused import Refused
from companion.games.island.announce import note, shown
from companion.games.island.announcements import Announcement, TurnPassed
from companion.games.island.commands import Command, Move
from companion.games.island.history.chronicle import Taking
from companion.games.island.legal import speakers
from companion.games.island.notation import write
from companion.games.island.refusals.commands import otherwise
from companion.games.island.state import State
from companion.games.island.terms import OP, Direction, Who
from companion.speech.asides import aside
from companion.speech.speaker import as_typed, understood
from companion.text import card, entry, name, refusal
from companion.text.counted import quoted
from companion.text.island.labels import LEAPS, label
from companion.text.island.questions import without_name
from companion.text.languages import Language, capitalised
from companion.text.names import given_to
from companion.text.screens import words
from companion.text.screens.desk import DESK
from companion.text.screens.rules import RULES
from companion.text.screens.secret import secret
from companion.ui.island.desk.captives import captives, people
from companion.ui.island.desk.map_targets import Targets, targets
from companion.ui.island.desk.pads import pad
from companion.ui.island.desk.question import sheet, token_text
from companion.ui.island.map import view as island_view
from companion.ui.island.map.view import direction_letters
from companion.ui.presenter.last_step import been, path
from companion.ui.presenter.meaning import board, meaning
from companion.ui.presenter.own_draw import asks_draw, draw_sheet
from companion.ui.presenter.talk_view import microphone, pointed, spoken_choices, spoken_entry
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
from companion.ui.presenter.where_line import where_line
from companion.ui.voice.speaking import speaker

if TYPE_CHECKING:
    from companion.ui.presenter.desk import Desk

ASKED: Final = 4.0  # seconds in which the end of a turn can be meant


def desk_view(desk: Desk) -> DeskView:
    state, language = desk.state, desk.house.settings.language
    line = _entry(desk)
    found = targets(state, desk.chosen)
    return DeskView(
        island=_island(desk, found),
        captives=captives(state, language, people(desk.session)),
        card=_card(desk),
        sheet=spoken_choices(desk) or _choices(desk, line) or _asked(desk),
        pad=pointed(desk, pad(state, desk.chosen, language, bool(found.harmed))),
        entry=line,
        bar=_bar(desk),
        token=_token(desk),
        deaths=words(DESK, language)["deaths"].format(count=state.deaths, all=state.table.deaths),
        round=words(DESK, language)["round"].format(n=state.round),
        rules=Button("rules", RULES["rules"][language], icon="rules"),
        microphone=microphone(desk),
        tick=1.0 if desk.talk.left else ASKED if desk.chosen.ending else 0.0,
    )


def _asked(desk: Desk) -> Sheet:
    if desk.chosen.open:
        return _opened(desk)
    draws = asks_draw(desk)
    asked = draw_sheet(desk) if draws else sheet(desk.state, desk.chosen, desk.say)
    return revised(asked, {"why": _why(desk, "asked")})


def _opened(desk: Desk) -> Sheet:
    asked = sheet(desk.state, desk.chosen, desk.say)
    word, _, who = desk.chosen.open.partition(" ")
    if word != "captive" or desk.state.question is None:
        return asked
    # L16.3: whoever asks where a captive is has the answer after one touch.
    answer = where_line(desk.state, who, desk.settings.said_in)
    return revised(asked, {"heading": answer})


def _why(desk: Desk, what: str) -> Button:
    """The way to the rule behind what was said, is asked, or was refused."""
    return Button(f"why {what}", RULES["why"][desk.house.settings.language], icon="help")


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
    telling = desk.telling
    language = desk.house.settings.language
    aloud = desk.house.settings.said_in
    sheet = words(DESK, language)
    text = to_say(desk)
    secret_line = secret(note(telling.facts), language, desk.say.tokens)
    if not text:
        show = _show(desk)
        if show is not None:
            text = sheet["show-text"].format(name=given_to(show.who or "", language))
            return Card(sheet["show-heading"], text, told=False, secret=secret_line, show=show,
                        why=_why(desk, "said"))  # fmt: skip
        return Card(sheet["silent"], _decision(desk), told=True, secret=secret_line,
                    why=_why(desk, "said"))  # fmt: skip
    confirm = Button("announced", sheet["announced"], icon="check", tone="accent")
    return Card(
        heading=sheet["told" if telling.heard else "say"],
        text=quoted(text, aloud),
        told=telling.heard,
        secret=secret_line,
        confirm=None if telling.heard else confirm,
        show=_show(desk),
        why=_why(desk, "said"),
        aloud=speaker(desk.house),
    )


def _decision(desk: Desk) -> str:
    """What the OP decides has the room where nothing is said; a captive's question is said."""
    question, language = desk.state.question, desk.house.settings.language
    if question is None or question.who != OP:
        return words(DESK, language)["silent-text"]
    return without_name(question, language)


def to_say(desk: Desk) -> str:
    """What is read aloud, by whomever; nothing where there is nothing to say."""
    said, aloud = desk.telling.said, desk.settings.said_in
    text = card(said, desk.state.question, aloud, desk.say.tokens)
    if _either_begins(desk.state, said):
        return f"{text} {words(DESK, aloud)['either-begins']}"
    return text


def _either_begins(state: State, said: Sequence[Announcement]) -> bool:
    """L15.3: with two players either figure may take the first part of the turn."""
    begins = any(isinstance(one, TurnPassed) and one.turn != OP for one in said)
    return begins and state.question is not None and len(speakers(state)) > 1


def _show(desk: Desk) -> Button | None:
    """A start is shown while setting up, a piece in the middle of a game (L16.4)."""
    pieces = [fact for fact in shown(desk.telling.facts) if type(fact).__name__ == "PieceShown"]
    if not pieces:
        return None
    language = desk.house.settings.language
    label = words(DESK, language)["show"].format(name=given_to(pieces[0].to, language))
    return Button("show", label, icon="eye", tone="accent", who=pieces[0].to)


def _token(desk: Desk) -> TokenText | None:
    word = desk.state.token
    return None if word is None else token_text(word, desk.say)


# The entry line


def _entry(desk: Desk) -> Entry:
    spoken = spoken_entry(desk)
    if spoken is not None:
        return spoken
    language = desk.house.settings.language
    sheet = words(DESK, language)
    typed = desk.chosen.typed
    if desk.reason or not typed.strip():
        hint = _hint(desk)
        return Entry(hint, typed, understood=_half_said(desk), reason=desk.reason,
                     choices=_choice_buttons(desk, desk.choices),
                     why=_why(desk, "refused") if desk.refused else None)  # fmt: skip
    try:
        taken = heard(desk, typed)
    except Refused as refused:
        who, _ = desk.who_says(typed)
        return Entry("", typed, reason=why_refused(desk, who, refused),
                     choices=_choice_buttons(desk, refused.choices),
                     why=_why(desk, "refused"))  # fmt: skip
    meant = sheet["understood"].format(words=meaning(desk, taken))
    return Entry("", typed, meant, go=Button("enter", sheet["do-it"], icon="check", tone="accent"))


def heard(desk: Desk, typed: str) -> tuple[Command, ...] | str:
    """What was typed means: commands, or a word that is none. Raises Refused."""
    who, text = desk.who_says(typed)
    asked = aside(desk.state, typed) or aside(desk.state, text)
    if asked:
        return asked
    return understood(desk.session, who, as_typed(desk.state, who, text, desk.chosen.piece))


def why_refused(desk: Desk, who: Who, refused: Refused) -> str:
    why = refused.why or otherwise(desk.state, refused.code)
    language, tokens = desk.house.settings.language, desk.say.tokens
    return refusal(refused.code, language, refused.choices, tokens, board(desk, who), why)


def _hint(desk: Desk) -> str:
    language = desk.house.settings.language
    who = desk.speaker_now()
    sheet = words(DESK, language)
    if desk.state.question is None:
        return sheet["game-over"]
    typed, spoken = ("type-own", "say-own") if who == OP else ("type", "say-or-type")
    hint = sheet[spoken if desk.settings.voice_in else typed]
    return hint if who == OP else hint.format(name=name(who, language))


def _half_said(desk: Desk) -> str:
    """`safely … which way?` while the direction is awaited."""
    chosen, language = desk.chosen, desk.house.settings.language
    sheet = words(DESK, language)
    how = [sheet[one] for one, on in (("over", chosen.over), ("safe", chosen.safe)) if on]
    return sheet["which-way"].format(words=", ".join(how)) if how else ""


def _choice_buttons(desk: Desk, choices: tuple[str, ...]) -> tuple[Button, ...]:
    language, tokens = desk.house.settings.language, desk.say.tokens
    leaps = board(desk, desk.who_says(desk.chosen.typed)[0]) == LEAPS
    asked = desk.state.question
    labels = (
        (word, label(word, language, tokens, two_over=leaps, question=asked)) for word in choices
    )
    return tuple(
        Button(f"choice {word}", capitalised(named), tone="answer") for word, named in labels
    )


def _choices(desk: Desk, line: Entry) -> Sheet | None:
    """An unclear phrase: its meanings take the place of the question."""
    if not line.choices:
        return None
    sheet = words(DESK, desk.house.settings.language)
    close = Button("close", sheet["none-meant"], tone="answer")
    return Sheet("answers", sheet["which-meant"], buttons=(*line.choices, close))


# The bar


def _bar(desk: Desk) -> tuple[Button, ...]:
    language = desk.house.settings.language
    sheet = words(DESK, language)
    session = desk.session
    undo = _in_short(desk, session.steps[-1]) if session.steps else sheet["nothing-undone"]
    redo = _in_short(desk, session.undone[-1]) if session.undone else ""
    return (
        Button("undo", undo, second=sheet["undo"], icon="undo", enabled=bool(session.steps)),
        Button("redo", sheet["redo"], icon="redo", enabled=bool(session.undone), lines=redo),
        Button("journal", sheet["journal"], icon="journal"),
        Button("menu", sheet["menu"], icon="menu"),
        Button("cover", sheet["cover"], icon="cover", tone="paper"),
    )


def _in_short(desk: Desk, step: Taking) -> str:
    """`Theseus: SE, over, safely`; what takes little room as it is is written out."""
    command, language = step.entries[0].command, desk.house.settings.language
    if not isinstance(command, Move):
        return entry(
            command.who, write(command), language, desk.say.tokens, board(desk, command.who)
        )
    sheet = words(DESK, language)
    way = _way_in_short(command.direction, language)
    over = "two-over" if board(desk, command.who) == LEAPS else "over"
    how = [sheet[word] for word, on in ((over, command.over), ("safe", command.safe)) if on]
    return f"{name(command.who, language)}: {', '.join((way, *how))}"


def _way_in_short(way: Direction, language: Language) -> str:
    """As on the pad; in Russian one letter is a word: «З» would be read as a 3."""
    letters = direction_letters(way, language)
    return label(way, language) if language == "ru" and len(letters) == 1 else letters
