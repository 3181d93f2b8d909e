"""The typed line: what it means, before it counts, and the line of the screen that says so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.engine.frozen import frozen
from companion.engine.refused import Refused
from companion.games.island.commands import Command, Move
from companion.games.island.game import Game
from companion.games.island.notation import write
from companion.games.island.questions import Question
from companion.games.island.refusals.commands import otherwise
from companion.games.island.state import State
from companion.games.island.terms import OP, Direction, Who
from companion.speech.asides import aside
from companion.speech.listen import queued
from companion.speech.queue import Queue, QueuePart
from companion.speech.speaker import as_typed, speaker
from companion.text import LANGUAGES, name, refusal
from companion.text.island.asides import aside_words
from companion.text.island.labels import LEAPS, label
from companion.text.languages import Language, capitalised
from companion.text.screens import words
from companion.text.screens.desk import DESK
from companion.text.screens.rules import RULES
from companion.ui.island.desk.model import (
    Chosen,
    DeskModel,
    HeardPhrase,
    Wording,
    board_of,
    speaking,
)
from companion.ui.island.desk.views import PhraseLine, QuestionView
from companion.ui.island.map.view import direction_letters
from companion.ui.kit.parts import Button

# So many meanings have room beside each other.
_IN_A_ROW: Final = 3


def hear(session: Game, chosen: Chosen) -> HeardPhrase:
    """The one place where a line is parsed. What it would do is tried, and nothing is taken."""
    state, text = session.state, chosen.typed.strip()
    who, said = said_by(state, chosen)
    try:
        beside = aside(state, text) or aside(state, said)
        meant = beside or queued(session, who, as_typed(state, who, said, chosen.piece))
    except Refused as refused:
        return HeardPhrase(who, refused=refused)
    return HeardPhrase(who, meant) if isinstance(meant, str) else of_queue(who, meant)


def of_queue(who: Who, queue: Queue) -> HeardPhrase:
    return HeardPhrase(who, queue.commands, queue)


def said_by(state: State, chosen: Chosen) -> tuple[Who, str]:
    """The speaker and what is said: the first name in either language, else whoever is asked."""
    everybody = (*state.table.seat, OP)
    called = {name(who, one).lower(): who for who in everybody for one in LANGUAGES}
    return speaker(chosen.typed.strip(), speaking(state, chosen), called)


# In words


def meaning(model: DeskModel, meant: tuple[Command, ...] | str) -> str:
    """The meaning of commands, or of a word that is none: `undo`, a question to the desk."""
    language = model.say.language
    if isinstance(meant, str):
        done_at_once = meant in ("undo", "redo")
        return words(DESK, language)[meant] if done_at_once else aside_words(meant, language)
    return "; ".join(_meant(model, command, model.state.question) for command in meant)


@frozen
class QueueLine:
    """One of the things said in one breath, in words. `waits`: it is not taken by the yes."""

    words: str
    waits: bool


def queue_lines(model: DeskModel, queue: Queue) -> tuple[QueueLine, ...]:
    """Everything that was understood, in its order."""
    return tuple(
        QueueLine("; ".join(_in_queue(model, queue, said)), waits=not said.commands)
        for said in queue.said
    )


def queue_told(model: DeskModel, queue: Queue) -> str:
    """The same in one line: what is taken, and then what has to wait."""
    lines = queue_lines(model, queue)
    taken, waiting = (
        "; ".join(line.words for line in lines if line.waits is waits) for waits in (False, True)
    )
    sheet = words(DESK, model.say.language)
    return sheet["waiting"].format(words=taken, waiting=waiting) if waiting else taken


def _in_queue(model: DeskModel, queue: Queue, said: QueuePart) -> Iterator[str]:
    who = queue.commands[0].who
    if not said.commands:
        yield _in_words(model, who, said.word, None)
    for number, command in enumerate(said.commands):
        yield _meant(model, command, None if number else said.question)


def _meant(model: DeskModel, command: Command, question: Question | None) -> str:
    return _in_words(model, command.who, write(command), question)


def _in_words(model: DeskModel, who: Who, word: str, question: Question | None) -> str:
    """`Theseus, north-west`; an answer in the words of what is asked."""
    language = model.say.language
    said = label(
        word,
        language,
        model.say.tokens,
        two_over=(board_of(model.state, who) or who) == LEAPS,
        question=question,
    )
    return capitalised(said) if who == OP else f"{name(who, language)}, {said}"


def move_in_short(model: DeskModel, move: Move) -> str:
    """`SE, a space over, safely`: the direction as it stands on the pad."""
    language = model.say.language
    sheet = words(DESK, language)
    over = "two-over" if board_of(model.state, move.who) == LEAPS else "over"
    how = [sheet[word] for word, on in ((over, move.over), ("safe", move.safe)) if on]
    return ", ".join((_way_in_short(move.direction, language), *how))


_MISREAD: Final[dict[Language, tuple[str, ...]]] = {"en": (), "ru": ("З", "В")}


def _way_in_short(way: Direction, language: Language) -> str:
    """The direction as on the pad; in Russian one letter is a word: «З» would be read as a 3."""
    letters = direction_letters(way, language)
    return label(way, language) if letters in _MISREAD[language] else letters


def why_refused(state: State, say: Wording, who: Who, refused: Refused) -> str:
    why = refused.why or otherwise(state, refused.code)
    board = board_of(state, who)
    return refusal(refused.code, say.language, refused.choices, say.tokens, board, why)


# On the screen


def phrase_line(model: DeskModel) -> PhraseLine:
    sheet, typed, heard = words(DESK, model.say.language), model.chosen.typed, model.heard
    if heard is None:
        return PhraseLine(
            _hint(model), typed, understood=_half_said(model), reason=model.reason,
            choices=_choices(model, model.choices),
            why=_why_reason(model) if model.reason else None,
        )  # fmt: skip
    if heard.refused is not None:
        return PhraseLine(
            "", typed, reason=why_refused(model.state, model.say, heard.who, heard.refused),
            choices=_choices(model, heard.refused.choices), why=why_button(model, "refused"),
        )  # fmt: skip
    told = meaning(model, heard.meant) if heard.queue is None else queue_told(model, heard.queue)
    meant = sheet["understood"].format(words=told)
    go = Button("enter", sheet["do-it"], icon="check", tone="accent")
    return PhraseLine("", typed, meant, go=go)


def why_button(model: DeskModel, what: str) -> Button:
    """The way to the rule behind what was said, is asked, or was refused."""
    return Button(f"why {what}", RULES["why"][model.say.language], icon="help")


def _why_reason(model: DeskModel) -> Button | None:
    """The way to the rule behind the reason; of a game that is over, to its replay."""
    sheet = words(DESK, model.say.language)
    if model.reason == sheet["over-look"]:
        return Button(f"replay {len(model.steps)}", sheet["replay"], icon="play")
    return why_button(model, "refused") if model.refused else None


def _hint(model: DeskModel) -> str:
    language = model.say.language
    sheet = words(DESK, language)
    if model.state.question is None:
        return sheet["game-over"]
    who = speaking(model.state, model.chosen)
    asks_turn = model.state.question.what == "turn"
    if who != OP and asks_turn and not model.state.captive(who).actions:
        return sheet["nothing-left"]
    typed, spoken = ("type-own", "say-own") if who == OP else ("type", "say-or-type")
    hint = sheet[spoken if model.settings.voice_in else typed]
    return hint if who == OP else hint.format(name=name(who, language))


def _half_said(model: DeskModel) -> str:
    """`safely … which way?` while the direction is awaited."""
    chosen, sheet = model.chosen, words(DESK, model.say.language)
    how = [sheet[one] for one, on in (("over", chosen.over), ("safe", chosen.safe)) if on]
    return sheet["which-way"].format(words=", ".join(how)) if how else ""


def _choices(model: DeskModel, choices: tuple[str, ...]) -> tuple[Button, ...]:
    if not choices:
        return ()
    state, say = model.state, model.say
    leaps = board_of(state, said_by(state, model.chosen)[0]) == LEAPS
    labels = (
        label(word, say.language, say.tokens, two_over=leaps, question=state.question)
        for word in choices
    )
    return tuple(
        Button(f"choice {word}", capitalised(named), tone="answer")
        for word, named in zip(choices, labels, strict=True)
    )


def which_meant(model: DeskModel, line: PhraseLine) -> QuestionView:
    """An unclear phrase: its meanings take the place of the question, and the pad stays alive."""
    sheet = words(DESK, model.say.language)
    typed = model.chosen.typed.strip()
    neither = Button("close", sheet["neither"], icon="close", tone="answer")
    heading = sheet["which"].format(words=typed) if typed else sheet["which-meant"]
    if len(line.choices) > _IN_A_ROW:
        close = Button("close", sheet["close"], icon="close")
        return QuestionView("answers", heading, icon="keyboard", buttons=line.choices, close=close)
    return QuestionView("which", heading, icon="keyboard", buttons=(*line.choices, neither))
