"""The stories of who could have known what, in English."""

from __future__ import annotations

from typing import Final, assert_never

from companion.games.island.history import could_know as of
from companion.games.island.terms import PORTALS
from companion.text.island.en.nouns import CAPTIVES, NAME, THE
from companion.text.languages import listed

_NUMBERS: Final = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
)  # fmt: skip


def told(story: of.Insight) -> str:
    match story:
        case of.KnewBefore(who, _, _, _, rounds):
            before = f"{_rounds(rounds)} before coming there"
            return f"{CAPTIVES[who]} could have known {_space(story)} {before}."
        case of.KnewLake(who, lake):
            return f"{_names(who)} could be certain of the whole {NAME[f'lake:{lake}']}."
        case of.PortalUnknown(portal):
            return f"Nobody could ever learn where {NAME[portal]} led."
        case of.LostByPortal(who, portal, places):
            return (
                f"After {NAME[portal]} {CAPTIVES[who]} could have been on any of {places} spaces."
            )
        case of.KnewHalf(who):
            return f"{_names(who)} could be certain of half of the island."
        case of.KnewMost(who, spaces, every):
            most = f"could be certain of {spaces} of {every} spaces in the end"
            return f"{_names(who)} {most}{'' if len(who) > 1 else ', more than anybody'}."
        case _:
            assert_never(story)


def _space(story: of.KnewBefore) -> str:
    if not story.last:
        return f"{THE[story.space]} (space {story.at})"
    if story.space in PORTALS:
        return f"the other end of {NAME[story.space]}"
    return f"the last {NAME[story.space]}"


def _rounds(n: int) -> str:
    """In words: a portal's number may stand before it."""
    number = _NUMBERS[n] if n < len(_NUMBERS) else str(n)
    return f"{number} {'round' if n == 1 else 'rounds'}"


def _names(who: tuple[str, ...]) -> str:
    return listed([CAPTIVES[one] for one in who], "and")
