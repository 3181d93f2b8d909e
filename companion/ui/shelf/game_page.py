"""One game of the shelf: open, rename, export, delete."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol

from companion.engine.checks import printable
from companion.engine.frozen import frozen, revised
from companion.games.island.terms import OP
from companion.store.games.exchange import Exchange
from companion.store.games.listing import gone, unknown
from companion.store.games.troubles import GameTrouble
from companion.text.screens import words
from companion.text.screens.at_table import AT_TABLE
from companion.text.screens.shelf import SHELF
from companion.ui.kit.long_names import wrapped
from companion.ui.kit.parts import Button
from companion.ui.shelf.cards import card, deaths, hold, missions, told
from companion.ui.shelf.page import ground_of
from companion.ui.shelf.small_games import table_of
from companion.ui.shelf.status_line import called
from companion.ui.shelf.views import GameView
from companion.ui.shell.naming import NameAsked, Naming
from companion.ui.shell.page import BasePage, Notice

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from companion.store.games.listing import Listed
    from companion.text.languages import Language
    from companion.ui.island.map.views import Ground
    from companion.ui.shell.house import House


@frozen
class GameModel:
    """`ground`: the island, once it may be seen by all."""

    game: Listed
    ground: Ground | None
    now: float
    language: Language
    notice: Notice | None
    problem: bool


class OnShelf(Protocol):
    """The shelf as this page needs it."""

    def go_on(self, which: str) -> None: ...

    def deleted(self, game: Listed) -> None: ...


class GamePage(BasePage):
    secret = False

    def __init__(self, house: House, shelf: OnShelf, which: str) -> None:
        super().__init__(house)
        self.shelf = shelf
        self.which = which
        self._known = unknown(which)
        self._known = self.game
        self._seen: tuple[Language, Ground | None] | None = None

    @property
    def game(self) -> Listed:
        """The game as it stands now; if another window has deleted it, as it was known."""
        games = self.house.shelf.games()
        self._known = next((game for game in games if game.id == self.which), gone(self._known))
        return self._known

    def do(self, act: str) -> None:
        self.hush()
        try:
            self._do(act)
        except GameTrouble as trouble:
            self.failed(self.which, trouble)

    def failed(self, _which: str, trouble: GameTrouble) -> None:
        self.say_problem(trouble.say(self.language))

    def _do(self, act: str) -> None:
        match act:
            case "open":
                self.house.back()
                self.shelf.go_on(self.which)
            case "rename":
                self.house.go(self._renaming())
            case "export":
                self._export()
            case "replay" | "share" if is_sealed(self.game):
                self.say_why(words(SHELF, self.language)["no-host"])
            case "replay" | "share":
                self.house.open_over(self, f"{act}-game {self.which}")
            case "journal" | "figures":
                self.house.open_over(self, f"{act}-game {self.which}")
            case "delete":
                game = self.game
                self.house.shelf.delete(self.which)
                self.house.back()
                self.shelf.deleted(game)
            case _:
                super().do(act)

    def _renaming(self) -> Naming:
        sheet = words(SHELF, self.language)
        asked = NameAsked(
            "rename", sheet["rename"], sheet["new-name"], sheet["back"], sheet["save"]
        )
        rename = partial(self.house.shelf.rename, self.which)
        return Naming(self.house, asked, rename, self.game.name, secret=False)

    def _export(self) -> None:
        """Hand it to another app; where there is none, write it into the folder."""
        exchange, name = Exchange(self.house.shelf), self.game.name
        if not self.house.outside.hand_over(*exchange.packed(self.which, name)):
            path = exchange.export(self.which, name)
            self.say_why(words(SHELF, self.language)["exported"].format(path=printable(path)))

    def model(self) -> GameModel:
        game = self.game
        return GameModel(
            game=game,
            ground=self._ground(),
            now=self.house.shelf.now(),
            language=self.language,
            notice=self.notice,
            problem=self.problem,
        )

    def _ground(self) -> Ground | None:
        """Read once: the island of a game does not change."""
        if self._seen is None or self._seen[0] != self.language:
            self._seen = (self.language, ground_of(self.house, self.which))
        return self._seen[1]

    def view(self) -> GameView:
        return game_view(self.model())


def game_view(model: GameModel) -> GameView:
    """A game that is over is headed by how it ended, and the winner's way home."""
    sheet, game = words(SHELF, model.language), model.game
    over, whole = game.over and not game.broken, not game.broken
    found = card(game, model.now, model.language, model.ground)
    small = whole and table_of(game) is not None
    opened = Button("replay", sheet["watch"], icon="play", tone="accent") if over else None
    if small:
        goes_on = sheet["look-at"] if over else sheet["goes-on"]
        opened = Button("open", goes_on, icon="play", tone="accent")
    return GameView(
        name="game",
        title=wrapped(called(game, model.language)),
        card=revised(found, {"text": told(game, model.now, model.language), "link": None}),
        captives=missions(game) if whole and not over else (),
        deaths=deaths(game) if whole and not over else None,
        opened=opened,
        hold=hold("open", model.language) if whole and not over and not small else None,
        tiles=(
            tuple(_small_tiles(model)) if small else tuple(_tiles(model, over=over, whole=whole))
        ),
        back=Button("back", sheet["back"], icon="back"),
        notice=model.notice,
        problem=model.problem,
    )


def is_sealed(game: Listed) -> bool:
    """True while nobody may see the island: the computer is the OP of a game that goes on."""
    return OP in game.computer and not game.over


def _tiles(model: GameModel, *, over: bool, whole: bool) -> Iterator[Button]:
    sheet, seen = words(SHELF, model.language), whole and not is_sealed(model.game)
    if over:
        yield Button("open", sheet["open"], sheet["open-text"], icon="map")
    else:
        yield Button("replay", sheet["replay"], sheet["replay-text"], icon="play", enabled=seen)
    yield Button("share", sheet["share"], sheet["share-text"], icon="share", enabled=seen)
    yield from _of_any(sheet, whole=whole)


def _small_tiles(model: GameModel) -> Iterator[Button]:
    """Of a small game: its journal and figures need no replay."""
    sheet = words(AT_TABLE, model.language)
    yield Button("journal", sheet["journal"], sheet["journal-text"], icon="journal")
    yield Button("figures", sheet["figures"], sheet["figures-text"], icon="trophy")
    yield from _of_any(words(SHELF, model.language), whole=True)


def _of_any(sheet: Mapping[str, str], *, whole: bool) -> Iterator[Button]:
    yield Button("rename", sheet["rename"], sheet["rename-text"], icon="rename", enabled=whole)
    yield Button("export", sheet["export"], sheet["export-text"], icon="export")
    yield Button("delete", sheet["delete"], sheet["delete-text"], icon="delete")
