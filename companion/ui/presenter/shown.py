"""L16.4: Granddead is shown one of the OP's pieces, and nothing else of the island."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.island.announce import shown
from companion.games.island.board.hexes import HEXES
from companion.games.island.facts import PieceShown
from companion.games.island.terms import PARTS, Hex
from companion.text import Language, name
from companion.text.island.labels import label
from companion.text.languages import capitalised
from companion.text.screens import words
from companion.text.screens.covers import COVERS
from companion.text.screens.desk import DESK
from companion.ui.island.map.view import letter, part_letters
from companion.ui.presenter.showing import Showing
from companion.ui.presenter.views import Button, Ground, Island, ShowView, Space

if TYPE_CHECKING:
    from companion.ui.presenter.desk import Desk


def empty_island(at: str, icon: str, language: Language) -> Island:
    """The island of the captives' boards: empty, with one space or part of the ocean lit."""
    spaces = tuple(
        Space(one, "fruit", icon=icon) if one == at else Space(one, "empty") for one in HEXES
    )
    parts = tuple((part, part_letters(part, language)) for part in PARTS if part == "N")
    return Island(Ground(spaces, parts=parts), lit=frozenset((at,)))


def shown_view(desk: Desk) -> Showing:
    """The piece that was asked for, on the space where it stood then."""
    fact = next(one for one in shown(desk.telling.facts) if isinstance(one, PieceShown))
    language = desk.house.settings.said_in
    sheet = words(DESK, language)
    piece = capitalised(label(fact.piece, language))
    view = ShowView(
        who=fact.to,
        letter=letter(fact.to, language),
        headline=sheet["shown-piece"].format(name=name(fact.to, language), piece=piece),
        icon=fact.piece,
        label=piece,
        text=sheet["shown-text"],
        island=empty_island(Hex(fact.at), fact.piece, language),
        back=Button("give-back", words(COVERS, language)["give-back"]),
    )
    return Showing(desk.house, name(fact.to, language), view)
