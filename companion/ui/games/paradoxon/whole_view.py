"""The view of a whole game on the tablet (X9.4), with nothing in it that its reader may not see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from companion.engine.frozen import frozen
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
from companion.ui.games.paradoxon.echo_view import keys_of_bar
from companion.ui.games.paradoxon.echo_views import EchoRow, EchoSay, LyingCard
from companion.ui.games.paradoxon.whole_views import WholeView
from companion.ui.kit.parts import Button
from companion.ui.table.seats import short

if TYPE_CHECKING:
    from companion.text.languages import Language
    from companion.text.wording import PlayerNames


@frozen
class WholeModel:
    """`looks`: whoever is asked has uncovered the cards. `told`: said of the last step.

    `shown`: facts for one player alone, which the last answer brought.
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
        return self.looks or self.asked == TABLE

    @property
    def reader(self) -> str:
        """The player whose cards lie near."""
        return self.asked if self.asked in self.state.names else self.state.names[0]

    def name(self, who: str) -> str:
        return short(player(who, self.language, self.names))


def whole_view(model: WholeModel) -> WholeView:
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
    )


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
    mine = who == model.asked and model.looks
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
    if question is not None and question.what == "turn" and model.looks:
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
    left = len(state.deck) + len(state.looked)
    cards.append(LyingCard(sheet["in-deck"].format(n=left), (), None))
    if state.solo:
        cards += [_face_up(card, sheet["place-fading"]) for card in takeable(state, ECHO)]
    return EchoRow(sheet["paradox-and-deck"], "", tuple(cards), "")
