"""PARADOXON as the shelf and the stage know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.text.paradoxon.nouns import VERDICTS
from companion.text.paradoxon.screens import PARADOXON
from companion.text.screens import words
from companion.text.wording import called
from companion.ui.table.games import Offer

if TYPE_CHECKING:
    from companion.engine.saved import StandingTable
    from companion.store.games.kept_game import KeptGame
    from companion.text.languages import Language
    from companion.text.wording import PlayerNames
    from companion.ui.shell.house import House, Page


class ParadoxonDoor:
    word = "paradoxon"

    def offer(self, language: Language) -> Offer:
        sheet = words(PARADOXON, language)
        return Offer("ring", *(sheet[key] for key in ("name", "what", "people", "needs")))

    def set_up(self, house: House, seated: tuple[str, ...]) -> Page:
        from companion.ui.games.paradoxon.set_up import ParadoxonSetUp

        return ParadoxonSetUp(house, self, seated)

    def board(self, house: House, session: KeptGame) -> Page:
        if session.state.setup.keep == "echo":
            from companion.ui.games.paradoxon.echo_board import EchoBoard

            return EchoBoard(house, session, self)
        if session.state.setup.keep == "all":
            from companion.ui.games.paradoxon.whole_board import WholeBoard

            return WholeBoard(house, session, self)
        from companion.ui.games.paradoxon.pair_board import PairBoard

        return PairBoard(house, session, self)

    def box(self, house: House) -> Page:
        from companion.ui.games.paradoxon.box import paradoxon_box
        from companion.ui.table.box_page import TableBoxPage

        return TableBoxPage(house, self.word, paradoxon_box)

    def stands(self, at: StandingTable, names: PlayerNames, language: Language) -> str:
        sheet = words(PARADOXON, language)
        if at.won is not None and at.won not in VERDICTS:
            return sheet["won-by"].format(who=called(at.won, language, names))
        points, deck = at.now.get("points"), at.now.get("deck")
        counts = points if isinstance(points, list) and len(points) == len(at.players) else ()
        told = [
            sheet["stands"].format(who=called(who, language, names), n=n)
            for who, n in zip(at.players, counts or ("0",) * len(at.players), strict=True)
        ]
        if at.won is not None:
            told.append(VERDICTS[at.won][language])
        elif isinstance(deck, str):
            told.append(sheet["stands-deck"].format(n=deck))
        return ", ".join(told)


GAME: Final = ParadoxonDoor()
