"""Questions to the desk beside the game (`speech.asides`): their labels and their answers."""

from __future__ import annotations

from typing import Final

from companion.games.island.refusals.reasons import why
from companion.games.island.state import State
from companion.text.island.names import name
from companion.text.island.refusals import reason
from companion.text.languages import Language

_ASKED: Final[dict[Language, dict[str, str]]] = {
    "en": {"repeat": "say it again", "deaths": "how many deaths?", "turn": "whose turn?"},
    "ru": {"repeat": "сказать ещё раз", "deaths": "сколько гибелей?", "turn": "чей ход?"},
}
_PART: Final[dict[Language, str]] = {"en": "now {who}", "ru": "теперь {who}"}
_DEATHS: Final[dict[Language, str]] = {
    "en": "Deaths so far: {count} of {all}.",
    "ru": "Гибелей пока: {count} из {all}.",
}


def aside_words(aside: str, language: Language) -> str:
    """`now Phil`."""
    word, _, who = aside.partition(" ")
    if not who:
        return _ASKED[language][word]
    return _PART[language].format(who=name(who, language))


def aside_told(aside: str, state: State, language: Language) -> str:
    """The answer, which everybody may hear; nothing where it is something to do."""
    match aside:
        case "deaths":
            return _DEATHS[language].format(count=state.deaths, all=state.table.deaths)
        case "turn":
            return reason(why("turn-of", state.turn), language)
        case _:
            return ""
