"""What a screen shows, as plain data in the language of the screen.

A touch is an *act*: a line of words such as `answer yes`, `go NW` or `open g7`, which the screen
hands to `Companion.do` and does not read. The act is also the role by which a test finds the
widget. A grey button acts too: whoever decides says why not, so that the two never disagree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from companion.engine.frozen import frozen
from companion.games.island.terms import Direction, Hex, Who
from companion.ui.island.map.views import Figure as Figure
from companion.ui.island.map.views import Ground as Ground
from companion.ui.island.map.views import Island as Island
from companion.ui.island.map.views import Lead as Lead
from companion.ui.island.map.views import Space as Space
from companion.ui.island.replay.views import ReplayView as ReplayView
from companion.ui.kit.parts import Button as Button
from companion.ui.kit.parts import Captive as Captive
from companion.ui.kit.parts import Tone as Tone

if TYPE_CHECKING:
    from companion.ui.presenter.coach_view import Coach

# The desk


@frozen
class Card:
    """What to say. `told`: it has been said. `secret`: what really happened, beside the lock.

    `confirm`: Announced. `show`: what one captive alone is to see (L16.4). `why`: its rule.
    `aloud`: has it read, or cuts that off.
    """

    heading: str
    text: str
    told: bool
    secret: str = ""
    confirm: Button | None = None
    show: Button | None = None
    why: Button | None = None
    aloud: Button | None = None


@frozen
class TokenText:
    """`until`: when it lapses. `own`: of a blank one, what stands beside its name alone."""

    word: str
    name: str
    text: str
    icon: str
    until: str = ""
    choose: Button | None = None
    own: str = ""


@frozen
class Sheet:
    """The one question. `kind` says how it looks; `buttons` are all its answers.

    answers: a captive or the OP picks one. tokens: the OP's turn begins. op: the OP acts, the
    buttons are the pieces. turn: a captive's command is awaited. map: a lit space is touched.
    won: the game is over.
    """

    kind: Literal["answers", "tokens", "op", "turn", "map", "won"]
    heading: str
    text: str = ""
    who: Who | None = None
    letter: str = ""
    buttons: tuple[Button, ...] = ()
    tokens: tuple[TokenText, ...] = ()
    pips: tuple[int, int] | None = None
    why: Button | None = None


@frozen
class Pad:
    """`compass`: six directions in the order of `terms.DIRECTIONS`; `keys`: what stands beside.

    Of a captive: a space over, safely, restore, bonus, end turn. Of the OP: `text` and end turn.
    """

    compass: tuple[Button, ...]
    keys: tuple[Button, ...]
    text: str = ""
    heading: str = ""


@frozen
class Entry:
    """The line at the bottom. `typed`: what was typed. `understood`: what it means, before it

    counts; `hint`: why not, or what can be said. `choices`: an unclear phrase's meanings.
    `go`: takes what was understood. `why`: the rule behind the reason. `drop`: what was spoken is
    not what was meant.
    """

    hint: str
    typed: str = ""
    understood: str = ""
    reason: str = ""
    choices: tuple[Button, ...] = ()
    go: Button | None = None
    why: Button | None = None
    drop: Button | None = None


@frozen
class DeskView:
    """`microphone`: where voice is on. `tick`: as of a page."""

    island: Island
    captives: tuple[Captive, ...]
    card: Card
    sheet: Sheet
    pad: Pad
    entry: Entry
    bar: tuple[Button, ...]  # undo, redo, journal, menu, cover
    rules: Button | None = None  # in the bar too, where it has room; the menu always has it
    token: TokenText | None = None
    deaths: str = ""
    round: str = ""
    coach: Coach | None = None
    microphone: Button | None = None
    tick: float = 0.0


# Pages: lists that may scroll, since nobody waits for them


@frozen
class Paragraph:
    """`struck`: it was taken back."""

    text: str
    struck: bool = False


@frozen
class Section:
    """`rows`: each a row of buttons side by side; a page puts what does not fit below.

    `unlike`: the buttons of a row are no choices of one kind, and each is as wide as its words.
    `large`: the text is read from afar. `aloud`: it is an announcement. `more`: what stands below
    the text, line by line.
    """

    heading: str = ""
    text: str = ""
    rows: tuple[tuple[Button, ...], ...] = ()
    unlike: bool = False
    large: bool = False
    aloud: bool = False
    more: tuple[Paragraph, ...] = ()


# Dark dots and light ones, row by row from the top.
Picture = tuple[tuple[bool, ...], ...]


@frozen
class PageView:
    """`name`: which page it is. `foot`: buttons that stay in view at the bottom.

    `field`: a line of text to be written, with what stands in it. `notice`: one sentence that
    needs attention, with what can be done about it; `problem`: it is one, not only a reason.
    `island`: a map whose places can be touched (`tap C4`). `rail`: the steps that this page is
    one of, each with its number in `second`. `picture`: a QR code. `card`: what is to be said.
    `tick`: after so many seconds the act `tick` is wanted.
    """

    name: str
    title: str
    sections: tuple[Section, ...] = ()
    back: Button | None = None
    foot: tuple[Button, ...] = ()
    field: tuple[str, str] | None = None  # the hint, and what is written
    notice: tuple[str, tuple[Button, ...]] | None = None
    text: str = ""
    island: Island | None = None
    problem: bool = False
    tick: float = 0.0
    rail: tuple[Button, ...] = ()
    picture: Picture = ()
    card: Card | None = None


@frozen
class ShelfView:
    """`resume`: the game that goes on in one tap; `more`: what else can be done with it.

    `games`: the others. `practice`: as long as nobody has played.
    """

    title: str
    resume: Button | None
    new: Button
    games: tuple[Section, ...]
    settings: Button
    notice: tuple[str, tuple[Button, ...]] | None = None
    more: Button | None = None
    problem: bool = False
    practice: Button | None = None


@frozen
class JournalLine:
    """`said`: what was read aloud. `struck`: it was taken back after it had been heard."""

    act: str
    label: str
    said: str
    struck: bool = False
    chosen: bool = False
    who: Who | None = None


@frozen
class JournalView:
    """The steps by round, and the moment that is looked at beside them."""

    title: str
    rounds: tuple[tuple[str, tuple[JournalLine, ...]], ...]
    island: Island
    captives: tuple[Captive, ...]
    said: str
    secret: str
    back: Button
    return_here: Button | None
    replay: Button | None = None


# Building an island by hand


@frozen
class Pile:
    """One kind of tile that is left to lay. `ends`: its button; of a tile of two one for each end.

    `faces`: the tile as it would lie about the middle of the map, as it is turned now.
    """

    ends: tuple[Button, ...]
    count: int
    faces: tuple[Space, ...]


@frozen
class ArrowsPick:
    """One pattern of arrows that the knot in question can be given."""

    button: Button
    arrows: tuple[tuple[Direction, Direction], ...]


@frozen
class BuildView:
    """The step of the wizard. Its acts beside those of the buttons: `tap C4`; `drag WORD C4`,

    `drag C3 C4` and `drag C3 away`, where WORD is the word of a `place`. `next`: the empty space
    that comes next; `held`: the spaces of the tile that was laid or touched last; `wrong`: those
    of the problems. Lit on the island are spaces to which that tile turns when they are touched.
    `left`: a heading and how many spaces. `knot`: a heading, or the problem if there is one on it,
    and the arrows it can be given.
    """

    title: str
    rail: tuple[Button, ...]
    island: Island
    next: Hex | None
    held: tuple[Hex, ...]
    wrong: frozenset[Hex]
    ways: tuple[Button, ...]  # random, ready-made, code
    left: tuple[str, str]
    palette: tuple[Pile, ...]
    knot: tuple[str, tuple[ArrowsPick, ...]] | None
    problems: tuple[str, ...]
    hint: str
    tools: tuple[Button, ...]  # turn, take away, fill the rest
    foot: tuple[Button, ...]  # back, undo, redo, clear, quick start, next
    notice: tuple[str, tuple[Button, ...]] | None = None


# What may be shown


@frozen
class HandOverView:
    """Showable: the tablet goes from hand to hand."""

    who: Who
    letter: str
    headline: str
    text: str
    go: Button


@frozen
class ShowView:
    """Showable: what one captive alone may see. `island` has empty spaces, and one that is lit."""

    who: Who
    letter: str
    headline: str
    icon: str
    label: str
    text: str
    island: Island
    back: Button


@frozen
class CoverView:
    """Nothing. `look`: hold to look again."""

    title: str
    text: str
    look: Button
