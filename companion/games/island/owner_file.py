"""What an owner tells of the box: all that box data must be, and short enough to be shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from companion.games.island.box.box import Box
from companion.games.island.box.file import BadBox, read_box
from companion.games.island.check_sentences import BOX
from companion.games.island.setup.checks import Checks, Place, Sentences

LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 400
_OWN: Final[Sentences] = {
    **BOX,
    "too-long": {
        "en": "this text has {found} letters; keep it to {most}",
        "ru": "в этом тексте столько букв: {found}; уложись в {most}",
    },
    "signs": {
        "en": "this text holds signs that cannot be shown; write it in plain letters on one line",
        "ru": "в этом тексте есть знаки, которые нельзя показать; напиши его буквами в одну строку",
    },
}


def read_owned(default: Mapping[str, Any], owner: Any) -> Box:
    """The box with the owner's file over the app's; BadBox with every fault."""
    box = read_box(default, owner)
    checks = Checks(_OWN)
    checks.through(lambda: _check_tokens(box, checks))
    if checks.faults:
        raise BadBox(checks.faults)
    return box


def _check_tokens(box: Box, checks: Checks) -> None:
    for word, token in box.tokens.items():
        _check_texts(token.name, ("tokens", word, "name"), LONGEST_NAME, checks)
        _check_texts(token.text, ("tokens", word, "text"), LONGEST_TEXT, checks)


def _check_texts(texts: Mapping[str, str], place: Place, most: int, checks: Checks) -> None:
    for language, text in texts.items():
        if len(text) > most:
            checks.wrong((*place, language), "too-long", found=len(text), most=most)
        elif not text.isprintable():
            checks.wrong((*place, language), "signs")
