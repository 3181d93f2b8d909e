"""What was said at the table, round by round, for whoever sat at it: no secret is in it (L16)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.island.history.chronicle import Chronicle
from companion.games.island.history.utterances import BEFORE_PLAY, Spoken, spoken
from companion.text.island.journal_lines import public_entry
from companion.text.languages import Language, Tokens, capitalised
from companion.text.screens import words
from companion.text.screens.players import PLAYERS
from companion.text.sentences import say


def players_text(chronicle: Chronicle, language: Language, tokens: Tokens) -> str:
    return "".join(f"{line}\n" for line in _lines(chronicle, language, tokens))


def _lines(chronicle: Chronicle, language: Language, tokens: Tokens) -> Iterator[str]:
    sheet = words(PLAYERS, language)
    yield sheet["title"]
    last = None
    for one in spoken(chronicle):
        if one.round != last:
            last = one.round
            yield ""
            yield sheet["before"] if last == BEFORE_PLAY else sheet["round"].format(n=last)
        yield from _told(one, language, tokens)


def _told(one: Spoken, language: Language, tokens: Tokens) -> Iterator[str]:
    """What a captive says, and below it what the OP says to that."""
    sheet = words(PLAYERS, language)
    back = f" ({sheet['taken-back']})" if one.struck else ""
    if one.line:
        yield f"  – {capitalised(public_entry(one.line, language, tokens, one.board))}{back}"
        back = ""
    if one.said:
        yield f"    {say(one.said, language, tokens)}{back}"
