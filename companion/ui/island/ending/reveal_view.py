"""The view of the island that opens: closed, opening or open, and whose ways are drawn on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.engine.frozen import frozen, revised
from companion.games.island.board.hexes import HEXES
from companion.games.island.terms import PARTS
from companion.text.counted import counted
from companion.text.island.names import name, whose
from companion.text.languages import capitalised
from companion.text.screens import words
from companion.text.screens.ending import ENDING
from companion.ui.island.ending.opening import SECONDS, WAITS
from companion.ui.island.ending.view import again_button
from companion.ui.island.ending.views import RevealView, WayRow
from companion.ui.island.map import view as island_view
from companion.ui.island.map.recent import recent
from companion.ui.island.map.views import Ground, IslandView, SpaceView
from companion.ui.kit.parts import Button

if TYPE_CHECKING:
    from companion.games.island.history.paths import Path
    from companion.games.island.state import State
    from companion.games.island.terms import Who
    from companion.text.languages import Language
    from companion.ui.island.ending.views import IslandPhase

_TICKS: Final[dict[IslandPhase, float]] = {"closed": WAITS, "opening": SECONDS, "open": 0.0}


@frozen
class Walked:
    """The way of a captive in numbers: spaces it has come to, and deaths."""

    who: Who
    spaces: int
    deaths: int


@frozen
class RevealModel:
    """`trails`: the ways of all captives, of which those of `ways` are drawn; the last in front.

    `manner`: of the OP, where nobody hosts.
    """

    state: State
    language: Language
    opening: IslandPhase
    walked: tuple[Walked, ...]
    trails: tuple[Path, ...]
    ways: tuple[Who, ...]
    manner: str = ""


def reveal_view(model: RevealModel) -> RevealView:
    sheet = words(ENDING, model.language)
    return RevealView(
        title=sheet[{"closed": "closed", "opening": "opens", "open": "open"}[model.opening]],
        text=_whose_way(model) if model.opening == "open" else sheet["rows"],
        island=_closed(model.language) if model.opening == "closed" else _open(model),
        opening=model.opening,
        rows=tuple(_row(model, one) for one in model.walked),
        at_once=Button(
            "at-once", sheet["all-at-once"], icon="faster", enabled=model.opening != "open"
        ),
        watch=Button("watch", sheet["watch"], icon="play", tone="accent"),
        back=Button("give-back", sheet["give-back"], icon="back"),
        again=again_button(model.manner, model.language, short=True),
        tick=_TICKS[model.opening],
    )


def _whose_way(model: RevealModel) -> str:
    sheet = words(ENDING, model.language)
    if not model.ways:
        return sheet["no-way"]
    line = sheet["way" if len(model.ways) == 1 else "ways"]
    return capitalised(line.format(whose=whose(model.ways[-1], model.language)))


def _row(model: RevealModel, walked: Walked) -> WayRow:
    sheet, language = words(ENDING, model.language), model.language
    far = counted(sheet["spaces"], walked.spaces, language)
    died = counted(sheet["deaths"], walked.deaths, language) if walked.deaths else ""
    named = name(walked.who, language)
    return WayRow(
        who=walked.who,
        name=named,
        walked=", ".join(filter(None, (far, died))),
        button=Button(f"way {walked.who}", named, chosen=walked.who in model.ways),
    )


def _open(model: RevealModel) -> IslandView:
    seen = island_view.island(model.state, model.language)
    in_front = model.ways[-1:]
    fresh, before = recent([one for one in model.trails if one.who in in_front])
    others = tuple(one for one in model.trails if one.who in model.ways[:-1])
    return revised(seen, {"trails": fresh, "older": (*others, *before)})


def _closed(language: Language) -> IslandView:
    """Nothing but closed tiles in an ocean: the same of every game."""
    spaces = tuple(SpaceView(at, "sealed") for at in HEXES)
    parts = tuple((part, island_view.part_letters(part, language)) for part in PARTS)
    return IslandView(Ground(spaces, parts=parts))
