"""The registry of what opens over a page: the word of an act, and what it opens.

Pages ask for it by `House.open_over` and import no one another. Each is imported when it is first
wanted: the shelf is what every start waits for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, Protocol

from companion.ui.game_doors import (
    end_again,
    open_desk,
    open_figures,
    open_journal,
    open_replay,
    open_share,
)
from companion.ui.shell.acts import unknown

if TYPE_CHECKING:
    from companion.ui.island.desk.controller import Desk
    from companion.ui.island.desk.interface import AtDesk
    from companion.ui.island.kept import KeptIsland
    from companion.ui.island.replay.page import Replay
    from companion.ui.shelf.page import ShelfPage
    from companion.ui.shell.house import House, Page
    from companion.ui.shell.page import BasePage


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


def _ways(over: BasePage, _rest: str) -> None:
    """The ways to play the island: who is the OP, and who plays the captives."""
    from companion.ui.shelf.ways import Ways

    over.house.go(Ways(over.house))


def _against(over: BasePage, _rest: str) -> None:
    """The set-up of a game against the computer's captives."""
    from companion.ui.island.against.set_up import AgainstSetUp

    over.house.go(AgainstSetUp(over.house))


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


def _could_know(replay: Replay, at: str) -> None:
    from companion.ui.island.could_know.page import CouldKnow

    replay.house.go(CouldKnow(replay, int(at)))


def _ending(desk: Desk, _rest: str) -> None:
    """Open the page of whoever has won; to touch that is to have said the last card."""
    if not end_again(desk):
        desk.announced()  # which opens it


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
    """A new table for the same people, or against the same captives."""
    from companion.ui.island.against.desk import computer_captives

    if kinds := computer_captives(desk.session):
        from companion.ui.island.against.set_up import AgainstSetUp

        figures = [one.who for one in desk.session.state.captives if one.who in kinds]
        desk.house.home(AgainstSetUp(desk.house, figures, kinds[figures[0]]))
        return
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
    "against": _against,
    "check-box": _check_box,
    "choose-game": _choose_game,
    "correct": _corrections,
    "deleted": _deleted,
    "ending": _ending,
    "figures-game": open_figures,
    "fog": _fog,
    "games": _games,
    "hold": _corrections,
    "import": _import,
    "journal": _journal,
    "journal-game": open_journal,
    "menu": _menu,
    "more": _game_page,
    "new": _wizard,
    "new-game": _new_game,
    "open": open_desk,
    "practice": _practice,
    "replay": _replay,
    "replay-game": open_replay,
    "reveal": _reveal,
    "rule-of": _rule_of,
    "rules": _rules,
    "settings": _settings,
    "share": _share,
    "share-game": open_share,
    "show": _shown_piece,
    "start": _own_start,
    "to-shelf": _to_shelf,
    "told": _captive_page,
    "watch": _watch,
    "ways": _ways,
    "why": _why,
}
