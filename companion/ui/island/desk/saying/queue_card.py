"""The card: what was said in one breath, row by row, with what does it and what drops it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from companion.engine.frozen import revised
from companion.games.island.commands import Move
from companion.games.island.notation import write
from companion.games.island.questions import Question
from companion.games.island.terms import Who
from companion.text.counted import counted, quoted
from companion.text.island.asides import aside_words
from companion.text.island.labels import LEAPS, label
from companion.text.island.verbs import verbs
from companion.text.languages import Language, capitalised
from companion.text.screens import words
from companion.text.screens.desk import DESK
from companion.ui.island.desk.model import board_of
from companion.ui.island.desk.question import close_button
from companion.ui.island.desk.views import Pad, QuestionView, QueueRow
from companion.ui.kit.parts import Button

if TYPE_CHECKING:
    from companion.speech.proposals import Meant
    from companion.speech.queue import Queue, QueuePart
    from companion.ui.island.desk.model import DeskModel

_LONGEST: Final = 40  # letters of what was heard that the card repeats


def on_card(model: DeskModel, sheet: QuestionView) -> QuestionView:
    """The card in the place of the question, or the question with the way to what waits."""
    spoken, opened = model.spoken, model.chosen.open
    if opened not in ("", "rest"):
        return sheet  # a list lies over it
    if spoken.proposal is not None:
        return _understood(model, spoken.proposal)
    if spoken.rest is None:
        return sheet
    question = model.state.question
    turn = question is not None and question.what == "turn"
    if opened or (turn and spoken.rest.commands):
        return _left(model, spoken.rest)
    count = words(DESK, model.say.language)["waiting"].format(n=spoken.waits)
    return revised(sheet, {"waiting": Button("rest", count)})


def _understood(model: DeskModel, meant: Meant) -> QuestionView:
    language = model.say.language
    sheet = words(DESK, language)
    left = str(model.spoken.left or "")
    return QuestionView(
        "queue",
        heading=quoted(_shortened(meant.text), language),
        who=_seated(model, meant.commands[0].who if meant.commands else ""),
        icon="microphone" if model.settings.voice_in else "keyboard",
        rows=_rows(model, meant),
        buttons=(
            Button("take", sheet["do-it"], second=left, icon="check", tone="accent"),
            Button("drop", sheet["not-meant"], icon="close", tone="answer"),
        ),
    )


def _left(model: DeskModel, rest: Queue) -> QuestionView:
    """The rest of a queue: it goes on at a touch, if it can, and goes by a touch alone."""
    language = model.say.language
    sheet = words(DESK, language)
    go = Button("take", sheet["go-on"], icon="check", tone="accent")
    drop = Button("drop", sheet["drop-rest"], icon="delete", tone="answer")
    close = revised(close_button(language), {"tone": "answer"})
    return QuestionView(
        "queue",
        heading=sheet["still-to-do"],
        who=_seated(model, model.spoken.rest_of),
        icon="eye",
        rows=queue_rows(model, rest),
        buttons=(
            *((go,) if rest.commands else ()),
            drop,
            *((close,) if model.chosen.open else ()),
        ),
    )


def _seated(model: DeskModel, who: Who) -> Who | None:
    """The captive whose commands they are; nobody for the OP."""
    return who if who in model.state.table.seat else None


def _shortened(text: str) -> str:
    """The beginning of a long text, cut between words."""
    if len(text) <= _LONGEST:
        return text
    return f"{text[:_LONGEST].rpartition(' ')[0]} …"


# The rows


def _rows(model: DeskModel, meant: Meant) -> tuple[QueueRow, ...]:
    if meant.queue is None:
        return (QueueRow(1, capitalised(word_meant(meant.word, model.say.language))),)
    return queue_rows(model, meant.queue)


def word_meant(word: str, language: Language) -> str:
    """The meaning of what is no command: `undo`, a question to the desk, a yes to the card."""
    done_at_once = word in ("undo", "redo", "take", "drop")
    return words(DESK, language)[word] if done_at_once else aside_words(word, language)


def queue_rows(model: DeskModel, queue: Queue) -> tuple[QueueRow, ...]:
    """Everything that was understood, in its order; what has to wait says so."""
    waits = words(DESK, model.say.language)["not-yet"]
    who = queue.commands[0].who if queue.commands else model.spoken.rest_of
    return tuple(
        QueueRow(number, part_words(model, who, part), "" if part.commands else waits)
        for number, part in enumerate(queue.said, 1)
    )


def part_words(model: DeskModel, who: Who, part: QueuePart) -> str:
    return capitalised(", ".join(_in_words(model, who, part)))


def _in_words(model: DeskModel, who: Who, part: QueuePart) -> Iterator[str]:
    if not part.commands:
        yield _word(model, who, part.word, None)
    for number, command in enumerate(part.commands):
        yield _word(model, who, write(command), None if number else part.question)


def _word(model: DeskModel, who: Who, word: str, question: Question | None) -> str:
    """The speaker's emblem stands beside it, so nobody is named; a yes says to what."""
    say = model.say
    meant = verbs(question, say.language) if question is not None else None
    leaps = who in model.state.table.seat and board_of(model.state, who) == LEAPS
    named = label(word, say.language, say.tokens, two_over=leaps, question=question)
    if meant is None or word not in ("yes", "no") or "{" in meant.yes:
        return named
    return f"{named}: {meant.no if word == 'no' else meant.yes}"


def changed_row(queue: Queue, other: Queue) -> int | None:
    """The place of the row that a correction changes; None: it changes all of them."""
    if len(queue.said) != len(other.said):
        return None
    pairs = enumerate(zip(queue.said, other.said, strict=True))
    return next((at for at, (one, new) in pairs if one.word != new.word), None)


def correction_told(model: DeskModel, queue: Queue, others: tuple[Queue, ...]) -> str:
    """`2. East, safely`: the row as it will be; of more than one that it is asked which."""
    language = model.say.language
    sheet = words(DESK, language)
    if len(others) > 1:
        return sheet["corrects"]
    (other,) = others
    at = changed_row(queue, other)
    if at is None:
        return counted(sheet["several"], len(other.said), language)
    told = part_words(model, queue.commands[0].who, other.said[at])
    return sheet["understood"].format(words=told if len(queue.said) == 1 else f"{at + 1}. {told}")


# The pad


def numbered_ways(pad: Pad, queue: Queue) -> Pad:
    """The pad on which each direction has the number of its row."""
    ways: dict[str, str] = {}
    for number, part in enumerate(queue.said, 1):
        for command in part.commands:
            if isinstance(command, Move):
                ways.setdefault(f"go {command.direction}", str(number))
    several = len(queue.said) > 1
    compass = tuple(
        revised(
            one,
            {"chosen": one.act in ways, "second": ways.get(one.act, "") if several else one.second},
        )
        for one in pad.compass
    )
    return revised(pad, {"compass": compass})
