"""Which place opens over a replay, or after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from companion.ui.island.replay.page import Replay


def open_place(replay: Replay, word: str) -> None:
    """Each is imported when it is first wanted."""
    house, session = replay.house, replay.session
    match word:
        case "again":
            from companion.ui.island.wizard.wizard import wizard_again

            house.home(wizard_again(house, session.state))
        case "share":
            from companion.ui.island.share.page import Share

            house.go(Share(house, session))
        case _:
            pass
