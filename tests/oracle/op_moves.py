"""Wave, Rock and Bush: every action of theirs, and the legal ones (L12)."""

from collections.abc import Callable
from functools import partial

from tests.oracle import carrying, geometry, ocean, powers, visits
from tests.oracle.boards import LAKES, Piece
from tests.oracle.deaths import die_if_perished, met_captives_attacked
from tests.oracle.geometry import DIRECTIONS, PARTS
from tests.oracle.paths import Coming, Leaving
from tests.oracle.referee import lose_health, theseus_meets
from tests.oracle.world import Steps, World, ask

# Legal actions --------------------------------------------------------------------------------


def words_of(g: World, op: str) -> list[str]:
    """Every word that begins one action of this piece."""
    if g.op[op] is None:  # L9.6
        return []
    if op == "wave":
        return wave_words(g)
    return step_words(g, op) + (push_words(g, op) if pushes(g, op) else [])


def pushes(g: World, op: str) -> bool:
    """The Rock does (L12.5); Lithophytes: the Bush instead."""
    return op == ("bush" if g.token == "lithophytes" else "rock")


def step_words(g: World, op: str) -> list[str]:
    return [f"{op} {d}" for d in DIRECTIONS if starts(g, op, d)]


def starts(g: World, op: str, direction: str) -> dict[str, str | None]:
    """L12.7: where a step that way may begin, and where each leads (None: off the island)."""
    found: dict[str, str | None] = {}
    for start in origins(g, op, direction):
        there = geometry.neighbour(start, direction)
        if there is None:
            if g.ruling("op-steps-off") == "yes":  # L12.9
                found[start] = None
        elif not carrying.barred(g, op, there):
            found[start] = there
    return found


def origins(g: World, op: str, direction: str) -> list[str]:
    """From a lake: any of its spaces whose neighbour that way is outside (L12.7)."""
    at = g.op[op]
    if at is None:
        return []
    lake = g.lake_at(at)
    shore = [space for space in lake if geometry.neighbour(space, direction) not in lake]
    return shore or [at]


def push_words(g: World, op: str) -> list[str]:
    return [
        f"{op} pushes {piece.name} {d}"
        for piece in g.pieces
        for d in DIRECTIONS
        if push_lines(g, op, piece, d)
    ]


def push_lines(
    g: World, op: str, piece: Piece, direction: str
) -> dict[str, tuple[str | None, str]]:
    """L12.5, L12.6: where the line of a push may begin; where it ends, and its last space."""
    at = g.op[op]
    if at is None or piece.at is None or op in piece.immune:
        return {}
    if g.unit(at) == g.unit(piece.at):  # on one space, or in one lake: not adjacent
        return {}
    lake = g.lake_at(piece.at)
    found: dict[str, tuple[str | None, str]] = {}
    for origin in origins(g, op, direction):
        there = geometry.neighbour(origin, direction)
        reached = there in lake if piece.lying else there == piece.at
        if there is None or not reached:
            continue
        last = there
        while lake and (beyond := geometry.neighbour(last, direction)) in lake:
            assert beyond is not None
            last = beyond
        found[origin] = geometry.end_of_line(last, direction, 1)
    return found


def wave_words(g: World) -> list[str]:
    """L12.3; Flood: also to a lake."""
    parts = [f"wave {part}" for part in PARTS if part != g.op["wave"]]
    lakes = [f"wave {lake}" for lake in LAKES if lake != g.op["wave"]]
    hits = [f"wave hits {piece.name}" for piece in g.pieces if wave_reaches(g, piece)]
    return parts + (lakes if g.token == "flood" else []) + hits


def wave_reaches(g: World, piece: Piece) -> bool:
    if piece.at is None or "wave" in piece.immune or piece.name in g.wave_hit:
        return False
    # L12.3: a standing captive by its own space, a lying one by any space of the lake.
    spaces = g.lake_at(piece.at) if piece.lying else [piece.at]
    shape = g.wave_in_lake()
    if shape is None:
        return any(g.op["wave"] in geometry.touched(space) for space in spaces)
    if g.token != "flood" and g.ruling("flood-after") == "no":
        return False
    lake = g.lakes[shape]
    if piece.at in lake:  # not one in the lake itself
        return False
    return any(geometry.adjacent(space, water) for space in spaces for water in lake)


# Actions --------------------------------------------------------------------------------------


def by_anomaly(g: World, op: str) -> Steps[None]:
    """L6.7: at once one action with that piece, if it is on the map, or lets it be."""
    if not words_of(g, op):
        return
    word = yield from ask(g, "op", "act", partial(_acts, g, op))
    if word != "pass":
        yield from action(g, word)


def _acts(g: World, op: str) -> list[str]:
    return words_of(g, op) + (["pass"] if g.ruling("anomaly-pass") == "yes" else [])


def action(g: World, word: str) -> Steps[None]:
    """One action of an OP piece (L12.3 - L12.5)."""
    match word.split():
        case ["wave", "hits", who]:
            yield from _wave_hits(g, g.piece(who))
        case ["wave", place]:
            yield from _wave_goes(g, place)
        case [op, *_]:
            yield from _half(g, word)
            if not pushes(g, op) or g.op[op] is None:
                return
            # L12.5: a step and a push, in either order, either may be left out.
            rest = step_words(g, op) if "pushes" in word else push_words(g, op)
            if rest:
                more = step_words if "pushes" in word else push_words
                halves = partial(_halves, g, op, more)
                other = yield from ask(g, "op", "half", halves)
                if other != "done":
                    yield from _half(g, other)
        case _:
            raise AssertionError(word)


def _halves(g: World, op: str, more: Callable[[World, str], list[str]]) -> list[str]:
    return [*more(g, op), "done"]


def _half(g: World, word: str) -> Steps[None]:
    if (
        g.op[word.split(maxsplit=1)[0]] is None
    ):  # only a correction in between can have taken it off
        return
    match word.split():
        case [op, "pushes", who, direction]:
            yield from _push(g, op, g.piece(who), direction)
        case [op, direction]:
            yield from _walk(g, op, direction)
        case _:
            raise AssertionError(word)


def _wave_hits(g: World, piece: Piece) -> Steps[None]:
    g.wave_hit.add(piece.name)
    lose_health(g, piece, 1 + g.does("wave-damage"), "wave")
    yield from die_if_perished(g, piece)


def _wave_goes(g: World, place: str) -> Steps[None]:
    """Not announced; in a lake said only if it meets somebody there, with its shape (Flood)."""
    g.op["wave"] = place
    g.op_stay["wave"] += 1
    if place not in LAKES:
        g.note(piece="wave", part=place)
        return
    g.note(piece="wave", at=place)
    mine = g.op_stay["wave"]
    water = g.lakes[place]
    met = [op for op in g.op_at(water[0]) if op != "wave"]
    met += [piece.name for piece in g.captives_at(water[0], whole_lake=True)]
    if not met:
        return
    shape = {"space": f"lake:{place}"} if g.ruling("flood-lake") == "named" else {}
    g.tell(piece="wave", **shape, meets=met)
    theseus_meets(g, "wave", met)
    yield from met_captives_attacked(g, "wave", met)
    if g.op_stay["wave"] == mine:
        yield from powers.of_the_meeting(g, "wave", met)


def _walk(g: World, op: str, direction: str) -> Steps[None]:
    """L12.4, L12.5: one step; from a lake the OP picks where it begins (L12.7)."""
    at = g.op[op]
    if at is None:  # a correction took it off while it was asked
        return
    g.trail[op].add(g.unit(at))
    lines = starts(g, op, direction)
    leads = {start: there or "ocean" for start, there in lines.items()}
    start = yield from ask(g, "op", "from", list(lines), leads=leads)
    yield from carrying.goes(g, op, start, direction, {"direction": direction})


def _push(g: World, op: str, piece: Piece, direction: str) -> Steps[None]:
    """L12.5, L12.6: announced with direction and destination; encounters there are unsafe."""
    lines = push_lines(g, op, piece, direction)
    leads = {origin: there or "ocean" for origin, (there, _) in lines.items()}
    origin = yield from ask(g, "op", "from", list(lines), leads=leads)
    there, last = lines[origin]
    pushed = {"pushed": piece.name, "direction": direction, "by": op}
    if there is not None:
        g.tell(**pushed)
        yield from visits.visit(g, piece, there, Coming(direction, "op"))
        return
    parts = yield from ocean.parts_of(g, last, direction)
    stood_on = piece.at or last
    g.tell(**pushed)
    yield from ocean.into(g, piece, Leaving(parts, last, direction, stood_on))
