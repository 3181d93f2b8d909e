"""The captives' boards of a box file: health, energy, bonuses and the fruits that carry them."""

from collections.abc import Mapping
from typing import Any, Final, cast

from companion.games.island.box import PrintedBoard
from companion.games.island.box_entries import Entries
from companion.games.island.faults import Faults, Place, Sentence, quoted
from companion.games.island.terms import BONUSES, CHARACTERS, EXTRAS, FRUITS, Extra, Fruit

MOST: Final = 99  # a number that no board reaches
PALMS: Final = (3, 2, 2)

NO_HEALTH: Final = Sentence(
    "Granddead has no health, his energy is both (L14.1): write null instead of {found}",
    "у Ан-деда нет здоровья, его заменяет энергия (L14.1): напишите null вместо {found}",
)
FRUIT_TWICE: Final = Sentence(
    "{fruit} carries two bonuses, {one} and {other}: leave it in one of them",
    "{fruit} даёт сразу два бонуса, {one} и {other}: оставьте его в одном",
)
NO_BONUS: Final = Sentence(
    "{fruits} carry no bonus: the seven fruits are split 2 + 2 + 3 over the three bonuses, add"
    " what is missing",
    "{fruits} не дают бонуса: семь фруктов делятся между тремя бонусами как 2 + 2 + 3, добавьте"
    " недостающее",
)
NOT_SPLIT: Final = Sentence(
    "the three bonuses have {split} fruits: split the seven fruits 2 + 2 + 3",
    "у трёх бонусов фруктов: {split}; разделите семь фруктов как 2 + 2 + 3",
)
NOT_SEVEN_PALMS: Final = Sentence(
    "Hempel's three bonuses have {split} palm boxes: seven fruits need 7 in all, as in 3 + 2 + 2",
    "у трёх бонусов Гемпеля пальм: {split}; семи фруктам нужно всего 7, например 3 + 2 + 2",
)
NOT_THREE_EXTRAS: Final = Sentence(
    "Theseus has three extra boxes: write energy, health and action in the order of the board",
    "у Тесея три дополнительных бонуса: напишите energy, health и action в порядке планшета",
)


def boards(all_entries: Entries, faults: Faults) -> dict[str, PrintedBoard]:
    return {who: _board(all_entries, who, faults) for who in CHARACTERS}


def _board(all_entries: Entries, who: str, faults: Faults) -> PrintedBoard:
    place: Place = ("boards", who)

    def value(key: str) -> Any:
        return all_entries[(*place, key)].value

    printed = {
        bonus: all_entries[(*place, "bonuses", bonus)].value for bonus in BONUSES[who]
    }
    least = 1 if who == "granddead" else 0  # L14.1: his energy is his life
    half_sun = faults.words(value("half-sun"), (*place, "half-sun"), BONUSES[who])
    return PrintedBoard(
        health=_health(who, value("health"), (*place, "health"), faults),
        energy=faults.number(value("energy"), (*place, "energy"), least, MOST) or 0,
        bonuses={} if who == "hempel" else _fruits(printed, (*place, "bonuses"), faults),
        half_sun=frozenset(half_sun),
        restore=faults.number(value("restore"), (*place, "restore"), 0, MOST) or 0,
    )


def _health(who: str, value: Any, place: Place, faults: Faults) -> int | None:
    if who != "granddead":
        return faults.number(value, place, 1, MOST)
    if value not in (None, "none"):
        faults.add(place, NO_HEALTH, found=quoted(value))
    return None


def _fruits(
    printed: Mapping[str, Any], place: Place, faults: Faults
) -> dict[str, frozenset[Fruit]]:
    """Every board splits its seven fruits 2 + 2 + 3 over its three bonuses (box data)."""
    before = len(faults.found)
    read = {
        bonus: cast(list[Fruit], faults.words(fruits, (*place, bonus), FRUITS))
        for bonus, fruits in printed.items()
    }
    if len(faults.found) == before:
        _check_split(read, place, faults)
    return {bonus: frozenset(fruits) for bonus, fruits in read.items()}


def _check_split(read: Mapping[str, list[Fruit]], place: Place, faults: Faults) -> None:
    carries: dict[Fruit, str] = {}
    twice = False
    for bonus, fruits in read.items():
        for fruit in fruits:
            if fruit in carries:
                one = carries[fruit]
                faults.add((*place, bonus), FRUIT_TWICE, fruit=fruit, one=one, other=bonus)
                twice = True
            carries[fruit] = bonus
    missing = [fruit for fruit in FRUITS if fruit not in carries]
    sizes = [len(fruits) for fruits in read.values()]
    if twice:
        return
    if missing:
        faults.add(place, NO_BONUS, fruits=", ".join(missing))
    elif sorted(sizes) != [2, 2, 3]:
        faults.add(place, NOT_SPLIT, split=" + ".join(map(str, sizes)))


def palms(all_entries: Entries, faults: Faults) -> tuple[int, int, int]:
    """The palm boxes of Hempel's bonuses (L14.4): one for each fruit."""
    place: Place = ("boards", "hempel", "bonuses")
    read = [
        faults.number(all_entries[(*place, bonus)].value, (*place, bonus), 1, len(FRUITS))
        for bonus in BONUSES["hempel"]
    ]
    around, trade, free_step = (number or 0 for number in read)
    if None not in read and around + trade + free_step != len(FRUITS):
        split = f"{around} + {trade} + {free_step}"
        faults.add(place, NOT_SEVEN_PALMS, split=split)
    return around, trade, free_step


def extras(all_entries: Entries, faults: Faults) -> tuple[Extra, ...]:
    """Theseus's extra boxes, left to right (L14.3)."""
    place: Place = ("boards", "theseus", "extras")
    before = len(faults.found)
    read = faults.words(all_entries[place].value, place, EXTRAS)
    if len(faults.found) == before and len(read) != len(EXTRAS):
        faults.add(place, NOT_THREE_EXTRAS)
    return tuple(cast(list[Extra], read))
