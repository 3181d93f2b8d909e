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
from companion.ui.island.box.page import (
    BoxModel,
    Choice,
    ChoiceShape,
    Entered,
    Form,
    FormField,
    one_of,
    option,
    sets,
)
from companion.ui.kit.parts import Button


def board(model: BoxModel) -> Form:
    """`model.page`: whose board."""
    drafted, sheet = drafted_split(model.draft, model.page), model.sheet
    found = " + ".join(str(len(fruits)) for fruits in (drafted or {}).values())
    as_it_was = Button("as-it-was", sheet["as-it-was"], icon="undo")
    without = Entered(draft=with_split(model.draft, model.page, None))
    return Form(
        sheet["board"].format(name=name(model.page, model.language)),
        sheet["board-text"],
        tuple(_fields(model, drafted)),
        notice=sheet["split"].format(found=found) if drafted else "",
        way_back=((as_it_was, without),) if drafted else (),
        unfinished=drafted is not None,
    )


def _fields(model: BoxModel, drafted: Split | None) -> Iterator[FormField]:
    fruits = value_at(model.now.plain, ("boards", model.page, "bonuses"))
    split = drafted or {bonus: fruits[bonus] for bonus in BONUSES[model.page]}
    for detail in entries(model.now, model.page):
        what = detail.place[-1]
        if detail.how == "several":
            yield _suns(model, detail)
        elif detail.how == "one":
            numbers = ((f"{what} {value}", value) for value in detail.choices)
            shape: ChoiceShape = "hearts" if what == "health" else "bolts"
            yield one_of(model, detail, numbers, model.sheet[what], shape)
        # L14.4: Hempel's bonuses have no fruits of their own.
        elif detail.place[2] == "bonuses" and model.page != "hempel":
            yield _fruits(model, detail, split)


def _suns(model: BoxModel, detail: BoxDetail) -> FormField:
    def sun(bonus: str) -> Choice:
        half = bonus in detail.value
        button = Button(
            f"sun {bonus}",
            capitalised(_bonus(model, bonus)),
            model.sheet["any-turn" if half else "own-turn"],
            icon="half-sun" if half else "sun",
        )
        turned = turned_on_or_off(detail.value, bonus, BONUSES[model.page])
        return button, sets(model, detail, turned)

    note = model.note(detail.assumed)
    return FormField(model.sheet["half-sun"], note, (tuple(map(sun, detail.choices)),))


def _fruits(model: BoxModel, detail: BoxDetail, split: Split) -> FormField:
    """All seven under each bonus: its own are marked, and any other can be moved to it."""
    bonus = detail.place[-1]

    def one(fruit: str) -> Choice:
        named = capitalised(space(fruit, model.language))
        chosen = fruit in split[bonus]
        button = option(f"fruit {fruit} {bonus}", named, chosen, icon=fruit)
        return button, _moves(model, moved(split, fruit, bonus))

    heading = model.sheet["fruits-of"].format(bonus=_bonus(model, bonus))
    return FormField(heading, model.note(detail.assumed), (tuple(map(one, FRUITS)),))


def _moves(model: BoxModel, split: Split) -> Entered:
    """Fruits that do not add up are a draft; the last move makes them count."""
    who = model.page
    if not adds_up(split):
        return Entered(draft=with_split(model.draft, who, split))
    before = value_at(model.now.plain, ("boards", who, "bonuses"))
    return Entered(
        tell_split(model.now.owner, who, before, split), with_split(model.draft, who, None)
    )


def _bonus(model: BoxModel, bonus: str) -> str:
    return words(BONUS_WORDS, model.language)[bonus]
