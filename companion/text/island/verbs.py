"""Yes-or-no questions by their own verbs: in few words, for a heading and for the two answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from companion.engine.frozen import frozen
from companion.games.island.questions import Question
from companion.games.island.terms import OP
from companion.text.island.questions import kind_of_space
from companion.text.languages import Language

_NO_WORDS: Final = frozenset(("no", "decline", "stay"))


@frozen
class Verbs:
    """`asked`: the question. `yes`, `no`: what either means."""

    asked: str
    yes: str
    no: str


# By what is asked, and by what brought it up; "" is for everything else. In English of the third
# person, as a captive is talked about; in Russian of the first, as they answer.
_VERBS: Final[Mapping[Language, Mapping[tuple[str, str], Verbs]]] = {
    "en": {
        ("activate", "portal"): Verbs("travel?", "travels through it", "stays here"),
        ("activate", "knot"): Verbs("follow the arrow?", "follows the arrow", "stays here"),
        ("activate", "oracle"): Verbs("ask the oracle?", "asks the oracle", "does not ask"),
        ("activate", "camp"): Verbs("use the camp?", "uses the camp", "does not"),
        ("activate", "lake"): Verbs("lie down?", "lies in the lake", "stays standing"),
        ("activate", ""): Verbs("activate it?", "activates it", "leaves it"),
        ("op-activate", ""): Verbs("activate it?", "it is activated", "it is not"),
        ("carry", "anomaly"): Verbs("use the anomaly?", "uses the anomaly", "stays"),
        ("carry", ""): Verbs("go through?", "goes through", "stays"),
        ("ability", "ocean"): Verbs("go on?", "goes on to the far shore", "comes back"),
        ("ability", "symbol"): Verbs("cross the symbol out?", "crosses it out", "keeps it"),
        ("ability", "algae"): Verbs("go on?", "goes on to the far shore", "stays in the ocean"),
        ("ability", ""): Verbs("use the ability?", "uses it", "does not"),
        ("bonus", ""): Verbs("use the bonus?", "uses {bonus}", "no bonus"),
    },
    "ru": {
        ("activate", "portal"): Verbs("перемещаешься?", "иду через портал", "остаюсь здесь"),
        ("activate", "knot"): Verbs("идёшь по стрелке?", "иду по стрелке", "остаюсь здесь"),
        ("activate", "oracle"): Verbs("спрашиваешь?", "спрашиваю оракула", "не спрашиваю"),
        ("activate", "camp"): Verbs("активируешь лагерь?", "активирую лагерь", "не активирую"),
        ("activate", "lake"): Verbs("ложишься?", "ложусь в озеро", "остаюсь стоять"),
        ("activate", ""): Verbs("активируешь?", "активирую", "не активирую"),
        ("op-activate", ""): Verbs("активировать?", "активируется", "не активируется"),
        ("carry", "anomaly"): Verbs("проходит?", "проходит через неё", "остаётся"),
        ("carry", ""): Verbs("проходит?", "проходит дальше", "остаётся"),
        ("ability", "ocean"): Verbs("выходишь?", "выхожу на другом берегу", "возвращаюсь"),
        ("ability", "symbol"): Verbs("зачёркиваешь символ?", "зачёркиваю", "оставляю"),
        ("ability", "algae"): Verbs("выходит?", "выходит на другом берегу", "остаётся в океане"),
        ("ability", ""): Verbs("применяешь?", "применяю", "не применяю"),
        ("bonus", ""): Verbs("применяешь бонус?", "{bonus}", "без бонуса"),
    },
}  # fmt: skip


def verbs(question: Question, language: Language) -> Verbs | None:
    """The verbs of a question that is answered by yes or no; None for another one."""
    if len(question.options) != 2 or question.options[1] not in _NO_WORDS:
        return None
    what = question.what
    if what == "activate":
        key = (
            ("op-activate", "") if question.who == OP else (what, kind_of_space(question.by or ""))
        )
    else:
        key = (what, (question.by or "").partition(":")[0].partition("-")[0])
    found = _VERBS[language]
    return found.get(key) or found.get((what, ""))
