"""The view of a game against Echo: what is asked, or the page of his turn that is read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from companion.games.paradoxon.cards import COLOUR_OF, ON, Card, Item
from companion.games.paradoxon.echo import PLACES, Inventory, shown_on
from companion.games.paradoxon.facts import Drew
from companion.games.paradoxon.state import ECHO, SCORES
from companion.text.counted import counted
from companion.text.languages import capitalised
from companion.text.paradoxon.nouns import ON_PLACES, TURNED_PLACES
from companion.text.paradoxon.nouns import PLACES as PLACE_NAMES
from companion.text.paradoxon.screens import PARADOXON
from companion.text.screens import words
from companion.text.screens.at_table import AT_TABLE
from companion.ui.games.paradoxon.card_views import CardRows, card_rows
from companion.ui.games.paradoxon.echo_model import EchoModel, seen_cards
from companion.ui.games.paradoxon.echo_pages import EchoPage
from companion.ui.games.paradoxon.echo_views import (
    BesideCards,
    CheckRow,
    EchoRow,
    EchoSay,
    EchoStep,
    EchoView,
    LyingCard,
    PointsBar,
)
from companion.ui.games.paradoxon.item_ways import ways_of_items
from companion.ui.games.paradoxon.views import ItemWays, ScorePad
from companion.ui.kit.parts import Button

if TYPE_CHECKING:
    from companion.games.paradoxon.tasks import Place
    from companion.text.languages import Language

# The step of the rail that each question belongs to.
_RAIL: Final = {"reveal": 0, "drawn": 2, "paradox": 3, "faded": 3}
_BOTH: Final = 2


def echo_view(model: EchoModel) -> EchoView:
    sheet, state = model.sheet, model.state
    page = model.page
    asks = page is None and not model.own_turn
    left, total = len(state.deck), state.seats[0].points
    return EchoView(
        title=model.shared["name"],
        note=sheet["against-echo"],
        brief=" · ".join((
            sheet["n-left"].format(n=left),
            f"{sheet['your-points'].lower()}: {total}",
        )),
        rail=tuple(rail_of(model, _now(model))),
        say=_say(model),
        row=echos_row(model),
        pad=_pad(model) if asks else None,
        beside=_beside(model, page) if page is not None else None,
        scoring=_scoring(model) if model.own_turn else None,
        ways=_ways(model) if model.own_turn and model.ways else None,
        next="" if page is None else sheet[page.next],
        points=points_bar(model),
        undo=_undo(model),
        keys=keys_of_bar(model.language),
        moment=model.moment,
        problem=model.problem,
    )  # fmt: skip


def points_bar(model: EchoModel) -> PointsBar:
    sheet, seat = model.sheet, model.state.seats[0]
    closed = (2,) * len(seat.twos) + (3,) * len(seat.threes)
    return PointsBar(
        sheet["your-points"], seat.points, sheet["bands"], sheet["scored-cards"],
        len(seat.fragments), closed,
    )  # fmt: skip


def _undo(model: EchoModel) -> Button:
    common = words(AT_TABLE, model.language)
    step = model.in_short or common["nothing-undone"]
    return Button("undo", step, common["undo"], icon="undo", enabled=model.step is not None)


def keys_of_bar(language: Language) -> tuple[Button, ...]:
    common = words(AT_TABLE, language)
    return (
        Button("journal", common["journal"], icon="journal"),
        Button("items near", words(PARADOXON, language)["items"], icon="cards"),
        Button("menu", common["menu"], icon="menu"),
    )


# The step


def _now(model: EchoModel) -> int | None:
    return model.page.rail if model.page is not None else _RAIL.get(model.asked)


def rail_of(model: EchoModel, now: int | None) -> Iterator[EchoStep]:
    for at in range(4):
        state = "later" if now is None or at > now else "now" if at == now else "done"
        yield EchoStep(str(at + 1), model.sheet[f"rail-{at}"], state)


def _say(model: EchoModel) -> EchoSay:
    sheet, common, page = model.sheet, words(AT_TABLE, model.language), model.page
    why = Button("why", common["why"], icon="help") if model.step is not None else None
    if page is not None:
        done = Button("done", sheet["done"], icon="check", tone="accent")
        return EchoSay(sheet[f"kicker-{page.rail}"], sentence(page, model), False, done, why)
    told = model.notice or model.taken
    if model.own_turn:
        quiet = Button("", sheet["score-below"], enabled=False)
        return EchoSay(sheet["kicker-own"], told or sheet["ask-own"], True, quiet, why)
    quiet = Button("", sheet["touch-card"], enabled=False)
    kicker = sheet[f"kicker-{_RAIL[model.asked]}"]
    return EchoSay(kicker, told or _asked(model), True, quiet, why)


def _asked(model: EchoModel) -> str:
    """The card that is to be touched; before it a plan that the player has to draw."""
    sheet = model.sheet
    told = sheet[f"ask-{model.asked}"]
    facts = () if model.step is None else model.step.facts
    drew = next((one for one in facts if isinstance(one, Drew) and one.who != ECHO), None)
    if model.asked == "reveal" and drew is not None:
        return sheet["draw-plan"].format(deck=drew.deck) + told
    return told


def sentence(page: EchoPage, model: EchoModel) -> str:
    """The one sentence of a page."""
    sheet, language = model.sheet, model.language
    told = sheet[page.key]
    match page.key, page.fill:
        case (("turn" | "turn-own"), ((one, other), places)):
            lies = ", ".join(TURNED_PLACES[place][language] for place in places)
            return told.format(one=model.item(one), other=model.item(other), places=lies)
        case (("whole-turn" | "whole-turn-none"), (plan, places, own)):
            his = [TURNED_PLACES[place][language] for place in places]
            yours = [sheet["whole-own"].format(card=model.card(card)) for card in own]
            return told.format(plan=model.card(plan), places=", ".join((*his, *yours)))
        case (("yes-a" | "yes-b"), (place, on)):
            shown = ", ".join(f"*{model.item(item)}* {ON_PLACES[at][language]}" for item, at in on)
            return told.format(place=PLACE_NAMES[place][language], on=shown)
        case "left-goes", (card,):
            return told.format(card=model.card(card))
        case "fades", (place, card, old):
            name = capitalised(PLACE_NAMES[place][language])
            return told.format(place=name, card=model.card(card)) + _old(old, model)
        case "plan-fades", (card, deck, old):
            return told.format(card=model.card(card), deck=deck) + _old(old, model)
        case (("moves-up" | "moves-up-over" | "whole-moves-up"), (card, deck)):
            return told.format(card=model.card(card), deck=deck)
        case _, (deck,):
            return told.format(deck=deck)
        case _:
            return told


def _old(card: Card | None, model: EchoModel) -> str:
    return "" if card is None else model.sheet["boxed"].format(card=model.card(card))


# The cards


def echos_row(model: EchoModel) -> EchoRow:
    sheet, state, page = model.sheet, model.state, model.page
    if page is not None:
        cards: tuple[Card | None, ...] = page.cards
    else:
        echo = state.of(ECHO)
        display = [lying.card for lying in echo.display]
        left, right = (*display, None, None)[:2]
        paradox = None if state.paradox is None else state.paradox.card
        cards = (left, right, echo.open, paradox)
    shown = [_lying(model, place, card) for place, card in zip(PLACES, cards, strict=True)]
    if state.fading is not None and page is None:
        shown.append(_face_up(state.fading, sheet["place-fading"]))
    return EchoRow(
        label=sheet["echos-cards"],
        note=sheet["touch-correct"] if model.own_turn or (page is not None and page.by) else "",
        cards=tuple(shown),
        deck=sheet["n-left"].format(n=len(state.deck)),
        links=() if page is None else tuple(_links(page)),
    )


def _links(page: EchoPage) -> Iterator[tuple[Item, int, int]]:
    """Where the items of the card that goes are (look3, section H)."""
    if page.key in ("yes-a", "yes-b"):
        place, on = page.fill
        for item, at in on:
            yield item, PLACES.index(place), PLACES.index(at)


def _lying(model: EchoModel, place: Place, card: Card | None) -> LyingCard:
    sheet, page = model.sheet, model.page
    label = sheet[f"place-{place}"]
    marks = {} if page is None else dict(page.marks)
    mark = marks.get(place, "")
    if mark in ("box", "fades", "under"):
        label = sheet[f"gone-{mark}"].format(place=label)
    if card is None:
        return LyingCard(label, (), None)
    act = _correction(model, place)
    lit = () if page is None else page.lit
    return _face_up(card, label, lit, mark, act)


def _correction(model: EchoModel, place: Place) -> str:
    """The act that puts a card of Echo's right: any in the own turn, else the last one."""
    if model.own_turn:
        return f"correct-card {place}" if place != "plan" else ""
    page = model.page
    if page is None:
        last = "paradox" if model.asked == "reveal" and model.answered else ""
    else:
        last = {"drawn": "right", "reveal": "plan"}.get(page.by, "")
    return "wrong-card" if place == last else ""


def _face_up(
    card: Card, label: str, lit: tuple[Item, ...] = (), mark: str = "", act: str = ""
) -> LyingCard:
    items = ON[card]
    shown = tuple(item for item in items if item in lit)
    return LyingCard(label, items, COLOUR_OF[items[0]], shown, mark, act)


def _pad(model: EchoModel) -> CardRows:
    sheet = model.sheet
    taken = {card: sheet[f"place-{at}"] for card, at in seen_cards(model.state).items()}
    return card_rows(
        sheet["which-card"], model.shared["grey-seen"], model.state.setup.colours, taken, model.tab,
        model.language,
    )  # fmt: skip


def _beside(model: EchoModel, page: EchoPage) -> BesideCards:
    sheet, state = model.sheet, model.state
    checks = () if page.tried is None else tuple(checks_of(model, page.tried, page))
    heading = sheet["yours-turn"] if page.turned else sheet["checked"] if checks else ""
    return BesideCards(
        heading,
        tuple((item, model.item(item)) for item in page.turned),
        checks,
        sheet["in-deck"].format(n=len(state.deck)),
        sheet["in-box"].format(n=len(state.box)),
    )


def checks_of(model: EchoModel, cards: Inventory, page: EchoPage) -> Iterator[CheckRow]:
    """X7.4, X7.6: each card up to the one that was found, with where its items are."""
    sheet, found = model.sheet, False
    gone = dict(page.marks)
    for place in PLACES:
        name = capitalised(sheet[f"place-{place}"])
        if found:
            yield CheckRow(name, "", sheet["check-later"], "later")
            continue
        on = shown_on(cards, place)
        text = ", ".join(_where(model, item, on) for item in ON[cards[PLACES.index(place)]])
        found = place in gone
        verdict, state = "check-stays", "stays"
        if found:
            both = len(on) == _BOTH
            verdict, state = ("check-both", "gone") if both else ("check-one", "fades")
        yield CheckRow(name, text, sheet[verdict], state)


def _where(model: EchoModel, item: Item, on: dict[Item, Place]) -> str:
    if item not in on:
        return model.sheet["on-none"].format(item=model.item(item))
    return f"{model.item(item)} {ON_PLACES[on[item]][model.language]}"


# The player's turn


def _scoring(model: EchoModel) -> ScorePad:
    sheet, shared, chosen = model.sheet, model.shared, model.points
    who = model.state.names[0]
    numbers = tuple(
        Button(f"points {n}", f"+{n}", tone="answer", chosen=n == chosen) for n in SCORES
    )
    again = chosen is not None and chosen >= _BOTH
    places = (
        _place("plan", shared["plan"], shared["plan-text"], enabled=chosen is not None),
        _place("paradox", shared["paradox"], shared["paradox-text"], enabled=chosen is not None),
        _place(
            "own", sheet["fragment"], sheet["fragment-text"],
            enabled=again and bool(model.state.seats[0].fragments),
        ),
        _place(
            "fading", sheet["fading"], sheet["fading-text"],
            enabled=again and model.state.fading is not None,
        ),
    )  # fmt: skip
    heading = sheet["what-scored"]
    if chosen is not None:
        heading = counted(shared["for-what"], chosen, model.language)
    return ScorePad(
        heading=heading,
        lit=chosen is not None,
        numbers=numbers,
        places=places,
        hint="",
        ends=(
            Button(f"say {who} end", sheet["no-scoring"], sheet["no-scoring-text"]),
            Button("more-ways", shared["more"], shared["more-text"]),
        ),
    )


def _place(word: str, label: str, second: str, *, enabled: bool) -> Button:
    return Button(f"for {word}", label, second, tone="answer", enabled=enabled)


def _ways(model: EchoModel) -> ItemWays:
    who, armor = model.state.names[0], model.sheet["armor-text"]
    return ways_of_items(model.state, who, armor, model.shared)
