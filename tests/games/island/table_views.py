"""The table's knowledge, as the tests of leaks compare it."""

from collections.abc import Iterable

from companion.engine.frozen import frozen
from companion.games.island.announcements import Announcement
from companion.games.island.questions import Question
from companion.games.island.state import State
from companion.games.island.terms import OP


@frozen
class TableView:
    """The knowledge of everybody at the table: all that was said, and a captive's open question."""

    said: tuple[Announcement, ...]
    question: Question | None


def table_view(said: Iterable[Announcement], state: State) -> TableView:
    """Made from what was said and from a captive's own question; the OP's stay with the OP.

    Nobody sees another's board (L16.5), so no board is in it.
    """
    question = state.question
    if question is None or question.who == OP:
        return TableView(tuple(said), None)
    return TableView(tuple(said), question)
