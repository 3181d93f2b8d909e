"""The interface between a game's words and what shows or reads them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Final, Protocol, cast

from companion.engine.kind import TABLE, OpenQuestion
from companion.engine.languages import Topic
from companion.engine.refused import Refused
from companion.games.registry import FOLDERS
from companion.text.languages import Language, capitalised

# The names that people gave, by the players of the game.
PlayerNames = Mapping[str, str]

# A refusal that needs no word of the game.
REFUSALS: Final[Topic] = {
    "unknown": {"en": "Not understood: say it another way.", "ru": "Не понято: скажи иначе."},
    "not-now": {"en": "That does not answer what is asked now.",
                "ru": "Это не ответ на то, о чём сейчас спрашивают."},
    "over": {"en": "The game is over; all that can be done now is to take a step back.",
             "ru": "Игра окончена, теперь можно только отменить шаг."},
    "not-your-turn": {"en": "It is not your turn: {who} acts or answers now.",
                      "ru": "Сейчас не твоя очередь: ходит или отвечает {who}."},
    "table-alone": {"en": "Only whoever holds the tablet does that.",
                    "ru": "Это делает только тот, у кого планшет."},
    "illegal": {"en": "The rules do not allow that here.",
                "ru": "Здесь правила этого не разрешают."},
    "unclear": {"en": "That could mean more than one thing: {choices}.",
                "ru": "Это можно понять по-разному: {choices}."},
}  # fmt: skip
_MOST_CHOICES: Final = 8
_MORE: Final = {"en": " and {n} more", "ru": " и ещё {n}"}
_TABLE: Final = {"en": "the table", "ru": "стол"}
_TAKEN: Final[Topic] = {
    "undone": {"en": "We take back: {step}.", "ru": "Отменяем: {step}."},
    "redone": {"en": "Back in play: {step}.", "ru": "Снова в силе: {step}."},
}


class TableWords(Protocol):
    """The sentences of one game. `who` and `names` are the players."""

    refusals: Topic

    def say(self, said: Sequence[object], language: Language, names: PlayerNames) -> str:
        """The text that is read aloud, made of what is said and nothing else."""

    def ask(self, question: OpenQuestion, language: Language, names: PlayerNames) -> str:
        """The open question as it is put."""

    def option(self, word: str, language: Language, names: PlayerNames) -> str:
        """An answer in words, uncapitalised."""


def wording(game: str) -> TableWords:
    """The sentences of a game, imported when they are first wanted."""
    return cast(TableWords, import_module(f"companion.text.{FOLDERS[game]}.wording").WORDING)


def called(who: str, language: Language, names: PlayerNames) -> str:
    """The name of a player; of whoever holds the tablet, *the table*."""
    return _TABLE[language] if who == TABLE else names.get(who, capitalised(who))


def refused(
    words: TableWords,
    no: Refused,
    question: OpenQuestion | None,
    language: Language,
    names: PlayerNames,
) -> str:
    """One sentence on why something is not taken."""
    sentences = {**REFUSALS, **words.refusals}
    key = str(no.why[0]) if no.why else no.code
    if no.code == "not-now" and question is None:
        key = "over"
    options = [words.option(choice, language, names) for choice in no.choices[:_MOST_CHOICES]]
    more = len(no.choices) - len(options)
    listed = ", ".join(options) + (_MORE[language].format(n=more) if more else "")
    who = "" if question is None else called(question.who, language, names)
    return sentences[key][language].format(who=who, choices=listed)


def taken_back(
    words: TableWords, key: str, step: tuple[str, str], language: Language, names: PlayerNames
) -> str:
    """`key`: undone or redone. `step`: the speaker and the words that began it."""
    who, word = step
    told = words.option(word, language, names)
    if who != TABLE:
        told = f"{called(who, language, names)}, {told}"
    return _TAKEN[key][language].format(step=told)
