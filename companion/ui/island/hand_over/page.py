"""The hand-over (L16.4): one captive takes the tablet, looks alone, and gives it back."""

from __future__ import annotations

from typing import Final

from companion.games.island.board.hexes import HEXES, ROWS, WIDTHS
from companion.games.island.terms import PARTS, Fruit, Hex, Who
from companion.text.island.labels import label
from companion.text.island.names import given_to, name, space
from companion.text.languages import Language, capitalised
from companion.text.screens import words
from companion.text.screens.covers import COVERS
from companion.text.screens.quick_start import QUICK_START
from companion.ui.island.hand_over.views import HandOverView, ShowView
from companion.ui.island.map.view import part_letters
from companion.ui.island.map.views import Ground, IslandView, SpaceView
from companion.ui.kit.parts import Button, Hold
from companion.ui.shell.house import House
from companion.ui.shell.page import BasePage

DEAD: Final = 2.0  # seconds in which nobody has marked anything yet


class HandOver(BasePage):
    """The captive's view is part of a screen only while the captive holds the tablet.

    After it the cover comes: the tablet is still in a captive's hands.
    """

    secret = False
    given = True

    def __init__(self, house: House, name: str, shown: ShowView) -> None:
        super().__init__(house)
        self.name = name
        self.shown = shown
        self.handed = False

    def view(self) -> HandOverView | ShowView:
        if self.handed:
            return self.shown
        return hand_over_view(self.shown, self.name, self.language)

    def do(self, act: str) -> None:
        match act:
            case "show" | "hide":
                self.handed = act == "show"
            case "give-back" | "to-op" if self.handed == (act == "give-back"):
                self.house.back()
                self.house.covered = True
                self.house.lent = act == "give-back"
            case "give-back" | "to-op":
                pass  # it is in other hands
            case _:
                super().do(act)


def hand_over_view(shown: ShowView, person: str, language: Language) -> HandOverView:
    """`person`: the name of whoever is to take the tablet."""
    sheet = words(COVERS, language)
    return HandOverView(
        who=shown.who,
        headline=sheet["hand-over"].format(name=given_to(shown.who, language)),
        text=sheet["hand-over-text"].format(name=person),
        go=Hold(Button("show", sheet["i-am"].format(name=person), sheet["hold"], icon="hand")),
        back=Button("to-op", sheet["to-op"], icon="back"),
    )


def marked(language: Language) -> Hold:
    """The button that gives the tablet back; nobody has looked and marked at once."""
    sheet = words(COVERS, language)
    button = Button("give-back", sheet["give-back"], sheet["hold"], icon="rename")
    return Hold(button, dead=DEAD, waits=sheet["in-2-seconds"])


def place_in_words(at: str, language: Language) -> str:
    """`bottom row, second from the left`: a captive's board has no names of spaces."""
    sheet = words(COVERS, language)
    if at in HEXES:
        row, column = ROWS.index(at[0]), int(at[1])
        return sheet["place"].format(
            row=sheet[f"row-{row + 1}"], column=sheet[_column(column, WIDTHS[row])]
        )
    if at in PARTS:
        return sheet["in-ocean"].format(part=label(at, language))
    return space(f"lake:{at}", language)


def _column(column: int, width: int) -> str:
    """Counted from the nearer end of the row."""
    other = width + 1 - column
    if column == other:
        return "middle"
    return f"left-{column}" if column < other else f"right-{other}"


def empty_island(at: str, icon: str, language: Language) -> IslandView:
    """The island of the captives' boards: empty, with one space or part of the ocean lit."""
    spaces = tuple(
        SpaceView(one, "fruit", icon=icon) if one == at else SpaceView(one, "empty")
        for one in HEXES
    )
    parts = tuple((part, part_letters(part, language)) for part in PARTS)
    return IslandView(Ground(spaces, parts=parts), lit=frozenset((at,)))


def start_view(who: Who, fruit: Fruit, at: Hex, language: Language) -> ShowView:
    """The empty island with this one space lit."""
    sheet = words(QUICK_START, language)
    return ShowView(
        who=who,
        headline=sheet["your-start"].format(name=name(who, language)),
        icon=fruit,
        label=capitalised(space(fruit, language)),
        place=place_in_words(at, language),
        text=sheet["mark-it"],
        island=empty_island(at, fruit, language),
        back=marked(language),
        note=sheet["seen-again"],
    )
