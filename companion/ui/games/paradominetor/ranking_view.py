"""The page after fifteen tricks: who has won, and what decided between equal points (T6)."""

from __future__ import annotations

from companion.games.paradominetor.work import halves, ranking
from companion.text.counted import counted
from companion.text.paradominetor.nouns import points_shown
from companion.text.screens import words
from companion.text.screens.at_table import AT_TABLE
from companion.ui.games.paradominetor.model import ParadominetorModel
from companion.ui.games.paradominetor.views import RankingView, RankRow
from companion.ui.games.paradominetor.wordings import (
    face_of,
    foot_of,
    points_of,
    several_names,
    sheet_of,
    shown_name,
)
from companion.ui.kit.parts import Button


def ranking_view(model: ParadominetorModel) -> RankingView:
    sheet, common, state = sheet_of(model), words(AT_TABLE, model.language), model.state
    won = state.won or ()
    shared = len(won) > 1
    who, points = several_names(model, won), _points(model, halves(state.of(won[0])))
    tie = _tie(model)
    return RankingView(
        strip=sheet["strip-shared" if shared else "strip-won"].format(who=who, points=points),
        icons=tuple(face_of(model, one) for one in won),
        headline=sheet["game-shared" if shared else "game-won"].format(who=who),
        text=points,
        rows=tuple(_rows(model)),
        tie=model.notice or model.taken or tie,
        why=Button("why", common["why"], icon="help") if tie else None,
        legend=(sheet["legend-full"], sheet["legend-half"]),
        buttons=(
            Button("again", common["once-more"], sheet["same-seats"], icon="turn-round"),
            Button("to-shelf", common["to-shelf"], icon="home"),
        ),
        tricks=Button("journal all", sheet["all-tricks"], icon="journal"),
        foot=foot_of(model),
    )


def _points(model: ParadominetorModel, halved: int) -> str:
    """“3½ points in 15 tricks”; a fraction has a form of its own in Russian: that of two."""
    forms = sheet_of(model)["points-of"]
    if halved % 2:
        one, *more = forms.split("|")
        return (more or [one])[0].replace("{n}", points_shown(halved))
    return counted(forms, halved // 2, model.language)


def _rows(model: ParadominetorModel) -> list[RankRow]:
    state, found = model.state, list[RankRow]()
    all_halves = [halves(seat) for seat in state.seats]
    for place, same in enumerate(ranking(state), 1):
        for who in same:
            seat = state.of(who)
            tied = halves(seat) > 0 and all_halves.count(halves(seat)) > 1
            found.append(
                RankRow(
                    str(place), face_of(model, who), shown_name(model, who), seat.full, seat.half,
                    points_of(seat), place == 1, tied,
                )
            )  # fmt: skip
    return found


def _tie(model: ParadominetorModel) -> str:
    """T6.2: of those that are highest with equal points."""
    sheet, state = sheet_of(model), model.state
    ranked = [who for place in ranking(state) for who in place]
    for first in ranked:
        n = halves(state.of(first))
        tied = [who for who in ranked if halves(state.of(who)) == n]
        if len(tied) == 1 or not n:
            continue
        have = sheet["both-have" if len(tied) == 2 else "all-have"].format(
            who=several_names(model, tied), n=points_shown(n)
        )
        return f"{have} {_decided(model, tied)}"
    return ""


def _decided(model: ParadominetorModel, tied: list[str]) -> str:
    sheet, state = sheet_of(model), model.state
    counts = [state.of(who).half for who in tied]
    if len(set(counts)) > 1:
        told = ", ".join(
            sheet["halves-of"].format(who=shown_name(model, who), n=n)
            for who, n in zip(tied, counts, strict=True)
        )
        return sheet["fewer-half"].format(halves=told)
    return sheet["share-first" if tied[0] in (state.won or ()) else "share-place"]
