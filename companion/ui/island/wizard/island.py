"""Step two, the island: at random, ready-made, from a code, or built by hand (L2.2)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Final

from companion.games.island.board.buildable import can_be_made
from companion.games.island.board.island_code import code_of
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
from companion.ui.island.wizard.draft import SEEDS, DrawnIsland
from companion.ui.island.wizard.known_islands import (
    EnterCode,
    ShareIsland,
    name_island,
)
from companion.ui.island.wizard.model import SetUpModel, on_map
from companion.ui.island.wizard.ready_made import ReadyMade
from companion.ui.island.wizard.step import WizardStep
from companion.ui.kit.parts import Button, Section
from companion.ui.shell.file_problems import tell
from companion.ui.shell.views import PageView

if TYPE_CHECKING:
    from companion.games.island.board.layout import Island
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
                self.wizard.lay_over("build")
            case ["share"]:
                self.house.go(ShareIsland(self.house, code(self.draft.laid.island)))
            case ["keep"]:
                own = OwnIslands(self.house.shelf.folder)
                self.house.go(name_island(self.house, own, self.draft.laid.island))
                tell(self.house, own.troubles)
            case ["copy"]:
                self.revise(copied=0)
                self.wizard.lay_over("copy")
            case _:
                super().do(act)

    # Drawing one

    def _random(self) -> None:
        """Most are found at once."""
        self._seed = self.draft.dice().randrange(SEEDS)
        self.draft = self.draft.drew()
        self.search = Search(self.wizard.box, Random(self._seed), self.draft.wishes)
        self.work()

    @property
    def searched(self) -> int | None:
        return None if self.search is None else self.search.drawn

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
            drawn = DrawnIsland(self._seed, self.draft.wishes)
            self.draft = self.draft.lay(search.island, drawn)
            self.wizard.keep()

    def leave(self) -> None:
        self.search = None

    def _wish(self, wish: Wish) -> None:
        """Gentle and cruel exclude each other: the one touched last counts."""
        wishes = [one for one in self.draft.wishes if one != wish]
        if wish not in self.draft.wishes:
            wishes = [one for one in wishes if not contradict((one, wish))] + [wish]
        self.revise(wishes=tuple(one for one in WISHES if one in wishes))


def island_view(model: SetUpModel) -> PageView:
    sheet, draft, language = model.sheet, model.draft, model.language
    wishes = tuple(
        Button(
            f"wish {wish}", wish_name(wish, language), tone="option", chosen=wish in draft.wishes
        )
        for wish in WISHES
    )
    wished = " ".join(wish_text(wish, language) for wish in draft.wishes) or sheet["wishes-text"]
    with_it = (
        Button("copy", sheet["copy"], icon="map"),
        Button("share", sheet["share"], icon="qr"),
        Button("keep", sheet["keep"], icon="star"),
    )
    return PageView(
        name="setup-island",
        title="",  # the rail has it
        text=character_line(model.found, language),
        sections=(
            Section(rows=(_ways(model),)),
            # In words that can be checked on the map.
            Section(sheet["wishes"], wished, (wishes,)),
            Section(sheet["code-is"], _known_by(model), (with_it,)),
            Section(sheet["facts"], "\n".join(facts(model.found, language))),
        ),
        island=on_map(draft, language, tokens=False, pieces=False),
    )


def _ways(model: SetUpModel) -> tuple[Button, ...]:
    """The ways to an island; the first draws one, or stops a drawing that has begun."""
    sheet = model.sheet
    draw = Button("random", sheet["random"], sheet["another"], icon="dice")
    if model.searched is not None:
        drawn = sheet["drawn"].format(n=model.searched)
        draw = Button("stop", sheet["stop"], drawn, icon="close", tone="accent")
    return (
        draw,
        Button("ready-made", sheet["ready-made"], icon="map"),
        Button("code", sheet["code"], icon="qr"),
        Button("build", sheet["build"], icon="hand"),
    )


def _known_by(model: SetUpModel) -> str:
    """Its code, how the very same is drawn again, and whether the owner's tiles can make it."""
    sheet, island, drawn = model.sheet, model.draft.laid.island, model.draft.drawn
    lines = [code(island)]
    if drawn is not None:
        wishes = ", ".join(wish_name(wish, model.language) for wish in drawn.wishes)
        text = sheet["from-seed-wished" if wishes else "from-seed"]
        lines.append(text.format(seed=drawn.seed, wishes=wishes))
    alike = knots_alike(island.knots, model.language)
    made = can_be_made(island, model.box)
    lines += alike
    if made is not None and not alike:
        lines.append(sheet["buildable" if made else "not-buildable"])
    return "\n".join(lines)


def code(island: Island) -> str:
    return code_of(island.spaces, island.knots)
