"""The page of a trick tile by tile: who sits where, the pad, and who would win now."""

from __future__ import annotations

from typing import Final

from companion.games.paradominetor.legal import may_be_unseen
from companion.games.paradominetor.state import TRICKS
from companion.games.paradominetor.tiles import BLACK, Front, fronts_of
from companion.games.paradominetor.trick import TrickVerdict, verdict
from companion.text.languages import capitalised
from companion.text.paradominetor.nouns import COLOURS, LYING, front
from companion.text.screens import words
from companion.text.screens.at_table import AT_TABLE
from companion.ui.games.paradominetor.model import ParadominetorModel, revoked
from companion.ui.games.paradominetor.views import (
    LeadingNow,
    PadKey,
    SeatPlate,
    TableSide,
    TileFront,
    TilePad,
    TrickView,
)
from companion.ui.games.paradominetor.wordings import (
    face_of,
    foot_of,
    front_shown,
    points_of,
    several_names,
    sheet_of,
    shown_name,
)
from companion.ui.kit.parts import Button

_VALUES: Final = 6
# Where they sit, clockwise from the top (look3, section 3): two at the top, or none at the left.
SIDES: Final[dict[int, tuple[TableSide, ...]]] = {
    3: ("top", "right", "bottom"),
    4: ("top", "right", "bottom", "left"),
    5: ("top", "top", "right", "bottom", "left"),
}


def trick_view(model: ParadominetorModel) -> TrickView:
    sheet, state = sheet_of(model), model.state
    return TrickView(
        title=sheet["name"],
        trick=sheet["trick-of"].format(n=min(state.trick, TRICKS)),
        plates=tuple(_plate(model, who) for who in state.players),
        pad=_pad(model),
        leading=_leading(model),
        only_who=Button(
            "lazy",
            sheet["only-who"],
            sheet["only-note"],
            icon="check",
            enabled=may_be_unseen(state) and not model.declares,
        ),
        foot=foot_of(model),
    )


def _now(model: ParadominetorModel) -> TrickVerdict | None:
    """T4.6."""
    state = model.state
    if not state.table:
        return None
    return verdict(state.table, state.setup.rulings, len(state.players))


# The table


def _plate(model: ParadominetorModel, who: str) -> SeatPlate:
    sheet, state = sheet_of(model), model.state
    turn, at = state.turn == who, state.players.index(who)
    leads = who == state.lead
    note = sheet["now"] if turn else sheet["leads"] if leads else ""
    return SeatPlate(
        button=Button(f"plate {who}", shown_name(model, who), icon=face_of(model, who)),
        points=points_of(state.of(who)),
        note=note,
        leads=leads,
        awaited=turn and not model.declares,
        side=SIDES[len(state.players)][at],
        place=state.order.index(who),
        tile=_lying(model, who),
    )


def _lying(model: ParadominetorModel, who: str) -> TileFront | None:
    if model.declares and who == model.state.turn:
        return front_shown(BLACK, model.language)
    now = _now(model)
    for one in model.state.table:
        if one.who == who:
            won = now is not None and who in now.winners
            return front_shown(one.front, model.language, declared=one.declared, won=won)
    return None


# The pad


def _pad(model: ParadominetorModel) -> TilePad:
    sheet, state = sheet_of(model), model.state
    who = state.turn or state.lead
    name = {"who": shown_name(model, who)}
    key = "plays" if state.table else "leads-what"
    brief = "plays-short" if state.table else "leads-short"
    head, short = sheet[key].format(**name), sheet[brief].format(**name)
    if model.declares:
        colours = tuple(_colour_key(model, colour) for colour in state.setup.sets)
        return TilePad(face_of(model, who), sheet["as-which"], sheet["as-which"], (), None, colours)
    rows = tuple(
        tuple(_key(model, one) for one in fronts_of((colour,))) for colour in state.setup.sets
    )
    return TilePad(face_of(model, who), head, short, rows, _key(model, BLACK), ())


def _key(model: ParadominetorModel, one: Front) -> PadKey:
    label = sheet_of(model)["black"] if one == BLACK else ""
    return PadKey(Button(f"lay {one}", label), front_shown(one, model.language))


def _colour_key(model: ParadominetorModel, colour: str) -> PadKey:
    label = capitalised(COLOURS[colour][model.language])
    return PadKey(Button(f"declare {colour}", label), TileFront(colour, "", ""))


# What is told


def _leading(model: ParadominetorModel) -> LeadingNow:
    sheet, common, state = sheet_of(model), words(AT_TABLE, model.language), model.state
    why = Button("why", common["why"], icon="help") if model.step is not None else None
    if model.notice or model.taken:
        return LeadingNow("", model.notice or model.taken, why, problem=model.problem)
    if state.turn is None:
        return LeadingNow("", sheet["passes-in-secret"], None)
    if model.asked:
        name = shown_name(model, model.asked)
        yes = Button(f"lead {model.asked}", sheet["yes-leads"].format(who=name), tone="answer")
        return LeadingNow("", sheet["who-leads"].format(who=name), None, (yes,))
    if model.declares:
        any_ = state.setup.rulings.declare == "any"
        return LeadingNow("", sheet["any-colour" if any_ else "held-colour"], None)
    told = revoked(model.step)
    if told is not None:
        line = sheet["revoked"].format(
            who=f"*{shown_name(model, told.who)}*",
            colour=COLOURS[told.revoke][model.language],
            trick=told.trick,
        )
        return LeadingNow("", line, why)
    now = _now(model)
    if now is None:
        return LeadingNow("", sheet["nothing-lies"], None)
    kicker = sheet["leading" if len(now.winners) == 1 else "leading-many"]
    return LeadingNow(kicker, _who_leads(model, now), why)


def _who_leads(model: ParadominetorModel, now: TrickVerdict) -> str:
    """`Ann and Cy: red 3 = red 3`."""
    sheet, tile = sheet_of(model), front(now.tile, model.language)
    declared = model.state.table[0].declared
    if now.by == "single" and now.tile == BLACK and declared is not None:
        colour = LYING[declared][model.language]
        tile = sheet["black-as"].format(colour=colour)
    told = " = ".join([tile] * len(now.winners))
    return sheet["leads-with"].format(who=several_names(model, now.winners), tile=told)
