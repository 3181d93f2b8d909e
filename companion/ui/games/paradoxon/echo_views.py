"""The view of a game against Echo beside real cards: its step, its cards, and the points."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.games.paradoxon.cards import Colour, Item
from companion.ui.games.paradoxon.card_views import CardRows
from companion.ui.games.paradoxon.views import ItemWays, ScorePad
from companion.ui.kit.parts import Button


@frozen
class LyingCard:
    """A card on the table: its two items, none of a card face down. `lit`: items in a ring.

    `mark`: turn, box, fades, under. `act`: a touch corrects it, if there is one.
    """

    label: str
    items: tuple[Item, ...]
    colour: Colour | None
    lit: tuple[Item, ...] = ()
    mark: str = ""
    act: str = ""


@frozen
class CheckRow:
    """A card of Echo's inventory as a plan saw it. `state`: stays, gone, fades, later."""

    name: str
    text: str
    verdict: str
    state: str


@frozen
class EchoStep:
    """One of the four steps of Echo's turn. `state`: now, done, later."""

    number: str
    label: str
    state: str


@frozen
class EchoSay:
    """The one sentence of the moment; `waits`: something is asked, nothing is to be done."""

    kicker: str
    text: str
    waits: bool
    done: Button
    why: Button | None


@frozen
class BesideCards:
    """The rest of a step: items that turn the player's cards, or what was sought."""

    heading: str
    items: tuple[tuple[Item, str], ...]
    checks: tuple[CheckRow, ...]
    deck: str
    box: str


@frozen
class PointsBar:
    """The points of a player alone, among the bands of X7.9, and the cards they stand on."""

    label: str
    total: int
    note: str
    scored: str
    fragments: int
    closed: tuple[int, ...]


@frozen
class EchoRow:
    """Echo's cards from the left, the fading one last, and a word on what a touch does.

    `links`: an item of one card that is on another one too: the places of both in the row.
    """

    label: str
    note: str
    cards: tuple[LyingCard, ...]
    deck: str
    links: tuple[tuple[Item, int, int], ...] = ()


@frozen
class EchoView:
    """One of `pad`, `beside`, `scoring` is there, below or in place of the cards.

    `moment`: another one after each step.
    """

    title: str
    note: str
    brief: str
    rail: tuple[EchoStep, ...]
    say: EchoSay
    row: EchoRow
    pad: CardRows | None
    beside: BesideCards | None
    scoring: ScorePad | None
    ways: ItemWays | None
    next: str
    points: PointsBar
    undo: Button
    keys: tuple[Button, ...]
    moment: int
    problem: bool = False


@frozen
class PointsBand:
    """A band of X7.9: its numbers, its word, and whether the game has ended in it."""

    numbers: str
    word: str
    reached: bool


@frozen
class EarlierGame:
    day: str
    word: str
    points: str
    now: bool


@frozen
class EchoEndView:
    """The end of a game alone."""

    title: str
    note: str
    total: str
    headline: str
    text: str
    bands: tuple[PointsBand, ...]
    games_label: str
    games: tuple[EarlierGame, ...]
    figures: str
    ways: tuple[Button, Button]
    undo: Button
    keys: tuple[Button, ...]
