"""Islands with a name: read with care; those that come with the app are what they say."""

from collections.abc import Callable, Iterable
from itertools import combinations
from pathlib import Path
from statistics import mean

import pytest

from companion.games.island.board.hexes import NEXT, SHORE
from companion.games.island.board.island_code import code_of, island_of
from companion.games.island.board.knots import alike
from companion.games.island.board.layout import Island, problems
from companion.games.island.board.survey import survey
from companion.games.island.board.walks import steps
from companion.games.island.board.wishes import lacks
from companion.games.island.terms import Hex
from companion.store.assets import READY_ISLANDS
from companion.store.files.bad_file import BadFile
from companion.store.files.yaml_file import read_yaml
from companion.store.island.named_islands import NamedIsland, named_island, ready_islands
from companion.text.languages import LANGUAGES
from tests.text.wording import faults

FILES = sorted(READY_ISLANDS.glob("*.yaml"))
MIDDLE = Hex("D4")


def read(stem: str) -> NamedIsland:
    return named_island(read_yaml(READY_ISLANDS / f"{stem}.yaml"))


def count(island: Island, figure: str) -> int:
    return {str(key): number for key, number in survey(island).figures.items()}[figure]


def between(spaces: Iterable[Hex]) -> list[int]:
    return [steps()[one][other] for one, other in combinations(spaces, 2)]


def mean_way(island: Island) -> float:
    return count(island, "way") / 42  # six missions, seven starts


def to_a_camp(island: Island) -> list[int]:
    camps = island.camps.values()
    return [min(steps()[at][camp] for camp in camps) for at in island.fruits.values()]


# The figures of each line.
CLAIMS: dict[str, Callable[[Island], bool]] = {
    "close-at-hand": lambda one: 9.5 < mean_way(one) < 10.5,
    "fair-and-square": lambda one: count(one, "spread") == 5,
    "first-voyage": lambda one: (not lacks(one, ["gentle"], most=0)) and count(one, "to_ocean") == 0
    and mean(to_a_camp(one)) < 2,
    "five-winds": lambda one: mean(between(one.anomalies)) > 4,
    "revolving-doors": lambda one: all(steps()[at][one.twin[at]] == 1 for at in one.portals),
    "seven-shores": lambda one: all(SHORE[at] for at in one.fruits.values()),
    "the-great-gates": lambda one: all(steps()[at][one.twin[at]] == 6 for at in one.portals),
    "the-haunting": lambda one: all(
        any(one.spaces[beside] in ("snakes", "zombies", "ufo") for beside in NEXT[at].values()
            if beside)
        for at in one.fruits.values()
    ),
    "the-haven": lambda one: count(one, "to_ocean") == count(one, "lakes_at_shore") == 0,
    "the-long-way": lambda one: mean_way(one) > 14,
    "the-maelstrom": lambda one: count(one, "to_ocean") == 14,
    "the-moat": lambda one: count(one, "lakes_at_shore") == 8
    and count(one, "lakes_to_ocean") == 8,
    "the-orchard": lambda one: max(between(one.fruits.values())) == 3,
    "the-outpost": lambda one: count(one, "camps_apart") == 1 and mean(to_a_camp(one)) > 5,
    "the-ring": lambda one: all(beside in one.lake_of for beside in NEXT[MIDDLE].values()),
    "the-tangle": lambda one: between(one.knots) == [1, 1, 1]
    and all(steps()[at][MIDDLE] <= 1 for at in one.knots),
    "the-thunderstorm": lambda one: max(between(one.anomalies)) == 2,
    "two-hearths": lambda one: count(one, "camps_apart") == 6 and max(to_a_camp(one)) == 2,
}  # fmt: skip


def test_there_are_enough() -> None:
    assert [file.stem for file in FILES] == sorted(CLAIMS)
    assert len(FILES) >= 12
    assert len(ready_islands()) == len(FILES)


@pytest.mark.parametrize("stem", CLAIMS)
def test_a_ready_made_island_is_what_it_says(stem: str) -> None:
    found = read(stem)
    assert problems(found.island.spaces, found.island.knots) == []
    assert not alike(found.island.knots), "L1.8: a box has three knots of three kinds"
    assert island_of(found.code) == found.island
    assert f"code: {found.code}\n" in (READY_ISLANDS / f"{stem}.yaml").read_text(encoding="utf-8")
    assert CLAIMS[stem](found.island)


@pytest.mark.parametrize("stem", CLAIMS)
def test_its_name_and_its_line_are_there_in_both_languages(stem: str) -> None:
    found = read(stem)
    assert found.name["en"].lower().replace(" ", "-") == stem
    for language in LANGUAGES:
        assert faults(found.name[language], language) == []
        assert faults(found.why[language], language) == []
        assert found.why[language].endswith(".")


def test_no_two_are_alike() -> None:
    found = ready_islands()
    for what in (
        {one.code for one in found}, {one.name["en"] for one in found},
        {one.name["ru"] for one in found}, {one.why["en"] for one in found},
    ):  # fmt: skip
        assert len(what) == len(found)
    # Nor nearly: any two differ in more than half of their spaces.
    for one, other in combinations(found, 2):
        same = sum(one.island.spaces[at] == other.island.spaces[at] for at in one.island.spaces)
        assert same < 18


# Reading

GOOD = (READY_ISLANDS / "the-ring.yaml").read_text(encoding="utf-8")


def refusal(folder: Path, *changes: tuple[str, str], text: str = GOOD) -> str:
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file = folder / "island.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile) as bad:
        named_island(read_yaml(file))
    sentence = str(bad.value)
    assert len(sentence.splitlines()) == 1
    return sentence


def test_the_code_may_be_left_out(tmp_path: Path) -> None:
    ring = read("the-ring")
    file = tmp_path / "island.yaml"
    file.write_text(GOOD.replace(f"code: {ring.code}\n", ""), encoding="utf-8")
    assert named_island(read_yaml(file)) == ring
    assert ring.code == code_of(ring.island.spaces, ring.island.knots)


def test_a_code_of_another_island_is_refused(tmp_path: Path) -> None:
    ring, other = read("the-ring").code, read("the-moat").code
    said = refusal(tmp_path, (ring, other))
    assert f'line 5: code: the code "{other}" is not this island’s; write {ring}' in said
    assert "is no island’s code; write" in refusal(tmp_path, (ring, "ABC"))
    assert "code" in refusal(tmp_path, (ring, "[]"))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("name:", "nome:"), '"nome" is not known here'),
        (("ru: Кольцо", "ru: "), "name.ru"),
        ((", ru: Кольцо", ", de: Ring"), '"de" is not known here'),
        (("why:", "why: {}\nold:"), "why.en"),
        (("oracle", "orange"), "too many orange"),
        (("knots:", "arrows:"), "knots is missing"),
        (("island:", "rows:"), "island is missing"),
    ],
)
def test_a_bad_file_is_told_in_one_sentence(
    tmp_path: Path, change: tuple[str, str], said: str
) -> None:
    assert said in refusal(tmp_path, change) or said in str(_all(tmp_path))


def _all(folder: Path) -> list[str]:
    with pytest.raises(BadFile) as bad:
        named_island(read_yaml(folder / "island.yaml"))
    return [fault.say("en") for fault in bad.value.faults]


@pytest.mark.parametrize("text", ["", "[]", "word", "name: x"])
def test_anything_else_is_a_bad_file(tmp_path: Path, text: str) -> None:
    assert refusal(tmp_path, text=text)


@pytest.mark.parametrize("stem", CLAIMS)
def test_each_ready_made_island_says_how_fast_it_opens(stem: str) -> None:
    """Written by tools/rate_islands.py, of games that were played."""
    opens = read(stem).opens
    assert opens is not None
    assert 0 < opens.reached <= opens.games
    assert 1 <= opens.rounds / opens.reached <= 30
    assert abs(opens.tenths / 10 - opens.rounds / opens.reached) <= 0.05


@pytest.mark.parametrize("wrong", ["many", "{rounds: few, reached: 1, games: 2}", "{rounds: 3}"])
def test_a_rating_that_is_none_is_told(tmp_path: Path, wrong: str) -> None:
    text = (READY_ISLANDS / "the-moat.yaml").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("opens")]
    file = tmp_path / "rated.yaml"
    file.write_text("\n".join([*lines, f"opens: {wrong}"]), encoding="utf-8")
    with pytest.raises(BadFile, match="opens"):
        named_island(read_yaml(file))
