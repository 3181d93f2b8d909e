"""Paths of captives' pieces: how they come to a space, and how they leave the island."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Coming:
    """To a space, to be visited.

    `heading` is None for a placed piece, which comes in by no side (L1.10).
    `then` says who decides on the activation (L5.5, L5.6): `choice`, the captive after a safe
    move; `auto`; `op`; `none`.
    `cover`: the action was a safe move and the ruling safe-first is `whole`.
    """

    heading: str | None
    then: str
    safe: bool = False
    cover: bool = False

    @property
    def scares(self) -> bool:
        return self.safe or self.cover


@dataclass(frozen=True)
class Leaving:
    """Into the ocean.

    `last` and `heading`: the line it was moving along (L14.5). `came_from`: the space it stood
    on, was carried to, or that was picked for it (L14.1). `own_step`: see into-ocean (L8.5).
    """

    parts: tuple[str, ...]
    last: str
    heading: str
    came_from: str
    scares: bool = False
    cover: bool = False
    own_step: bool = False
