"""The verdict on a trick: who won it and why, who is earliest, and what everybody has now."""

from __future__ import annotations

from collections.abc import Mapping

from companion.engine.kind import TABLE
from companion.games.paradominetor.facts import PointScored, TrickWon
from companion.games.paradominetor.state import TRICKS, Lying
from companion.games.paradominetor.tiles import BLACK, Front, colour_of, value_of
from companion.text.languages import capitalised
from companion.text.paradominetor.nouns import COLOURS, LYING, front
from companion.text.paradominetor.reasons import CLAUSES
from companion.text.paradominetor.screens import OF_SEVERAL, SEVERAL
from companion.text.screens import words
from companion.text.screens.at_table import AT_TABLE
from companion.ui.games.paradominetor.model import (
    ParadominetorModel,
    revoked,
    tiles_of_trick,
    trick_won,
)
from companion.ui.games.paradominetor.views import EarliestKey, LyingTile, ScoreCard, VerdictView
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


def verdict_view(model: ParadominetorModel) -> VerdictView:
    sheet, common, state = sheet_of(model), words(AT_TABLE, model.language), model.state
    won = trick_won(model.step)
    assert won is not None
    assert won.why is not None
    asks = _asks(model)
    who = {"who": several_names(model, won.winners)}
    one = len(won.winners) == 1
    reason, said = _reason(model, won), model.notice or model.taken
    return VerdictView(
        strip=_strip(model, won, reason, asked=bool(asks)),
        kicker=sheet["kicker"].format(n=won.trick),
        headline=sheet["wins" if one else "win"].format(**who),
        reason=reason,
        rule=_rule(model, won),
        tiles=tuple(_tile(model, lying, won) for lying in tiles_of_trick(state)),
        why=Button(
            "why",
            common["why"],
            sheet["rule-number"].format(clause=CLAUSES[won.why]),
            icon="help",
        ),
        question=sheet["earliest"] if asks else "",
        note=said or _times(sheet),
        asks=asks,
        cards=() if asks else tuple(_card(model, who) for who in state.players),
        line=said or _line(model, won),
        onward=None if asks else _onward(model),
        foot=foot_of(model),
    )


def _times(sheet: Mapping[str, str]) -> str:
    return " < ".join(sheet[time] for time in ("past", "present", "future"))


def is_asked_earliest(model: ParadominetorModel) -> bool:
    question = model.state.question
    return question is not None and question.what == "earliest"


def _strip(model: ParadominetorModel, won: TrickWon, reason: str, *, asked: bool) -> str:
    sheet, state = sheet_of(model), model.state
    if asked:
        lead = sheet["turn-them"]
    elif state.won is None:
        lead = sheet["strip-leads"].format(who=shown_name(model, state.lead))
    else:
        lead = ""
    key = "strip-win" if len(won.winners) > 1 else "strip-wins"
    why = f"{reason[:1].lower()}{reason[1:]}"
    return sheet[key].format(who=several_names(model, won.winners), why=why, lead=lead).strip()


def _tile(model: ParadominetorModel, lying: Lying, won: TrickWon) -> LyingTile:
    wins = lying.who in won.winners
    seen = front_shown(
        lying.front, model.language, declared=lying.declared, won=wins, beaten=not wins
    )
    return LyingTile(seen, shown_name(model, lying.who))


# Why


def _reason(model: ParadominetorModel, won: TrickWon) -> str:
    sheet, language, tile = sheet_of(model), model.language, won.tile
    assert tile is not None
    named, colour = capitalised(front(tile, language)), colour_of(tile) or BLACK
    match won.why:
        case "alone":
            return sheet["why-alone"].format(tile=named)
        case "highest":
            return sheet["why-highest"].format(
                tile=named, colour=LYING[colour][language], of_colour=OF_SEVERAL[colour][language]
            )
        case "paradox":
            again = " = ".join([front(tile, language)] * (len(won.winners) - 1))
            return sheet["why-paradox"].format(tile=named, again=again)
        case "all-black":
            return sheet["why-all-black"]
        case _:
            assert won.beaten is not None
            return sheet["why-beats"].format(
                tile=named,
                beaten=front(won.beaten, language),
                tiles=capitalised(_several(SEVERAL, tile, language)),
                of_beaten=_several(OF_SEVERAL, won.beaten, language),
            )


def _several(words_of: object, tile: Front, language: str) -> str:
    colour = colour_of(tile) or BLACK
    named: str = words_of[colour][language]  # type: ignore[index]
    return named if colour == BLACK else f"{named} {value_of(tile)}"


def _rule(model: ParadominetorModel, won: TrickWon) -> str:
    assert won.tile is not None
    colour = colour_of(won.tile) or BLACK
    return sheet_of(model)[f"rule-{won.why}"].format(
        colour=LYING[colour][model.language], lying=LYING[colour][model.language]
    )


# Who is earliest, and points


def _asks(model: ParadominetorModel) -> tuple[EarliestKey, ...]:
    question = model.state.question
    if question is None or not is_asked_earliest(model):
        return ()
    return tuple(_ask(model, option.split()[1]) for option in question.options)


def _ask(model: ParadominetorModel, who: str) -> EarliestKey:
    sheet, won = sheet_of(model), trick_won(model.step)
    assert won is not None
    assert won.tile is not None
    others = ", ".join(
        sheet["share"].format(who=shown_name(model, one), n="½")
        for one in won.winners
        if one != who
    )
    return EarliestKey(
        Button(
            f"say {TABLE} earliest {who}",
            shown_name(model, who),
            sheet["one-point"].format(others=others),
            icon=face_of(model, who),
            tone="answer",
        ),
        front_shown(won.tile, model.language),
    )


def _card(model: ParadominetorModel, who: str) -> ScoreCard:
    sheet, state = sheet_of(model), model.state
    facts = () if model.step is None else model.step.facts
    scored = {one.who: one.points for one in facts if isinstance(one, PointScored)}
    gained = {"1": "+1", "0.5": "+½"}.get(scored.get(who, ""), "")
    leads = who == state.lead and state.won is None
    return ScoreCard(
        face_of(model, who),
        shown_name(model, who),
        points_of(state.of(who)),
        gained,
        sheet["leads-next"] if leads else "",
    )


def _line(model: ParadominetorModel, won: TrickWon) -> str:
    sheet, told = sheet_of(model), revoked(model.step)
    if told is not None:
        return sheet["revoked"].format(
            who=shown_name(model, told.who),
            colour=COLOURS[told.revoke][model.language],
            trick=told.trick,
        )
    if won.by == "single":
        return sheet["not-turned"]
    if won.why == "all-black":
        return sheet["nobody-first"]
    key = "black-first" if won.tile == BLACK else "is-earliest"
    return sheet[key].format(who=shown_name(model, model.state.lead))


def _onward(model: ParadominetorModel) -> Button:
    sheet, state = sheet_of(model), model.state
    if state.won is not None:
        return Button("onward", sheet["to-ranking"], icon="next", tone="accent")
    label = sheet["next-trick"].format(
        n=min(state.trick, TRICKS), who=shown_name(model, state.lead)
    )
    return Button("onward", label, icon="next", tone="accent")
