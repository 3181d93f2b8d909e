"""The registry of what opens over a page: the word of an act, and what it opens.

Pages ask for it by `House.open_over` and import no one another. Each is imported when it is first
wanted: the shelf is what every start waits for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from companion.games.registry import ISLAND
from companion.store.games.troubles import CannotOpen, GameTrouble
from companion.ui.shell.acts import unknown

if TYPE_CHECKING:
    from companion.engine.languages import InBoth
    from companion.store.games.kept_game import KeptGame
    from companion.ui.island.desk.controller import Desk
    from companion.ui.island.desk.interface import AtDesk
    from companion.ui.island.kept import KeptIsland
    from companion.ui.island.replay.page import Replay
    from companion.ui.shelf.page import ShelfPage
    from companion.ui.shell.house import House, Page
    from companion.ui.shell.page import BasePage

Made = TypeVar("Made")


class ListsGames(Protocol):
    """A page from which games of the shelf are opened."""

    house: House

    def failed(self, which: str, told: GameTrouble) -> None:
        """Called where that game cannot be opened."""


class Played(Protocol):
    """A page over a game that is kept."""

    @property
    def house(self) -> House: ...

    @property
    def session(self) -> KeptIsland: ...


def open_over(page: Page, act: str) -> None:
    """Open what the first word of the act names; the rest of it says what is to be shown."""
    word, _, rest = act.partition(" ")
    opening = OPENS.get(word)
    if opening is None:
        unknown(act)
    else:
        opening(page, rest)


# Over the shelf


def _game_page(shelf: ShelfPage, which: str) -> None:
    from companion.ui.shelf.game_page import GamePage

    shelf.house.go(GamePage(shelf.house, shelf, which))


def _games(shelf: BasePage, _rest: str) -> None:
    from companion.ui.shelf.games_page import GamesPage

    shelf.house.go(GamesPage(shelf.house))


def _wizard(shelf: BasePage, _rest: str) -> None:
    from companion.ui.island.wizard.wizard import open_wizard

    open_wizard(shelf.house)


def _choose_game(shelf: BasePage, _rest: str) -> None:
    from companion.ui.shelf.chooser import Chooser

    shelf.house.go(Chooser(shelf.house))


def _new_game(over: BasePage, word: str) -> None:
    """The set-up of a small game."""
    from companion.ui.table.games import at_table

    over.house.go(at_table(word).set_up(over.house, ()))


def _practice(shelf: BasePage, _rest: str) -> None:
    from companion.ui.island.practice.door import PracticeDoor

    shelf.house.go(PracticeDoor(shelf.house))


def _check_box(over: BasePage, rest: str) -> None:
    """`tokens`: to the power tokens at once; the word of a small game: its own box."""
    from companion.ui.table.games import at_table, has_pages

    if has_pages(rest):
        box = at_table(rest).box(over.house)
        if box is not None:
            over.house.go(box)
        return
    from companion.ui.island.box.overview import CheckBox, type_tokens

    over.house.go(type_tokens(over.house) if rest == "tokens" else CheckBox(over.house))


def _settings(over: BasePage, _rest: str) -> None:
    from companion.ui.settings.page import SettingsPage

    over.house.go(SettingsPage(over.house))


def _deleted(shelf: BasePage, _rest: str) -> None:
    from companion.ui.shelf.deleted import Deleted

    shelf.house.go(Deleted(shelf.house))


def _import(over: BasePage, _rest: str) -> None:
    """Over the shelf; or over any page, when a file was dropped there."""
    from companion.ui.shelf.import_game import Importing, Taking

    over.house.go(Importing(over.house, over if isinstance(over, Taking) else None))


# A game of the shelf


def _desk(over: ListsGames, which: str) -> None:
    def show(session: KeptGame, _made: object) -> None:
        word = session.header.kind.word
        if word != ISLAND:
            over.house.home(_board(over.house, session))
            return
        from companion.ui.island.desk.controller import Desk

        desk = Desk(over.house, session)
        over.house.home(desk)
        _end_again(desk)

    _open_game(over, which, lambda _session: None, show)


def _board(house: House, session: KeptGame) -> Page:
    """The page of a small game; one that has no pages here cannot be opened."""
    from companion.ui.table.games import at_table, has_pages

    word = session.header.kind.word
    if not has_pages(word):
        raise CannotOpen("no-page")
    return at_table(word).board(house, session)


def _journal_game(over: ListsGames, which: str) -> None:
    _over_board(over, which, "journal")


def _figures_game(over: ListsGames, which: str) -> None:
    _over_board(over, which, "figures")


def _over_board(over: ListsGames, which: str, page: str) -> None:
    """A page over the board of a small game, without the board: back leads to where it was."""

    def show(_session: KeptGame, board: Page) -> None:
        board.do(page)

    _open_game(over, which, lambda session: _board(over.house, session), show)


def _replay_game(over: ListsGames, which: str) -> None:
    """The replay without the desk: back leads to where it was opened."""

    def replay(session: KeptIsland) -> Replay:
        from companion.ui.island.replay.page import Replay

        return Replay(over.house, session)

    _open_game(over, which, replay, lambda _session, made: over.house.go(made))


def _share_game(over: ListsGames, which: str) -> None:
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


# Over a desk, and what lies on one


def _journal(desk: AtDesk, _rest: str) -> None:
    from companion.ui.island.replay.journal import Journal

    desk.house.go(Journal(desk.house, desk))


def _menu(desk: AtDesk, _rest: str) -> None:
    from companion.ui.island.menu.page import Menu

    desk.house.go(Menu(desk.house, desk))


def _captive_page(desk: AtDesk, who: str) -> None:
    from companion.ui.island.desk.captive_page import CaptivePage

    desk.house.go(CaptivePage(desk.house, desk, who))


def _fog(desk: AtDesk, who: str) -> None:
    from companion.ui.island.fog.page import FogPage

    desk.house.go(FogPage(desk.house, desk, who))


def _own_start(desk: AtDesk, who: str) -> None:
    from companion.ui.island.desk.shown_alone import show_start

    show_start(desk.house, desk, who)


def _corrections(desk: AtDesk, what: str) -> None:
    from companion.ui.island.corrections.page import Corrections

    desk.house.go(Corrections(desk.house, desk, what))


def _replay(desk: Played, at: str) -> None:
    from companion.ui.island.replay.page import Replay

    desk.house.go(Replay(desk.house, desk.session, int(at) if at else None))


def _ending(desk: Desk, _rest: str) -> None:
    """Open the page of whoever has won; to touch that is to have said the last card."""
    if not _end_again(desk):
        desk.announced()  # which opens it


def _end_again(desk: Desk) -> bool:
    """Open the end over a desk whose game is over, if everybody has heard it."""
    from companion.ui.island.desk.game_over import has_ended

    if not has_ended(desk.state, desk.telling):
        return False
    from companion.ui.island.ending.page import EndingPage

    desk.house.go(EndingPage(desk.house, desk))
    return True


def _reveal(over: Played, at: str) -> None:
    """The island opens to all; while the game is on, only the OP sees the replay of it."""
    from companion.ui.island.ending.reveal import Reveal

    if over.session.state.won is None:
        _replay(over, at)
    else:
        over.house.go(Reveal(over.house, over.session))


def _watch(reveal: Played, _rest: str) -> None:
    """The replay for all who have seen the island open."""
    from companion.ui.island.replay.page import Replay

    reveal.house.go(Replay(reveal.house, reveal.session, shown=True))


def _to_shelf(over: BasePage, _rest: str) -> None:
    while len(over.house.pages) > 1:
        over.house.back()


def _shown_piece(desk: Desk, _rest: str) -> None:
    """L16.4: what one captive alone is to see."""
    from companion.ui.island.desk.shown_alone import show_piece

    show_piece(desk.house, desk.telling.facts)


def _share(over: Played, _rest: str) -> None:
    from companion.ui.island.share.page import Share

    over.house.go(Share(over.house, over.session))


def _wizard_again(desk: Played, _rest: str) -> None:
    """A new table for the same people."""
    from companion.ui.island.desk.captives import people
    from companion.ui.island.wizard.wizard import wizard_again

    desk.house.home(wizard_again(desk.house, desk.session.state, people(desk.session)))


# The rules


def _rules(over: BasePage, entry: str) -> None:
    """The rules at an entry, or at the chapters, with the rulings of the table that is played."""
    from companion.ui.rules.opening import look_up
    from companion.ui.rules.view import At

    look_up(over, at=At(entry=entry))


def _rule_of(over: BasePage, ruling: str) -> None:
    """The entry that a table ruling belongs to, or a clause of a small game."""
    from companion.ui.rules.opening import look_up

    look_up(over, asked=(ruling,))


def _why(desk: Desk, what: str) -> None:
    """The rule behind what was `said`, is `asked` or was `refused`."""
    from companion.ui.island.desk.why import asked
    from companion.ui.rules.page import RulesPage

    wanted = asked(desk.model(), what)
    if wanted:
        desk.house.go(RulesPage(desk.house, rulings=desk.rulings, asked=wanted))


OPENS: Final[Mapping[str, Callable[[Any, str], None]]] = {
    "again": _wizard_again,
    "check-box": _check_box,
    "choose-game": _choose_game,
    "correct": _corrections,
    "deleted": _deleted,
    "ending": _ending,
    "figures-game": _figures_game,
    "fog": _fog,
    "games": _games,
    "hold": _corrections,
    "import": _import,
    "journal": _journal,
    "journal-game": _journal_game,
    "menu": _menu,
    "more": _game_page,
    "new": _wizard,
    "new-game": _new_game,
    "open": _desk,
    "practice": _practice,
    "replay": _replay,
    "replay-game": _replay_game,
    "reveal": _reveal,
    "rule-of": _rule_of,
    "rules": _rules,
    "settings": _settings,
    "share": _share,
    "share-game": _share_game,
    "show": _shown_piece,
    "start": _own_start,
    "to-shelf": _to_shelf,
    "told": _captive_page,
    "watch": _watch,
    "why": _why,
}
