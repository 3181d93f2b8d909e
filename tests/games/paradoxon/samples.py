"""Random tables of PARADOXON, as a file has them, and words that somebody might say."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from companion.games.paradoxon.cards import CARDS, ITEMS, cards_of
from companion.games.paradoxon.facts import (
    Drew,
    Faded,
    Opened,
    Over,
    Paradox,
    Revealed,
    Scored,
    ShownDrew,
    ShownGot,
    ShownSaw,
)
from companion.games.paradoxon.state import RULINGS

Tree = dict[str, Any]

# The facts that show a card of the deck, to all or to one (X11); what is scored may end the game.
OPENS: Final = (
    Drew, Faded, Opened, Paradox, Revealed, ShownDrew, ShownSaw, ShownGot, Scored, Over,
)  # fmt: skip
# The beginnings of what may be said though no option lists it.
UNLISTED: Final = ("set", "worth")

_COLOURS: Final = ("pink", "yellow", "lilac", "green")


def random_tree(dice: Random) -> Tree:
    """Any table: for two and alone, every `keep`, odd rulings, chance of both."""
    keep = dice.choice(("all", "all", "all", "score", "echo"))
    solo = keep == "echo" or (keep == "all" and dice.random() < 0.5)
    players = dice.sample(("ann", "bob", "cy", "di"), 1 if solo else 2)
    rulings = {name: dice.choice(values) for name, values in RULINGS.items() if dice.random() < 0.5}
    tree: Tree = {"players": players, "keep": keep, "rulings": rulings}
    tree |= {"first": dice.choice(players), "chance": dice.choice(("table", "app"))}
    if keep == "score":
        return {**tree, "deck": str(dice.randrange(12))}
    colours = tuple(dice.sample(_COLOURS, 3))
    cards = list(cards_of(colours))  # type: ignore[arg-type]
    dice.shuffle(cards)
    tree["colours"] = list(colours)
    if keep == "echo":
        lying = {"echo": cards[:2], "paradox": cards[2]}
        return {**tree, **lying, "deck": str(dice.randrange(12))}
    return {**tree, "deck": cards}


def other_deal(tree: Tree, dice: Random) -> Tree | None:
    """The same table, but for two cards that lie in the deck after the set-up."""
    if tree["keep"] != "all":
        return None
    deck = list(tree["deck"])
    one, other = dice.sample(range(9, len(deck)), 2)
    deck[one], deck[other] = deck[other], deck[one]
    return {**tree, "deck": deck}


def random_words(_players: tuple[str, ...], dice: Random) -> str:
    """A word of the contract, whole or cut short, or none."""
    card, item = dice.choice((*CARDS, "keys-hat", "phone-keys", "keys")), dice.choice(ITEMS)
    other, near = dice.choice(CARDS), dice.choice((*ITEMS, "hat"))
    points, source = dice.randrange(5), dice.choice(("plan", "own", "theirs", "extra", "hat"))
    verb = dice.choice(("discard", "return", "rotate", "trade", "score", "keep", "steal", "card"))
    return dice.choice((
        f"near {near}", "near", f"lay {card} {near}", f"give {card} {item}", f"lay {card}",
        f"swap {card} {item}", f"{verb} {card}", f"{verb} {card}", f"{verb} {card}", verb,
        f"use {near} on {card}", f"use {item}", "use", "use on", "score plan", "score paradox",
        f"score {points} {source}", f"score {points} paradox", "trade plan", "done", "no",
        "leave", "fragment", "steal", "empty", "end", "end now", "hop", "",
        f"worth {card} {other} {item} {card} {near}", f"worth {card}",
    ))  # fmt: skip


def random_correction(players: tuple[str, ...], dice: Random) -> str:
    def fact() -> str:
        who, card = dice.choice((*players, "echo", "zoe")), dice.choice(CARDS)
        place = dice.choice(("left", "right", "paradox", "plan"))
        return dice.choice((
            f"{who} points {dice.randrange(18)}", f"deck {dice.randrange(14)}", "fading none",
            f"turn {who}", f"{place} {card}", f"{place} {card} {card.split('-')[1]}",
            f"{who} hops", f"{place} hat", "deck many",
        ))  # fmt: skip

    return " and ".join(("set " + fact(), *(fact() for _ in range(dice.choice((0, 0, 1))))))
