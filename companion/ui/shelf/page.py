"""The shelf: the game played last goes on in one tap; the others, and everything around them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.store.games.troubles import GameTrouble
from companion.text.screens import words
from companion.text.screens.rules import RULES
from companion.text.screens.shelf import SHELF
from companion.ui.kit.parts import Button, Section, Tone
from companion.ui.shelf.status_line import called, standing
from companion.ui.shelf.views import ShelfView
from companion.ui.shell.page import BasePage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from companion.store.games.listing import Listed


class ShelfPage(BasePage):
    """The shelf, which shows no secret of a game."""

    secret = False

    def do(self, act: str) -> None:
        self.hush()
        word, _, which = act.partition(" ")
        match word:
            case "restore":
                self._restore(which)
            case _:
                self.house.open_over(self, act)

    def go_on(self, which: str) -> None:
        """Open the desk of a game."""
        self.house.open_over(self, f"open {which}")

    def failed(self, which: str, told: GameTrouble) -> None:
        what_now = Button(f"more {which}", words(SHELF, self.language)["what-now"], icon="next")
        self.say_problem(told.say(self.language), what_now)

    def _restore(self, which: str) -> None:
        try:
            self.house.shelf.restore(which)
        except GameTrouble as told:
            self.say_problem(told.say(self.language))

    # Sentences that other pages leave here

    def deleted(self, game: Listed) -> None:
        sheet = words(SHELF, self.language)
        sentence = sheet["deleted-one"].format(name=called(game, self.language))
        undo = Button(f"restore {game.id}", sheet["undo"], icon="undo")
        self.say_why(sentence, undo)

    def imported(self, which: str) -> None:
        sheet = words(SHELF, self.language)
        game = next(one for one in self.house.shelf.games() if one.id == which)
        sentence = sheet["imported"].format(name=called(game, self.language))
        self.say_why(sentence, Button(f"open {which}", sheet["open"], icon="play"))

    # The view

    def view(self) -> ShelfView:
        sheet = words(SHELF, self.language)
        games = self.house.shelf.games()
        playing = [game for game in games if game.won is None]
        resumed = playing[0] if playing and not playing[0].broken else None
        others = [game for game in playing if game is not resumed]
        finished = [game for game in games if game.won is not None]
        welcome = Section(sheet["welcome"], sheet["welcome-text"])
        first = not games and not self.house.shelf.deleted()
        sections = (
            self._listed(sheet["unfinished"], others),
            self._listed(sheet["finished"], finished),
            self._around(() if first else (self._practice("raised"),)),
        )
        return ShelfView(
            title=sheet["title"],
            resume=self._resume(resumed) if resumed else None,
            more=self._more(resumed) if resumed else None,
            new=self._new("raised" if resumed else "accent"),
            games=(
                *(() if games else (welcome,)),
                *(section for section in sections if section.rows),
            ),
            settings=Button("settings", sheet["settings"], icon="settings"),
            notice=self.notice,
            problem=self.problem,
            practice=self._practice("answer") if first else None,
        )

    def _practice(self, tone: Tone) -> Button:
        """The way to the practice game, which goes on where it was left."""
        sheet = words(SHELF, self.language)
        done, of = self.house.shelf.practised()
        second = sheet["five-minutes"]
        if done:
            second = sheet["played"] if done == of else sheet["waits"].format(n=done + 1, all=of)
        return Button("practice", sheet["practice"], second, icon="flag", tone=tone)

    def _new(self, tone: Tone) -> Button:
        """The way to a new game; a set-up that was left goes on where it was."""
        sheet = words(SHELF, self.language)
        waits = self.house.shelf.draft.read() is not None
        return Button("new", sheet["new"], sheet["set-up-waits"] if waits else "", icon="plus",
                      tone=tone)  # fmt: skip

    def _resume(self, game: Listed) -> Button:
        label = words(SHELF, self.language)["resume"].format(name=called(game, self.language))
        return Button(f"open {game.id}", label, self._status(game), icon="play", tone="accent")

    def _status(self, game: Listed) -> str:
        return standing(game, self.house.shelf.now(), self.language)

    def _more(self, game: Listed) -> Button:
        return Button(f"more {game.id}", words(SHELF, self.language)["more"], icon="menu")

    def _listed(self, heading: str, games: Sequence[Listed]) -> Section:
        """The games of a heading; one that cannot be opened is looked at instead."""
        rows = (
            (
                Button(
                    f"more {game.id}" if game.broken else f"open {game.id}",
                    called(game, self.language),
                    icon="alert" if game.broken else "trophy" if game.won else "play",
                    lines=self._status(game),
                ),
                self._more(game),
            )
            for game in games
        )
        return Section(heading, rows=tuple(rows))

    def _around(self, first: tuple[Button, ...]) -> Section:
        sheet = words(SHELF, self.language)
        deleted = len(self.house.shelf.deleted())
        row = [
            *first,
            Button("rules", RULES["rules"][self.language], icon="rules"),
            Button("check-box", sheet["check-box"], icon="visit"),
            Button("import", sheet["import"], icon="import"),
        ]
        if deleted:
            row.append(Button("deleted", sheet["deleted"].format(n=deleted), icon="delete"))
        return Section(sheet["around"], rows=(tuple(row),))
