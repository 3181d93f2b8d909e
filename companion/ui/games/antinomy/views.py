"""The views of Antinomy: a half for each of the two, and what lies between them."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.games.antinomy.cards import Card, Colour
from companion.ui.kit.parts import Button


@frozen
class EndOfHalf:
    """The end of the game in a half: whose it is, and what can be done now."""

    headline: str
    won: bool
    buttons: tuple[Button, ...]


@frozen
class CountCard:
    """A card of the pad on which a clash is counted."""

    button: Button
    colour: Colour
    covered: bool


@frozen
class CountPad:
    """Sixteen cards of which three are touched, and their sum; over one half alone."""

    title: str
    text: str
    cards: tuple[CountCard, ...]
    total: str
    close: Button


@frozen
class HalfView:
    """The half that one player reads upright. `gained`: a crystal was won by what happened last.

    `happened`: with the words between asterisks bold; `own`: it was this player's deed. `rest`:
    seconds in which a Paradox is not taken after one's own. `moment`: another one after each step.
    """

    name: str
    count: str
    crystals: int
    gained: bool
    under: str
    close: bool
    codex: str
    happened: str
    quiet: bool
    own: bool
    undo: Button | None
    why: Button | None
    paradox: Button
    rest: float
    clash: str
    winners: tuple[Button, ...]
    end: EndOfHalf | None
    count_pad: CountPad | None
    moment: int


@frozen
class CodexView:
    """The four colours clockwise, each with its letter; one is covered."""

    order: tuple[Colour, ...]
    letters: tuple[str, ...]
    covered: Colour
    name: str
    text: str


@frozen
class AntinomyView:
    """`near`, `far`: the halves, and between them for each side what can be pressed."""

    halves: tuple[HalfView, HalfView]
    codex: CodexView
    keys: tuple[tuple[Button, ...], tuple[Button, ...]]
    problem: bool = False


@frozen
class RowCard:
    """A space of the continuum. `card`: its word, none while nothing lies there; `lit`: a way.

    `marks`: the letters of the sorcerers that stand there.
    """

    act: str
    number: int
    card: Card | None
    lit: bool = False
    covered: bool = False
    marks: tuple[str, ...] = ()


@frozen
class PlayerLine:
    name: str
    crystals: int
    now: bool


@frozen
class RefereeView:
    """The whole table but the hands: the row, a pad of all cards, and what is asked.

    `picked`: the cards of the pad that were touched so far. `moment`: another one after each step.
    """

    players: tuple[PlayerLine, ...]
    codex: CodexView | None
    row: tuple[RowCard, ...]
    heading: str
    happened: str
    quiet: bool
    why: Button | None
    pad: tuple[Button, ...]
    answers: tuple[Button, ...]
    bar: tuple[Button, ...]
    moment: int
    problem: bool = False
