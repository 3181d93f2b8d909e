"""The shelf: the game played last goes on in one tap; the others, and everything around them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.engine.frozen import frozen
from companion.store.games.troubles import GameTrouble
from companion.text.screens import words
from companion.text.screens.rules import RULES
from companion.text.screens.shelf import SHELF
from companion.ui.kit.parts import Button, Section, Tone
from companion.ui.shelf.status_line import called, standing
from companion.ui.shelf.views import ShelfView
from companion.ui.shell.page import BasePage, Notice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from companion.store.games.listing import Listed
    from companion.text.languages import Language


@frozen
class ShelfModel:
    """`deleted`: how many games. `practised`: how many tasks of the practice game, of how many.

    `waits`: a set-up was left.
    """

    games: tuple[Listed, ...]
    deleted: int
    practised: tuple[int, int]
    waits: bool
    now: float
    language: Language
    notice: Notice | None
    problem: bool


class ShelfPage(BasePage):
    """The shelf, which shows no secret of a game."""

    secret = False

    def do(self, act: str) -> None:
        self.hush()
        word, _, which = act.partition(" ")
        if word == "restore":
            self._restore(which)
        else:
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

    # What is seen

    def model(self) -> ShelfModel:
        shelf = self.house.shelf
        return ShelfModel(
            games=tuple(shelf.games()),
            deleted=len(shelf.deleted()),
            practised=shelf.practised(),
            waits=shelf.draft.read() is not None,
            now=shelf.now(),
            language=self.language,
            notice=self.notice,
            problem=self.problem,
        )

    def view(self) -> ShelfView:
        return shelf_view(self.model())


def shelf_view(model: ShelfModel) -> ShelfView:
    sheet, games = words(SHELF, model.language), model.games
    playing = [game for game in games if game.won is None]
    resumed = playing[0] if playing and not playing[0].broken else None
    first = not games and not model.deleted
    sections = (
        _listed(model, "unfinished", [game for game in playing if game is not resumed]),
        _listed(model, "finished", [game for game in games if game.won is not None]),
        _around(model, () if first else (_practice(model, "raised"),)),
    )
    welcome = Section(sheet["welcome"], sheet["welcome-text"])
    return ShelfView(
        title=sheet["title"],
        resume=_resume(model, resumed) if resumed else None,
        more=_more(model, resumed) if resumed else None,
        new=_new(model, "raised" if resumed else "accent"),
        games=(
            *(() if games else (welcome,)),
            *(section for section in sections if section.rows),
        ),
        settings=Button("settings", sheet["settings"], icon="settings"),
        notice=model.notice,
        problem=model.problem,
        practice=_practice(model, "answer") if first else None,
    )


def _practice(model: ShelfModel, tone: Tone) -> Button:
    """The way to the practice game, which goes on where it was left."""
    sheet, (done, of) = words(SHELF, model.language), model.practised
    second = sheet["five-minutes"]
    if done:
        second = sheet["played"] if done == of else sheet["waits"].format(n=done + 1, all=of)
    return Button("practice", sheet["practice"], second, icon="flag", tone=tone)


def _new(model: ShelfModel, tone: Tone) -> Button:
    """The way to a new game; a set-up that was left goes on where it was."""
    sheet = words(SHELF, model.language)
    second = sheet["set-up-waits"] if model.waits else ""
    return Button("new", sheet["new"], second, icon="plus", tone=tone)


def _resume(model: ShelfModel, game: Listed) -> Button:
    label = words(SHELF, model.language)["resume"].format(name=called(game, model.language))
    status = standing(game, model.now, model.language)
    return Button(f"open {game.id}", label, status, icon="play", tone="accent")


def _more(model: ShelfModel, game: Listed) -> Button:
    return Button(f"more {game.id}", words(SHELF, model.language)["more"], icon="menu")


def _listed(model: ShelfModel, heading: str, games: Sequence[Listed]) -> Section:
    """The games of a heading; one that cannot be opened is looked at instead."""
    rows = (
        (
            Button(
                f"more {game.id}" if game.broken else f"open {game.id}",
                called(game, model.language),
                icon="alert" if game.broken else "trophy" if game.won else "play",
                lines=standing(game, model.now, model.language),
            ),
            _more(model, game),
        )
        for game in games
    )
    return Section(words(SHELF, model.language)[heading], rows=tuple(rows))


def _around(model: ShelfModel, first: tuple[Button, ...]) -> Section:
    sheet = words(SHELF, model.language)
    row = [
        *first,
        Button("rules", RULES["rules"][model.language], icon="rules"),
        Button("check-box", sheet["check-box"], icon="visit"),
        Button("import", sheet["import"], icon="import"),
    ]
    if model.deleted:
        row.append(Button("deleted", sheet["deleted"].format(n=model.deleted), icon="delete"))
    return Section(sheet["around"], rows=(tuple(row),))
