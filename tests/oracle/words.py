"""Words: where one ends and the next begins, of what kind it is, why it is refused."""

from tests.oracle import bonuses, moves, turns
from tests.oracle.boards import ANOMALIES, FRUITS, LAKES, OP_PIECES, Piece
from tests.oracle.geometry import DIRECTIONS, PARTS, SPACES
from tests.oracle.referee import to_spend
from tests.oracle.world import Question, World

MODES: tuple[list[str], ...] = ([], ["over"], ["safe"], ["over", "safe"])
HEADS = ("token", "extra")
PAIRS = {"2 health", "2 energy", "lose health", "lose energy"}


def split(tokens: list[str], question: Question | None) -> tuple[str, list[str]]:
    """The first word of a line, and the rest of it: answers to what it makes one be asked."""
    what = question["what"] if question is not None else "turn"
    head, length = tokens[0], 1
    if what == "move" and head in DIRECTIONS:  # `move` may be left out there
        tokens = ["move", *tokens]
        head = "move"
    if head == "move":
        length = 2
        while len(tokens) > length and tokens[length] in ("over", "safe"):
            length += 1
        modes = tokens[2:length]
        if modes == ["safe", "over"]:
            return f"move {tokens[1]} over safe", tokens[length:]
    elif head == "bonus" or head in HEADS:
        length = 2
    elif tokens[:3] == ["1", "and", "1"]:
        length = 3
    elif " ".join(tokens[:2]) in PAIRS:
        length = 2
    elif what == "oracle" and head in DIRECTIONS:
        while len(tokens) > length and tokens[length] in DIRECTIONS:
            length += 1
    elif head in OP_PIECES and len(tokens) > 1 and what not in ("piece", "bonus"):
        length = 3 if tokens[1] == "hits" else 4 if tokens[1] == "pushes" else 2
    return " ".join(tokens[:length]), tokens[length:]


def as_answer(word: str, question: Question) -> str:
    """`yes`, `no` are taken for `use`, `decline`."""
    if word == "yes" and "use" in question["options"]:
        return "use"
    if word == "no" and "no" not in question["options"] and "decline" in question["options"]:
        return "decline"
    return word


def refusal(g: World, question: Question, who: str, word: str) -> str | None:
    """The error with which this word is refused; None: it is taken."""
    head = word.split(maxsplit=1)[0]
    if head == "bonus" and g.is_captive(who):
        return _bonus_refusal(g, question, g.piece(who), word)
    if not _may_speak(g, question, who):
        return "not-your-turn"
    if question["what"] == "turn":
        if who == "op":
            return _op_refusal(g, question, word)
        return _turn_refusal(g, g.piece(who), word)
    if word in question["options"]:
        return None
    if question["what"] == "oracle":
        ways = word.split()
        if len(ways) == 2 and ways[0] != ways[1] and all(way in DIRECTIONS for way in ways):
            return None
    return "illegal" if _right_kind(g, question["what"], word) else "not-now"


def _may_speak(g: World, question: Question, who: str) -> bool:
    if question["what"] == "turn" and g.turn is not None and g.is_captive(who):
        return g.piece(who) in turns.may_speak(g, g.turn)
    return bool(question["who"] == who)


def _bonus_refusal(g: World, question: Question, piece: Piece, word: str) -> str | None:
    fruit = ([*word.split(), ""])[1]
    board = piece.board
    mark = board.fruits.get(fruit)
    if fruit not in FRUITS:
        return "illegal"
    if mark is None:
        return "no-such-bonus"
    if mark == "crossed":
        return "bonus-spent"
    bonus = board.bonus_of(fruit)
    half_sun = bonus in board.half_sun
    if not half_sun and not g.own_turn(piece):
        return "own-turn-only"
    what = question["what"]
    if what == "turn":
        if not half_sun and not _may_speak(g, question, piece.name):
            return "not-your-turn"  # L15.3: the other figure's part
        return bonuses.refused(g, piece, bonus)
    if question["who"] != piece.name:
        return "not-your-turn"
    if what == "bonus" and word in question["options"]:
        return None
    if g.ruling("free-actions") == "asked" and bonus in bonuses.TELLING:
        if not half_sun and not g.sun(piece):
            return "own-turn-only"
        return bonuses.refused(g, piece, bonus)
    return "illegal" if what == "bonus" else "not-now"


def _turn_refusal(g: World, piece: Piece, word: str) -> str | None:
    head, *rest = word.split()
    if word == "end":
        return None
    if head == "restore" and not rest:
        if piece.actions <= 0:
            return "no-actions"
        return None if piece.at is not None and turns.may_restore(g, piece) else "illegal"
    if head == "extra":
        return None if rest and turns.may_use_extra(g, piece, rest[0]) else "illegal"
    if head != "move":
        return "not-now"
    if not rest or rest[0] not in DIRECTIONS or rest[1:] not in MODES:
        return "illegal"
    if piece.actions <= 0:
        return "no-actions"
    price = moves.cost(g, piece, over="over" in rest, safe="safe" in rest)
    if price is None or piece.at is None:
        return "illegal"
    return None if price <= to_spend(piece) else "no-energy"


def _op_refusal(g: World, question: Question, word: str) -> str | None:
    if word in question["options"]:
        return None
    op = word.split(maxsplit=1)[0]
    if op not in OP_PIECES or len(word.split()) < 2:
        return "not-now"
    return "illegal" if g.op_actions > 0 or op in g.free else "no-actions"


def _right_kind(g: World, what: str, word: str) -> bool:
    head = word.split(maxsplit=1)[0]
    kinds: dict[str, tuple[str, ...]] = {
        "from": SPACES,
        "to": (*SPACES, *PARTS),
        "place": (*SPACES, *PARTS, *LAKES),
        "direction": (*DIRECTIONS, "stay"),
        "fruit": (*FRUITS, "decline"),
        "activate": ("yes", "no"),
        "ability": ("use", "decline", "yes", "no"),
        "bonus": ("decline",),
        "camp": ("2 health", "2 energy", "1 and 1"),
        "revive": ("camp-a", "camp-b"),
        "palm": ("1", "2", "3"),
        "number": ("1", "2", "3", "4", "5", "6"),
        "trade": ("lose health", "lose energy"),
        "carry": ("activate", "stay"),
        "act": ("pass",),
        "half": ("done",),
        "piece": (*OP_PIECES, *(piece.name for piece in g.pieces)),
        "captive": tuple(piece.name for piece in g.pieces),
    }
    if word in kinds.get(what, ()):
        return True
    if what == "oracle":
        return word == "none" or set(word.split()) <= set(DIRECTIONS)
    if what in ("act", "half"):
        return head in OP_PIECES and len(word.split()) > 1
    return head == what and what in ("token", "move")


def known(g: World, word: str) -> bool:
    """True if this is a word at all."""
    head = word.split(maxsplit=1)[0]
    single = {
        *SPACES, *PARTS, *DIRECTIONS, *FRUITS, *OP_PIECES, *ANOMALIES, *LAKES,
        "yes", "no", "use", "decline", "activate", "stay", "done", "pass", "none", "end",
        "restore", "camp-a", "camp-b", "1", "2", "3", "4", "5", "6", "1 and 1", *PAIRS,
        *(piece.name for piece in g.pieces),
    }  # fmt: skip
    return word in single or head in (*OP_PIECES, *DIRECTIONS, *HEADS, "bonus", "move")
