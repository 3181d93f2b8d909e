"""Phrases to be heard, and the questions they are said at: the files of `speech/`."""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

import yaml

from companion.cli.table_command import IslandTable, begun, played
from companion.referee import Referee
from companion.store.files.yaml_file import read_yaml
from companion.store.island.table_file import read_table
from companion.text.languages import Language

Side = Literal["tuning", "held-out"]

BUILD: Final = Path(__file__).parents[2] / "build" / "voice"
_HERE: Final = Path(__file__).parents[1] / "speech"
_PALM: Final = "2"

# Not asked by the game but by the desk, about what it heard.
CARD: Final = "a card"
CHOICE: Final = "a choice"
CHOICES: Final = 3
_OFF_TOPIC: Final = "off-topic"


@dataclass(frozen=True, slots=True)
class Said:
    """`word`: what it means at the question; nothing if it is no answer to anything."""

    question: str
    text: str
    word: str


@cache
def said(language: Language, side: Side) -> tuple[Said, ...]:
    return tuple(one for one in _listed(language, side) if one.word)


@cache
def off_topic(language: Language, side: Side) -> tuple[str, ...]:
    return tuple(one.text for one in _listed(language, side) if not one.word)


@cache
def talk(language: Language, which: Literal["talk", "held"] = "talk") -> tuple[Said, ...]:
    """As people talk; a word `?` is to be asked back. `held`: nothing was tuned on it."""
    return _listed(language, which)


@cache
def _listed(language: Language, side: Side | Literal["talk", "held"]) -> tuple[Said, ...]:
    found, question = [], ""
    for line in (_HERE / f"{side}-{language}.txt").read_text("utf-8").splitlines():
        if line.startswith("["):
            question = line.strip("[]")
        elif line:
            text, _, word = line.partition(" => ")
            found.append(Said(question, text, word))
            assert bool(word) == (question != _OFF_TOPIC), line
    return tuple(found)


@cache
def _questions() -> Any:
    return read_yaml(_HERE / "questions.yaml").value


def questions() -> tuple[str, ...]:
    return tuple(_questions()["questions"])


def table_file(question: str) -> Path:
    """A table script at whose end it is open."""
    tables = _questions()
    about = {**tables["questions"], **tables["turns"]}[question]
    captives = [
        {"who": who, "start": start} | ({"palm": _PALM} if who == "hempel" else {})
        for who, start in about["captives"].items()
    ]
    tree = {
        **_questions()["island"],
        "players": str(len(captives) + 1),
        "captives": captives,
        "script": about["script"],
    }
    path = BUILD / "tables" / f"{question}.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(f".{os.getpid()}.tmp")  # tests run on several cores at once
    beside.write_text(yaml.safe_dump(tree, allow_unicode=True, sort_keys=False), "utf-8")
    return beside.replace(path)


@cache
def table(question: str) -> Referee:
    """As it is at the end; nothing that is heard there is taken."""
    file = read_table(table_file(question))
    there = begun(file)
    for _ in played(file.script, IslandTable(there)):
        pass
    return there
