"""PARADOMINETOR as the shelf and the stage know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from companion.text.paradominetor.nouns import people, points_shown
from companion.text.paradominetor.screens import PARADOMINETOR
from companion.text.screens import words
from companion.text.wording import called
from companion.ui.table.games import Offer

if TYPE_CHECKING:
    from companion.engine.saved import StandingTable
    from companion.store.games.kept_game import KeptGame
    from companion.text.languages import Language
    from companion.text.wording import PlayerNames
    from companion.ui.shell.house import House, Page


class ParadominetorDoor:
    word = "paradominetor"

    def offer(self, language: Language) -> Offer:
        sheet = words(PARADOMINETOR, language)
        keys = ("name", "what", "people", "needs")
        return Offer("hourglass-not-done", *(sheet[key] for key in keys))

    def set_up(self, house: House, seated: tuple[str, ...]) -> Page:
        from companion.ui.games.paradominetor.set_up import ParadominetorSetUp

        return ParadominetorSetUp(house, self, seated)

    def board(self, house: House, session: KeptGame) -> Page:
        setup = session.header.setup
        if setup.hands and setup.chance == "app":
            from companion.ui.games.paradominetor.practice import ParadominetorPractice

            return ParadominetorPractice(house, session, self)
        from companion.ui.games.paradominetor.board import ParadominetorBoard

        return ParadominetorBoard(house, session, self)

    def box(self, house: House) -> None:
        """Nothing in its box is in doubt (T1)."""

    def stands(self, at: StandingTable, names: PlayerNames, language: Language) -> str:
        sheet = words(PARADOMINETOR, language)
        if at.won is not None:
            winners = people(tuple(at.won.split()), language, names)
            return sheet["won-by"].format(who=winners)
        full, half = (_counts(at, key) for key in ("full", "half"))
        told = [
            sheet["stands"].format(
                who=called(who, language, names), n=points_shown(2 * one + other)
            )
            for who, one, other in zip(at.players, full, half, strict=True)
        ]
        trick = _number(at.now.get("trick"))
        if trick:
            told.append(sheet["stands-trick"].format(n=trick))
        return ", ".join(told)


def _counts(at: StandingTable, key: str) -> list[int]:
    held = at.now.get(key)
    whole = held if isinstance(held, list) and len(held) == len(at.players) else ()
    return [_number(one) for one in whole] or [0] * len(at.players)


def _number(value: Any) -> int:
    """A small number as a file of anybody has it; 0 for anything else."""
    text = str(value)
    return int(text) if text.isdecimal() and len(text) < 3 else 0


GAME: Final = ParadominetorDoor()
