"""A map alone in the window, and islands for it: random ones, bare, crowded, of one space."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from kivy.app import App
from kivy.core.text import LabelBase
from kivy.uix.floatlayout import FloatLayout

from companion.engine.frozen import revised
from companion.games.island.board.hexes import HEXES
from companion.games.island.setup.begin import set_up
from companion.games.island.setup.random_table import random_table, seated
from companion.games.island.setup.table import Seat
from companion.games.island.terms import CHARACTERS, FRUITS, PARTS, Hex, Lake
from companion.store.assets import asset
from companion.text.languages import Language
from companion.ui.island.map import view as island_view
from companion.ui.island.map.drawn.island_map import IslandMap
from companion.ui.island.map.geometry import Layout
from companion.ui.island.map.views import FigureView, Ground, IslandView, Lead, SpaceView
from tests.boxes import BOX
from tests.ui.drawn import texts_in
from tests.ui.driver import Driver
from tests.ui.sample_views import way

FONTS: Final = {
    "Nunito": "NunitoSans-Regular.ttf",
    "NunitoBold": "NunitoSans-Bold.ttf",
    "NunitoExtraBold": "NunitoSans-ExtraBold.ttf",
    "Icons": "CompanionIcons.ttf",
}
# The map of the window of 1280×800, of 1024×600, of 800×1280, and of a phone held upright.
SIZES: Final = ((744, 590), (536, 440), (784, 610), (412, 420))


class MapApp(App):
    """Nothing but a map, in the lower left corner."""

    def build(self) -> FloatLayout:
        for name, file in FONTS.items():
            LabelBase.register(name, asset(f"fonts/{file}"))
        self.root = FloatLayout()
        self.map = IslandMap(size_hint=(None, None), size=(744, 590))
        self.said: list[str] = []
        self.map.act = self.said.append
        self.root.add_widget(self.map)
        return self.root


def draw(shown: Driver, island: IslandView, *, showable: bool = False) -> Layout:
    shown.app.map.render(island, showable=showable)
    shown.pump()
    layout: Layout = shown.app.map.layout
    return layout


def resize(shown: Driver, width: int, height: int) -> None:
    shown.app.map.size = (width, height)
    shown.pump()


def texts(shown: Driver) -> list[str]:
    return list(texts_in(shown.app.map.canvas, seen=True))


# Islands


def a_game(seed: int = 7, language: Language = "en") -> IslandView:
    """A random island as the game begins."""
    laid = random_table(seed)
    free = [fruit for fruit in FRUITS if fruit != laid.bush_fruit]
    seats = tuple(
        Seat(who, who, fruit)
        for who, fruit in zip(("theseus", "phil", "hempel"), free, strict=False)
    )
    state = set_up(seated(laid, 4, seats, BOX)).state
    return island_view.island(state, language)


def bare(**changes: Any) -> IslandView:
    """Without pieces and flags."""
    nobody = {"figures": (), "wave": None, "rock": None, "bush": None, "flags": ()}
    return revised(a_game(), nobody | changes)


def of_kind(island: IslandView, kind: str) -> list[Hex]:
    return [space.at for space in island.ground.spaces if space.kind == kind]


def lake_of(island: IslandView, lake: Lake) -> tuple[Hex, ...]:
    return dict(island.ground.lakes)[lake]


def busy(language: Language = "en", seed: int = 7) -> IslandView:
    """Everything that can stand or be marked on an island, as crowded as can be."""
    plain = a_game(seed, language)
    wet, fruits = lake_of(plain, "bend"), of_kind(plain, "fruit")

    def figure(who: str, at: Hex, **marks: bool) -> FigureView:
        return FigureView(who, at, **marks)

    return revised(
        plain,
        {
            "figures": (
                figure("theseus", wet[0], lying=True, harmed=True),
                figure("phil", wet[1], lying=True),
                figure("schrodie", wet[1], lying=True, hit=True),
                *(figure(who, fruits[0], harmed=who == "achilles") for who in CHARACTERS),
                figure("achilles", wet[2]),
                figure("granddead", of_kind(plain, "knot")[0], hit=True),
                figure("hempel", of_kind(plain, "portal")[0]),
                figure("schrodie", of_kind(plain, "camp")[0], harmed=True, hit=True),
                FigureView("hempel", None),
            ),
            "wave": "straight",
            "rock": fruits[1],
            "bush": fruits[1],
            "flags": tuple((fruits[2], who) for who in ("theseus", "phil", "hempel")),
            "lit": frozenset((*lake_of(plain, "bend"), fruits[3], "N", "NE")),
            "veiled": True,
            "leads": (Lead(fruits[4], "Yes"), Lead("SW", "No")),
            "paths": (way("hempel", "S", "G2", "portal D4"), way("phil", "D4", "D5", own=False)),
            "been": ((fruits[5], 0), (fruits[6], 1)),
            "chosen": "bush",
        },
    )


SPACE_OF: Final = {
    "fruit": SpaceView(Hex("D4"), "fruit", "Or", "orange"),
    "camp": SpaceView(Hex("D4"), "camp", "A", "camp"),
    "oracle": SpaceView(Hex("D4"), "oracle", "Oc", "oracle"),
    "mirage": SpaceView(Hex("D4"), "mirage", "Uf", "ufo"),
    "knot": SpaceView(Hex("D4"), "knot", "K", arrows=(("NW", "E"), ("NE", "SE"), ("SW", "W"))),
    "portal": SpaceView(Hex("D4"), "portal", "2"),
    "anomaly": SpaceView(Hex("D4"), "anomaly", "As", "aside"),
    "lake": SpaceView(Hex("D4"), "lake", "L"),
    "empty": SpaceView(Hex("D4"), "empty"),
}


def with_space(space: SpaceView, **changes: Any) -> IslandView:
    """An island of orange trees with one other space."""
    spaces = tuple(
        space if at == space.at else SpaceView(at, "fruit", "Or", "orange") for at in HEXES
    )
    lakes: Any = (("bend", (space.at,)),) if space.kind == "lake" else ()
    parts = tuple((part, part) for part in PARTS)
    return revised(IslandView(Ground(spaces, lakes, parts)), changes)


def empty_island(at: str, icon: str = "") -> IslandView:
    """As a captive is shown it."""
    spaces = tuple(
        SpaceView(one, "fruit", icon=icon) if one == at else SpaceView(one, "empty")
        for one in HEXES
    )
    return IslandView(Ground(spaces, parts=(("N", "N"),)), lit=frozenset((at,)))


# What stands on the canvas


def drawn(shown: Driver) -> list[tuple[Any, ...]]:
    """The instructions of the canvas, told so that two drawings can be compared."""
    return [
        (type(one).__name__, getattr(one, "pos", None), list(getattr(one, "vertices", ())),
         getattr(one, "texture", None) and one.texture.tex_coords, text_of(one))
        for one in instructions(shown.app.map.canvas)
    ]  # fmt: skip


def text_of(instruction: Any) -> list[str]:
    from kivy.graphics import InstructionGroup

    group = InstructionGroup()
    group.children.append(instruction)
    return list(texts_in(group, seen=False))


def instructions(group: Any) -> Iterator[Any]:
    for one in group.children:
        yield one
        yield from instructions(one) if hasattr(one, "children") else ()
