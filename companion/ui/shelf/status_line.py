"""The state of a game on the shelf in a line: `Round 4, Theseus to move, 12 minutes ago`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.text.counted import counted
from companion.text.island.names import by_captives, in_sentence
from companion.text.languages import LANGUAGES, Language
from companion.text.screens import words
from companion.text.screens.shelf import SHELF

if TYPE_CHECKING:
    from companion.store.games.listing import Listed

_MINUTE: Final = 60
_HOUR: Final = 60 * _MINUTE
_DAY: Final = 24 * _HOUR
# From how many seconds on, in which words, and how many of them make one.
_AGO: Final = (
    (365 * _DAY, "years", 365 * _DAY),
    (30 * _DAY, "months", 30 * _DAY),
    (_DAY, "days", _DAY),
    (_HOUR, "hours", _HOUR),
    (_MINUTE, "minutes", _MINUTE),
)


def ago(seconds: float, language: Language) -> str:
    """The time since, in words; `just now` where the clock was put back in between."""
    sheet = words(SHELF, language)
    for least, key, one in _AGO:
        if seconds >= least:
            return counted(sheet[key], int(seconds // one), language)
    return sheet["just-now"]


def called(game: Listed, language: Language) -> str:
    """The game's name, or its captives in the language of now where none was given."""
    if game.name and not is_named(game):
        return by_captives(game.captives, language)
    return game.name or words(SHELF, language)["unnamed"]


def is_named(game: Listed) -> bool:
    """Somebody gave it a name of its own; its emblems tell the captives."""
    unnamed = {by_captives(game.captives, one) for one in LANGUAGES} if game.captives else set()
    return bool(game.name) and game.name not in unnamed


def standing(game: Listed, now: float, language: Language) -> str:
    sheet = words(SHELF, language)
    since = ago(now - game.last, language)
    if game.broken:
        return sheet["broken"]
    if game.won is not None:
        return sheet["won"].format(name=in_sentence(game.won, language), ago=since)
    if game.turn is None or game.round is None:
        return since
    return sheet["status"].format(
        round=game.round, name=in_sentence(game.turn, language), ago=since
    )
