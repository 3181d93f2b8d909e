"""The lesson of PARADOMINETOR: “who wins?” in the rulebook's eight tricks (T4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.games.paradominetor.state import Lying, Rulings
from companion.games.paradominetor.tiles import colour_named
from companion.games.paradominetor.trick import TrickVerdict, verdict
from companion.text.languages import capitalised, listed
from companion.text.paradominetor.lesson import EXPLAINED, PEOPLE
from companion.text.paradominetor.nouns import LYING, front
from companion.text.paradominetor.screens import PARADOMINETOR
from companion.text.screens import words
from companion.ui.games.paradominetor.lesson_views import LessonTile, TrickLesson
from companion.ui.games.paradominetor.practice_view import rungs_of
from companion.ui.games.paradominetor.wordings import front_shown
from companion.ui.kit.parts import Button
from companion.ui.table.lesson_page import LessonPage
from companion.ui.table.seats import AVATARS

if TYPE_CHECKING:
    from collections.abc import Mapping

_AND: Final = {"en": "and", "ru": "и"}
# The examples of the rulebook; where its picture is lost, a tile that makes no other winner.
TRICKS: Final = (
    "green-4 green-2 blue-6 green-5",
    "blue-3 green-6 yellow-1 yellow-1",
    "red-5 red-2 green-4 red-2",
    "red-3 red-4 red-3 red-4 blue-5",
    "blue-6 green-3 yellow-3 yellow-3 green-3",
    "black:purple purple-6 black black",
    "black:purple purple-4 purple-4 purple-4 black",
    "black:red black black black",
)


def trick(number: int) -> tuple[Lying, ...]:
    """A trick of the lesson; its players are numbered from the lead."""
    found: list[Lying] = []
    for at, told in enumerate(TRICKS[number].split(), 1):
        tile, _, colour = told.partition(":")
        found.append(Lying(str(at), tile, None, colour_named(colour)))
    return tuple(found)


def judged(number: int) -> TrickVerdict:
    table = trick(number)
    return verdict(table, Rulings(), len(table))


class ParadominetorLesson(LessonPage):
    count = len(TRICKS)

    def answers(self, at: int) -> tuple[str, ...]:
        return tuple(one.who for one in trick(at))

    def right_answer(self, at: int) -> frozenset[str]:
        return frozenset(judged(at).winners)

    def is_several(self, _at: int) -> bool:
        return True

    # What is seen

    @property
    def own(self) -> Mapping[str, str]:
        return words(PARADOMINETOR, self.language)

    def _name(self, who: str) -> str:
        return PEOPLE[self.language].split()[int(who) - 1]

    def note(self) -> str:
        return self.own["trick-n"].format(n=self.at + 1)

    def shown(self) -> TrickLesson:
        table, won = trick(self.at), judged(self.at)
        told = self.judged or self.is_over
        return TrickLesson(
            title=self.title(),
            note=self.note(),
            marks=self.marks(),
            tiles=tuple(self._tile(one, told=told) for one in table),
            right=self.is_right if self.judged else True if self.is_over else None,
            heading=self._heading(won),
            text=self._text(),
            ladder=self.own["ladder-short"],
            rungs=rungs_of(table, won if told else None, self.own),
            bar=self.bar(),
            moment=self.turns,
        )

    def _tile(self, one: Lying, *, told: bool) -> LessonTile:
        wins = one.who in self.right_answer(self.at)
        chosen = wins if told else one.who in self.touched
        note = ""
        if chosen:
            note = self.own["lesson-wins"]
        elif one.declared is not None:
            note = self.own["lesson-led-as"].format(colour=LYING[one.declared][self.language])
        elif one.who == "1":
            note = self.own["lesson-led"]
        at = int(one.who) - 1
        button = Button(f"touch {one.who}", self._name(one.who), icon=AVATARS[at], chosen=chosen)
        shown = front_shown(one.front, self.language, declared=one.declared, won=chosen)
        return LessonTile(button, shown, note, chosen)

    def _heading(self, won: TrickVerdict) -> str:
        if self.is_over:
            return self.sheet["lesson-over"]
        if not self.judged:
            return self.own["lesson-question"]
        names = listed([self._name(who) for who in won.winners], _AND[self.language])
        tile = capitalised(front(won.tile, self.language))
        key = "right" if self.is_right else "not-right"
        told = f"{names} ({tile.lower()})" if won.by == "single" else names
        return f"{self.sheet[key]} {told}"

    def _text(self) -> str:
        if self.is_over:
            return self.over_text()
        if not self.judged:
            return self.own["lesson-text"]
        told = EXPLAINED[str(self.at + 1)][self.language]
        return told if self.is_right else f"{told} {self.sheet['comes-again']}"
