"""Bonuses that answer an event: who is asked, in what order, what they do (L13.2 - L13.4)."""

from tests.oracle.boards import Piece
from tests.oracle.referee import cross, gain_energy, gain_health, missing_energy, missing_health
from tests.oracle.world import Steps, World, ask

EVENTS = ("meeting", "reward", "refuse", "back", "to-captive")


def ready(g: World, piece: Piece, bonus: str) -> list[str]:
    """The fruits with which this bonus could be used at this moment."""
    board = piece.board
    if bonus not in board.bonuses or g.does("bonuses", None) == "forbidden":
        return []
    if bonus not in board.half_sun and not g.sun(piece):  # L13.1, L15.4
        return []
    return board.ready(bonus)


def offer(g: World, piece: Piece, fruits: list[str]) -> Steps[bool]:
    """Asks; a used fruit is crossed out."""
    options = [f"bonus {fruit}" for fruit in fruits]
    answer = yield from ask(g, piece.name, "bonus", [*options, "decline"])
    if answer == "decline":
        return False
    cross(g, piece, answer.split()[1], by="bonus")
    return True


def of_the_meeting(
    g: World, comer: str, met: list[str], *, visited: str | None = None
) -> Steps[None]:
    """L5.9 e: powers that speak of the meeting or of visiting, if their owner is on the island."""
    first = g.piece(comer) if g.is_captive(comer) else None
    for piece in g.in_order_from_turn(first):  # L13.4
        while piece.at is not None:  # on-visit; L13.2: again while another fruit is circled
            fruits = _meeting(g, piece, comer, met)
            if piece is first and visited is not None and g.kinds[visited] == "anomaly":
                fruits += _reward(g, piece)
            if not fruits or not (yield from offer(g, piece, fruits)):
                break
            if piece.board.who == "granddead":
                gain_energy(g, piece, 2, "bonus")
            else:
                gain_health(g, piece, 1, "bonus")
                gain_energy(g, piece, 1, "bonus")


def _meeting(g: World, piece: Piece, comer: str, met: list[str]) -> list[str]:
    """Granddead: two pieces meet, neither of them the one that regains; not at full energy."""
    others = comer != piece.name and any(name != piece.name for name in met)
    if not others or missing_energy(piece) == 0:
        return []
    return ready(g, piece, "meeting")


def _reward(g: World, piece: Piece) -> list[str]:
    """Phil, on visiting an anomaly; L13.3: not when nothing is missing."""
    if missing_health(piece) == 0 and missing_energy(piece) == 0:
        return []
    return ready(g, piece, "reward")


def refuses(g: World, piece: Piece) -> Steps[bool]:
    """L6.10: a knot or portal visited unsafely is about to be activated."""
    fruits = ready(g, piece, "refuse")
    return bool(fruits) and (yield from offer(g, piece, fruits))
