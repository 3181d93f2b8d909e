"""Driving a whole game from a script: each line is said to the referee, each answer printed."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from companion.cli.expect import Differs, compare
from companion.engine.refused import Refused
from companion.games.island.announce import announce, note, shown
from companion.games.island.announcements import keys
from companion.games.island.commands import Correct, Where
from companion.games.island.facts import Fact
from companion.games.island.game import Entries, Game, corrects, play, redone, undone
from companion.games.island.history.chronicle import Taking
from companion.games.island.legal import options
from companion.games.island.marks_again import as_heard, marked_again
from companion.games.island.setup.checks import printable
from companion.games.island.state import State
from companion.games.island.terms import OP
from companion.games.island.views import asked, op_view
from companion.speech.listen import listen
from companion.table.read import Expect, Line, TableFile
from companion.table.sentences import RUN
from companion.text import LANGUAGES, Language, refusal, say

Printed = dict[str, Any]


class NotTaken(Exception):
    """A line that was refused and not expected to be: where, why, and what would be right."""

    def __init__(self, line: Line, refused: Printed, options: list[str]) -> None:
        super().__init__(line.number)
        self.line = line
        self.refused = refused
        self.options = options

    def say(self, file: str, language: Language) -> str:
        """One sentence or two for whoever wrote the script."""
        shown = self.options[:MOST_OPTIONS]
        more = ["…"] if len(self.options) > MOST_OPTIONS else []
        return RUN["refused"][language].format(
            place=_place(file, self.line, language),
            who=self.line.who,
            text=printable(self.line.text),
            code=self.refused["error"],
            why=self.refused["words"][language],
            options=", ".join((*shown, *more)) or "undo",
        )


class Failed(Exception):
    """An expectation that does not hold, and what was there instead."""

    def __init__(self, line: Expect, differs: Differs) -> None:
        super().__init__(line.number)
        self.line = line
        self.differs = differs

    def say(self, file: str, language: Language) -> str:
        return RUN["failed"][language].format(
            place=_place(file, self.line, language),
            key=self.differs.key,
            wanted=json.dumps(self.differs.wanted, ensure_ascii=False),
            found=json.dumps(self.differs.found, ensure_ascii=False),
        )


def _place(file: str, line: Line | Expect, language: Language) -> str:
    return RUN["place"][language].format(
        file=printable(file), at=line.file_line, number=line.number
    )


MOST_OPTIONS: Final = 12


@dataclass(slots=True)
class Table:
    """A game in progress, and the names of its tokens by language.

    `kept`: what came before a question `from`, which is asked before anything is said.
    """

    session: Game
    tokens: Mapping[str, Mapping[str, str]]
    kept: tuple[Fact, ...] = ()


def begun(file: TableFile) -> Table:
    tokens = {word: token.name for word, token in file.setup.box.tokens.items()}
    return Table(play(file.setup, file.seed, file.draws), tokens)


def run(file: TableFile) -> Iterator[Printed]:
    yield from played(file, begun(file))


def played(file: TableFile, table: Table) -> Iterator[Printed]:
    """Every line of output. Raises NotTaken or Failed where the script goes wrong."""
    last = _printed(table, {"line": 0}, table.session.start.facts)
    yield last
    refused: tuple[Line, Printed] | None = None
    for line in file.script:
        if not (isinstance(line, Expect) and "error" in line.expect):
            _stop_at(refused, table)
        if isinstance(line, Expect):
            _check(line, last, table)
            refused = None
            continue
        last = _said_to(table, line)
        refused = (line, last) if "error" in last else None
        yield last
    _stop_at(refused, table)
    yield {"state": op_view(table.session.state)}


def _check(line: Expect, last: Printed, table: Table) -> None:
    try:
        compare(line.expect, last, table.session.state)
    except Differs as differs:
        raise Failed(line, differs) from None


def _stop_at(refused: tuple[Line, Printed] | None, table: Table) -> None:
    if refused is not None:
        line, printed = refused
        raise NotTaken(line, printed, list(options(table.session.state)))


def _said_to(table: Table, line: Line) -> Printed:
    head = {"line": line.number, "who": line.who, "text": line.text}
    try:
        if line.text in ("undo", "redo"):
            return _undo_or_redo(table, head, line.text)
        heard = listen(table.session, line.who, line.text)
        if isinstance(heard, str):
            return _undo_or_redo(table, head, heard)
        return _answered(table, head, heard)
    except Refused as refused:
        return {**head, "error": refused.code, "words": refusal_words(table, line.who, refused)}


def refusal_words(table: Table, who: str, refused: Refused) -> dict[str, str]:
    state = table.session.state
    board = state.captive(who).board if who in state.table.seat else None
    return {
        language: refusal(refused.code, language, refused.choices, table.tokens, board)
        for language in LANGUAGES
    }


def _undo_or_redo(table: Table, head: Printed, word: str) -> Printed:
    if head["who"] != OP:
        raise Refused("not-your-turn")
    session = table.session
    facts = _taken_back(session) if word == "undo" else _brought_back(session)
    if not _asks_from(session.state):
        table.kept = ()
    return _printed(table, head, facts)


def _taken_back(session: Game) -> tuple[Fact, ...]:
    """With what the boards must show again, if anything of the step has been said."""
    step = session.undo()
    said = _after_what_was_said(step)
    now = as_heard(session.state)
    marks = marked_again(said, now, corrected=corrects(step)) if said else ()
    return (undone(step), *marks)


def _brought_back(session: Game) -> tuple[Fact, ...]:
    before = as_heard(session.state)
    step = session.redo()
    said = _after_what_was_said(step)
    marks = marked_again(before, said, corrected=corrects(step)) if said else ()
    return (redone(step), *marks)


def _after_what_was_said(step: Taking) -> State | None:
    """A question `from` is asked before anything is said, but of a correction beside it."""
    for entry in reversed(step.entries):
        state = entry.outcome.state
        if isinstance(entry.command, Correct) or not _asks_from(state):
            return state
    return None


def _asks_from(state: State) -> bool:
    return state.question is not None and state.question.what == "from"


def _answered(table: Table, head: Printed, entries: Entries) -> Printed:
    if all(isinstance(entry.command, Where) for entry in entries):
        return _printed(
            table, head, tuple(fact for entry in entries for fact in entry.outcome.facts)
        )
    told = tuple(fact for entry in entries for fact in entry.outcome.facts)
    facts = table.kept + told
    if _asks_from(table.session.state) and isinstance(entries[-1].command, Correct):
        facts = told  # L17: said at once, beside the open question
    elif _asks_from(table.session.state):
        table.kept, facts = facts, ()
    else:
        table.kept = ()
    return _printed(table, head, facts)


def _printed(table: Table, head: Printed, facts: tuple[Fact, ...]) -> Printed:
    said = announce(facts)
    printed = {
        **head,
        "said": [keys(one) for one in said],
        "noted": [keys(one) for one in note(facts)],
        "words": {language: say(said, language, table.tokens) for language in LANGUAGES},
        "asks": asked(table.session.state),
    }
    private = [keys(one) for one in shown(facts)]
    return {**printed, "shown": private} if private else printed
