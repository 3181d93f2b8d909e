"""A rulebook of four entries, for tests that are not about the shipped texts."""

from copy import deepcopy
from typing import Any

from companion.rulebook.entries import Rulebook
from companion.rulebook.find import Finder
from companion.rulebook.index import build
from companion.store.rulebook_files import shipped_kin

_TREES: dict[str, Any] = {
    "01-lakes.yaml": {
        "chapter": "lakes",
        "title": {"en": "Lakes", "ru": "Озёра"},
        "entries": [
            {
                "id": "lake-exit",
                "clauses": ["L7.3", "L7.5"],
                "title": {"en": "Leaving a lake", "ru": "Как выйти из озера"},
                "text": {
                    "en": "Whoever lies in a lake gets up by moving.\n\nThe OP picks the space.",
                    "ru": "Кто лежит в озере, тот встаёт, когда идёт.\n\nКлетку выбирает ПВ.",
                },
                "example": {"en": "Phil leaves to the north.", "ru": "Фил выходит на север."},
                "island": {
                    "spaces": {"C3": "camp-a", "C4": "lake-bend", "D5": "lake-bend", "C5": "knot"},
                    "pieces": {"theseus": "C3", "bush": "C4", "phil": "D5 lying", "wave": "N"},
                    "path": ["C3", "C4"],
                    "lit": ["C5"],
                },
                "words": {"en": ["whirl", "climb out"], "ru": ["вылезти"]},
                "related": ["lake-shape", "dying"],
                "ruling": "lake-shore",
            },
            {
                "id": "lake-shape",
                "clauses": ["L7.1"],
                "title": {"en": "The shape of a lake", "ru": "Форма озера"},
                "text": {
                    "en": "The OP says which shape the lake has, never which space.",
                    "ru": "ПВ называет форму, но не говорит, какая это клетка. Треугольник.",
                },
                "related": ["lake-exit"],
            },
        ],
    },
    "02-death.yaml": {
        "chapter": "death",
        "title": {"en": "Dying", "ru": "Гибель"},
        "entries": [
            {
                "id": "dying",
                "clauses": ["L10.1"],
                "title": {"en": "Dying", "ru": "Гибель пленника"},
                "text": {
                    "en": "A captive without health perishes at once, also in a lake.",
                    "ru": "Пленник без здоровья сразу погибает, в озере тоже.",
                },
                "words": {"en": ["dead", "killed"], "ru": ["умер", "смерть"]},
                "related": ["reviving"],
            },
            {
                "id": "reviving",
                "clauses": ["L10.2", "L10.3"],
                "title": {"en": "Coming back", "ru": "Возрождение"},
                "text": {
                    "en": "Back at a camp, with everything restored; the turn goes on.",
                    "ru": "В лагере, со всем здоровьем и энергией; ход продолжается.",
                },
                "related": ["dying"],
            },
        ],
    },
}


def trees() -> dict[str, Any]:
    """Fresh ones, so that a test may spoil them."""
    return deepcopy(_TREES)


def exit_entry(tree: dict[str, Any]) -> dict[str, Any]:
    """The entry that has everything."""
    entry: dict[str, Any] = tree["01-lakes.yaml"]["entries"][0]
    return entry


def finder_of(rulebook: Rulebook) -> Finder:
    """With the shipped families of words."""
    return Finder(rulebook, build(rulebook, shipped_kin()))
