"""Wordings that a native speaker would never use: found once, mended, and never to come back.

Read is everything that somebody can see: the words of the app, and what stands in its assets. What
people type or say themselves, and what the search knows them by, may be worded as it likes.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from companion.store.files.yaml_file import read_yaml
from tests.architecture.house import ROOT

# Each as a pattern, for some are worded by a program, of several words.
OLD: Final = (
    # Russian
    r"любую вернёт",  # «Отменить» takes a slip away, and brings nothing back
    r"играй на планшете",  # a captive's board
    r"(?:\}|энергия|здоровье|действие) \((?:\}|обведён|зачёркнут|свободен)\)",
    r"[Аа]так(?:ова|у[еюй]|а\b|и\b)",  # the rulebook's word is «ранить»
    r"запрещает и ход|безопасный ход\b",  # «ход» is a turn
    r"по планшету Шредди|ходят (?:просто|через)|запрещает ходить",
    r"под ногами",
    r"жетон не против",
    r"нужно энергии",
    r"никакой фигуркой",
    r"нечего отдать так",
    r"в чей угодно",
    r"Приход на банан",
    r"со своим бонусом на узле",
    r"Что ничего не вернёт",
    r"бонус(?: [а-яё]+){0,2} готов|готово: \{|нет готовых|пальмы у него готовы",
    r"только предполагается \(",
    r"чем не рискуешь",
    r"Разыгран по числу|число для розыгрыша",
    r"\bврозь\b|[Лл]асков",
    r"не больше двух направлений",
    r"силы восстановлены",
    r"когда тот кончится",
    r"\bдаром\b",
    # English
    r"\bthe own start",
    r"the next own turn",
    r"nothing is lost by",
    r"cannot be bought",
    r"by whatever\b",
    r"no loss of energy can take",
    r"Whoever is in the Rock",
    r"Safe is only",
    r"\bbefell\b",
    r"That Phil stands in the camp",
    r"[Bb]y Schrodie’s board|by one board|by the first one’s board",
    r"pays for nothing",
    r"nobody whom",
    r"Lying in a lake, the line",
    r"would regain nothing",
    r"[Gg]ames that are running",
    r"\bunderfoot\b",
    r"in which bonus’s palm|not looked at|nobody has looked",
)
# Words said to the app, and words by which something is found.
_SPOKEN: Final = ("hearing", "speech", "rulebook")
_SOUGHT: Final = frozenset(("words", "islands", "spaces", "id", "related", "clauses"))
_FAMILIES: Final = ROOT / "assets" / "rulebook" / "kin.yaml"  # the search's, and shown to nobody


def of_the_app() -> Iterator[tuple[str, str]]:
    for path in sorted((ROOT / "companion").rglob("*.py")):
        place = path.relative_to(ROOT)
        if place.parts[1] not in _SPOKEN:
            yield from ((str(place), text) for text in _constants(path))


def _constants(path: Path) -> Iterator[str]:
    """But for docstrings, which no user sees."""
    nodes = [*ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    docstrings = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in docstrings:
                yield node.value


def of_the_assets() -> Iterator[tuple[str, str]]:
    for path in sorted({*(ROOT / "assets").rglob("*.yaml")} - {_FAMILIES}):
        place = str(path.relative_to(ROOT))
        yield from ((place, text) for text in _texts(read_yaml(path).value))


def _texts(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield value
        case dict():
            for key, one in value.items():
                if key not in _SOUGHT:
                    yield from _texts(one)
        case list():
            for one in value:
                yield from _texts(one)
        case _:
            pass


@cache
def texts() -> tuple[tuple[str, str], ...]:
    """Read when a test first asks: whoever collects the tests would wait for it."""
    return (*of_the_app(), *of_the_assets())


def test_everything_is_read() -> None:
    """A text of each kind: a screen, a refusal, a question, an entry, a command's complaint."""
    read = {text for _, text in texts()}
    assert {"Check your box", "name another captive.", "какой жетон силы выбираешь?"} <= read
    assert any(text.startswith("The captive on your left begins.") for text in read)
    assert any(text.startswith("this is not YAML") for text in read)


@pytest.mark.parametrize("old", OLD)
def test_an_old_wording_is_nowhere(old: str) -> None:
    assert [(place, text) for place, text in texts() if re.search(old, text)] == []


def test_each_pattern_would_find_its_wording() -> None:
    """The list that was mended, as it stood."""
    for text in (
        "за столом любую вернёт «Отменить»", "играй на планшете или возьми другой",
        "энергия (обведён), здоровье (свободен)", "Волна уже атаковала", "некого атаковать",
        "атака", "запрещает и ход через клетку, и безопасный ход",
        "по планшету Шредди ходят через две клетки", "не тот, что под ногами",
        "если жетон не против", "нужно энергии: 2, а есть: 1", "никакой фигуркой не попасть",
        "нечего отдать так, чтобы получить что-то взамен", "в чей угодно ход",
        "Приход на банан во второй раз", "Шредди со своим бонусом на узле",
        "Что ничего не вернёт или выйдет одинаково", "бонус готов", "бонус этого фрукта готов",
        "готово: {count}", "О коробке только предполагается (42)",
        "Выполнять без вопроса то, чем не рискуешь", "Разыгран по числу 540329812",
        "Лагеря врозь", "Ласковый", "назови не больше двух направлений",
        "силы восстановлены до максимума", "возрождается, когда тот кончится",
        "действует даром", "Show each captive the own start first.",
        "Immune until the next own turn", "Take by itself what nothing is lost by",
        "the other cannot be bought to it", "Who dies in their own turn, by whatever",
        "his last energy no loss of energy can take", "Whoever is in the Rock’s own lake",
        "Safe is only a captive’s own safe move", "whom the event befell",
        "That Phil stands in the camp, you keep to yourself", "by Schrodie’s board a move goes",
        "of which the last pays for nothing", "There is nobody whom the Wave can attack",
        "Lying in a lake, the line starts", "What would regain nothing",
        "Games that are running stay as they are", "not the one underfoot",
        "in which bonus’s palm is it written?", "not looked at (42)",
    ):  # fmt: skip
        assert any(re.search(old, text) for old in OLD), text
