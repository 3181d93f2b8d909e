"""The words of the notation in Russian, short enough for a button: see `labels`."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.island.terms import OP
from companion.text.island.ru.nouns import (
    ACCUSATIVE,
    CAPTIVES,
    DIRECTIONS,
    FRUITS,
    MET,
    NAME,
    PARTS,
    PIECES,
)

LABELS: Mapping[str, str] = {
    "yes": "да",
    "no": "нет",
    "use": "применить",
    "decline": "не применять",
    "activate": "активировать",
    "stay": "остаться",
    "pass": "ничего не делать",
    "done": "больше ничего",
    "none": "ни одного направления",
    "2 health": "2 здоровья",
    "2 energy": "2 энергии",
    "1 and 1": "1 здоровье и 1 энергия",
    "lose health": "отдать 1 здоровье за 2 энергии",
    "lose energy": "отдать 1 энергию за 1 здоровье",
    "restore": "восстановить энергию",
    "end": "завершить ход",
    "undo": "отменить",
    "redo": "вернуть",
    "extra energy": "дополнительный бонус энергии",
    "extra health": "дополнительный бонус здоровья",
    "extra action": "дополнительный бонус действия",
    "move": "шаг",
    "over": "через клетку",
    "safe": "безопасно",
    **PARTS,
    **{fruit: noun.nominative for fruit, noun in FRUITS.items()},
    **MET,
    **{camp: NAME[camp] for camp in ("camp-a", "camp-b")},
    **{shape: NAME[f"lake:{shape}"] for shape in ("straight", "triangle", "bend")},
}
# The question's own verbs: by what is asked, by what brought it up, and the word.
ANSWERS: Mapping[tuple[str, str, str], str] = {
    ("carry", "knot", "activate"): "пройти",
    ("carry", "portal", "activate"): "пройти",
    ("carry", "anomaly", "activate"): "пройти",
    ("ability", "ocean", "use"): "выйти",
    ("ability", "ocean", "decline"): "вернуться",
    ("ability", "algae", "use"): "выйти",
    ("ability", "algae", "decline"): "остаться в океане",
    ("ability", "symbol", "use"): "зачеркнуть",
    ("ability", "symbol", "decline"): "оставить символ",
    ("bonus", "", "decline"): "без бонуса",
    ("fruit", "algae", "decline"): "никакой",
}
PALMS: Mapping[str, str] = {"1": "бонус 1", "2": "бонус 2", "3": "бонус 3"}
TWO_OVER: str = "через 2 клетки"
WAVE_MOVES: str = "перемещение Волны"
A_CORRECTION: str = "поправка"
AN_ANSWER: str = "ответ"
THIS_ORDER: str = "этот порядок"
# Steps done whose button has a label that commands.
STEPS: Mapping[str, str] = {"restore": "восстановление энергии"}


def end_of_turn(who: str) -> str:
    return f"конец хода {'ПВ' if who == OP else CAPTIVES[who].genitive}"


def bonus(fruit: str) -> str:
    return f"бонус {FRUITS[fruit].genitive}"


def push(piece: str, whom: str, direction: str) -> str:
    pushed = CAPTIVES[whom].accusative
    return f"{PIECES[piece].nominative} толкает {pushed} на {DIRECTIONS[direction]}"


def goes(piece: str, where: str) -> str:
    """«Глыба на северо-восток», «Волна в прямое озеро»."""
    lake = ACCUSATIVE.get(f"lake:{where}")
    return f"{PIECES[piece].nominative} {f'в {lake}' if lake else f'на {PARTS[where]}'}"


def wave_hits(whom: str) -> str:
    return f"Волна ранит {CAPTIVES[whom].accusative}"


def where(whom: str) -> str:
    return f"где {CAPTIVES[whom].nominative}?"


def ways(one: str, two: str) -> str:
    return f"{DIRECTIONS[one]} и {DIRECTIONS[two]}"
