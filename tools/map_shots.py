"""Pictures of the island's map alone, in some states and sizes, to be looked at.

    python -m tools.map_shots DIR [STATE…]

A picture is `STATE.RADIUS.png`: the radius of a space in dp.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from companion.engine.frozen import revised
from companion.games.island.board.hexes import HEXES
from companion.games.island.terms import Hex, Who
from companion.ui.island.map.geometry import HIGH, WIDE
from companion.ui.island.map.views import FigureView, Ground, IslandView, Lead, SpaceView
from tests.ui import environment
from tests.ui.sample_views import GROUND, island, way

SIZES: Final = (49, 37, 28, 12)
View = tuple[IslandView, str]  # and its look: secret, bright, or shown to a captive


def _figures(**places: str) -> tuple[FigureView, ...]:
    """`phil="E4 lying harmed"`."""
    found = []
    for who, words in places.items():
        at, *marks = words.split()
        found.append(FigureView(Who(who), Hex(at), **dict.fromkeys(marks, True)))
    return tuple(found)


def turn() -> View:
    lit = {"B2", "B3", "B4", "C3", "C5", "D3", "D4", "E3", "E4"}
    figures = _figures(theseus="C4", phil="C2", schrodie="F1")
    return island(figures=figures, rock=Hex("B1"), bush=Hex("C3"), wave="NW",
                  lit=frozenset(lit)), "secret"  # fmt: skip


def op_turn() -> View:
    figures = _figures(theseus="C3 harmed", phil="E4 lying harmed", schrodie="G4 lying")
    return island(
        "ru", figures=figures, wave="NE", rock=Hex("A3"), bush=Hex("C2"), veiled=True,
        lit=frozenset({"B1", "C1", "C3", "B2", "B3", "B4", "D3", "E3", "E4"}),
        been=((Hex("D1"), 0), (Hex("D2"), 1)), chosen="bush",
        paths=(way("bush", "D1", "D2", "C2"),),
    ), "secret"  # fmt: skip


def question() -> View:
    figures = _figures(theseus="D2", phil="D3", schrodie="F1")
    pushed = way("phil", "C2", "D3", own=False)
    return island(
        figures=figures, wave="NW", rock=Hex("B1"), bush=Hex("C3"), leads=(Lead(Hex("D3"), "Yes"),),
        paths=(way("theseus", "F2", "over E2", "D2"), pushed),
    ), "secret"  # fmt: skip


def which() -> View:
    figures = _figures(theseus="F2", phil="C2", schrodie="F1")
    leads = (Lead(Hex("D2"), "2"), Lead(Hex("E2"), "1"))
    return island(figures=figures, wave="NW", rock=Hex("A3"), bush=Hex("C3"), leads=leads,
                  veiled=True), "secret"  # fmt: skip


def leap() -> View:
    """Through a portal and into the ocean, with letters."""
    figures = _figures(theseus="E1", phil="G2", schrodie="F1")
    paths = (way("theseus", "D5", "C4", "portal E1"), way("phil", "G1", "S", "carried G2"))
    return island(figures=figures, wave="S", rock=Hex("A3"), bush=Hex("C3"), paths=paths,
                  lit=frozenset({"N", "SE"}), leads=(Lead("SW", "Yes"),), labels="letters",
                  flags=tuple((Hex("C5"), who) for who in ("theseus", "phil", "schrodie")),
                  ), "secret"  # fmt: skip


def fans() -> View:
    """Five on one space, one on a knot; and the names of the rows."""
    figures = _figures(theseus="C4", phil="C4", schrodie="C4", achilles="D4", hempel="G3 lying")
    return island(figures=figures, bush=Hex("C4"), rock=Hex("C4"), wave="S",
                  labels="rows"), "secret"  # fmt: skip


def crowds() -> View:
    figures = _figures(theseus="F3", phil="F3", schrodie="D5", achilles="D5", hempel="D5",
                       granddead="A2")  # fmt: skip
    return island(figures=figures, bush=Hex("D5"), rock=Hex("A2"), wave="bend"), "secret"


def opened() -> View:
    figures = _figures(theseus="B2", phil="C5", schrodie="F1")
    trails = (
        way("phil", "C2", "B1", "A1", "A2", "A3", "over B4", "C5"),
        way("theseus", "E2", "D3", "C4", "C3", "B2"),
        way("schrodie", "G2", "F3", "E3", "D2", "E1", "F1"),
    )
    return island(figures=figures, wave="S", rock=None, bush=None, trails=trails), "bright"


def _half(kind: str) -> Ground:
    hidden = set(HEXES[18:])
    spaces = tuple(
        SpaceView(space.at, kind) if space.at in hidden else space for space in GROUND["en"].spaces
    )
    lakes = tuple(lake for lake in GROUND["en"].lakes if not hidden & {*lake[1]})
    spaces = tuple(SpaceView(one.at, kind) if one.kind == "lake" and not any(
        one.at in cells for _, cells in lakes) else one for one in spaces)  # fmt: skip
    return revised(GROUND["en"], {"spaces": spaces, "lakes": lakes})


def sealed() -> View:
    return IslandView(_half("sealed")), "bright"


def sealed_dark() -> View:
    return IslandView(_half("sealed")), "secret"


def start() -> View:
    spaces = tuple(
        SpaceView(at, "fruit", icon="cherries") if at == "G2" else SpaceView(at, "closed")
        for at in HEXES
    )
    ground = Ground(spaces, parts=GROUND["ru"].parts)
    return IslandView(ground, lit=frozenset({"G2"})), "shown"


STATES: Final[dict[str, Callable[[], View]]] = {
    drive.__name__.replace("_", "-"): drive
    for drive in (
        turn,
        op_turn,
        question,
        which,
        leap,
        fans,
        crowds,
        opened,
        sealed,
        sealed_dark,
        start,
    )
}


def main(arguments: list[str]) -> int:
    if not arguments:
        print(__doc__)
        return 2
    environment.prepare()
    folder, *wanted = arguments
    from tests.ui.driver import StandingClock, running
    from tests.ui.island.map.map_samples import MapApp

    window, clock = environment.open_window(), StandingClock()
    with running(MapApp(), window, clock) as ui:
        for name in wanted or STATES:
            for r in SIZES:
                _shoot(ui, Path(folder) / f"{name}.{r}.png", STATES[name](), r)
        if not wanted:
            _shoot_perspective(ui, Path(folder))
            _shoot_miniatures(ui, Path(folder))
    return 0


def _shoot(ui: Any, file: Path, view: View, r: int) -> None:
    from companion.ui.island.map.drawn.map_ground import SECRET, SHOWABLE
    from companion.ui.kit.drawn.paint import rgba

    seen, how = view
    width, height = 8 * round(WIDE * r / 8), 8 * round(HIGH * r / 8)
    ui.resize(width, height)
    ui.app.map.size = (width, height)
    look = SECRET if how == "secret" else SHOWABLE
    ui.window.clearcolor = rgba(look.page)
    ui.app.map.render(seen, showable=how == "shown", look=look)
    ui.shot(file)


def _shoot_perspective(ui: Any, folder: Path) -> None:
    from companion.ui.island.map.drawn.perspective import PerspectiveIsland, UprightPiece
    from companion.ui.kit.drawn.paint import rgba

    pieces = tuple(UprightPiece(Who(who), Hex(at)) for who, at in (
        ("phil", "C2"), ("schrodie", "E1"), ("theseus", "F3")))  # fmt: skip
    drawn = PerspectiveIsland(ui.app.map.canvas.after)
    ui.window.clearcolor = rgba("#0A2A44")
    for name, r, size, middle in (
        ("shelf", 59.5, (1280, 800), (890, 434)), ("win", 41.5, (800, 400), (400, 112)),
    ):  # fmt: skip
        _empty(ui, size)
        drawn.draw(middle, r, GROUND["en"], pieces if name == "shelf" else (), Hex("D4"))
        ui.shot(folder / f"perspective-{name}.png")
    drawn.hide()


def _shoot_miniatures(ui: Any, folder: Path) -> None:
    from companion.ui.island.map.drawn.map_ground import SHOWABLE
    from companion.ui.island.map.drawn.miniature import Miniature
    from companion.ui.kit.drawn.paint import rgba
    from companion.ui.kit.rect import Rect

    _empty(ui, (1024, 400))
    ui.window.clearcolor = rgba("#0F3049")
    ground, x = GROUND["en"], 20.0
    for r, sealed, look in (
        (9.9, False, None), (12.5, False, None), (12.5, True, None), (19.5, True, None),
        (12.5, True, SHOWABLE),
    ):  # fmt: skip
        rect = Rect(x, 40, WIDE * r, HIGH * r)
        drawn = Miniature(ui.app.map.canvas.after)
        drawn.draw(rect, ground, sealed=sealed, **({"look": look} if look else {}))
        x = rect.right + 20
    ui.shot(folder / "miniatures.png")


def _empty(ui: Any, size: tuple[int, int]) -> None:
    """A window without a map."""
    ui.resize(*size)
    ui.app.map.size = (10, 10)
    ui.pump()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
