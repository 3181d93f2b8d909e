"""A table of any game but the island, as a script plays it: what is said to it, line by line."""

from __future__ import annotations

from typing import Any, Final

from companion.cli.expect import Printed
from companion.engine.facts import keys
from companion.engine.kind import TABLE, TABLE_ALONE, OpenQuestion, ToldFacts
from companion.engine.refused import Refused
from companion.speech.talk.any_game import understood
from companion.store.tables.table_file import KindTable
from companion.text.languages import LANGUAGES
from companion.text.wording import TableWords, refused, taken_back, wording

_UNDOES: Final = {"undo": "undone", "redo": "redone"}


class PlayedTable:
    """One game as it is played."""

    def __init__(self, file: KindTable) -> None:
        self.kind = file.kind
        self._session = file.kind.play(file.setup, file.seed)
        self._words: TableWords = wording(file.kind.word)

    def opening(self) -> Printed:
        return self._printed({"line": 0}, self.kind.told(self._session.start))

    def take(self, head: Printed, who: str, text: str) -> Printed:
        """A line of output. Raises Refused."""
        if text in _UNDOES:
            return self._taken_back(head, who, text)
        command = understood(self.kind, self._session.state, who, text)
        told = [self.kind.told(entry.outcome) for entry in self._session.submit(command)]
        said = tuple(fact for one in told for fact in one.said)
        shown = tuple(fact for one in told for fact in one.shown)
        return self._printed(head, ToldFacts(said, shown))

    def _taken_back(self, head: Printed, who: str, word: str) -> Printed:
        if who != TABLE:
            raise Refused("not-your-turn", why=TABLE_ALONE)
        step = self._session.undo() if word == "undo" else self._session.redo()
        first = step.entries[0]
        speaker, words = self._session.game.write(first.command)
        openly = self.kind.told(first.outcome).openly or words
        key = _UNDOES[word]
        sentences = {
            language: taken_back(self._words, key, (speaker, openly), language, {})
            for language in LANGUAGES
        }
        printed = self._printed(head, ToldFacts())
        return {**printed, "said": [{key: f"{speaker}: {openly}"}], "words": sentences}

    def _printed(self, head: Printed, told: ToldFacts) -> Printed:
        words = {language: self._words.say(told.said, language, {}) for language in LANGUAGES}
        printed = {
            **head,
            "said": [keys(fact) for fact in told.said],
            "noted": [],
            "words": words,
            "asks": asked(self.kind.asked(self._session.state)),
        }
        return {**printed, "shown": [keys(one) for one in told.shown]} if told.shown else printed

    def refusal(self, _who: str, no: Refused) -> Printed:
        question = self.kind.asked(self._session.state)
        words = {
            language: refused(self._words, no, question, language, {}) for language in LANGUAGES
        }
        choices = {"choices": list(no.choices)} if no.choices else {}
        return {"error": no.code, **choices, "words": words}

    def options(self) -> tuple[str, ...]:
        question = self.kind.asked(self._session.state)
        return () if question is None else question.options

    def state(self) -> dict[str, Any]:
        state = self._session.state
        return {**self.kind.view(state), "question": asked(self.kind.asked(state))}


def asked(question: OpenQuestion | None) -> dict[str, Any] | None:
    """The open question, as a table script writes it."""
    if question is None:
        return None
    about = {
        key: list(value) if isinstance(value, tuple) else value
        for key, value in (question.beside or {}).items()
    }
    options = list(question.options)
    return {"who": question.who, "what": question.what, "options": options, **about}
