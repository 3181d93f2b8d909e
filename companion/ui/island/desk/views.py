"""The view of the desk and its parts, as plain data in the language of the screen."""

from __future__ import annotations

from typing import Literal

from companion.engine.frozen import frozen
from companion.games.island.terms import Fruit, Mark, Who
from companion.ui.island.map.views import IslandView
from companion.ui.kit.pace import GoOn
from companion.ui.kit.parts import Button, Segments


@frozen
class Chip:
    """A mark that somebody has to make on the board: `-1` and a heart.

    `picture`: of the sign, or of a fruit. `tone`: what changes.
    """

    text: str
    picture: str
    tone: Literal["health", "energy", "mission", "fruit"]


@frozen
class ScriptSentence:
    """One sentence. `bold`: from where to where its key nouns stand. `marks`: what it changes.

    `told`: the number of what it tells among all that is told, by which its rule is found; words
    for the OP alone have none.
    """

    text: str
    bold: tuple[tuple[int, int], ...] = ()
    marks: tuple[Chip, ...] = ()
    told: int | None = None


@frozen
class Group:
    """Sentences to one addressee, and what is to be marked for them.

    `to`: a captive, an OP piece that is spoken of, or nobody: all. `turn_to`: the words of the bar
    that goes on to them, `read_on`: those that go on with them.
    """

    to: Who
    lines: tuple[ScriptSentence, ...]
    chips: tuple[Chip, ...] = ()
    turn_to: str = ""
    read_on: str = ""


@frozen
class Card:
    """The words to say. `told`: they have been said. `secret`: the truth, while the lock is held.

    `text`: all of them, as they are read aloud. `parts`: the same as groups; each part begins a
    page of its own, since what was not announced stays before what came next. `paged`: the heading
    of one page of several. `confirm`: Announced. `show`: what one captive alone is to see (L16.4).
    `why`: its rule. `aloud`: has it read, or cuts that off. `since`: where in the game it begins;
    what is only added to it has the same. Zeros: beside the game.
    """

    heading: str
    text: str
    told: bool
    parts: tuple[tuple[Group, ...], ...] = ()
    paged: str = ""
    secret: str = ""
    confirm: Button | None = None
    show: Button | None = None
    why: Button | None = None
    aloud: Button | None = None
    since: tuple[int, int] = (0, 0)


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
class Slot:
    """The place of one direction that is named: its number, and what takes it back."""

    number: int
    button: Button


@frozen
class QueueRow:
    """One of the things said in one breath, in full words. `waits`: it is not taken yet."""

    number: int
    words: str
    waits: str = ""


@frozen
class QuestionView:
    """The one question. `kind` says how it looks; `buttons` are all its answers.

    answers: a captive or the OP picks one. slots: up to two directions are named on the pad or the
    map. which: what was meant by an unclear phrase. tokens: the OP's turn begins. op: the OP acts,
    the buttons are the pieces. turn: a captive's command is awaited. map: a lit space is touched.
    queue: what was understood, in `rows`, is to be done or dropped. won: the game is over.

    `waiting`: the way to the rest of a queue that waits until this is answered.

    `close`: its answers lie on a sheet over question and pad, which this closes; `choose` opens it,
    where they are `many`, or too long for the row.
    """

    kind: Literal["answers", "slots", "which", "tokens", "op", "turn", "map", "queue", "won"]
    heading: str
    text: str = ""
    who: Who | None = None
    icon: str = ""
    buttons: tuple[Button, ...] = ()
    slots: tuple[Slot, ...] = ()
    tokens: tuple[TokenText, ...] = ()
    pips: tuple[int, int] | None = None
    why: Button | None = None
    close: Button | None = None
    choose: Button | None = None
    many: bool = False
    rows: tuple[QueueRow, ...] = ()
    waiting: Button | None = None


@frozen
class Pad:
    """`compass`: six directions in the order of `terms.DIRECTIONS`; `keys`: what stands beside.

    The keys have five places, in the same order always: two, two, and the last one alone. A place
    without a key is None. `legend`: colours of the map (`lit`, `red`, `been`) and what they mean.
    `lit`: the acts of directions that were heard, where one of them is meant.
    """

    compass: tuple[Button, ...]
    keys: tuple[Button | None, ...]
    legend: tuple[tuple[str, str], ...] = ()
    lit: frozenset[str] = frozenset()


@frozen
class Harm:
    """A way to harm somebody, or `whom` together. `costs`: what it takes from them, as chips."""

    button: Button
    costs: tuple[Chip, ...] = ()
    whom: tuple[Who, ...] = ()


@frozen
class PhraseLine:
    """The line at the bottom. `typed`: what was typed. `understood`: what it means, before it

    counts; `hint`: why not, or what can be said. `choices`: an unclear phrase's meanings.
    `go`: takes what was understood. `why`: the rule behind the reason.
    """

    hint: str
    typed: str = ""
    understood: str = ""
    reason: str = ""
    choices: tuple[Button, ...] = ()
    go: Button | None = None
    why: Button | None = None


@frozen
class CaptiveView:
    """One part of the strip; health, energy and mission as so many of so many.

    `dots`: actions left of those of this turn, while it is the captive's turn.
    """

    who: Who
    name: str
    health: tuple[int, int]
    energy: tuple[int, int]
    mission: tuple[int, int]
    fruits: tuple[tuple[Fruit, Mark], ...] = ()
    dots: tuple[int, int] | None = None
    turn: bool = False
    note: str = ""  # "next"; "off the island"
    person: str = ""  # who plays it
    act: str = ""
    held: str = ""


@frozen
class Coach:
    """`says`: what a captive says, `who`; `text`: what is to be done.

    `wrong`: the text is about a wrong try. `help`: what can be touched beside `leave`, which
    says how far it has come. `light`: what is to be touched next, where it is lit: the first of
    these acts that there is something for.
    """

    text: str
    leave: Button
    who: Who | None = None
    says: str = ""
    wrong: bool = False
    help: Button | None = None
    light: tuple[str, ...] = ()


@frozen
class Bubble:
    """A word of a captive whom the computer plays. `below`: what that captive cannot know."""

    who: Who
    name: str
    words: str
    below: str = ""


@frozen
class PacedCaptives:
    """The computer's captives at a pace. `bubble`: the one who speaks; none in the OP's own turn.

    `go_on`: has it said, also by itself; `pause` stops that.
    """

    bubble: Bubble | None
    segments: Segments
    pause: Button
    go_on: GoOn


@frozen
class DeathView:
    """The captives who have just died, which death the last of them was, and of how many."""

    who: tuple[Who, ...]
    text: str
    deaths: tuple[int, int]


@frozen
class DeskView:
    """`microphone`: where voice is on. `tick`: as of a page. `deaths`: so many of so many.

    `death`: what is to be said tells of it. `paced`: where the computer plays the captives.
    """

    island: IslandView
    captives: tuple[CaptiveView, ...]
    card: Card
    sheet: QuestionView
    pad: Pad
    entry: PhraseLine
    bar: tuple[Button, ...]  # undo, redo, journal, menu, cover
    rules: Button | None = None  # in the bar too, where it has room; the menu always has it
    harm: tuple[Harm, ...] = ()
    more_harm: Harm | None = None  # opens a list of those that have no place in the corner
    token: TokenText | None = None
    deaths: tuple[int, int] = (0, 0)
    deaths_text: str = ""
    death: DeathView | None = None
    paced: PacedCaptives | None = None
    round: str = ""
    coach: Coach | None = None
    microphone: Button | None = None
    tick: float = 0.0
