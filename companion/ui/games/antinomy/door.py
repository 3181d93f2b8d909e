"""Antinomy as the shelf and the stage know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from companion.games.antinomy.cards import COLOURS
from companion.text.antinomy.nouns import COLOURS as COLOUR_NAMES
from companion.text.antinomy.screens import ANTINOMY
from companion.text.screens import words
from companion.text.wording import called
from companion.ui.table.games import Offer

if TYPE_CHECKING:
    from companion.engine.saved import StandingTable
    from companion.store.games.kept_game import KeptGame
    from companion.text.languages import Language
    from companion.text.wording import PlayerNames
    from companion.ui.shell.house import House, Page


class AntinomyDoor:
    word = "antinomy"

    def offer(self, language: Language) -> Offer:
        sheet = words(ANTINOMY, language)
        keys = ("name", "what", "people", "needs")
        return Offer("gem-stone", *(sheet[key] for key in keys))

    def set_up(self, house: House, seated: tuple[str, ...]) -> Page:
        from companion.ui.games.antinomy.set_up import AntinomySetUp

        return AntinomySetUp(house, self, seated)

    def board(self, house: House, session: KeptGame) -> Page:
        setup = session.header.setup
        if setup.keep == "all" and setup.chance == "app" and all(map(len, setup.hands)):
            from companion.ui.games.antinomy.practice import AntinomyPractice

            return AntinomyPractice(house, session, self)
        if setup.keep == "all":
            from companion.ui.games.antinomy.referee import RefereeBoard

            return RefereeBoard(house, session, self)
        from companion.ui.games.antinomy.board import AntinomyBoard

        return AntinomyBoard(house, session, self)

    def box(self, house: House) -> Page:
        from companion.ui.games.antinomy.box import antinomy_box
        from companion.ui.table.box_page import TableBoxPage

        return TableBoxPage(house, self.word, antinomy_box)

    def stands(self, at: StandingTable, names: PlayerNames, language: Language) -> str:
        sheet = words(ANTINOMY, language)
        held, colour = at.now.get("crystals"), at.now.get("codex")
        counts = held if isinstance(held, list) and len(held) == len(at.players) else []
        if at.won is not None:
            return _won(at.won, dict(zip(at.players, counts, strict=False)), names, language)
        told = [
            sheet["stands"].format(who=called(who, language, names), n=n)
            for who, n in zip(at.players, counts or ["0"] * len(at.players), strict=True)
        ]
        if colour in COLOURS:
            told.append(sheet["stands-codex"].format(colour=COLOUR_NAMES[colour][language]))
        return ", ".join(told)


def _won(won: str, held: dict[str, Any], names: PlayerNames, language: Language) -> str:
    """With the crystals of both, if the file tells them."""
    sheet, who = words(ANTINOMY, language), called(won, language, names)
    others = [count for player, count in held.items() if player != won]
    if won not in held or len(others) != 1:
        return sheet["won-by"].format(who=who)
    return sheet["won-with"].format(who=who, n=held[won], less=others[0])


GAME: Final = AntinomyDoor()
