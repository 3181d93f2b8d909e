"""Numbers with their nouns, and quoting: each language has its own way."""

from __future__ import annotations

from typing import Final

from companion.text.languages import Language

# A quotation within a quotation.
_INNER: Final = str.maketrans("“”«»", "‘’„“")


def counted(forms: str, n: int, language: Language) -> str:
    """The form for `n`, with `n` in it. A text that counts holds its forms with `|` between them:

    English two (`{n} game|{n} games`), Russian three (1 игра, 2 игры, 5 игр).
    """
    return forms.split("|")[_form(n, language)].format(n=n)


def _form(n: int, language: Language) -> int:
    match language:
        case "en":
            return 0 if n == 1 else 1
        case "ru" if n % 10 == 1 and n % 100 != 11:
            return 0
        case "ru" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14):
            return 1
        case "ru":
            return 2


def quoted(said: str, language: Language) -> str:
    """An announcement in the language's quotation marks; marks within it become inner ones.

    In Russian the full stop stands after the quotation mark.
    """
    said = said.translate(_INNER)
    match language:
        case "en":
            return f"“{said}”"
        case "ru" if said.endswith("."):
            return f"«{said[:-1]}»."
        case "ru":
            return f"«{said}»"
