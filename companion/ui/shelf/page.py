"""The shelf: the game played last goes on, the others, and everything around them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.engine.frozen import frozen, revised
from companion.games.island.stands import island_of
from companion.games.registry import ISLAND
from companion.store.games.troubles import GameTrouble
from companion.text.screens import words
from companion.text.screens.rules import RULES
from companion.text.screens.shelf import SHELF
from companion.ui.island.map.view import laid_ground
from companion.ui.kit.parts import Button, Tone
from companion.ui.shelf.cards import card, running
from companion.ui.shelf.first_island import first_island
from companion.ui.shelf.status_line import called
from companion.ui.shelf.views import SHOWN, FirstIsland, GameCard, ShelfView
from companion.ui.shell.page import BasePage, Notice

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from companion.store.games.listing import Listed
    from companion.text.languages import Language
    from companion.ui.island.map.views import Ground
    from companion.ui.shell.house import House

_OTHER: Final[dict[Language, Language]] = {"en": "ru", "ru": "en"}


@frozen
class ShelfModel:
    """`deleted`: how many games. `practised`: how many tasks of the practice game, of how many.

    `waits`: a set-up was left. `grounds`: islands of finished games, as far as they are read.
    `floats`: the settings want all motion.
    """

    games: tuple[Listed, ...]
    deleted: int
    practised: tuple[int, int]
    waits: bool
    grounds: Mapping[str, Ground | None]
    floats: bool
    now: float
    language: Language
    notice: Notice | None
    problem: bool


class ShelfPage(BasePage):
    """The shelf, which shows no secret of a game.

    The islands of finished games are read between frames: the first one waits for none of them.
    """

    secret = False

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._wanted: tuple[str, ...] = ()
        self._grounds: dict[tuple[str, Language], Ground | None] = {}

    def do(self, act: str) -> None:
        self.hush()
        word, _, which = act.partition(" ")
        match word:
            case "restore":
                self._restore(which)
            case "language":
                self._speak(which)
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

    def _speak(self, word: str) -> None:
        """The other language on the screens; what is read aloud follows, if it was the same."""
        settings = self.house.settings
        other = _OTHER[settings.language]
        if word != other:
            return
        said_in = other if settings.said_in == settings.language else settings.said_in
        try:
            self.house.change_settings(revised(settings, {"language": other, "said_in": said_in}))
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

    # The islands of finished games

    @property
    def working(self) -> bool:
        return any((which, self.language) not in self._grounds for which in self._wanted)

    def work(self) -> None:
        """One of them: it is drawn in the same frame, and two would cost the next."""
        for which in self._wanted:
            if (which, self.language) not in self._grounds:
                self._grounds[which, self.language] = ground_of(self.house, which)
                return

    # What is seen

    def model(self) -> ShelfModel:
        shelf = self.house.shelf
        games = tuple(shelf.games())
        self._wanted = tuple(game.id for game in _shown(games) if _is_over(game))
        return ShelfModel(
            games=games,
            deleted=len(shelf.deleted()),
            practised=shelf.practised(),
            waits=shelf.draft.read() is not None,
            grounds={one: self._grounds.get((one, self.language)) for one in self._wanted},
            floats=self.house.settings.motion == "full",
            now=shelf.now(),
            language=self.language,
            notice=self.notice,
            problem=self.problem,
        )

    def view(self) -> ShelfView:
        return shelf_view(self.model())


def ground_of(house: House, which: str) -> Ground | None:
    """The island of a game that is over; None if it cannot be read, or goes on after all."""
    try:
        finished = house.shelf.finished_table(which)
    except GameTrouble:  # it has been deleted
        return None
    island = None if finished is None or finished[0] != ISLAND else island_of(finished[1])
    return None if island is None else laid_ground(island, {}, house.settings.language)


def _is_over(game: Listed) -> bool:
    return game.over and not game.broken


def _resumed(games: tuple[Listed, ...]) -> Listed | None:
    """The game played last, of those that are not over."""
    first = next((game for game in games if not game.over), None)
    return None if first is None or first.broken else first


def _shown(games: tuple[Listed, ...]) -> tuple[Listed, ...]:
    """Those beside the one that goes on, as many as may have room."""
    resumed = _resumed(games)
    return tuple(game for game in games if game is not resumed)[:SHOWN]


def shelf_view(model: ShelfModel) -> ShelfView:
    sheet, games = words(SHELF, model.language), model.games
    resumed = _resumed(games)
    others = _shown(games)
    over = all(_is_over(game) for game in others)
    return ShelfView(
        language=model.language,
        welcome=None if games else (sheet["what-is-an-op"], _lifted(model)),
        resume=running(resumed, model.now, model.language) if resumed else None,
        ways=tuple(_ways(model, resumed is not None)),
        heading=(sheet["finished"] if over else sheet["other"]) if others else "",
        games=tuple(_card(model, game) for game in others),
        all=Button("games", sheet["all"], icon="next") if others else None,
        bar=_bar(model),
        notice=model.notice,
        problem=model.problem,
    )


def _lifted(model: ShelfModel) -> FirstIsland:
    return first_island(model.language, floats=model.floats)


def _card(model: ShelfModel, game: Listed) -> GameCard:
    return card(game, model.now, model.language, model.grounds.get(game.id))


def _ways(model: ShelfModel, goes_on: bool) -> Iterator[Button]:
    """To practise is the first thing to do; once somebody has played, a new game is."""
    practise_first = not (model.games or model.deleted or model.practised[0])
    if practise_first:
        yield _practice(model, "accent")
    yield _new(model, "answer" if goes_on or practise_first else "accent")
    if not practise_first:
        yield _practice(model, "raised")
    if model.deleted and not _shown(model.games):
        label = words(SHELF, model.language)["deleted"].format(n=model.deleted)
        yield Button("deleted", label, icon="delete")


def _practice(model: ShelfModel, tone: Tone) -> Button:
    """The way to the practice game, which goes on where it was left."""
    sheet, (done, of) = words(SHELF, model.language), model.practised
    second = sheet["five-minutes" if tone == "accent" else "with-two"]
    if done:
        second = sheet["played"] if done == of else sheet["waits"].format(n=done + 1, all=of)
    label = sheet["practice-first"] if tone == "accent" else sheet["practice"]
    return Button("practice", label, second, icon="school", tone=tone)


def _new(model: ShelfModel, tone: Tone) -> Button:
    """The way to a new game; a set-up that was left goes on where it was."""
    sheet = words(SHELF, model.language)
    second = sheet["set-up-waits"] if model.waits else sheet["new-text"]
    return Button("choose-game", sheet["new"], second, icon="plus", tone=tone)


def _bar(model: ShelfModel) -> tuple[Button, ...]:
    sheet, other = words(SHELF, model.language), _OTHER[model.language]
    return (
        Button("rules", RULES["rules"][model.language], icon="rules"),
        Button("check-box", sheet["check-box"], icon="box"),
        Button("import", sheet["import"], icon="import"),
        Button("settings", sheet["settings"], icon="settings"),
        Button(f"language {other}", sheet["other-language"], icon="language"),
    )
