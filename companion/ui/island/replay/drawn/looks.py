"""The colours of the replay in its two looks: dark for the OP, bright for all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from companion.engine.frozen import frozen
from companion.games.island.terms import Who
from companion.ui.kit import theme
from companion.ui.kit.drawn.press import SHOW, Skin
from companion.ui.kit.parts import Button


@frozen
class Colours:
    """`rest`: of the line that is still to come; `gone`: of what has been. `chip`: behind a sign.

    `ways`: of the captives, as their ways are drawn on the map.
    """

    ground: str
    bar: str
    text: str
    muted: str
    card: str
    edge: str
    link: str
    rest: str
    gone: str
    chip: str
    mission: str
    death: str
    lamp: str
    accent: str
    accent_edge: str
    ways: Mapping[Who, str]


DARK: Final = Colours(
    ground=theme.BG, bar=theme.BAR, text=theme.TEXT, muted=theme.MUTED, card=theme.PANEL,
    edge=theme.QUIET_EDGE, link=theme.ANSWER_EDGE, rest=theme.RING_OFF, gone=theme.ANSWER_EDGE,
    chip=theme.RAISED, mission=theme.MISSION, death=theme.HEALTH, lamp=theme.ACCENT,
    accent=theme.ACCENT, accent_edge=theme.ON_ACCENT, ways=theme.TINT,
)  # fmt: skip
BRIGHT: Final = Colours(
    ground=theme.SHOW_BG, bar=theme.SHOW_OCEAN, text=theme.SHOW_TEXT, muted=theme.SHOW_MUTED,
    card=theme.WHITE, edge="", link=theme.SHOW_LINK, rest="#CFE4F2", gone=theme.SHOW_BUTTON,
    chip="#D6EAF5", mission=theme.SHOW_DONE, death=theme.CAPTIVE["theseus"],
    lamp="#8A5A00", accent=theme.SHOW_LIT, accent_edge=theme.SHOW_LIT_EDGE, ways=theme.CAPTIVE,
)  # fmt: skip
# In the bright look: chosen or to be pressed, and what cannot be done now.
_BRIGHT_ACCENT: Final = Skin(theme.SHOW_LIT, theme.SHOW_LIT_EDGE, theme.ON_ACCENT, theme.ON_ACCENT)
_BRIGHT_QUIET: Final = Skin("#D3E8F2", "#B4D3E2", "#40637A", "#40637A")


def bright_skin(button: Button) -> Skin:
    if not button.enabled:
        return _BRIGHT_QUIET
    return _BRIGHT_ACCENT if button.chosen or button.tone == "accent" else SHOW
