"""Islands in words."""

from typing import get_args

import pytest

from companion.games.island.island_code import ALPHABET, BadCode, BadCodeKind, island_of
from companion.text import LANGUAGES, Language
from companion.text.islands import bad_code


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", get_args(BadCodeKind))
def test_every_bad_code_has_its_words(kind: BadCodeKind, language: Language) -> None:
    text = bad_code(BadCode(kind, "G", 7, 24), language)
    assert "{" not in text
    assert text[-1] == "."


def said(code: str, language: Language) -> str:
    with pytest.raises(BadCode) as bad:
        island_of(code)
    return bad_code(bad.value, language)


CODE = "CFTA3-VWMWD-74C8Y-296D9-DRHMC"


@pytest.mark.parametrize(
    ("code", "english", "russian"),
    [
        ("  ", "There is no code here", "Кода здесь нет"),
        (CODE[:-1], "1 letter is missing of 25.", "не хватает 1 знака из 25."),
        (CODE[:-6], "5 letters are missing of 25.", "не хватает 5 знаков из 25."),
        (f"{CODE}A", "it has 1 letter more", "на 1 знак больше"),
        (f"{CODE}-AA", "it has 2 letters more", "на 2 знака больше"),
        (
            CODE.replace("V", "Ж"),
            "Letter 1 of group 2 is “Ж”, but codes are written with",
            "В группе 2 на месте 1 стоит «Ж», а коды пишут",
        ),
        (CODE.replace("9-", "0-"), "“0”, but no code has 0, O, 1, I or L", "«0», а 0, O, 1"),
        (CODE.replace("9-", "О-"), "“О”, but no code has 0, O", "«О», а 0, O, 1"),
        (CODE.replace("CF", "FC"), "two have changed places", "переставлены"),
        (CODE.replace("CF", "C\0"), "is “?”", "стоит «?»"),
    ],
)
def test_what_is_wrong_is_said(code: str, english: str, russian: str) -> None:
    assert english in said(code, "en")
    assert russian in said(code, "ru")


def test_the_alphabet_is_the_one_that_is_told() -> None:
    digits = [letter for letter in ALPHABET if letter.isdigit()]
    others = [letter for letter in ALPHABET if not letter.isdigit()]
    assert (digits[0], digits[-1], others[0], others[-1]) == ("2", "9", "A", "Y")
