"""The map of the island: the colours on the screen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from companion.games.island.board.hexes import NEXT
from companion.games.island.terms import CHARACTERS, PARTS, Hex
from companion.ui.island.map.geometry import Layout
from companion.ui.island.map.standing import standing
from companion.ui.island.map.views import FigureView, IslandView, Lead
from companion.ui.kit import theme
from companion.ui.kit.drawn.paint import mixed
from tests.ui.driver import Driver, running
from tests.ui.island.map.map_samples import (
    SPACE_OF,
    MapApp,
    bare,
    draw,
    empty_island,
    lake_of,
    with_space,
)


@pytest.fixture
def shown(kivy_window: tuple[Any, Any]) -> Iterator[Driver]:
    with running(MapApp(), *kivy_window) as driver:
        yield driver


def hue(shown: Driver, point: tuple[float, float]) -> str:
    red, green, blue, alpha = shown.pixel(*point)
    assert alpha == 255
    return f"#{red:02X}{green:02X}{blue:02X}"


def alike(one: str, other: str, by: int = 3) -> bool:
    pairs = ((int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return all(abs(a - b) <= by for a, b in pairs)


@pytest.mark.pixels
@pytest.mark.parametrize("kind", list(SPACE_OF))
def test_a_space_has_its_colour(shown: Driver, kind: str) -> None:
    layout = draw(shown, with_space(SPACE_OF[kind]))
    assert hue(shown, layout.near(Hex("D4"), 0.68, -0.28)) == theme.FILL[kind]


@pytest.mark.pixels
def test_the_ocean_has_its_colours(shown: Driver) -> None:
    """Two thin rings, and the part that the Wave is in is filled."""
    layout = draw(shown, bare(wave="SE"))
    for part in PARTS:
        inner = theme.WAVE_PART if part == "SE" else theme.OCEAN
        assert hue(shown, layout.along(part, 5.97, 0.8)) == inner
        ring = layout.along(part, 6.52 * 3**0.5 / 2, 1.2)
        assert hue(shown, ring) not in (theme.OCEAN, theme.WAVE_PART)
    assert hue(shown, layout.point(-6.8, 0)) == theme.BG  # the line between two parts


@pytest.mark.pixels
def test_the_island_has_a_beach_and_tiles_have_a_side(shown: Driver) -> None:
    layout = draw(shown, bare())
    assert hue(shown, layout.near(Hex("A1"), -0.9, 0.1)) == theme.BEACH
    assert hue(shown, layout.near(Hex("G1"), 0, -1.14)) == theme.BEACH_LOW
    layout = draw(shown, with_space(SPACE_OF["camp"]))
    side = hue(shown, layout.near(Hex("D4"), -0.4, -0.737))
    assert alike(side, mixed(theme.FILL["camp"], "#000000", 0.38))


@pytest.mark.pixels
def test_a_lake_is_one_shape(shown: Driver) -> None:
    island = bare()
    layout = draw(shown, island)
    for seam in seams(layout, island):
        assert hue(shown, seam) == theme.FILL["lake"]


def seams(layout: Layout, island: IslandView) -> list[tuple[float, float]]:
    """The middles between spaces of one lake that touch."""
    return [
        between(layout, at, other)
        for _, cells in island.ground.lakes
        for at in cells
        for other in NEXT[at].values()
        if other in cells
    ]


def between(layout: Layout, one: Hex, other: Hex) -> tuple[float, float]:
    (x, y), (x2, y2) = layout.centre(one), layout.centre(other)
    return (x + x2) / 2, (y + y2) / 2


@pytest.mark.pixels
def test_the_veil_spares_what_is_lit(shown: Driver) -> None:
    layout = draw(shown, with_space(SPACE_OF["camp"], lit=frozenset(("D4",)), veiled=True))
    assert hue(shown, layout.near(Hex("D4"), 0.68, -0.28)) == theme.FILL["camp"]
    quiet = hue(shown, layout.near(Hex("B2"), 0.68, -0.28))
    assert alike(quiet, mixed(theme.FILL["fruit"], theme.BG, 0.6))


@pytest.mark.pixels
def test_a_veiled_lake_has_no_seams(shown: Driver) -> None:
    island = bare(veiled=True)
    layout = draw(shown, island)
    for seam in seams(layout, island):
        assert alike(hue(shown, seam), mixed(theme.FILL["lake"], theme.BG, 0.6))


@pytest.mark.pixels
def test_nothing_is_veiled_unless_the_view_says_so(shown: Driver) -> None:
    layout = draw(shown, with_space(SPACE_OF["camp"], lit=frozenset(("D4",))))
    assert hue(shown, layout.near(Hex("B2"), 0.68, -0.28)) == theme.FILL["fruit"]


@pytest.mark.pixels
def test_a_lit_space_has_a_line_around_it(shown: Driver) -> None:
    layout = draw(shown, with_space(SPACE_OF["camp"], lit=frozenset(("D4",))))
    x, y = layout.near(Hex("D4"), 0.96 * 3**0.5 / 2, 0.1)
    assert hue(shown, (x, y)) == theme.ACCENT
    for aside in (-0.082, 0.082):  # in a dark line
        assert alike(hue(shown, (x + aside * layout.r, y)), theme.CASING, 40)
    assert hue(shown, layout.near(Hex("B2"), 0.866, 0)) == theme.BEACH


@pytest.mark.pixels
def test_a_lit_space_is_amber_also_where_the_bush_has_been(shown: Driver) -> None:
    """L9.5: it may be put back on the very fruit that it left."""
    been = ((Hex("D4"), 0),)
    layout = draw(shown, bare(been=been))
    edge = [layout.near(Hex("D4"), 0.83, y / 20) for y in range(-6, 7)]
    assert any(hue(shown, spot) == theme.VISITED for spot in edge)
    draw(shown, bare(been=been, lit=frozenset(("D4",))))
    assert {hue(shown, spot) for spot in edge} == {theme.ACCENT}


@pytest.mark.pixels
def test_harm_has_a_red_edge_and_no_amber_one(shown: Driver) -> None:
    figures = (FigureView("phil", Hex("D4"), harmed=True),)
    island = with_space(SPACE_OF["camp"], lit=frozenset(("D4", "D5")), figures=figures, veiled=True)
    layout = draw(shown, island)
    x, y = layout.near(Hex("D4"), -0.96 * 3**0.5 / 2, 0.1)
    assert hue(shown, (x, y)) == theme.PROBLEM
    assert hue(shown, layout.near(Hex("D5"), 0.96 * 3**0.5 / 2, 0.1)) == theme.ACCENT
    assert hue(shown, layout.near(Hex("D4"), 0.6, 0.1)) == theme.FILL["camp"]


@pytest.mark.pixels
def test_the_veil_lies_over_all_ground_but_not_over_what_is_meant(shown: Driver) -> None:
    """Over waves and portals too; lit, dashed, red-edged and visited spaces are spared."""
    lake = lake_of(bare(), "straight")
    portal = next(one.at for one in bare().ground.spaces if one.kind == "portal")
    others = [one.at for one in bare().ground.spaces if one.kind == "fruit"]
    figures = (FigureView("phil", others[0], harmed=True),)
    bright = draw(shown, bare())
    spots = [bright.near(at, 0.6, 0.1) for at in others[:4]]
    plain = [hue(shown, spot) for spot in spots]
    quiet = [bright.near(portal, 0.3, 0.25), bright.near(lake[0], 0, -0.6)]
    before = [hue(shown, spot) for spot in quiet]
    draw(shown, bare(veiled=True, lit=frozenset((others[1],)), figures=figures,
                     leads=(Lead(others[2], "Yes"),), been=((others[3], 0),)))  # fmt: skip
    assert [hue(shown, spot) for spot in spots] == plain
    for spot, was in zip(quiet, before, strict=True):
        assert alike(hue(shown, spot), mixed(was, theme.BG, 0.6))
    shore = bright.near(Hex("A1"), -0.9, 0.1)
    assert alike(hue(shown, shore), mixed(theme.BEACH, theme.BG, 0.55))


@pytest.mark.pixels
def test_a_lake_is_lit_as_a_whole(shown: Driver) -> None:
    cells = lake_of(bare(), "straight")
    layout = draw(shown, bare(lit=frozenset(cells)))
    seam = between(layout, *cells[:2])
    assert hue(shown, seam) == theme.FILL["lake"]
    draw(shown, bare(lit=frozenset(cells[:1])))
    assert hue(shown, seam) == theme.ACCENT


@pytest.mark.pixels
def test_a_part_of_the_ocean_is_lit(shown: Driver) -> None:
    layout = draw(shown, bare(lit=frozenset(("SE",))))
    edge = 7.02 * 3**0.5 / 2 - 0.1
    assert hue(shown, layout.along("SE", edge, 0.5)) == theme.ACCENT
    assert hue(shown, layout.along("NE", edge, 0.5)) == theme.OCEAN


@pytest.mark.pixels
@pytest.mark.parametrize("who", CHARACTERS)
def test_a_captive_has_colour_edge_and_rim(shown: Driver, who: str) -> None:
    island = with_space(SPACE_OF["camp"], figures=(FigureView(who, Hex("D4")),))
    layout = draw(shown, island)
    (spot,) = standing(layout, island).spots
    x, y = spot.middle
    # Where no emblem has anything of its face.
    seen = [hue(shown, (x + step, y + 0.36 * spot.size)) for step in range(28)]
    edges = [one for one in (theme.CAPTIVE[who], theme.WHITE, theme.CASING)
             if any(alike(one, pixel, 60) for pixel in seen)]  # fmt: skip
    assert edges == [theme.CAPTIVE[who], theme.WHITE, theme.CASING]


@pytest.mark.pixels
def test_pieces_are_never_veiled(shown: Driver) -> None:
    island = with_space(
        SPACE_OF["camp"], rock=Hex("B2"), wave="N", lit=frozenset(("D4",)), veiled=True
    )
    layout = draw(shown, island)
    for spot in standing(layout, island).spots:
        x, y = spot.middle
        point = (x, y + 0.86 * spot.size)
        assert hue(shown, point) == theme.PIECE_GROUND[spot.piece.who]


@pytest.mark.pixels
def test_the_chosen_piece_has_a_frame(shown: Driver) -> None:
    for chosen, colour in (("rock", theme.ACCENT), (None, theme.FILL["fruit"])):
        island = with_space(SPACE_OF["camp"], rock=Hex("B2"), chosen=chosen)
        layout = draw(shown, island)
        (spot,) = standing(layout, island).spots
        assert hue(shown, (spot.middle[0] - 1.3 * spot.size, spot.middle[1])) == colour


@pytest.mark.pixels
def test_the_next_place_of_the_set_up_has_a_plus(shown: Driver) -> None:
    layout = draw(shown, with_space(SPACE_OF["empty"], lit=frozenset(("D4",))))
    assert alike(hue(shown, layout.centre(Hex("D4"))), theme.ACCENT)
    assert hue(shown, layout.near(Hex("D4"), 0.9 * 3**0.5 / 2, 0.2)) == theme.ACCENT
    assert hue(shown, layout.near(Hex("D4"), 0.5, 0.2)) == theme.FILL["empty"]


@pytest.mark.pixels
def test_a_fading_edge_has_the_colours_of_both_sides(shown: Driver) -> None:
    """No dark or light fringe: every pixel across an edge lies between the two colours."""
    layout = draw(shown, bare())
    x, y = layout.near(Hex("A2"), -0.5, 0.93 - 0.5 / 3**0.5)
    inner, outer = theme.BEACH, theme.FILL[kind_at(bare(), "A2")]
    for step in range(-3, 4):
        seen = hue(shown, (x, y + step))
        for at in (1, 3, 5):
            low, high = sorted((int(inner[at : at + 2], 16), int(outer[at : at + 2], 16)))
            assert low - 2 <= int(seen[at : at + 2], 16) <= high + 2


def kind_at(island: IslandView, at: str) -> str:
    return next(space.kind for space in island.ground.spaces if space.at == at)


# The showable look


@pytest.mark.pixels
def test_the_showable_look_has_its_colours(shown: Driver) -> None:
    layout = draw(shown, empty_island("D5", "orange"), showable=True)
    assert hue(shown, layout.near(Hex("D5"), 0.6, -0.3)) == theme.SHOW_LIT
    assert hue(shown, layout.near(Hex("D5"), 0.82, 0.1)) == theme.SHOW_LIT_EDGE
    assert hue(shown, layout.centre(Hex("C4"))) == theme.SHOW_SPACE
    assert hue(shown, layout.along("S", 5.97, 0.8)) == theme.SHOW_OCEAN
    assert hue(shown, layout.near(Hex("A1"), -0.9, 0.1)) == theme.SHOW_BEACH
    draw(shown, empty_island("NE"), showable=True)
    assert hue(shown, layout.along("NE", 5.75, 0.8)) == theme.SHOW_LIT
    assert hue(shown, layout.along("NW", 5.97, 0.8)) == theme.SHOW_OCEAN
