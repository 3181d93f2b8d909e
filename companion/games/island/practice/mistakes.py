"""The comparison of what the OP does with what was said."""

from __future__ import annotations

from typing import Literal

from companion.engine.frozen import frozen
from companion.engine.refused import Refused
from companion.games.island.answers import answer_word
from companion.games.island.commands import Answer, Command, Correct, Move, Where
from companion.games.island.practice.lesson import Deed, Task
from companion.games.island.questions import Question

# over, safe, both: what a captive said of how he moves was left out; extra: he did not say it.
# back: nothing is to be taken back, or brought back. other: whatever else it is.
SlipWord = Literal[
    "direction", "over", "safe", "both", "extra-over", "extra-safe", "back", "other",
]  # fmt: skip


@frozen
class Slip:
    """A wrong try at a task. `wanted`: what the try was nearest to, for who wants words of it."""

    word: SlipWord
    task: Task
    wanted: Command | None = None


class NotAsSaid(Exception):
    """A wrong try. It changes nothing."""

    def __init__(self, slip: Slip) -> None:
        super().__init__(slip.word)
        self.slip = slip


def slip(task: Task, tried: Command | Deed, question: Question | None) -> Slip | None:
    """Nothing where it is just what was said, however it was entered."""
    if isinstance(tried, str):
        if tried == task.deed or (tried == "announced" and _may_be_announced(task)):
            return None
        return Slip("back" if tried in ("undo", "redo") else "other", task)
    if any(same(want, tried, question) for want in task.wants):
        return None
    want = task.wants[0] if task.wants else None
    if isinstance(want, Move) and isinstance(tried, Move) and want.who == tried.who:
        return Slip(_moved_otherwise(want, tried), task, want)
    return Slip("other", task, want)


def _may_be_announced(task: Task) -> bool:
    """At any time, which does nothing for the task; not while somebody corrects himself."""
    return not task.hush


def same(want: Command, tried: Command, question: Question | None) -> bool:
    """`use` for `yes`; an oracle's directions in any order; it matters not who asks where."""
    match want, tried:
        case Where(), Where():
            return want.whom == tried.whom
        case Correct(), Correct():
            return want.words == tried.words
        case Answer(), Answer() if question is not None and question.what != "turn":
            meant = _meant(question, want)
            return meant is not None and meant == _meant(question, tried)
        case _:
            return want == tried


def _meant(question: Question, answer: Answer) -> frozenset[str] | None:
    try:
        word = answer_word(question, answer)
    except Refused:
        return None
    return frozenset(word.split() if question.what == "oracle" else (word,))


def _moved_otherwise(want: Move, tried: Move) -> SlipWord:
    if want.over and want.safe and not tried.over and not tried.safe:
        return "both"
    if want.over and not tried.over:
        return "over"
    if want.safe and not tried.safe:
        return "safe"
    if want.direction != tried.direction:
        return "direction"
    return "extra-over" if tried.over and not want.over else "extra-safe"
