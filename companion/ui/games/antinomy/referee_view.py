"""The view of the referee's table, computed from its model."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.engine.frozen import frozen
from companion.games.antinomy.cards import COLOUR, COLOURS, NUMBERS, Card
from companion.games.antinomy.moves import back, forward
from companion.games.antinomy.state import SPACES, State
from companion.text.antinomy.nouns import card as card_name
from companion.text.antinomy.screens import ANTINOMY
from companion.text.antinomy.wording import WORDING
from companion.text.languages import capitalised
from companion.text.screens import words
from companion.text.screens.at_table import AT_TABLE
from companion.text.wording import called
from companion.ui.games.antinomy.view import codex_view
from companion.ui.games.antinomy.views import PlayerLine, RefereeView, RowCard
from companion.ui.kit.parts import Button
from companion.ui.table.seats import short

if TYPE_CHECKING:
    from collections.abc import Mapping

    from companion.engine.kind import OpenQuestion
    from companion.text.languages import Language
    from companion.text.wording import PlayerNames

# All cards, a row a colour: the pad never tells which of them a hand can hold (A9.2).
PAD: Final[tuple[Card, ...]] = tuple(
    f"{colour}-{number}" for colour in COLOURS for number in NUMBERS
)


@frozen
class RefereeModel:
    """A moment of it. `said`: by the last command; `picked`, `declaring`: as the board has them."""

    state: State
    names: PlayerNames
    language: Language
    said: tuple[object, ...]
    in_short: str
    taken: str
    notice: str
    problem: bool
    moment: int
    picked: tuple[Card, ...]
    declaring: bool


def referee_view(model: RefereeModel) -> RefereeView:
    state = model.state
    lit = _lit(model)
    happened = model.notice or model.taken
    if not happened:
        happened = WORDING.say(model.said, model.language, model.names)
    why = Button("why", words(AT_TABLE, model.language)["why"], icon="help")
    return RefereeView(
        players=tuple(
            PlayerLine(_name(model, who), state.of(who).crystals, _acts(state) == who)
            for who in state.players
        ),
        codex=codex_view(state, model.language),
        row=tuple(_space(model, space, lit) for space in SPACES),
        heading=_heading(model),
        happened=happened,
        quiet=not model.said and not happened,
        why=why if model.said and not model.taken else None,
        pad=tuple(_card(model, card) for card in PAD),
        answers=_answers(model),
        bar=_bar(model),
        moment=model.moment,
        problem=model.problem,
    )


def _sheet(model: RefereeModel) -> Mapping[str, str]:
    return words(ANTINOMY, model.language)


def _name(model: RefereeModel, who: str) -> str:
    return short(called(who, model.language, model.names))


def _acts(state: State) -> str:
    """The player who is asked; of what the table says, whoever is on turn."""
    question = state.question
    if question is None:
        return ""
    return question.who if question.who in state.players else state.players[state.turn]


def _lit(model: RefereeModel) -> frozenset[int]:
    """Spaces that can be touched: to begin at, or that the touched card leads to."""
    question = model.state.question
    if question is None:
        return frozenset()
    if question.what == "place":
        return frozenset(int(option.split()[1]) for option in question.options)
    if question.what == "turn" and model.picked:
        card = model.picked[0]
        ahead = forward(model.state, question.who, card)
        behind = back(model.state, question.who, card)
        return frozenset((*behind, *(() if ahead is None else (ahead,))))
    return frozenset()


def _space(model: RefereeModel, space: int, lit: frozenset[int]) -> RowCard:
    state = model.state
    card = state.continuum[space - 1]
    marks = tuple(_name(model, who)[0] for who in state.players if state.of(who).at == space)
    return RowCard(f"space {space}", space, card, space in lit, COLOUR[card] == state.codex, marks)


def _card(model: RefereeModel, card: Card) -> Button:
    """A card of the row lies open: it is no card of a hand, but the order names what lies there."""
    question = model.state.question
    wants = question is not None and _wants_cards(model, question)
    enabled = wants and card not in model.state.continuum
    return Button(
        f"pick {card}",
        capitalised(card_name(card, model.language)),
        enabled=enabled,
        chosen=card in model.picked,
    )


def _wants_cards(model: RefereeModel, question: OpenQuestion) -> bool:
    if question.what == "paradox":
        return model.declaring
    return question.what in ("turn", "hand", "order", "top")


def _heading(model: RefereeModel) -> str:
    sheet, state = _sheet(model), model.state
    question = state.question
    if question is None:
        return sheet["who-wins"].format(who=_name(model, state.won or ""))
    who = _name(model, _acts(state))
    match question.what:
        case "turn" if model.picked:
            card = card_name(model.picked[0], model.language)
            return sheet["pick-space"].format(who=who, card=card)
        case "turn":
            return sheet["pick-play"].format(who=who)
        case "paradox" if model.declaring:
            return sheet["pick-hand"].format(who=who)
        case "hand":
            return sheet["pick-hand"].format(who=who)
        case "order":
            first = (question.beside or {}).get("spaces", ("",))[0]
            return sheet["pick-order"].format(first=first)
        case "top":
            return sheet["pick-top"].format(who=who)
        case _:
            return WORDING.ask(question, model.language, model.names)


def _answers(model: RefereeModel) -> tuple[Button, ...]:
    sheet, question = _sheet(model), model.state.question
    common = words(AT_TABLE, model.language)
    if question is None:
        return (
            Button("again", common["once-more"], icon="turn-round", tone="accent"),
            Button("to-shelf", common["to-shelf"], icon="home"),
        )
    say = f"say {question.who}"
    match question.what:
        case "paradox" if not model.declaring:
            return (
                Button("declare", sheet["declare"], icon="cards", tone="answer"),
                Button(f"{say} no", sheet["no-paradox"], tone="answer"),
            )
        case "side":
            return tuple(
                Button(f"{say} {side}", sheet[side], tone="answer")
                for side in ("left", "right")
                if side in question.options
            )
        case _ if model.picked or model.declaring:
            return (Button("anew", sheet["anew"], icon="undo"),)
        case _:
            return ()


def _bar(model: RefereeModel) -> tuple[Button, ...]:
    common = words(AT_TABLE, model.language)
    step = model.in_short or common["nothing-undone"]
    return (
        Button("undo", common["undo"], step, icon="undo", enabled=bool(model.in_short)),
        Button("journal", common["journal"], icon="journal"),
        Button("menu", common["menu"], icon="menu"),
    )
