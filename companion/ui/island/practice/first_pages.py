"""The pages before the lesson: what lies on the table, what the spaces do, whose turn is what."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from companion.engine.frozen import frozen, revised
from companion.games.island.announcements import Space
from companion.games.island.terms import DIRECTIONS, PIECES, Named, fruit_named
from companion.text.counted import quoted
from companion.text.island.names import name
from companion.text.island.questions import card_lines
from companion.text.island.tokens import token_name
from companion.text.screens import words
from companion.text.screens.desk import DESK
from companion.text.screens.first_pages import FIRST_PAGES
from companion.text.screens.practice import PRACTICE
from companion.ui.island.desk.last_move import paths
from companion.ui.island.desk.views import CaptiveView
from companion.ui.island.map.view import direction_letters, island
from companion.ui.island.practice.views import (
    FirstPageView,
    LegendLine,
    LineSign,
    PiecesPicture,
    SpokenPicture,
    TableCard,
    TouchedPicture,
)
from companion.ui.kit import theme
from companion.ui.kit.parts import Button

if TYPE_CHECKING:
    from companion.games.island.practice.practice_session import Practice
    from companion.text.languages import Language
    from companion.ui.island.map.views import IslandView

PAGES: Final = ("table", "spaces", "turns")
MOVED: Final = "activate"  # the task at which the last move is one over a space, safely
_COLOURS: Final = {"heart": theme.HEALTH, "bolt": theme.ENERGY, "flag": theme.MISSION,
                   "sword": theme.HARM_EDGE}  # fmt: skip
CardWords = Mapping[str, str]


@frozen
class FirstPagesModel:
    """`at`: which page. `begins`, `moved`: the lesson's island before it, and after a move.

    `goes_on`: the lesson has been begun, and the pages are looked at again.
    """

    at: int
    begins: IslandView
    moved: IslandView
    language: Language
    goes_on: bool


def islands(begun: Practice, moved: Practice, language: Language) -> tuple[IslandView, IslandView]:
    """The island as the lesson begins, and with the way of a move that was just announced."""
    way = paths(moved.start.state, tuple(moved.steps))
    after = revised(_small(island(moved.state, language)), {"paths": way})
    return _small(island(begun.state, language)), after


def _small(view: IslandView) -> IslandView:
    """Without the names round it, which would be too small to be read."""
    return revised(view, {"ground": revised(view.ground, {"parts": ()})})


def first_page(model: FirstPagesModel) -> FirstPageView:
    sheet, page = words(FIRST_PAGES, model.language), PAGES[model.at]
    last = model.at == len(PAGES) - 1
    coach = words(PRACTICE, model.language)
    begin = Button("begin", coach["go-on" if model.goes_on else "begin"], icon="play",
                   tone="accent")  # fmt: skip
    return FirstPageView(
        name="first-pages",
        title=sheet["title"],
        text=sheet[f"text-{page}"],
        cards=_CARDS[page](model, sheet),
        promise=sheet[f"promise-{page}"],
        at=model.at,
        of=len(PAGES),
        back=Button(
            "previous" if model.at or model.goes_on else "back", sheet["back"], icon="back"
        ),
        leave=Button("leave", sheet["leave"], icon="close") if model.at else None,
        go=begin if last else Button("next", sheet["next"], icon="next", tone="accent"),
        skip=None if last else Button("begin", sheet["skip"], icon="play"),
    )


# The table


def _table(model: FirstPagesModel, sheet: CardWords) -> tuple[TableCard, ...]:
    return (
        TableCard(sheet["boards"], _board(model.language), _board_lines(sheet)),
        TableCard(sheet["island"], model.begins, _piece_lines(sheet)),
        TableCard(sheet["script"], _sentence(model), _script_lines(sheet)),
    )


def _board(language: Language) -> CaptiveView:
    return CaptiveView(
        who="theseus",
        name=name("theseus", language),
        health=(2, 3),
        energy=(3, 4),
        mission=(2, 5),
        fruits=(("banana", "circled"), ("orange", "crossed")),
        dots=(1, 2),
        turn=True,
    )


def _board_lines(sheet: CardWords) -> tuple[LegendLine, ...]:
    return (
        LegendLine(LineSign("pip"), sheet["pip"]),
        *(_glyph(word, sheet) for word in ("heart", "bolt", "flag")),
        LegendLine(LineSign("ready", "banana"), sheet["ready"]),
        LegendLine(LineSign("used", "orange"), sheet["used"]),
    )


def _piece_lines(sheet: CardWords) -> tuple[LegendLine, ...]:
    return tuple(LegendLine(LineSign("piece", piece), sheet[piece]) for piece in PIECES)


def _sentence(model: FirstPagesModel) -> SpokenPicture:
    """In the very words of the desk: Phil is where the island beside it shows him."""
    at = next(one.at for one in model.begins.figures if one.who == "phil")
    here = next(one.icon for one in model.begins.ground.spaces if one.at == at)
    lines = card_lines((Space(Named(fruit_named(here)), "phil"),), None, model.language)
    announced = words(DESK, model.language)["announced"]
    return SpokenPicture("phil", " ".join(line.text for line in lines), announced)


def _script_lines(sheet: CardWords) -> tuple[LegendLine, ...]:
    signs = {"entered": "hand", "read": "speaker", "touched": "check", "no-more": "lock"}
    return tuple(_glyph(glyph, sheet, key) for key, glyph in signs.items())


# The spaces


def _spaces(model: FirstPagesModel, sheet: CardWords) -> tuple[TableCard, ...]:
    def lines(*kinds: str) -> tuple[LegendLine, ...]:
        """Each with the first space of its kind on the lesson's island."""
        there = model.begins.ground.spaces
        found = (next(space for space in there if space.kind == kind) for kind in kinds)
        return tuple(LegendLine(LineSign("space", space=one), sheet[one.kind]) for one in found)

    return (
        TableCard(sheet["stop"], None, lines("fruit", "camp", "oracle", "mirage")),
        TableCard(sheet["carry"], None, lines("portal", "knot", "anomaly", "lake")),
        TableCard(sheet["move"], model.moved, _move_lines(sheet)),
    )


def _move_lines(sheet: CardWords) -> tuple[LegendLine, ...]:
    signs = {"over": "bolt", "safely": "bolt", "ocean": "waves"}
    return tuple(_glyph(glyph, sheet, key) for key, glyph in signs.items())


# The turns


def _turns(model: FirstPagesModel, sheet: CardWords) -> tuple[TableCard, ...]:
    return (
        TableCard(sheet["their-turn"], _touches(model.language, sheet), _their_lines(sheet)),
        TableCard(sheet["your-turn"], _pieces(model.language), _your_lines(sheet)),
        TableCard(
            sheet["at-hand"],
            None,
            tuple(_glyph(word, sheet) for word in ("undo", "lock", "cover", "rules", "hand")),
        ),
    )


def _touches(language: Language, sheet: CardWords) -> TouchedPicture:
    desk = words(DESK, language)
    return TouchedPicture(
        who="theseus",
        says=f"{name('theseus', language)}: {quoted(sheet['says'], language)}",
        toggles=(desk["over"], desk["safe"]),
        ways=tuple(direction_letters(way, language) for way in DIRECTIONS),
        way="E",
    )


def _their_lines(sheet: CardWords) -> tuple[LegendLine, ...]:
    return (
        LegendLine(LineSign("pip"), sheet["two-actions"]),
        LegendLine(LineSign("ready", "banana"), sheet["free-bonus"]),
        _glyph("turn", sheet, "ends-aloud"),
    )


def _pieces(language: Language) -> PiecesPicture:
    return PiecesPicture(
        token=("hurricane", token_name("hurricane", language)),
        pieces=tuple((piece, name(piece, language)) for piece in PIECES),
        actions=3,
    )


def _your_lines(sheet: CardWords) -> tuple[LegendLine, ...]:
    return (
        _glyph("token", sheet, "token-first"),
        LegendLine(LineSign("pip"), sheet["three-actions"]),
        _glyph("sword", sheet, "harm"),
    )


def _glyph(glyph: str, sheet: CardWords, key: str = "") -> LegendLine:
    colour = _COLOURS.get(glyph, theme.ACCENT)
    return LegendLine(LineSign("glyph", glyph, colour), sheet[key or glyph])


_CARDS: Final[Mapping[str, Callable[[FirstPagesModel, CardWords], tuple[TableCard, ...]]]] = {
    "table": _table,
    "spaces": _spaces,
    "turns": _turns,
}
