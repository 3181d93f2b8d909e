"""Step two, the island: at random, ready-made, from a code, or built by hand (L2.2)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Final

from companion.games.island.board.buildable import can_be_made
from companion.games.island.board.island_code import code_of
from companion.games.island.board.layout import Island
from companion.games.island.board.survey import Survey, survey
from companion.games.island.board.wishes import WISHES, Search, Wish, contradict
from companion.store.island.own_islands import OwnIslands
from companion.text.island.islands import (
    character_line,
    facts,
    knots_alike,
    not_found,
    wish_name,
    wish_text,
)
from companion.ui.island.wizard.by_hand import ByHand
from companion.ui.island.wizard.copy import CopyToTable
from companion.ui.island.wizard.draft import SEEDS, DrawnIsland, Over
from companion.ui.island.wizard.island_code import EnterCode, ShareIsland
from companion.ui.island.wizard.ready_made import ReadyMade, name_island
from companion.ui.island.wizard.step import WizardStep, on_map
from companion.ui.kit.parts import Button, Section
from companion.ui.shell.file_problems import tell
from companion.ui.shell.views import PageView

if TYPE_CHECKING:
    from companion.ui.island.wizard.step import AtWizard

# Seconds: what is left of a frame is the screen's. A single try takes a fraction of it.
SLICE: Final = 0.008


def draw_a_while(search: Search, clock: Callable[[], float] = perf_counter) -> None:
    """Until there is an island, or the slice is over; one try at least."""
    end = clock() + SLICE
    search.draw()
    while search.goes_on and clock() < end:
        search.draw()


class IslandStep(WizardStep):
    """`search`: an island that is being drawn, a while at each frame."""

    def __init__(self, wizard: AtWizard) -> None:
        super().__init__(wizard)
        self.search: Search | None = None
        self._seed = 0
        self._surveyed: tuple[Island, Survey] | None = None

    def do(self, act: str) -> None:
        search, self.search = self.search, None  # any touch stops it
        match act.split():
            case ["random"]:
                self._random()
            case ["stop"]:
                if search is not None:
                    self.say_why(not_found(search.found, self.language))
            case ["wish", wish] if wish in WISHES:
                self._wish(wish)
            case ["ready-made"]:
                ready = ReadyMade(self.wizard)
                self.house.go(ready)
                tell(self.house, ready.own.troubles)
            case ["code"]:
                self.house.go(EnterCode(self.wizard))
            case ["build"]:
                self.wizard.lay_over("build", ByHand(self.wizard))
            case ["share"]:
                self.house.go(ShareIsland(self.house, code(self.draft.laid.island)))
            case ["keep"]:
                own = OwnIslands(self.house.shelf.folder)
                self.house.go(name_island(self.house, own, self.draft.laid.island))
                tell(self.house, own.troubles)
            case ["copy"]:
                self.draft.copied = 0
                self.wizard.lay_over("copy", CopyToTable(self.wizard))
            case _:
                super().do(act)

    def reopen(self, over: Over) -> None:
        if over == "build":
            self.wizard.lay_over("build", ByHand(self.wizard))
        elif over == "copy":
            self.wizard.lay_over("copy", CopyToTable(self.wizard))

    # Drawing one

    def _random(self) -> None:
        """Most are found at once."""
        self._seed = self.draft.dice().randrange(SEEDS)
        self.search = Search(self.wizard.box, Random(self._seed), self.draft.wishes)
        self.work()

    @property
    def working(self) -> bool:
        return self.search is not None

    def work(self) -> None:
        search = self.search
        if search is None:
            return
        draw_a_while(search)
        if search.goes_on:
            return
        self.search = None
        if search.island is None:
            self.say_why(not_found(search.found, self.language))
        else:
            self.draft.lay(search.island, DrawnIsland(self._seed, self.draft.wishes))
            self.wizard.keep()

    def leave(self) -> None:
        self.search = None

    def _wish(self, wish: Wish) -> None:
        """Gentle and cruel exclude each other: the one touched last counts."""
        wishes = [one for one in self.draft.wishes if one != wish]
        if wish not in self.draft.wishes:
            wishes = [one for one in wishes if not contradict((one, wish))] + [wish]
        self.draft.wishes = tuple(one for one in WISHES if one in wishes)

    def view(self) -> PageView:
        sheet, island = self.sheet, self.draft.laid.island
        found = self._survey(island)
        return PageView(
            name="setup-island",
            title=sheet["island"],
            text=character_line(found, self.language),
            sections=(
                Section(rows=(self._ways(),)),
                Section(sheet["wishes"], rows=(self._wishes(),), unlike=True),
                Section(text=self._wished()),  # below them: a wish does not move the others
                Section(sheet["code-is"], self._known_by(island), (self._with_it(),), unlike=True),
                Section(sheet["facts"], "\n".join(facts(found, self.language))),
            ),
            island=on_map(self.draft, self.language, tokens=False, pieces=False),
        )  # fmt: skip

    def _survey(self, island: Island) -> Survey:
        """A millisecond, which the frames of a long drawing do not have."""
        if self._surveyed is None or self._surveyed[0] is not island:
            self._surveyed = (island, survey(island))
        return self._surveyed[1]

    def _ways(self) -> tuple[Button, ...]:
        sheet = self.sheet
        return (
            self._draw(),
            Button("ready-made", sheet["ready-made"], icon="map"),
            Button("code", sheet["code"], icon="qr"),
            Button("build", sheet["build"], icon="hand"),
        )

    def _draw(self) -> Button:
        """The button that draws an island, or stops a drawing that has begun."""
        if self.search is None:
            return Button("random", self.sheet["random"], self.sheet["another"], icon="dice")
        drawn = self.sheet["drawn"].format(n=self.search.drawn)
        return Button("stop", self.sheet["stop"], drawn, icon="close", chosen=True)

    def _with_it(self) -> tuple[Button, ...]:
        """The buttons for the island that lies there."""
        sheet = self.sheet
        return (
            Button("copy", sheet["copy"], icon="map"),
            Button("share", sheet["share"], icon="qr"),
            Button("keep", sheet["keep"], icon="star"),
        )

    def _known_by(self, island: Island) -> str:
        """Its code, how the very same is drawn again, and whether the owner's tiles can make it."""
        sheet, drawn = self.sheet, self.draft.drawn
        lines = [code(island)]
        if drawn is not None:
            wishes = ", ".join(wish_name(wish, self.language) for wish in drawn.wishes)
            text = sheet["from-seed-wished" if wishes else "from-seed"]
            lines.append(text.format(seed=drawn.seed, wishes=wishes))
        alike = knots_alike(island.knots, self.language)
        made = can_be_made(island, self.wizard.box)
        lines += alike
        if made is not None and not alike:
            lines.append(sheet["buildable" if made else "not-buildable"])
        return "\n".join(lines)

    def _wished(self) -> str:
        """The wishes in words that can be checked on the map."""
        texts = [wish_text(wish, self.language) for wish in self.draft.wishes]
        return " ".join(texts) or self.sheet["wishes-text"]

    def _wishes(self) -> tuple[Button, ...]:
        return tuple(
            Button(
                f"wish {wish}",
                wish_name(wish, self.language),
                chosen=wish in self.draft.wishes,
            )
            for wish in WISHES
        )


def code(island: Island) -> str:
    return code_of(island.spaces, island.knots)
