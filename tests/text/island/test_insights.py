"""Sentences on who could have known what: each kind, in both languages, of both genders."""

from __future__ import annotations

import pytest

from companion.games.island.board.layout import SPACES
from companion.games.island.history.could_know import (
    Insight,
    KnewBefore,
    KnewHalf,
    KnewLake,
    KnewMost,
    LostByPortal,
    PortalUnknown,
)
from companion.games.island.terms import CHARACTERS, LAKES, Hex
from companion.text.island.insights import insight_told

AT = Hex("C2")
TOLD: list[tuple[Insight, str, str]] = [
    (
        KnewBefore("theseus", "oracle", AT, True, 2, 3, 9),
        "Theseus could have known the last oracle two rounds before coming there.",
        "Тесей мог знать, где последний оракул, за 2 раунда до того, как пришёл туда.",
    ),
    (
        KnewBefore("schrodie", "knot", AT, False, 1, 3, 9),
        "Schrodie could have known an Escher knot (space C2) one round before coming there.",
        "Шредди могла знать, где узел Эшера (клетка C2), за 1 раунд до того, как пришла туда.",
    ),
    (
        KnewBefore("phil", "portal-1", AT, True, 5, 3, 9),
        "Phil could have known the other end of portal 1 five rounds before coming there.",
        "Фил мог знать, где второй конец портала 1, за 5 раундов до того, как пришёл туда.",
    ),
    (
        KnewBefore("phil", "anomaly", AT, True, 5, 3, 9),
        "Phil could have known the last anomaly five rounds before coming there.",
        "Фил мог знать, где последняя аномалия, за 5 раундов до того, как пришёл туда.",
    ),
    (
        KnewLake(("theseus",), "bend", frozenset(), 4),
        "Theseus could be certain of the whole L-shaped lake.",
        "Тесей мог знать всё Г-образное озеро.",
    ),
    (
        KnewLake(("theseus", "schrodie"), "straight", frozenset(), 4),
        "Theseus and Schrodie could be certain of the whole straight lake.",
        "Тесей и Шредди могли знать всё прямое озеро.",
    ),
    (
        PortalUnknown("portal-2", frozenset(), "phil", 4),
        "Nobody could ever learn where portal 2 led.",
        "Никто так и не мог узнать, куда вёл портал 2.",
    ),
    (
        LostByPortal("schrodie", "portal-3", 21, 4),
        "After portal 3 Schrodie could have been on any of 21 spaces.",
        "После портала 3 Шредди могла стоять на любой из 21 клетки.",
    ),
    (
        KnewHalf(("phil",), 4),
        "Phil could be certain of half of the island.",
        "Фил мог точно знать половину острова.",
    ),
    (
        KnewMost(("schrodie",), 22, 37),
        "Schrodie could be certain of 22 of 37 spaces in the end, more than anybody.",
        "Шредди могла к концу точно знать 22 клетки из 37, больше всех.",
    ),
    (
        KnewMost(("phil", "theseus"), 1, 37),
        "Phil and Theseus could be certain of 1 of 37 spaces in the end.",
        "Фил и Тесей могли к концу точно знать 1 клетку из 37.",
    ),
]


@pytest.mark.parametrize(("story", "english", "russian"), TOLD)
def test_each_kind(story: Insight, english: str, russian: str) -> None:
    assert insight_told(story, "en") == english
    assert insight_told(story, "ru") == russian


def test_every_space_and_captive_has_a_sentence() -> None:
    for who in CHARACTERS:
        for space in SPACES:
            if space not in LAKES:
                for last in (True, False):
                    story = KnewBefore(who, space, AT, last, 2, 3, 9)
                    assert insight_told(story, "en").endswith(".")
                    assert insight_told(story, "ru").endswith(".")
