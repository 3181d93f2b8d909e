"""The view of Antinomy, computed from its model."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.engine.kind import TABLE
from companion.games.antinomy.cards import COLOUR, COLOURS, NUMBER, NUMBERS, Card, Colour
from companion.games.antinomy.state import WINS, State
from companion.text.antinomy.nouns import COLOURS as COLOUR_NAMES
from companion.text.antinomy.screens import ANTINOMY
from companion.text.antinomy.wording import WORDING
from companion.text.languages import capitalised
from companion.text.screens import words
from companion.text.screens.at_table import AT_TABLE
from companion.text.wording import called
from companion.ui.games.antinomy.model import AntinomyModel, Happening, happening
from companion.ui.games.antinomy.views import (
    AntinomyView,
    CodexView,
    CountCard,
    CountPad,
    EndOfHalf,
    HalfView,
)
from companion.ui.kit.parts import Button
from companion.ui.kit.touch_guard import AGAIN
from companion.ui.table.seats import short

if TYPE_CHECKING:
    from collections.abc import Mapping

    from companion.text.languages import Language

_SIDES: Final = ("near", "far")
# Before anything has happened, by the ruling on the first clash.
_AT_FIRST: Final = {"turn": "no-first-clash", "setup": "no-touch", "each": "no-each-clash"}
_RESTS: Final = 1.5  # seconds after one's own Paradox (look3, section 3)


def antinomy_view(model: AntinomyModel) -> AntinomyView:
    return AntinomyView(
        halves=(_half(model, 0), _half(model, 1)),
        codex=codex_view(model.state, model.language),
        keys=(_keys(model, "near"), _keys(model, "far")),
        problem=model.problem,
    )


def _sheet(model: AntinomyModel) -> Mapping[str, str]:
    return words(ANTINOMY, model.language)


def _name(model: AntinomyModel, who: str) -> str:
    return short(called(who, model.language, model.names))


def _colour(model: AntinomyModel, colour: str) -> str:
    return COLOUR_NAMES[colour][model.language]


def codex_view(state: State, language: Language) -> CodexView:
    return codex_shown(state.codex, state.setup.codex_order, language)


def codex_shown(covered: Colour, order: tuple[Colour, ...], language: Language) -> CodexView:
    sheet = words(ANTINOMY, language)
    letters = dict(zip(COLOURS, sheet["initials"].split(), strict=True))
    return CodexView(
        order=order,
        letters=tuple(letters[colour] for colour in order),
        covered=covered,
        name=capitalised(COLOUR_NAMES[covered][language]),
        text=sheet["counts-0"],
    )


def _keys(model: AntinomyModel, side: str) -> tuple[Button, ...]:
    """In the middle band: Undo with the step's name, the menu or the journal, and counting."""
    common, sheet = words(AT_TABLE, model.language), _sheet(model)
    step = model.in_short or common["nothing-undone"]
    undo = Button(f"undo {side}", common["undo"], step, icon="undo", enabled=model.step is not None)
    page = "menu" if side == "near" else "journal"
    return (
        undo,
        Button(page, common[page]),
        Button(f"count {side}", sheet["count-it"], enabled=model.state.won is None),
    )


# A half


def _half(model: AntinomyModel, place: int) -> HalfView:
    sheet, common, state = _sheet(model), words(AT_TABLE, model.language), model.state
    who, side = state.players[place], _SIDES[place]
    say = "say" if side == "near" else "say-far"
    crystals, done = state.of(who).crystals, None if model.step is None else happening(model.step)
    shown = done if not model.taken and not model.notice else None
    left = WINS - crystals
    own = shown is not None and shown.who == who
    undo = Button(f"undo here-{side}", common["undo"], icon="undo")
    why = Button(f"why {side}", common["why"], icon="help")
    return HalfView(
        name=_name(model, who),
        count=sheet["of-five"].format(n=crystals),
        crystals=crystals,
        gained=own and shown is not None and shown.gained is not None,
        under=sheet[f"more-{left}"] if state.won is None else "",
        close=left == 1,
        codex=sheet["codex-short"].format(colour=capitalised(_colour(model, state.codex))),
        happened=_happened(model, who, shown),
        quiet=shown is None and not model.notice,
        own=own,
        undo=None if shown is None else undo,
        why=None if shown is None else why,
        paradox=Button(
            f"{say} {TABLE} paradox {who}",
            sheet["paradox"],
            sheet[f"none-{state.codex}"],
            icon="cards",
            tone="answer",
        ),
        rest=_RESTS if own and shown is not None and shown.by == "paradox" else AGAIN,
        clash=sheet["clash"],
        winners=_winners(model, who, say),
        end=_end(model, who, side),
        count_pad=_pad(model, place),
        moment=model.moment,
    )


def _winners(model: AntinomyModel, who: str, say: str) -> tuple[Button, ...]:
    sheet, rival = _sheet(model), model.state.rival(who)
    labels = ((who, sheet["i-did"]), (rival, _name(model, rival)), ("none", sheet["nobody"]))
    return tuple(Button(f"{say} {TABLE} clash {winner}", label) for winner, label in labels)


def _happened(model: AntinomyModel, who: str, done: Happening | None) -> str:
    """The words in the zone of a half: what is wrong, what was taken back, or what came last."""
    sheet = _sheet(model)
    if model.notice or model.taken:
        return model.notice or model.taken
    if done is None:
        return sheet[_AT_FIRST[model.state.setup.rulings.first_clash]]
    own = "own" if done.who == who else "other"
    rival = model.state.rival(done.who) if done.who in model.state.players else ""
    said = {
        "who": _name(model, done.who),
        "loser": _name(model, rival),
        "n": sheet["nth"].split()[done.gained - 1] if done.gained else "",
        "colour": _colour(model, done.codex or model.state.codex),
    }
    match done.by:
        case "paradox":
            key = f"{own}-fifth" if done.won else f"{own}-paradox"
        case "clash" if done.gained is None:
            key = f"{own}-nothing"
        case "clash":
            key = f"{own}-clash-fifth" if done.won else f"{own}-clash"
        case "tie":
            key = "tie"
        case _:
            assert model.step is not None
            return WORDING.say(model.step.facts, model.language, model.names)
    return sheet[key].format(**said)


def _end(model: AntinomyModel, who: str, side: str) -> EndOfHalf | None:
    won = model.state.won
    if won is None:
        return None
    sheet, common = _sheet(model), words(AT_TABLE, model.language)
    headline = sheet["you-win"] if won == who else sheet["who-wins"]
    return EndOfHalf(
        headline.format(who=_name(model, won)),
        won == who,
        (
            Button(f"again {side}", common["once-more"], icon="turn-round"),
            Button(f"to-shelf {side}", common["to-shelf"], icon="home"),
        ),
    )


def _pad(model: AntinomyModel, place: int) -> CountPad | None:
    """A row a colour, as the wheel has them; the covered one shows 0."""
    chosen = model.counting[place]
    if chosen is None:
        return None
    sheet, side = _sheet(model), _SIDES[place]
    total = sum(NUMBER[card] for card in chosen if COLOUR[card] != model.state.codex)
    return CountPad(
        title=sheet["count-title"],
        text=sheet["count-text"],
        cards=tuple(_card(model, side, f"{colour}-{number}", chosen)
                    for colour in COLOURS for number in NUMBERS),
        total=sheet["sum"].format(n=total) if chosen else "",
        close=Button(f"close {side}", sheet["close"], icon="close"),
    )  # fmt: skip


def _card(model: AntinomyModel, side: str, card: Card, chosen: tuple[Card, ...]) -> CountCard:
    covered = COLOUR[card] == model.state.codex
    label = "0" if covered else str(NUMBER[card])
    return CountCard(
        Button(f"card {side} {card}", label, chosen=card in chosen), COLOUR[card], covered
    )
