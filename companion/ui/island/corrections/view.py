"""The view of the corrections, of one frozen model."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from companion.engine.frozen import frozen, revised
from companion.games.island.board.hexes import HEXES
from companion.games.island.terms import PIECES, Hex, Part
from companion.text.counted import counted
from companion.text.island.corrections import fact_set
from companion.text.island.names import acted_on, space
from companion.text.screens import words
from companion.text.screens.corrections import CORRECTIONS
from companion.ui.island.corrections.captive import CaptiveFacts
from companion.ui.island.corrections.facts import TableFacts
from companion.ui.island.corrections.mission_tiles import MissionFaces, numbered
from companion.ui.island.corrections.pending import corrected
from companion.ui.island.corrections.rows import fact_rows
from companion.ui.island.corrections.says import to_say_then
from companion.ui.island.corrections.views import CorrectionsView, FactRow
from companion.ui.island.desk.interface import own_tokens
from companion.ui.island.map.view import island
from companion.ui.kit.parts import Button, Section

if TYPE_CHECKING:
    from companion.games.island.state import State
    from companion.text.languages import Language
    from companion.ui.island.corrections.pending import Collected
    from companion.ui.island.map.views import IslandView
    from companion.ui.shell.page import Notice

TABLE: Final = "table"


@frozen
class CorrectionsModel:
    """`subject`: what is corrected; "": a space, which is still to be touched.

    `state`: as it stands; `draft`: with the `facts` that were touched.
    """

    state: State
    draft: State
    facts: Collected
    subject: str
    language: Language
    said_in: Language
    notice: Notice | None
    problem: bool


def corrections_view(model: CorrectionsModel) -> CorrectionsView:
    sheet, subject = words(CORRECTIONS, model.language), model.subject
    rows = tuple(_rows(model))
    place = next((row for row in rows if _is_place(row, subject, sheet["place"])), None)
    rows = tuple(row for row in rows if row is not place)
    return CorrectionsView(
        name=f"corrections {subject}",
        title=sheet["title"].format(subject=_named(model)) if subject else sheet["title-what"],
        text=sheet["intro"] if subject else sheet["touch-space"],
        tabs=tuple(_tabs(model)),
        rows=rows,
        place=place,
        says_heading=(sheet["after-this"], sheet["then-say"]),
        says=tuple(to_say_then(model.state, model.draft, model.said_in)),
        summary=_summary(model),
        short=_short(model),
        back=Button("back", sheet["leave"], icon="back"),
        clear=Button("clear", sheet["clear"], icon="undo", enabled=bool(model.facts)),
        commit=Button(
            "done", sheet["commit"], icon="check", tone="accent", enabled=bool(model.facts)
        ),
        cover=Button("cover", sheet["cover"], icon="cover", tone="paper"),
        island=None if subject == TABLE else _island(model),
        notice=model.notice,
        problem=model.problem,
    )


def _is_place(row: FactRow, subject: str, heading: str) -> bool:
    """The Wave's places are too many to stand beside the map."""
    return row.label == heading and subject != "wave"


def _tabs(model: CorrectionsModel) -> Iterator[Button]:
    sheet, subject = words(CORRECTIONS, model.language), model.subject
    for one in model.state.captives:
        yield Button(f"subject {one.who}", "", who=one.who, chosen=subject == one.who)
    for piece in PIECES:
        yield Button(f"subject {piece}", "", icon=piece, chosen=subject == piece)
    yield Button(f"subject {TABLE}", sheet["the-table"], icon="table", chosen=subject == TABLE)
    chosen = not subject or subject in HEXES
    yield Button("space", sheet["the-space"], icon="map", chosen=chosen)


def _rows(model: CorrectionsModel) -> Iterator[FactRow]:
    sheet = words(CORRECTIONS, model.language)
    if model.state.question is None:
        yield FactRow(sheet["over"])
    elif model.subject:
        before = correctable(model.state, model.subject, model.language)
        now = correctable(model.draft, model.subject, model.language)
        captive = model.subject in model.state.table.seat
        board = model.state.board(model.subject).who if captive else None
        tiles = MissionFaces(model.draft, board, model.language)
        yield from fact_rows(before, now, model.language, tiles)


def _summary(model: CorrectionsModel) -> str:
    """The number of changes, and the words by which an undo names them."""
    sheet, language = words(CORRECTIONS, model.language), model.language
    if not model.facts:
        return sheet["nothing-changed"]
    tokens = own_tokens(model.state)
    facts = "; ".join(fact_set(one.split(), language, tokens) for one in model.facts)
    told = counted(sheet["changes"], len(model.facts), language).format(facts=facts)
    silent = not any(to_say_then(model.state, model.draft, model.said_in))
    return f"{sheet['nothing-said']} {told}" if silent else told


def _short(model: CorrectionsModel) -> str:
    sheet = words(CORRECTIONS, model.language)
    if not model.facts:
        return sheet["nothing-changed"]
    return counted(sheet["n-changes"], len(model.facts), model.language)


def _island(model: CorrectionsModel) -> IslandView:
    """With the pieces as they are to stand; the place of the subject is lit."""
    state, subject = model.draft, model.subject
    at: str | None = subject if subject in HEXES else None
    if subject in state.table.seat:
        at = state.captive(subject).at
    elif subject in PIECES:
        at = {"wave": state.wave, "rock": state.rock, "bush": state.bush}[subject]
    places = state.table.island.lakes.get(at, (at,)) if at else ()  # type: ignore[call-overload]
    shown = {"lit": frozenset(places), "numbers": _numbers(model)}
    return revised(island(state, model.language), shown)


def _numbers(model: CorrectionsModel) -> tuple[tuple[Hex | Part, str], ...]:
    """The spaces of the mission that only their place tells apart."""
    if model.subject not in model.state.table.seat:
        return ()
    return tuple(numbered(model.draft, model.state.board(model.subject).who).items())


def _named(model: CorrectionsModel) -> str:
    sheet, subject = words(CORRECTIONS, model.language), model.subject
    if subject == TABLE:
        return sheet["title-table"]
    if subject in HEXES:
        named = space(model.draft.named(Hex(subject)), model.language)
        return sheet["space"].format(name=named)
    return acted_on(subject, model.language)


# The facts that can be set


def correctable(state: State, subject: str, language: Language) -> tuple[Section, ...]:
    """A captive, an OP piece, a space or the table: a section a fact, a button a value."""
    offered = (_offered(state, section) for section in _every(state, subject, language))
    return tuple(section for section in offered if section.rows)


def _every(state: State, subject: str, language: Language) -> Iterator[Section]:
    table = TableFacts(state, language)
    if subject in state.table.seat:
        yield from CaptiveFacts(state, language).of(state.captive(subject))
    elif subject in PIECES:
        yield table.piece(subject)
    elif subject in HEXES:
        yield from table.at(Hex(subject))
    else:
        yield from table.table()


def _offered(state: State, section: Section) -> Section:
    rows = (tuple(one for one in row if _can(state, one)) for row in section.rows)
    return Section(section.heading, section.text, tuple(row for row in rows if row))


def _can(state: State, button: Button) -> bool:
    return not button.act.startswith("set ") or corrected(state, button.act) is not None
