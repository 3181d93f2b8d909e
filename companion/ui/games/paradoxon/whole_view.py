"""The view of a whole game on the tablet (X9.4), with nothing in it that its reader may not see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from companion.engine.frozen import frozen, revised
from companion.engine.kind import TABLE
from companion.games.paradoxon.cards import COLOUR_OF, ON, Card, Item, Lying, away
from companion.games.paradoxon.state import ECHO, State, takeable, usable
from companion.text.counted import counted
from companion.text.paradoxon.echo_screens import ECHO_STEPS
from companion.text.paradoxon.nouns import VERDICTS, player, short_item
from companion.text.paradoxon.screens import PARADOXON
from companion.text.paradoxon.wording import WORDING
from companion.text.screens import words
from companion.text.screens.at_table import AT_TABLE
from companion.ui.games.paradoxon.echo_pages import PLAN_B, REST, EchoPage
from companion.ui.games.paradoxon.echo_view import (
    checks_of,
    echos_row,
    keys_of_bar,
    points_bar,
    rail_of,
    sentence,
)
from companion.ui.games.paradoxon.echo_views import (
    BesideCards,
    CheckRow,
    EchoRow,
    EchoSay,
    EchoStep,
    LyingCard,
)
from companion.ui.games.paradoxon.whole_views import WholeView
from companion.ui.kit.parts import Button
from companion.ui.table.seats import short

if TYPE_CHECKING:
    from companion.text.languages import Language
    from companion.text.wording import PlayerNames
    from companion.ui.games.paradoxon.echo_model import EchoModel


@frozen
class WholeModel:
    """`looks`: whoever is asked has uncovered the cards. `told`: said of the last step.

    `shown`: facts for one player alone, which the last answer brought. `echo`: the moment of a game
    alone, in which nothing has to be covered.
    """

    state: State
    names: PlayerNames
    language: Language
    looks: bool
    told: str
    shown: tuple[Any, ...]
    in_short: str
    notice: str
    problem: bool
    moment: int
    echo: EchoModel | None = None

    @property
    def sheet(self) -> Mapping[str, str]:
        return words(ECHO_STEPS, self.language)

    @property
    def asked(self) -> str:
        """The player who is asked, or the table."""
        return TABLE if self.state.question is None else self.state.question.who

    @property
    def open(self) -> bool:
        """True where what is asked may be seen."""
        return self.looks or self.asked == TABLE or self.state.solo

    @property
    def reader(self) -> str:
        """The player whose cards lie near."""
        return self.asked if self.asked in self.state.names else self.state.names[0]

    def name(self, who: str) -> str:
        return short(player(who, self.language, self.names))


def whole_view(model: WholeModel) -> WholeView:
    echo = model.echo
    if echo is not None and echo.page is not None:
        return _echos_page(model, echo, echo.page)
    state, reader = model.state, model.reader
    other = state.other(reader)
    common = words(AT_TABLE, model.language)
    step = model.in_short or common["nothing-undone"]
    return WholeView(
        title=words(PARADOXON, model.language)["name"],
        note=model.sheet["whole-note"],
        rows=(_row(model, other), _middle(model), _row(model, reader)),
        say=_say(model),
        answers=tuple(_answers(model)),
        undo=Button("undo", step, common["undo"], icon="undo", enabled=bool(model.in_short)),
        keys=keys_of_bar(model.language),
        moment=model.moment,
        problem=model.problem,
        rail=() if echo is None else tuple(_rail_asked(echo)),
    )


# Echo's turn, page by page


def _echos_page(model: WholeModel, echo: EchoModel, page: EchoPage) -> WholeView:
    """Look3, section H: his four cards, the player's below, what was looked for at the right."""
    sheet, common = model.sheet, words(AT_TABLE, model.language)
    done = Button("done", sheet[_deed(page)], icon="check", tone="accent")
    why = Button("why", common["why"], icon="help")
    checks = () if page.tried is None else tuple(checks_of(echo, page.tried, page))
    own = _row(model, model.reader)
    turned = page.fill[2] if page.key == "whole-turn" else ()
    cards = (*_marked(own.cards, turned), _deck(model))
    return WholeView(
        title=words(PARADOXON, model.language)["name"],
        note=sheet["whole-note"],
        rows=(echos_row(echo), revised(own, {"cards": cards})),
        say=EchoSay(sheet[f"kicker-{page.rail}"], sentence(page, echo), False, done, why),
        answers=(),
        undo=Button("undo", model.in_short, common["undo"], icon="undo"),
        keys=keys_of_bar(model.language),
        moment=model.moment,
        problem=model.problem,
        rail=tuple(rail_of(echo, page.rail)),
        beside=_beside(model, checks) if checks else None,
        points=points_bar(echo),
    )


def _beside(model: WholeModel, checks: tuple[CheckRow, ...]) -> BesideCards:
    sheet, state = model.sheet, model.state
    deck, box = sheet["in-deck"].format(n=len(state.deck)), sheet["in-box"].format(n=len(state.box))
    return BesideCards(sheet["checked"], (), checks, deck, box)


def _deed(page: EchoPage) -> str:
    """The word for what the touch does (look3, section H)."""
    for place, mark in page.marks:
        if mark == "box":
            return f"deed-box-{place}"
        if mark in ("under", "fades"):
            return f"deed-{mark}"
    if page.key == "whole-turn":
        return "deed-turn"
    return {"next-3": "deed-own", "next-over": "deed-over"}.get(page.next, "deed-on")


def _marked(cards: tuple[LyingCard, ...], turned: tuple[Card, ...]) -> list[LyingCard]:
    return [
        revised(card, {"mark": "turn"}) if any({*ON[one]} == {*card.items} for one in turned)
        else card
        for card in cards
    ]  # fmt: skip


def _rail_asked(echo: EchoModel) -> Iterator[EchoStep]:
    """The steps while Echo's turn waits for the side of a card: drawn by plan B, or the rest."""
    state, question = echo.state, echo.state.question
    if question is None or state.mover != ECHO:
        return
    drawn = bool(state.of(ECHO).hand) and (question.beside or {}).get("place") == ECHO
    yield from rail_of(echo, PLAN_B if drawn else REST)


# What is said and asked


def _say(model: WholeModel) -> EchoSay:
    sheet, common, state = model.sheet, words(AT_TABLE, model.language), model.state
    why = Button("why", common["why"], icon="help") if model.in_short else None
    told = model.notice or model.told
    if state.question is None:
        kicker = sheet["kicker-over"]
        text = " ".join(filter(None, (told, VERDICTS[state.won or ""][model.language]
                                      if state.won in VERDICTS else "")))  # fmt: skip
        return EchoSay(kicker, text, True, Button("", sheet["over"], enabled=False), why)
    if model.state.solo:
        return _say_alone(model, told, why)
    name = model.name(model.asked)
    if model.asked == TABLE:
        text = f"{told} *{WORDING.ask(state.question, model.language, model.names)}*"
        quiet = Button("", sheet["choose"], enabled=False)
        return EchoSay(sheet["kicker-table"], text, True, quiet, why)
    kicker = sheet["kicker-asked"].format(who=name.upper())
    if not model.looks:
        look = Button("my-cards", sheet["look"].format(who=name), icon="eye", tone="accent")
        return EchoSay(kicker, told or sheet["take-it"].format(who=name), False, look, why)
    asks = WORDING.ask(state.question, model.language, model.names)
    alone = [one for one in model.shown if getattr(one, "to", "") == model.asked]
    seen = WORDING.say(alone, model.language, model.names) if alone else ""
    cover = Button("cover-cards", sheet["cover-it"], icon="cover")
    text = " ".join(filter(None, (model.notice or seen, f"*{asks}*")))
    return EchoSay(kicker, text, True, cover, why)


def _say_alone(model: WholeModel, told: str, why: Button | None) -> EchoSay:
    """Nobody else is there: what was done, what the player sees of it, and what is asked."""
    question, sheet = model.state.question, model.sheet
    assert question is not None
    seen = WORDING.say(model.shown, model.language, model.names) if model.shown else ""
    asks = WORDING.ask(question, model.language, model.names)
    text = model.notice or " ".join(filter(None, (told, seen)))
    kicker = sheet["kicker-echo" if model.state.mover == ECHO else "kicker-own"]
    quiet = Button("", sheet["choose"], enabled=False)
    return EchoSay(kicker, f"{text} *{asks}*".strip(), True, quiet, why)


def _answers(model: WholeModel) -> Iterator[Button]:
    question, common = model.state.question, words(AT_TABLE, model.language)
    if question is None:
        yield Button("again", common["once-more"], icon="redo", tone="accent")
        yield Button("to-shelf", common["to-shelf"], icon="home")
        return
    if not model.open:
        return
    for word in question.options:
        label = WORDING.option(word, model.language, model.names)
        ends = word in ("end", "done", "no", "leave")
        label = label[:1].upper() + label[1:]
        yield Button(f"say {question.who} {word}", label, tone="raised" if ends else "answer")


# The cards


def _row(model: WholeModel, who: str) -> EchoRow:
    """A display as it is seen from the near side, the hand, and fragments."""
    state, sheet = model.state, model.sheet
    seat = state.of(who)
    near = who == model.reader
    cards = [_displayed(model, lying, near=near) for lying in seat.display]
    cards += _hand(model, who)
    fragments = () if who == ECHO else seat.fragments
    cards += [_face_up(card, sheet["fragment"]) for card in fragments]
    told = counted(sheet["n-points"], seat.points, model.language)
    name = model.name(who)
    label = name if who == ECHO else f"{name} · {told}"
    return EchoRow(label, "", tuple(cards), "")


def _hand(model: WholeModel, who: str) -> list[LyingCard]:
    """Face up for its owner alone, once uncovered; a plan that lies open for all."""
    seat = model.state.of(who)
    label = model.sheet["place-plan" if len(seat.hand) == 1 else "place-hand"]
    mine = who == model.reader if model.state.solo else who == model.asked and model.looks
    return [
        _face_up(card, label) if mine or card == seat.open else LyingCard(label, (), None)
        for card in seat.hand
    ]


def _displayed(model: WholeModel, lying: Lying, *, near: bool) -> LyingCard:
    """The item that faces the reader stands below, and names the card."""
    one, other = ON[lying.card]
    far_item, near_item = away(lying) or one, lying.near or other
    items = (far_item, near_item) if near else (near_item, far_item)
    return _faced(model, lying.card, items, short_item(items[1], model.language))


def _faced(model: WholeModel, card: Card, items: tuple[Item, Item], label: str) -> LyingCard:
    lit: tuple[Item, ...] = ()
    question = model.state.question
    told = model.echo is not None and model.echo.page is not None
    if question is not None and question.what == "turn" and model.open and not told:
        facing = {one.card: one.near for one in usable(model.state, question.who)}
        lit = tuple(item for item in items[1:] if facing.get(card) == item)
    return LyingCard(label, items, COLOUR_OF[items[0]], lit)


def _face_up(card: Card, label: str) -> LyingCard:
    items = ON[card]
    return LyingCard(label, items, COLOUR_OF[items[0]])


def _middle(model: WholeModel) -> EchoRow:
    """The paradox with the item at the deck below, the deck, and what fades."""
    state, sheet = model.state, model.sheet
    cards = []
    if state.paradox is not None:
        one, other = ON[state.paradox.card]
        near = state.paradox.near or other
        items = (one if near == other else other, near)
        told = sheet["paradox-near"].format(item=short_item(near, model.language))
        cards.append(_faced(model, state.paradox.card, items, told))
    cards.append(_deck(model))
    if state.solo:
        cards += [_face_up(card, sheet["place-fading"]) for card in takeable(state, ECHO)]
    return EchoRow(sheet["paradox-and-deck"], "", tuple(cards), "")


def _deck(model: WholeModel) -> LyingCard:
    left = len(model.state.deck) + len(model.state.looked)
    return LyingCard(model.sheet["in-deck"].format(n=left), (), None)
