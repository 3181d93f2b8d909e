"""All that was said at the table, round by round, for the players: no secret is in it (L16)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.languages import Topic
from companion.games.island.history.chronicle import Chronicle
from companion.games.island.history.utterances import BEFORE_PLAY, HeardByAll, spoken
from companion.text.island.announcements import say
from companion.text.island.journal_lines import public_entry
from companion.text.languages import Language, Tokens, capitalised
from companion.text.screens import words

PLAYERS: Topic = {
    "title": {"en": "Paradox Island: what was said at the table",
              "ru": "Парадокс: что было сказано за столом"},
    "before": {"en": "Before the first turn", "ru": "До первого хода"},
    "round": {"en": "Round {n}", "ru": "Раунд {n}"},
    "taken-back": {"en": "taken back", "ru": "отменено"},
}  # fmt: skip


def players_text(chronicle: Chronicle, language: Language, tokens: Tokens) -> str:
    return "".join(f"{line}\n" for line in _lines(chronicle, language, tokens))


def _lines(chronicle: Chronicle, language: Language, tokens: Tokens) -> Iterator[str]:
    texts = words(PLAYERS, language)
    yield texts["title"]
    last = None
    for one in spoken(chronicle):
        if one.round != last:
            last = one.round
            yield ""
            yield texts["before"] if last == BEFORE_PLAY else texts["round"].format(n=last)
        yield from _told(one, language, tokens)


def _told(one: HeardByAll, language: Language, tokens: Tokens) -> Iterator[str]:
    """A captive's words, and below them the OP's answer."""
    texts = words(PLAYERS, language)
    back = f" ({texts['taken-back']})" if one.struck else ""
    if one.line:
        yield f"  – {capitalised(public_entry(one.line, language, tokens, one.board))}{back}"
        back = ""
    if one.said:
        yield f"    {say(one.said, language, tokens)}{back}"
