"""The hand-over (L16.4): one captive takes the tablet, looks alone, and gives it back."""

from __future__ import annotations

from companion.games.island.board.hexes import HEXES
from companion.games.island.terms import PARTS, Fruit, Hex, Who
from companion.text.island.names import given_to, letter, name, space
from companion.text.languages import Language, capitalised
from companion.text.screens import words
from companion.text.screens.covers import COVERS
from companion.text.screens.quick_start import QUICK_START
from companion.ui.island.hand_over.views import HandOverView, ShowView
from companion.ui.island.map.view import part_letters
from companion.ui.island.map.views import Ground, IslandView, SpaceView
from companion.ui.kit.parts import Button
from companion.ui.shell.house import House
from companion.ui.shell.page import BasePage


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
            case "give-back" if self.handed:
                self.house.back()
                self.house.covered = True
            case "give-back":
                pass  # it has not been handed over
            case _:
                super().do(act)


def hand_over_view(shown: ShowView, person: str, language: Language) -> HandOverView:
    """`person`: the name of whoever is to take the tablet."""
    sheet = words(COVERS, language)
    return HandOverView(
        who=shown.who,
        letter=shown.letter,
        headline=sheet["hand-over"].format(name=given_to(shown.who, language)),
        text=sheet["hand-over-text"].format(name=person),
        go=Button("show", sheet["i-am"].format(name=person)),
    )


def empty_island(at: str, icon: str, language: Language) -> IslandView:
    """The island of the captives' boards: empty, with one space or part of the ocean lit."""
    spaces = tuple(
        SpaceView(one, "fruit", icon=icon) if one == at else SpaceView(one, "empty")
        for one in HEXES
    )
    parts = tuple((part, part_letters(part, language)) for part in PARTS if part == "N")
    return IslandView(Ground(spaces, parts=parts), lit=frozenset((at,)))


def start_view(who: Who, fruit: Fruit, at: Hex, language: Language) -> ShowView:
    """The empty island with this one space lit."""
    sheet = words(QUICK_START, language)
    return ShowView(
        who=who,
        letter=letter(who, language),
        headline=sheet["your-start"].format(name=name(who, language)),
        icon=fruit,
        label=capitalised(space(fruit, language)),
        text=sheet["mark-it"],
        island=empty_island(at, fruit, language),
        back=Button("give-back", words(COVERS, language)["give-back"]),
    )
