"""Names, tiles and points as the pages of PARADOMINETOR write them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from companion.games.paradominetor.state import Seat
from companion.games.paradominetor.tiles import BLACK, COLOURS, Colour, Front, colour_of, value_of
from companion.games.paradominetor.work import halves
from companion.text.languages import listed
from companion.text.paradominetor.nouns import points_shown
from companion.text.paradominetor.screens import PARADOMINETOR
from companion.text.screens import words
from companion.text.screens.at_table import AT_TABLE
from companion.text.wording import called
from companion.ui.games.paradominetor.views import BoardFoot, TileFront
from companion.ui.kit.parts import Button
from companion.ui.table.seats import AVATARS, short

if TYPE_CHECKING:
    from companion.text.languages import Language
    from companion.ui.games.paradominetor.model import ParadominetorModel


def sheet_of(model: ParadominetorModel) -> Mapping[str, str]:
    return words(PARADOMINETOR, model.language)


def shown_name(model: ParadominetorModel, who: str) -> str:
    return short(called(who, model.language, model.names))


def several_names(model: ParadominetorModel, who: Sequence[str]) -> str:
    return listed([shown_name(model, one) for one in who], {"en": "and", "ru": "и"}[model.language])


def face_of(model: ParadominetorModel, who: str) -> str:
    return AVATARS[model.state.players.index(who)]


def points_of(seat: Seat) -> str:
    return points_shown(halves(seat))


def front_shown(
    front: Front,
    language: Language,
    *,
    declared: Colour | None = None,
    won: bool = False,
    beaten: bool = False,
) -> TileFront:
    """A tile with the letter of its colour; a led black has that of the declared one (T3.5)."""
    colour = colour_of(front) or BLACK
    initials = words(PARADOMINETOR, language)["initials"].split()
    letters = dict[str, str](zip(COLOURS, initials, strict=True))
    letter = letters.get(declared or colour, "")
    return TileFront(colour, letter, str(value_of(front)), won, beaten)


def foot_of(model: ParadominetorModel, *more: Button) -> BoardFoot:
    common, sheet = words(AT_TABLE, model.language), sheet_of(model)
    undo = Button(
        "undo",
        model.in_short or common["nothing-undone"],
        common["undo"],
        icon="undo",
        enabled=model.step is not None or model.declares,
    )
    journal = Button("journal", sheet["tricks"], icon="journal")
    return BoardFoot(undo, (*more, journal, Button("menu", common["menu"], icon="menu")))
