"""The second PARADOXON as a game: set-up, turns, score, and the state that is compared."""

from typing import Any

from tests.games.paradoxon.oracle_echo import Echo
from tests.games.paradoxon.oracle_table import GameOverNow, Play, value


class Second(Echo):
    """One game. `say` takes a word of whoever is asked; `asked` is None at the end."""

    def __init__(self, tree: dict[str, Any]) -> None:
        super().__init__(tree)
        self.run = self.game()
        self.go(None)

    def go(self, word: str | None) -> None:
        self.facts, self.shown = [], []
        try:
            self.asked = next(self.run) if word is None else self.run.send(word)
        except StopIteration:
            self.asked = None
        self.lay_plans_open()

    def say(self, word: str) -> None:
        self.go(word)

    def game(self) -> Play:
        try:
            if self.keep == "all":
                yield from self.set_up()
            while True:
                yield from self.one_turn()
        except GameOverNow:
            return

    def set_up(self) -> Play:
        """X2, X7.1."""
        me = self.players[0]
        self.paradox = [self.top(), ""]
        self.tell(paradox=self.paradox[0])
        yield from self.point_paradox(me if self.solo else "table")
        if self.solo:
            yield from self.open_card("echo")
        for who in self.players:
            self.draw(who, 4)
        starter = self.players.index(self.first)
        for who in self.players[starter:] + self.players[:starter]:
            yield from self.deal(who)
        if self.solo:
            yield from self.open_card(me)
            self.draw("echo")

    def deal(self, who: str) -> Play:
        left = {"lay", "give", "discard", "return"} - ({"return"} if self.solo else set())
        while left:
            hand = self.hand[who]
            options = [
                option
                for verb in sorted(left)
                for option in (
                    self.sided(verb, hand)
                    if verb in ("lay", "give")
                    else [f"{verb} {card}" for card in hand]
                )
            ]
            verb, card, *rest = (yield from self.ask(who, "deal", options)).split()
            if verb in ("lay", "give"):
                self.lay(who, card, rest[0], who if verb == "lay" else self.rival(who))
                left -= {verb}
            else:
                self.put_away(who, card, top=verb == "return")
                left -= {"discard", "return"}

    def one_turn(self) -> Play:
        self.turns += 1
        self.used = []
        self.turn_is_over = False
        self.tell(turn=self.me)
        if self.me == "echo":
            yield from self.echos_turn()
        elif self.keep == "all":
            while not self.turn_is_over:
                yield from self.word_of_turn()
        else:
            while not self.turn_is_over:
                yield from self.score_word()
        self.me = self.rival(self.me)

    def word_of_turn(self) -> Play:
        """X4, X5."""
        me, row = self.me, self.row[self.me]
        options = []
        if len(self.used) < 2:
            uses = [f"use {item} on {card}" for item, card in self.faces(me)]
            options = [w for w in uses if self.rule["item-twice"] == "yes" or w not in self.used]
        assert self.paradox
        options += ["score plan"] * (value(self.hand[me][0], row) > 0)
        options += ["score paradox"] * (value(self.paradox[0], row) > 0)
        fragments = {card: who for who in self.names for card in self.piles[who][1]}
        if self.fading:
            fragments[self.fading] = "echo"
        options += [f"score {card}" for card in fragments if value(card, row) > 1]
        word = yield from self.ask(me, "turn", [*options, "end"])
        match word.split():
            case ["use", item, _, card]:
                self.used.append(word)
                yield from self.use(me, item, card)
                return
            case ["score", "plan"]:
                plan = self.hand[me].pop()
                self.gain(me, plan, value(plan, row), "plan")
                self.draw(me)
            case ["score", "paradox"]:
                card = self.paradox[0]
                self.paradox = None
                self.gain(me, card, value(card, row), "paradox")
                yield from self.new_paradox()
            case ["score", card]:
                self.gain(me, card, value(card, row), "fragment", fragments[card])
            case _:
                assert word == "end"
        self.turn_is_over = True

    # X9.1, X9.2: the score alone

    def score_word(self) -> Play:
        me, you = self.me, self.rival(self.me)
        theirs = ([self.fading] if self.fading else []) if self.solo else self.piles[you][1]
        mine = self.piles[me][1]
        other = "fading" if self.solo else "theirs"
        options = [f"score {n} {w}" for n in (1, 2, 3) for w in ("plan", "paradox", "extra")]
        options += [f"score {n} own" for n in (2, 3) if mine]
        options += [f"score {n} {other}" for n in (2, 3) if theirs]
        options += ["steal"] * (len(mine) < len(theirs))
        word = yield from self.ask(me, "turn", [*options, "fragment", "empty", "end"])
        self.turn_is_over = True
        match word.split():
            case ["score", points, "plan"]:
                self.gain(me, "?", int(points), "plan")
                self.draw(me)
            case ["score", points, "paradox"]:
                card = self.paradox[0] if self.paradox else "?"
                self.paradox = None
                self.gain(me, card, int(points), "paradox")
                if self.keep == "echo":
                    yield from self.new_paradox()
                else:
                    self.top()
            case ["score", points, "own"]:
                self.gain(me, "?" if "?" in mine else mine[0], int(points), "own", me)
            case ["score", points, source] if source == other:
                self.gain(me, theirs[0], int(points), other, you)
            case ["score", points, _]:
                self.gain(me, "?", int(points), "extra")
                self.top()
                self.turn_is_over = self.rule["item-scoring"] == "ends it"
            case ["steal"]:
                card = theirs[0]
                self.steal(me, you, card, 1 if card == "?" else card)
                self.turn_is_over = False
            case ["fragment"]:
                self.turn_is_over = False
                if self.solo:
                    self.fade((yield from self.card_of_table("faded")), "plan")
                else:
                    self.gain(you, "?", 1, "plan", by="armor")
                self.draw(you)
            case ["empty"]:
                self.finish("deck")
            case _:
                assert word == "end"

    # All that is compared

    def view(self) -> dict[str, Any]:
        players: dict[str, dict[str, Any]] = {}
        for who in self.players:
            piles = self.piles[who]
            players[who] = {"points": self.total(who), "twos": len(piles[2]),
                            "threes": len(piles[3])}  # fmt: skip
            whole = self.keep == "all"
            players[who]["fragments"] = sorted(piles[1]) if whole else len(piles[1])
        found: dict[str, Any] = {"won": self.won, "players": players}
        if self.turns:
            found |= {"turn": self.me, "turns": self.turns}
        if self.keep != "score":
            found |= {"box": sorted(self.box), "fading": self.fading}
        if self.keep == "echo":
            found["echo"] = {"display": [card for card, _ in self.row["echo"]]}
            found["paradox"] = self.paradox and self.paradox[0]
        if self.keep == "all":
            found["paradox"] = self.paradox and {
                "card": self.paradox[0], "near": self.paradox[1] or None
            }  # fmt: skip
            for who in self.names:
                row = [{"card": card, "near": near or None} for card, near in self.row[who]]
                found["players"].setdefault(who, {}).update(
                    display=row, hand=sorted(self.hand[who]), open=self.open[who] in self.hand[who]
                )
        return found
