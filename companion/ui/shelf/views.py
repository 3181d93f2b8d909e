"""The views of the shelf and of its games. None of them knows the island of a game that goes on."""

from __future__ import annotations

from typing import Final

from companion.engine.frozen import frozen
from companion.games.island.terms import Hex, Who
from companion.text.languages import Language
from companion.ui.island.map.views import Ground
from companion.ui.kit.parts import Button, Hold
from companion.ui.shell.page import Notice

SHOWN: Final = 9  # games beside the one that goes on, if there is room; the others have a page


@frozen
class MarksOf:
    """A captive of a game that goes on. `done`: marks of the mission; None is not known."""

    who: Who
    done: int | None


@frozen
class Running:
    """The game that goes on by its `hold`; its island is sealed.

    `deaths`: so many of so many, if it is known. `more`: what else can be done with it. `picture`:
    in place of an island; such a game has no secret, and goes on by one touch of `open_it`.
    """

    kicker: str
    title: str
    text: str
    captives: tuple[MarksOf, ...]
    deaths: tuple[int, int] | None
    hold: Hold | None
    more: Button
    picture: str = ""
    open_it: Button | None = None


@frozen
class GameCard:
    """One of the other games. `button`: its page.

    `ground`: the island of a finished one, once it was read. `sealed`: the game goes on. `who`:
    the winner, or whose turn it is. `icon`: in place of an island that nobody can read. `epilogue`:
    told where there is room. `link`: the replay. `brief`: the text without the game's name.
    `picture`: of a game that has no island.
    """

    button: Button
    title: str
    text: str
    who: Who | None = None
    icon: str = ""
    ground: Ground | None = None
    sealed: bool = False
    epilogue: str = ""
    link: Button | None = None
    brief: str = ""
    picture: str = ""


@frozen
class FirstIsland:
    """The island that is seen before the first game, with the pieces on it.

    `floats`: its tile in the air goes up and down.
    """

    ground: Ground
    pieces: tuple[tuple[Who, Hex], ...]
    lifted: Hex
    floats: bool


@frozen
class ShelfView:
    """`welcome`: what an OP is, in words, and an island, as long as no game lies here.

    `resume`: the game played last, unless it is over. `ways`: to other games, the first of them the
    accent where nothing goes on. `games`: those that were played last, under their `heading`; `all`
    leads to the others.
    """

    language: Language
    welcome: tuple[str, FirstIsland] | None
    resume: Running | None
    ways: tuple[Button, ...]
    heading: str
    games: tuple[GameCard, ...]
    all: Button | None
    bar: tuple[Button, ...]
    notice: Notice | None = None
    problem: bool = False


@frozen
class GamesView:
    """All games, a row each; a page of hundreds."""

    name: str
    title: str
    text: str
    rows: tuple[GameCard, ...]
    back: Button
    foot: tuple[Button, ...]
    notice: Notice | None = None
    problem: bool = False


@frozen
class OfferCard:
    """A game that can be chosen, or a way to play one. `icon`: its picture; none for an island.

    Nobody has seen that island, but where its `ground` is given. `eye`: a sign on a disc beside
    it; `who`: the captives in front of it, and whether they `speak`. The second line of the
    `button`: for how many people it is.
    """

    button: Button
    icon: str
    what: str
    ground: Ground | None = None
    eye: str = ""
    who: tuple[Who, ...] = ()
    speak: bool = False


@frozen
class ChooserView:
    """Games to choose from; `needs`: what has to lie on the table for the chosen one.

    `first`: a way to learn it, beside the way back.
    """

    name: str
    title: str
    text: str
    cards: tuple[OfferCard, ...]
    needs: str
    go: Button
    back: Button
    first: Button | None = None


@frozen
class OpeningView:
    """A long game is played again from its file. `lines`: how far that is; `share`: 0 to 1 of it.

    `tick`: after so many seconds the act `tick` is wanted.
    """

    name: str
    title: str
    text: str
    lines: str
    share: float
    leave: Button
    tick: float


@frozen
class GameView:
    """One game: its card left, what can be done with it right.

    `captives`, `deaths`: how things stand in one that goes on, which it does by its `hold`.
    `opened`: the first thing to do with one that is over.
    """

    name: str
    title: str
    card: GameCard
    captives: tuple[MarksOf, ...]
    deaths: tuple[int, int] | None
    opened: Button | None
    hold: Hold | None
    tiles: tuple[Button, ...]
    back: Button
    notice: Notice | None = None
    problem: bool = False
