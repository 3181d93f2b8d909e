"""The stories of a game in Russian."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from companion.games.island.history import stories as of
from companion.games.island.terms import Hex, Named, Who
from companion.text.island.ru.nouns import CAPTIVES, FRUITS, NAME, PIECES, agreed, amounts, plural
from companion.text.languages import listed

# Genitive: погиб от …
_OF: Final = {
    **{piece: noun.genitive for piece, noun in PIECES.items()},
    "mirage": "миража", "anomaly": "аномалии", "bonus": "собственного бонуса",
}  # fmt: skip
_HARD: Final = {"mirage": "миражи", "anomaly": "аномалии"}


def told(story: of.Story) -> str:
    match story:
        case of.Length():
            return _length(story)
        case of.HowNear(missions, marks):
            each = ", ".join(f"{_name(who)} — {made} из {marks}" for who, made in missions)
            return f"Насколько продвинулись миссии: {each}."
        case of.Farthest(who, spaces):
            went = f"{_verb(who, 'прошёл', 'прошла', 'прошли')} {_names(who)}"
            one = "клетка" if len(who) == 1 else "клетке"
            return f"Дальше всех {went}: {_by(who)}{plural(spaces, one, 'клетки', 'клеток')}."
        case of.LongestStep(who, way):
            was = _verb((who,), "побывал", "побывала", "побывали")
            spaces_named = ", ".join(NAME[space] for space in way)
            return f"За один шаг {_name(who)} {was} на {_on(len(way))}: {spaces_named}."
        case of.MostVisited(space, at, times):
            visits = plural(times, "посещение", "посещения", "посещений")
            return f"Самая людная клетка — {_place(space, at)}: {visits}."
        case of.Unseen(spaces, every):
            return f"На {_on(spaces)} из {every} никто так и не побывал."
        case of.Unluckiest(space, at, health, energy):
            lost = amounts(health, energy)
            return f"Самое несчастливое место — {_place(space, at)}: оно отняло {lost}."
        case of.ScaredOff(who, pieces):
            scared = _verb((who,), "спугнул", "спугнула", "спугнули")
            each_piece = [f"{PIECES[piece].accusative} {_times(times)}" for piece, times in pieces]
            return f"{_name(who)} {scared} {listed(each_piece, 'и')}."
        case of.Hardest(by, health, energy) if by in _HARD:
            return f"Больше всего отняли {_HARD[by]}: {amounts(health, energy)}."
        case of.Hardest(by, health, energy):
            took = agreed(PIECES[by], "отнял", "отняла", "отняло")
            return f"Больше всего {took} {PIECES[by].nominative}: {amounts(health, energy)}."
        case of.Perished(who, causes):
            died = _verb((who,), "погиб", "погибла", "погибли")
            return f"{_name(who)} {died} {_times(len(causes))}{_because(causes)}."
        case of.Adrift(who, times):
            was = _verb(who, "бывал", "бывала", "бывали")
            return f"Чаще всех в океане {was} {_names(who)}: {_times_each(who, times)}."
        case _:
            return _told_of_thrift(story)


def _told_of_thrift(
    story: of.PushedMost | of.MetMost | of.Careful | of.Spender | of.BonusUser | of.BestBonus,
) -> str:
    match story:
        case of.PushedMost(who, times):
            whom = listed([CAPTIVES[one].accusative for one in who], "и")
            return f"Чаще всех толкали {whom}: {_times_each(who, times)}."
        case of.MetMost(one, other, times):
            return f"Чаще всех встречались {_names((one, other))}: {_times(times)}."
        case of.Careful(who, safe, moves):
            was = _verb((who,), "был", "была", "были")
            steps = plural(safe, "безопасный шаг", "безопасных шага", "безопасных шагов")
            return f"Осторожнее всех {was} {_name(who)}: {steps} из {moves}."
        case of.Spender(who, energy):
            spent = _verb(who, "потратил", "потратила", "потратили")
            return f"Больше всех энергии на шаги {spent} {_names(who)}: {_by(who)}{energy}."
        case of.BonusUser(who, times):
            used = _verb(who, "применил", "применила", "применили")
            return f"Больше всех бонусов {used} {_names(who)}: {_by(who)}{times}."
        case of.BestBonus(who, fruit, marks):
            brought = plural(marks, "отметку", "отметки", "отметок")
            bonus = f"бонус {FRUITS[fruit].genitive} у {CAPTIVES[who].genitive}"
            return f"Самым полезным оказался {bonus}: он принёс {brought} миссии."
        case _:
            assert_never(story)


def _length(game: of.Length) -> str:
    rounds = plural(game.rounds, "раунд", "раунда", "раундов")
    took = f"Игра длилась {rounds} и {_steps(game.steps)}"
    return f"{took}; отменили {_steps(game.taken_back)}." if game.taken_back else f"{took}."


def _steps(n: int) -> str:
    return plural(n, "шаг", "шага", "шагов")


def _on(spaces: int) -> str:
    return plural(spaces, "клетке", "клетках", "клетках")


def _because(causes: Sequence[str]) -> str:
    named = [_OF[cause] for cause in dict.fromkeys(causes) if cause in _OF]
    return f": от {listed(named, 'и')}" if named else ""


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
