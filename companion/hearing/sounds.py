"""Words in the sounds of English, the signs of the CMU dictionary.

Pocketsphinx has an English model alone. A Russian word stands here as it is said, `+` before a
vowel that is stressed. Its sounds are several guesses at what an English ear makes of it:
unstressed vowels faint or full, an о open or round, a soft consonant with its glide or without.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import accumulate
from typing import Final, NamedTuple

# English names of the game that the dictionary lacks.
ENGLISH_NAMES: Final = {
    "granddead": ("G R AE N D EH D", "G R AE N D D EH D"),
    "schrodie": ("SH R OW D IY", "S K R OW D IY", "SH R AO D IY"),
    "lithophytes": ("L IH TH AH F AY T S", "L IH TH OW F AY T S"),
    "unsafely": ("AH N S EY F L IY",),
}

# Spelled, where it is not said as it is written: `слово=сл+ово`.
_SAID: Final = """
    а=+а в=в активирует=актив+ирует активирую=актив+ирую ан-дед=анд+ед ан-деда=анд+еда
    апельсин=апельс+ин атакует=атак+ует ахилл=ах+ил ахилла=ах+ила банан=бан+ан
    безопасно=безоп+асно бонус=б+онус бьёт=бь+ёт бэ=б+э верни=верн+и верно=в+ерно
    виноград=виногр+ад вишню=в+ишню вишня=в+ишня водоросли=в+одоросли волна=волн+а волну=волн+у
    восемь=в+осемь восполнить=восп+олнить восстанавливаю=востан+авливаю
    восстановить=востанов+ить восток=вост+ок второй=втор+ой где=гд+е гемпель=г+емпель
    гемпеля=г+емпеля гибелей=г+ибелей глыба=гл+ыба глыбу=гл+ыбу готово=гот+ово гэ=г+э да=д+а
    два=дв+а две=дв+е двенадцать=двен+ацать двигаюсь=дв+игаюсь движется=дв+ижеца девять=д+евять
    действие=д+ействие десять=д+есять дополнительная=дополн+ительная
    дополнительное=дополн+ительное дополнительную=дополн+ительную достаточно=дост+аточно дэ=д+э
    е=+е единице=един+ице единицы=един+ицы ещё=ещ+о жетон=жет+он заканчиваю=зак+анчиваю
    закончен=зак+ончен закончил=зак+ончил закончила=зак+ончила запад=з+апад здоровье=здор+овье
    здоровья=здор+овья и=+и игрок=игр+ок иду=ид+у идёт=ид+ёт изогнутое=из+огнутое
    использую=исп+ользую какой=как+ой клетке=кл+етке клетки=кл+етки клетку=кл+етку
    клубнику=клубн+ику клубника=клубн+ика конец=кон+ец конечно=кон+ешно кто=кт+о куст=к+уст
    лагерь=л+агерь
    лайм=л+айм литофиты=литоф+иты моего=моев+о на=на наводнение=наводн+ение не=н+е
    небезопасно=небезоп+асно неверно=нев+ерно неправильно=непр+авильно нет=н+ет ни=н+и
    никакие=никак+ие никакой=никак+ой никуда=никуд+а ничего=ничев+о номер=н+омер один=од+ин
    одиннадцать=од+инацать одно=одн+о одному=одном+у одну=одн+у озеро=+озеро окончен=ок+ончен
    остаётся=оста+ёца осторожно=остор+ожно отдаю=отда+ю отдохну=отдохн+у отдыхаю=отдых+аю
    отказываюсь=отк+азываюсь отмена=отм+ена отмени=отмен+и отменить=отмен+ить пас=п+ас
    первый=п+ервый перехожу=перехож+у плющ=пл+ющ по=п+о повтори=повтор+и
    подтверждаю=потвержд+аю пойду=пойд+у поровну=п+оровну правильно=пр+авильно
    применяю=примен+яю пропускаю=пропуск+аю прямое=прям+ое пять=п+ять раз=р+аз север=с+евер
    северо-восток=с+еверовост+ок северо-запад=с+евероз+апад сейчас=сейч+ас семь=с+емь скажи=скаж+и
    сколько=ск+олько следующий=сл+едующий смертей=смерт+ей спасибо=спас+ибо
    способность=спос+обность теряю=тер+яю тесей=тес+ей тесея=тес+ея толкает=толк+ает
    трачу=тр+ачу третий=тр+етий треугольное=треуг+ольное три=тр+и упс=+упс ураган=ураг+ан
    фил=ф+ил фила=ф+ила ход=х+од хода=х+ода ходит=х+одит хожу=хож+у цэ=ц+э чей=ч+ей
    через=ч+ерез четыре=чет+ыре число=числ+о шагает=шаг+ает шагаю=шаг+аю шесть=ш+есть
    шрёди=шр+ёди энергии=эн+ергии энергию=эн+ергию энергия=эн+ергия это=+это эф=+эф юг=+юг
    ага=аг+а угу=уг+у давай=дав+ай давайте=дав+айте ну=н+у хорошо=хорош+о ладно=л+адно окей=ок+ей
    согласен=согл+асен согласна=согл+асна разумеется=разум+еица естественно=ест+ественно
    безусловно=безусл+овно обязательно=об+язательно непременно=непрем+енно отлично=отл+ично
    точно=т+очно йес=й+ес как=к+ак же=ж+е само=сам+о собой=соб+ой выполни=в+ыполни
    выполнить=в+ыполнить дальше=д+альше сделай=зд+елай
    почему=почем+у бы=б+ы так=т+ак сделаю=зд+елаю неа=не+а надо=н+адо нужно=н+ужно буду=б+уду
    хочу=хоч+у сейчас=сейч+ас стоит=ст+оит спасибо=спас+ибо ни=н+и за=з+а что=шт+о этот=+этот
    раз=р+аз нетушки=н+етушки обойдусь=обойд+усь всё=вс+ё у=+у твой=тв+ой ваш=в+аш назад=наз+ад
    меня=мен+я камень=к+амень передумал=перед+умал передумала=перед+умала
    отмени=отмен+и отмена=отм+ена
    берегу=берег+у возвращаюсь=возвращ+аюсь выходит=вых+одит действия=д+ействия другом=друг+ом
    зачёркиваю=зач+ёркиваю здесь=зд+есь лететь=лет+еть лечу=леч+у остаюсь=оста+юсь
    перемещаться=перемещ+аца перемещаюсь=перемещ+аюсь плыву=плыв+у портал=порт+ал символ=с+имвол
    узел=+узел
    юго-восток=юговост+ок юго-запад=югоз+апад я=+я яблоко=+яблоко
"""
SAID: Final = dict(pair.split("=") for pair in _SAID.split())

_CONSONANTS: Final = {
    "б": "B", "в": "V", "г": "G", "д": "D", "ж": "ZH", "з": "Z", "й": "Y", "к": "K", "л": "L",
    "м": "M", "н": "N", "п": "P", "р": "R", "с": "S", "т": "T", "ф": "F", "х": "HH", "ц": "T S",
    "ч": "CH", "ш": "SH", "щ": "SH",
}  # fmt: skip
_VOICELESS: Final = frozenset("кпстфхцчшщ")
_DEVOICED: Final = dict(zip("бвгджз", "пфктшс", strict=True))
_ALWAYS_HARD: Final = frozenset("жшц")
_SIGNS: Final = "ьъ"
_VOWELS: Final = "аеёиоуыэюя"
_GLIDING: Final = "еёюя"


class Ear(NamedTuple):
    """A vowel as it is heard: unstressed ones full, a stressed о round, softness as a glide."""

    full: bool
    round: bool
    glides: bool
    hisses: bool = False  # a soft т at the end as "ts"


_EARS: Final = (
    Ear(full=False, round=True, glides=False),
    Ear(full=True, round=False, glides=False),
    Ear(full=False, round=False, glides=True, hisses=True),
    Ear(full=True, round=True, glides=True),
)


@cache
def russian_sounds(word: str) -> tuple[str, ...]:
    """The sounds in the signs of the CMU dictionary, the likeliest first."""
    parts = SAID[word].split("+")
    stressed = frozenset(accumulate(map(len, parts[:-1])))
    letters = "".join(parts)
    return tuple(dict.fromkeys(" ".join(_heard(letters, stressed, ear)) for ear in _EARS))


def _heard(letters: str, stressed: frozenset[int], ear: Ear) -> Iterator[str]:
    for at, letter in enumerate(letters):
        before, after = letters[at - 1 : at] if at else "", letters[at + 1 : at + 2]
        if letter in _SIGNS:
            if letter == "ь" and before == "т" and not after and ear.hisses:
                yield "S"
        elif letter in _CONSONANTS:
            voiceless = (
                not after or after in _VOICELESS or (after == "ь" and at + 2 == len(letters))
            )
            yield _CONSONANTS[_DEVOICED.get(letter, letter) if voiceless else letter]
        else:
            yield from _vowel(letter, before, at in stressed, ear)


def _vowel(letter: str, before: str, stressed: bool, ear: Ear) -> Iterator[str]:
    begins = not before or before in _SIGNS or before in _VOWELS
    soft = before not in _ALWAYS_HARD and not begins
    if letter in _GLIDING and (begins or (soft and _glides(letter, before, stressed, ear))):
        yield "Y"
    match letter:
        case "о" | "ё" if stressed or letter == "ё":
            yield "OW" if ear.round else "AO"
        case "а" | "о":
            yield "AA" if stressed or ear.full else "AH"
        case "я":
            yield "AE" if stressed and soft else "AA" if stressed or ear.full else "AH"
        case "е" | "э":
            yield "EH" if stressed or ear.full else "IH"
        case "и":
            yield "IY" if stressed or ear.full else "IH"
        case "ы":
            yield "IY" if ear.full else "IH"
        case _:
            yield "UW"


def _glides(letter: str, before: str, stressed: bool, ear: Ear) -> bool:
    """True if softness is heard after a consonant: before ю always, but in «чу»."""
    if letter == "ю":
        return before not in "чщ"
    return ear.glides and (letter != "е" or stressed)
