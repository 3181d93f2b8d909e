"""Everything that lies on the table, changed in place as the game goes."""

import random
from collections.abc import Callable, Generator, Sequence
from typing import Any, TypeAlias, TypeVar

from tests.oracle import boards as box
from tests.oracle import geometry
from tests.oracle.boards import Board, Piece

T = TypeVar("T")
Fact: TypeAlias = dict[str, Any]
Question: TypeAlias = dict[str, Any]
Answer: TypeAlias = tuple[str, str]  # who spoke, and the word
Steps: TypeAlias = Generator[Question, Answer, T]  # a rule that may ask before it is done


class Won(Exception):
    """The game ends at once (L3.2)."""


class World:
    """The island, the pieces, the boards, whose turn it is, and what was said in this step."""

    def __init__(self, table: dict[str, Any]) -> None:
        self.read_island(table)
        self.rulings = {name: values[0] for name, values in box.RULINGS.items()}
        self.rulings |= table["rulings"]
        self.tokens: dict[str, Any] = table.get("tokens") or {}
        first = list(table.get("stack") or [])
        gone = (*first, *(table.get("left-out") or ()))
        self.stack = first + [token for token in box.TOKENS if token not in gone]
        self.drawn: list[str] = []  # while the OP chooses
        self.token: str | None = None
        self.op: dict[str, str | None] = dict(table["op"])
        self.op_stay = dict.fromkeys(box.OP_PIECES, 0)  # grows whenever an OP piece is moved
        self.boards = box.lay_boards(table)
        self.pieces = [piece for board in self.boards for piece in board.pieces]
        for piece in self.pieces:
            piece.at = self.space_of_fruit(piece.start)
        self.two_players = table["players"] == 2
        self.deaths = 0
        self.deaths_needed = 4 if self.two_players else 5  # L3.2, L15.2
        self.won: str | None = None
        self.round = 1
        self.turn: Board | None = self.boards[0]  # None: the OP
        self.acting: Piece | None = None  # two players: whose part it is
        self.ended: list[Piece] = []  # two players: whose part is over
        self.op_actions = 0
        self.free: list[str] = []  # OP pieces that may still act free
        self.trail: dict[str, set[str]] = {"rock": set(), "bush": set()}  # L12.4
        self.wave_hit: set[str] = set()  # L12.3
        self.knots_seen: set[tuple[str, str, str]] = set()  # L5.10
        self.question: Question | None = None
        self.speaker = ""  # who spoke last, and the rest of what was said
        self.tail: list[str] = []
        self.shuffle = random.Random(table["seed"])
        self.said: list[Fact] = []
        self.shown: list[Fact] = []
        self.noted: list[Fact] = []

    def read_island(self, table: dict[str, Any]) -> None:
        words = [word for row in table["island"] for word in row.split()]
        self.kinds = dict(zip(geometry.SPACES, words, strict=True))
        self.lakes = {shape: self.of_kind(shape) for shape in box.LAKES}
        self.anomalies: dict[str, str] = dict(table["anomalies"])
        given: dict[str, Sequence[str]] = dict(zip(self.of_kind("knot"), box.KNOTS, strict=True))
        given |= table.get("knots") or {}
        self.knots: dict[str, dict[str, str]] = {}
        for space, pairs in given.items():
            ends = [(pair.split("-")[0], pair.split("-")[1]) for pair in pairs]
            self.knots[space] = dict(ends) | {b: a for a, b in ends}
        self.arrows = [group.split("-") for group in table.get("arrows") or box.ARROWS]

    def ruling(self, name: str) -> str:
        return self.rulings[name]

    def does(self, key: str, otherwise: Any = 0) -> Any:
        """The ticks of the owner on the token in force."""
        entry = self.tokens.get(self.token or "") or {}
        return (entry.get("does") or {}).get(key, otherwise)

    def idle(self, kind: str) -> bool:
        return kind in self.does("idle", ())

    # Announcements --------------------------------------------------------------------------

    def tell(self, **fact: Any) -> None:
        self.said.append(fact)

    def note(self, **fact: Any) -> None:
        self.noted.append(fact)

    def win(self, who: str) -> None:
        self.won = who
        self.tell(won=who)
        raise Won

    # The island -----------------------------------------------------------------------------

    def of_kind(self, kind: str) -> list[str]:
        return [space for space in geometry.SPACES if self.kinds[space] == kind]

    def space_of_fruit(self, fruit: str) -> str:
        return self.of_kind(fruit)[0]

    def fruit_spaces(self) -> list[str]:
        return [space for space in geometry.SPACES if self.kinds[space] in box.FRUITS]

    def lake_at(self, space: str | None) -> list[str]:
        """The spaces of the lake that this space belongs to; none: it is no lake."""
        return self.lakes.get(self.kinds[space], []) if space is not None else []

    def unit(self, space: str) -> str:
        """To OP pieces a lake is one space (L12.7)."""
        return self.kinds[space] if self.lake_at(space) else space

    def name_of(self, space: str | None) -> str:
        """The name by which a space is told (L16.1)."""
        if space is None:
            return "ocean"
        kind = self.kinds[space]
        if kind in box.LAKES:
            return f"lake:{kind}"
        return f"anomaly:{self.anomalies[space]}" if kind == "anomaly" else kind

    def anomaly_at(self, space: str, effect: str) -> bool:
        return self.kinds[space] == "anomaly" and self.anomalies[space] == effect

    # The pieces -----------------------------------------------------------------------------

    def piece(self, name: str) -> Piece:
        return next(piece for piece in self.pieces if piece.name == name)

    def is_captive(self, name: str) -> bool:
        return any(piece.name == name for piece in self.pieces)

    def wave_in_lake(self) -> str | None:
        """The shape of the lake that the Wave is in (Flood)."""
        return self.op["wave"] if self.op["wave"] in box.LAKES else None

    def op_is_at(self, op: str, space: str) -> bool:
        """L9.2: an OP piece in a lake is in the whole of it."""
        there = self.op[op]
        if there is None:
            return False
        if op == "wave":
            return there == self.kinds[space] and there in box.LAKES
        return self.unit(there) == self.unit(space)

    def op_at(self, space: str) -> list[str]:
        return [op for op in box.OP_PIECES if self.op_is_at(op, space)]

    def captives_at(self, space: str, *, whole_lake: bool) -> list[Piece]:
        """Captives meet on the very space; to an OP piece a lake is one (L9.2)."""
        here = (self.lake_at(space) or [space]) if whole_lake else [space]
        return [piece for piece in self.pieces if piece.at in here]

    # Whose turn -----------------------------------------------------------------------------

    def own_turn(self, piece: Piece) -> bool:
        """L15.4: the whole turn is the own turn of both pieces."""
        return self.turn is piece.board

    def sun(self, piece: Piece) -> bool:
        """True if a sun bonus may be used with this piece now (L13.1, L15.3, L15.4)."""
        return self.own_turn(piece) and (not self.two_players or self.acting is piece)

    def in_order_from_turn(self, first: Piece | None) -> list[Piece]:
        """L13.4: whom it befell, then the others in turn order from whose turn it is."""
        start = self.boards.index(self.turn) if self.turn is not None else 0
        around = self.boards[start:] + self.boards[:start]
        rest = [piece for board in around for piece in board.pieces if piece is not first]
        return [first, *rest] if first is not None else rest


def ask(
    g: World,
    who: str,
    what: str,
    options: list[str] | Callable[[], list[str]],
    *,
    always: bool = False,
    **beside: Any,
) -> Steps[str]:
    """Ask, unless only one answer is possible.

    Options given as a function are worked out anew after a correction (L17).
    """
    again = options if callable(options) else None
    given = options() if callable(options) else options
    if len(given) == 1 and not always:
        if who == g.speaker and g.tail[: len(given[0].split())] == given[0].split():
            del g.tail[: len(given[0].split())]  # an answer given along with the word
        return given[0]
    question = {"who": who, "what": what, "options": given, **beside, "again": again}
    held: list[Fact] = []
    if what == "from" and g.said and g.said[-1].get("by") == "bonus" and "fruit" in g.said[-1]:
        held = [g.said.pop()]  # `from` comes before anything is said, the crossing too
    while True:
        g.question = question
        speaker, word = yield question
        if word.startswith("bonus ") and word not in question["options"]:
            from tests.oracle import bonuses  # noqa: PLC0415 - the bonuses stand above this room

            # ruling free-actions: asked. The question is still open after it.
            yield from bonuses.use(g, g.piece(speaker), word.split()[1])
            if again is not None:
                question["options"] = again()
            continue
        g.said += held
        return word
