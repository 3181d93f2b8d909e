"""Opening a game of the shelf: at its desk or its board, or at a page over that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar

from companion.games.registry import ISLAND
from companion.store.games.troubles import CannotOpen, GameTrouble

if TYPE_CHECKING:
    from companion.engine.languages import InBoth
    from companion.store.games.kept_game import KeptGame
    from companion.ui.island.desk.controller import Desk
    from companion.ui.island.kept import KeptIsland
    from companion.ui.island.replay.page import Replay
    from companion.ui.shell.house import House, Page

Made = TypeVar("Made")


class ListsGames(Protocol):
    """A page from which games of the shelf are opened."""

    house: House

    def failed(self, which: str, told: GameTrouble) -> None:
        """Called where that game cannot be opened."""


def open_desk(over: ListsGames, which: str) -> None:
    def show(session: KeptGame, _made: object) -> None:
        word = session.header.kind.word
        if word != ISLAND:
            over.house.home(_board(over.house, session))
            return
        desk = _desk_of(over.house, session)
        over.house.home(desk)
        end_again(desk)

    _open_game(over, which, lambda _session: None, show)


def _desk_of(house: House, session: KeptIsland) -> Desk:
    """The desk of the OP, whoever plays the captives."""
    from companion.ui.island.against.desk import AgainstDesk, computer_captives
    from companion.ui.island.desk.controller import Desk

    kinds = computer_captives(session)
    return AgainstDesk(house, session, kinds) if kinds else Desk(house, session)


def _board(house: House, session: KeptGame) -> Page:
    """The page of a small game; one that has no pages here cannot be opened."""
    from companion.ui.table.games import at_table, has_pages

    word = session.header.kind.word
    if not has_pages(word):
        raise CannotOpen("no-page")
    return at_table(word).board(house, session)


def open_journal(over: ListsGames, which: str) -> None:
    _over_board(over, which, "journal")


def open_figures(over: ListsGames, which: str) -> None:
    _over_board(over, which, "figures")


def _over_board(over: ListsGames, which: str, page: str) -> None:
    """A page over the board of a small game, without the board: back leads to where it was."""

    def show(_session: KeptGame, board: Page) -> None:
        board.do(page)

    _open_game(over, which, lambda session: _board(over.house, session), show)


def open_replay(over: ListsGames, which: str) -> None:
    """The replay without the desk: back leads to where it was opened."""

    def replay(session: KeptIsland) -> Replay:
        from companion.ui.island.replay.page import Replay

        return Replay(over.house, session)

    _open_game(over, which, replay, lambda _session, made: over.house.go(made))


def open_share(over: ListsGames, which: str) -> None:
    def show(session: KeptIsland, _made: object) -> None:
        from companion.ui.island.share.page import Share

        over.house.go(Share(over.house, session))

    _open_game(over, which, lambda _session: None, show)


def _open_game(
    over: ListsGames,
    which: str,
    make: Callable[[KeptIsland], Made],
    show: Callable[[KeptIsland, Made], None],
) -> None:
    """Open a short game at once, a long one on a page that shows how far it has come.

    What was found wrong with its file is told then.
    """
    house = over.house

    def done(session: KeptIsland, troubles: Sequence[InBoth], made: Made) -> None:
        from companion.ui.shell.file_problems import tell

        try:
            show(session, made)
        except GameTrouble as told:
            failed(told)
        tell(house, troubles)

    def failed(told: GameTrouble) -> None:
        over.failed(which, told)

    try:
        opened = None if house.shelf.is_long(which) else house.shelf.resume(which)
        made = None if opened is None else (*opened, make(opened[0]))
    except GameTrouble as told:
        failed(told)
        return
    if made is not None:
        done(*made)
        return
    from companion.ui.shelf.opening_page import Opening

    house.go(Opening(house, which, make, done, failed))


def end_again(desk: Desk) -> bool:
    """Open the end over a desk whose game is over, if everybody has heard it."""
    from companion.ui.island.desk.game_over import has_ended

    if not has_ended(desk.state, desk.telling):
        return False
    from companion.ui.island.ending.page import EndingPage

    desk.house.go(EndingPage(desk.house, desk))
    return True
