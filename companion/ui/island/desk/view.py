"""The desk of this moment, as a screen shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.engine.frozen import revised
from companion.games.island.announcements import Died
from companion.games.island.commands import ChooseToken, Move
from companion.games.island.notation import read, write
from companion.games.island.questions import Question
from companion.games.island.terms import OP
from companion.text.island.journal_lines import entry
from companion.text.island.labels import label
from companion.text.island.names import name
from companion.text.island.verbs import verbs
from companion.text.languages import Language, capitalised
from companion.text.screens import words
from companion.text.screens.desk import DESK
from companion.text.screens.rules import RULES
from companion.ui.island.desk.captives import captives
from companion.ui.island.desk.death import death
from companion.ui.island.desk.last_move import been, paths
from companion.ui.island.desk.model import SILENT, board_of
from companion.ui.island.desk.op_turn import harm, harm_sheet, more_harm
from companion.ui.island.desk.pads import pad, pointed
from companion.ui.island.desk.phrase import (
    move_in_short,
    phrase_line,
    said_by,
    which_meant,
    why_button,
)
from companion.ui.island.desk.question import SHORT, sheet, token_text
from companion.ui.island.desk.saying.announcement import where_line
from companion.ui.island.desk.saying.card import card
from companion.ui.island.desk.token_draw import draw_sheet
from companion.ui.island.desk.views import DeskView, Pad, PhraseLine, QuestionView
from companion.ui.island.map import view as island_view
from companion.ui.island.map.views import IslandView, Lead
from companion.ui.island.voice.view import with_voice
from companion.ui.kit.parts import Button

if TYPE_CHECKING:
    from companion.games.island.history.chronicle import GameStep
    from companion.ui.island.desk.model import DeskModel

ASKED: Final = 4.0  # seconds in which the end of a turn can be meant


def desk_view(model: DeskModel) -> DeskView:
    state, language = model.state, model.say.language
    line, sheet = phrase_line(model), words(DESK, language)
    died = [one for one in model.telling.facts if isinstance(one, Died)]
    harms = tuple(harm(model.targets.harms, language)) if _op_decides(model) else ()
    view = DeskView(
        island=_island(model),
        captives=captives(state, language, model.people),
        card=card(model),
        sheet=which_meant(model, line) if line.choices else _asked(model),
        pad=_edged(model, line) if line.choices else pad(model),
        entry=line,
        bar=_bar(model),
        harm=harms,
        more_harm=more_harm(len(harms) - 1, language) if len(harms) > 2 else None,
        token=None if state.token is None else token_text(state.token, model.say),
        deaths=(state.deaths, state.table.deaths),
        deaths_text=sheet["deaths"],
        death=death(model, died) if died and not model.telling.heard else None,
        round=sheet["round"].format(n=state.round),
        rules=Button("rules", RULES["rules"][language], icon="rules"),
        tick=ASKED if model.chosen.ending or (model.reason and not model.chosen.typed) else 0.0,
    )
    spoken = model.settings.voice_in or model.spoken is not SILENT
    return with_voice(model, view) if spoken else view


def _edged(model: DeskModel, line: PhraseLine) -> Pad:
    """The pad; where one of a few meanings is asked for, their directions have an edge."""
    found, choices = pad(model), line.choices
    if len(choices) > SHORT:
        return found
    who = said_by(model.state, model.chosen)[0]
    return pointed(found, (read(who, one.act.partition(" ")[2]) for one in choices))


def _op_decides(model: DeskModel) -> bool:
    question = model.state.question
    return question is not None and question.who == OP and model.chosen.open in ("", "harms")


def _asked(model: DeskModel) -> QuestionView:
    state, chosen = model.state, model.chosen
    if model.drawn and chosen.open in ("", "answers"):
        asked = draw_sheet(model)
    else:
        asked = sheet(state, chosen, model.say, model.legal)
    word, _, who = chosen.open.partition(" ")
    if word == "harms":
        return harm_sheet(model.targets.harms, model.say.language)
    if word == "captive" and state.question is not None:
        # L16.3: whoever asks where a captive is has the answer after one touch.
        return revised(asked, {"heading": where_line(state, who, model.settings.said_in)})
    return asked if chosen.open else revised(asked, {"why": why_button(model, "asked")})


# The island


def _island(model: DeskModel) -> IslandView:
    state, language, found = model.state, model.say.language, model.targets
    question = state.question
    asked_op = question is not None and question.who == OP
    acting = question.piece if question is not None and asked_op else None
    leads = tuple(
        Lead(at, _led_by(question, word, language))  # type: ignore[arg-type]
        for at, word in found.leads.items()
    )
    return revised(
        island_view.island(state, language),
        {
            "figures": tuple(island_view.figures(state, found.harmed)),
            "lit": frozenset(found.acts),
            "red": found.red,
            "numbers": model.numbers,
            "labels": model.settings.letters,
            "veiled": bool(found.acts or found.harms) and _veils(question),
            "leads": leads,
            "paths": paths(model.began, model.steps),
            "been": been(state, model.began, model.steps),
            "chosen": model.chosen.piece or acting,
        },
    )


def _led_by(question: Question | None, word: str, language: Language) -> str:
    """Yes by its one word; another answer in its own."""
    if question is not None and word == question.options[0] and verbs(question, language):
        return words(DESK, language)["yes"]
    return capitalised(label(word, language))


def _veils(question: Question | None) -> bool:
    """True where the map answers: the OP's own, and what is named; not while somebody moves."""
    return question is not None and (question.who == OP or question.what == "oracle")


# The bar


def _bar(model: DeskModel) -> tuple[Button, ...]:
    sheet, steps, undone = words(DESK, model.say.language), model.steps, model.undone
    undo = _in_short(model, steps[-1]) if steps else sheet["nothing-undone"]
    redo = _in_short(model, undone[-1]) if undone else ""
    return (
        Button("undo", undo, second=sheet["undo"], icon="undo", enabled=bool(steps)),
        Button("redo", sheet["redo"], icon="redo", enabled=bool(undone), lines=redo),
        Button("journal", sheet["journal"], icon="journal"),
        Button("menu", sheet["menu"], icon="menu"),
        Button("cover", sheet["cover"], icon="cover", tone="paper"),
    )


def _in_short(model: DeskModel, step: GameStep) -> str:
    """`Theseus: SE, over, safely`; what takes little room as it is is written out.

    The token that the OP has chosen since goes with the turn that ended, and is named too.
    """
    command, language = step.entries[0].command, model.say.language
    board = board_of(model.state, command.who)
    if isinstance(command, Move):
        return f"{name(command.who, language)}: {move_in_short(model, command)}"
    first, *later = (
        entry(one.who, write(one), language, model.say.tokens, board)
        for one in (entry.command for entry in step.entries)
        if one is command or isinstance(one, ChooseToken)
    )
    both = words(DESK, language)["step-and"]
    return both.format(step=first, token=later[-1]) if later else first
