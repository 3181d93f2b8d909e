"""The page on which only whoever won a trick is touched."""

from __future__ import annotations

from companion.games.paradominetor.state import TRICKS
from companion.ui.games.paradominetor.model import ONLY_BLACK, ParadominetorModel, ordered, told_as
from companion.ui.games.paradominetor.views import NameBlock, WinnersView
from companion.ui.games.paradominetor.wordings import (
    face_of,
    foot_of,
    points_of,
    sheet_of,
    shown_name,
)
from companion.ui.kit.parts import Button

WHOLE = "1"
HALF = "½"


def winners_view(model: ParadominetorModel) -> WinnersView:
    sheet, state = sheet_of(model), model.state
    said = model.notice or model.taken
    tiles = (Button("tiles", sheet["tiles"], icon="table"),) if state.setup.keep == "all" else ()
    return WinnersView(
        title=sheet["name"],
        trick=sheet["trick-of"].format(n=min(state.trick, TRICKS)),
        hint=said or sheet["lazy-hint"],
        short=said or sheet["lazy-short"],
        problem=model.problem,
        blocks=tuple(_block(model, who) for who in state.players),
        all_black=Button("all-black", sheet["all-black"], sheet["all-black-note"]),
        clear=Button("clear", sheet["nobody"], sheet["clear"], enabled=bool(model.touched)),
        commit=_commit(model),
        foot=foot_of(model, *tiles),
    )


def _shares(model: ParadominetorModel) -> dict[str, str]:
    """By the winners touched: what each would score."""
    winners = ordered(model.state, model.touched)
    black = told_as(model.state, winners) == "all-black" if winners else False
    return {who: HALF if at or black else WHOLE for at, who in enumerate(winners)}


def _block(model: ParadominetorModel, who: str) -> NameBlock:
    sheet, state = sheet_of(model), model.state
    badge = _shares(model).get(who, "")
    return NameBlock(
        button=Button(
            f"won {who}",
            shown_name(model, who),
            icon=face_of(model, who),
            chosen=bool(badge),
            held=f"alone {who}",
        ),
        points=points_of(state.of(who)),
        note=_note(model, badge) or (sheet["led-this"] if who == state.lead else ""),
        badge=badge,
    )


def _note(model: ParadominetorModel, badge: str) -> str:
    sheet, count = sheet_of(model), len(model.touched)
    black = count >= ONLY_BLACK
    match badge:
        case "":
            return ""
        case "1" if count == 1:
            return sheet["alone-so"]
        case "1":
            return sheet["first-black" if black else "first-touched"]
        case _:
            return sheet["later-black" if black else "later"]


def _commit(model: ParadominetorModel) -> Button:
    sheet, shares = sheet_of(model), _shares(model)
    if not shares:
        asks = sheet["touch-winner"].format(n=model.state.trick)
        return Button("write", asks, enabled=False)
    told = told_as(model.state, model.touched)
    if told == "all-black":
        label = sheet["write-black"]
    elif len(shares) == 1:
        label = sheet["write-alone"].format(who=shown_name(model, *shares))
    else:
        each = ", ".join(
            sheet["share"].format(who=shown_name(model, who), n=n) for who, n in shares.items()
        )
        label = sheet["write-paradox"].format(shares=each)
    return Button("write", label, icon="check", tone="accent")
