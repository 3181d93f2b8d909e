"""A second PARADOXON, written from docs/law/paradoxon.md and the contract alone.

The game is one coroutine: it runs down the law as a person reads it, stops where somebody is asked
and goes on with the word that is said. Cards are words, displays are lists of pairs, facts are the
dictionaries of a table script. It shares no line with companion/. Here: cards and what moves them;
`oracle_items.py` has the items, `oracle_echo.py` Echo, `oracle.py` the game.
"""

from collections import Counter
from collections.abc import Generator, Iterable
from itertools import combinations, product
from typing import Any

Fact = dict[str, Any]
Asked = tuple[str, str, list[str]]  # who, what, options
Play = Generator[Asked, str, Any]

SUITS = {
    "pink": "flowers poetry chocolates ring",
    "yellow": "map mask gun armor",
    "lilac": "keys phone wallet tickets",
    "green": "aces money drink knife",
}
BANDS = [(21, "master"), (18, "saved"), (15, "sacrifice"), (0, "lost")]


def name(items: Iterable[str]) -> str:
    return "-".join(sorted(items))


def items(card: str) -> list[str]:
    return card.split("-")


def flip(card: str, near: str) -> str:
    return next(item for item in items(card) if item != near)


def all_cards(colours: Iterable[str]) -> list[str]:
    return [name(pair) for colour in colours for pair in combinations(SUITS[colour].split(), 2)]


def value(card: str, display: list[list[str]]) -> int:
    """X5.3, by trying every way to see the two items on the display."""
    cells = [
        (item, near == item) for scored, near in display for item in items(scored) if scored != card
    ]
    one, other = items(card)
    ones = [side for item, side in cells if item == one]
    others = [side for item, side in cells if item == other]
    best = 1 if ones or others else 0
    for a, b in product(ones, others):
        best = max(best, 3 if a is b else 2)
    return best


def shared(inventory: list[str], least: int) -> int | None:
    """X7.4, X7.6: the first card with so many items that are there more than once."""
    times = Counter(item for card in inventory for item in items(card))
    for at, card in enumerate(inventory):
        if sum(times[item] > 1 for item in items(card)) >= least:
            return at
    return None


class GameOverNow(Exception):
    pass


class Table:
    """One table: the state, what is told, and the cards that move."""

    def __init__(self, tree: dict[str, Any]) -> None:
        self.keep = tree.get("keep", "all")
        self.players: list[str] = tree["players"]
        self.solo = len(self.players) == 1
        self.names: list[str] = [*self.players, "echo"] if self.solo else list(self.players)
        self.rule = {"item-twice": "yes", "look-short": "look", "echo-none": "replace",
                     "armor-scope": "their display", "item-scoring": "turn goes on",
                     **tree.get("rulings", {})}  # fmt: skip
        self.colours = tree.get("colours", ["pink", "yellow", "lilac"])
        self.hand: dict[str, list[str]] = {who: [] for who in self.names}
        self.row: dict[str, list[list[str]]] = {who: [] for who in self.names}
        self.piles: dict[str, dict[int, list[str]]] = {
            who: {1: [], 2: [], 3: []} for who in self.names
        }
        self.open: dict[str, str | None] = dict.fromkeys(self.names)
        self.box: list[str] = []
        self.fading: str | None = None
        self.paradox: list[Any] | None = None
        self.won: str | None = None
        self.used: list[str] = []
        self.turns = 0
        self.armored = 0
        self.turn_is_over = False
        self.first = tree["first"]
        self.me = self.first
        if self.keep == "all":
            self.deck: list[str] = list(tree["deck"])
        else:
            self.deck = ["?"] * int(tree.get("deck", 11))
        if self.keep == "echo":
            self.row["echo"] = [[card, ""] for card in tree["echo"]]
            self.paradox = [tree["paradox"], ""]
        self.facts: list[Fact] = []
        self.shown: list[Fact] = []
        self.asked: Asked | None = None

    def tell(self, **fact: Any) -> None:
        told = {key.rstrip("_"): value for key, value in fact.items() if value is not None}
        self.facts.append(told)

    def ask(self, who: str, what: str, options: list[str]) -> Play:
        """Nothing is asked where only one thing can be said, but a turn always is."""
        if what != "turn" and len(options) == 1:
            return options[0]
        who = self.players[0] if who == "echo" else who
        word = yield (who, what, options)
        assert word in options, (word, options)
        return word

    def pick(self, who: str, what: str, verb: str, cards: Iterable[str]) -> Play:
        word = yield from self.ask(who, what, [f"{verb} {card}" for card in cards])
        return word.split()[1]

    def sided(self, verb: str, cards: Iterable[str]) -> list[str]:
        return [f"{verb} {card} {item}" for card in cards for item in items(card)]

    def rival(self, who: str) -> str:
        return self.names[1 - self.names.index(who)]

    def total(self, who: str) -> int:
        return sum(points * len(cards) for points, cards in self.piles[who].items())

    def faces(self, who: str) -> list[tuple[str, str]]:
        """X4.2: (item, card)."""
        found = [(near, card) for card, near in self.row[who]]
        found += [(flip(card, near), card) for card, near in self.row[self.rival(who)] if near]
        if self.paradox and self.paradox[1]:
            found.append((self.paradox[1], self.paradox[0]))
        return [(item, card) for item, card in found if item]

    def lay_plans_open(self) -> None:
        """X8.15."""
        if self.keep != "all" or not self.turns or self.won:
            return
        for who in self.names:
            if len(self.hand[who]) != 1 or (who == "echo" and self.me == "echo"):
                if self.open[who] not in self.hand[who]:
                    self.open[who] = None
                continue
            plan = self.hand[who][0]
            drinks = any(item == "drink" for item, _ in self.faces(who))
            if drinks and self.open[who] != plan:
                self.tell(revealed=plan)
            self.open[who] = plan if drinks else None

    # Cards that move

    def top(self) -> str:
        if not self.deck:
            self.finish("deck")
        return self.deck.pop(0)

    def draw(self, who: str, times: int = 1) -> None:
        for _ in range(times):
            card = self.top()
            self.tell(drew=1, who=who, deck=len(self.deck))
            if card != "?":
                self.hand[who].append(card)
                if who != "echo":
                    self.shown.append({"to": who, "drew": card})

    def own(self, who: str) -> list[str]:
        return self.hand[who] + [card for card, _ in self.row[who]]

    def put_away(self, who: str, card: str, top: bool) -> None:
        """Discard under the deck, or return on top of it."""
        if card in self.hand[who]:
            known = card if self.open[who] == card else None
            self.hand[who].remove(card)
            self.open[who] = None if known else self.open[who]
            place = "hand"
        else:
            known, place = card, "display"
            self.row[who] = [pair for pair in self.row[who] if pair[0] != card]
        self.to_deck(card, top)
        self.tell(**{"returned" if top else "discarded": place}, card=known, who=who)

    def to_deck(self, card: str, top: bool) -> None:
        self.deck.insert(0 if top else len(self.deck), card)

    def lay(self, who: str, card: str, item: str, at: str) -> None:
        self.hand[who].remove(card)
        self.row[at].append([card, item])
        self.tell(laid=card, near=item, at=at, who=who)

    def turn_card(self, at: str, card: str, by: str) -> None:
        pair = self.paradox if at == "paradox" else None
        if pair is None:
            pair = next(one for one in self.row[at] if one[0] == card)
        pair[1] = flip(card, pair[1])
        self.tell(rotated=card, near=pair[1], at=at, by=by)

    def gain(self, who: str, card: str, points: int, source: str, of: str | None = None,
             by: str | None = None) -> None:  # fmt: skip
        """X5.4, X6.1."""
        if self.keep == "all":
            self.tell(scored=card, points=points, from_=source, who=who, of=of, by=by)
        else:
            self.tell(points=points, from_=source, who=who, by=by)
        if of == "echo":
            self.fading = None
        elif of:
            self.piles[of][1].remove(card)
            if of != who:
                self.tell(total=self.total(of), who=of)
        self.piles[who][points].append(card)
        self.count(who)

    def count(self, who: str) -> None:
        self.tell(total=self.total(who), who=who)
        if self.total(who) >= 16 and not self.solo:
            self.finish("points")

    def finish(self, why: str) -> None:
        """X6.2, X6.3, X7.9."""
        if self.solo:
            points = self.total(self.players[0])
            self.won = next(word for least, word in BANDS if points >= least)
            self.tell(over=why, points=points, verdict=self.won)
        else:
            scores = {who: self.total(who) for who in self.names}
            best = [who for who in self.names if scores[who] == max(scores.values())]
            self.won = self.me if self.me in best else best[0]
            self.tell(over=why, won=self.won, **scores)
        raise GameOverNow

    def open_card(self, at: str) -> Play:
        card = self.top()
        self.row[at].append([card, ""])
        self.tell(drawn=card, at=at)
        yield from self.side(at, card)

    def side(self, at: str, card: str) -> Play:
        item = yield from self.pick(self.players[0], "near", "near", items(card))
        next(pair for pair in self.row[at] if pair[0] == card)[1] = item
        self.tell(laid=card, near=item, at=at, who=self.players[0])

    def point_paradox(self, who: str) -> Play:
        assert self.paradox
        item = yield from self.pick(who, "near", "near", items(self.paradox[0]))
        self.paradox[1] = item
        self.tell(paradox=self.paradox[0], near=item)

    def new_paradox(self) -> Play:
        card = self.top()
        if card == "?":
            card = yield from self.card_of_table("paradox")
        self.paradox = [card, ""]
        self.tell(paradox=card)
        if self.keep == "all":
            yield from self.point_paradox(self.me)

    def card_of_table(self, what: str) -> Play:
        """X9.2."""
        seen = {card for card, _ in self.row["echo"]} | set(self.hand["echo"]) | set(self.box)
        seen |= {self.fading} if self.fading else set()
        seen |= {self.paradox[0]} if self.paradox else set()
        for pile in self.piles[self.players[0]].values():
            seen |= set(pile)
        cards = [card for card in all_cards(self.colours) if card not in seen]
        return (yield from self.pick("table", what, "card", cards))

    def fade(self, card: str, place: str) -> None:
        if self.fading:
            self.box.append(self.fading)
            self.tell(boxed=self.fading)
        self.fading = card
        self.tell(faded=card, from_=place)
