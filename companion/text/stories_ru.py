"""The stories of a game in Russian: see `statistics`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.games.island.terms import Fruit, Hex, Named, Piece, Who
from companion.text.island.ru.nouns import CAPTIVES, FRUITS, NAME, PIECES, agreed, amounts, plural
from companion.text.languages import listed

# Genitive: погиб от …
_OF: Final = {
    **{piece: noun.genitive for piece, noun in PIECES.items()},
    "mirage": "миража",
    "anomaly": "аномалии",
    "bonus": "собственного бонуса",
}
_HARD: Final = {"mirage": "миражи", "anomaly": "аномалии"}


def length(rounds: int, steps: int, taken_back: int) -> str:
    took = (
        f"Игра длилась {plural(rounds, 'раунд', 'раунда', 'раундов')}"
        f" и {plural(steps, 'шаг', 'шага', 'шагов')}"
    )
    if not taken_back:
        return f"{took}."
    return f"{took}; отменили {plural(taken_back, 'шаг', 'шага', 'шагов')}."


def how_near(missions: Sequence[tuple[Who, int]], of: int) -> str:
    each = ", ".join(f"{_name(who)} — {marks} из {of}" for who, marks in missions)
    return f"Насколько продвинулись миссии: {each}."


def farthest(who: Sequence[Who], spaces: int) -> str:
    went = _verb(who, "прошёл", "прошла", "прошли")
    if len(who) == 1:
        return f"Дальше всех {went} {_names(who)}: {plural(spaces, 'клетка', 'клетки', 'клеток')}."
    return f"Дальше всех {went} {_names(who)}: по {plural(spaces, 'клетке', 'клетки', 'клеток')}."


def longest_step(who: Who, spaces: Sequence[Named]) -> str:
    was = _verb((who,), "побывал", "побывала", "побывали")
    on = plural(len(spaces), "клетке", "клетках", "клетках")
    way = ", ".join(NAME[space] for space in spaces)
    return f"За один шаг {_name(who)} {was} на {on}: {way}."


def most_visited(space: Named, at: Hex, times: int) -> str:
    visits = plural(times, "посещение", "посещения", "посещений")
    return f"Самая людная клетка — {_place(space, at)}: {visits}."


def unseen(spaces: int, of: int) -> str:
    left = plural(spaces, "клетке", "клетках", "клетках")
    return f"На {left} из {of} никто так и не побывал."


def unluckiest(space: Named, at: Hex, health: int, energy: int) -> str:
    lost = amounts(health, energy)
    return f"Самое несчастливое место — {_place(space, at)}: оно отняло {lost}."


def scared_off(who: Who, pieces: Sequence[tuple[Piece, int]]) -> str:
    scared = _verb((who,), "спугнул", "спугнула", "спугнули")
    each = [f"{PIECES[piece].accusative} {_times(times)}" for piece, times in pieces]
    return f"{_name(who)} {scared} {listed(each, 'и')}."


def hardest(by: str, health: int, energy: int) -> str:
    lost = amounts(health, energy)
    if by in _HARD:
        return f"Больше всего отняли {_HARD[by]}: {lost}."
    noun = PIECES[by]
    took = agreed(noun, "отнял", "отняла", "отняло")
    return f"Больше всего {took} {noun.nominative}: {lost}."


def perished(who: Who, of: Sequence[str]) -> str:
    died = _verb((who,), "погиб", "погибла", "погибли")
    causes = [_OF[cause] for cause in dict.fromkeys(of) if cause in _OF]
    because = f": от {listed(causes, 'и')}" if causes else ""
    return f"{_name(who)} {died} {_times(len(of))}{because}."


def adrift(who: Sequence[Who], times: int) -> str:
    was = _verb(who, "бывал", "бывала", "бывали")
    return f"Чаще всех в океане {was} {_names(who)}: {_times_each(who, times)}."


def pushed_most(who: Sequence[Who], times: int) -> str:
    whom = listed([CAPTIVES[one].accusative for one in who], "и")
    return f"Чаще всех толкали {whom}: {_times_each(who, times)}."


def met_most(one: Who, other: Who, times: int) -> str:
    return f"Чаще всех встречались {_names((one, other))}: {_times(times)}."


def careful(who: Who, safe: int, moves: int) -> str:
    was = _verb((who,), "был", "была", "были")
    steps = plural(safe, "безопасный шаг", "безопасных шага", "безопасных шагов")
    return f"Осторожнее всех {was} {_name(who)}: {steps} из {moves}."


def spender(who: Sequence[Who], energy: int) -> str:
    spent = _verb(who, "потратил", "потратила", "потратили")
    return f"Больше всех энергии на шаги {spent} {_names(who)}: {_by(who)}{energy}."


def bonus_user(who: Sequence[Who], times: int) -> str:
    used = _verb(who, "применил", "применила", "применили")
    return f"Больше всех бонусов {used} {_names(who)}: {_by(who)}{times}."


def best_bonus(who: Who, fruit: Fruit, marks: int) -> str:
    brought = plural(marks, "отметку", "отметки", "отметок")
    bonus = f"бонус {FRUITS[fruit].genitive} у {CAPTIVES[who].genitive}"
    return f"Самым полезным оказался {bonus}: он принёс {brought} миссии."


def _name(who: Who) -> str:
    return CAPTIVES[who].nominative


def _names(who: Sequence[Who]) -> str:
    return listed([_name(one) for one in who], "и")


def _verb(who: Sequence[Who], masculine: str, feminine: str, several: str) -> str:
    return several if len(who) > 1 else agreed(CAPTIVES[who[0]], masculine, feminine, masculine)


def _by(who: Sequence[Who]) -> str:
    return "по " if len(who) > 1 else ""


def _place(space: Named, at: Hex) -> str:
    return NAME[space] if space == "ocean" else f"{NAME[space]} (клетка {at})"


def _times(n: int) -> str:
    return plural(n, "раз", "раза", "раз")


def _times_each(who: Sequence[Who], n: int) -> str:
    return f"по {plural(n, 'разу', 'раза', 'раз')}" if len(who) > 1 else _times(n)
