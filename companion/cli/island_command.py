"""`island`: a random island, the one behind a code, or what is wrong with one.

What is printed for people is the beginning of a table script, the rest of it in comments.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import combinations
from random import Random
from typing import Any

from companion.cli.arguments import Answer, BadSeed, Parser, seed_of
from companion.cli.sentences import ISLAND, MISUSED
from companion.engine.checks import Checks, Wrong, listed, place_name, printable, quoted
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
from companion.games.island.board.openness import Openness
from companion.games.island.board.survey import survey
from companion.games.island.board.wishes import TRIES, WISHES, Wish, contradict, wished
from companion.games.island.box.box import Box
from companion.games.island.box.file import read_box
from companion.store.assets import PROGRAM, shipped_box
from companion.store.files.bad_file import BadFile, Fault
from companion.store.files.yaml_file import Loaded, read_yaml
from companion.store.island.box_file import read_box_file
from companion.store.island.named_islands import ready_islands
from companion.text.island.islands import (
    bad_code,
    character_line,
    facts,
    knots_alike,
    not_found,
    opens,
    wish_text,
)
from companion.text.languages import LANGUAGES, Language


@dataclass(slots=True)
class IslandAsked:
    code: list[str] = field(default_factory=list)
    seed: str | None = None
    check: str | None = None
    wishes: list[str] = field(default_factory=list)
    box: str | None = None
    json: bool = False
    language: Language = "en"


@dataclass(frozen=True, slots=True)
class Drawn:
    """An island; where it is a random one, its seed, the wishes, and how many were drawn."""

    island: Island
    seed: int | None = None
    wishes: tuple[Wish, ...] = ()
    count: int = 1


def answer(arguments: list[str]) -> Answer:
    """1: the layout has problems, or no island has all that was wished for."""
    asked = _read(arguments)
    return replace(_answer(asked), language=asked.language)


def _answer(asked: IslandAsked) -> Answer:
    try:
        box = _box(asked)
        return _shown(asked, box) if asked.check is None else _check(asked, box, asked.check)
    except BadFile as bad:
        return Answer(2, complaint=str(bad))
    except BadCode as bad:
        return Answer(2, complaint=bad_code(bad, asked.language))
    except BadSeed:
        told = MISUSED["seed"][asked.language]
        return Answer(2, complaint=told.format(found=quoted(asked.seed)))
    except _BadWish as bad:
        told = ISLAND["wish"][asked.language]
        return Answer(2, complaint=told.format(found=quoted(bad), known=listed(WISHES)))


class _BadWish(Exception):
    """`str` is the word."""


def _read(arguments: list[str]) -> IslandAsked:
    """A code may be typed with spaces in it; what there is already is not wished for."""
    parser = Parser("island", arguments)
    parser.word("code", "CODE", nargs="*", default=[])
    parser.option("--seed", metavar="N")
    parser.option("--check", metavar="FILE")
    parser.option("--wish", metavar="WISH", action="append", dest="wishes")
    parser.option("--box", metavar="FILE")
    parser.switch("--json")
    parser.language_option()
    asked = parser.read(IslandAsked())
    seed, code = asked.seed is not None, parser.name("CODE")
    given = {code: asked.code, "--check": asked.check, "--seed": seed, "--wish": asked.wishes}
    for one, other in combinations(filter(given.get, given), 2):
        if (one, other) != ("--seed", "--wish"):
            parser.refuse("together", option=one, other=other)
    return asked


def _box(asked: IslandAsked) -> Box:
    own = () if asked.box is None else (read_box_file(asked.box, asked.language),)
    return read_box(shipped_box(), *own)


# An island


def _shown(asked: IslandAsked, box: Box) -> Answer:
    if asked.code:
        drawn = Drawn(island_of(" ".join(asked.code)))
        return Answer(0, _printed(drawn, box, asked))
    seed, wishes = seed_of(asked.seed), _wishes(asked.wishes)
    found = wished(box, Random(seed), wishes, TRIES)
    if found.island is None:
        code = 2 if contradict(wishes) else 1
        return Answer(code, complaint=not_found(found, asked.language))
    return Answer(0, _printed(Drawn(found.island, seed, wishes, found.drawn), box, asked))


def _printed(drawn: Drawn, box: Box, asked: IslandAsked) -> str:
    if not asked.json:
        return _as_script(drawn, box, asked)
    rated = _rated(asked, drawn)
    played = {} if rated is None else {"opens": {
        "rounds": rated.rounds, "reached": rated.reached, "games": rated.games,
    }}  # fmt: skip
    return _as_json({**_tree(drawn, box), **played})


def _wishes(words: list[str]) -> tuple[Wish, ...]:
    """The wishes in their own order, each once."""
    for word in words:
        if word not in WISHES:
            raise _BadWish(word)
    return tuple(wish for wish in WISHES if wish in words)


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


def _as_script(drawn: Drawn, box: Box, asked: IslandAsked) -> str:
    """YAML that a table script can begin with; whatever is no key of it stands in comments."""
    island, language = drawn.island, asked.language
    found = survey(island)
    notes = [ISLAND["code"][language].format(code=code_of(island.spaces, island.knots))]
    notes += _how_drawn(drawn, asked)
    if asked.box is not None:
        notes.append(_fitting(can_be_made(island, box), language))
    notes += knots_alike(island.knots, language)
    notes += [character_line(found, language), *facts(found, language)]
    rated = _rated(asked, drawn)
    notes += [] if rated is None else [opens(rated, language)]
    return "\n".join((*(f"# {note}" for note in notes), *_script_lines(island, box)))


def _rated(asked: IslandAsked, drawn: Drawn) -> Openness | None:
    """The rating of a ready-made island, by its code; no other has been played so often."""
    if not asked.code:
        return None
    code = code_of(drawn.island.spaces, drawn.island.knots)
    return next((one.opens for one in ready_islands() if one.code == code), None)


def _how_drawn(drawn: Drawn, asked: IslandAsked) -> Iterator[str]:
    """The command for the very same island, and the wishes."""
    if drawn.seed is None:
        return
    wishes = "".join(f" --wish {wish}" for wish in drawn.wishes)
    box_file = "" if asked.box is None else f" --box {printable(asked.box)}"
    again = f"{PROGRAM} island --seed {drawn.seed}{wishes}{box_file}"
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


# A layout that is checked


def _check(asked: IslandAsked, box: Box, file: str) -> Answer:
    loaded = read_yaml(file, asked.language)
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


def _good(island: Island | None, box: Box, asked: IslandAsked) -> list[str]:
    assert island is not None
    language = asked.language
    lines = [ISLAND["good"][language], ISLAND["code"][language].format(
        code=code_of(island.spaces, island.knots)
    )]  # fmt: skip
    if asked.box is not None:
        lines.append(_fitting(can_be_made(island, box), language))
    return lines
