"""Every announcement, question and option word there is, for the tests to put into words."""

from collections.abc import Iterator
from itertools import product
from typing import Final, get_args

from companion.games.island.announcements import (
    Actions,
    Activated,
    Again,
    Announcement,
    Aside,
    Died,
    Energy,
    ExtraMark,
    FruitMark,
    Health,
    Immune,
    Meets,
    Mission,
    Off,
    PieceSpace,
    Pushed,
    Redone,
    Revived,
    Scared,
    Space,
    Started,
    SymbolMark,
    TokenRead,
    Told,
    ToldSpace,
    TurnPassed,
    Undone,
    Won,
)
from companion.games.island.board.hexes import HEXES
from companion.games.island.questions import Question, What
from companion.games.island.terms import (
    ANOMALIES,
    CAMPS,
    CHARACTERS,
    DIRECTIONS,
    EXTRAS,
    FRUITS,
    LAKES,
    MIRAGES,
    OP,
    PARTS,
    PIECES,
    PORTALS,
    STONES,
    Mark,
    Named,
)

SPACES: Final = tuple(
    Named(space)
    for space in (
        *FRUITS, *CAMPS, "oracle", *MIRAGES, "knot", *PORTALS,
        *(f"anomaly:{effect}" for effect in ANOMALIES), *(f"lake:{shape}" for shape in LAKES),
        "ocean",
    )
)  # fmt: skip
MARKS: Final[tuple[Mark, ...]] = get_args(Mark)
TOKENS: Final = ("algae", "lithophytes", "flood", "ivy", "hurricane", "token-6", "token-12")
LOSSES: Final = ("bush", "wave", "rock", "mirage", "anomaly", "algae", "bonus", "move")
GAINS: Final = ("camp", "restore", "bonus", "extra")
CARRIED: Final = {
    "knot": SPACES,
    "portal": PORTALS,
    "anomaly": tuple(space for space in SPACES if space.startswith("anomaly")),
    "algae": SPACES[:-1],
}
MEETINGS: Final[tuple[tuple[str, ...], ...]] = (
    *((piece,) for piece in PIECES),
    *((who,) for who in CHARACTERS),
    ("rock", "bush"),
    ("wave", "rock", "bush", "phil", "schrodie"),
)
# Marks made again (L17): of a board, and those of nobody.
AGAIN: Final = (
    "health 2", "energy 0", "max 5", "actions 1", "mission 3", "banana palm 2",
    *(f"{fruit} {mark}" for fruit in FRUITS for mark in ("circled", "crossed", "free")),
    *(f"extra {extra} {mark}" for extra in EXTRAS for mark in ("circled", "crossed", "free")),
    *(f"symbol {piece} {mark}" for piece in PIECES for mark in ("crossed", "free")),
)  # fmt: skip
AGAIN_FOR_ALL: Final = ("deaths 2", "token none", *(f"token {token}" for token in TOKENS))
UNDONE: Final = (
    "move NW", "move SE over", "move E safe", "move W over safe", "restore", "end",
    "bonus banana", "extra energy", "token flood", "token token-6", "wave", "set", "wave hits phil",
    "bush NE", "rock SW", "rock pushes schrodie NE", "bush pushes phil E", "where theseus",
)  # fmt: skip


def every_announcement() -> Iterator[Announcement]:
    for who in (*CHARACTERS, OP):
        yield Won(who)
        yield TurnPassed(who)
    for who in CHARACTERS:
        yield Off(True, who, "where")
        yield from (Space(space, who, "where") for space in SPACES)
        yield from (Started(fruit, who) for fruit in FRUITS)
        yield from _spoken_to(who)
        yield from (Again((mark,), who) for mark in AGAIN)
        yield Again(AGAIN, who)
    yield from (Again((mark,)) for mark in AGAIN_FOR_ALL)
    yield Again(AGAIN_FOR_ALL[:2])
    yield from (TokenRead(token) for token in TOKENS)
    yield from _of_pieces()
    for who, word in product((*CHARACTERS, OP), UNDONE):
        yield Undone(f"{who}: {word}")
        yield Redone(f"{who}: {word}")


def _spoken_to(who: str) -> Iterator[Announcement]:
    yield from (Space(space, who) for space in SPACES)
    yield from (Space(Named(fruit), who, "return") for fruit in FRUITS)
    yield from (Aside(direction, who) for direction in DIRECTIONS)
    for n in (1, 2, 3, 5):
        yield from (change(-n, who, by) for by in LOSSES for change in (Health, Energy))
        yield from (change(n, who, by) for by in GAINS for change in (Health, Energy))
        yield from (Actions(n, who, by) for by in ("scared", "symbol", "extra", "bonus"))
        yield Mission(n, 5, who)
    yield from (Died(n, who) for n in range(1, 7))
    yield from (Revived(camp, who) for camp in CAMPS)
    for fruit, mark, by in product(FRUITS, MARKS, (None, "bonus", "anomaly", "algae")):
        yield from (FruitMark(fruit, mark, who, by, palm) for palm in (None, 1, 2, 3))
    yield from (ExtraMark(extra, mark, who) for extra in EXTRAS for mark in MARKS)
    yield from (Meets(meets, who) for meets in MEETINGS)
    yield from (Activated(answer, who) for answer in ("yes", "no"))
    yield Activated("no", who, by="refused")
    for piece in PIECES:
        yield Scared(piece, who)
        yield Immune(piece, who)
        yield from (SymbolMark(piece, mark, who) for mark in MARKS)
        yield from (Pushed(who, direction, piece) for direction in DIRECTIONS)
    yield from _told(who)


def _told(who: str) -> Iterator[Told]:
    yield from (Told((), who, "locate", piece) for piece in PIECES)
    yield from (Told(SPACES[:6], who, "around", space=space) for space in SPACES[:-1])
    for direction in DIRECTIONS:
        yield Told((), who, "line", direction=direction)
        yield Told(SPACES[:6], who, "line", direction=direction)
        yield from (Told((space,), who, "line", direction=direction) for space in SPACES)
    for direction, space in product(DIRECTIONS, SPACES):
        one = ToldSpace(direction, space)
        yield Told((one,), who, "oracle")
        yield Told((one, ToldSpace("E", Named("ocean"))), who, "oracle")
        for piece in (*PIECES, *CHARACTERS):
            yield Told((one,), who, "neighbour", piece, direction)
    seen = ToldSpace("NE", Named("grapes"), ("rock", "phil"))
    yield Told((seen, ToldSpace("W", Named("ocean"), ())), who, "oracle")


def _of_pieces() -> Iterator[Announcement]:
    yield from (PieceSpace("bush", None, Named(fruit)) for fruit in FRUITS)
    yield from (PieceSpace("wave", meets=(who,)) for who in CHARACTERS)
    for lake, meets in product(LAKES, MEETINGS):
        yield PieceSpace("wave", None, Named(f"lake:{lake}"), meets)
    for piece, space, meets in product(STONES, SPACES, ((), *MEETINGS)):
        yield from (PieceSpace(piece, way, space, meets) for way in DIRECTIONS)
        yield from (
            PieceSpace(piece, None, space, meets, by) for by in CARRIED if space in CARRIED[by]
        )
    for piece in STONES:
        yield from (Activated(answer, None, piece) for answer in ("yes", "no"))
    yield from (Activated(answer) for answer in ("yes", "no"))


BY: Final[dict[What, tuple[str, ...]]] = {
    "activate": SPACES,
    "carry": ("knot", *PORTALS, *(f"anomaly:{effect}" for effect in ANOMALIES)),
    "direction": ("aside", "arrows", "ivy", "line", "neighbour"),
    "bonus": ("meeting", "visit", "refuse", "ocean"),
    "ability": ("ocean", "symbol", "algae"),
    "fruit": ("lose-fruit", "algae", "to-fruit", "replenish"),
    "piece": ("locate", "immunity", "neighbour"),
    "move": ("number", "free-step"),
    "to": ("to-fruit", "to-lake", "hurricane", "ivy", "corner-joint"),
    "from": ("move", "step", "push", "number", "free-step", "line", "around", "neighbour", "back"),
    "palm": FRUITS,
}


def every_question() -> Iterator[Question]:
    kinds: tuple[What, ...] = get_args(What)
    for what, who in product(kinds, (*CHARACTERS, OP)):
        for by, about in product((None, *BY.get(what, ())), (None, *CHARACTERS)):
            yield from (Question(who, what, piece=p, about=about, by=by) for p in (None, *PIECES))
    yield Question("chance", "order", ("0", "1"))


MOVES: Final = tuple(
    f"move {direction}{over}{safe}"
    for direction in DIRECTIONS for over in ("", " over") for safe in ("", " safe")
)  # fmt: skip
OPTIONS: Final = (
    "yes", "no", "use", "decline", "activate", "stay", "pass", "done", "none", "end", "restore",
    "undo", "redo", "2 health", "2 energy", "1 and 1", "lose health", "lose energy",
    "1", "2", "3", "4", "5", "6",
    *CAMPS, *DIRECTIONS, *PARTS, *FRUITS, *PIECES, *CHARACTERS, *MOVES,
    *(f"{one} {two}" for one in DIRECTIONS for two in DIRECTIONS if one != two),
    *(f"bonus {fruit}" for fruit in FRUITS),
    "bonus banana orange", "bonus lime rock", "bonus orange 4 NE safe", "bonus grapes rock NE",
    *(f"extra {extra}" for extra in EXTRAS),
    *(f"token {token}" for token in TOKENS),
    *(f"wave {place}" for place in (*PARTS, *LAKES)),
    *(f"wave hits {who}" for who in CHARACTERS),
    *(f"{stone} {direction}" for stone in STONES for direction in DIRECTIONS),
    *(f"{s} pushes {who} {d}" for s in STONES for who in CHARACTERS for d in DIRECTIONS),
    *(f"where {who}" for who in CHARACTERS),
    "shuffled 2 0 1",
)  # fmt: skip
CORRECTIONS: Final = (
    "set theseus at C4", "set theseus off", "set theseus lying", "set theseus standing",
    "set theseus health 2", "set theseus energy 3", "set granddead max 5",
    "set theseus banana circled", "set theseus lime crossed", "set theseus apple free",
    "set hempel banana palm 2", "set theseus visited cherries", "set theseus mission portal-1 on",
    "set theseus mission oracle C4 off", "set achilles mission D1 on", "set phil mission arrows on",
    "set phil mission rock off", "set schrodie mission knot E2 on", "set granddead mission 3 on",
    "set theseus actions 1", "set theseus extra energy circled", "set theseus extra action free",
    "set achilles symbol rock crossed", "set phil immune bush", "set phil immune none",
    "set wave N", "set wave bend", "set wave off", "set rock at B2", "set rock off",
    "set bush at A4", "set anomaly B2 arrows", "set anomaly B2 lose-health", "set deaths 3",
    "set token flood", "set token none", "set turn theseus", "set turn op",
)  # fmt: skip

GRID: Final = frozenset(HEXES)
