"""The state of a game on the shelf in a line: `Round 4, Theseus to move, 12 minutes ago`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.games.island.stands import IslandStands
from companion.text.counted import counted
from companion.text.island.names import by_captives, in_sentence
from companion.text.languages import LANGUAGES, Language
from companion.text.screens import words
from companion.text.screens.shelf import SHELF
from companion.ui.shelf.small_games import players_of, stands_so, table_of

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


def on_island(game: Listed) -> IslandStands:
    """The state of a game of the island; nothing is known of the others here."""
    return game.stands if isinstance(game.stands, IslandStands) else IslandStands()


def ago(seconds: float, language: Language) -> str:
    """The time since, in words; `just now` where the clock was put back in between."""
    sheet = words(SHELF, language)
    for least, key, one in _AGO:
        if seconds >= least:
            return counted(sheet[key], int(seconds // one), language)
    return sheet["just-now"]


def called(game: Listed, language: Language) -> str:
    """The game's name, or its captives in the language of now where none was given."""
    small = table_of(game)
    if small is not None and not is_named(game):
        return players_of(game, small, language)
    if game.name and not is_named(game):
        return by_captives(on_island(game).captives, language)
    return game.name or words(SHELF, language)["unnamed"]


def is_named(game: Listed) -> bool:
    """Somebody gave it a name of its own; its emblems tell the captives."""
    small = table_of(game)
    if small is not None:
        return game.name not in {players_of(game, small, one) for one in LANGUAGES}
    captives = on_island(game).captives
    unnamed = {by_captives(captives, one) for one in LANGUAGES} if captives else set()
    return bool(game.name) and game.name not in unnamed


def standing(game: Listed, now: float, language: Language) -> str:
    sheet = words(SHELF, language)
    since = ago(now - game.last, language)
    if game.broken:
        return sheet["broken"]
    at, small = on_island(game), table_of(game)
    if small is not None:
        return f"{stands_so(game, small, language)}, {since}"
    if at.won is not None:
        return sheet["won"].format(name=in_sentence(at.won, language), ago=since)
    if at.turn is None or at.round is None:
        return since
    return sheet["status"].format(round=at.round, name=in_sentence(at.turn, language), ago=since)
