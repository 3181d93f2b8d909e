"""The view of table mode, of one frozen model: made of announcements, marks and answers alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.engine.frozen import revised
from companion.games.island.announce import shown
from companion.games.island.facts import PieceShown
from companion.games.island.game import lent_board, step_name
from companion.games.island.legal import speakers
from companion.games.island.rules.missions import MARKS
from companion.games.island.terms import CHARACTERS, OP
from companion.text.island.announcements import say
from companion.text.island.journal_lines import public_entry
from companion.text.island.names import given_to, name
from companion.text.island.tokens import token_name
from companion.text.languages import capitalised
from companion.text.screens import words
from companion.text.screens.computer.table_mode import TABLE_MODE
from companion.ui.island.desk.pads import pad
from companion.ui.island.desk.question import sheet as question_sheet
from companion.ui.island.desk.saying.script import SENTENCES, groups, read_aloud, told_lines
from companion.ui.island.table_mode.model import awaited, by_op, op_actions, piece_told
from companion.ui.island.table_mode.views import (
    AddressedChip,
    Announced,
    OpTurnView,
    PublicRecord,
    RecordLine,
    RecordMark,
    TableModeView,
    ToldRow,
    TurnHead,
)
from companion.ui.kit.pace import go_on, pace_segments, pause_button
from companion.ui.kit.parts import Button

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from companion.games.island.announcements import Announcement
    from companion.games.island.state import State
    from companion.games.island.terms import Who
    from companion.ui.island.desk.views import Group
    from companion.ui.island.table_mode.model import OpActions, TableModel
    from companion.ui.kit.parts import RingMarks

ROWS: Final = 4  # the token and three actions; a token may give more


def table_view(model: TableModel) -> TableModeView:
    desk, now = model.desk, awaited(model.desk.state)
    sheet = words(TABLE_MODE, desk.say.language)
    opened = bool(desk.chosen.open)
    asks = now == "captive" or (now == "op" and opened)
    return TableModeView(
        said=_said(model),
        head=_head(model),
        record=_record(model),
        bar=_bar(model),
        short=("", sheet["said-short"], sheet["start-short"], "", ""),
        turn_round=Button("turn-round", sheet["turn-round"], icon="turn-round"),
        pad=pad(desk) if now == "captive" else None,
        sheet=question_sheet(desk.state, desk.chosen, desk.say, desk.legal) if asks else None,
        op=_op_turn(model) if now == "op" else None,
        reason=desk.reason,
        turned=model.turned,
        moment=_moment(model),
    )


def _moment(model: TableModel) -> object:
    """The place in the game, and what has been chosen so far."""
    chosen, stops = model.desk.chosen, model.stopped and awaited(model.desk.state) == "op"
    picked = (chosen.over, chosen.safe, chosen.who, chosen.picked, chosen.open, chosen.ending)
    return model.place, picked, stops


# What is said


def _said(model: TableModel) -> Announced:
    desk = model.desk
    # What came before stands in the record, where everybody can read it.
    telling = revised(desk.telling, {"before": ()})
    language, said_in = desk.say.language, desk.settings.said_in
    sheet, state = words(TABLE_MODE, language), desk.state
    parts = told_lines(state, telling, said_in, desk.say.tokens)
    lines = [line for part in parts for line in part]
    found = [one for part in parts for one in groups(part, said_in, language, state)]
    silent = not lines or model.idle > 0
    text = _silence(model) if silent else read_aloud(parts)
    private = None if model.shown else _private(model)
    if private is not None and silent:
        text = words(TABLE_MODE, said_in)["for-one"].format(
            name=given_to(private.who or "", said_in)
        )
    to = "" if silent else _to(found)
    return Announced(
        text=text,
        line=SENTENCES.split(text)[-1],
        to=to,
        ring=_ring(state, to) if to in CHARACTERS else None,
        kicker=_kicker(model),
        chips=() if silent else tuple(_chips(found)),
        note=sheet["mark-it"],
        confirm=_confirm(model) if not silent or telling.said else None,
        again=Button(
            "repeat-it", sheet["say-again"], icon="speaker", enabled=desk.aloud is not None
        ),
        show=private,
    )


def _silence(model: TableModel) -> str:
    """The words where nothing is told: of the OP's deed that nobody notices; of who goes on."""
    said_in, state = model.desk.settings.said_in, model.desk.state
    sheet = words(TABLE_MODE, said_in)
    if awaited(state) != "captive":
        return sheet["nothing-said"]
    return sheet["turn-of"].format(name=name(_speaks(model), said_in)) + "."


def _speaks(model: TableModel) -> Who:
    """The captive whose word is awaited; with two players the figure that was touched."""
    state, chosen = model.desk.state, model.desk.chosen.who
    question = state.question
    if question is not None and question.what != "turn":
        return question.who
    may = speakers(state)
    return chosen if chosen in may else may[0]


def _confirm(model: TableModel) -> Button | None:
    """*Everybody has heard*; where the OP goes on, that is what going on says."""
    desk, sheet = model.desk, words(TABLE_MODE, model.desk.say.language)
    now = awaited(desk.state)
    question = desk.state.question
    answers = question is not None and question.who != OP and question.what != "turn"
    if now == "over" and desk.telling.heard:
        return Button("ending", sheet["ending"], icon="trophy", tone="accent")
    if desk.telling.heard or now == "op" or answers:
        return None
    return Button("announced", sheet["heard"], icon="check", tone="accent")


def _private(model: TableModel) -> Button | None:
    """L16.4: a piece that was located is shown to one captive alone."""
    facts = shown(model.desk.telling.facts)
    to = next((one.to for one in facts if isinstance(one, PieceShown)), None)
    if to is None:
        return None
    language = model.desk.say.language
    label = words(TABLE_MODE, language)["show"].format(name=given_to(to, language))
    return Button("show", label, icon="eye", tone="accent", who=to)


def _to(found: list[Group]) -> Who:
    """The one whom these words are for; of several nobody, but an OP piece that begins them."""
    addressed = list(dict.fromkeys(one.to for one in found))
    return addressed[0] if len(addressed) == 1 or addressed[:1] != [""] else ""


def _chips(found: list[Group]) -> Iterator[AddressedChip]:
    marking = [one for one in found if one.chips]
    several = len({one.to for one in marking}) > 1
    for group in marking:
        for chip in group.chips:
            yield AddressedChip(chip, group.to if several else "")


def _ring(state: State, who: Who) -> RingMarks:
    return len(state.board(who).mission), MARKS


def _kicker(model: TableModel) -> str:
    """The part of the OP's turn that is told; nothing in a captive's."""
    if awaited(model.desk.state) != "op":
        return ""
    sheet, acts = words(TABLE_MODE, model.desk.say.language), _acts(model)
    told = len(acts.told) + model.idle
    if not told:
        return sheet["op-turn"].upper() if acts.token is None else sheet["kicker-token"]
    return sheet["kicker-action"].format(n=told, of=len(acts.told) + acts.left)


# Whose word it is


def _head(model: TableModel) -> TurnHead:
    desk, state = model.desk, model.desk.state
    language, question = desk.say.language, desk.state.question
    sheet = words(TABLE_MODE, language)
    if question is None:
        return TurnHead(state.won or OP, sheet["over"], sheet["over-second"])
    if question.who == OP:
        return TurnHead(OP, sheet["op-turn"], sheet["you-listen"])
    asked = question_sheet(state, revised(desk.chosen, {"open": ""}), desk.say, desk.legal)
    turn, who = question.what == "turn", _speaks(model)
    own = turn or state.turn == who
    left = state.captive(who).actions
    return TurnHead(
        who=who,
        title=sheet["turn-of" if own else "asked"].format(name=name(who, language)),
        text=asked.heading,
        dots=(left, max(2, left)) if turn else None,
    )


def _acts(model: TableModel) -> OpActions:
    return op_actions(model.desk.state, model.desk.steps)


def _op_turn(model: TableModel) -> OpTurnView:
    language = model.desk.say.language
    sheet = words(TABLE_MODE, language)
    return OpTurnView(
        rows=tuple(_rows(model)),
        pace_label=sheet["pace"],
        pace=pace_segments(model.pace, language),
        go_on=go_on(
            "go-on", model.pace, model.place, language, stopped=model.stopped or model.reading
        ),
        pause=pause_button("pause", "", language, stopped=model.stopped),
    )


def _rows(model: TableModel) -> Iterator[ToldRow]:
    """The token, then an action each: told, being said, or to come, and never by which piece."""
    desk, acts = model.desk, _acts(model)
    sheet = words(TABLE_MODE, desk.say.language)
    told = [*acts.told, *([()] * model.idle)]
    if acts.token is None:
        yield ToldRow(sheet["to-come"], sheet["token-to-come"], "token")
    else:
        named = token_name(acts.token, desk.say.language, desk.say.tokens)
        second = sheet["being-said"] if not told else ""
        label = sheet["token"].format(name=named)
        yield ToldRow(label, second, "token", done=bool(told), now=not told)
    for number in range(1, max(ROWS, 1 + len(acts.told) + acts.left)):
        yield _row(model, sheet, told, number)


def _row(
    model: TableModel,
    sheet: Mapping[str, str],
    told: list[tuple[Announcement, ...]],
    number: int,
) -> ToldRow:
    if number > len(told):
        return ToldRow(sheet["to-come"], sheet["action"].format(n=number))
    said, now = told[number - 1], number == len(told)
    label = _first_sentence(model, said) or sheet["nothing-said"]
    second = sheet["being-said"] if now else ""
    return ToldRow(label, second, piece_told(said), done=not now, now=now)


def _first_sentence(model: TableModel, said: tuple[Announcement, ...]) -> str:
    if not said:
        return ""
    return SENTENCES.split(say(said, model.desk.settings.said_in, model.desk.say.tokens))[0]


# What lies open


def _record(model: TableModel) -> PublicRecord:
    state, language = model.desk.state, model.desk.say.language
    sheet = words(TABLE_MODE, language)
    lines = tuple(
        RecordLine(_first_sentence(model, one.said), _told_to(one.said)) for one in model.record
    )
    deaths = {"n": state.deaths, "of": state.table.deaths, "round": state.round}
    return PublicRecord(
        captives=tuple(
            RecordMark(one.who, name(one.who, language), _ring(state, one.who))
            for one in state.captives
        ),
        deaths=(state.deaths, state.table.deaths),
        deaths_text=sheet["deaths"].format(**deaths),
        heading=sheet["said-aloud"],
        lines=lines or (RecordLine(sheet["nothing-yet"]),),
    )


def _told_to(said: tuple[Announcement, ...]) -> Who:
    piece = piece_told(said[:1])
    who = getattr(said[0], "pushed", None) or getattr(said[0], "who", None)
    return piece or who or ""


# The bar


def _bar(model: TableModel) -> tuple[Button, ...]:
    desk = model.desk
    sheet = words(TABLE_MODE, desk.say.language)
    undo = _undone_in_short(model)
    return (
        Button("undo", undo or sheet["nothing-undone"], second=sheet["undo"], icon="undo",
               enabled=bool(undo)),
        Button("said", sheet["said"], icon="journal"),
        Button("start", sheet["start"], icon="map"),
        Button("rules", sheet["rules"], icon="rules"),
        Button("menu", sheet["menu"], icon="menu"),
    )  # fmt: skip


def _undone_in_short(model: TableModel) -> str:
    """The captive's word that an undo takes back; the OP's since go with it, and are named."""
    desk, language = model.desk, model.desk.say.language
    sheet = words(TABLE_MODE, language)
    last = next((one for one in reversed(desk.steps) if not by_op(one)), None)
    if last is None:
        return ""
    line, board = step_name(last, for_all=True), lent_board(last)
    step = public_entry(line, language, desk.say.tokens, board)
    with_op = desk.steps[-1] is not last
    return capitalised(sheet["undo-with-op"].format(step=step) if with_op else step)
