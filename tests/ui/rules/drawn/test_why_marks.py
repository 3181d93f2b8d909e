"""*Why?* on the desk: under a finger, out of the way, and with nothing made smaller for it."""

from __future__ import annotations

from typing import Any

import pytest

from companion.engine.frozen import revised
from companion.ui.island.desk.views import DeskView
from companion.ui.kit.drawn.touched import Touched
from tests.ui import sample_views as sample
from tests.ui.driver import Driver
from tests.ui.island.desk.drawn.desk_in_window import LEAST, SIZES, Desk
from tests.ui.long_views import SAMPLES


@pytest.fixture
def desk(ui: Driver, monkeypatch: pytest.MonkeyPatch) -> Desk:
    return Desk(ui, monkeypatch)


def plain(view: DeskView) -> DeskView:
    return revised(
        view,
        {
            "card": revised(view.card, {"why": None}),
            "sheet": revised(view.sheet, {"why": None}),
            "entry": revised(view.entry, {"why": None}),
        },
    )


def marks(screen: Any) -> list[Any]:
    return [one for one in screen.walk() if getattr(one, "role", "").startswith("why ")]


def touched_at(screen: Any, x: float, y: float) -> list[str]:
    """The widgets there, the uppermost first: children get a touch before their parents."""
    return [one.role for one in [*screen.walk()][::-1]
            if isinstance(one, Touched) and one.role and one.hit(x, y)]  # fmt: skip


@pytest.mark.parametrize("size", [*SIZES, LEAST])
@pytest.mark.parametrize("text_size", [0, 2, 5])
def test_what_is_seen_of_it_is_hit_and_covers_nothing(
    desk: Desk, size: tuple[int, int], text_size: int
) -> None:
    desk.ui.resize(*size)
    desk.ui.companion.settings = revised(desk.ui.companion.settings, {"text_size": text_size})
    for name, view in SAMPLES.items():
        screen = desk.show(view)
        for mark in marks(screen):
            seen = getattr(mark, "_seen", None)
            if seen is None or not seen.h:  # in the entry line, or an emblem: all of it is seen
                continue
            if screen.options.parent is not None:  # a list lies over it
                continue
            for x in (seen.x + 1, seen.middle[0], seen.right - 1):
                others = [role for role in touched_at(screen, x, seen.middle[1])
                          if role not in (mark.role, "read", "token")]  # fmt: skip
                assert not others, (name, mark.role)
                assert mark.hit(x, seen.middle[1]), (name, mark.role)


@pytest.mark.parametrize("size", [*SIZES, LEAST])
def test_nothing_is_made_smaller_for_it(desk: Desk, size: tuple[int, int]) -> None:
    """Neither the announcement nor the answers."""
    desk.ui.resize(*size)
    for name, view in SAMPLES.items():
        found = []
        for shown in (plain(view), view):
            screen = desk.show(shown)
            pages = [(page.size, len(page.runs)) for page in screen.card.pages()]
            found.append((pages, [(*key.pos, *key.size) for key in screen.question.keys]))
        assert found[0] == found[1], name


@pytest.mark.parametrize("size", [*SIZES, LEAST])
def test_every_announcement_has_its_why_in_one_place(desk: Desk, size: tuple[int, int]) -> None:
    """Before it is announced and after: a finger does not have to look for it."""
    desk.ui.resize(*size)
    view = sample.explained(sample.CAPTIVE_TURN)
    desk.show(view)
    before = desk.ui.find("why said").center
    told = revised(view.card, {"told": True, "confirm": None, "heading": "ANNOUNCED"})
    desk.show(revised(view, {"card": told}))
    assert desk.ui.find("why said").collide_point(*before)


def test_each_sends_its_own_act(desk: Desk) -> None:
    """The reason of what was refused has the heading, and its way to the rule in its mark."""
    desk.show(SAMPLES["captive-turn"])
    for act in ("why said", "why asked"):
        desk.tap(act)
    desk.show(SAMPLES["refused"])
    desk.tap("why refused")
    assert desk.acts == ["why said", "why asked", "why refused"]


@pytest.mark.parametrize(
    ("size", "there"),
    [*zip(SIZES, (True, True, False, False, False), strict=True), ((915, 412), True)],
)
def test_the_rules_are_in_the_bar_where_undo_keeps_its_room(
    desk: Desk, size: tuple[int, int], there: bool
) -> None:
    desk.ui.resize(*size)
    desk.show(SAMPLES["captive-turn"])
    assert ("rules" in desk.ui.roles()) == there
    if there:
        assert desk.ui.find("undo").width >= 320 or size == (915, 412)
        assert (
            size == (915, 412)
            or desk.ui.find("journal").x < desk.ui.find("rules").x < desk.ui.find("menu").x
        )
