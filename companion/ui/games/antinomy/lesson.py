"""The lesson of Antinomy: forward, back, a Paradox and what bars it, the exchange, clashes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.engine.frozen import frozen
from companion.games.antinomy.cards import COLOUR, COLOURS, NUMBER, Card, Colour, is_paradox
from companion.games.antinomy.clash import total
from companion.games.antinomy.moves import back, beside, forward
from companion.games.antinomy.state import CRYSTALS, SPACES, SetUp, Sorcerer, State
from companion.text.antinomy.lesson import ANSWERS, EXPLAINED, QUESTIONS, TEXTS
from companion.text.antinomy.nouns import card as card_name
from companion.text.antinomy.screens import ANTINOMY
from companion.text.languages import capitalised
from companion.text.screens import words
from companion.ui.games.antinomy.practice_views import (
    OwnCard,
    SorcererLine,
    SorcererTable,
    WaySpace,
)
from companion.ui.games.antinomy.view import codex_shown
from companion.ui.kit.parts import Button
from companion.ui.table.lesson_page import LessonPage

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from companion.games.antinomy.cards import Card

YOU: Final = "you"
MIRA: Final = "mira"


@frozen
class SorcererStep:
    """A question at one table. `answers`: what can be touched; none, and it is the row."""

    key: str
    row: tuple[Card, ...]
    hand: tuple[Card, ...]
    at: int
    other_at: int
    other: tuple[Card, ...] = ()
    answers: tuple[str, ...] = ()
    codex: Colour = "red"


# The spaces 1 to 9; all cards of a step are different ones.
_ROW: Final = (
    "blue-1", "green-4", "red-2", "purple-3", "blue-3", "red-1", "green-3", "purple-1", "red-4",
)  # fmt: skip
_BACK: Final = (
    "blue-1", "green-4", "red-3", "purple-3", "red-1", "blue-2", "purple-1", "red-2", "blue-3",
)  # fmt: skip
_CLASH: Final = (
    "blue-1", "green-4", "red-2", "purple-3", "blue-3", "red-1", "purple-4", "green-2", "red-3",
)  # fmt: skip
STEPS: Final = (
    SorcererStep("forward", _ROW, ("red-3", "blue-4", "green-1"), 2, 8),
    SorcererStep("back", _BACK, ("green-2", "blue-4", "purple-4"), 5, 8),
    SorcererStep("no-room", _ROW, ("purple-4", "blue-2", "green-1"), 7, 2, answers=("yes", "no")),
    SorcererStep("paradox", _ROW, ("blue-2", "green-2", "purple-2"), 5, 8, answers=("yes", "no")),
    SorcererStep(
        "barred", ("blue-1", "green-1", "red-2", "blue-3", "purple-3", "red-1", "green-3",
                   "purple-2", "red-4"),
        ("purple-1", "blue-2", "red-3"), 5, 8, answers=("yes", "no")
    ),
    SorcererStep(
        "side", _ROW, ("blue-2", "green-2", "purple-2"), 3, 8, answers=("left", "right", "either")
    ),
    SorcererStep(
        "clash", _CLASH, ("blue-4", "green-1", "red-4"), 6, 6, ("purple-1", "green-3", "blue-2"),
        answers=("i-do", "mira", "nobody"),
    ),
    SorcererStep(
        "tie", (*_CLASH[:-1], "red-4"), ("red-3", "blue-4", "blue-2"), 6, 6,
        ("purple-2", "green-3", "green-1"), answers=("i-do", "mira", "nobody"),
    ),
)  # fmt: skip
# What the tie turns up: the own card, then the other one.
TURNED_UP: Final = ("red-3", "purple-2")


def state_of(step: SorcererStep) -> State:
    sorcerers = (
        Sorcerer(1, tuple(sorted(step.hand)), step.at),
        Sorcerer(2, tuple(sorted(step.other)), step.other_at),
    )
    setup = SetUp((YOU, MIRA), continuum=step.row)
    return State(setup, step.codex, step.row, sorcerers, None, turns=5)


def _forward(step: SorcererStep) -> str:
    return str(forward(state_of(step), YOU, step.hand[0]))


def _back(step: SorcererStep) -> frozenset[str]:
    return frozenset(map(str, back(state_of(step), YOU, step.hand[0])))


def _may_go(step: SorcererStep) -> str:
    return "no" if forward(state_of(step), YOU, step.hand[0]) is None else "yes"


def _paradox(step: SorcererStep) -> str:
    return "yes" if is_paradox(step.hand, step.codex) else "no"


def _side(step: SorcererStep) -> str:
    sides = tuple(beside(state_of(step), YOU))
    return sides[0] if len(sides) == 1 else "either"


def _clash(step: SorcererStep) -> str:
    state = state_of(step)
    return _higher(total(state, step.hand), total(state, step.other))


def _tie(step: SorcererStep) -> str:
    """A7.3: of the cards that are turned up."""
    mine, theirs = (0 if COLOUR[one] == step.codex else NUMBER[one] for one in TURNED_UP)
    return _higher(mine, theirs)


def _higher(mine: int, theirs: int) -> str:
    if mine == theirs:
        return "nobody"
    return "i-do" if mine > theirs else "mira"


_RIGHT: Final[Mapping[str, Callable[[SorcererStep], str | frozenset[str]]]] = {
    "forward": _forward, "back": _back, "no-room": _may_go, "paradox": _paradox,
    "barred": _paradox, "side": _side, "clash": _clash, "tie": _tie,
}  # fmt: skip


class AntinomyLesson(LessonPage):
    count = len(STEPS)

    def do(self, act: str) -> None:
        """A card of the row is an answer where no other is to be had."""
        match act.split():
            case ["space", number]:
                super().do(f"touch {number}")
            case ["hand", _]:
                self.hush()
            case _:
                super().do(act)

    @property
    def step(self) -> SorcererStep:
        return STEPS[self.at]

    def answers(self, at: int) -> tuple[str, ...]:
        return STEPS[at].answers or tuple(map(str, SPACES))

    def right_answer(self, at: int) -> frozenset[str]:
        found = _RIGHT[STEPS[at].key](STEPS[at])
        return found if isinstance(found, frozenset) else frozenset((found,))

    def is_several(self, at: int) -> bool:
        return STEPS[at].key == "back"

    # What is seen

    @property
    def own(self) -> Mapping[str, str]:
        return words(ANTINOMY, self.language)

    def _word(self, key: str) -> str:
        return ANSWERS[key][self.language]

    def shown(self) -> SorcererTable:
        step, own = self.step, self.own
        return SorcererTable(
            title=self.title(),
            note=self.note(),
            other=SorcererLine(self._word("mira"), "woman-mage", 2, own["more-3"], 3),
            own=SorcererLine(self._word("you"), "man-mage", 1, own["more-4"], 0),
            pool=own["pool"].format(n=CRYSTALS - 3),
            times=(own["past"], own["future"]),
            row=tuple(self._space(space) for space in SPACES),
            codex=codex_shown(step.codex, COLOURS, self.language),
            codex_left=False,
            hand=tuple(self._card(one) for one in step.hand),
            heading=self._heading(),
            told=self._told(),
            quiet=False,
            why=None,
            answers=() if self.is_over else tuple(map(self._answer, step.answers)),
            bar=self.bar(),
            moment=self.turns,
        )

    def _space(self, space: int) -> WaySpace:
        step, word = self.step, str(space)
        touched = word in self.touched and not step.answers
        right = self.judged and not step.answers and word in self.right_answer(self.at)
        way = ""
        if self.judged:
            way = self._word("fits") if right else self._word("fits-not") if touched else ""
        elif touched:
            way = self._word("touched")
        return WaySpace(
            act=f"space {space}",
            number=space,
            card=step.row[space - 1],
            way=way,
            clash=self.judged and touched and not right,
            chosen=touched,
            covered=COLOUR[step.row[space - 1]] == step.codex,
            own=step.at == space,
            other=step.other_at == space,
        )

    def _card(self, one: Card) -> OwnCard:
        """The card that is played is the first of the hand."""
        step = self.step
        played = step.key in ("forward", "back", "no-room") and one == step.hand[0]
        name = capitalised(card_name(one, self.language))
        button = Button(f"hand {one}", name, enabled=False, chosen=played)
        return OwnCard(button, one, COLOUR[one] == step.codex)

    def _answer(self, word: str) -> Button:
        chosen = word in self.touched
        right = self.judged and word in self.right_answer(self.at)
        icon = "check" if right else ""
        return Button(f"touch {word}", self._word(word), icon=icon, tone="answer", chosen=chosen)

    def _heading(self) -> str:
        return (
            self.sheet["lesson-over"] if self.is_over else QUESTIONS[self.step.key][self.language]
        )

    def _told(self) -> str:
        if self.is_over:
            return self.over_text()
        if not self.judged:
            return TEXTS[self.step.key][self.language]
        return f"{self.judged_as()} {EXPLAINED[self.step.key][self.language]}"
