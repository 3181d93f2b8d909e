"""How a game on the shelf stands, in a line: `Round 4, Theseus to move, 12 minutes ago`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from companion.text.counted import counted
from companion.text.languages import LANGUAGES, Language
from companion.text.names import in_sentence, name
from companion.text.screens import words
from companion.text.screens.shelf import SHELF

if TYPE_CHECKING:
    from companion.games.island.terms import Who
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
    """A clock that was put back in between says `just now`."""
    sheet = words(SHELF, language)
    for least, key, one in _AGO:
        if seconds >= least:
            return counted(sheet[key], int(seconds // one), language)
    return sheet["just-now"]


def called(game: Listed, language: Language) -> str:
    """The name that it was given; whoever gave none has the captives, in the language of now."""
    if game.captives and game.name in {by_captives(game.captives, one) for one in LANGUAGES}:
        return by_captives(game.captives, language)
    return game.name or words(SHELF, language)["unnamed"]


def by_captives(captives: Iterable[Who], language: Language) -> str:
    return ", ".join(name(who, language) for who in captives)


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
