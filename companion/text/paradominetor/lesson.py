"""The lesson of PARADOMINETOR: why each of the rulebook's eight tricks is won so."""

from __future__ import annotations

from typing import Final

from companion.engine.languages import Topic

PEOPLE: Final = {"en": "Ann Ben Cy Dana Eve", "ru": "Аня Боря Кира Даня Ева"}
EXPLAINED: Final[Topic] = {
    "1": {"en": "No two tiles are equal, so the led colour decides: of the greens *5* is the"
                " highest. A blue *6* is no green and wins nothing alone.",
          "ru": "Равных плиток нет, решает цвет первой: из зелёных старшая — *5.* Синяя *6* не"
                " зелёная и одна ничего не берёт."},
    "2": {"en": "Two yellow *1s* are a paradox, and a paradox beats every single tile, also one of"
                " the led colour.",
          "ru": "Две жёлтые *1* — парадокс, а парадокс сильнее любой одиночной плитки, и цвета"
                " первой тоже."},
    "3": {"en": "Two red *2s* are a paradox: together they beat the red *5,* which stands alone.",
          "ru": "Две красные *2* — парадокс: вместе они сильнее одинокой красной *5.*"},
    "4": {"en": "Two red *3s* are a paradox. So are two red *4s,* and 4 is higher. A blue *5*"
                " stands alone: against a paradox it counts nothing.",
          "ru": "Две красные *3* — парадокс. Две красные *4* тоже, и 4 старше. Синяя *5* одна:"
                " против парадокса она ничто."},
    "5": {"en": "Two paradoxes, neither of the led blue. Green came before yellow, so the green"
                " *3s* win.",
          "ru": "Два парадокса, и оба не цвета первой плитки. Зелёная легла раньше жёлтой: берут"
                " зелёные *3.*"},
    "6": {"en": "For a paradox every black is black, the led one too, whatever it was declared. The"
                " three of them beat the purple *6.*",
          "ru": "Для парадокса каждая чёрная — чёрная, и первая, кем бы её ни объявили. Втроём они"
                " сильнее фиолетовой *6.*"},
    "7": {"en": "Two paradoxes: black and purple *4.* The led black came before every purple tile,"
                " so the blacks win.",
          "ru": "Два парадокса: чёрные и фиолетовые *4.* Чёрная легла раньше фиолетовых, берут"
                " чёрные."},
    "8": {"en": "Everybody played black: a paradox of all. Half a point for each, and the same lead"
                " again.",
          "ru": "Чёрную сыграли все: парадокс всего стола. Каждому по пол-очка, начинает тот же."},
}  # fmt: skip
