"""An island that is being built, as the screen shows it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from companion.engine.frozen import frozen
from companion.games.island.board.hexes import HEXES
from companion.games.island.board.knots import KINDS
from companion.games.island.board.layout import Pattern
from companion.games.island.building.changes import Change
from companion.games.island.building.hand import MIDDLE, can_swing_to, can_turn, knot_held
from companion.games.island.building.knots import PICKS, first_arrows, picked
from companion.games.island.building.laid import Building, in_pieces
from companion.games.island.building.problems import BuildingFault
from companion.games.island.building.tiles import lake_named, swapped, upright, words
from companion.games.island.building.turnings import LaidTile, turnings
from companion.games.island.terms import PARTS, Direction, Hex
from companion.text.counted import counted
from companion.text.island.building import change, fault, tile
from companion.text.languages import Language
from companion.text.screens import words as sheet_of
from companion.text.screens.building import BUILDING
from companion.ui.island.map.view import face, joined, part_letters, space_icon
from companion.ui.island.map.views import Ground, IslandView, SpaceView
from companion.ui.island.wizard.views import ArrowsPick, BuildView, Pile
from companion.ui.kit.parts import Button
from companion.ui.shell.page import Notice


@frozen
class Built:
    """The state of the building. `undo`, `redo`: what they would undo and bring back."""

    building: Building
    faults: tuple[BuildingFault, ...]
    undo: Change | None
    redo: Change | None
    language: Language

    @property
    def sheet(self) -> Mapping[str, str]:
        return sheet_of(BUILDING, self.language)


def build_view(built: Built, rail: tuple[Button, ...], notice: Notice | None) -> BuildView:
    building, sheet, language = built.building, built.sheet, built.language
    held = building.lying(building.held)
    return BuildView(
        title=sheet["title"],
        rail=rail,
        island=IslandView(
            _ground_of(building, language), lit=can_swing_to(building), labels="rows"
        ),
        next=building.next,
        held=held.at if held is not None else (),
        wrong=frozenset(at for one in built.faults for at in one.at),
        ways=(
            Button("random", sheet["random"], icon="dice"),
            Button("ready-made", sheet["ready-made"], sheet["ready-made-short"], icon="map"),
            Button("code", sheet["code"], icon="qr"),
        ),
        left=(sheet["left"], sheet["left-of"].format(n=len(building.empty), of=len(HEXES))),
        palette=tuple(_pile(building, one, language) for one in building.stock.tiles),
        knot=_knot(built),
        problems=tuple(dict.fromkeys(fault(one, language) for one in built.faults)),
        hint=_hint(built),
        tools=_tools(built),
        foot=_foot(built),
        notice=notice,
    )


# The island


def _ground_of(building: Building, language: Language) -> Ground:
    arrows = tuple((at, tuple(one.items())) for at, one in building.arrows.items())
    return _ground(building.tiles, tuple(building.spaces.items()), arrows, language)


@lru_cache(maxsize=4)
def _ground(
    tiles: tuple[LaidTile, ...],
    spaces: tuple[tuple[Hex, str], ...],
    arrows: tuple[tuple[Hex, tuple[tuple[Direction, Direction], ...]], ...],
    language: Language,
) -> Ground:
    """The same object as long as nothing of it has changed, so that it is drawn once."""
    lies = dict(spaces)
    patterns = {at: dict(one) for at, one in arrows}
    whole = ((lake_named(one.tile), one) for one in tiles if not in_pieces(one))
    return Ground(
        spaces=tuple(
            face(at, lies[at], language, patterns.get(at)) if at in lies else SpaceView(at, "empty")
            for at in HEXES
        ),
        lakes=tuple((lake, tuple(sorted(one.at))) for lake, one in whole if lake is not None),
        parts=tuple((part, part_letters(part, language)) for part in PARTS),
    )


# The palette


def _pile(building: Building, word: str, language: Language) -> Pile:
    chosen = building.chosen
    now = chosen if chosen is not None and upright(chosen) == word else word
    count = building.left(word)
    ends = (word, swapped(word)) if "+" in word and swapped(word) != word else (word,)
    buttons = tuple(
        Button(
            f"place {end}",
            _end(end, language),
            second=_short(end, language),
            icon=space_icon(words(end)[0]),
            enabled=count > 0,
            chosen=end == chosen,
        )
        for end in ends
    )
    return Pile(buttons, count, _faces(building, now, language))


def _end(word: str, language: Language) -> str:
    """The end of a tile of two that comes to lie on the space."""
    return tile(words(word)[0], language)


def _short(word: str, language: Language) -> str:
    """The same where there is little room; nothing for what is short enough."""
    return sheet_of(BUILDING, language).get(f"short-{words(word)[0]}", "")


def _faces(building: Building, word: str, language: Language) -> tuple[SpaceView, ...]:
    turned = building.turned if building.chosen == word else 0
    lies = turnings(word, MIDDLE)[turned]
    if lies is None:
        return ()
    knot = "knot" in words(word)
    arrows = first_arrows(building.stock, building.arrows.values()) if knot else None
    return tuple(
        face(at, one, language, arrows) for at, one in zip(lies.at, words(lies.tile), strict=True)
    )


# The arrows of a knot


def _knot(built: Built) -> tuple[str, tuple[ArrowsPick, ...]] | None:
    """The box's kinds of knots, if somebody has looked, and the fifteen patterns."""
    building, language = built.building, built.language
    at = knot_held(building)
    if at is None:
        return None
    now = building.arrows.get(at)
    kinds = tuple(dict.fromkeys(building.stock.knots)) if building.stock.sure else ()
    patterns = [pick for pick in PICKS if pick not in KINDS]
    asked = built.sheet["knot-arrows"].format(at=at)
    heading = next((fault(one, language) for one in built.faults if at in one.at), asked)
    return heading, tuple(_pick(pick, now, language) for pick in (*kinds, *patterns))


def _pick(pick: str, now: Pattern | None, language: Language) -> ArrowsPick:
    sheet = sheet_of(BUILDING, language)
    arrows = picked(pick, now)
    if pick in KINDS:
        label = sheet["kind"].format(n=list(KINDS).index(pick) + 1)
        return ArrowsPick(Button(f"arrows {pick}", label), joined(arrows))
    label = sheet["pattern"].format(n=int(pick) + 1)
    return ArrowsPick(
        Button(f"arrows {pick}", label, tone="option", chosen=arrows == now), joined(arrows)
    )


# The buttons, and the hint


def _tools(built: Built) -> tuple[Button, ...]:
    building, sheet = built.building, built.sheet
    held = building.lying(building.held)
    chosen = building.chosen is not None and len(words(building.chosen)) > 1
    turns = chosen or (building.held is not None and can_turn(building, building.held))
    return (
        Button("turn", sheet["turn"], sheet["turn-short"], icon="turn", enabled=turns, rest=0),
        Button("take", sheet["take"], sheet["take-short"], icon="delete", enabled=held is not None),
        Button(
            "fill", sheet["fill"], sheet["fill-short"], icon="dice", enabled=bool(building.empty)
        ),
    )


def _foot(built: Built) -> tuple[Button, ...]:
    sheet = built.sheet
    undo = change(built.undo, built.language) if built.undo else ""
    redo = change(built.redo, built.language) if built.redo else ""
    return (
        Button("back", sheet["back"], icon="back"),
        Button("undo", sheet["undo"], undo, icon="undo", enabled=bool(undo)),
        Button("redo", sheet["redo"], redo, icon="redo", enabled=bool(redo)),
        Button("clear", sheet["clear"], enabled=bool(built.building.tiles)),
        Button("quick-start", sheet["quick-start"]),
        _next(built),
    )


def _next(built: Built) -> Button:
    """An island with problems cannot be started, nor one with a space empty."""
    sheet, language = built.sheet, built.language
    empty, wrong = len(built.building.empty), len(built.faults)
    if not empty and not wrong:
        return Button("next", sheet["next"], icon="next", tone="accent")
    left = counted(sheet["spaces-left"], empty, language) if empty else ""
    second = left or counted(sheet["problems-left"], wrong, language)
    return Button("next", sheet["next"], second, icon="next", tone="accent", enabled=False)


def _hint(built: Built) -> str:
    building, sheet = built.building, built.sheet
    held = building.lying(building.held)
    if building.chosen is not None and not building.touched:
        return sheet["hint-tile"].format(tile=tile(building.chosen, built.language))
    if held is not None and building.touched and building.held is not None:
        turns = can_turn(building, building.held)
        key = "hint-touched-turn" if turns else "hint-touched"
        return sheet[key].format(tile=tile(held.tile, built.language))
    if held is not None and can_swing_to(building):
        return sheet["hint-swing"].format(tile=tile(held.tile, built.language))
    if building.space is not None:
        return sheet["hint-space"].format(at=building.space)
    if building.empty:
        return sheet["hint-start"]
    return sheet["hint-wrong" if built.faults else "hint-done"]
