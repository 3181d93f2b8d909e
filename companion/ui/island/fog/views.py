"""The views of the fog: the island as far as it is known, what floats, and all that was heard."""

from __future__ import annotations

from typing import Literal

from companion.engine.frozen import frozen
from companion.games.island.terms import Hex, Who
from companion.ui.island.map.views import IslandView, SpaceView
from companion.ui.kit.parts import Button

Sureness = Literal["certain", "likely", "unknown"]


@frozen
class FloatingView:
    """Spaces that keep their places to one another; `stands`: on which of them the captive is."""

    spaces: tuple[SpaceView, ...]
    label: str
    who: Who
    stands: Hex | None = None


@frozen
class SurenessCount:
    """So many spaces are so sure."""

    sureness: Sureness
    number: str
    text: str


@frozen
class HeardLine:
    """Words that were heard, in the round `number`. `struck`: taken back, but said."""

    act: str
    number: str
    text: str
    struck: bool = False
    chosen: bool = False


@frozen
class FogView:
    """`mark`: why the map is not the newest yet. `note`: on what was touched last.

    `tick`: after so many seconds the act `tick` is wanted.
    """

    name: str
    who: Who
    title: str
    subtitle: str
    tabs: tuple[Button, ...]
    island: IslandView
    floats: str
    floating: tuple[FloatingView, ...]
    counts: tuple[SurenessCount, ...]
    heading: str
    lines: tuple[HeardLine, ...]
    note: str
    foot: tuple[Button, ...]
    cover: Button
    mark: str = ""
    tick: float = 0.0
