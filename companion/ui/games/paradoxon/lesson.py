"""The lesson of PARADOXON: nine questions, judged by the rules themselves (X4, X5, X7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from companion.engine.frozen import frozen
from companion.games.paradoxon.cards import COLOUR_OF, ON, Card, Lying, away, worth
from companion.games.paradoxon.echo import PLACES, Inventory, shown_on, to_eliminate, to_fade
from companion.text.paradoxon.lesson import LESSON
from companion.text.paradoxon.nouns import ITEMS
from companion.text.paradoxon.screens import PARADOXON
from companion.text.screens import words
from companion.text.screens.at_table import AT_TABLE
from companion.ui.games.paradoxon.echo_views import EchoRow, EchoSay, LyingCard
from companion.ui.games.paradoxon.whole_views import WholeView
from companion.ui.kit.parts import Button
from companion.ui.shell.page import BasePage
from companion.ui.table.views import TableView

if TYPE_CHECKING:
    from companion.games.paradoxon.cards import Item
    from companion.ui.shell.house import House

NONE: Final = "none"
_POINTS: Final = ("points-0", "points-1", "points-2", "points-3")
_SIX_CARDS: Final = (*PLACES, NONE)
# The answers that are named otherwise than they are called.
_NAMED: Final = {"right": "right-card", "paradox": "the-paradox"}


@frozen
class LessonQuestion:
    """`key`: of its sentences. What lies there: displays, the paradox, a card to be scored, Echo's.

    `open`: the scored card is a fragment of the other's.
    """

    key: str
    options: tuple[str, ...]
    own: tuple[Lying, ...] = ()
    his: tuple[Lying, ...] = ()
    paradox: Lying | None = None
    scored: Card | None = None
    open: bool = False
    echo: Inventory | None = None


_TWO_SIDES: Final = (Lying("keys-phone", "keys"), Lying("tickets-wallet", "tickets"))
QUESTIONS: Final[tuple[LessonQuestion, ...]] = (
    LessonQuestion("his", ("tickets", "wallet"), his=(Lying("tickets-wallet", "tickets"),)),
    LessonQuestion("deck", ("armor", "map"), paradox=Lying("armor-map", "map")),
    LessonQuestion(
        "one", _POINTS, own=(Lying("phone-wallet", "phone"), Lying("gun-mask", "gun")),
        scored="keys-wallet",
    ),
    LessonQuestion("two", _POINTS, own=_TWO_SIDES, scored="keys-wallet"),
    LessonQuestion(
        "three", _POINTS, own=(_TWO_SIDES[0], Lying("tickets-wallet", "wallet")),
        scored="keys-wallet",
    ),
    LessonQuestion(
        "away", _POINTS, own=(Lying("keys-phone", "phone"), Lying("tickets-wallet", "tickets")),
        scored="keys-wallet",
    ),
    LessonQuestion(
        "fragment", ("yes", "no"), own=(Lying("phone-wallet", "wallet"), Lying("gun-mask", "gun")),
        scored="keys-wallet", open=True,
    ),
    LessonQuestion(
        "plan-a", _SIX_CARDS,
        echo=("keys-wallet", "tickets-wallet", "flowers-poetry", "phone-tickets"),
    ),
    LessonQuestion(
        "fades", _SIX_CARDS, echo=("gun-mask", "armor-gun", "flowers-poetry", "phone-tickets")
    ),
)  # fmt: skip


def right_answer(question: LessonQuestion) -> str:
    """By the rules that the game is played by."""
    if question.echo is not None:
        judge = to_eliminate if question.key == "plan-a" else to_fade
        return judge(question.echo) or NONE
    if question.scored is not None:
        points = worth(question.scored, question.own)
        return ("yes" if points >= 2 else "no") if question.open else f"points-{points}"
    if question.paradox is not None:
        return question.paradox.near or ""
    return away(question.his[0]) or ""


class ParadoxonLesson(BasePage):
    """`asked`: the questions still to come, this one first; `answer`: what was touched.

    `wrong`: to be asked again; `again`: they are.
    """

    secret = False

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.asked = QUESTIONS
        self.answer = ""
        self.wrong: tuple[LessonQuestion, ...] = ()
        self.again, self.at_once, self.moment = False, 0, 0

    @property
    def sheet(self) -> Mapping[str, str]:
        return words(LESSON, self.language)

    def do(self, act: str) -> None:
        match act.split():
            case ["say", answer] if self.asked and answer in self.asked[0].options:
                self._take(answer)
            case ["next"] if self.answer:
                self._go_on()
            case ["say" | "next", *_]:
                pass  # it was answered already
            case _:
                super().do(act)

    def _take(self, answer: str) -> None:
        if self.answer:
            return
        self.answer = answer
        self.moment += 1
        if answer != right_answer(self.asked[0]):
            self.wrong = (*self.wrong, self.asked[0])
        elif not self.again:
            self.at_once += 1

    def _go_on(self) -> None:
        self.answer, self.asked = "", self.asked[1:]
        self.moment += 1
        if not self.asked and self.wrong:
            self.asked, self.wrong, self.again = self.wrong, (), True

    # What is seen

    def view(self) -> TableView:
        shown = self._question(self.asked[0]) if self.asked else self._over()
        return TableView("paradoxon lesson", "paradoxon", shown)

    def _whole(
        self, note: str, rows: tuple[EchoRow, ...], say: EchoSay, answers: tuple[Button, ...]
    ) -> WholeView:
        back = words(AT_TABLE, self.language)["back"]
        return WholeView(
            title=words(PARADOXON, self.language)["name"],
            note=note,
            rows=rows,
            say=say,
            answers=answers,
            undo=Button("back", self.sheet["leave"], back, icon="back"),
            keys=(),
            moment=self.moment,
        )

    def _question(self, question: LessonQuestion) -> WholeView:
        sheet, number = self.sheet, QUESTIONS.index(question) + 1
        text = sheet[f"ask-{question.key}"]
        if self.answer:
            right = right_answer(question)
            told = sheet["right" if self.answer == right else "wrong"]
            text = told.format(right=self._named(right)) + sheet[f"why-{question.key}"]
        done = Button("", sheet["choose"], enabled=False)
        if self.answer:
            done = Button("next", sheet["next"], icon="check", tone="accent")
        say = EchoSay(sheet["kicker"].format(n=number), text, not self.answer, done, None)
        note = sheet["again-note" if self.again else "note"]
        told = note.format(n=number, all=len(QUESTIONS))
        answers = tuple(self._answer(question, one) for one in question.options)
        return self._whole(told, tuple(self._rows(question)), say, answers)

    def _answer(self, question: LessonQuestion, word: str) -> Button:
        """Once one was touched the right one is lit, and none takes anything."""
        label = self._named(word)
        label = label[:1].upper() + label[1:]
        lit = bool(self.answer) and word == right_answer(question)
        return Button(f"say {word}", label, tone="answer", enabled=not self.answer, chosen=lit)

    def _named(self, word: str) -> str:
        if word in ITEMS:
            return ITEMS[word][self.language]
        return self.sheet[_NAMED.get(word, word)]

    def _over(self) -> WholeView:
        sheet = self.sheet
        text = sheet["over"].format(n=self.at_once, all=len(QUESTIONS))
        done = Button("back", sheet["leave"], icon="check", tone="accent")
        say = EchoSay(sheet["over-kicker"], text, False, done, None)
        rows = tuple(self._rows(QUESTIONS[-2]))
        return self._whole("", rows, say, ())

    # The cards

    def _rows(self, question: LessonQuestion) -> Iterator[EchoRow]:
        sheet = self.sheet
        if question.echo is not None:
            yield self._echos(question, question.echo)
            return
        if question.his:
            his = tuple(_lying(one, far=True) for one in question.his)
            yield EchoRow(sheet["his"], "", his, "")
        middle = list(self._middle(question))
        if middle:
            yield EchoRow(sheet["middle"], "", tuple(middle), "")
        if question.own:
            yield EchoRow(sheet["yours"], "", tuple(map(_lying, question.own)), "")

    def _middle(self, question: LessonQuestion) -> Iterator[LyingCard]:
        if question.scored is not None:
            label = self.sheet["fragment" if question.open else "scored"]
            yield _open(question.scored, label)
        if question.paradox is not None:
            card = _lying(question.paradox)
            yield LyingCard(self.sheet["paradox"], card.items, card.colour)
            yield LyingCard(self.sheet["deck"], (), None)

    def _echos(self, question: LessonQuestion, cards: Inventory) -> EchoRow:
        right = right_answer(question)
        at = PLACES.index(right) if right in PLACES else 0
        mark = ("box" if question.key == "plan-a" else "fades") if self.answer else ""
        on = shown_on(cards, PLACES[at]) if self.answer else {}
        lying = tuple(
            LyingCard(
                self._named(place), ON[one], COLOUR_OF[ON[one][0]],
                tuple(item for item in ON[one] if item in on), mark if place == right else "",
            )
            for place, one in zip(PLACES, cards, strict=True)
        )  # fmt: skip
        links = tuple((item, at, PLACES.index(place)) for item, place in on.items())
        return EchoRow(self.sheet["echo"], "", lying, "", links)


def _lying(lying: Lying, *, far: bool = False) -> LyingCard:
    """As it is seen from the near side; nothing on it says which item faces whom."""
    near, other = lying.near or "", away(lying) or ""
    items: tuple[Item, ...] = (near, other) if far else (other, near)
    return LyingCard("", items, COLOUR_OF[items[0]])


def _open(card: Card, label: str) -> LyingCard:
    return LyingCard(label, ON[card], COLOUR_OF[ON[card][0]])
