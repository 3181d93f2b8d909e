"""The view of the ready-made islands: cards on pages, and one of them large."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.ui.island.map.views import Ground
from companion.ui.kit.parts import Button, Segments


@frozen
class IslandCard:
    """`button`: shows it large; chosen is the one that is. `text`: what it is like, in short."""

    button: Button
    name: str
    text: str
    ground: Ground


@frozen
class IslandFigure:
    """A number that can be counted on the map."""

    icon: str
    number: str
    label: str


@frozen
class IslandPreview:
    """`take`: play on it. `own`: what else can be done with an island of the owner's."""

    name: str
    text: str
    ground: Ground
    figures: tuple[IslandFigure, ...]
    take: Button
    own: tuple[Button, ...] = ()


@frozen
class ReadyMadeView:
    """`kinds`: which islands are shown; `empty` where there are none of a kind."""

    name: str
    title: str
    kinds: Segments
    cards: tuple[IslandCard, ...]
    preview: IslandPreview | None
    back: Button
    random: Button
    empty: str
    notice: tuple[str, tuple[Button, ...]] | None = None
    problem: bool = False
