"""A touch counts once, and only for what could be read before it came down.

Two touches in a row come from a finger that trembles, a second one from somebody who has not seen
yet what the first has done. Such a touch is dropped, and not kept for later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from companion.engine.frozen import frozen
from companion.ui.kit.rect import NOWHERE, Rect

NEW: Final = 0.35  # seconds in which what appeared, or means something else now, takes nothing
AGAIN: Final = 0.6  # the same, for what has just been touched
ARMED: Final = 0.5  # the same as NEW, for what harms somebody


@frozen
class Control:
    """A place that can be touched, as the last frame showed it.

    `words`: what it would do, as it can be read. `rest`: seconds in which it takes nothing once it
    has been touched; none if the next touch does the same in the same words. `arms`: the same, once
    it has appeared.
    """

    role: str
    words: object = ""
    place: Rect = NOWHERE
    rest: float = AGAIN
    arms: float = NEW


class Guard:
    """`now`: the seconds of the app's clock."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self._seen: dict[str, tuple[Control, ...]] = {}
        self._since: dict[str, float] = {}
        self._touched: dict[str, tuple[float, float]] = {}  # when, and the rest from then on
        self._unseen = True  # something was done, or put there, that no frame has shown yet

    # Frames

    def changes(self) -> None:
        """Called when something may stand there that the last frame did not show."""
        self._unseen = True

    def drawn(self, controls: Iterable[Control]) -> dict[str, float]:
        """A frame with these has been drawn: for how long those take nothing that are new in it."""
        now, seen = self.now(), _by_role(controls)
        if self._unseen:
            self._touched = {
                role: (now if now - at < rest else at, rest)
                for role, (at, rest) in self._touched.items()
            }
        new = {
            role: max(one.arms for one in found)
            for role, found in seen.items()
            if not _stand(self._seen.get(role, ()), found)
        }
        self._since = {role: now if role in new else self._since[role] for role in seen}
        self._seen, self._unseen = seen, False
        return new

    @property
    def blind(self) -> bool:
        """Nobody can have seen yet what stands there."""
        return self._unseen

    # Touches

    def takes(self, role: str, down: float | None = None) -> bool:
        """True if a touch counts that came down then; now, unless it is said."""
        at = self.now() if down is None else down
        return not self._unseen and at >= self.ready(role)

    def ready(self, role: str) -> float:
        """The time from which on it takes a touch."""
        at, rest = self._touched.get(role, (0.0, 0.0))
        since = self._since.get(role, self._since.get(role.partition(" ")[0], -NEW))
        arms = max((one.arms for one in self._seen.get(role, ())), default=NEW)
        return max(at + rest, since + arms)

    def counts(self, role: str, down: float | None = None) -> bool:
        """True if it takes this touch; then it is the one that has just been touched."""
        if not self.takes(role, down):
            return False
        self.touched(role)
        self.changes()
        return True

    def touched(self, role: str) -> None:
        """Note that it has just been touched: from now on it rests."""
        rest = min((one.rest for one in self._seen.get(role, ())), default=AGAIN)
        self._touched[role] = (self.now(), rest)


def _by_role(controls: Iterable[Control]) -> dict[str, tuple[Control, ...]]:
    found: dict[str, tuple[Control, ...]] = {}
    for one in controls:
        found[one.role] = (*found.get(one.role, ()), one)
    return found


def _stand(before: tuple[Control, ...], now: tuple[Control, ...]) -> bool:
    """True if all of them meant the same before, in about the same place."""
    return len(before) == len(now) and all(
        one.words == other.words and _lie_together(one.place, other.place)
        for one, other in zip(before, now, strict=True)
    )


def _lie_together(one: Rect, other: Rect) -> bool:
    return one.holds(*other.middle) and other.holds(*one.middle)
