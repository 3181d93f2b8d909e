"""A table that is being set up (L2): everything has a default, and nothing chosen is lost."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final, Literal, TypeVar, get_args

from companion.engine.frozen import frozen, revised
from companion.games.island.board.layout import Island
from companion.games.island.board.wishes import Wish
from companion.games.island.box.box import Box
from companion.games.island.building.laid import Building
from companion.games.island.rulings import Rulings
from companion.games.island.setup.chance import draw_anomalies
from companion.games.island.setup.random_table import (
    Laid,
    known_tokens,
    laid_on,
    only,
    random_table,
    seated,
)
from companion.games.island.setup.table import Seat, SetUp
from companion.games.island.state import State
from companion.games.island.terms import PARTS, PIECES, Anomaly, Fruit, Hex, Piece, Who

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

Value = TypeVar("Value")


@frozen
class DrawnIsland:
    """The seed and the wishes of a random island: from the same box the very same comes again."""

    seed: int
    wishes: tuple[Wish, ...] = ()


@frozen
class Draft:
    """A set-up. A change gives the next one, and loses nothing else that was chosen.

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

    seed: int
    laid: Laid
    drawn: DrawnIsland | None = None
    step: StepName = "table"
    over: Over = ""
    quick: bool = False
    players: int = 3
    figures: tuple[Who, ...] = ()
    starts: Mapping[Who, Fruit] = {}
    palms: Mapping[Who, int] = {}
    wishes: tuple[Wish, ...] = ()
    draws: int = 0
    rulings: Rulings = Rulings()
    people: Mapping[Who, str] = {}
    building: Building | None = None
    copied: int = 0
    tokens: TokenWay = "known"
    token_at: Hex | None = None
    piece: Piece = "wave"
    heard: Hex | None = None
    shown_to: Mapping[Who, Hex] = {}

    # The table

    @property
    def wanted(self) -> int:
        """The number of figures: with two players, both of the one captive."""
        return 2 if self.players == 2 else self.players - 1

    @property
    def missing(self) -> int:
        return self.wanted - len(self.figures)

    def sit(self, players: int) -> Draft:
        sat = revised(self, {"players": players})
        return revised(sat, {"figures": self.figures[: sat.wanted]})

    def choose(self, who: Who) -> Draft:
        """Take a character, or let it go again; the same draft if nobody more can play."""
        if who in self.figures:
            return revised(self, {"figures": tuple(one for one in self.figures if one != who)})
        if not self.missing and self.players != 3:
            return self
        # A third captive is a fourth player.
        players = self.players if self.missing else 4
        return revised(self, {"players": players, "figures": (*self.figures, who)})

    def move(self, who: Who, by: Literal[-1, 1]) -> Draft:
        """L2.6: one seat nearer to the OP's left, or farther; who sits there changes places."""
        here = self.figures.index(who)
        there = here + by
        if not 0 <= there < len(self.figures):
            return self
        swapped = {who: self.figures[there], self.figures[there]: who}
        return revised(self, {"figures": tuple(swapped.get(one, one) for one in self.figures)})

    def call(self, who: Who, person: str) -> Draft:
        """Name a player; with two, one person plays both figures (L15.1)."""
        named = self.figures if self.players == 2 else (who,)
        people = without(self.people, *named) | (dict.fromkeys(named, person) if person else {})
        return revised(self, {"people": people})

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
        return Random(f"{self.seed}/{self.draws + 1}")

    def drew(self, **changes: object) -> Draft:
        """With something that was drawn by these dice."""
        return revised(self, {"draws": self.draws + 1, **changes})

    def lay(self, island: Island, drawn: DrawnIsland | None = None) -> Draft:
        """Another island: what lay on the former one is drawn anew."""
        kept = {"stack": self.laid.stack, "wave": self.laid.wave}
        return self.drew(laid=revised(laid_on(island, self.dice()), kept), drawn=drawn)

    def draw_tokens(self) -> Draft:
        anomalies = draw_anomalies(self.laid.island.anomalies, self.dice())
        return self.drew(laid=revised(self.laid, {"anomalies": anomalies}))

    def scatter(self) -> Draft:
        dice = self.dice()
        places: dict[str, str] = {piece: dice.choice(self.can_stand(piece)) for piece in PIECES}
        return self.drew(laid=revised(self.laid, places))

    def stack(self, box: Box, *, real: bool) -> tuple[str, ...]:
        """L2.4: the power tokens without those of unknown effect; a `real` stack has all."""
        if real or self.tokens == "all":
            return self.laid.stack
        return only(self.laid.stack, known_tokens(box))

    @property
    def space(self) -> Hex:
        """The space of tokens that was touched; else the first, which nobody has looked at."""
        spaces = self.laid.island.anomalies
        return self.token_at if self.token_at in spaces else spaces[0]

    def put_token(self, effect: Anomaly) -> Draft:
        """L2.3: the five are different, so one that lies elsewhere changes places.

        The next space is then chosen by itself.
        """
        laid, at, spaces = dict(self.laid.anomalies), self.space, self.laid.island.anomalies
        there = next((one for one, it in laid.items() if it == effect), at)
        laid[there], laid[at] = laid[at], effect
        after = spaces[(spaces.index(at) + 1) % len(spaces)]
        return revised(self, {"laid": revised(self.laid, {"anomalies": laid}), "token_at": after})

    def put_piece(self, place: str) -> Draft:
        """L2.5. The next piece is then chosen by itself."""
        after = PIECES[(PIECES.index(self.piece) + 1) % len(PIECES)]
        return revised(self, {"laid": revised(self.laid, {self.piece: place}), "piece": after})

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
    def order(self) -> tuple[Who, ...]:
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
            and self.start_here(self.starts[who]) == who  # others may have changed since
            and self.starts[who] != self.laid.bush_fruit
        )

    def misses_palm(self, who: Who) -> bool:
        return self.board(who) == HEMPEL and who in self.starts and who not in self.palms

    def board(self, who: Who) -> Who:
        return self.figures[0] if self.players == 2 else who

    def start_here(self, fruit: Fruit) -> Who | None:
        """The captive who starts on a fruit."""
        return next((who for who in self.order if self.starts.get(who) == fruit), None)

    def name_start(self, who: Who, fruit: Fruit) -> Draft:
        return revised(self.forget(who), {"starts": {**self.starts, who: fruit}})

    def name_palm(self, who: Who, palm: int) -> Draft:
        return revised(self, {"palms": {**self.palms, who: palm}})

    def forget(self, who: Who) -> Draft:
        changes = {"starts": without(self.starts, who), "palms": without(self.palms, who)}
        return revised(self, changes)

    @property
    def announced(self) -> bool:
        """L2.5: whether the Bush's fruit has been said, as it stands now."""
        return self.heard == self.laid.bush

    def announce(self) -> Draft:
        return revised(self, {"heard": self.laid.bush})

    # The game

    def set_up(self, box: Box, *, real: bool) -> SetUp:
        """`real`: the OP draws power tokens from the real stack."""
        seats = tuple(
            Seat(who, self.board(who), self.starts[who], self.palms.get(who, 1))
            for who in self.figures
        )
        laid = revised(self.laid, {"stack": self.stack(box, real=real)})
        return seated(laid, self.players, seats, box, self.rulings)

    def shown(self) -> tuple[Who, ...]:
        """L2.7, L15.1: whose start is shown, in the order in which they named it."""
        return self.order[:1] if self.players == 2 else self.order

    @property
    def all_shown(self) -> bool:
        """True if each has seen the own start where it is now."""
        return self.next is None and all(map(self.has_seen, self.shown()))

    def has_seen(self, who: Who) -> bool:
        return self.shown_to.get(who) == self.start_of(who)

    def show_to(self, who: Who) -> Draft:
        return revised(self, {"shown_to": {**self.shown_to, who: self.start_of(who)}})

    def start_of(self, who: Who) -> Hex:
        return self.laid.island.fruits[self.starts[who]]


def new_draft(
    seed: int,
    again: State | None = None,
    box: Box | None = None,
    people: Mapping[Who, str] | None = None,
) -> Draft:
    """A table at random; `again`: for the people of a game."""
    draft = Draft(seed, random_table(seed, box), DrawnIsland(seed), people=dict(people or {}))
    if again is None:
        return draft
    table, figures = again.table, tuple(captive.who for captive in again.captives)
    changes = {"players": table.players, "figures": figures, "rulings": table.rulings}
    return revised(draft, changes)


def without(values: Mapping[Who, Value], *these: Who) -> dict[Who, Value]:
    return {who: value for who, value in values.items() if who not in these}
