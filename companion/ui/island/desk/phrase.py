"""The typed line: what it means, before it counts, and the line of the screen that says so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

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
from companion.speech.standing import corrections, denied
from companion.speech.transcript import Transcript
from companion.text.counted import counted
from companion.text.island.labels import LEAPS, label
from companion.text.island.names import name
from companion.text.island.refusals import refusal
from companion.text.languages import LANGUAGES, Language, capitalised
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
from companion.ui.island.desk.saying.queue_card import correction_told, word_meant
from companion.ui.island.desk.views import PhraseLine, QuestionView
from companion.ui.island.map.view import direction_letters
from companion.ui.kit.parts import Button

# So many meanings have room beside each other.
_IN_A_ROW: Final = 3


def hear(session: Game, chosen: Chosen, card: Queue | None = None) -> HeardPhrase:
    """The one place where a line is parsed. What it would do is tried, and nothing is taken.

    `card`: the queue that asks whether it is meant.
    """
    state, text = session.state, chosen.typed.strip()
    who, said = said_by(state, chosen)
    try:
        if card is not None and (reply := _to_card(session, who, said, card)) is not None:
            return reply
        beside = aside(state, text) or aside(state, said)
        meant = beside or queued(session, who, as_typed(state, who, said, chosen.piece))
    except Refused as refused:
        return HeardPhrase(who, refused=refused)
    return HeardPhrase(who, meant) if isinstance(meant, str) else of_queue(who, meant)


def _to_card(session: Game, who: Who, said: str, card: Queue) -> HeardPhrase | None:
    """A yes or no to the card, where nothing else is asked, or a correction of it."""
    # Not before something stands on the card: it has the words of the microphone.
    from companion.speech.replies import confirmed  # noqa: PLC0415 (see above)

    question = session.state.question
    if question is not None and question.what == "turn":
        heard = Transcript((said,))
        meant = {confirmed(heard, language) for language in LANGUAGES} - {None}
        if len(meant) == 1:
            return HeardPhrase(who, "take" if meant.pop() else "drop")
    if who != card.commands[0].who or not denied(said):
        return None
    found = corrections(session, who, card.said, said)
    return HeardPhrase(who, corrected=found, to_card=True)


def of_queue(who: Who, queue: Queue) -> HeardPhrase:
    return HeardPhrase(who, queue.commands, queue, to_card=len(queue.said) > 1)


def said_by(state: State, chosen: Chosen) -> tuple[Who, str]:
    """The speaker and what is said: the first name in either language, else whoever is asked."""
    everybody = (*state.table.seat, OP)
    called = {name(who, one).lower(): who for who in everybody for one in LANGUAGES}
    return speaker(chosen.typed.strip(), speaking(state, chosen), called)


# In words


def meaning(model: DeskModel, meant: tuple[Command, ...] | str) -> str:
    """The meaning of commands, or of a word that is none: `undo`, a question to the desk."""
    if isinstance(meant, str):
        return word_meant(meant, model.say.language)
    return "; ".join(_meant(model, command, model.state.question) for command in meant)


def _understood(model: DeskModel, heard: HeardPhrase) -> str:
    """The one thing that was said, in words; of several, how many: the card has them all."""
    sheet, queue = words(DESK, model.say.language), heard.queue
    if heard.corrected and model.spoken.card is not None:
        others = tuple(other for _, other in heard.corrected)
        return correction_told(model, model.spoken.card, others)
    if queue is None:
        told = meaning(model, heard.meant)
    elif len(queue.said) > 1:
        return counted(sheet["several"], len(queue.said), model.say.language)
    else:
        told = "; ".join(_in_queue(model, queue.said[0]))
    return sheet["understood"].format(words=told)


def _in_queue(model: DeskModel, said: QueuePart) -> Iterator[str]:
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
    label = "correct-it" if heard.corrected else "show-queue" if heard.to_card else "do-it"
    go = Button("enter", sheet[label], icon="check", tone="accent")
    return PhraseLine("", typed, _understood(model, heard), go=go)


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
