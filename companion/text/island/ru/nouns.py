"""The things of the island in Russian, in the cases that the sentences need."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from companion.engine.frozen import frozen

Gender = Literal["m", "f", "n"]


@frozen
class Noun:
    nominative: str
    genitive: str
    dative: str
    accusative: str
    gender: Gender = "m"


CAPTIVES: Final = {
    "granddead": Noun("Ан-дед", "Ан-деда", "Ан-деду", "Ан-деда"),
    "achilles": Noun("Ахилл", "Ахилла", "Ахиллу", "Ахилла"),
    "hempel": Noun("Гемпель", "Гемпеля", "Гемпелю", "Гемпеля"),
    "theseus": Noun("Тесей", "Тесея", "Тесею", "Тесея"),
    "phil": Noun("Фил", "Фила", "Филу", "Фила"),
    "schrodie": Noun("Шредди", "Шредди", "Шредди", "Шредди", "f"),
}
PIECES: Final = {
    "wave": Noun("Волна", "Волны", "Волне", "Волну", "f"),
    "rock": Noun("Глыба", "Глыбы", "Глыбе", "Глыбу", "f"),
    "bush": Noun("Куст", "Куста", "Кусту", "Куст"),
}
FRUITS: Final = {
    "orange": Noun("апельсин", "апельсина", "апельсину", "апельсин"),
    "banana": Noun("банан", "банана", "банану", "банан"),
    "grapes": Noun("виноград", "винограда", "винограду", "виноград"),
    "cherries": Noun("вишня", "вишни", "вишне", "вишню", "f"),
    "strawberry": Noun("клубника", "клубники", "клубнике", "клубнику", "f"),
    "lime": Noun("лайм", "лайма", "лайму", "лайм"),
    "apple": Noun("яблоко", "яблока", "яблоку", "яблоко", "n"),
}
# Prepositional: `на апельсине`.
_ON_FRUIT: Final = {
    "orange": "апельсине",
    "banana": "банане",
    "grapes": "винограде",
    "cherries": "вишне",
    "strawberry": "клубнике",
    "lime": "лайме",
    "apple": "яблоке",
}
# Instrumental: `с апельсином`.
WITH_FRUIT: Final = {
    "orange": "апельсином",
    "banana": "бананом",
    "grapes": "виноградом",
    "cherries": "вишней",
    "strawberry": "клубникой",
    "lime": "лаймом",
    "apple": "яблоком",
}

# All that can be met on a space.
MET: Final = {who: noun.nominative for who, noun in (*CAPTIVES.items(), *PIECES.items())}
MET_ACCUSATIVE: Final = {who: noun.accusative for who, noun in (*CAPTIVES.items(), *PIECES.items())}

DIRECTIONS: Final = {
    "NW": "северо-запад",
    "NE": "северо-восток",
    "E": "восток",
    "SE": "юго-восток",
    "SW": "юго-запад",
    "W": "запад",
}
PARTS: Final = {**DIRECTIONS, "N": "север", "S": "юг"}
IN_DIRECTION: Final = {direction: f"на {name}е" for direction, name in DIRECTIONS.items()}

_ANOMALIES: Final = {
    "lose-health": "с потерей здоровья",
    "lose-energy": "с потерей энергии",
    "lose-fruit": "с потерей фрукта",
    "rock": "Глыбы",
    "bush": "Куста",
    "wave": "Волны",
    "to-fruit": "с переносом на фрукт",
    "to-lake": "с переносом в озеро",
    "aside": "со сдвигом",
    "arrows": "со стрелками",
}
# Nominative, accusative, and where a piece on it is.
_SPACES: Final[dict[str, tuple[str, str, str]]] = {
    **{
        fruit: (noun.nominative, noun.accusative, f"на {_ON_FRUIT[fruit]}")
        for fruit, noun in FRUITS.items()
    },
    "camp-a": ("лагерь А", "лагерь А", "в лагере А"),
    "camp-b": ("лагерь Б", "лагерь Б", "в лагере Б"),
    "oracle": ("оракул", "оракула", "у оракула"),
    **{
        mirage: (f"мираж {vision}", f"мираж {vision}", f"на мираже {vision}")
        for mirage, vision in {"snakes": "со змеями", "zombies": "с зомби", "ufo": "с НЛО"}.items()
    },
    "knot": ("узел Эшера", "узел Эшера", "на узле Эшера"),
    **{f"portal-{n}": (f"портал {n}", f"портал {n}", f"на портале {n}") for n in (1, 2, 3)},
    "anomaly": ("аномалия", "аномалию", "на аномалии"),
    **{
        f"anomaly:{word}": (f"аномалия {effect}", f"аномалию {effect}", f"на аномалии {effect}")
        for word, effect in _ANOMALIES.items()
    },
    **{
        f"lake:{shape}": (f"{name}ое озеро", f"{name}ое озеро", f"в {name}ом озере")
        for shape, name in {"straight": "прям", "triangle": "треугольн", "bend": "Г-образн"}.items()
    },
    "ocean": ("океан", "океан", "в океане"),
}
NAME: Mapping[str, str] = {space: name for space, (name, _, _) in _SPACES.items()}
ACCUSATIVE: Final = {space: accusative for space, (_, accusative, _) in _SPACES.items()}
ON: Mapping[str, str] = {space: on for space, (_, _, on) in _SPACES.items()}


def agreed(noun: Noun, masculine: str, feminine: str, neuter: str) -> str:
    """The form for the noun's gender: `обведён`, `обведена`, `обведено`."""
    match noun.gender:
        case "m":
            return masculine
        case "f":
            return feminine
        case "n":
            return neuter


def it(noun: Noun) -> str:
    """The pronoun, accusative."""
    return agreed(noun, "его", "её", "его")


def plural(n: int, one: str, few: str, many: str) -> str:
    """A noun with its number: `1 энергию`, `2 энергии`, `5 энергий`."""
    if n % 10 == 1 and n % 100 != 11:
        return f"{n} {one}"
    if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14):
        return f"{n} {few}"
    return f"{n} {many}"


def amounts(health: int, energy: int) -> str:
    """`1 здоровье и 2 энергии`, accusative, whatever the signs."""
    if not energy:
        return plural(abs(health), "здоровье", "здоровья", "здоровья")
    lost = plural(abs(energy), "энергию", "энергии", "энергий")
    if not health:
        return lost
    return f"{plural(abs(health), 'здоровье', 'здоровья', 'здоровья')} и {lost}"
