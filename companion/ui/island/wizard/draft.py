"""A table that is being set up (L2): everything has a default, and nothing chosen is lost."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final, Literal, get_args

from companion.engine.frozen import frozen, revised
from companion.games.island.board.layout import Island
from companion.games.island.board.wishes import Wish
from companion.games.island.box.box import Box
from companion.games.island.building.laid import Building
from companion.games.island.rulings import Rulings
from companion.games.island.setup.begin import Seat, SetUp
from companion.games.island.setup.random_table import (
    Laid,
    known_tokens,
    laid_on,
    only,
    random_table,
    seated,
)
from companion.games.island.state import State
from companion.games.island.terms import PARTS, Anomaly, Fruit, Hex, Part, Piece, Who

StepName = Literal["table", "island", "tokens", "pieces", "starts", "ready"]
STEPS: Final[tuple[StepName, ...]] = get_args(StepName)
# The pages that can lie over a step, and are there again after a kill.
Over = Literal["", "build", "copy", "show-starts"]
OVERS: Final[tuple[Over, ...]] = get_args(Over)
# Which power tokens the app draws from: those whose effect it knows, or all twelve.
TokenWay = Literal["known", "all"]
TOKEN_WAYS: Final[tuple[TokenWay, ...]] = get_args(TokenWay)

# Short enough to be told to somebody, who draws the same island with it.
SEEDS: Final = 10**9

# L2.6: the ones to offer beginners.
FOR_BEGINNERS: Final = ("hempel", "theseus", "schrodie", "phil")
HEMPEL: Final = "hempel"


@frozen
class DrawnIsland:
    """The seed and the wishes of a random island: from the same box the very same comes again."""

    seed: int
    wishes: tuple[Wish, ...] = ()


class Draft:
    """A set-up. Nothing that was chosen is lost by changing something else.

    `figures`: in turn order; with two players the board's own figure first (L15.1). `draws`: how
    often something was drawn, for dice of its own each time. `quick`: the rest is left as it is,
    and the game begins once the starts are shown. `building`: an island that is being built by
    hand, complete or not. `copied`: how far the copying of the island has come. `heard`: where the
    Bush stood when its fruit was announced. `shown_to`: who has been shown the own start, where it
    was then. `people`: the names of those who play, by their figures; nobody needs one. `over`:
    what lies over the step. `token_at`: the anomaly space whose token is chosen; `piece`: whose
    place is touched next. `drawn`: how the island came about, if it is a random one. `tokens`:
    which of them are played; `laid.stack` is the order of all twelve.
    """

    def __init__(
        self,
        seed: int,
        again: State | None = None,
        box: Box | None = None,
        people: Mapping[Who, str] | None = None,
    ) -> None:
        self.seed = seed
        self.step: StepName = "table"
        self.over: Over = ""
        self.quick = False
        self.players = 3
        self.figures: list[Who] = []
        self.starts: dict[Who, Fruit] = {}
        self.palms: dict[Who, int] = {}
        self.wishes: tuple[Wish, ...] = ()
        self.draws = 0
        self.laid: Laid = random_table(seed, box)
        self.drawn: DrawnIsland | None = DrawnIsland(seed)
        self.rulings = Rulings()
        self.people: dict[Who, str] = dict(people or {})
        self.building: Building | None = None
        self.copied = 0
        self.tokens: TokenWay = "known"
        self.token_at: Hex | None = None
        self.piece: Piece = "wave"
        self.heard: Hex | None = None
        self.shown_to: dict[Who, Hex] = {}
        if again is not None:
            self.players = again.table.players
            self.figures = [captive.who for captive in again.captives]
            self.rulings = again.table.rulings

    # The table

    @property
    def wanted(self) -> int:
        """The number of figures: with two players, both of the one captive."""
        return 2 if self.players == 2 else self.players - 1

    @property
    def missing(self) -> int:
        return self.wanted - len(self.figures)

    def sit(self, players: int) -> None:
        self.players = players
        del self.figures[self.wanted :]

    def choose(self, who: Who) -> bool:
        """Take a character, or let it go again. False: nobody more can play."""
        if who in self.figures:
            self.figures.remove(who)
        elif self.missing:
            self.figures.append(who)
        elif self.players == 3:
            self.players = 4  # a third captive is a fourth player
            self.figures.append(who)
        else:
            return False
        return True

    def move(self, who: Who, by: Literal[-1, 1]) -> None:
        """L2.6: one seat nearer to the OP's left, or farther; who sits there changes places."""
        here = self.figures.index(who)
        there = here + by
        if 0 <= there < len(self.figures):
            self.figures[here], self.figures[there] = self.figures[there], self.figures[here]

    def call(self, who: Who, person: str) -> None:
        """Name a player; with two, one person plays both figures (L15.1)."""
        for one in self.figures if self.players == 2 else (who,):
            self.people.pop(one, None)
            if person:
                self.people[one] = person

    def person(self, who: Who) -> str:
        """The name of a player; nothing where nobody said."""
        both = self.figures if self.players == 2 else (who,)
        return next((self.people[one] for one in (who, *both) if one in self.people), "")

    @property
    def playing(self) -> dict[Who, str]:
        """The names of those who play."""
        return {who: self.person(who) for who in self.figures if self.person(who)}

    # The island and the pieces

    def dice(self) -> Random:
        """New ones each time that something is drawn."""
        self.draws += 1
        return Random(f"{self.seed}/{self.draws}")

    def lay(self, island: Island, drawn: DrawnIsland | None = None) -> None:
        """Another island: what lay on the former one is drawn anew."""
        self.drawn = drawn
        laid = laid_on(island, self.dice())
        self.laid = revised(laid, {"stack": self.laid.stack, "wave": self.laid.wave})

    def stack(self, box: Box, *, real: bool) -> tuple[str, ...]:
        """L2.4: the power tokens without those of unknown effect; a `real` stack has all."""
        if real or self.tokens == "all":
            return self.laid.stack
        return only(self.laid.stack, known_tokens(box))

    def put_token(self, effect: Anomaly, at: Hex) -> None:
        """L2.3: the five are different, so one that lies elsewhere changes places."""
        laid = dict(self.laid.anomalies)
        there = next((one for one, it in laid.items() if it == effect), None)
        if there is not None:
            laid[there] = laid[at]
        laid[at] = effect
        self.laid = revised(self.laid, {"anomalies": laid})

    def put_piece(self, piece: Piece, place: Hex | Part) -> None:
        """L2.5."""
        self.laid = revised(self.laid, {piece: place})

    def can_stand(self, piece: Piece) -> tuple[str, ...]:
        """L2.5: the Wave on any ocean part, the Rock on any anomaly, the Bush on any fruit."""
        island = self.laid.island
        match piece:
            case "wave":
                return PARTS
            case "rock":
                return island.anomalies
            case "bush":
                return tuple(island.fruits.values())

    # The starts

    @property
    def order(self) -> list[Who]:
        """L2.7: the last in turn order names first; one board's two figures in their order."""
        return self.figures if self.players == 2 else self.figures[::-1]

    @property
    def next(self) -> Who | None:
        """The captive who is to name a start, or a palm."""
        return next((who for who in self.order if not self.named(who)), None)

    def named(self, who: Who) -> bool:
        return (
            who in self.starts
            and not self.misses_palm(who)
            and not self.taken(who)
            and self.starts[who] != self.laid.bush_fruit
        )

    def misses_palm(self, who: Who) -> bool:
        return self.board(who) == HEMPEL and who in self.starts and who not in self.palms

    def board(self, who: Who) -> Who:
        return self.figures[0] if self.players == 2 else who

    def start_here(self, fruit: Fruit) -> Who | None:
        """The captive who starts on a fruit."""
        return next((who for who in self.order if self.starts.get(who) == fruit), None)

    def taken(self, who: Who) -> bool:
        """True if somebody who named before has the same fruit: they may have changed since."""
        return self.start_here(self.starts[who]) != who

    def name_start(self, who: Who, fruit: Fruit) -> None:
        self.starts[who] = fruit
        self.palms.pop(who, None)

    def name_palm(self, who: Who, palm: int) -> None:
        self.palms[who] = palm

    def forget(self, who: Who) -> None:
        self.starts.pop(who, None)
        self.palms.pop(who, None)

    @property
    def announced(self) -> bool:
        """L2.5: whether the Bush's fruit has been said, as it stands now."""
        return self.heard == self.laid.bush

    def announce(self) -> None:
        self.heard = self.laid.bush

    # The game

    def set_up(self, box: Box, *, real: bool) -> SetUp:
        """`real`: the OP draws power tokens from the real stack."""
        seats = tuple(
            Seat(who, self.board(who), self.starts[who], self.palms.get(who, 1))
            for who in self.figures
        )
        laid = revised(self.laid, {"stack": self.stack(box, real=real)})
        return seated(laid, self.players, seats, box, self.rulings)

    def shown(self) -> Mapping[Who, Fruit]:
        """L2.7, L15.1: whose start is shown, in the order in which they named it."""
        order = self.order[:1] if self.players == 2 else self.order
        return {who: self.starts[who] for who in order}

    @property
    def all_shown(self) -> bool:
        """True if each has seen the own start where it is now."""
        return self.next is None and all(map(self.has_seen, self.shown()))

    def has_seen(self, who: Who) -> bool:
        return self.shown_to.get(who) == self.laid.island.fruits[self.starts[who]]
