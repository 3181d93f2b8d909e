"""An island to be built, the tiles it can be built from, and how one is drawn as text."""

from collections.abc import Mapping

from companion.engine.frozen import revised
from companion.games.island.board.hexes import HEXES, ROWS
from companion.games.island.board.knots import KINDS, PATTERNS
from companion.games.island.building.laid import Building
from companion.games.island.building.tiles import stock_of
from companion.games.island.terms import Hex
from tests.boxes import BOX
from tests.games.island.board.rows import read_rows

ISLAND = """
       knot     snakes   oracle   orange
     portal-1  anomaly  camp-a  banana  anomaly
   straight straight straight grapes portal-2 knot
 cherries portal-3 zombies oracle ufo triangle strawberry
     lime   bend     bend    camp-b  triangle triangle
       apple    portal-1 bend  anomaly portal-2
         anomaly  portal-3 knot anomaly
"""
SPACES = read_rows(ISLAND.splitlines())
ARROWS = {Hex("A1"): PATTERNS[7], Hex("C6"): PATTERNS[1], Hex("G3"): PATTERNS[2]}
# Of the three kinds of the box.
RIGHT_ARROWS = {Hex("A1"): KINDS["a"], Hex("C6"): KINDS["b"], Hex("G3"): KINDS["c"]}
TILES = (
    ("knot", "portal-1"), ("snakes", "oracle"), ("orange", "anomaly"), ("anomaly", "camp-a"),
    ("banana", "grapes"), ("portal-2", "ufo"), ("knot", "strawberry"), ("cherries", "lime"),
    ("portal-3", "zombies"), ("oracle", "camp-b"), ("apple", "portal-1"), ("anomaly", "knot"),
    ("portal-2", "anomaly"), ("anomaly", "portal-3"),
)  # fmt: skip
# Where those tiles lie on that island.
CUT = tuple(
    (Hex(pair[:2]), Hex(pair[2:]))
    for pair in (
        "A1B1", "A2A3", "A4B5", "B2B3", "B4C4", "C5D5", "C6D7", "D1E1", "D2D3", "D4E4",
        "F1F2", "G4G3", "F5F4", "G1G2",
    )
)  # fmt: skip

SINGLES = Building(stock_of(BOX))
PAIRS = Building(stock_of(revised(BOX, {"tiles": TILES, "assumed": ()})))


def drawn(spaces: Mapping[Hex, str]) -> str:
    """Rows A to G, a word a space, `.` where nothing lies; rows with nothing are left out."""
    rows = ((row, [spaces.get(at, ".") for at in HEXES if at[0] == row]) for row in ROWS)
    return "\n".join(f"{row} {' '.join(words)}" for row, words in rows if set(words) != {"."})
