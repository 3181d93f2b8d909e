"""Patterns of what people say in Russian; see `wordings_en`."""

from typing import Final

from companion.games.island.board.hexes import HEXES

_ROWS: Final = {"A": "а", "B": "бэ", "C": "цэ", "D": "дэ", "E": "е", "F": "эф", "G": "гэ"}
_NAMES: Final = {
    "NW": "северо-запад", "NE": "северо-восток", "E": "восток", "SE": "юго-восток",
    "SW": "юго-запад", "W": "запад", "N": "север", "S": "юг",
    "orange": "апельсин", "banana": "банан", "grapes": "виноград", "cherries": "вишня",
    "strawberry": "клубника", "lime": "лайм", "apple": "яблоко",
    "granddead": "ан-дед", "achilles": "ахилл", "hempel": "гемпель", "theseus": "тесей",
    "phil": "фил", "schrodie": "шрёди",
    "wave": "волна", "rock": "(глыба | камень)", "bush": "куст",
    "straight": "прямое озеро", "triangle": "треугольное озеро", "bend": "изогнутое озеро",
    "camp-a": "лагерь а", "camp-b": "лагерь бэ",
    "algae": "водоросли", "lithophytes": "литофиты", "flood": "наводнение", "ivy": "плющ",
    "hurricane": "ураган", "token-6": "жетон шесть", "token-7": "жетон семь",
    "token-8": "жетон восемь", "token-9": "жетон девять", "token-10": "жетон десять",
    "token-11": "жетон одиннадцать", "token-12": "жетон двенадцать",
    "1": "один", "2": "два", "3": "три", "4": "четыре", "5": "пять", "6": "шесть", "7": "семь",
}  # fmt: skip
NAMES: Final[dict[str, str]] = {
    **_NAMES,
    **{at: f"{_ROWS[at[0]]} {_NAMES[at[1]]}" for at in HEXES},
}
# In the accusative.
ACTED_ON: Final = {
    **NAMES,
    "cherries": "вишню", "strawberry": "клубнику",
    "granddead": "ан-деда", "achilles": "ахилла", "hempel": "гемпеля", "theseus": "тесея",
    "phil": "фила", "schrodie": "шрёди", "wave": "волну", "rock": "(глыбу | камень)",
}  # fmt: skip
ORDINALS: Final = {"1": "первый", "2": "второй", "3": "третий"}

GO: Final = "[я] (шагаю | иду | хожу | двигаюсь | перехожу | пойду)"
OVER: Final = "через [одну] клетку"
LEAP: Final = "через две клетки"
SAFE: Final = "(безопасно | осторожно)"
UNSAFE: Final = "небезопасно"
MOVES: Final = ("[{go}] [на] {ways} {manners}",)
OVER_FIRST: Final = "[{go}] {over} [на] {ways} [{safe}]"
SAFE_FIRST: Final = "[{go}] {safe} [на] {ways} [{over}]"

# The yes/no questions have sheets of their own: `answers`.
SAID: Final = {
    "restore": (
        "[я] (восстанавливаю | восстановить | восполнить) [две] [единицы] (энергию | энергии)",
        "[я] (отдыхаю | отдохну)", "восстанавливаю",
    ),
    "end": (
        "[это] конец [моего] хода", "[я] (закончил | закончила) [ход]", "[я] заканчиваю [ход]",
        "ход (окончен | закончен)", "готово", "пас", "следующий игрок",
    ),
    "end captive": (),
    "decline": ("нет [спасибо]", "[нет] не применяю", "[нет] не использую", "отказываюсь"),
    "stay": ("нет", "остаётся"),
    "pass": ("пас", "нет", "пропускаю"),
    "done": ("готово", "нет", "достаточно"),
    "none": ("никуда", "никакие", "нет", "ничего"),
    "2 health": ("два здоровья", "две единицы здоровья"),
    "2 energy": ("две энергии", "две единицы энергии"),
    "1 and 1": ("по одному", "по единице", "одно здоровье [и] одну энергию", "поровну"),
    "lose health": ("(трачу | отдаю | теряю) [одно] здоровье",),
    "lose energy": ("(трачу | отдаю | теряю) [одну] энергию",),
    "extra energy": ("дополнительная энергия", "использую дополнительную энергию"),
    "extra health": ("[использую] дополнительное здоровье",),
    "extra action": ("[использую] дополнительное действие",),
    "undo": ("упс", "отмена", "отмени [ход]", "отменить [ход]", "верни [ход]"),
    "repeat": ("повтори", "повтори ещё раз", "ещё раз", "скажи ещё раз"),
    "deaths": ("сколько гибелей", "сколько смертей"),
    "turn": ("чей ход", "чей сейчас ход", "кто ходит"),
}  # fmt: skip

# What may follow anything.
POLITELY: Final = ""

WAYS: Final = ("[на] {ways}",)
TWO_WAYS: Final = ("{ways} [и] {ways}",)
BONUSES: Final = ("[я] (применяю | использую) [бонус] {fruits}", "бонус {fruits}")
FRUITS: Final = ("{fruits}",)
NUMBERS: Final = ("[число] {numbers}",)
PALMS: Final = ("[бонус | номер] {numbers}", "{ordinals} [бонус]")
FIGURES: Final = ("{figures}",)
CAMPS: Final = ("{camps}",)
TOKENS: Final = ("[жетон] {tokens}",)
WAVE_GOES: Final = ("волна [идёт | движется] [на | в] {parts}",)
PARTS: Final = ("[на] {parts}",)
WAVE_HITS: Final = ("волна (бьёт | атакует) {whom}",)
STEPS: Final = ("{stone} [идёт | движется | шагает] [на] {ways}",)
PUSHES: Final = ("{stone} толкает {whom} [на] {ways}",)
WHERE: Final = ("где [сейчас] {who}", "на какой клетке {who}")
WHERE_AM_I: Final = "где я"

# «Верно» is what «неверно» sounds like: neither is expected.
CONFIRM: Final = ("да", "ага", "конечно", "давай", "подтверждаю")
REFUSE: Final = ("нет", "неа", "не надо", "отмена")
DO_IT: Final = ("выполни", "выполнить", "сделай", "дальше")
NOT_THAT: Final = ("не так", "не нужно")
CHOICES: Final = ("[номер] один", "[номер] два", "[номер] три")
FIRST: Final = ("первый", "второй", "третий")
NONE: Final = ("ни один", "нет", "отмена", "никакой")
