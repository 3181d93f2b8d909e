"""Dying and coming back (L10), and the blows that OP pieces deal (L9.3)."""

from tests.oracle import powers
from tests.oracle.boards import FRUITS, OP_PIECES, Piece
from tests.oracle.referee import cross, fill, lose_energy, lose_health, perished, theseus_meets
from tests.oracle.world import Steps, World, ask


def named_with(g: World, piece: Piece) -> list[str]:
    """The pieces that are met where this captive stands: Wave, Rock, Bush, captives in order."""
    if piece.at is None:
        return []
    captives = g.captives_at(piece.at, whole_lake=False)
    return g.op_at(piece.at) + [other.name for other in captives if other is not piece]


def put(g: World, piece: Piece, space: str) -> None:
    """On a space, upright; whatever was going on with this piece is over."""
    piece.arrival += 1
    piece.at = space
    piece.lying = piece.in_ocean = piece.dead = False
    g.note(at=space, who=piece.name)


def die_if_perished(g: World, piece: Piece) -> Steps[None]:
    """L10.1: at 0 health a captive dies, and the OP's count goes up."""
    if not perished(piece):
        return
    piece.arrival += 1
    piece.at = None
    piece.lying = piece.in_ocean = False
    piece.dead = True  # L10.3: off the island until it comes back
    piece.deaths += 1
    g.deaths += 1
    g.tell(died=g.deaths, who=piece.name)
    if g.deaths >= g.deaths_needed:  # L3.2, L15.2
        g.win("op")
    if g.own_turn(piece):  # L10.2: whoever's action it was
        yield from revive(g, piece)


def revive(g: World, piece: Piece) -> Steps[None]:
    """L10.2: standing, at a camp, all restored; the camp is neither visited nor activated."""
    camp = yield from ask(g, piece.name, "revive", ["camp-a", "camp-b"])
    put(g, piece, g.of_kind(camp)[0])
    fill(piece)
    g.tell(revived=camp, who=piece.name)
    met = named_with(g, piece)
    if not met:
        return
    g.tell(meets=met, who=piece.name)
    if g.ruling("revival-meets") == "yes":  # met, without any interaction
        theseus_meets(g, piece.name, met, visiting=False)
        yield from powers.of_the_meeting(g, piece.name, met)


def attack_by_meeting(g: World, op: str, piece: Piece) -> Steps[None]:
    """L9.3: what an OP piece does to a captive that meets it unsafely."""
    spared = op in piece.immune
    if op == "wave":
        if g.ruling("wave-once") == "harm" and piece.name in g.wave_hit:  # L12.3
            return
        if not spared:
            lose_health(g, piece, 1 + g.does("wave-damage"), "wave")
            yield from die_if_perished(g, piece)
    elif op == "rock":
        if g.token == "lithophytes" and not spared:
            yield from blow(g, "rock", piece)
    elif g.token == "algae":
        yield from _thorns_and_algae(g, piece, spared=spared)
    elif g.token != "lithophytes" and not spared:
        yield from blow(g, "bush", piece)


def blow(g: World, op: str, piece: Piece) -> Steps[None]:
    """1 health and 1 energy in one blow, then death is looked at (L9.3)."""
    harm = 1 + (g.does("bush-damage") if op == "bush" else 0)
    lose_health(g, piece, harm, op)
    if piece.is_ghost and harm > 0 and g.ruling("bush-on-granddead") == "both":
        lose_health(g, piece, 1, op)  # L14.1: two points at once
    else:
        lose_energy(g, piece, 1, op)  # L14.1: Granddead's last point stays
    yield from die_if_perished(g, piece)


def _thorns_and_algae(g: World, piece: Piece, *, spared: bool) -> Steps[None]:
    """Algae: besides the attack (algae-adds), or instead of it, a fruit may be crossed out."""
    mine = piece.arrival
    if g.ruling("algae-adds") == "no":
        if not (yield from _crosses(g, piece)) and not spared:
            yield from blow(g, "bush", piece)
        return
    if not spared:  # immunity does not stop what a token adds of its own
        yield from blow(g, "bush", piece)
    if piece.arrival == mine:  # if still alive
        yield from _crosses(g, piece)


def _crosses(g: World, piece: Piece) -> Steps[bool]:
    """Circled or not yet got; of Hempel's only a written palm."""
    marks = piece.board.fruits
    wanted = ("circled",) if piece.board.who == "hempel" else ("circled", None)
    fruits = [fruit for fruit in FRUITS if marks.get(fruit) in wanted]
    if not fruits:
        return False
    fruit = yield from ask(g, "op", "fruit", [*fruits, "decline"])
    if fruit == "decline":
        return False
    cross(g, piece, fruit, by="algae")
    return True


def met_captives_attacked(g: World, op: str, met: list[str]) -> Steps[None]:
    """L12.4: an OP piece that came attacks every captive there, in turn order."""
    stay = g.op_stay[op]
    here = [(g.piece(name), g.piece(name).arrival) for name in met if name not in OP_PIECES]
    for piece, arrival in here:
        if g.op_stay[op] == stay and piece.arrival == arrival:
            yield from attack_by_meeting(g, op, piece)
