"""A set-up as it is kept between two touches: words, read back with the same checks as a file."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final, cast

from companion.engine.checks import Checks
from companion.engine.frozen import revised
from companion.games.island.board.hexes import HEXES
from companion.games.island.board.island_file import (
    read_anomalies,
    read_island,
    write_knots,
    write_rows,
)
from companion.games.island.board.layout import SPACES, Pattern, is_pattern, pattern
from companion.games.island.board.wishes import WISHES, Wish
from companion.games.island.box.box import Box
from companion.games.island.building.laid import Building, restocked
from companion.games.island.building.tiles import Stock, lake_named, stock_of, words
from companion.games.island.building.turnings import LaidTile, turnings
from companion.games.island.rulings import RULINGS, play, played
from companion.games.island.setup.fault_sentences import SETUP
from companion.games.island.setup.random_table import Laid
from companion.games.island.terms import (
    CHARACTERS,
    DIRECTIONS,
    FRUITS,
    PARTS,
    PIECES,
    TOKENS,
    Hex,
    Who,
)
from companion.store.games.people import is_person
from companion.ui.island.wizard.draft import OVERS, STEPS, TOKEN_WAYS, Draft, DrawnIsland

# The exceptions that foreign words raise.
_FOREIGN: Final = (KeyError, TypeError, ValueError, AttributeError)


def write_draft(draft: Draft) -> dict[str, Any]:
    laid = draft.laid
    return {
        "seed": draft.seed,
        "draws": draft.draws,
        "step": draft.step,
        "quick": draft.quick,
        "players": draft.players,
        "figures": list(draft.figures),
        "starts": dict(draft.starts),
        "palms": dict(draft.palms),
        "shown": dict(draft.shown_to),
        "people": dict(draft.people),
        "over": draft.over,
        "copied": draft.copied,
        "heard": draft.heard,
        "power-tokens": draft.tokens,
        "token-at": draft.token_at,
        "piece": draft.piece,
        "wishes": list(draft.wishes),
        "drawn": None if draft.drawn is None else [draft.drawn.seed, *draft.drawn.wishes],
        "rulings": played(draft.rulings),
        "island": write_rows(laid.island.spaces),
        "knots": write_knots(laid.island.knots),
        "anomalies": dict(laid.anomalies),
        "stack": list(laid.stack),
        "wave": laid.wave,
        "rock": laid.rock,
        "bush": laid.bush,
        **({} if draft.building is None else {"building": _write_building(draft.building)}),
    }


def _write_building(building: Building) -> dict[str, Any]:
    return {
        "tiles": [[one.tile, list(one.at)] for one in building.tiles],
        "arrows": write_knots(building.arrows),
    }


def read_draft(tree: Mapping[str, Any] | None, box: Box) -> Draft | None:
    """None where there is none, or where it is not what was written: then a new one is begun."""
    if tree is None:
        return None
    try:
        draft = _read(tree)
    except _FOREIGN:
        return None
    with suppress(*_FOREIGN):  # all the rest is there without it
        building = _building(tree["building"], stock_of(box))
        draft = revised(draft, {"building": building})
    return draft


def _read(tree: Mapping[str, Any]) -> Draft:
    draft = Draft(
        seed=_number(tree["seed"]),
        laid=_laid(tree),
        drawn=_drawn(tree.get("drawn")),
        step=_one_of(tree["step"], STEPS),
        over=_one_of(tree.get("over", ""), OVERS),
        quick=tree["quick"] is True,
        players=_one_of(tree["players"], (2, 3, 4)),
        figures=tuple(map(_who, tree["figures"])),
        starts={_who(one): _one_of(it, FRUITS) for one, it in tree["starts"].items()},
        palms={_who(one): _one_of(it, (1, 2, 3)) for one, it in tree["palms"].items()},
        wishes=_wishes(tree["wishes"]),
        draws=_number(tree["draws"]),
        rulings=play({one: _one_of(it, RULINGS[one]) for one, it in tree["rulings"].items()}),
        people={_who(one): _person(it) for one, it in tree.get("people", {}).items()},
        copied=_number(tree.get("copied", 0)),
        tokens=_one_of(tree.get("power-tokens", "known"), TOKEN_WAYS),
        token_at=_one_of(tree.get("token-at"), (None, *HEXES)),
        piece=_one_of(tree.get("piece", "wave"), PIECES),
        heard=_one_of(tree.get("heard"), (None, *HEXES)),
        shown_to={_who(one): Hex(str(it)) for one, it in tree["shown"].items()},
    )
    if len({*draft.figures}) != len(draft.figures) or draft.missing < 0:
        raise ValueError
    return draft


def _building(tree: Mapping[str, Any], stock: Stock) -> Building:
    """The island that is being built, also one that was laid with another box."""
    tiles = [
        _laid_tile(tile, tuple(Hex(_one_of(one, HEXES)) for one in at))
        for tile, at in tree["tiles"]
    ]
    covered = [at for one in tiles for at in one.at]
    if len(covered) != len({*covered}):
        raise ValueError
    arrows = {Hex(_one_of(at, HEXES)): _pattern(it) for at, it in tree["arrows"].items()}
    return restocked(Building(stock, tuple(tiles), arrows), stock)


def _laid_tile(tile: str, at: tuple[Hex, ...]) -> LaidTile:
    """A tile in one of its turnings, or a part of a lake that came in pieces."""
    if not all(word in SPACES for word in words(tile)):
        raise ValueError
    ways = (one for one in turnings(tile, at[0]) if one is not None and one.tile == tile)
    in_pieces = lake_named(tile) is not None and len(at) == 1
    if not in_pieces and all(set(one.at) != set(at) or len(one.at) != len(at) for one in ways):
        raise ValueError
    return LaidTile(tile, at)


def _pattern(pairs: Any) -> Pattern:
    sides = [tuple(_one_of(side, DIRECTIONS) for side in pair.split("-")) for pair in pairs]
    found = pattern(cast(Any, sides))
    if not is_pattern(found):
        raise ValueError
    return found


def _laid(tree: Mapping[str, Any]) -> Laid:
    checks = Checks(SETUP)
    island = checks.through(lambda: read_island(tree["island"], tree["knots"], checks))
    anomalies = checks.through(lambda: read_anomalies(tree["anomalies"], island, checks))
    if island is None or anomalies is None or checks.faults:
        raise ValueError
    if sorted(tree["stack"]) != sorted(TOKENS):
        raise ValueError
    return Laid(
        island=island,
        anomalies=anomalies,
        stack=tuple(tree["stack"]),
        wave=_one_of(tree["wave"], PARTS),
        rock=_one_of(tree["rock"], island.anomalies),
        bush=_one_of(tree["bush"], tuple(island.fruits.values())),
    )


def _wishes(found: Any) -> tuple[Wish, ...]:
    return tuple(_one_of(one, WISHES) for one in found)


def _drawn(found: Any) -> DrawnIsland | None:
    if found is None:
        return None
    seed, *wishes = found
    return DrawnIsland(_number(seed), _wishes(wishes))


def _who(word: Any) -> Who:
    return cast(Who, _one_of(word, CHARACTERS))


def _person(name: Any) -> str:
    if not is_person(name):
        raise ValueError
    return str(name)


def _one_of(value: Any, values: Any) -> Any:
    if value not in values:
        raise ValueError
    return value


def _number(value: Any) -> int:
    if type(value) is not int or not 0 <= value < 10**18:
        raise ValueError
    return value
