"""The lesson: what the rulebook says of each question, and how it is gone through."""

from __future__ import annotations

from typing import cast

from companion.engine.languages import LANGUAGES
from companion.text.paradoxon.lesson import LESSON
from companion.ui.games.paradoxon.lesson import QUESTIONS, ParadoxonLesson, right_answer
from companion.ui.games.paradoxon.whole_views import WholeView
from companion.ui.shell.companion import Companion

# X4.2 twice, X5.3 four times, X5.4, X7.4 (the rulebook's picture), X7.6.
RIGHT = {
    "his": "wallet", "deck": "map", "one": "points-1", "two": "points-2", "three": "points-3",
    "away": "points-3", "fragment": "no", "plan-a": "right", "fades": "left",
}  # fmt: skip


def lesson(home: Companion) -> ParadoxonLesson:
    home.do("new-game paradoxon")
    home.do("cards tablet")
    home.do("lesson")
    return cast(ParadoxonLesson, home.pages[-1])


def shown(page: ParadoxonLesson) -> WholeView:
    return cast(WholeView, page.view().shown)


def test_the_answers_are_the_rulebooks() -> None:
    assert {one.key: right_answer(one) for one in QUESTIONS} == RIGHT
    assert all(right_answer(one) in one.options for one in QUESTIONS)


def test_every_question_has_its_words() -> None:
    for question in QUESTIONS:
        for language in LANGUAGES:
            assert LESSON[f"ask-{question.key}"][language]
            assert LESSON[f"why-{question.key}"][language]


def test_all_right_at_once(home: Companion) -> None:
    page = lesson(home)
    for number, question in enumerate(QUESTIONS, 1):
        assert shown(page).note == f"lesson: {number} of 9"
        assert shown(page).say.done.act == ""
        home.do(f"say {RIGHT[question.key]}")
        assert shown(page).say.text.startswith("*Right.*")
        home.do("next")
    assert shown(page).say.text.startswith("9 of 9 were right at once.")
    home.do("back")
    assert type(home.pages[-1]).__name__ == "ParadoxonSetUp"


def test_a_wrong_one_is_explained_and_asked_again_at_the_end(home: Companion) -> None:
    page = lesson(home)
    home.do("say tickets")
    assert shown(page).say.text == (
        "*No: Wallet.* You use what faces you: near on your own cards, away on the other’s."
    )
    lit = [button.label for button in shown(page).answers if button.chosen]
    assert lit == ["Wallet"]
    home.do("next")
    for question in QUESTIONS[1:]:
        home.do(f"say {RIGHT[question.key]}")
        home.do("next")
    assert (shown(page).note, page.asked) == ("lesson: once more", QUESTIONS[:1])
    home.do("say wallet")
    home.do("next")
    assert shown(page).say.text.startswith("8 of 9 were right at once.")


def test_an_answer_counts_once(home: Companion) -> None:
    page = lesson(home)
    home.do("say wallet")
    home.do("say tickets")
    assert (page.answer, page.wrong) == ("wallet", ())
    home.do("next")
    home.do("next")
    assert page.asked[0].key == "deck"


def test_nothing_shown_before_tells_the_answer(home: Companion) -> None:
    """No label names the item that faces somebody, and no ring is drawn."""
    page = lesson(home)
    for question in QUESTIONS:
        cards = [card for row in shown(page).rows for card in row.cards]
        assert not any(card.lit or card.mark for card in cards)
        home.do(f"say {RIGHT[question.key]}")
        home.do("next")
