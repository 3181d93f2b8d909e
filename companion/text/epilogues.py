"""Where the winner goes from the island: said with the win, and shown."""

from __future__ import annotations

from typing import Final

from companion.games.island.terms import OP, Who
from companion.text.languages import Language

EPILOGUES: Final[dict[Who, dict[Language, str]]] = {
    "granddead": {
        "en": "Granddead comes home on a perfectly ordinary Sunday. His grandfather opens the"
        " door, and this time the two of them simply have tea.",
        "ru": "Ан-дед возвращается в самое обычное воскресенье. Дверь открывает дед, и на этот раз"
        " они просто пьют чай.",
    },
    "achilles": {
        "en": "Achilles walks home along the shore. On the way a tortoise falls in beside him, and"
        " neither of them is in a hurry.",
        "ru": "Ахилл идёт домой вдоль берега. По дороге к нему пристаёт черепаха, и торопиться им"
        " обоим некуда.",
    },
    "hempel": {
        "en": "Hempel plants a seed of every fruit he has brought along. In spring a raven sits in"
        " the branches. It is white, and nobody argues with it.",
        "ru": "Гемпель сажает по косточке от каждого привезённого фрукта. Весной на ветку садится"
        " ворон. Он белый, и никто с ним не спорит.",
    },
    "theseus": {
        "en": "Theseus mends his ship once more. Not one old plank is left in it, and still it"
        " knows the way home.",
        "ru": "Тесей ещё раз чинит свой корабль. Ни одной старой доски в нём не осталось, а дорогу"
        " домой он помнит.",
    },
    "phil": {
        "en": "Phil orders an omelette and a bowl of chicken soup. Which of them comes first no"
        " longer troubles him.",
        "ru": "Фил заказывает омлет и куриный бульон. Что из них принесут раньше, его больше не"
        " волнует.",
    },
    "schrodie": {
        "en": "Schrodie lifts the lid from the inside and steps out into the sun. She is alive,"
        " there is no doubt about it, and very hungry.",
        "ru": "Шредди открывает крышку изнутри и выходит на солнце. Она жива, в этом нет никаких"
        " сомнений, и очень голодна.",
    },
    OP: {
        "en": "The Omnipotence Paradox picks up the stone that nobody can lift, smiles, and puts it"
        " gently back. Some things need no proof.",
        "ru": "Парадокс всемогущества поднимает камень, который никому не поднять, улыбается и"
        " бережно кладёт его на место. Некоторые вещи не нужно доказывать.",
    },
}
