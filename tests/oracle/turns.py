"""The whole game, turn by turn (L3, L4, L12.1, L12.2, L15)."""

from functools import partial

from tests.oracle import bonuses, moves, op_moves
from tests.oracle.boards import EXTRAS, OP_PIECES, Board, Piece
from tests.oracle.deaths import revive
from tests.oracle.geometry import PARTS
from tests.oracle.referee import (
    gain_actions,
    gain_energy,
    gain_health,
    keeps_actions,
    missing_energy,
    missing_health,
)
from tests.oracle.world import Question, Steps, World, ask


def play(g: World, first: Board | None) -> Steps[None]:
    """L3.1: the captives in turn order, the OP last, and again."""
    order: list[Board | None] = [*g.boards, None]
    place = order.index(first)
    while True:
        board = order[place]
        begin(g, board)
        if board is None:
            yield from op_turn(g)
        else:
            yield from captives_turn(g, board)
        yield from end_of_turn(g)
        place = (place + 1) % len(order)
        if place == 0:
            g.round += 1
        following = order[place]
        begin(g, following)
        g.tell(turn=following.who if following is not None else "op")


def begin(g: World, board: Board | None) -> None:
    g.turn = board
    g.stack[:0] = g.drawn  # a correction of the turn drops the draw
    g.drawn = []
    g.acting = None
    g.ended = []
    g.trail = {"rock": set(), "bush": set()}  # L12.4: within one turn
    g.wave_hit = set()
    g.knots_seen.clear()
    g.op_actions = 0
    g.free = []
    for piece in g.pieces:
        piece.actions = 0
    if board is not None:
        for piece in board.pieces:
            piece.actions = max(0, 2 + g.does("captive-actions"))  # L4.1
            piece.immune = []  # Phil: until his next turn begins


# A captive's turn -----------------------------------------------------------------------------


def captives_turn(g: World, board: Board) -> Steps[None]:
    """L4.4: until the captive says so; L15.3: one piece's part after the other's."""
    while len(g.ended) < len(board.pieces):
        who = g.acting.name if g.acting is not None else board.who
        again = partial(board_words, g, board)
        question: Question = {"who": who, "what": "turn", "options": again(), "again": again}
        g.question = question
        speaker, word = yield question
        g.knots_seen.clear()  # L5.10: within one action
        piece = g.piece(speaker)
        if g.two_players and g.acting is None and piece not in g.ended:
            g.acting = piece  # the first word of a figure begins its part
        if word == "end":
            piece.actions = 0
            g.ended.append(piece)
            g.acting = None
        else:
            yield from free_or_action(g, piece, word)


def free_or_action(g: World, piece: Piece, word: str) -> Steps[None]:
    head, *rest = word.split()
    if head == "move":
        yield from moves.move(g, piece, word)
    elif head == "restore":  # L4.2
        piece.actions -= 1
        gain_energy(g, piece, restores(g), "restore")
    elif head == "extra":
        _extra(g, piece, rest[0])
    elif head == "bonus":
        yield from bonuses.use(g, piece, rest[0])


def restores(g: World) -> int:
    return max(0, 2 + int(g.does("restore")))


def may_speak(g: World, board: Board) -> list[Piece]:
    """The pieces whose words are taken at the `turn` question (L15.3)."""
    if g.acting is not None:
        return [g.acting]
    return [piece for piece in board.pieces if piece not in g.ended]


def board_words(g: World, board: Board) -> list[str]:
    words: list[str] = []
    for piece in may_speak(g, board):
        words += [word for word in piece_words(g, piece) if word not in words]
    return words


def piece_words(g: World, piece: Piece) -> list[str]:
    """Every word legal now for this piece in its own turn."""
    words: list[str] = []
    if piece.actions > 0 and piece.at is not None:
        words += moves.words(g, piece)
        if may_restore(g, piece):
            words.append("restore")
    board = piece.board
    for fruit, mark in board.fruits.items():
        if mark == "circled" and bonuses.refused(g, piece, board.bonus_of(fruit)) is None:
            words.append(f"bonus {fruit}")
    words += [f"extra {box}" for box in EXTRAS if may_use_extra(g, piece, box)]
    words.append("end")
    return words


def may_restore(g: World, piece: Piece) -> bool:
    """L4.2: not when none is missing."""
    return missing_energy(piece) > 0 and restores(g) > 0


def may_use_extra(g: World, piece: Piece, box: str) -> bool:
    """L14.3, L13.3."""
    if piece.board.extra.get(box) != "circled" or piece.dead:
        return False
    if box == "energy":
        return missing_energy(piece) > 0
    if box == "health":
        return missing_health(piece) > 0
    return keeps_actions(g, piece)


def _extra(g: World, piece: Piece, box: str) -> None:
    piece.board.extra[box] = "crossed"
    g.tell(extra=box, mark="crossed", who=piece.name)
    if box == "energy":
        gain_energy(g, piece, 1, "extra")
    elif box == "health":
        gain_health(g, piece, 1, "extra")
    else:
        gain_actions(g, piece, 1, "extra")


# The OP's turn --------------------------------------------------------------------------------


def op_turn(g: World) -> Steps[None]:
    """L12.1: first the power token; L12.2: then up to three actions."""
    if g.token is not None:
        g.stack.append(g.token)
        g.token = None
    drawn = g.drawn = [g.stack.pop(0), g.stack.pop(0)]
    g.note(drawn=list(drawn))
    word = yield from ask(g, "op", "token", [f"token {token}" for token in drawn])
    chosen = word.split()[1]
    other = drawn[1] if chosen == drawn[0] else drawn[0]
    g.drawn = []
    g.stack.append(other)
    g.note(under=other)
    g.token = chosen
    g.tell(token=chosen)
    g.op_actions = max(0, 3 + g.does("op-actions"))
    g.free = [str(op) for op in g.does("free", ())]
    while True:
        again = partial(op_words, g)
        question: Question = {"who": "op", "what": "turn", "options": again(), "again": again}
        g.question = question
        speaker, word = yield question
        g.knots_seen.clear()
        if word == "end":
            return
        if word.startswith("bonus"):  # a half-sun bonus (L4.3)
            yield from bonuses.use(g, g.piece(speaker), word.split()[1])
            continue
        op = word.split()[0]
        if op in g.free:  # a piece acts free once
            g.free.remove(op)
        else:
            g.op_actions -= 1
        yield from op_moves.action(g, word)


def op_words(g: World) -> list[str]:
    words: list[str] = []
    for op in OP_PIECES:
        if g.op_actions > 0 or op in g.free:
            words += op_moves.words_of(g, op)
    return [*words, "end"]


# The end of any turn --------------------------------------------------------------------------


def end_of_turn(g: World) -> Steps[None]:
    """L4.5: OP pieces that left the map come back, then captives who died in it."""
    for op in OP_PIECES:
        if g.op[op] is not None:
            continue
        at = yield from ask(g, "op", "place", partial(free_places, g, op), piece=op)
        g.op[op] = at
        g.op_stay[op] += 1
        g.note(**({"piece": op, "part": at} if op == "wave" else {"piece": op, "at": at}))
    for piece in g.pieces:  # L10.3, L15.6
        if piece.dead:
            yield from revive(g, piece)


def free_places(g: World, op: str) -> list[str]:
    """L9.5: never a lake; an anomaly or a fruit with no other piece."""
    if op == "wave":
        return list(PARTS)
    taken = {piece.at for piece in g.pieces} | {g.op["rock"], g.op["bush"]}
    spaces = g.of_kind("anomaly") if op == "rock" else g.fruit_spaces()
    return [space for space in spaces if space not in taken]
