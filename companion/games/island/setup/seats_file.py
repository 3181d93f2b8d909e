"""L2.6, L2.7, L15.1: who sits at the table of a file, with which figures, starting where."""

from typing import Any, Final

from companion.engine.checks import Checks, KeyPath, quoted
from companion.games.island.setup.table import Seat
from companion.games.island.terms import CHARACTERS, FRUITS, Fruit

_EXAMPLES: Final = {
    "who": "who: theseus",
    "start": "start: banana",
    "with": "{who: schrodie, with: theseus, start: [banana, lime]}",
}


def read_seats(tree: Any, players: int | None, checks: Checks) -> tuple[Seat, ...]:
    """The figures in turn order, a second figure after its board's own."""
    before = len(checks.faults)
    entries = checks.entries(tree, ("captives",))
    wanted = None if players is None else 1 if players == 2 else players - 1
    if isinstance(tree, list) and wanted not in (None, len(entries)):
        checks.wrong(("captives",), "captives", found=len(entries), players=players,
                     wanted=wanted)  # fmt: skip
    seats = [
        seat
        for at, entry in enumerate(entries)
        for seat in _board(entry, ("captives", at), players, checks)
    ]
    if len(checks.faults) == before:
        _check_doubles(seats, players, checks)
    return tuple(seats)


def _board(entry: Any, place: KeyPath, players: int | None, checks: Checks) -> list[Seat]:
    given = checks.mapping(entry, place, ("who", "with", "start", "palm"))
    if not isinstance(entry, dict):
        return []
    needed = ("who", "with", "start") if players == 2 else ("who", "start")
    for key in needed:
        if given.get(key) is None:
            checks.wrong(place, "missing", key=key, example=_EXAMPLES[key])
    if players in (3, 4) and "with" in given:
        checks.wrong((*place, "with"), "with")
    keys = [key for key in ("who", "with") if given.get(key) is not None]
    figures = [checks.word(given[key], (*place, key), CHARACTERS) for key in keys]
    starts = _starts(given.get("start"), (*place, "start"), "with" in given, checks)
    palms = _palms(given, place, len(starts), checks)
    return [
        Seat(who, str(figures[0]), start, palm)
        for who, start, palm in zip(figures, starts, palms, strict=False)
        if who is not None and start is not None
    ]


def _starts(value: Any, place: KeyPath, two: bool, checks: Checks) -> list[Fruit | None]:
    if value is None:
        return []
    written = value if isinstance(value, list) else [value]
    if two and len(written) != 2:
        checks.wrong(place, "two-starts")
    elif not two and isinstance(value, list):
        checks.word(value, place, FRUITS)
    words = [checks.word(one, place, FRUITS) for one in written]
    return [fruit for word in words for fruit in (*FRUITS, None) if fruit == word]


def _palms(given: dict[str, Any], place: KeyPath, starts: int, checks: Checks) -> list[int]:
    """L2.7: Hempel writes each start into a palm box of the bonus he likes."""
    value, place = given.get("palm"), (*place, "palm")
    if value is None:
        return [1] * starts
    if given.get("who") != "hempel":
        checks.wrong(place, "palm")
    written = value if isinstance(value, list) else [value] * starts
    if len(written) != starts:
        checks.wrong(place, "palm-list", found=len(written), wanted=starts)
    return [checks.number(one, place, 1, 3) or 1 for one in written]


def _check_doubles(seats: list[Seat], players: int | None, checks: Checks) -> None:
    sat: set[str] = set()
    taken: set[str] = set()
    for at, seat in enumerate(seats):
        place: KeyPath = ("captives", 0 if players == 2 else at)
        key = "who" if seat.who == seat.board else "with"
        if seat.who in sat:
            checks.wrong((*place, key), "captive-twice", found=quoted(seat.who))
        if seat.start in taken:
            checks.wrong((*place, "start"), "start-taken", found=quoted(seat.start))
        sat.add(seat.who)
        taken.add(seat.start)
