"""A table as it is set up (L2), read from a file's mapping and written as one.

The form is that of a table script without its lines; a saved game begins with it too.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, Final, cast

from companion.engine.checks import Checks, KeyPath, listed, shown
from companion.engine.frozen import frozen
from companion.games.island.board.island_file import (
    read_anomalies,
    read_island,
    write_arrows,
    write_knots,
    write_rows,
)
from companion.games.island.board.layout import Island
from companion.games.island.board.sides_file import read_sides
from companion.games.island.box.box import NO_TOKEN, Box, Gain, InForce, PrintedBoard, Token
from companion.games.island.box.file import BadBox, read_box
from companion.games.island.rulings import RULINGS, Rulings, play, played
from companion.games.island.setup.chance import draw_anomalies, draw_space, draw_wave
from companion.games.island.setup.fault_sentences import SETUP
from companion.games.island.setup.seats_file import read_seats
from companion.games.island.setup.table import Seat, SetUp
from companion.games.island.terms import BONUSES, PARTS, TOKENS, Anomaly, Hex, Part, Who

GAME: Final = "paradox-island"
BOX: Final = ("boards", "tokens", "arrows", "palms", "extras", "gains")
# Keys that a set-up cannot do without, with an example of each.
NEEDED: Final = {
    "game": "game: paradox-island",
    "players": "players: 3",
    "island": "island: [knot snakes oracle orange, …], seven rows",
    "knots": "knots: {A1: [NW-E, NE-SW, W-SE], …}",
    "captives": "captives: [{who: theseus, start: banana}, …]",
}
KEYS: Final = (*NEEDED, "anomalies", "stack", "left-out", "seed", "op", "rulings", *BOX)
FEWEST_TOKENS: Final = 2  # L12.1: two are drawn, the one in force having gone under
_FARTHEST_SEED: Final = 10**18 - 1
_COUNTS: Final = ("op_actions", "captive_actions", "restore", "bush_damage", "wave_damage")
_FORBIDDEN: Final = "forbidden"


@frozen
class WrittenSetUp:
    """The set-up in a file; None is left to chance, except for an island that is wrong."""

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


def read_setup(tree: Any, box: Mapping[str, Any], checks: Checks) -> WrittenSetUp | None:
    """The set-up of a mapping that holds nothing else; None where it is faulty."""
    header = checks.through(lambda: _read_whole(tree, box, checks))
    return None if checks.faults else header


def _read_whole(tree: Any, box: Mapping[str, Any], checks: Checks) -> WrittenSetUp:
    given = checks.mapping(tree, (), KEYS)
    if isinstance(tree, Mapping):
        check_needed(given, NEEDED, checks)
    return read_header(given, box, checks)


def check_needed(tree: Mapping[str, Any], needed: Mapping[str, str], checks: Checks) -> None:
    for key, example in needed.items():
        if key not in tree:
            checks.wrong((), "missing", key=key, example=example)
    if "game" in tree:
        checks.word(tree["game"], ("game",), (GAME,))


def read_header(tree: Mapping[str, Any], box: Mapping[str, Any], checks: Checks) -> WrittenSetUp:
    """`box`: the box data under what this file says (box-data.md), for this table alone."""
    players = checks.number(tree["players"], ("players",), 2, 4) if "players" in tree else None
    island = _island(tree, checks)
    seats = read_seats(tree["captives"], players, checks) if "captives" in tree else ()
    return WrittenSetUp(
        players=players or 0,
        island=island,
        anomalies=read_anomalies(tree.get("anomalies"), island, checks),
        stack=_stack(tree.get("stack"), tree.get("left-out"), checks),
        seed=_seed(tree.get("seed"), checks),
        pieces=_pieces(tree.get("op"), island, seats, checks),
        seats=seats,
        box=_box(_read_keys(tree), box, checks),
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
    checks = Checks(SETUP)
    read_sides(value, ("arrows",), 3, checks)
    return not checks.faults


def _box(tree: Mapping[str, Any], box: Mapping[str, Any], checks: Checks) -> Box | None:
    told = {key: tree[key] for key in BOX if tree.get(key) is not None}
    try:
        return read_box(box, told)
    except BadBox as bad:
        checks.add(bad.faults)
        return None


def _stack(value: Any, left_out: Any, checks: Checks) -> tuple[str, ...]:
    """The stack from the top; what is not named follows in the order of the box data.

    `left_out`: what stays in the box.
    """
    named = [] if value is None else checks.words(value, ("stack",), TOKENS)
    gone = [] if left_out is None else checks.words(left_out, ("left-out",), TOKENS)
    for at, word in enumerate(gone):
        if word in named:
            checks.wrong(("left-out", at), "left-out-in-stack", found=shown(word))
    stack = (*named, *(word for word in TOKENS if word not in (*named, *gone)))
    if len(stack) < FEWEST_TOKENS:
        checks.wrong(("left-out",), "left-out-too-many", left=len(stack), least=FEWEST_TOKENS)
    return stack


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
            place: KeyPath = ("captives", 0 if both else at, "start")
            checks.wrong(place, "start-taken", found=shown(seat.start))


# Writing


def write_setup(given: SetUp, seed: int, below: Box | None = None) -> dict[str, Any]:
    """The mapping that reads as this set-up, all of it words, as a file reads.

    `below`: the box that the reader lays under it; what that says too is left out.
    """
    written = {
        "game": GAME,
        "players": str(given.players),
        "island": write_rows(given.island.spaces),
        "knots": write_knots(given.island.knots),
        "arrows": _write_arrows(given.box, below),
        "anomalies": dict(given.anomalies),
        "stack": list(given.stack),
        "left-out": [word for word in TOKENS if word not in given.stack],
        "seed": str(seed),
        "op": {"wave": given.wave, "rock": given.rock, "bush": given.bush},
        "captives": _write_seats(given),
        "boards": _write_boards(given.box, below),
        "rulings": played(given.rulings),
        "tokens": _write_tokens(given.box, below),
    }
    return {key: value for key, value in written.items() if value}


def _write_seats(given: SetUp) -> list[dict[str, Any]]:
    boards = dict.fromkeys(seat.board for seat in given.seats)
    return [_write_board(board, [seat for seat in given.seats if seat.board == board])
            for board in boards]  # fmt: skip


def _write_board(board: Who, seats: list[Seat]) -> dict[str, Any]:
    """One figure, or two at one board (L15.1); a palm box only where it is not the first."""
    starts, palms = [seat.start for seat in seats], [str(seat.palm) for seat in seats]
    two = len(seats) == 2
    written: dict[str, Any] = {"who": board, "with": seats[1].who} if two else {"who": board}
    written["start"] = starts if two else starts[0]
    if board == "hempel" and set(palms) != {"1"}:
        written["palm"] = palms if two else palms[0]
    return written


def _write_arrows(box: Box, below: Box | None) -> list[str]:
    if below is not None and box.arrows == below.arrows:
        return []
    return write_arrows(box.arrows)


def write_gifts(box: Box, below: Box) -> dict[str, Any]:
    """Hempel's palms, Theseus's boxes, and what the symbols give, where it is not as below.

    A saved game has its whole box beside its table; a table script has only what differs.
    """
    written: dict[str, Any] = {}
    if box.palms != below.palms:
        written["palms"] = [str(free) for free in box.palms]
    if box.extras != below.extras:
        written["extras"] = list(box.extras)
    gains = {
        name: {key: str(getattr(gain, key)) for key in Gain.__match_args__}
        for name, gain in box.gains.items()
        if gain != below.gains[name]
    }
    return written | ({"gains": gains} if gains else {})


def _write_boards(box: Box, below: Box | None) -> dict[str, Any]:
    return {
        who: _write_printed(who, board)
        for who, board in box.boards.items()
        if below is None or board != below.boards[who]
    }


def _write_tokens(box: Box, below: Box | None) -> dict[str, Any]:
    return {
        word: _write_token(token)
        for word, token in box.tokens.items()
        if below is None or token != below.tokens[word]
    }


def _write_printed(who: str, board: PrintedBoard) -> dict[str, Any]:
    fruits = {name: sorted(those) for name, those in board.bonuses.items() if those}
    written = {
        "health": "none" if board.health is None else str(board.health),
        "energy": str(board.energy),
        "restore": str(board.restore),
        "half-sun": [name for name in BONUSES[who] if name in board.half_sun],
        "bonuses": fruits,  # Hempel's have none of their own (L14.4)
    }
    return {key: value for key, value in written.items() if value or key == "half-sun"}


def _write_token(token: Token) -> dict[str, Any]:
    does = _write_ticks(token.does)
    written: dict[str, Any] = {"name": dict(token.name), "text": dict(token.text), "does": does}
    return {key: value for key, value in written.items() if value}


def _write_ticks(does: InForce) -> dict[str, Any]:
    """The differences from the rules, as the owner ticks them (box-data.md)."""
    more = {name: getattr(does, name) - getattr(NO_TOKEN, name) for name in _COUNTS}
    costs = {name: getattr(does, name) for name in ("safe_cost", "over_cost")}
    ticks: dict[str, Any] = {name: str(by) for name, by in more.items() if by}
    ticks |= {
        name: _FORBIDDEN if cost is None else str(cost - 1)
        for name, cost in costs.items()
        if cost != getattr(NO_TOKEN, name)
    }
    ticks |= {name: sorted(getattr(does, name)) for name in ("idle", "free") if getattr(does, name)}
    if not does.bonuses:
        ticks["bonuses"] = _FORBIDDEN
    return {name.replace("_", "-"): value for name, value in ticks.items()}
