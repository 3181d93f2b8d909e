"""The view of the desk and its parts, as plain data in the language of the screen."""

from __future__ import annotations

from typing import Literal

from companion.engine.frozen import frozen
from companion.games.island.terms import Fruit, Mark, Who
from companion.ui.island.map.views import IslandView
from companion.ui.kit.parts import Button


@frozen
class Card:
    """The words to say. `told`: they have been said. `secret`: the truth, beside the lock.

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
class QuestionView:
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
class PhraseLine:
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
class CaptiveView:
    """One part of the strip. `dots`: actions left of those of this turn, while it is his turn."""

    who: Who
    letter: str
    name: str
    health: str
    energy: str
    mission: str
    fruits: tuple[tuple[Fruit, Mark], ...] = ()
    dots: tuple[int, int] | None = None
    turn: bool = False
    note: str = ""  # "next"; "off the island"
    person: str = ""  # who plays it
    act: str = ""
    held: str = ""


@frozen
class Coach:
    """`says`: what a captive says, whose `letter` stands beside it; `text`: what is to be done.

    `wrong`: the text is about a wrong try. `help`: what can be touched beside `leave`, which
    says how far it has come. `light`: what is to be touched next, where it is lit: the first of
    these acts that there is something for.
    """

    text: str
    leave: Button
    who: Who | None = None
    letter: str = ""
    says: str = ""
    wrong: bool = False
    help: Button | None = None
    light: tuple[str, ...] = ()


@frozen
class DeskView:
    """`microphone`: where voice is on. `tick`: as of a page."""

    island: IslandView
    captives: tuple[CaptiveView, ...]
    card: Card
    sheet: QuestionView
    pad: Pad
    entry: PhraseLine
    bar: tuple[Button, ...]  # undo, redo, journal, menu, cover
    rules: Button | None = None  # in the bar too, where it has room; the menu always has it
    token: TokenText | None = None
    deaths: str = ""
    round: str = ""
    coach: Coach | None = None
    microphone: Button | None = None
    tick: float = 0.0
