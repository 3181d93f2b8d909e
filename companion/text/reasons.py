"""Why exactly something cannot be taken: one sentence for each word of `whys`.

The OP alone sees them, and may read one out: what would tell where something is says so first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.engine.refused import Why
from companion.games.island.refusals.reasons import FOR_THE_OP
from companion.text.island.en import reasons as reasons_en
from companion.text.island.ru import reasons as reasons_ru
from companion.text.languages import Language, capitalised, listed

if TYPE_CHECKING:
    from companion.text.words import Reasons

LANGUAGE_REASONS: Final[dict[Language, Reasons]] = {"en": reasons_en, "ru": reasons_ru}

Datum = str | int | tuple[str, ...]


def reason(why: Why, language: Language) -> str:
    sheet = LANGUAGE_REASONS[language]
    word, *about = why
    text = sheet.REASONS[word]  # type: ignore[index]
    if word == "asked":
        return capitalised(text.format(asked=sheet.ASKED[about[0]]))  # type: ignore[index]
    if word == "asked-first":
        return capitalised(text.format(asked=sheet.ASKED_FIRST[str(about[0])]))
    said = text.format(*(_named(one, sheet) for one in about))
    if word in FOR_THE_OP:
        return sheet.FOR_YOU_ALONE.format(reason=said)
    return capitalised(said)


def _named(one: Datum, sheet: Reasons) -> object:
    """A name in its language; a number as it is; several names as a list."""
    if isinstance(one, tuple):
        return listed([str(sheet.NAMED[name]) for name in one], sheet.OR)
    return sheet.NAMED.get(one, one) if isinstance(one, str) else sheet.number(one)
