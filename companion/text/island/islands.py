"""Islands in words: what one is like, what an OP may wish for, what is wrong with a code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from companion.engine.checks import printable
from companion.engine.languages import InBoth, Topic
from companion.games.island.board.island_code import LENGTH, BadCode
from companion.games.island.board.knots import alike
from companion.games.island.board.layout import Pattern
from companion.games.island.board.openness import Openness
from companion.games.island.board.survey import Figure, Survey, Trait, traits
from companion.games.island.board.wishes import Wish, Wished
from companion.games.island.terms import CHARACTERS, FRUITS, PORTALS, Character, Fruit, Hex
from companion.text.counted import counted
from companion.text.island.names import name, space
from companion.text.languages import Language, capitalised

# No code has them, because they look alike; the last two are Russian.
_ALIKE: Final = "01OoIiLlОо"

_BAD_CODES: Final[Topic] = {
    "empty": {"en": "There is no code here: a code has 25 letters and digits, in five groups of"
                    " five.",
              "ru": "Кода здесь нет: в коде 25 букв и цифр, пять групп по пять."},
    "alike": {"en": "Letter {place} of group {group} is “{letter}”, but no code has 0, O, 1, I or"
                    " L: look at it again.",
              "ru": "В группе {group} на месте {place} стоит «{letter}», а 0, O, 1, I и L в кодах"
                    " не бывает: проверь этот знак."},
    "unknown-letter": {"en": "Letter {place} of group {group} is “{letter}”, but codes are written"
                             " with the letters A to Y and the digits 2 to 9.",
                       "ru": "В группе {group} на месте {place} стоит «{letter}», а коды пишут"
                             " латинскими буквами от A до Y и цифрами от 2 до 9."},
    "too-short": {"en": "This code is too short: {n} of its 25 letters is missing.|This code is too"
                        " short: {n} of its 25 letters are missing.",
                  "ru": "Код слишком короткий: не хватает {n} знака из 25.|Код слишком короткий: не"
                        " хватает {n} знаков из 25.|Код слишком короткий: не хватает {n} знаков из"
                        " 25."},
    "too-long": {"en": "This code is too long: it has {n} letter more than 25.|This code is too"
                       " long: it has {n} letters more than 25.",
                 "ru": "Код слишком длинный: в нём на {n} знак больше, чем 25.|Код слишком длинный:"
                       " в нём на {n} знака больше, чем 25.|Код слишком длинный: в нём на {n}"
                       " знаков больше, чем 25."},
    "check": {"en": "This is no island’s code: a letter is wrong, or two have changed places."
                    " Compare it with the original, group by group.",
              "ru": "Такого кода ни у одного острова нет: какой-то знак неверен, или два знака"
                    " переставлены. Сверь его с оригиналом, группу за группой."},
    "version": {"en": "This code begins with “{letter}”: it was made by a newer version of the app,"
                      " and this one cannot read it.",
                "ru": "Этот код начинается на «{letter}»: его сделала более новая версия"
                      " приложения, а эта прочитать его не может."},
}  # fmt: skip


def bad_code(bad: BadCode, language: Language) -> str:
    """The fault of an island's code, and the place to look at."""
    group, place = divmod(bad.place - 1, 5)
    kind = "alike" if bad.kind == "unknown-letter" and bad.letter in _ALIKE else bad.kind
    text = _BAD_CODES[kind][language]
    if "|" in text:
        return counted(text, abs(bad.found - LENGTH), language)
    return text.format(letter=printable(bad.letter), place=place + 1, group=group + 1)


# Islands that no box can lay

_ALIKE_KNOTS: Final[InBoth] = {"en": "The Escher knots on {at} are of one kind, and a box has three"
                                     " different ones. It can be played all the same.",
                               "ru": "Узлы Эшера на {at} одного вида, а в коробке все три разные."
                                     " Играть всё равно можно."}  # fmt: skip


def knots_alike(knots: Mapping[Hex, Pattern], language: Language) -> list[str]:
    """L1.8: a table may use a borrowed box; a line for each kind of which there are several."""
    return [_ALIKE_KNOTS[language].format(at=", ".join(at)) for at in alike(knots).values()]


# Figures of an island

_TRAITS: Final[Mapping[Trait, InBoth]] = {
    ("way", "low"): {"en": "short ways to the missions", "ru": "до миссий недалеко"},
    ("way", "high"): {"en": "long ways to the missions", "ru": "до миссий далеко"},
    ("to_ocean", "low"): {"en": "few ways into the ocean except off the shore",
                          "ru": "в океан почти не попасть, разве что с берега"},
    ("to_ocean", "high"): {"en": "many ways into the ocean",
                           "ru": "попасть в океан можно многими путями"},
    ("lakes_at_shore", "low"): {"en": "the lakes lie inland", "ru": "озёра вдали от берега"},
    ("lakes_at_shore", "high"): {"en": "the lakes lie at the shore", "ru": "озёра у берега"},
    ("camps_apart", "low"): {"en": "the camps lie close together", "ru": "лагеря рядом"},
    ("camps_apart", "high"): {"en": "the camps lie far apart", "ru": "лагеря далеко друг от друга"},
    ("camp_way", "low"): {"en": "a camp is near every fruit", "ru": "от фруктов до лагеря близко"},
    ("camp_way", "high"): {"en": "the camps are far from the fruits",
                           "ru": "от фруктов до лагеря далеко"},
    ("knots_apart", "high"): {"en": "the Escher knots lie far apart",
                              "ru": "узлы Эшера далеко друг от друга"},
    ("portals_apart", "low"): {"en": "the portals lead near", "ru": "порталы ведут недалеко"},
    ("portals_apart", "high"): {"en": "the portals lead far", "ru": "порталы ведут далеко"},
    ("spread", "low"): {"en": "one start is as good as another",
                        "ru": "с какого фрукта начать, почти всё равно"},
    ("spread", "high"): {"en": "much depends on the start",
                         "ru": "от стартового фрукта зависит многое"},
}  # fmt: skip
_EVEN: Final[InBoth] = {"en": "An even island: nothing stands out.",
                        "ru": "Ровный остров: ничто не выделяется."}  # fmt: skip


def character_line(found: Survey, language: Language) -> str:
    """The island in one line: what stands out, at most two things."""
    said = "; ".join(_TRAITS[trait][language] for trait in traits(found.figures))
    return f"{capitalised(said)}." if said else _EVEN[language]


_FACTS: Final[Topic] = {
    "steps": {"en": "Steps to each mission from each start, going over neighbouring spaces and"
                    " ignoring what they do:",
              "ru": "Шагов по соседним клеткам от старта до каждой миссии, без учёта того, что"
                    " делают клетки:"},
    "mission": {"en": "{name}: {starts}", "ru": "{name}: {starts}"},
    "starts": {"en": "{steps} from {fruits}", "ru": "{steps} — {fruits}"},
    "same": {"en": "{name}: {least} from every start", "ru": "{name}: {least} с любого старта"},
    "estimate": {"en": "(Granddead’s mission has no spaces: this is five average ways between"
                       " fruits and anomalies.)",
                 "ru": "(У миссии Ан-деда нет клеток: это пять средних путей между фруктами и"
                       " аномалиями.)"},
    "to_ocean": {"en": "Ways into the ocean except off the shore: {knots_to_ocean} through Escher"
                       " knots, {lakes_to_ocean} out of lakes.",
                 "ru": "Пути в океан, кроме шагов с берега: через узлы Эшера — {knots_to_ocean}, из"
                       " озёр — {lakes_to_ocean}."},
    "lakes": {"en": "Lake spaces at the shore: {lakes_at_shore} of 9.",
              "ru": "Клеток озёр у берега: {lakes_at_shore} из 9."},
    "camps": {"en": "Steps from camp to camp: {camps_apart}; from a fruit to the nearer camp:"
                    " {camp_way} on average.",
              "ru": "Шагов от лагеря до лагеря: {camps_apart}; от фрукта до ближнего лагеря: в"
                    " среднем {camp_way}."},
    "apart": {"en": "Steps between the two nearest Escher knots: {knots_apart}; from a portal to"
                    " its twin: {portals_apart} on average.",
              "ru": "Шагов между двумя ближними узлами Эшера: {knots_apart}; от портала до парного:"
                    " в среднем {portals_apart}."},
}  # fmt: skip

_OPENS: Final[Topic] = {
    "fact": {"en": "Played by the computer, in {reached} of {games} games one of two explorers"
                   " could be certain of half of it, after {rounds} rounds on average.",
             "ru": "Играл компьютер: в {reached} из {games} игр кто-то из двух исследователей мог"
                   " точно знать половину острова, в среднем через {rounds} раунда."},
    "short": {"en": "Explorers can be certain of half of it after {rounds} rounds.",
              "ru": "Исследователи могут точно знать половину острова через {rounds} раунда."},
}  # fmt: skip


def opens_in_short(found: Openness, language: Language) -> str:
    """Rounds until half of the island can be certain."""
    return _OPENS["short"][language].format(rounds=_rounds(found, language))


def opens(found: Openness, language: Language) -> str:
    """The same, with the games in which that was counted."""
    rounds = _rounds(found, language)
    return _OPENS["fact"][language].format(
        games=found.games, reached=found.reached, rounds=rounds
    )  # fmt: skip


def _rounds(found: Openness, language: Language) -> str:
    """With one decimal always, for which Russian has one form."""
    return _mean(found.tenths, 10, language)


# Sums, and of how many: people are told the mean.
_MEANS: Final[Mapping[Figure, int]] = {"camp_way": len(FRUITS), "portals_apart": len(PORTALS)}


def facts(found: Survey, language: Language) -> tuple[str, ...]:
    """The countable figures of the island, a line each."""
    figures: dict[str, object] = {str(key): number for key, number in found.figures.items()}
    for key, parts in _MEANS.items():
        figures[key] = _mean(found.figures[key], parts, language)
    missions = [_mission(found, who, language) for who in CHARACTERS]
    rest = [
        _FACTS[key][language].format(**figures) for key in ("to_ocean", "lakes", "camps", "apart")
    ]
    return (_FACTS["steps"][language], *missions, _FACTS["estimate"][language], *rest)


def _mission(found: Survey, who: Character, language: Language) -> str:
    """The length of a mission from each start, the nearest ones first."""
    walks = found.walks[who]
    far = sorted({*walks.values()})
    text = _FACTS["same" if len(far) == 1 else "mission"][language]
    return text.format(
        name=name(who, language),
        least=far[0],
        starts="; ".join(_starts(walks, steps, language) for steps in far),
    )


def _starts(walks: Mapping[Fruit, int], steps: int, language: Language) -> str:
    fruits = ", ".join(space(fruit, language) for fruit in FRUITS if walks[fruit] == steps)
    return _FACTS["starts"][language].format(steps=steps, fruits=fruits)


_DECIMAL_POINT: Final[dict[Language, str]] = {"en": ".", "ru": ","}


def _mean(whole: int, parts: int, language: Language) -> str:
    """A mean to a tenth: `12.5`, `12,5`."""
    return f"{whole / parts:.1f}".replace(".", _DECIMAL_POINT[language])


# Wishes

_WISHES: Final[Mapping[Wish, tuple[InBoth, InBoth]]] = {
    "no-shore-lake": (
        {"en": "No lake at the shore", "ru": "Без озёр у берега"},
        {"en": "No space of a lake touches the ocean.",
         "ru": "Ни одна клетка озёр не касается океана."},
    ),
    "camps-apart": (
        {"en": "Camps far apart", "ru": "Лагеря подальше"},
        {"en": "From camp to camp it is four steps or more.",
         "ru": "От лагеря до лагеря четыре шага или больше."},
    ),
    "knots-apart": (
        {"en": "Knots far apart", "ru": "Узлы подальше"},
        {"en": "From any Escher knot to another it is three steps or more.",
         "ru": "Между любыми двумя узлами Эшера три шага или больше."},
    ),
    "gentle": (
        {"en": "Gentle", "ru": "Лёгкий"},
        {"en": "The missions are near, 12 steps or fewer on average; so are the camps, 2.5 steps"
               " from a fruit or fewer; and besides the shore at most five ways lead into the"
               " ocean.",
         "ru": "До миссий близко: в среднем не больше 12 шагов; до лагерей тоже: от фрукта не"
               " больше 2,5 шага; а в океан, кроме как с берега, ведут не больше пяти путей."},
    ),
    "cruel": (
        {"en": "Cruel", "ru": "Жестокий"},
        {"en": "The missions are far, 13 steps or more on average; so are the camps, 2.5 steps from"
               " a fruit or more; and besides the shore at least six ways lead into the ocean.",
         "ru": "До миссий далеко: в среднем не меньше 13 шагов; до лагерей тоже: от фрукта не"
               " меньше 2,5 шага; а в океан, кроме как с берега, ведут не меньше шести путей."},
    ),
}  # fmt: skip
_NOT_FOUND: Final[Topic] = {
    "contradict": {"en": "No island is gentle and cruel at once: drop one of the two.",
                   "ru": "Остров не бывает лёгким и жестоким сразу: откажись от одного из двух."},
    "none": {"en": "Not one of the {n} islands drawn had all of this: drop a wish, or search on.",
             "ru": "Вытянуто островов: {n}, и ни один не подошёл. Откажись от чего-нибудь или ищи"
                   " дальше."},
    "hardest": {"en": "Without “{wish}” {n} of them would do.|Without “{wish}” {n} of them would"
                      " do.",
                "ru": "Без «{wish}» подошёл бы {n}.|Без «{wish}» подошли бы {n}.|Без «{wish}»"
                      " подошли бы {n}."},
}  # fmt: skip


def wish_name(wish: Wish, language: Language) -> str:
    return _WISHES[wish][0][language]


def wish_text(wish: Wish, language: Language) -> str:
    """The meaning of a wish, in figures."""
    return _WISHES[wish][1][language]


def not_found(found: Wished, language: Language) -> str:
    """The reason why no island has these wishes, and the one to drop."""
    if not found.drawn:
        return _NOT_FOUND["contradict"][language]
    none = _NOT_FOUND["none"][language].format(n=found.drawn)
    wish = found.hardest
    if wish is None:
        return none
    forms = _NOT_FOUND["hardest"][language].replace("{wish}", wish_name(wish, language))
    return f"{none} {counted(forms, found.lacked[wish], language)}"
