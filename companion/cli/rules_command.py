"""`rules`: the entries of the rulebook on something, best first."""

import json
import re
from dataclasses import dataclass, field
from typing import Final

from companion.cli.arguments import Answer, Parser
from companion.cli.sentences import RULES
from companion.engine.checks import quoted
from companion.engine.languages import Language
from companion.games.registry import GAMES, ISLAND
from companion.rulebook.entries import RuleEntry
from companion.store.files.bad_file import BadFile
from companion.store.rulebook_files import shipped_finder

_TOLD: Final = 10
_LONGEST: Final = 200
_CYRILLIC: Final = re.compile("[а-яё]", re.IGNORECASE)


@dataclass(slots=True)
class RulesAsked:
    words: list[str] = field(default_factory=list)
    json: bool = False
    game: str = ISLAND
    language: Language | None = None

    @property
    def query(self) -> str:
        return " ".join(self.words).strip()


def answer(arguments: list[str]) -> Answer:
    """0: found; 1: nothing is found; 2: nobody asks nothing, or that much. Raises Misused."""
    asked = _read(arguments)
    language = asked.language or ("ru" if _CYRILLIC.search(asked.query) else "en")
    if not asked.query:
        return _complaint(2, "empty", language)
    if len(asked.query) > _LONGEST:
        return _complaint(2, "too-long", language, longest=_LONGEST)
    try:
        found = [hit.entry for hit in shipped_finder(asked.game).find(asked.query, limit=1000)]
    except BadFile as bad:
        return Answer(2, complaint=bad.say(language), language=language)
    if asked.json:
        text = json.dumps([_tree(entry, language) for entry in found], ensure_ascii=False)
        return Answer(0 if found else 1, text, language=language)
    if not found:
        return _complaint(1, "nothing", language, query=quoted(asked.query))
    return Answer(0, _text(found, language), language=language)


def _read(arguments: list[str]) -> RulesAsked:
    parser = Parser("rules", arguments)
    parser.word("words", "QUERY", nargs="*", default=[])
    parser.switch("--json")
    parser.option("--game", choices=GAMES)
    parser.language_option()
    asked = parser.read(RulesAsked())
    if not asked.words:
        parser.refuse("missing", found=parser.name("QUERY"))
    return asked


def _complaint(exit_code: int, code: str, language: Language, **words: object) -> Answer:
    return Answer(exit_code, complaint=RULES[code][language].format(**words), language=language)


def _tree(entry: RuleEntry, language: Language) -> dict[str, object]:
    return {
        "id": entry.id,
        "chapter": entry.chapter,
        "title": entry.title[language],
        "clauses": entry.clauses,
        "text": entry.text[language],
        "related": entry.related,
    }


def _text(found: list[RuleEntry], language: Language) -> str:
    told = [_entry(number, entry, language) for number, entry in enumerate(found[:_TOLD], 1)]
    if len(found) > _TOLD:
        told.append(RULES["more"][language].format(number=len(found) - _TOLD))
    return "\n\n".join(told)


def _entry(number: int, entry: RuleEntry, language: Language) -> str:
    """Its paragraphs stand below its title, without empty lines: those part the entries."""
    clauses = f" ({', '.join(entry.clauses)})" if entry.clauses else ""
    lines = entry.text[language].split("\n\n")
    if entry.example is not None:
        lines.append(RULES["example"][language].format(example=entry.example[language]))
    return "\n".join((f"{number}. {entry.title[language]}{clauses}", *(f"   {x}" for x in lines)))
