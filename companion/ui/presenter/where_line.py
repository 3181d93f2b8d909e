"""L16.3: the words with which the OP answers where a captive is."""

from __future__ import annotations

from companion.games.island.apply import where
from companion.games.island.state import State
from companion.games.island.terms import Who
from companion.text.counted import quoted
from companion.text.languages import Language
from companion.text.sentences import say


def where_line(state: State, who: Who, said_in: Language) -> str:
    return quoted(say((where(state, who),), said_in), said_in)
