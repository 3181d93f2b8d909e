"""A character's board: its numbers, its suns, and which fruits give which bonus."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.island.box.check import BoxDetail, entries, turned_on_or_off, value_at
from companion.games.island.box.draft import (
    Split,
    adds_up,
    drafted_split,
    moved,
    tell_split,
    with_split,
)
from companion.games.island.terms import BONUSES, FRUITS
from companion.text.island.names import name, space
from companion.text.languages import capitalised
from companion.text.screens import words
from companion.text.screens.bonuses import BONUSES as BONUS_WORDS
from companion.ui.island.box.page import BoxPage, Choice, Form, FormField, OnTouch
from companion.ui.kit.parts import Button


def board(page: BoxPage) -> Form:
    """`page.page`: whose board."""
    drafted = drafted_split(page.own.draft, page.page)
    return Form(
        page.sheet["board"].format(name=name(page.page, page.language)),
        page.sheet["board-text"],
        tuple(_fields(page, drafted)),
        waiting=None if drafted is None else _not_yet(page, drafted),
        unfinished=drafted is not None,
    )


def _fields(page: BoxPage, drafted: Split | None) -> Iterator[FormField]:
    fruits = value_at(page.now.plain, ("boards", page.page, "bonuses"))
    split = drafted or {bonus: fruits[bonus] for bonus in BONUSES[page.page]}
    for detail in entries(page.now, page.page):
        what = detail.place[-1]
        if detail.how == "several":
            yield _suns(page, detail)
        elif detail.how == "one":
            numbers = ((f"{what} {value}", value) for value in detail.choices)
            yield page.one_of(detail, numbers, page.sheet[what])
        # L14.4: Hempel's bonuses have no fruits of their own.
        elif detail.place[2] == "bonuses" and page.page != "hempel":
            yield _fruits(page, detail, split)


def _suns(page: BoxPage, detail: BoxDetail) -> FormField:
    def sun(bonus: str) -> Choice:
        half = bonus in detail.value
        button = Button(
            f"sun {bonus}",
            capitalised(_bonus(page, bonus)),
            page.sheet["any-turn" if half else "own-turn"],
            icon="half-sun" if half else "sun",
        )
        turned = turned_on_or_off(detail.value, bonus, BONUSES[page.page])
        return button, page.sets(detail.place, turned)

    note = page.note(detail.assumed)
    return FormField(page.sheet["half-sun"], note, (tuple(map(sun, detail.choices)),))


def _fruits(page: BoxPage, detail: BoxDetail, split: Split) -> FormField:
    """All seven under each bonus: its own are marked, and any other can be moved to it."""
    bonus = detail.place[-1]

    def one(fruit: str) -> Choice:
        named = capitalised(space(fruit, page.language))
        chosen = fruit in split[bonus]
        button = Button(f"fruit {fruit} {bonus}", named, icon=fruit, chosen=chosen)
        return button, _moves(page, moved(split, fruit, bonus))

    heading = page.sheet["fruits-of"].format(bonus=_bonus(page, bonus))
    return FormField(heading, page.note(detail.assumed), (tuple(map(one, FRUITS)),))


def _moves(page: BoxPage, split: Split) -> OnTouch:
    """Fruits that do not add up are a draft; the last move makes them count."""
    own, who = page.own, page.page

    def move() -> None:
        before = value_at(page.now.plain, ("boards", who, "bonuses"))
        if not adds_up(split):
            page.draft(with_split(own.draft, who, split))
        elif page.tell(tell_split(own.tree, who, before, split)):
            page.draft(with_split(own.draft, who, None))

    return move


def _not_yet(page: BoxPage, drafted: Split) -> tuple[str, Choice]:
    found = " + ".join(str(len(fruits)) for fruits in drafted.values())
    as_it_was = Button("as-it-was", page.sheet["as-it-was"], icon="undo")
    without = with_split(page.own.draft, page.page, None)
    return page.sheet["split"].format(found=found), (as_it_was, lambda: page.draft(without))


def _bonus(page: BoxPage, bonus: str) -> str:
    return words(BONUS_WORDS, page.language)[bonus]
