"""Everything of a table script before its lines: the table as it is set up (L2)."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final, cast

from companion.games.island.box import Box
from companion.games.island.box_file import BadBox, read_box
from companion.games.island.checks import Checks, Place, listed, shown
from companion.games.island.draw import draw_anomalies, draw_space, draw_wave
from companion.games.island.layout import Island
from companion.games.island.rulings import RULINGS, Rulings, play
from companion.games.island.setup import Seat, SetUp
from companion.games.island.terms import PARTS, TOKENS, Anomaly, Hex, Part
from companion.store.assets import shipped_box
from companion.table.island import read_anomalies, read_island
from companion.table.seats import read_seats
from companion.table.sentences import TABLE

BOX: Final = ("boards", "tokens", "arrows")
_FARTHEST_SEED: Final = 10**18 - 1


@dataclass(frozen=True, slots=True)
class Header:
    """What a file gives; None is left to chance, except for an island that is wrong."""

    players: int
    island: Island | None
    anomalies: Mapping[Hex, Anomaly] | None
    stack: tuple[str, ...]
    seed: int
    pieces: Mapping[str, str]  # where the OP puts them
    seats: tuple[Seat, ...]
    box: Box | None
    rulings: Rulings

    def set_up(self) -> SetUp:
        """The table, with what the file leaves open drawn by its seed; for a faultless one."""
        assert self.island is not None
        assert self.box is not None
        dice = Random(self.seed)
        # All are drawn, in one order: giving one of them in the file leaves the others as they are.
        anomalies = draw_anomalies(self.island.anomalies, dice)
        wave = draw_wave(dice)
        rock = draw_space(self.island.anomalies, dice)
        starts = [seat.start for seat in self.seats]
        free = [at for fruit, at in self.island.fruits.items() if fruit not in starts]
        bush = draw_space(free, dice)
        return SetUp(
            players=self.players,
            island=self.island,
            anomalies=anomalies if self.anomalies is None else self.anomalies,
            stack=self.stack,
            wave=cast(Part, self.pieces.get("wave", wave)),
            rock=Hex(self.pieces.get("rock", rock)),
            bush=Hex(self.pieces.get("bush", bush)),
            seats=self.seats,
            box=self.box,
            rulings=self.rulings,
        )


def read_header(tree: Mapping[str, Any], checks: Checks) -> Header:
    players = checks.number(tree["players"], ("players",), 2, 4) if "players" in tree else None
    island = _island(tree, checks)
    seats = read_seats(tree["captives"], players, checks) if "captives" in tree else ()
    box = _box(_read_keys(tree), checks)
    return Header(
        players=players or 0,
        island=island,
        anomalies=read_anomalies(tree.get("anomalies"), island, checks),
        stack=_stack(tree.get("stack"), checks),
        seed=_seed(tree.get("seed"), checks),
        pieces=_pieces(tree.get("op"), island, seats, checks),
        seats=seats,
        box=box,
        rulings=_rulings(tree.get("rulings"), checks),
    )


def _island(tree: Mapping[str, Any], checks: Checks) -> Island | None:
    if "island" in tree and "knots" in tree:
        return read_island(tree["island"], tree["knots"], checks)
    return None


def _read_keys(tree: Mapping[str, Any]) -> Mapping[str, Any]:
    """The arrows are only read when their token is in play."""
    laid = tree.get("anomalies")
    in_play = not isinstance(laid, Mapping) or "arrows" in laid.values()
    if in_play or _good_arrows(tree.get("arrows")):
        return tree
    return {key: value for key, value in tree.items() if key != "arrows"}


def _good_arrows(value: Any) -> bool:
    checks = Checks(TABLE)
    checks.sides(value, ("arrows",), size=3)
    return not checks.faults


def _box(tree: Mapping[str, Any], checks: Checks) -> Box | None:
    """The app's own box data under what this file says, for this table alone."""
    told = {key: tree[key] for key in BOX if tree.get(key) is not None}
    try:
        return read_box(shipped_box(), told)
    except BadBox as bad:
        checks.faults.extend(bad.faults)
        return None


def _stack(value: Any, checks: Checks) -> tuple[str, ...]:
    """From the top; whatever is not named follows in the order of the box data."""
    named = [] if value is None else checks.words(value, ("stack",), TOKENS)
    return (*named, *(word for word in TOKENS if word not in named))


def _seed(value: Any, checks: Checks) -> int:
    if value is None:
        return 0
    return checks.number(value, ("seed",), -_FARTHEST_SEED, _FARTHEST_SEED) or 0


def _rulings(tree: Any, checks: Checks) -> Rulings:
    given = {} if tree is None else checks.mapping(tree, ("rulings",), RULINGS)
    words = {
        name: checks.word(value, ("rulings", name), RULINGS[name]) for name, value in given.items()
    }
    return play({name: word for name, word in words.items() if word is not None})


def _pieces(
    tree: Any, island: Island | None, seats: tuple[Seat, ...], checks: Checks
) -> Mapping[str, str]:
    """L2.5: the Wave on a part of the ocean, the Rock on an anomaly, the Bush on a fruit."""
    given = {} if tree is None else checks.mapping(tree, ("op",), ("wave", "rock", "bush"))
    if "wave" in given:
        checks.word(given["wave"], ("op", "wave"), PARTS)
    if island is not None:
        fruits = tuple(island.fruits.values())
        for piece, spaces in (("rock", island.anomalies), ("bush", fruits)):
            if piece in given and given[piece] not in spaces:
                checks.wrong(("op", piece), piece, found=shown(given[piece]),
                             known=listed(spaces))  # fmt: skip
        _check_starts(given.get("bush"), island, seats, checks)
    return given


def _check_starts(bush: Any, island: Island, seats: tuple[Seat, ...], checks: Checks) -> None:
    """L2.7: nobody begins where a piece stands already."""
    for at, seat in enumerate(seats):
        if island.fruits[seat.start] == bush:
            both = len({seat.board for seat in seats}) < len(seats)
            place: Place = ("captives", 0 if both else at, "start")
            checks.wrong(place, "start-taken", found=shown(seat.start))
