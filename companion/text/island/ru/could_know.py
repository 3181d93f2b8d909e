"""The stories of who could have known what, in Russian."""

from __future__ import annotations

from typing import assert_never

from companion.games.island.history import could_know as of
from companion.games.island.terms import PORTALS, Who
from companion.text.island.ru.nouns import CAPTIVES, NAME, agreed, plural
from companion.text.languages import listed


def told(story: of.Insight) -> str:
    match story:
        case of.KnewBefore(who, _, _, _, rounds):
            before = f"за {plural(rounds, 'раунд', 'раунда', 'раундов')} до того, как"
            came = agreed(CAPTIVES[who], "пришёл", "пришла", "пришло")
            return f"{_could((who,))} знать, где {_space(story)}, {before} {came} туда."
        case of.KnewLake(who, lake):
            return f"{_could(who)} знать всё {NAME[f'lake:{lake}']}."
        case of.PortalUnknown(portal):
            return f"Никто так и не мог узнать, куда вёл {NAME[portal]}."
        case of.LostByPortal(who, portal, places):
            any_of = f"на любой из {plural(places, 'клетки', 'клеток', 'клеток')}"
            through = NAME[portal].replace("портал", "портала")
            return f"После {through} {_could((who,))} стоять {any_of}."
        case of.KnewHalf(who):
            return f"{_could(who)} точно знать половину острова."
        case of.KnewMost(who, spaces, every):
            known = plural(spaces, "клетку", "клетки", "клеток")
            most = "" if len(who) > 1 else ", больше всех"
            return f"{_could(who)} к концу точно знать {known} из {every}{most}."
        case _:
            assert_never(story)


def _space(story: of.KnewBefore) -> str:
    if not story.last:
        return f"{NAME[story.space]} (клетка {story.at})"
    if story.space in PORTALS:
        return f"второй конец {NAME[story.space].replace('портал', 'портала')}"
    return f"{'последняя' if story.space == 'anomaly' else 'последний'} {NAME[story.space]}"


def _could(who: tuple[Who, ...]) -> str:
    """`Тесей мог`, `Шредди могла`, `Тесей и Фил могли`."""
    names = listed([CAPTIVES[one].nominative for one in who], "и")
    several = len(who) > 1
    return f"{names} {'могли' if several else agreed(CAPTIVES[who[0]], 'мог', 'могла', 'могло')}"
