"""The sixteen items of the second PARADOXON (X8)."""

from typing import Any

from tests.games.paradoxon.oracle_table import Play, Table, items, value


class Items(Table):
    def use(self, me: str, item: str, card: str, by: str | None = None) -> Play:
        self.tell(used=item, card=card, who=me, by=by)
        yield from getattr(self, f"item_{item}")(me)
        yield from self.three_cards(me)

    def three_cards(self, me: str) -> Play:
        """X4.4."""
        for who in (self.rival(me), me):
            while len(self.row[who]) < 2 and len(self.hand[who]) > 1:
                yield from self.lay_one(who, self.hand[who])

    def lay_one(self, who: str, cards: list[str]) -> Play:
        word = yield from self.ask(who, "equip", self.sided("lay", cards))
        _, card, item = word.split()
        self.lay(who, card, item, who)
        return card, item

    def return_one(self, me: str, cards: list[str]) -> Play:
        card = yield from self.pick(me, "return", "return", cards)
        self.put_away(me, card, top=True)

    def discard_one(self, me: str) -> Play:
        card = yield from self.pick(me, "discard", "discard", self.own(me))
        self.put_away(me, card, top=False)

    def item_flowers(self, me: str) -> Play:
        for _ in range(2):
            plan = self.hand[me][0]
            cards = [card for card, _ in self.row[me]]
            options = [f"swap {card} {item}" for card in cards for item in items(plan)]
            word = yield from self.ask(me, "swap", [*options, "done"])
            if word == "done":
                return
            _, card, item = word.split()
            self.row[me][cards.index(card)] = [plan, item]
            self.hand[me] = [card]
            self.tell(swapped=card, who=me)
            self.tell(laid=plan, near=item, at=me, who=me)

    def item_poetry(self, me: str) -> Play:
        self.draw(me, 2)
        yield from self.return_one(me, self.own(me))
        yield from self.return_one(me, self.own(me))

    def item_chocolates(self, me: str) -> Play:
        before = list(self.hand[me])
        self.draw(me, 2)
        two = [card for card in self.hand[me] if card not in before]
        laid, _ = yield from self.lay_one(me, two)
        two.remove(laid)
        self.put_away(me, two[0], top=False)
        yield from self.return_one(me, [card for card, _ in self.row[me]])

    def item_ring(self, me: str) -> Play:
        gifts = {}
        for who in (me, self.rival(me)):
            cards = [card for card, _ in self.row[who]]
            word = yield from self.pick(who, "trade", "trade", [*cards, "plan"])
            plan = self.hand[who][0]
            card = plan if word == "plan" else word
            gifts[who] = card
            told = self.open[who] if word == "plan" else card
            self.tell(traded="plan" if word == "plan" else "display", card=told, who=who)
        you = self.rival(me)
        mine, theirs = gifts[me], gifts[you]
        places = {pair[0]: at for at, pair in enumerate(self.row[you])}
        for who, given in gifts.items():
            if given in self.hand[who]:
                self.hand[who].remove(given)
            elif who != "echo":
                self.row[who] = [pair for pair in self.row[who] if pair[0] != given]
        self.hand[me].append(theirs)
        self.shown.append({"to": me, "got": theirs})
        if you == "echo":
            if theirs in places:
                self.row[you][places[theirs]] = [mine, ""]
                yield from self.side(you, mine)
            else:
                self.hand[you].append(mine)
        else:
            self.hand[you].append(mine)
            self.shown.append({"to": you, "got": mine})

    def item_map(self, me: str) -> Play:
        one, other = (card for card, _ in self.row[me])
        card = yield from self.pick(me, "rotate", "rotate", [one, other])
        self.turn_card(me, card, me)
        rest = other if card == one else one
        word = yield from self.ask(me, "rotate", [f"rotate {rest}", "done"])
        if word != "done":
            self.turn_card(me, rest, me)

    def item_mask(self, me: str) -> Play:
        self.draw(me)
        yield from self.discard_one(me)

    def look(self, me: str, wanted: int) -> list[str]:
        if len(self.deck) < wanted and self.rule["look-short"] == "ends":
            self.finish("deck")
        seen = self.deck[:wanted]
        self.tell(looked=len(seen), who=me)
        if seen:
            self.shown.append({"to": me, "saw": seen})
        return seen

    def item_gun(self, me: str, wanted: int = 2, verbs: tuple[str, ...] = ("return", "discard")
                 ) -> Play:  # fmt: skip
        seen = self.look(me, wanted)
        del self.deck[: len(seen)]
        while seen:
            options = [f"{verb} {card}" for card in seen for verb in verbs]
            verb, card = (yield from self.ask(me, "peek", options)).split()
            seen = [one for one in seen if one != card]
            self.to_deck(card, verb == "return")
            self.tell(**{f"{verb}ed": "deck"}, who=me)

    def item_tickets(self, me: str) -> Play:
        yield from self.item_gun(me, 4, ("return",))

    def item_armor(self, me: str) -> Play:
        you = self.rival(me)
        word = yield from self.ask(you, "armor", ["fragment", "no"])
        if word == "fragment":
            plan = self.hand[you].pop()
            if you == "echo":
                self.fade(plan, "plan")
            else:
                self.gain(you, plan, 1, "plan", by="armor")
            self.draw(you)
        self.armored += 1
        for _ in range(2):
            borrowed = [(near, card) for card, near in self.row[you]]
            if self.rule["armor-scope"] == "any item facing them":
                borrowed = self.faces(you)
            options = [f"use {item} on {card}" for item, card in borrowed if item != "armor"]
            if options:
                _, item, _, card = (yield from self.ask(me, "item", options)).split()
                yield from self.use(me, item, card, "armor")
        self.armored -= 1

    def item_keys(self, me: str) -> Play:
        self.draw(me)
        yield from self.return_one(me, [card for card, _ in self.row[me]])
        card, item = yield from self.lay_one(me, self.hand[me])
        if item != "armor" or not self.armored:
            yield from self.use(me, item, card, "keys")

    def item_phone(self, me: str) -> Play:
        yield from self.discard_one(me)
        yield from self.discard_one(me)
        self.draw(me, 2)

    def item_wallet(self, me: str) -> Play:
        you = self.rival(me)
        card = yield from self.pick(me, "rotate", "rotate", [card for card, _ in self.row[you]])
        self.turn_card(you, card, me)

    def item_aces(self, me: str) -> Play:
        seen = self.look(me, 1)
        if not seen:
            return
        (card,) = seen
        points = value(card, self.row[me])
        options = [f"discard {card}", f"keep {card}", "leave"] + [f"score {card}"] * (points > 0)
        match (yield from self.ask(me, "aces", options)).split():
            case ["score", _]:
                self.deck.pop(0)
                self.gain(me, card, points, "deck")
                self.scored_by_item()
            case ["discard", _]:
                self.deck.append(self.deck.pop(0))
                self.tell(discarded="deck", who=me)
            case ["keep", _]:
                self.hand[me].append(self.deck.pop(0))
                self.tell(kept=1, who=me)
                yield from self.return_one(me, [one for one in self.own(me) if one != card])
            case _:
                pass

    def item_money(self, me: str) -> Play:
        self.draw(me)
        yield from self.return_one(me, self.own(me))
        you = self.rival(me)
        theirs = ([self.fading] if self.fading else []) if you == "echo" else self.piles[you][1]
        if len(self.piles[me][1]) < len(theirs):
            card = yield from self.pick(me, "steal", "steal", theirs)
            self.steal(me, you, card, card)

    def steal(self, me: str, you: str, card: str, told: Any) -> None:
        self.tell(stolen=told, of=you, who=me)
        if you == "echo":
            self.fading = None
        else:
            self.piles[you][1].remove(card)
            self.tell(total=self.total(you), who=you)
        self.piles[me][1].append(card)
        self.count(me)

    def item_drink(self, me: str) -> Play:
        for card, _ in list(self.row[me]):
            self.turn_card(me, card, me)
        yield from ()

    def item_knife(self, me: str) -> Play:
        you = self.rival(me)
        plan = self.hand[you][0]
        self.tell(looked="plan", who=me, of=you)
        self.shown.append({"to": me, "saw": [plan]})
        points = value(plan, self.row[me])
        if points:
            word = yield from self.ask(me, "knife", [f"score {plan}", "no"])
            if word != "no":
                self.hand[you].remove(plan)
                self.gain(me, plan, points, "knife")
                self.draw(you)
                self.scored_by_item()

    def scored_by_item(self) -> None:
        if self.rule["item-scoring"] == "ends it":
            self.turn_is_over = True
