"""A small game on the shelf, as its own door tells of it; nothing in it is secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.engine.saved import StandingTable
from companion.text.wording import called
from companion.ui.table.games import at_table, has_pages

if TYPE_CHECKING:
    from companion.store.games.listing import Listed
    from companion.text.languages import Language


def table_of(game: Listed) -> StandingTable | None:
    """The state of a small game; None for the island, and for a game that has no pages."""
    if not isinstance(game.stands, StandingTable) or not has_pages(game.game):
        return None
    return game.stands


def players_of(game: Listed, at: StandingTable, language: Language) -> str:
    """`Ann, Bob`."""
    return ", ".join(called(who, language, dict(game.people)) for who in at.players)


def game_name(game: Listed, language: Language) -> str:
    return at_table(game.game).offer(language).name


def picture(game: Listed, language: Language) -> str:
    return at_table(game.game).offer(language).icon


def stands_so(game: Listed, at: StandingTable, language: Language) -> str:
    """`Ann 3, Bob 2`, or who has won."""
    return at_table(game.game).stands(at, dict(game.people), language)
