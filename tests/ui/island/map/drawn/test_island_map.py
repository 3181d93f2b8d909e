"""The map of the island: what a touch of it says, what it keeps, and what it draws anew."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from math import dist
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any
from weakref import ProxyTypes

import pytest
from kivy.graphics import Mesh, Rectangle

from companion.engine.frozen import revised
from companion.games.island.board.hexes import HEXES
from companion.games.island.terms import ANOMALIES, CHARACTERS, PARTS, Hex
from companion.ui.island.map.drawn import map_marks as marks
from companion.ui.island.map.drawn.island_map import IslandMap
from companion.ui.island.map.drawn.map_drawing import STATIC
from companion.ui.island.map.geometry import Layout
from companion.ui.island.map.standing import standing
from companion.ui.island.map.views import FigureView, Ground, IslandView, Lead, SpaceView
from companion.ui.kit.drawn.icon import pictures
from companion.ui.kit.glyphs import GLYPHS
from tests.ui.driver import Driver, running
from tests.ui.island.map.map_samples import (
    SIZES,
    SPACE_OF,
    MapApp,
    a_game,
    bare,
    busy,
    draw,
    drawn,
    empty_island,
    instructions,
    resize,
    texts,
    with_space,
)
from tests.ui.sample_views import way


@pytest.fixture
def shown(kivy_window: tuple[Any, Any]) -> Iterator[Driver]:
    with running(MapApp(), *kivy_window) as driver:
        yield driver


# Touch


def test_every_place_can_be_touched_by_its_role(shown: Driver) -> None:
    draw(shown, a_game())
    places = [*HEXES, *PARTS]
    assert shown.roles() == [f"tap {place}" for place in places]
    for place in places:
        shown.tap(f"tap {place}")
    assert shown.app.said == [f"tap {place}" for place in places]


def test_a_role_that_is_not_there_is_nowhere(shown: Driver) -> None:
    draw(shown, a_game())
    with pytest.raises(LookupError):
        shown.app.map.where("tap H1")


def test_a_long_press_says_so_while_it_lasts_and_then_nothing(shown: Driver) -> None:
    draw(shown, a_game())
    for place in ("C4", "SE"):
        finger = shown.finger(f"tap {place}")
        finger.down()
        shown.advance(0.4)
        assert not [act for act in shown.app.said if act.endswith(place)]
        shown.advance(0.2)
        assert shown.app.said[-1] == f"hold {place}"
        finger.up()
        shown.pump()
    assert shown.app.said == ["hold C4", "hold SE"]


def test_a_finger_that_slips_says_nothing(shown: Driver) -> None:
    draw(shown, a_game())
    x, y = shown.app.map.where("tap C4")
    shown.drag((x, y), (x + 13, y))
    shown.drag((x, y), (x + 5, y + 5))
    assert shown.app.said == ["tap C4"]


def test_a_finger_that_has_slipped_may_rest_without_holding(shown: Driver) -> None:
    draw(shown, a_game())
    x, y = shown.app.map.where("tap C4")
    finger = shown.finger((x, y))
    finger.down()
    finger.move_to(x + 20, y)
    shown.advance(1)
    finger.up()
    shown.pump()
    assert shown.app.said == []


def test_of_two_fingers_the_first_one_counts(shown: Driver) -> None:
    draw(shown, a_game())
    first, second = shown.finger("tap C4"), shown.finger("tap B2")
    for finger in (first, second):
        finger.down()
    for finger in (second, first):
        finger.up()
    shown.pump()
    assert shown.app.said == ["tap C4"]


def test_beside_the_ocean_there_is_nothing_to_touch(shown: Driver) -> None:
    draw(shown, a_game())
    shown.tap((5, 5))
    shown.tap((800, 300))
    assert shown.app.said == []


# On a phone


def a_little_right_of(shown: Driver, place: str, by: float) -> tuple[float, float]:
    x, y = shown.app.map.where(f"tap {place}")
    return x + by, y


def test_on_a_phone_the_nearest_lit_space_is_meant(shown: Driver) -> None:
    resize(shown, 412, 420)
    draw(shown, bare(lit=frozenset(("C3", "F2"))))
    shown.tap(a_little_right_of(shown, "C3", 39))  # on C4
    shown.tap(a_little_right_of(shown, "C3", 44))  # too far away
    shown.tap("tap F2")
    assert shown.app.said == ["tap C3", "tap C4", "tap F2"]


def test_on_a_phone_a_lit_part_of_the_ocean_is_meant_itself(shown: Driver) -> None:
    resize(shown, 412, 420)
    draw(shown, bare(lit=frozenset(("A2", "N"))))
    shown.tap("tap N")
    assert shown.app.said == ["tap N"]


def test_on_a_phone_with_nothing_lit_the_space_under_the_finger_is_meant(shown: Driver) -> None:
    resize(shown, 412, 420)
    draw(shown, bare())
    shown.tap(a_little_right_of(shown, "C3", 39))
    assert shown.app.said == ["tap C4"]


def test_on_a_phone_a_long_press_means_the_space_under_the_finger(shown: Driver) -> None:
    resize(shown, 412, 420)
    draw(shown, bare(lit=frozenset(("C3",))))
    shown.hold(a_little_right_of(shown, "C3", 39))
    assert shown.app.said == ["hold C4"]


def test_on_a_tablet_the_space_under_the_finger_is_meant(shown: Driver) -> None:
    draw(shown, bare(lit=frozenset(("C3",))))
    shown.tap(a_little_right_of(shown, "C3", 43))
    assert shown.app.said == ["tap C4"]


# Size


@pytest.mark.parametrize(("size", "r"), list(zip(SIZES, (47.97, 35.77, 49.59, 29.01), strict=True)))
def test_everything_grows_with_the_room(shown: Driver, size: tuple[int, int], r: float) -> None:
    resize(shown, *size)
    layout = draw(shown, a_game())
    assert layout.r == pytest.approx(r, abs=0.01)
    assert (layout.x, layout.y) == (size[0] / 2, size[1] / 2)


# What is drawn


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("size", SIZES)
def test_any_island_is_drawn(shown: Driver, seed: int, size: tuple[int, int]) -> None:
    """SHOTS=folder keeps the pictures, to be looked at."""
    resize(shown, *size)
    draw(shown, busy("ru" if seed % 2 else "en", seed))
    if "SHOTS" in os.environ:
        shown.shot(Path(os.environ["SHOTS"]) / f"busy-{seed}-{size[0]}.png")


@pytest.mark.parametrize("effect", [*ANOMALIES, "anomaly"])
def test_every_anomaly_has_a_sign(shown: Driver, effect: str) -> None:
    draw(shown, with_space(revised(SPACE_OF["anomaly"], {"icon": "none"})))
    before = drawn(shown)
    draw(shown, with_space(revised(SPACE_OF["anomaly"], {"icon": effect})))
    assert effect == "anomaly" or before != drawn(shown)


def emblems(shown: Driver) -> list[str]:
    """The pieces that are drawn, from the bottom to the top."""
    names = {texture.tex_coords: name for name, texture in pictures().items()}
    layers = (*shown.app.map._drawing._layers["pieces"].group.children,)
    found = [names.get(one.texture.tex_coords) for one in flat(layers)
             if isinstance(one, Rectangle)]  # fmt: skip
    return [name.removeprefix("emblem-") for name in found if name]


def flat(layers: Any) -> Iterator[Any]:
    for one in layers:
        yield one
        yield from flat(getattr(one, "children", ()))


def test_five_on_a_space_are_all_seen_and_the_sixth_is_a_number(shown: Driver) -> None:
    people = ("theseus", "phil", "hempel")
    figures = tuple(FigureView(who, Hex("C3")) for who in people)
    draw(shown, bare(figures=figures, rock=Hex("C3"), bush=Hex("C3")))
    assert emblems(shown) == [*people, "bush", "rock"]
    assert "+1" not in texts(shown)
    more = (*figures, FigureView("achilles", Hex("C3"), harmed=True))
    draw(shown, bare(figures=more, rock=Hex("C3"), bush=Hex("C3")))
    assert "+1" in texts(shown)
    assert "achilles" in emblems(shown)  # who will be harmed is seen


def test_a_sword_stands_by_who_will_be_harmed(shown: Driver) -> None:
    draw(shown, bare(figures=(FigureView("phil", Hex("C3"), harmed=True),)))
    assert GLYPHS["sword"] in texts(shown)


def test_who_is_off_the_island_is_not_drawn(shown: Driver) -> None:
    draw(shown, bare(figures=(FigureView("theseus", None),)))
    assert emblems(shown) == []


def test_a_captive_has_an_emblem_and_no_letter(shown: Driver) -> None:
    draw(shown, bare(figures=(FigureView("theseus", Hex("C3")),)))
    assert emblems(shown) == ["theseus"]
    assert "Θ" not in texts(shown)


# The showable look


def test_nothing_can_be_touched_in_the_showable_look(shown: Driver) -> None:
    draw(shown, empty_island("D5", "orange"), showable=True)
    assert shown.roles() == []
    for at in ("D5", "C4"):
        shown.tap(shown.app.map.layout.centre(Hex(at)))
        shown.hold(shown.app.map.layout.centre(Hex(at)))
    assert shown.app.said == []


def test_the_showable_look_draws_no_secret_even_if_it_is_given_one(shown: Driver) -> None:
    draw(shown, empty_island("D5", "orange"), showable=True)
    plain = drawn(shown)
    orange = SpaceView(Hex("D5"), "fruit", "Or", "orange")
    ground = revised(with_space(orange).ground, {"parts": (("N", "N"),)})
    secret = revised(busy(), {"ground": ground, "lit": frozenset(("D5",))})
    draw(shown, secret, showable=True)
    assert drawn(shown) == plain


@pytest.mark.parametrize("at", ["D5", "NE"])
def test_nothing_of_a_secret_is_kept_in_the_showable_look(shown: Driver, at: str) -> None:
    secret = busy()
    draw(shown, secret)
    assert any(kept is secret for kept in reachable(shown.app.map))
    draw(shown, empty_island(at, "orange"), showable=True)
    kept = list(reachable(shown.app.map))
    assert not [
        one for one in kept if isinstance(one, IslandView | Ground | FigureView | SpaceView | Lead)
    ]
    assert not {one for one in kept if isinstance(one, str)} & {"theseus", "phil", "Yes", "F−"}
    assert texts(shown) == ["N"]


NOT_WALKED = (ModuleType, FunctionType, type, *ProxyTypes)


def reachable(island_map: IslandMap) -> Iterator[Any]:
    """All objects that the map holds on to, directly or not."""
    seen: set[int] = set()
    waiting: list[Any] = [island_map._view, island_map._finger, island_map._drawing]
    waiting += instructions(island_map.canvas)
    while waiting:
        one = waiting.pop()
        # By its type: a weak proxy keeps nothing, and one of a thing that is gone answers nothing.
        if id(one) in seen or issubclass(type(one), NOT_WALKED):
            continue
        seen.add(id(one))
        yield one
        waiting += gc.get_referents(one)


def test_a_finger_that_is_down_when_the_look_changes_says_nothing(shown: Driver) -> None:
    draw(shown, a_game())
    finger = shown.finger("tap C4")
    finger.down()
    draw(shown, empty_island("D5", "orange"), showable=True)
    shown.advance(1)
    finger.up()
    shown.pump()
    assert shown.app.said == []


def test_the_secret_look_comes_back(shown: Driver) -> None:
    draw(shown, a_game())
    before = drawn(shown)
    draw(shown, empty_island("D5", "orange"), showable=True)
    draw(shown, a_game())
    assert drawn(shown) == before


# What is drawn anew


def kept(shown: Driver) -> dict[str, list[int]]:
    layers = shown.app.map._drawing._layers
    return {name: [id(one) for one in layer.group.children] for name, layer in layers.items()}


def changed(before: dict[str, list[int]], after: dict[str, list[int]]) -> set[str]:
    return {name for name, ids in before.items() if ids != after[name]}


def test_the_same_view_changes_nothing(shown: Driver) -> None:
    island = busy()
    draw(shown, island)
    before = kept(shown)
    draw(shown, island)
    draw(shown, busy())  # an equal one
    assert changed(before, kept(shown)) == set()


@pytest.mark.parametrize(
    ("change", "layers"),
    [
        ({"rock": Hex("A1")}, {"pieces"}),
        ({"wave": "NE"}, {"tide", "names", "pieces"}),
        ({"flags": ((Hex("A1"), "phil"),)}, {"flags"}),
        ({"paths": (way("phil", "A1", "A2"),)}, {"path"}),
        ({"trails": (way("phil", "A1", "A2"),)}, {"trails"}),
        ({"leads": (Lead("N", "Yes"),)}, {"names", "dashes", "pills"}),
        ({"leads": (Lead(Hex("A1"), "Yes"),)}, {"dashes", "pills"}),
        ({"numbers": ((Hex("A1"), "1"),)}, {"pills"}),
        ({"veiled": True}, {"veil"}),
        ({"labels": "rows"}, {"rows"}),
        ({"lit": frozenset(("A1",))}, {"lit"}),
        ({"lit": frozenset(("N",))}, {"names", "lit"}),
        ({"been": ((Hex("A1"), 0),)}, {"dashes", "badges"}),
    ],
)
def test_only_what_has_changed_is_drawn_anew(
    shown: Driver, change: dict[str, Any], layers: set[str]
) -> None:
    draw(shown, bare())
    before = kept(shown)
    draw(shown, bare(**change))
    assert changed(before, kept(shown)) <= layers
    assert changed(before, kept(shown)) != set()


def test_the_number_of_a_visited_space_covers_no_piece() -> None:
    """Of two and more that stand there, as when the Bush has come to a captive."""
    layout = Layout(400, 400, 50)
    for crowd in (1, 2, 3, 4, 5):
        people = ("phil", "theseus", "schrodie", "achilles", "hempel")[:crowd]
        figures = tuple(FigureView(who, Hex("D4")) for who in people)
        view = bare(figures=figures, been=((Hex("D4"), 1),))
        spots = standing(layout, view).spots
        several = marks.shared((Hex("D4"),), spots)
        place = marks.BEEN_ABOVE if several else marks.BEEN
        assert bool(several) == (crowd > 1)
        number = layout.near(Hex("D4"), *place)
        for spot in spots:
            covered = spot.size + 0.245 * layout.r - dist(spot.middle, number)
            assert covered < 0.04 * layout.r, (crowd, spot.piece.who)


def test_sword_and_wave_are_on_the_piece_that_they_mean() -> None:
    """Two captives and the Rock on one space: only one of them will be harmed, and was hit."""
    layout = Layout(400, 400, 50)
    for crowd in (2, 3, 4, 5):
        for meant in range(crowd):
            people = ("phil", "theseus", "schrodie", "achilles", "hempel")[:crowd]
            figures = tuple(
                FigureView(who, Hex("D4"), harmed=n == meant, hit=n == meant)
                for n, who in enumerate(people)
            )
            spots = standing(layout, bare(figures=figures)).spots
            one = next(spot for spot in spots if spot.piece.harmed)
            for place in (marks.sword_place(layout, one, shared=True), marks.hit_place(one, True)):
                far = {dist(spot.middle, place): spot for spot in spots}
                assert far[min(far)] is one, (crowd, meant)


def test_a_piece_that_moves_has_two_faces_drawn_anew(shown: Driver) -> None:
    draw(shown, bare(rock=Hex("A1")))
    faces = shown.app.map._drawing._faces
    before = {at: list(layer.group.children) for at, layer in faces.items()}
    draw(shown, bare(rock=Hex("A2")))
    anew = [at for at, layer in faces.items() if layer.group.children != before[at]]
    assert anew == ["A1", "A2"]


@pytest.mark.parametrize(
    "change",
    [
        {"rock": Hex("C3")},
        {"figures": (FigureView("phil", Hex("D4"), harmed=True),)},
        {"wave": "bend"},
        {"lit": frozenset(("A1", "N")), "veiled": True},
        {"paths": (way("phil", "A1", "A2"),), "flags": ((Hex("A1"), "phil"),)},
    ],
)
def test_the_ground_is_drawn_once(shown: Driver, change: dict[str, Any]) -> None:
    """The static layers stay as they are, whoever moves and whatever is lit."""
    draw(shown, bare())
    before = kept(shown)
    draw(shown, bare(**change))
    assert not changed(before, kept(shown)) & STATIC
    keys = {name: shown.app.map._drawing._layers[name].key for name in STATIC}
    resize(shown, 700, 560)
    assert all(shown.app.map._drawing._layers[name].key != key for name, key in keys.items())


def test_a_mark_of_a_mission_has_the_shape_of_its_captive(shown: Driver) -> None:
    """The owner is not told by the colour alone."""
    shapes = set()
    for who in CHARACTERS:
        draw(shown, bare(flags=((Hex("D4"), who),)))
        layer = shown.app.map._drawing._layers["flags"]
        (mesh,) = [one for one in layer.group.children if isinstance(one, Mesh)]
        points = zip(mesh.vertices[::4], mesh.vertices[1::4], strict=True)
        shapes.add(tuple((round(x), round(y)) for x, y in points))
    assert len(shapes) == len(CHARACTERS)


def test_the_arrows_of_a_knot_make_room_for_a_piece(shown: Driver) -> None:
    """As any picture they move up, so that no piece covers them."""
    draw(shown, with_space(SPACE_OF["knot"]))
    face = shown.app.map._drawing._faces[Hex("D4")]
    (before,) = [one.vertices[1::4] for one in face.group.children if isinstance(one, Mesh)]
    layout = draw(shown, with_space(SPACE_OF["knot"], rock=Hex("D4")))
    (after,) = [one.vertices[1::4] for one in face.group.children if isinstance(one, Mesh)]
    middle = layout.centre(Hex("D4"))[1]
    assert min(before) < middle - 0.6 * layout.r
    assert min(after) > middle
