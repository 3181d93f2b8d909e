"""The power tokens: their names, and what the five known ones do, as it is read aloud (L12.1)."""

from __future__ import annotations

from typing import Final

from companion.text.languages import NO_TOKENS, Language, Tokens, capitalised

_NAMES: Final[dict[str, dict[Language, str]]] = {
    "algae": {"en": "Algae", "ru": "Водоросли"},
    "lithophytes": {"en": "Lithophytes", "ru": "Литофиты"},
    "flood": {"en": "Flood", "ru": "Наводнение"},
    "ivy": {"en": "Ivy", "ru": "Плющ"},
    "hurricane": {"en": "Hurricane", "ru": "Ураган"},
}
_BLANK: Final[dict[Language, str]] = {"en": "token", "ru": "жетон"}
_NUMBER: Final[dict[Language, str]] = {"en": "number", "ru": "№"}
_QUOTED: Final[dict[Language, str]] = {"en": "{name}", "ru": "«{name}»"}

# Of the others the rulebooks tell nothing: the owner reads their text from the token.
_EFFECTS: Final[dict[str, dict[Language, str]]] = {
    "algae": {"en": "The Bush may go through the ocean to the far end of its line, and when it"
                    " meets a captive, the OP may cross out one of that captive’s fruits.",
              "ru": "Выйдя в океан, Куст может появиться на другом конце своей линии, а при его"
                    " встрече с пленником ПВ может зачеркнуть любой фрукт этого пленника."},
    "lithophytes": {"en": "The Bush moves and pushes like the Rock, and the Rock moves and attacks"
                          " like the Bush.",
                    "ru": "Куст ходит и толкает, как Глыба, а Глыба ходит и ранит, как Куст."},
    "flood": {"en": "The Wave may also go into a lake. It attacks the captives there as it comes,"
                    " and by an action those next to the lake.",
              "ru": "Волна может заходить и в озёра. Придя в озеро, она ранит пленников в нём, а"
                    " действием — пленников рядом с ним."},
    "ivy": {"en": "The Bush and the Rock may use an anomaly as a portal to any other anomaly and"
                  " then take one more step.",
            "ru": "Куст и Глыба могут проходить через аномалию, как через портал, на любую другую"
                  " аномалию, а потом делать ещё один шаг."},
    "hurricane": {"en": "Any portal leads to one of the other five. The OP picks which and tells"
                        " its number.",
                  "ru": "Любой портал ведёт на один из пяти остальных: ПВ выбирает, на какой, и"
                        " называет его номер."},
}  # fmt: skip


def token_name(word: str, language: Language, tokens: Tokens = NO_TOKENS) -> str:
    """The owner's name for it, else the game's, else `Token 6`."""
    named = tokens.get(word) or _NAMES.get(word)
    if named:
        return named.get(language) or next(iter(named.values()))
    return capitalised(f"{_BLANK[language]} {word.removeprefix('token-')}")


def token_in_force(word: str, language: Language, tokens: Tokens = NO_TOKENS) -> str:
    """The token's name within a sentence: `Flood`, «Наводнение», `number 6`."""
    named = token_name(word, language, tokens)
    if word not in _NAMES and named == token_name(word, language):
        return f"{_NUMBER[language]} {word.removeprefix('token-')}"
    return _QUOTED[language].format(name=named)


def token_effect(word: str, language: Language) -> str:
    """One sentence or two; nothing for a token whose text stands only on the token."""
    return _EFFECTS.get(word, {}).get(language, "")
