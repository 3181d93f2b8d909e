"""`python -m companion island`: what is printed is true, and can stand in a table script."""

import json
from pathlib import Path
from random import Random

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from companion.cli import island_command
from companion.cli.arguments import Answer, Misused
from companion.cli.island_command import answer
from companion.games.island.board.generate import random_buildable, random_island
from companion.games.island.board.hexes import HEXES
from companion.games.island.board.island_code import code_of, island_of
from companion.games.island.board.knots import kind
from companion.games.island.box.file import read_box
from companion.store.assets import shipped_box
from companion.store.island.box_file import read_box_file
from companion.store.island.named_islands import ready_islands
from companion.store.island.table_file import read_table
from tests.games.island.board.cutting import cut_apart
from tests.games.island.board.rows import read_rows
from tests.games.island.board.test_buildable import ISLAND, TILES

ROOT = Path(__file__).resolve().parents[2]
SAMPLE = str(ROOT / "seeds" / "sample-table.yaml")
CODE = "CFTA3-VWMWD-74C8Y-296D9-DRHMC"
KNOTS = {"A1": "NW-SE, NE-SW, E-W", "C6": "NW-NE, E-SE, SW-W", "G3": "NW-SE, NE-E, SW-W"}
REST = """
game: paradox-island
players: 3
captives: [{who: theseus, start: banana}, {who: phil, start: lime}]
script: []
"""


def said(*arguments: str) -> str:
    found = answer([*arguments])
    assert (found.exit_code, found.complaint) == (0, "")
    return found.text


def refused(*arguments: str) -> str:
    found = answer([*arguments])
    assert (found.exit_code, found.text) == (2, "")
    assert len(found.complaint.splitlines()) == 1
    return found.complaint


def box_file(folder: Path, tiles: object = TILES, **more: object) -> str:
    file = folder / "box.yaml"
    file.write_text(json.dumps({"tiles": tiles, **more}), encoding="utf-8")
    return str(file)


# A random one


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("seed", ["0", "7", "-5", "999999999999999999"])
def test_what_is_printed_is_part_of_a_table_script(
    tmp_path: Path, seed: str, language: str
) -> None:
    text = said("--seed", seed, "--language", language)
    file = tmp_path / "table.yaml"
    file.write_text(text + REST, encoding="utf-8")
    setup = read_table(file).setup
    island = random_island(Random(int(seed)))
    assert setup.island == island
    code = code_of(island.spaces, island.knots)
    assert text.startswith(f"# {'Island' if language == 'en' else 'Остров'} {code}\n")
    assert f"--seed {seed}" in text


def test_without_a_seed_one_is_drawn_and_told() -> None:
    first = json.loads(said("--json"))
    assert json.loads(said("--json", "--seed", str(first["seed"]))) == first
    assert json.loads(said("--json"))["seed"] != first["seed"]
    assert "\n# From seed " in said()


def test_json_says_the_same() -> None:
    island = random_island(Random(7))
    tree = json.loads(said("--seed", "7", "--json"))
    assert tree["seed"] == 7
    assert read_rows(tree["island"]) == island.spaces
    assert island_of(tree["code"]) == island
    assert sorted(tree["knots"]) == sorted(island.knots)
    assert tree["arrows"] == ["E-NW-SW", "NE-SE-W"]
    assert tree["buildable"] is None
    assert tree["words"]["en"] in said("--seed", "7")
    assert tree["words"]["ru"] in said("--seed", "7", "--language", "ru")
    assert set(tree["walks"]["theseus"]) == set(island.fruits)
    assert tree["figures"]["camps_apart"] > 0


def test_one_that_can_be_built_from_the_owners_box(tmp_path: Path) -> None:
    file = box_file(tmp_path)
    text = said("--seed", "7", "--box", file)
    assert "It can be built from the tiles of this box." in text
    assert f"--seed 7 --box {file}" in text
    tree = json.loads(said("--seed", "7", "--box", file, "--json"))
    spaces = read_rows(tree["island"])
    assert tree["buildable"] is True
    assert cut_apart(spaces, TILES)
    assert (
        spaces == random_buildable(read_box(shipped_box(), read_box_file(file)), Random(7)).spaces
    )


def test_a_box_without_tile_pairs_says_that_it_does_not_know(tmp_path: Path) -> None:
    text = said("--seed", "7", "--box", box_file(tmp_path, []))
    assert "does not tell the tile pairs" in text
    assert said("--seed", "7").splitlines()[-10:] == text.splitlines()[-10:]


def test_the_arrows_are_those_of_the_box(tmp_path: Path) -> None:
    file = tmp_path / "box.yaml"
    file.write_text("arrows: [NW-NE-E, SE-SW-W]", encoding="utf-8")
    assert said("--seed", "7", "--box", str(file)).endswith("\narrows: [E-NE-NW, SE-SW-W]")


# As somebody wishes


def test_an_island_as_wished() -> None:
    text = said("--seed", "7", "--wish", "no-shore-lake", "--wish", "camps-apart")
    tree = json.loads(said("--seed", "7", "--wish", "no-shore-lake", "--wish", "camps-apart",
                           "--json"))  # fmt: skip
    assert tree["figures"]["lakes_at_shore"] == 0
    assert tree["figures"]["camps_apart"] >= 4
    assert tree["wishes"] == ["no-shore-lake", "camps-apart"]
    assert tree["drawn"] > 1
    assert f"# Island {tree['code']}" in text
    again = "--seed 7 --wish no-shore-lake --wish camps-apart"
    assert f"the same again: ./run island {again}\n" in text
    assert said(*again.split()) == text
    assert (
        f"No space of a lake touches the ocean. Islands drawn to find it: {tree['drawn']}"
        in text.replace("From camp to camp it is four steps or more. ", "")
    )


def test_without_wishes_nothing_is_said_of_them() -> None:
    assert "drawn" not in said("--seed", "7")
    assert "wishes" not in json.loads(said("--seed", "7", "--json"))


def test_wishes_and_a_box_go_together(tmp_path: Path) -> None:
    tree = json.loads(said("--wish", "gentle", "--box", box_file(tmp_path), "--json"))
    assert tree["buildable"] is True
    assert tree["figures"]["way"] <= 504


@pytest.mark.parametrize("language", ["en", "ru"])
def test_an_unknown_wish_is_told_with_those_there_are(language: str) -> None:
    found = refused("--wish", "sunny", "--language", language)
    assert '"sunny"' in found
    assert "no-shore-lake, camps-apart, knots-apart, gentle, cruel" in found


def test_wishes_that_exclude_each_other() -> None:
    assert "gentle and cruel at once" in refused("--wish", "gentle", "--wish", "cruel")


def test_wishes_that_no_island_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is wrong with the words, so it is another exit code than theirs."""
    monkeypatch.setattr(island_command, "TRIES", 50)
    found = answer(["--seed", "1", "--wish", "no-shore-lake", "--wish", "gentle"])
    assert (found.exit_code, found.text) == (1, "")
    assert "50 islands drawn had all of this: drop a wish" in found.complaint


# The one behind a code


def test_the_island_behind_a_code() -> None:
    text = said(CODE)
    assert yaml.safe_load(text)["island"][0] == "apple snakes portal-2 strawberry"
    assert text.startswith(f"# Island {CODE}\n")
    assert "seed" not in text
    assert json.loads(said("--json", CODE))["code"] == CODE
    assert said(*CODE.lower().split("-")) == text


def test_whether_it_can_be_built(tmp_path: Path) -> None:
    file = box_file(tmp_path)
    assert "It cannot be built from the tiles of this box." in said(CODE, "--box", file)
    assert json.loads(said(CODE, "--box", file, "--json"))["buildable"] is False


# A layout that is checked


def layout(folder: Path, *changes: tuple[str, str], knots: bool = True) -> str:
    text = "island:\n" + "".join(
        f"  - {row.strip()}\n" for row in ISLAND.split("\n") if row.strip()
    )
    if knots:
        text += "knots:\n" + "".join(f"  {at}: [{arrows}]\n" for at, arrows in KNOTS.items())
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file = folder / "layout.yaml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_a_legal_layout_has_no_problems(tmp_path: Path) -> None:
    text = said("--check", layout(tmp_path))
    assert text == (
        "The island is legal: nothing is wrong with it.\nIsland B5PNA-G4E29-M7UUN-XNPVM-5DGRC"
    )
    tree = json.loads(said("--check", layout(tmp_path), "--json"))
    assert tree["problems"] == []
    assert tree["code"] == "B5PNA-G4E29-M7UUN-XNPVM-5DGRC"
    assert "built from the tiles" in said("--check", layout(tmp_path), "--box", box_file(tmp_path))


def test_a_whole_table_script_is_checked_as_well() -> None:
    assert "legal" in said("--check", SAMPLE)


def test_every_problem_has_a_line(tmp_path: Path) -> None:
    file = layout(tmp_path, ("banana", "orange"), ("zombies", "bend"), knots=False)
    found = answer(["--check", file])
    assert (found.exit_code, found.complaint) == (1, "")
    lines = found.text.splitlines()
    assert all(line.startswith(f"{file}: ") for line in lines)
    assert len(lines) == 5  # two surplus words, three knots without arrows
    assert "too many orange: 2 of them, at A4, B4" in found.text
    assert found.text.count("has no arrows") == 3
    tree = json.loads(answer(["--check", file, "--json"]).text)
    assert [problem["line"] for problem in tree["problems"]] == [1, 1, 1, 3, 7]
    assert set(tree["problems"][0]["words"]) == {"en", "ru"}
    assert "code" not in tree


def test_a_row_that_cannot_be_read_hides_no_other_problem(tmp_path: Path) -> None:
    file = layout(
        tmp_path, ("banana", "orange"), ("triangle strawberry", "triangle strawbery"),
        ("  G3:", "  D1:"), ("bend  anomaly", "bend bend anomaly"),
    )  # fmt: skip
    found = answer(["--check", file])
    assert found.exit_code == 1
    for problem in (
        '"strawbery" is not known here', "row F has 6 spaces",
        "too many orange: 2 of them, at A4, B4", "the knot at G3 has no arrows",
        "there is no knot at D1",
    ):  # fmt: skip
        assert found.text.count(problem) == 1, problem
    assert len(found.text.splitlines()) == 5, "what may lie in row F is not called missing"


def test_arrows_for_a_space_that_cannot_be_read_are_no_problem(tmp_path: Path) -> None:
    file = layout(tmp_path, ("knot     snakes", "knott snakes"))
    found = answer(["--check", file])
    assert len(found.text.splitlines()) == 1
    assert '"knott" is not known here' in found.text


def test_the_same_in_russian(tmp_path: Path) -> None:
    found = answer(["--check", layout(tmp_path, ("banana", "orange")), "--language", "ru"])
    assert found.exit_code == 1
    assert "слишком много orange" in found.text


def test_a_layout_that_the_tiles_do_not_fit(tmp_path: Path) -> None:
    """L1.5: legal, but not buildable from this box."""
    file = layout(
        tmp_path, ("cherries", "SWAP"), ("strawberry", "cherries"), ("SWAP", "strawberry")
    )
    assert "legal" in said("--check", file)
    found = answer(["--check", file, "--box", box_file(tmp_path)])
    assert found.exit_code == 1
    assert "left over: cherries + lime, knot + strawberry" in found.text
    assert "no tile covers C6, D1, D7, E1" in found.text
    tree = json.loads(answer(["--check", file, "--box", box_file(tmp_path), "--json"]).text)
    assert tree["buildable"] is False
    assert len(tree["problems"]) == 1


def test_knots_that_the_box_has_not(tmp_path: Path) -> None:
    """L1.8"""
    file = layout(tmp_path)
    box = box_file(tmp_path, knots=["a", "d", "e"])
    found = answer(["--check", file, "--box", box])
    assert found.exit_code == 1
    assert "the box has no such knots as at C6, G3" in found.text
    assert "its kinds are a, d, e" in found.text
    tree = json.loads(answer(["--check", file, "--box", box, "--json"]).text)
    assert tree["buildable"] is False
    assert tree["problems"][0]["line"] == 12
    assert "таких узлов, как на C6, G3, в коробке нет" in answer(
        ["--check", file, "--box", box, "--language", "ru"]
    ).text  # fmt: skip


def test_knots_of_one_kind_are_a_problem_of_any_box(tmp_path: Path) -> None:
    """L1.8: of G3 the arrows of A1; kind c turned by a sixth is the same kind."""
    same = layout(tmp_path, (KNOTS["G3"], KNOTS["A1"]))
    turned = layout(tmp_path, (KNOTS["A1"], "NE-SW, E-SE, W-NW"))
    for file, at in ((same, "A1, G3"), (turned, "A1, G3")):
        found = answer(["--check", file])
        assert (found.exit_code, found.complaint) == (1, "")
        (line,) = found.text.splitlines()
        assert f"line 12: knots.G3: the knots at {at} are of one kind" in line
        tree = json.loads(answer(["--check", file, "--json"]).text)
        assert (tree["buildable"], len(tree["problems"])) == (False, 1)
        assert f"узлы на {at} одного вида" in tree["problems"][0]["words"]["ru"]


def test_the_code_of_an_island_with_such_knots_is_read_and_told() -> None:
    """L1.8: a borrowed box may have them."""
    text = said(CODE)
    assert "a box has three different ones" in text
    assert "в коробке все три разные" in said(CODE, "--language", "ru")
    assert "knots:" in text
    assert "three different ones" not in said("--seed", "7")


def test_the_knots_of_a_random_island_are_the_boxs(tmp_path: Path) -> None:
    """Also where the tile pairs are unknown."""
    for tiles in (TILES, ()):
        box = box_file(tmp_path, tiles, knots=["c", "d", "e"])
        tree = json.loads(said("--seed", "7", "--box", box, "--json"))
        island = island_of(tree["code"])
        assert sorted(kind(arrows) for arrows in island.knots.values()) == ["c", "d", "e"]
        assert tree["buildable"] is (True if tiles else None)


# Bad input


def test_a_bad_code_says_what_is_wrong() -> None:
    assert refused(CODE[:-1]) == "This code is too short: 1 of its 25 letters is missing."
    assert "«Ж»" in refused(CODE.replace("V", "Ж"), "--language", "ru")


@pytest.mark.parametrize("seed", ["x", "", "1.5", "1" * 19, "٣"])
def test_a_bad_seed_says_what_is_right(seed: str) -> None:
    assert "is no seed; write a whole number" in refused("--seed", seed)


def test_a_bad_file_is_one_sentence(tmp_path: Path) -> None:
    empty = tmp_path / "empty.yaml"
    empty.write_text("", encoding="utf-8")
    assert "there is no such file" in refused("--check", str(tmp_path / "none"))
    assert "there is no such file" in refused("--box", str(tmp_path / "none"))
    assert "no island stands in this file" in refused("--check", str(empty))
    assert "нет острова" in refused("--check", str(empty), "--language", "ru")


def test_a_fault_of_the_box_file_has_its_line(tmp_path: Path) -> None:
    file = tmp_path / "box.yaml"
    file.write_text("palms: [3, 2, 2]\ntiles:\n  - [orange, soup]\n", encoding="utf-8")
    assert "line 2: tiles: there are 1 tiles" in refused("--box", str(file))
    assert "строка 2: tiles: здесь плиток: 1" in refused("--box", str(file), "--language", "ru")


@pytest.mark.parametrize(
    "arguments",
    [
        ["--foo"], ["--seed"], ["--seed", "1", CODE], ["--check", SAMPLE, CODE],
        ["--check", SAMPLE, "--seed", "1"], ["--language", "de"], ["--language"],
        ["--json", "--json"], ["--seed", "1", "--seed", "2"], ["--box"], ["--wish"],
        ["--wish", "gentle", CODE], ["--check", SAMPLE, "--wish", "gentle"],
        ["--seed", "--json"], ["--json=yes"],
    ],
)  # fmt: skip
def test_anything_else_is_misused(arguments: list[str]) -> None:
    with pytest.raises(Misused):
        answer(arguments)


WORDS = st.sampled_from(
    ["orange", "knot", "bend", "soup", "triangle", "anomaly", "[", "NW-SE", ":"]
)
THINGS = st.recursive(
    st.none() | st.integers() | WORDS,
    lambda inner: (
        st.lists(inner, max_size=8)
        | st.dictionaries(st.sampled_from(HEXES) | WORDS, inner, max_size=4)
    ),
    max_leaves=30,
)


@given(THINGS, THINGS)
def test_any_file_is_answered(
    tmp_path_factory: pytest.TempPathFactory, island: object, knots: object
) -> None:
    file = tmp_path_factory.getbasetemp() / "any.yaml"
    file.write_text(json.dumps({"island": island, "knots": knots}), encoding="utf-8")
    found = answer(["--check", str(file)])
    assert found.exit_code in (1, 2)
    assert found != Answer(found.exit_code)


def test_of_a_ready_made_island_it_tells_how_fast_it_opens() -> None:
    """Played by tools/rate_islands.py; no other island has been."""
    island = ready_islands()[0]
    assert island.opens is not None
    told = f"in {island.opens.reached} of {island.opens.games} games one of two explorers"
    assert told in said(island.code)
    assert json.loads(said(island.code, "--json"))["opens"] == {
        "rounds": island.opens.rounds,
        "reached": island.opens.reached,
        "games": island.opens.games,
    }
    assert "explorers" not in said("--seed", "7")
    assert "opens" not in json.loads(said("--seed", "7", "--json"))
