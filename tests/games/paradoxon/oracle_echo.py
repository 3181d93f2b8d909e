"""Echo in the second PARADOXON (X7)."""

from tests.games.paradoxon.oracle_items import Items
from tests.games.paradoxon.oracle_table import Play, items, shared


class Echo(Items):
    def cards(self) -> list[str]:
        assert self.paradox
        return [card for card, _ in self.row["echo"]] + self.hand["echo"] + [self.paradox[0]]

    def echos_turn(self) -> Play:
        if self.keep == "echo":
            self.hand["echo"] = []
            self.hand["echo"] = [(yield from self.card_of_table("reveal"))]
        (plan,) = self.hand["echo"]
        self.open["echo"] = plan
        self.tell(revealed=plan)
        self.turn_what_shares(plan)
        place = yield from self.plans()
        if place is None:
            self.tell(plan="none")
        yield from self.rest(place)

    def turn_what_shares(self, plan: str) -> None:
        assert self.paradox
        lying = [("echo", card) for card, _ in self.row["echo"]]
        lying += [(self.players[0], card) for card, _ in self.row[self.players[0]]]
        lying.append(("paradox", self.paradox[0]))
        shares = [(at, card) for at, card in lying if set(items(card)) & set(items(plan))]
        if self.keep == "echo":
            self.tell(rotate=[card for _, card in shares], showing=items(plan))
        else:
            for at, card in shares:
                self.turn_card(at, card, "echo")

    def plans(self) -> Play:
        """The place of the card that is out, and how it went."""
        places = ["left", "right", "plan", "paradox"]
        for plan in "ab":
            if plan == "b":
                left = self.row["echo"].pop(0)[0]
                self.deck.append(left if self.keep == "all" else "?")
                self.tell(discarded="display", card=left, who="echo")
                yield from self.draw_open()
            cards = self.cards()
            at = shared(cards, 2)
            self.tell(plan=plan, done="no" if at is None else "yes")
            if at is not None:
                self.take(at)
                self.box.append(cards[at])
                self.tell(eliminated=cards[at], from_=places[at])
                return places[at]
        at = shared(cards, 1)
        if at is None:
            return None
        self.take(at)
        self.fade(cards[at], places[at])
        return places[at]

    def draw_open(self) -> Play:
        card = self.top()
        if card == "?":
            card = yield from self.card_of_table("drawn")
        self.row["echo"].append([card, ""])
        self.tell(drew=1, who="echo", deck=len(self.deck), card=card)
        yield from self.echos_side(card)

    def echos_side(self, card: str) -> Play:
        if self.keep == "all":
            yield from self.side("echo", card)
        else:
            self.tell(laid=card, at="echo")

    def take(self, at: int) -> None:
        if at < 2:
            del self.row["echo"][at]
        elif at == 2:
            self.hand["echo"] = []
        else:
            self.paradox = None

    def rest(self, place: str | None) -> Play:
        if place in ("left", "right"):
            plan = self.hand["echo"].pop()
            self.row["echo"].append([plan, ""])
            yield from self.echos_side(plan)
        elif place is None and self.rule["echo-none"] == "keep":
            if self.keep == "echo":
                self.hand["echo"] = []
            return
        elif place in ("paradox", None):
            plan = self.hand["echo"].pop()
            self.deck.append(plan if self.keep == "all" else "?")
            self.tell(discarded="plan", card=plan, who="echo")
            self.open["echo"] = None
        self.draw("echo")
        if place == "paradox":
            yield from self.new_paradox()
