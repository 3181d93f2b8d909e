"""Epilogues: the winner's way home, said with the win and shown."""

from __future__ import annotations

from typing import Final

from companion.games.island.terms import OP, Who
from companion.text.island.names import in_sentence
from companion.text.languages import Language, capitalised

EPILOGUES: Final[dict[Who, dict[Language, str]]] = {
    "granddead": {"en": "Granddead comes home on an ordinary Sunday. His grandfather opens the"
                        " door, and this time the two of them simply have tea.",
                  "ru": "Ан-дед возвращается в самое обычное воскресенье. Дверь открывает дед, и на"
                        " этот раз они просто пьют чай."},
    "achilles": {"en": "Achilles walks home along the shore. A tortoise strolls beside him, and he"
                       " has no wish to overtake it.",
                 "ru": "Ахилл идёт домой вдоль берега. Рядом не спеша шагает черепаха, и обгонять"
                       " её он не собирается."},
    "hempel": {"en": "Hempel plants a seed from every fruit of the island. In spring a raven"
                     " settles in the branches. It is white, and nobody argues with it.",
               "ru": "Гемпель сажает по косточке от каждого фрукта с острова. Весной на ветку"
                     " садится ворон. Он белый, и никто с ним не спорит."},
    "theseus": {"en": "Theseus mends his ship once more. Not one old plank is left in it, and still"
                      " it knows the way home.",
                "ru": "Тесей ещё раз чинит свой корабль. Ни одной старой доски в нём не осталось, а"
                      " дорогу домой он помнит."},
    "phil": {"en": "Phil orders an omelette and a bowl of chicken soup. Which of them comes first"
                   " no longer troubles him.",
             "ru": "Фил заказывает омлет и куриный бульон. Что из них принесут раньше, его больше"
                   " не волнует."},
    "schrodie": {"en": "Schrodie lifts the lid from the inside and steps out into the sun. She is"
                       " alive, there is no doubt about it, and very hungry.",
                 "ru": "Шредди открывает крышку изнутри и выходит на солнце. Она жива, в этом нет"
                       " никаких сомнений, и очень голодна."},
    OP: {"en": "The Paradox picks up the stone that nobody can lift, smiles, and gently puts it"
               " back. Some things need no proof.",
         "ru": "Парадокс поднимает камень, который никому не поднять, улыбается и бережно кладёт"
               " его на место. Не всё нужно доказывать."},
}  # fmt: skip

_ENDED: Final[dict[Language, tuple[str, str]]] = {
    "en": ("{name} escapes!", "{name} wins!"),
    "ru": ("{name} спасается!", "{name} побеждает!"),
}


def ended(winner: Who, language: Language) -> tuple[str, str]:
    """The end of a game: a title, and the epilogue of whoever won it."""
    title = _ENDED[language][winner == OP].format(name=in_sentence(winner, language))
    return capitalised(title), EPILOGUES[winner][language]
