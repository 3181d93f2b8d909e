"""The view of PARADOMINETOR on the tablet, made of what one player sees and of nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.engine.frozen import frozen
from companion.games.paradominetor.players.view import FrontSeen, SeenTable
from companion.games.paradominetor.state import TRICKS, Lying
from companion.games.paradominetor.tiles import (
    BLACK,
    TIMEFRAMES,
    Colour,
    Tile,
    Timeframe,
    back_of,
    colour_named,
    front_of,
)
from companion.games.paradominetor.trick import TrickVerdict, led_colour, open_colours, verdict
from companion.text.counted import counted
from companion.text.languages import capitalised, listed
from companion.text.paradominetor.nouns import COLOURS, LYING, front, points_shown, tile
from companion.text.paradominetor.screens import PARADOMINETOR
from companion.text.screens import words
from companion.text.screens.at_table import AT_TABLE
from companion.text.screens.computer.whole_games import WHOLE_GAMES
from companion.text.wording import called
from companion.ui.games.paradominetor.practice_views import (
    HandTable,
    LadderRung,
    OwnTile,
    OwnTimes,
    TrickLadder,
)
from companion.ui.games.paradominetor.trick_view import SIDES
from companion.ui.games.paradominetor.views import PadKey, SeatPlate, TileFront
from companion.ui.games.paradominetor.wordings import front_shown
from companion.ui.kit.parts import Button
from companion.ui.table.seats import AVATARS, short
from companion.ui.table.views import TurnBar

if TYPE_CHECKING:
    from collections.abc import Mapping

    from companion.text.languages import Language
    from companion.text.wording import PlayerNames
    from companion.ui.kit.pace import GoOn

_AND: Final = {"en": "and", "ru": "и"}
_ICONS: Final[Mapping[Timeframe, str]] = {"past": "rewind", "present": "clock", "future": "faster"}
PICKS: Final = len(TIMEFRAMES)


@frozen
class HandModel:
    """`seen`: the table as this player sees it; `hidden`: nobody's hand is seen now.

    `slots`: the own tiles as they lay before the first trick; `tried`: those touched, `declared`:
    the colour of a black that is to lead. `points`: in halves, by the places of the players.
    `got`: from whom this player has just got three tiles, and which.
    """

    seen: SeenTable
    hidden: bool
    asked: str
    names: PlayerNames
    language: Language
    slots: tuple[Tile, ...]
    tried: tuple[Tile, ...]
    declared: str
    points: tuple[int, ...]
    passes_to: str
    got: tuple[str, tuple[Tile, ...]] | None
    in_short: str
    notice: str
    problem: bool
    moment: int
    ring: GoOn | None


def hand_table(model: HandModel) -> HandTable:
    sheet, seen = _sheet(model), model.seen
    trick = sheet["trick-of"].format(n=min(seen.trick, TRICKS)) if seen.trick else ""
    return HandTable(
        title=sheet["name"],
        note=trick or sheet["all-chose"],
        plates=tuple(_plate(model, who) for who in _seats(model)),
        ladder=_ladder(model),
        hand=() if model.hidden else tuple(_times(model, back) for back in TIMEFRAMES),
        hint=_hint(model),
        bar=_bar(model),
        moment=model.moment,
    )


def _sheet(model: HandModel) -> Mapping[str, str]:
    return words(PARADOMINETOR, model.language)


def _name(model: HandModel, who: str) -> str:
    return short(called(who, model.language, model.names))


def is_mine(model: HandModel, what: str) -> bool:
    return not model.hidden and model.seen.asked == what


# The table


def _seats(model: HandModel) -> tuple[str, ...]:
    """Clockwise from the top, so that the own plate is at the bottom (look2, 16a)."""
    players, sides = model.seen.players, SIDES[len(model.seen.players)]
    at = (players.index(model.seen.who) - sides.index("bottom")) % len(players)
    return (*players[at:], *players[:at])


def _plate(model: HandModel, who: str) -> SeatPlate:
    sheet, seen = _sheet(model), model.seen
    now, leads = model.asked == who, seen.order[0] == who and bool(seen.trick)
    at = seen.players.index(who)
    return SeatPlate(
        button=Button(f"plate {who}", _name(model, who), icon=AVATARS[at]),
        points=points_shown(model.points[at]),
        note=sheet["now"] if now else sheet["leads"] if leads else "",
        leads=leads,
        awaited=now,
        side=SIDES[len(seen.players)][_seats(model).index(who)],
        place=seen.order.index(who),
        tile=_lying(model, who),
    )


def _lying(model: HandModel, who: str) -> TileFront | None:
    """A tile on the table; of the own one that is tried how it would lie there."""
    table, won = tried_table(model), _now(model)
    for one in table:
        if one.who == who:
            leads = won is not None and who in won.winners
            return front_shown(one.front, model.language, declared=one.declared, won=leads)
    return None


def _laid(seen: FrontSeen) -> Lying:
    return Lying(seen.who, seen.front, None, seen.declared)


def tried_table(model: HandModel) -> tuple[Lying, ...]:
    """The trick as it lies, and with the tile that is tried."""
    table = tuple(map(_laid, model.seen.table))
    if not is_mine(model, "tile") or not model.tried:
        return table
    return (*table, Lying(model.seen.who, front_of(model.tried[0]), None, _declared(model)))


def _declared(model: HandModel) -> Colour | None:
    return colour_named(model.declared) if model.declared else None


def _now(model: HandModel) -> TrickVerdict | None:
    """T4.6."""
    table, seen = tried_table(model), model.seen
    if not table or (table[0].front == BLACK and table[0].declared is None):
        return None
    return verdict(table, seen.rulings, len(seen.players))


# What wins


def _ladder(model: HandModel) -> TrickLadder:
    sheet, seen = _sheet(model), model.seen
    colours: tuple[PadKey, ...] = ()
    if needs_colour(model):
        options = (one.split()[-1] for one in seen.options if one.startswith(f"{BLACK} as "))
        colours = tuple(_colour_key(model, one) for one in options)
    return TrickLadder(
        heading=_heading(model),
        rungs=rungs_of(tried_table(model), _now(model), sheet) if seen.trick else (),
        text=model.notice or _told(model),
        problem=model.problem,
        colours=colours,
    )


def rungs_of(
    table: tuple[Lying, ...], won: TrickVerdict | None, sheet: Mapping[str, str]
) -> tuple[LadderRung, ...]:
    """T4.3-T4.5: the strongest at the top."""
    black = bool(table) and table[0].front == BLACK
    now = None if won is None else rung_of(table, won)
    return tuple(
        LadderRung(
            number,
            sheet["rung-3-black" if black and number == PICKS else f"rung-{number}"],
            sheet[f"rung-{number}-text"],
            number == now,
        )
        for number in (3, 2, 1)
    )


def rung_of(table: tuple[Lying, ...], won: TrickVerdict) -> int:
    if won.by == "single":
        return 1
    led_black = won.tile == BLACK and table[0].front == BLACK
    return 3 if led_black or won.tile.startswith(f"{led_colour(table)}-") else 2


def _heading(model: HandModel) -> str:
    sheet = _sheet(model)
    if model.ring is not None:
        waits = words(WHOLE_GAMES, model.language)["waits"]
        return waits.format(who=_name(model, model.asked))
    if not model.seen.trick:
        return sheet["pass-heading"].format(who=_name(model, model.passes_to))
    return sheet["as-which"] if needs_colour(model) else sheet["ladder"]


def needs_colour(model: HandModel) -> bool:
    """T3.5: a black that is to lead waits for its colour."""
    leads = is_mine(model, "tile") and not model.seen.table
    return leads and model.tried == (BLACK,) and not model.declared


def _told(model: HandModel) -> str:
    sheet, seen = _sheet(model), model.seen
    if not seen.trick:
        return sheet["pass-text"]
    if needs_colour(model):
        any_ = seen.rulings.declare == "any"
        return sheet["any-colour" if any_ else "held-colour"]
    won, found = _now(model), list[str]()
    if won is not None:
        tried = len(tried_table(model)) > len(seen.table)
        key = "if-this" if tried else "so-far"
        found.append(sheet[key].format(who=_who_leads(model, won)))
        found.append(_still(model))
    if model.got is not None and seen.trick == 1:
        giver, given = model.got
        told = ", ".join(tile(one, model.language) for one in given)
        found.append(sheet["got"].format(who=_name(model, giver), tiles=told))
    return " ".join(one for one in found if one) or sheet["nothing-lies"]


def _still(model: HandModel) -> str:
    left = len(model.seen.players) - len(tried_table(model))
    if left:
        return counted(_sheet(model)["still"], left, model.language)
    return _sheet(model)["yours-last"] if is_mine(model, "tile") else ""


def _who_leads(model: HandModel, won: TrickVerdict) -> str:
    """`Ann and Cy: red 3 = red 3`."""
    names = listed([_name(model, who) for who in won.winners], _AND[model.language])
    named = front(won.tile, model.language)
    declared = tried_table(model)[0].declared
    if won.by == "single" and won.tile == BLACK and declared is not None:
        named = _sheet(model)["black-as"].format(colour=LYING[declared][model.language])
    return f"{names}: {' = '.join([named] * len(won.winners))}"


def _colour_key(model: HandModel, colour: str) -> PadKey:
    label = capitalised(COLOURS[colour][model.language])
    return PadKey(Button(f"declare {colour}", label), TileFront(colour, "", ""))


# The own hand


def _times(model: HandModel, back: Timeframe) -> OwnTimes:
    held = list(model.seen.hand)
    places: list[OwnTile] = []
    seen_so_far: dict[Tile, int] = {}
    for one in model.slots:
        if back_of(one) != back:
            continue
        there = one in held
        if there:
            held.remove(one)
        copy = seen_so_far[one] = seen_so_far.get(one, 0) + 1
        places.append(_place(model, one, copy, there=there))
    label = capitalised(_sheet(model)[back])
    return OwnTimes(label, _ICONS[back], tuple(places))


def _place(model: HandModel, one: Tile, copy: int, *, there: bool) -> OwnTile:
    act = f"tile {one}" if copy == 1 else f"tile {one} {copy}"
    if not there:
        return OwnTile(Button(act, "", enabled=False), None)
    chosen = one in model.tried and copy == 1
    lit = one in may_be_touched(model)
    shown = front_shown(front_of(one), model.language, won=chosen, beaten=not lit and not chosen)
    name = capitalised(tile(one, model.language))
    return OwnTile(Button(act, name, enabled=lit, chosen=chosen), shown, chosen)


def may_be_touched(model: HandModel) -> frozenset[Tile]:
    """The tiles that answer what is asked now; all of the hand, while somebody else plays."""
    seen = model.seen
    if is_mine(model, "tile"):
        return frozenset(BLACK if one.startswith(BLACK) else one for one in seen.options)
    return frozenset(seen.hand)


def _hint(model: HandModel) -> str:
    sheet, seen = _sheet(model), model.seen
    if not is_mine(model, "tile"):
        return ""
    if not seen.table:
        return sheet["lead-any"]
    open_ = open_colours(tuple(map(_laid, seen.table)))
    follows = any(front_of(one).partition("-")[0] in open_ for one in seen.hand)
    return sheet["lit-tiles" if follows else "any-tile"]


# The bar


def _bar(model: HandModel) -> TurnBar:
    common = words(AT_TABLE, model.language)
    step = model.in_short or common["nothing-undone"]
    undo = Button("undo", step, common["undo"], icon="undo", enabled=bool(model.in_short))
    keys = (
        Button("journal", _sheet(model)["tricks"], icon="journal"),
        Button("menu", common["menu"], icon="menu"),
    )
    return TurnBar(undo, keys, _commit(model), model.ring, model.moment)


def _commit(model: HandModel) -> Button:
    sheet = _sheet(model)
    if is_mine(model, "pass"):
        left = PICKS - len(model.tried)
        if left:
            return Button("play", sheet["pass-more"].format(n=left), enabled=False)
        return Button("play", sheet["pass-three"], icon="check", tone="accent")
    if not model.tried:
        return Button("play", sheet["touch-tile"], enabled=False)
    if needs_colour(model):
        return Button("play", sheet["say-colour"], enabled=False)
    if model.declared:
        label = sheet["play-as"].format(colour=LYING[model.declared][model.language])
    else:
        label = sheet["play-it"].format(tile=tile(model.tried[0], model.language))
    return Button("play", label, icon="check", tone="accent")
