"""The view of Antinomy on the tablet, made of what one player sees and of nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.engine.frozen import frozen
from companion.games.antinomy.cards import COLOUR, NUMBER, Card
from companion.games.antinomy.state import CRYSTALS, HAND, SPACES, WINS
from companion.text.antinomy.nouns import COLOURS, card, relic
from companion.text.antinomy.screens import ANTINOMY
from companion.text.antinomy.wording import WORDING
from companion.text.languages import capitalised
from companion.text.screens import words
from companion.text.screens.at_table import AT_TABLE
from companion.text.screens.computer.whole_games import WHOLE_GAMES
from companion.text.wording import called
from companion.ui.games.antinomy.practice_views import (
    OwnCard,
    SorcererLine,
    SorcererTable,
    WaySpace,
)
from companion.ui.games.antinomy.view import codex_shown
from companion.ui.kit.parts import Button
from companion.ui.table.seats import short
from companion.ui.table.views import TurnBar

if TYPE_CHECKING:
    from collections.abc import Mapping

    from companion.engine.kind import OpenQuestion
    from companion.games.antinomy.players.view import SeenTable
    from companion.text.languages import Language
    from companion.text.wording import PlayerNames
    from companion.ui.kit.pace import GoOn

# The quiet turns at the beginning, by the ruling (A7.7).
_QUIET_TURNS: Final = {"turn": 1, "setup": 0, "each": 2}
_ICONS: Final = ("man-mage", "woman-mage")


@frozen
class SorcererModel:
    """`seen`: the table as this player sees it; `hidden`: nobody's hand is seen now.

    `asked`: who decides now, nobody when it is over. `picked`: a card of the own hand, `to`: where
    it goes. `ring`: the computer is to go on.
    """

    seen: SeenTable
    hidden: bool
    asked: str
    question: OpenQuestion | None
    won: str | None
    names: PlayerNames
    language: Language
    told: str
    in_short: str
    notice: str
    problem: bool
    moment: int
    picked: Card | None
    to: int | None
    ring: GoOn | None


def sorcerer_table(model: SorcererModel) -> SorcererTable:
    seen, sheet = model.seen, _sheet(model)
    own = seen.players.index(seen.who)
    ways = ways_of(seen, model.picked)
    spaces = SPACES if own == 0 else tuple(reversed(SPACES))  # A2.6
    said = model.notice or _explained(model) or model.told
    why, answers = _why(model) if said == model.told else None, _answers(model)
    return SorcererTable(
        title=sheet["name"],
        note=_note(model),
        other=_line(model, 1 - own),
        own=_line(model, own),
        pool=sheet["pool"].format(n=CRYSTALS - sum(seen.crystals)),
        times=(sheet["past"], sheet["future"]),
        row=tuple(_space(model, space, ways) for space in spaces),
        codex=codex_shown(seen.codex, seen.codex_order, model.language),
        codex_left=own == 1,
        hand=tuple(_own_card(model, one) for one in _hand(model)),
        heading=_heading(model),
        told=said,
        quiet=False,
        why=None if answers else why,
        answers=answers,
        bar=_bar(model),
        moment=model.moment,
        problem=model.problem,
    )


def _why(model: SorcererModel) -> Button:
    return Button("why", words(AT_TABLE, model.language)["why"], icon="help")


def _sheet(model: SorcererModel) -> Mapping[str, str]:
    return words(ANTINOMY, model.language)


def _name(model: SorcererModel, who: str) -> str:
    return short(called(who, model.language, model.names))


def _hand(model: SorcererModel) -> tuple[Card, ...]:
    return () if model.hidden else model.seen.hand


def _is_mine(model: SorcererModel, what: str) -> bool:
    return not model.hidden and model.seen.asked == what


# Ways


def ways_of(seen: SeenTable, picked: Card | None) -> dict[int, str]:
    """By the spaces that can be touched now, the words that go there."""
    found: dict[int, str] = {}
    for option in seen.options:
        match option.split():
            case ["place", at]:
                found[int(at)] = option
            case ["play", one, "back", at] if one == picked:
                found[int(at)] = option
            case ["play", one, "forward"] if one == picked:
                found[_ahead(seen, one)] = option
    return found


def _ahead(seen: SeenTable, one: Card) -> int:
    own = seen.players.index(seen.who)
    at = seen.spaces[own]
    assert at is not None
    return at + (NUMBER[one] if own == 0 else -NUMBER[one])


def _space(model: SorcererModel, space: int, ways: Mapping[int, str]) -> WaySpace:
    seen = model.seen
    own = seen.players.index(seen.who)
    lies = seen.continuum[space - 1]
    return WaySpace(
        act=f"space {space}",
        number=space,
        card=lies,
        way=_way(model, lies, ways[space]) if space in ways else "",
        clash=space in ways and _clashes(seen, space),
        chosen=space == model.to,
        covered=COLOUR[lies] == seen.codex,
        own=seen.spaces[own] == space,
        other=seen.spaces[1 - own] == space,
    )


def _way(model: SorcererModel, lies: Card, option: str) -> str:
    """The reason why that card can be gone to (A5.1, A5.2)."""
    sheet = _sheet(model)
    if option.startswith("place"):
        return sheet["begin-here"]
    assert model.picked is not None
    if option.endswith("forward"):
        return sheet["on-n"].format(n=NUMBER[model.picked])
    if COLOUR[lies] == COLOUR[model.picked]:
        return sheet["way-colour"]
    return relic(lies, model.language)


def _clashes(seen: SeenTable, space: int) -> bool:
    """A7.1, A7.7."""
    own = seen.players.index(seen.who)
    first = seen.turns <= _QUIET_TURNS[seen.rulings.first_clash]
    return seen.asked == "turn" and not first and seen.spaces[1 - own] == space


# Players and cards


def _line(model: SorcererModel, place: int) -> SorcererLine:
    seen, sheet = model.seen, _sheet(model)
    crystals = seen.crystals[place]
    under = "" if model.won is not None else sheet[f"more-{WINS - crystals}"]
    own = seen.players.index(seen.who) == place
    backs = HAND if not own or model.hidden else 0
    return SorcererLine(_name(model, seen.players[place]), _ICONS[place], crystals, under, backs)


def _own_card(model: SorcererModel, one: Card) -> OwnCard:
    button = Button(
        f"hand {one}",
        capitalised(card(one, model.language)),
        enabled=_is_mine(model, "turn"),
        chosen=one == model.picked,
    )
    return OwnCard(button, one, COLOUR[one] == model.seen.codex)


# What is told and asked


def _note(model: SorcererModel) -> str:
    sheet = _sheet(model)
    return sheet["turn-n"].format(n=model.seen.turns) if model.seen.turns else sheet["setting-out"]


def _heading(model: SorcererModel) -> str:
    sheet = _sheet(model)
    if model.won is not None:
        return sheet["who-wins"].format(who=_name(model, model.won))
    if model.ring is not None:
        waits = words(WHOLE_GAMES, model.language)["waits"]
        return waits.format(who=_name(model, model.asked))
    if model.picked is not None:
        return sheet["where-to"].format(
            card=capitalised(card(model.picked, model.language)),
            relic=relic(model.picked, model.language),
        )
    if model.question is None:
        return ""
    return WORDING.ask(model.question, model.language, model.names)


def _explained(model: SorcererModel) -> str:
    """The ways of the card that is touched."""
    seen, sheet, picked = model.seen, _sheet(model), model.picked
    if picked is None or not _is_mine(model, "turn"):
        return ""
    ways = ways_of(seen, picked)
    if not ways:
        return sheet["nowhere"]
    told = sheet["ways"].format(
        n=NUMBER[picked],
        colour=COLOURS[COLOUR[picked]][model.language],
        relic=relic(picked, model.language),
    )
    if not any(_clashes(seen, space) for space in ways):
        return told
    rival = seen.players[1 - seen.players.index(seen.who)]
    clash = sheet["ways-clash"].format(who=_name(model, rival))
    return f"{told} {clash}"


def _answers(model: SorcererModel) -> tuple[Button, ...]:
    """A6.1, A6.4: the answers that are no card."""
    sheet, seen = _sheet(model), model.seen
    common = words(AT_TABLE, model.language)
    if model.won is not None:
        return (
            Button("again", common["once-more"], icon="turn-round", tone="accent"),
            Button("to-shelf", common["to-shelf"], icon="home"),
        )
    say = f"say {seen.who}"
    if _is_mine(model, "paradox"):
        return (
            Button(f"{say} declare", sheet["declare"], icon="cards", tone="answer"),
            Button(f"{say} no", sheet["no-paradox"], tone="answer"),
        )
    if _is_mine(model, "side"):
        return tuple(
            Button(f"{say} {side}", sheet[side], tone="answer")
            for side in ("left", "right")
            if side in seen.options
        )
    return ()


# The bar


def _bar(model: SorcererModel) -> TurnBar:
    common = words(AT_TABLE, model.language)
    step = model.in_short or common["nothing-undone"]
    undo = Button("undo", step, common["undo"], icon="undo", enabled=bool(model.in_short))
    keys = (
        Button("rules", common["rules"], icon="rules"),
        Button("menu", common["menu"], icon="menu"),
    )
    return TurnBar(undo, keys, _commit(model), model.ring, model.moment)


def _commit(model: SorcererModel) -> Button | None:
    sheet = _sheet(model)
    if model.won is not None:
        return None
    ways = ways_of(model.seen, model.picked)
    if model.to in ways:
        return Button("go", _going(model, ways[model.to]), icon="check", tone="accent")
    if _is_mine(model, "turn") and model.picked is None:
        return Button("go", sheet["touch-card"], enabled=False)
    if _is_mine(model, "turn") or _is_mine(model, "place"):
        return Button("go", sheet["touch-lit"], enabled=False)
    return Button("go", sheet["answer-above"], enabled=False)


def _going(model: SorcererModel, option: str) -> str:
    sheet = _sheet(model)
    match option.split():
        case ["play", one, "forward"]:
            return sheet["go-forward"].format(card=capitalised(card(one, model.language)))
        case ["play", one, "back", at]:
            return sheet["go-back"].format(card=capitalised(card(one, model.language)), n=at)
        case _:
            return sheet["go-begin"].format(n=option.rsplit(maxsplit=1)[-1])
