"""Reading the trees of the files as a rulebook; every mistake is one sentence."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, cast

from companion.engine.languages import LANGUAGES, Language
from companion.rulebook.entries import Both, Chapter, Rulebook, RuleEntry, Sketch
from companion.rulebook.laws import ISLAND_LAW, BookLaw
from companion.rulebook.mistakes import BadRulebook, Mistakes, shown
from companion.rulebook.sketches import read_sketch

_LONGEST_TITLE: Final = 40
_MOST_RELATED: Final = 5
_CHAPTER: Final = ("chapter", "title", "entries")
_NEEDED: Final = ("id", "clauses", "title", "text", "related")
_ENTRY: Final = (*_NEEDED, "example", "words", "ruling")
_SKETCH: Final = "island"  # of the island's book alone
_ID: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_BREAK: Final = re.compile(r"\n+")  # YAML folds an empty line to one
_NUMBER: Final = r"[1-9][0-9]?(?:\.[1-9][0-9]?)?"


def read_rulebook(trees: Mapping[str, Any], law: BookLaw = ISLAND_LAW) -> Rulebook:
    """`trees`: the content of each chapter by its file's name, in order. Raises BadRulebook."""
    reading = _Reading(law)
    for file, tree in trees.items():
        reading.chapter(file, tree)
    reading.check_related()
    if reading.mistakes.found:
        raise BadRulebook(tuple(reading.mistakes.found))
    return Rulebook(tuple(reading.chapters), reading.entries)


class _Reading:
    def __init__(self, law: BookLaw) -> None:
        self.law = law
        self.keys = (*_ENTRY, _SKETCH) if law is ISLAND_LAW else _ENTRY
        self.clause = re.compile(law.letter + _NUMBER)
        self.mistakes = Mistakes()
        self.chapters: list[Chapter] = []
        self.entries: dict[str, RuleEntry] = {}
        self.files: dict[str, str] = {}  # of each chapter and entry
        self.rulings: dict[str, str] = {}

    def chapter(self, file: str, tree: Any) -> None:
        self.mistakes.place = file
        if not isinstance(tree, dict):
            self.mistakes.add("this is no chapter")
            return
        self.mistakes.keys(tree, _CHAPTER, "a chapter")
        if "title" not in tree:
            self.mistakes.add("title is missing")
        name, title = tree.get("chapter") or "", self.both(tree, "title")
        if not isinstance(name, str) or not _ID.fullmatch(name):
            self.mistakes.add("chapter is missing")
        for chapter in self.chapters:
            if chapter.id == name:
                self.mistakes.add(f"the chapter {name} stands in {self.files[name]} already")
        self.files[name] = file
        entries = tree.get("entries")
        if not isinstance(entries, list) or not entries:
            self.mistakes.add("there are no entries")
            entries = []
        found = [self.entry(file, name, at, one) for at, one in enumerate(entries, 1)]
        self.chapters.append(Chapter(name, title, tuple(one for one in found if one)))

    def entry(self, file: str, chapter: str, number: int, tree: Any) -> str | None:
        self.mistakes.place = f"{file}: entry {number}"
        if not isinstance(tree, dict):
            self.mistakes.add("this is no map")
            return None
        name = self.id(tree)
        if name is None:
            return None
        self.mistakes.place = f"{file}: {name}"
        if name in self.entries:
            self.mistakes.add(f"this id stands in {self.file_of(name)} already")
        self.mistakes.keys(tree, self.keys, "an entry")
        for key in _NEEDED[1:]:
            if key not in tree:
                self.mistakes.add(f"{key} is missing")
        self.entries[name] = self.read(name, chapter, tree)
        return name

    def id(self, tree: Mapping[str, Any]) -> str | None:
        name = tree.get("id")
        if isinstance(name, str) and _ID.fullmatch(name):
            return name
        wrong = "missing" if name is None else f"{shown(name)}; write it as in lake-exit"
        self.mistakes.add(f"id is {wrong}")
        return None

    def file_of(self, entry: str) -> str:
        return self.files[self.entries[entry].chapter]

    def read(self, name: str, chapter: str, tree: Mapping[str, Any]) -> RuleEntry:
        title = self.both(tree, "title")
        for language, text in title.items():
            if len(text) > _LONGEST_TITLE:
                self.mistakes.add(f"title has {len(text)} letters in {language}; at most 40 fit")
        return RuleEntry(
            id=name,
            chapter=chapter,
            clauses=self.clauses(tree.get("clauses", [])),
            title=title,
            text=self.both(tree, "text"),
            example=self.both(tree, "example") if "example" in tree else None,
            sketch=self.sketch(tree),
            words=self.words(tree.get("words")),
            related=self.related(name, tree),
            ruling=self.ruling(name, tree.get("ruling")),
        )

    def sketch(self, tree: Mapping[str, Any]) -> Sketch | None:
        wanted = _SKETCH in tree and _SKETCH in self.keys
        return read_sketch(tree[_SKETCH], self.mistakes) if wanted else None

    def both(self, tree: Mapping[str, Any], name: str) -> Both:
        """A text in both languages; one that is missing altogether is told elsewhere."""
        value = tree.get(name)
        if name not in tree:
            return dict.fromkeys(LANGUAGES, "")
        if not isinstance(value, dict):
            self.mistakes.add(f"{name} is no map of en and ru")
            return dict.fromkeys(LANGUAGES, "")
        self.languages(value, name)
        return {language: self.text(value, language, name) for language in LANGUAGES}

    def languages(self, value: Mapping[str, Any], name: str) -> None:
        for key in value:
            if key not in LANGUAGES:
                self.mistakes.add(f"{name}: {shown(key)} is no language of ours")

    def text(self, value: Mapping[str, Any], language: Language, name: str) -> str:
        text = value.get(language)
        if not isinstance(text, str) or not text.strip():
            self.mistakes.add(f"{name} has no {language}")
            return ""
        text = _BREAK.sub("\n\n", text.strip())
        for sign in dict.fromkeys(text):
            if not sign.isprintable() and sign != "\n":
                self.mistakes.add(f"{name} in {language} holds an odd sign: {sign!r}")
        return text

    def clauses(self, value: Any) -> tuple[str, ...]:
        clauses = self.mistakes.words(value, "clauses")
        for clause in clauses:
            if not self.clause.fullmatch(clause):
                example = f"{self.law.letter}7.3"
                self.mistakes.add(f"clauses: {shown(clause)} is no clause; write as in {example}")
        return clauses

    def words(self, value: Any) -> dict[Language, tuple[str, ...]]:
        if value is None:
            return dict.fromkeys(LANGUAGES, ())
        given = self.mistakes.map(value, "words")
        self.languages(given, "words")
        found: dict[Language, tuple[str, ...]] = dict.fromkeys(LANGUAGES, ())
        for language in LANGUAGES:
            if language in given:
                found[language] = self.mistakes.words(given[language], f"words in {language}")
            else:
                self.mistakes.add(f"words has no {language}")
        return found

    def related(self, name: str, tree: Mapping[str, Any]) -> tuple[str, ...]:
        if "related" not in tree:
            return ()
        before = len(self.mistakes.found)
        related = self.mistakes.words(tree["related"], "related")
        if not 1 <= len(related) <= _MOST_RELATED and len(self.mistakes.found) == before:
            self.mistakes.add(f"related names {len(related)} entries; 1 to 5 are wanted")
        if name in related:
            self.mistakes.add("related names the entry itself")
        return related

    def ruling(self, name: str, value: Any) -> str | None:
        if value is None:
            return None
        if value not in self.law.rulings:
            self.mistakes.add(f"{shown(value)} is no table ruling")
        elif value in self.rulings:
            self.mistakes.add(f"{value} belongs to {self.rulings[value]} already")
        else:
            self.rulings[value] = name
        return cast(str, value)

    def check_related(self) -> None:
        for name, entry in self.entries.items():
            self.mistakes.place = f"{self.file_of(name)}: {name}"
            for other in entry.related:
                if other not in self.entries:
                    self.mistakes.add(f"related: there is no entry {shown(other)}")
