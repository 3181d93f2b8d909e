"""Random tables of PARADOMINETOR, as a file has them, and words that somebody might say."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from companion.games.paradominetor.facts import PointScored, ShownPassed, TurnedOver
from companion.games.paradominetor.setup_file import deal
from companion.games.paradominetor.state import RULINGS
from companion.games.paradominetor.tiles import BACKS, BLACK, COLOURS, tiles_of

Tree = dict[str, Any]

_TILES: Final = tuple(dict.fromkeys(tiles_of(COLOURS)))
_FRONTS: Final = (*BACKS, BLACK)

# The facts that open a back (T5.2, T5.3), or what was passed to one alone.
OPENS: Final = (TurnedOver, PointScored, ShownPassed)
# The beginnings of what may be said though no option lists it: a back may be told (T8.2).
# or a trick by its winners (T8.4).
UNLISTED: Final = ("set", "single", "paradox", "all-black", *_TILES)


def random_tree(dice: Random) -> Tree:
    """Any table: three to five players, hands known or not, passed or not, odd rulings."""
    players = dice.sample(("ann", "bob", "cy", "di", "ed"), dice.choice((3, 3, 4, 5)))
    rulings = {name: dice.choice(values) for name, values in RULINGS.items() if dice.random() < 0.5}
    tree: Tree = {
        "players": players, "rulings": rulings, "chance": dice.choice(("table", "app")),
        "lead": dice.choice(players), "pass": dice.choice(("left", "right", "done")),
    }  # fmt: skip
    if dice.random() < 0.2:
        return {**tree, "keep": "score"}
    sets = dice.sample(COLOURS, len(players))
    tree["sets"] = sets
    if dice.random() < 0.5:
        hands = zip(players, deal(tuple(sets), lambda: dice), strict=True)
        tree["hands"] = {who: list(hand) for who, hand in hands}
    elif dice.random() < 0.7:
        tree["hands"] = {}
    return tree


def other_deal(tree: Tree, dice: Random) -> Tree | None:
    """The same table, but for three tiles of a timeframe that two of them have exchanged."""
    if not tree.get("hands"):
        return None
    one, other = dice.sample(tree["players"], 2)
    hands = {who: list(hand) for who, hand in tree["hands"].items()}
    for place in dice.sample(range(15), 3):
        mine = hands[one][place]
        theirs = next(at for at, tile in enumerate(hands[other]) if _back(tile) == _back(mine))
        hands[one][place], hands[other][theirs] = hands[other][theirs], mine
    return {**tree, "hands": hands}


def _back(tile: str) -> str:
    return "past" if tile == BLACK else tile.split("-")[2]


def random_words(players: tuple[str, ...], dice: Random) -> str:
    """A word of the contract, whole or cut short, or none."""
    tile, front = dice.choice(_TILES), dice.choice(_FRONTS)
    colour = dice.choice((*COLOURS, "pink"))
    some = " ".join(dice.choice((*players, *players, "zoe")) for _ in range(dice.randrange(5)))
    three = " ".join(dice.choice((*_TILES, *_FRONTS)) for _ in range(dice.choice((1, 2, 3, 3, 4))))
    return dice.choice((
        tile, front, front, tile.replace("-", " "), front.replace("-", " "), f"play {front}",
        f"play {tile}", "play", colour, f"{colour} {dice.randrange(8)}", BLACK,
        f"black as {colour}", f"play black as {colour}", f"{front} as {colour}", "black as",
        "black 0", "black past", f"{colour} {dice.randrange(8)} {dice.choice(('past', 'soon'))}",
        f"pass {three}", "pass", f"pass {three} now", f"earliest {some}".strip(),
        f"single {some}".strip(), f"paradox {some}".strip(), f"paradox {some}".strip(),
        "all-black", "all-black now", "single", "hop", "4", "red-7",
    ))  # fmt: skip


def nearly(option: str, dice: Random) -> str:
    """An option with something left out, added, in another order or in other words."""
    first, *rest = option.split()
    match dice.randrange(6):
        case 0 if rest:
            rest = rest[:-1]
        case 1:
            dice.shuffle(rest)
        case 2 if rest:
            rest[dice.randrange(len(rest))] = dice.choice(_TILES)
        case 3:
            rest.append(dice.choice((dice.choice(_TILES), "past", "future", "as")))
        case 4:
            rest = [word.rpartition("-")[0] or word for word in rest]
            first = first.rpartition("-")[0] or first
        case _:
            first = first.replace("-", " ") if first in (*_TILES, *_FRONTS) else first
    return " ".join((first, *rest))


def random_correction(players: tuple[str, ...], dice: Random) -> str:
    def fact() -> str:
        who = dice.choice((*players, *players, *players, "zoe"))
        return dice.choice((
            f"{who} full {dice.randrange(17)}", f"{who} half {dice.randrange(17)}",
            f"{who} half {dice.randrange(5)}", f"trick {dice.randrange(18)}",
            f"trick {dice.randrange(1, 16)}", f"lead {who}", f"lead {who}", f"{who} full many",
            f"{who} hops", "trick", "table 3",
        ))  # fmt: skip

    return " and ".join(("set " + fact(), *(fact() for _ in range(dice.choice((0, 0, 1, 2))))))
