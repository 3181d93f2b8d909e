"""`python -m companion island`: a random island, the one behind a code, or what is wrong with one.

What is printed for people is the beginning of a table script, the rest of it in comments.
"""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from random import Random, SystemRandom
from typing import Any, Final

from companion.games.island.board.buildable import can_be_made, misfit, strange_knots
from companion.games.island.board.island_code import BadCode, code_of, island_of
from companion.games.island.board.island_file import (
    read_island,
    write_arrows,
    write_knots,
    write_rows,
)
from companion.games.island.board.knots import alike
from companion.games.island.board.layout import Island
from companion.games.island.board.survey import survey
from companion.games.island.board.wishes import TRIES, WISHES, Wish, contradict, wished
from companion.games.island.box.box import Box
from companion.games.island.box.file import place_name, read_box
from companion.games.island.setup.checks import Checks, Wrong, listed, printable, quoted
from companion.store.assets import shipped_box
from companion.store.bad_file import BadFile, Fault
from companion.store.files.yaml_file import Loaded, read_yaml
from companion.store.island.box_file import read_box_file
from companion.table.sentences import ISLAND
from companion.text import LANGUAGES, Language
from companion.text.islands import (
    bad_code,
    character_line,
    facts,
    knots_alike,
    not_found,
    wish_text,
)

USAGE: Final = (
    "./run island [CODE | --seed N | --check FILE] [--wish WISH]… [--box FILE]"
    f" [--json] [--language en|ru]\n       wishes, as many as you like: {', '.join(WISHES)}"
)
_WITH_WORD: Final = ("--seed", "--check", "--box", "--language")
_SEED: Final = re.compile(r"[+-]?[0-9]{1,18}")
_NEW_SEEDS: Final = 10**9  # short enough to be told to somebody


class Misused(Exception):
    """The arguments are none of the usage's."""


@dataclass(frozen=True, slots=True)
class Answer:
    """0: as wanted; 1: the layout has problems, or no island has all that was wished for.

    2: bad file, code, seed or wish. What is no answer is told on stderr.
    """

    exit_code: int
    text: str = ""
    complaint: str = ""
    language: Language = "en"


@dataclass(slots=True)
class Asked:
    code: list[str] = field(default_factory=list)
    words: dict[str, str] = field(default_factory=dict)
    wishes: list[str] = field(default_factory=list)
    json: bool = False

    @property
    def language(self) -> Language:
        return "ru" if self.words.get("--language") == "ru" else "en"


@dataclass(frozen=True, slots=True)
class Drawn:
    """An island; where it is a random one, its seed, the wishes, and how many were drawn."""

    island: Island
    seed: int | None = None
    wishes: tuple[Wish, ...] = ()
    count: int = 1


def answer(arguments: list[str]) -> Answer:
    """Raises Misused where the usage is to be shown."""
    asked = _read(arguments)
    return replace(_answer(asked), language=asked.language)


def _answer(asked: Asked) -> Answer:
    try:
        box = _box(asked)
        if "--check" in asked.words:
            return _check(asked, box)
        return _shown(asked, box)
    except BadFile as bad:
        return Answer(2, complaint=str(bad))
    except BadCode as bad:
        return Answer(2, complaint=bad_code(bad, asked.language))
    except _BadSeed:
        seed = quoted(asked.words["--seed"])
        return Answer(2, complaint=ISLAND["seed"][asked.language].format(found=seed))
    except _BadWish as bad:
        told = ISLAND["wish"][asked.language]
        return Answer(2, complaint=told.format(found=quoted(bad), known=listed(WISHES)))


class _BadSeed(Exception):
    pass


class _BadWish(Exception):
    """`str` is the word."""


def _read(arguments: list[str]) -> Asked:
    asked, left = Asked(), list(arguments)
    while left:
        word = left.pop(0)
        if word == "--json" and not asked.json:
            asked.json = True
        elif word == "--wish" and left:
            asked.wishes.append(left.pop(0))
        elif word in _WITH_WORD and left and word not in asked.words:
            asked.words[word] = left.pop(0)
        elif word.startswith("--"):
            raise Misused
        else:  # a code may be typed with spaces in it
            asked.code.append(word)
    ways = [bool(asked.code), "--seed" in asked.words, "--check" in asked.words]
    if asked.wishes and (asked.code or "--check" in asked.words):
        raise Misused  # an island that there is already is as it is
    if sum(ways) > 1 or asked.words.get("--language", "en") not in LANGUAGES:
        raise Misused
    return asked


def _box(asked: Asked) -> Box:
    file = asked.words.get("--box")
    return (
        read_box(shipped_box())
        if file is None
        else read_box(shipped_box(), read_box_file(file, asked.language))
    )


# An island


def _shown(asked: Asked, box: Box) -> Answer:
    if asked.code:
        drawn = Drawn(island_of(" ".join(asked.code)))
        return Answer(0, _printed(drawn, box, asked))
    seed, wishes = _seed(asked.words.get("--seed")), _wishes(asked.wishes)
    found = wished(box, Random(seed), wishes, TRIES)
    if found.island is None:
        code = 2 if contradict(wishes) else 1
        return Answer(code, complaint=not_found(found, asked.language))
    return Answer(0, _printed(Drawn(found.island, seed, wishes, found.drawn), box, asked))


def _printed(drawn: Drawn, box: Box, asked: Asked) -> str:
    if asked.json:
        return _as_json(_tree(drawn, box))
    return _as_script(drawn, box, asked)


def _wishes(words: list[str]) -> tuple[Wish, ...]:
    """In their own order, each once."""
    for word in words:
        if word not in WISHES:
            raise _BadWish(word)
    return tuple(wish for wish in WISHES if wish in words)


def _seed(word: str | None) -> int:
    if word is None:
        return SystemRandom().randrange(_NEW_SEEDS)
    if not _SEED.fullmatch(word):
        raise _BadSeed
    return int(word)


def _tree(drawn: Drawn, box: Box) -> dict[str, Any]:
    island = drawn.island
    found = survey(island)
    return {
        "code": code_of(island.spaces, island.knots),
        **({} if drawn.seed is None else {"seed": drawn.seed}),
        **({"wishes": list(drawn.wishes), "drawn": drawn.count} if drawn.wishes else {}),
        "island": write_rows(island.spaces),
        "knots": write_knots(island.knots),
        "arrows": write_arrows(box.arrows),
        "buildable": can_be_made(island, box),
        "words": {language: character_line(found, language) for language in LANGUAGES},
        "figures": dict(found.figures),
        "walks": {who: dict(starts) for who, starts in found.walks.items()},
    }


def _as_json(tree: Mapping[str, Any]) -> str:
    return json.dumps(tree, ensure_ascii=False)


def _as_script(drawn: Drawn, box: Box, asked: Asked) -> str:
    """YAML that a table script can begin with; whatever is no key of it stands in comments."""
    island, language = drawn.island, asked.language
    found = survey(island)
    notes = [ISLAND["code"][language].format(code=code_of(island.spaces, island.knots))]
    notes += _how_drawn(drawn, asked)
    if "--box" in asked.words:
        notes.append(_fitting(can_be_made(island, box), language))
    notes += knots_alike(island.knots, language)
    notes += [character_line(found, language), *facts(found, language)]
    return "\n".join((*(f"# {note}" for note in notes), *_script_lines(island, box)))


def _how_drawn(drawn: Drawn, asked: Asked) -> Iterator[str]:
    """How the very same island comes again, and what was wished for."""
    if drawn.seed is None:
        return
    wishes = "".join(f" --wish {wish}" for wish in drawn.wishes)
    box_file = f" --box {printable(asked.words['--box'])}" if "--box" in asked.words else ""
    again = f"./run island --seed {drawn.seed}{wishes}{box_file}"
    yield ISLAND["seeded"][asked.language].format(seed=drawn.seed, again=again)
    if drawn.wishes:
        texts = " ".join(wish_text(wish, asked.language) for wish in drawn.wishes)
        yield ISLAND["wished"][asked.language].format(wishes=texts, n=drawn.count)


def _fitting(buildable: bool | None, language: Language) -> str:
    code = {None: "tiles-unknown", True: "buildable", False: "not-buildable"}[buildable]
    return ISLAND[code][language]


def _script_lines(island: Island, box: Box) -> list[str]:
    knots = write_knots(island.knots).items()
    return [
        "island:",
        *(f"  - {row}" for row in write_rows(island.spaces)),
        "knots:",
        *(f"  {at}: [{', '.join(pairs)}]" for at, pairs in knots),
        f"arrows: [{', '.join(write_arrows(box.arrows))}]",
    ]


# What is wrong with one


def _check(asked: Asked, box: Box) -> Answer:
    loaded = read_yaml(asked.words["--check"], asked.language)
    if not isinstance(loaded.value, dict) or "island" not in loaded.value:
        fault = Fault(None, "", {language: ISLAND["no-island"][language] for language in LANGUAGES})
        raise BadFile(loaded.file, [fault], asked.language)
    checks = Checks(ISLAND)
    island = checks.through(lambda: _island(loaded.value, checks))
    if island is not None:
        _check_tiles(island, box, checks)
    faults = sorted((_fault(one, loaded) for one in checks.faults), key=lambda one: one.line or 0)
    if asked.json:
        return Answer(1 if faults else 0, _as_json(_checked(island, box, faults)))
    lines = [f"{printable(loaded.file)}: {fault.say(asked.language)}" for fault in faults]
    return Answer(1 if faults else 0, "\n".join(lines or _good(island, box, asked)))


def _island(tree: Any, checks: Checks) -> Island | None:
    return read_island(tree["island"], tree.get("knots") or {}, checks)


def _check_tiles(island: Island, box: Box, checks: Checks) -> None:
    """L1.5: with the box's tiles known, a layout must be one that they can make."""
    for at in alike(island.knots).values():  # L1.8: of any box
        checks.wrong(("knots", at[-1]), "same-kind", at=", ".join(at))
    strange = strange_knots(island.knots, box)
    if strange:
        checks.wrong(("knots", strange[-1]), "strange-knots", at=", ".join(strange),
                     known=", ".join(box.knots))  # fmt: skip
    left = misfit(island.spaces, box.tiles)
    if left is not None:
        tiles = ", ".join(f"{one} + {other}" for one, other in left.tiles)
        checks.wrong(("island",), "misfit", tiles=tiles, at=", ".join(left.at))


def _fault(wrong: Wrong, loaded: Loaded) -> Fault:
    sentences = {language: wrong.sentences[language] for language in LANGUAGES}
    return Fault(loaded.line(wrong.place), place_name(wrong.place), sentences)


def _checked(island: Island | None, box: Box, faults: list[Fault]) -> dict[str, Any]:
    problems = [
        {"line": fault.line, "place": fault.place, "words": dict(fault.sentences)}
        for fault in faults
    ]
    return {"problems": problems, **({} if island is None else _tree(Drawn(island), box))}


def _good(island: Island | None, box: Box, asked: Asked) -> list[str]:
    assert island is not None
    language = asked.language
    lines = [ISLAND["good"][language], ISLAND["code"][language].format(
        code=code_of(island.spaces, island.knots)
    )]  # fmt: skip
    if "--box" in asked.words:
        lines.append(_fitting(can_be_made(island, box), language))
    return lines
