"""Driving a whole game from a script: each line is said to the referee, each answer printed."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from companion.engine.refused import Refused
from companion.engine.session import Session
from companion.games.island.announce import note, shown
from companion.games.island.announcements import Announcement, Redone, Undone, keys
from companion.games.island.commands import Command
from companion.games.island.facts import Fact
from companion.games.island.game import Entries, play, step_name
from companion.games.island.state import State
from companion.games.island.terms import OP
from companion.games.island.views import asked, op_view
from companion.table.expect import Failed, compare
from companion.table.listen import listen
from companion.table.read import Expect, Line, TableFile
from companion.text import LANGUAGES, refusal, say

Printed = dict[str, Any]


class NotTaken(Exception):
    """A line that was refused and not expected to be."""

    def __init__(self, line: Line, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.line = line
        self.code = code
        self.sentence = sentence


@dataclass(slots=True)
class Table:
    """A game in progress, and the names of its owner-made tokens by language."""

    session: Session[State, Command]
    tokens: Mapping[str, Mapping[str, str]]


def run(file: TableFile) -> Iterator[Printed]:
    """Every line of output. Raises NotTaken or Failed where the script goes wrong."""
    tokens = {word: token.name for word, token in file.setup.box.tokens.items()}
    table = Table(play(file.setup, file.seed), tokens)
    start = table.session.start
    last = _printed(table, {"line": 0}, start.facts, start.said)  # type: ignore[attr-defined]
    yield last
    refused: tuple[Line, Printed] | None = None
    for line in file.script:
        if isinstance(line, Expect):
            compare(line, last, table.session.state)
            if "error" in line.expect:
                refused = None
            continue
        _stop_at(refused)
        last = _said_to(table, line)
        refused = (line, last) if "error" in last else None
        yield last
    _stop_at(refused)
    yield {"state": op_view(table.session.state)}


def _stop_at(refused: tuple[Line, Printed] | None) -> None:
    if refused is not None:
        line, printed = refused
        raise NotTaken(line, printed["error"], printed["words"]["en"])


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
        sentences = {
            language: refusal(refused.code, language, refused.choices) for language in LANGUAGES
        }
        return {**head, "error": refused.code, "words": sentences}


def _undo_or_redo(table: Table, head: Printed, word: str) -> Printed:
    if head["who"] != OP:
        raise Refused("not-your-turn")
    if word == "undo":
        step = table.session.undo()
        said: Announcement = Undone(step_name(step, for_all=True))
        return _printed(table, head, (said,), (said,))
    step = table.session.redo()
    said = Redone(step_name(step, for_all=True))
    return _printed(table, head, (said,), (said,))


def _answered(table: Table, head: Printed, entries: Entries) -> Printed:
    facts = tuple(fact for entry in entries for fact in entry.outcome.facts)
    said = tuple(one for entry in entries for one in entry.outcome.said)
    return _printed(table, head, facts, said)


def _printed(
    table: Table, head: Printed, facts: tuple[Fact, ...], said: tuple[Announcement, ...]
) -> Printed:
    printed = {
        **head,
        "said": [keys(one) for one in said],
        "noted": [keys(one) for one in note(facts)],
        "words": {language: say(said, language, table.tokens) for language in LANGUAGES},
        "asks": asked(table.session.state),
    }
    private = [keys(one) for one in shown(facts)]
    return {**printed, "shown": private} if private else printed
