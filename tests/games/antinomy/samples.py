"""Random tables of Antinomy, as a file has them, and words that somebody might say."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from companion.games.antinomy.cards import CARDS, COLOURS, RELIC, RELICS
from companion.games.antinomy.facts import HandShown, Paradox
from companion.games.antinomy.state import HAND, RULINGS, SPACES, UNKNOWN

Tree = dict[str, Any]

# The facts that open a hand to all (A9.1).
OPENS: Final = (HandShown, Paradox)
# The beginnings of what may be said though no option lists it.
UNLISTED: Final = ("set",)


def random_tree(dice: Random) -> Tree:
    """Any table: hands known in part, odd rulings, another circle of colours, chance of both."""
    players = dice.sample(("ann", "bob", "cy", "di"), 2)
    rulings = {name: dice.choice(values) for name, values in RULINGS.items() if dice.random() < 0.5}
    tree: Tree = {"players": players, "rulings": rulings, "chance": dice.choice(("table", "app"))}
    if dice.random() < 0.3:
        tree["codex-order"] = dice.sample(COLOURS, len(COLOURS))
    if dice.random() < 0.15:
        return {**tree, "keep": "score", "codex": dice.choice(COLOURS)}
    deck = dice.sample(CARDS, len(CARDS))
    tree["continuum"] = [deck.pop() for _ in SPACES]
    tree["hands"] = {who: [deck.pop() for _ in range(HAND)] for who in players}
    for hand in tree["hands"].values():
        for place in dice.sample(range(HAND), dice.choice((0, 0, 0, 1, 2, 3))):
            hand[place] = UNKNOWN
    return tree


def other_deal(tree: Tree, dice: Random) -> Tree | None:
    """The same table, but for the hand of one of them and the card under the Codex."""
    if "hands" not in tree or any(UNKNOWN in hand for hand in tree["hands"].values()):
        return None
    whose, other = dice.sample(tree["players"], 2)
    open_cards = (*tree["continuum"], *tree["hands"][other])
    free = [card for card in CARDS if card not in open_cards]
    return {**tree, "hands": {whose: dice.sample(free, HAND), other: tree["hands"][other]}}


def random_words(players: tuple[str, ...], dice: Random) -> str:
    """A word of the contract, whole or cut short, or none."""
    cards = (*CARDS, "skull-1", "4-green-ring", "blue-9", "blue", "1-blue-key")
    there = dice.choice((*COLOURS, *RELICS, *CARDS))
    way = ("forward", "back", "back to", "to", "back 3", "to 5", "back to 12", "back to 7",
           f"back to {there}", f"back to {there}", "hop", "", "forward 3")  # fmt: skip
    some = " ".join(dice.sample(cards, dice.randrange(5)))
    return dice.choice((
        f"place {dice.randrange(12)}", "place", "place here", "place 3 4",
        f"play {dice.choice(cards)} {dice.choice(way)}".strip(), "play",
        f"declare {some}".strip(), "declare", "no", "no thanks", "left", "right", "right now",
        f"order {some}".strip(), f"hand {some}".strip(), f"top {some}".strip(),
        f"{dice.choice(('paradox', 'clash'))} {dice.choice((*players, 'none', 'zoe'))}",
        "paradox", "clash", "clash none none", "hop", "forward",
    ))  # fmt: skip


def nearly(option: str, dice: Random) -> str:
    """An option with something left out, added, in another order or in other words."""
    first, *rest = option.split()
    match dice.randrange(5):
        case 0:
            rest = rest[:-1]
        case 1:
            dice.shuffle(rest)
        case 2 if rest:
            rest[dice.randrange(len(rest))] = dice.choice(CARDS)
        case 3:
            rest.append(dice.choice(CARDS))
        case _:
            rest = [f"{word}-{RELIC[word]}" if word in RELIC else word for word in rest]
    return " ".join((first, *rest))


def random_correction(players: tuple[str, ...], dice: Random) -> str:
    def fact() -> str:
        who = dice.choice((*players, *players, *players, "zoe"))
        return dice.choice((
            f"{who} at {dice.randrange(11)}", f"{who} crystals {dice.randrange(6)}",
            f"{who} crystals {dice.randrange(5)}", f"codex {dice.choice((*COLOURS, 'pink'))}",
            f"turn {who}", f"{who} crystals many", f"{who} hops",
        ))  # fmt: skip

    return " and ".join(("set " + fact(), *(fact() for _ in range(dice.choice((0, 0, 1))))))
