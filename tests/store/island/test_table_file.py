"""A table script is read whole, or refused in one sentence that says what would be right."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.checks import MOST_FAULTS
from companion.games.island.setup.table import Seat
from companion.games.island.terms import TOKENS
from companion.games.registry import FOLDERS
from companion.store.files.bad_file import BadFile
from companion.store.island.table_file import TableFile, read_table
from companion.store.tables.script import Expect, ScriptLine

TESTS = Path(__file__).resolve().parents[2]
GOOD = (TESTS / "cli" / "good.yaml").read_text(encoding="utf-8")
SEEDS = TESTS.parent / "seeds"
ALL_BUT_IVY = [token for token in TOKENS if token != "ivy"]
TWO = (
    ("players: 3", "players: 2"),
    ("  - {who: hempel, start: banana, palm: 2}\n", ""),
    ("{who: phil, start: apple}", "{who: hempel, with: phil, start: [apple, lime], palm: [1, 3]}"),
)


def read(folder: Path, text: str | bytes) -> TableFile:
    file = folder / "table.yaml"
    file.write_bytes(text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text)
    return read_table(str(file))


def changed(*changes: tuple[str, str]) -> str:
    text = GOOD
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


# Those of other games stand in folders of their names.
ISLAND_TABLES = [
    file
    for file in sorted((TESTS / "tables").rglob("*.yaml"))
    if file.relative_to(TESTS / "tables").parts[0] not in FOLDERS
]


def refusal(folder: Path, text: str | bytes) -> BadFile:
    with pytest.raises(BadFile) as refused:
        read(folder, text)
    return refused.value


@pytest.mark.parametrize("file", ISLAND_TABLES + sorted(SEEDS.glob("*.yaml")), ids=str)
def test_every_table_of_the_house_is_read(file: Path) -> None:
    table = read_table(file)
    assert table.path == str(file)
    assert [entry.number for entry in table.script] == list(range(1, len(table.script) + 1))


def test_what_is_read(tmp_path: Path) -> None:
    table = read(tmp_path, GOOD)
    given = table.setup
    assert table.seed == 7
    assert (given.players, given.wave, given.rock, given.bush) == (3, "S", "C1", "D5")
    assert given.seats == (Seat("hempel", "hempel", "banana", 2), Seat("phil", "phil", "apple"))
    assert given.anomalies["C1"] == "rock"  # type: ignore[index]
    assert given.island.knots["G3"]["SW"] == "W"  # type: ignore[index]
    assert given.stack[:5] == ("hurricane", "flood", "ivy", "algae", "lithophytes")
    assert len(given.stack) == 12
    assert given.rulings.corner_joint == "op"


def test_the_box_of_the_file(tmp_path: Path) -> None:
    box = read(tmp_path, GOOD).setup.box
    assert (box.boards["phil"].health, box.boards["phil"].energy) == (4, 4)
    assert box.boards["phil"].half_sun == {"line"}
    assert box.tokens["token-6"].name == {"en": "Fog", "ru": "Туман"}
    assert box.tokens["token-6"].does.safe_cost is None
    assert "boards.phil.health" not in box.assumed


def test_the_lines(tmp_path: Path) -> None:
    first, second, third = read(tmp_path, GOOD).script
    start = GOOD.count("\n", 0, GOOD.index("  - hempel")) + 1
    assert first == ScriptLine(1, "hempel", "no", start)
    assert isinstance(second, Expect)
    assert second.file_line == start + 1
    assert second.expect["asks"] is None
    assert third == ScriptLine(3, "op", "Where is Phil?", start + 2)


def test_two_players(tmp_path: Path) -> None:
    seats = read(tmp_path, changed(*TWO, ("  - hempel: no", "  - phil: no"))).setup.seats
    assert seats == (Seat("hempel", "hempel", "apple", 1), Seat("phil", "hempel", "lime", 3))


def test_one_palm_for_both_starts(tmp_path: Path) -> None:
    text = changed(*TWO).replace("palm: [1, 3]", "palm: 2")
    assert [seat.palm for seat in read(tmp_path, text).setup.seats] == [2, 2]


def without(*keys: str) -> str:
    return "".join(
        line for line in GOOD.splitlines(keepends=True) if line.split(":")[0] not in keys
    )


def test_what_is_left_open_is_drawn_by_the_seed(tmp_path: Path) -> None:
    text = without("anomalies", "stack", "op", "seed", "arrows", "rulings")
    table = read(tmp_path, text)
    given = table.setup
    assert table.seed == 0
    assert given == read(tmp_path, text).setup
    assert set(given.anomalies) == set(given.island.anomalies)
    assert len(set(given.anomalies.values())) == 5
    assert given.rock in given.island.anomalies
    assert given.stack == tuple(given.box.tokens)


@pytest.mark.parametrize("seed", range(30))
def test_nothing_is_drawn_onto_a_start(tmp_path: Path, seed: int) -> None:
    text = without("op", "seed") + f"seed: {seed}\n"
    given = read(tmp_path, text).setup
    assert given.bush in given.island.fruits.values()
    assert given.bush not in [given.island.fruits[seat.start] for seat in given.seats]


def test_a_piece_that_is_given_leaves_the_others_as_they_are(tmp_path: Path) -> None:
    drawn = read(tmp_path, without("op")).setup
    with_wave = read(tmp_path, without("op") + "op: {wave: N}\n").setup
    assert with_wave.wave == "N"
    assert (with_wave.rock, with_wave.bush) == (drawn.rock, drawn.bush)


BAD = {
    # the top
    "another game": (("paradox-island", "chess"), 'line 1: game: "chess" is not known here'),
    "unknown key": (("seed: 7", "sead: 7"), 'sead: "sead" is not known here; the keys are: game,'),
    "no players": (("players: 3\n", ""), ": players is missing; add it, as in players: 3"),
    "no island": (("island:", "islands:"), "island is missing"),
    "no knots": (("knots:", "seed2:"), "knots is missing"),
    "no captives": (("captives:", "captive:"), "captives is missing"),
    "no script": (("script:", "skript:"), "script is missing"),
    "five players": (("players: 3", "players: 5"), 'line 2: players: "5" stands where a number'),
    "a word for players": (("players: 3", "players: three"), "whole number from 2 to 4"),
    "a fraction": (("seed: 7", "seed: 7.5"), 'seed: "7.5" stands where a number'),
    "a far seed": (("seed: 7", "seed: 1" + "0" * 30), 'seed: "1000'),
    # the island
    "missing row": (("  - anomaly portal-2 knot knot\n", ""), "line 3: island: the island has 6 r"),
    "one row more": (("  - anomaly portal-2 knot knot\n", "  - a\n  - b\n"), "unknown|not known"),
    "short row": (("camp-b portal-3 oracle knot", "camp-b portal-3 knot"), "line 4: island.1: row"),
    "no row": (("  - camp-b portal-3 oracle knot\n", "  -\n"), "line 4: island.1: — stands where"),
    "row as list": (("camp-b portal-3 oracle knot", "[camp-b, knot]"), "stands where words belong"),
    "island as word": (("island:\n", "island: here\nx:\n"), 'island: "here" stands where a list'),
    "unknown space": (("oracle orange", "oracle mango"), 'island.6: "mango" is not known here'),
    "two oranges": (("ufo cherries", "ufo orange"), "too many orange: 2 of them, at D7, F3"),
    "broken lake": (("triangle anomaly", "anomaly triangle"), "the lake triangle at B2, B4, C3 do"),
    "straight as bend": (
        ("straight straight straight", "straight straight bend"), "too many bend: 4 of them"
    ),
    # the knots
    "knot without arrows": (("  A4: [NW-SE, NE-SW, W-E]\n", ""), "the knot at A4 has no arrows"),
    "knot without a side": (("[NW-SE, NE-SW, W-E]", "[NW-SE, NE-SW]"), 'the side "E" is missing'),
    "sides twice": (("[NW-SE, NE-SW, W-E]", "[NW-SE, NE-SE, W-E]"), 'the side "SE" stands here tw'),
    "unknown side": (("[NW-SE, NE-SW, W-E]", "[N-S, NE-SW, W-E]"), '"N" is no side'),
    "threes in a knot": (("[NW-SE, NE-SW, W-E]", "[NW-SE-NE, SW-W-E]"), "three|does not join 2"),
    "knot as word": (("[NW-SE, NE-SW, W-E]", "straight"), 'knots.A4: "straight" stands where a li'),
    "arrows elsewhere": (("A4: [", "A1: ["), "there is no knot at A1"),
    "knots as list": (("  A4: [NW-SE", "  B9: {}\n  A4: [NW-SE"), "knots.B9: {…} stands where a l"),
    "arrows of two": (("[NW-E-SW, NE-SE-W]", "[NW-E, NE-SE, SW-W]"), '"NW-E" does not join 3 side'),
    "arrows not apart": (("[NW-E-SW, NE-SE-W]", "[NW-E-SW, NW-SE-W]"), 'side "NW" stands here tw'),
    # the anomalies
    "four anomalies": (("C1: rock, ", ""), "the anomaly space C1 has no token"),
    "anomaly elsewhere": (("C1: rock", "C2: rock"), '"C2" is no anomaly space of this island'),
    "anomaly twice": (("C1: rock", "C1: arrows"), 'anomalies.G1: "arrows" stands here twice'),
    "unknown anomaly": (("C1: rock", "C1: fog"), 'anomalies.C1: "fog" is not known here'),
    # the stack and the OP
    "unknown token": (("[hurricane, flood", "[storm, flood"), 'stack.1: "storm" is not known'),
    "token twice": (("[hurricane, flood", "[flood, flood"), 'stack.2: "flood" stands here twice'),
    "left out, too": (("seed: 7", "left-out: [ivy]\nseed: 7"), 'left-out.1: "ivy" stands in the s'),
    "unknown left out": (("seed: 7", "left-out: [fog]\nseed: 7"), 'left-out.1: "fog" is not known'),
    "left out twice": (("seed: 7", "left-out: [algae, algae]\nseed: 7"), 'algae" stands here twi'),
    "left out as word": (("seed: 7", "left-out: algae\nseed: 7"), 'left-out: "algae" stands whe'),
    "one token": (
        ("stack: [hurricane, flood, ivy]", f"stack: [ivy]\nleft-out: [{', '.join(ALL_BUT_IVY)}]"),
        "left-out: only 1 power tokens are left for the stack; leave at least 2 in it",
    ),
    "wave on the island": (("wave: S", "wave: A1"), 'op.wave: "A1" is not known here'),
    "wave in a lake": (("wave: S", "wave: straight"), "write one of: N, NE, SE, S, SW, NW"),
    "rock on a fruit": (("rock: C1", "rock: D5"), 'the Rock cannot begin at "D5"'),
    "bush on an anomaly": (("bush: D5", "bush: C1"), 'the Bush cannot begin at "C1"'),
    "bush nowhere": (("bush: D5", "bush:"), "op.bush: the Bush cannot begin at —"),
    "another piece": (("bush: D5", "bushes: D5"), 'op.bushes: "bushes" is not known here'),
    # the captives
    "one captive": (("  - {who: phil, start: apple}\n", ""), "there are 1 captives’ boards for 3"),
    "captive twice": (("who: phil", "who: hempel"), '"hempel" sits at this table already'),
    "unknown captive": (("who: phil", "who: bob"), 'captives.2.who: "bob" is not known here'),
    "no start": (("{who: phil, start: apple}", "{who: phil}"), "start is missing"),
    "unknown start": (("start: apple", "start: pear"), 'captives.2.start: "pear" is not known'),
    "start at the bush": (("bush: D5", "bush: E5"), 'the start "apple" is taken'),
    "start taken": (("start: apple", "start: banana"), 'the start "banana" is taken'),
    "two starts": (("start: apple", "start: [apple, lime]"), "captives.2.start: […] is not known"),
    "with at three": (("who: phil,", "who: phil, with: theseus,"), "captives.2.with: with belongs"),
    "palm four": (("palm: 2", "palm: 4"), 'captives.1.palm: "4" stands where a number'),
    "phil's palm": (("start: apple", "start: apple, palm: 1"), "only Hempel has palms"),
    "captive as word": (("{who: phil, start: apple}", "phil"), 'captives.2: "phil" stands where k'),
    # the box and the rulings
    "unknown board": (("{phil: {health: 4", "{bob: {health: 4"), 'boards.bob: "bob" is not known'),
    "health as word": (("health: 4", "health: lots"), 'boards.phil.health: "lots" stands where a'),
    "unknown tick": (("restore: 1", "rest: 1"), 'tokens.token-6.does.rest: "rest" is not known'),
    "unknown own token": (("token-6:", "token-13:"), 'tokens.token-13: "token-13" is not known'),
    "unknown ruling": (("corner-joint: op", "corner: op"), 'rulings.corner: "corner" is not known'),
    "unknown value": (("corner-joint: op", "corner-joint: yes"), "write one of: both, op"),
    # what chance drew
    "draws as word": (("script:\n", "draws: all\nscript:\n"), 'draws: "all" stands where a list'),
    "no order": (("script:\n", "draws: [2 0]\nscript:\n"), 'draws.1: "2 0" is no order to draw'),
    "drawn twice": (("script:\n", "draws: [0 0 1]\nscript:\n"), 'draws.1: "0 0 1" is no order'),
    # the script
    "script as word": (("script:\n", "script: none\nx:\n"), 'script: "none" stands where a list'),
    "unknown speaker": (("- op: Where", "- bob: Where"), 'script.3.bob: nobody here is called "bo'),
    "absent speaker": (("- op: Where", "- theseus: Where"), "one of: hempel, phil, op, expect"),
    "two in a line": (("  - op: Where is Phil?", "  - {op: end, phil: end}"), "script.3: a line o"),
    "bare line": (("  - op: Where is Phil?", "  - end"), "script.3: a line of the script is one"),
    "empty line": (("  - op: Where is Phil?", "  -"), "script.3: a line of the script is one"),
    "nothing said": (("- op: Where is Phil?", "- op:"), "script.3.op: — stands where words belong"),
    "too much said": (("Where is Phil?", "a " * 2000), "nobody says that much in one breath"),
    "a map said": (("- op: Where is Phil?", "- op: {a: b}"), "script.3.op: {…} stands where words"),
    "unknown expect": (("shown:", "show:"), 'script.2.expect.show: "show" is not known here'),
    "expect as word": (("- op: Where is Phil?", "- expect: all"), 'expect: "all" stands where key'),
    "unknown error": (("error: not-now", "error: never"), 'expect.error: "never" is not known'),
    "facts as map": (("shown: [{at: A1}]", "shown: {at: A1}"), "shown: {…} stands where a list"),
    "fact as word": (("shown: [{at: A1}]", "shown: [A1]"), 'shown.1: "A1" stands where keys'),
    "state as word": (("state: {phil: {at: E5}}", "state: E5"), 'state: "E5" stands where keys'),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_a_broken_table_is_refused(tmp_path: Path, name: str) -> None:
    change, wanted = BAD[name]
    bad = refusal(tmp_path, changed(change))
    sentences = [fault.say("en") for fault in bad.faults]
    assert any(part in str(bad) or part in " ".join(sentences) for part in wanted.split("|"))
    assert "\n" not in str(bad)
    assert all(fault.sentences["ru"] != fault.sentences["en"] for fault in bad.faults)


TWO_BAD = {
    "one figure": (", with: phil", "with is missing"),
    "one start": ("[apple, lime]", "apple"),
    "three starts": ("[apple, lime]", "[apple, lime, orange]"),
    "three palms": ("palm: [1, 3]", "palm: [1, 3, 1]"),
    "the same start": ("[apple, lime]", "[lime, lime]"),
    "the same figure": ("with: phil", "with: hempel"),
    "at the bush": ("[apple, lime]", "[apple, grapes]"),
}


@pytest.mark.parametrize("name", TWO_BAD)
def test_a_broken_table_for_two_is_refused(tmp_path: Path, name: str) -> None:
    old, new = TWO_BAD[name]
    text = changed(*TWO).replace(old, "" if name == "one figure" else new)
    line = text.count("\n", 0, text.index("captives:")) + 2
    assert f": line {line}: captives.1" in str(refusal(tmp_path, text))


def test_the_first_fault_stands_for_all(tmp_path: Path) -> None:
    text = changed(("players: 3", "players: 9"), ("seed: 7", "seed: x"), ("wave: S", "wave: X"))
    bad = refusal(tmp_path, text)
    file = tmp_path / "table.yaml"
    wanted = 'players: "9" stands where a number belongs; write a whole number from 2 to 4'
    assert str(bad) == f"{file}: line 2: {wanted} (and 2 more)"
    russian = 'players: "9" стоит там, где нужно число; напиши целое число от 2 до 4'
    assert bad.say("ru") == f"{file}: строка 2: {russian} (и ещё 2)"
    with pytest.raises(BadFile, match="строка 2"):
        read_table(file, "ru")


@pytest.mark.parametrize("text", ["", "# only a remark", "~", "word", "[a, b]", "'  '", "{}"])
def test_what_is_no_table_is_refused(tmp_path: Path, text: str) -> None:
    refusal(tmp_path, text)


KEYS = ("game", "players", "island", "knots", "arrows", "anomalies", "stack", "seed", "op",
        "captives", "boards", "tokens", "rulings", "script")  # fmt: skip
VALUES = ("", "~", "x", "''", "[]", "{}", "[[]]", "[{}]", "{x: y}", "[~]", "{~: x}", "-1", "{x: ~}",
          "[[a], {b: c}]", "{theseus: x}", "{theseus: }", "{token-6: [x]}", "{phil: {bonuses: x}}",
          "{phil: {bonuses: {line: {}}}}", "{token-6: {does: {idle: {}}, name: []}}")  # fmt: skip


@pytest.mark.parametrize("value", VALUES)
@pytest.mark.parametrize("key", KEYS)
def test_nothing_but_bad_file_for_any_value(tmp_path: Path, key: str, value: str) -> None:
    try_to_read(tmp_path, replaced(key, value))


def replaced(key: str, value: str) -> str:
    """The good table with everything under one key replaced."""
    blocks = ["".join(block) for block in _blocks()]
    return "".join(f"{key}: {value}\n" if one.startswith(f"{key}:") else one for one in blocks)


def _blocks() -> list[list[str]]:
    blocks: list[list[str]] = []
    for line in GOOD.splitlines(keepends=True):
        if line[0] != " ":
            blocks.append([])
        blocks[-1].append(line)
    return blocks


def try_to_read(folder: Path, text: str | bytes) -> None:
    sentences: list[str] = []
    try:
        read(folder, text)
    except BadFile as bad:
        sentences = [bad.say("en"), bad.say("ru")]
    assert not any("\n" in sentence for sentence in sentences)


def test_of_many_faults_a_few_are_counted(tmp_path: Path) -> None:
    row = "camp-b portal-3 oracle knot"
    bad = refusal(tmp_path, changed((row, "x " * 300_000)))
    assert len(bad.faults) == MOST_FAULTS + 1
    assert str(bad).endswith(" (and many more)")
    assert bad.say("ru").endswith(" (и ещё много других)")


WORDS = sorted({*GOOD.replace(",", " ").split(), "-", "[", "]", "{", "}", ":", "~", "&a", "*a"})


@given(st.data())
def test_nothing_but_bad_file_for_a_table_with_words_put_elsewhere(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    text = GOOD
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 20)))
        text = text[:start] + data.draw(st.sampled_from(WORDS)) + text[end:]
    try_to_read(tmp_path_factory.getbasetemp(), text)


@given(st.binary(max_size=200), st.integers(0, len(GOOD)))
def test_nothing_but_bad_file_for_any_bytes(
    tmp_path_factory: pytest.TempPathFactory, raw: bytes, at: int
) -> None:
    try_to_read(tmp_path_factory.getbasetemp(), raw)
    good = GOOD.encode()
    try_to_read(tmp_path_factory.getbasetemp(), good[:at] + raw + good[at:])
