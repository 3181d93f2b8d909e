"""Each thing that is said, and the clue that it gives; clause by clause."""

import pytest

from companion.games.island.announcements import (
    Activated,
    Announcement,
    Aside,
    Died,
    Health,
    Meets,
    Mission,
    PieceSpace,
    Pushed,
    Revived,
    Scared,
    Space,
    Started,
    TokenRead,
    Told,
    ToldSpace,
    TurnPassed,
)
from companion.games.island.board.hexes import CORNERS
from companion.games.island.commands import Answer, Move, UseBonus
from companion.games.island.facts import PieceShown, StartShown
from companion.games.island.knowledge.chunks import Chunks, Contradiction
from companion.games.island.knowledge.clues import (
    SEA,
    Bag,
    Clue,
    LakeLies,
    LeavesLake,
    Lies,
    NotSame,
    Passage,
    Reach,
    Same,
    StandsOn,
)
from companion.games.island.knowledge.grid import (
    CELL,
    FULL,
    OFF,
    SHORE_CELLS,
    STEP,
    WORD,
    lake_table,
)
from companion.games.island.knowledge.heard import CaptiveWords, HeardWords, OpenTable
from companion.games.island.knowledge.lake_shores import only_into_ocean, some_into_ocean
from companion.games.island.knowledge.search import Laying
from companion.games.island.knowledge.trail import Trail
from companion.games.island.questions import What
from companion.games.island.terms import Direction, Fruit, Hex, Named, Who
from tests.boxes import BOX

Words = tuple[CaptiveWords | None, tuple[Announcement, ...]]
CORNER_CELLS = sum(1 << CELL[at] for at in CORNERS)


class Listening:
    """A trail on which words are heard one after another; `new`: the clues of the last ones."""

    def __init__(self, *figures: tuple[Who, Fruit], boards: dict[Who, Who] | None = None) -> None:
        seats = tuple((boards or {}).items()) or tuple((who, who) for who, _ in figures)
        self.trail = Trail(OpenTable(seats, BOX.arrows, ("a", "b", "c")))
        self.new: list[Clue] = []
        self.says(None, *(Started(fruit, who) for who, fruit in figures))

    def says(
        self, spoke: CaptiveWords | None, *said: Announcement,
        asked: What = "turn", after: int | None = None, corrected: tuple[str, ...] = (),
        shown: tuple[StartShown | PieceShown, ...] = (),
    ) -> None:  # fmt: skip
        known = len(self.trail.clues)
        last = self.trail.heard - 1 if after is None else after
        self.trail.hear(HeardWords(last, said, spoke, asked, shown, corrected))
        self.new = self.trail.clues[known:]

    def node(self, who: Who) -> int:
        node = self.trail.figure(who).node
        assert node is not None
        return node

    def comes(self, who: Who, space: str, way: Direction = "E", safe: bool = False) -> None:
        self.says(Move(who, way, safe=safe), Space(Named(space), who))

    def of(self, *kinds: type) -> list[Clue]:
        return [clue for clue in self.new if isinstance(clue, kinds)]


def phil() -> Listening:
    return Listening(("phil", "apple"), ("theseus", "lime"))


def test_a_step_and_a_line() -> None:
    """L5.1, L5.2, L14.6"""
    heard = Listening(("phil", "apple"), ("schrodie", "lime"))
    start = heard.node("phil")
    heard.says(Move("phil", "NE", over=True), Space(Named("oracle"), "phil"))
    assert Same(1, start, 2 * STEP["NE"], heard.node("phil")) in heard.new
    start = heard.node("schrodie")
    heard.says(Move("schrodie", "W", over=True), Space(Named("ocean"), "schrodie"))
    assert heard.new == [Lies(2, start, 3 * STEP["W"], SEA)]


def test_a_number_that_achilles_named() -> None:
    heard = Listening(("achilles", "apple"))
    start = heard.node("achilles")
    heard.says(UseBonus("achilles", "lime"))
    heard.says(Answer("achilles", "5"), asked="number")
    heard.says(Answer("achilles", "move E safe"), Space(Named("ufo"), "achilles"), asked="move")
    assert Same(3, start, 5 * STEP["E"], heard.node("achilles")) in heard.new


def test_a_fruit_is_named_and_no_line_leads_there() -> None:
    heard = Listening(("theseus", "apple"))
    heard.comes("theseus", "knot", safe=True)
    heard.says(UseBonus("theseus", "grapes"))
    heard.says(Answer("theseus", "lime"), Space(Named("lime"), "theseus"), asked="fruit")
    assert [type(clue) for clue in heard.new] == [Lies]


def test_out_of_a_lake_in_which_somebody_lies() -> None:
    """L7.3: a plain move lies down; from any space at the shore."""
    heard = phil()
    heard.comes("phil", "lake:bend")
    start = heard.node("phil")
    heard.comes("phil", "oracle", "NW")
    line = LeavesLake(2, start, heard.node("phil"), 2, "NW", 1, shore=True, sure=True)
    assert heard.of(LeavesLake, Same) == [line]


def test_out_of_a_lake_in_which_somebody_stands() -> None:
    """L7.4, L6.10: after no, or a refusal, from the very space."""
    for refused in (False, True):
        heard = phil()
        heard.comes("phil", "lake:bend", safe=not refused)
        if refused:
            heard.says(
                Answer("phil", "no"), Activated("no", "phil", by="refused"), asked="activate"
            )
        else:
            heard.says(Answer("phil", "no"), asked="activate")
        start = heard.node("phil")
        heard.comes("phil", "oracle", "NW")
        assert heard.of(LeavesLake, Same) == [Same(3, start, STEP["NW"], heard.node("phil"))]


def test_nobody_knows_whether_somebody_lies() -> None:
    """L17"""
    heard = phil()
    heard.comes("phil", "lake:bend")
    heard.says(None, corrected=("phil standing",))
    heard.comes("phil", "oracle", "NW")
    (line,) = heard.of(LeavesLake, Same)
    assert isinstance(line, LeavesLake)
    assert not line.sure


def test_out_of_a_lake_into_the_ocean() -> None:
    """L7.3: no line would have ended on the island."""
    heard = phil()
    heard.comes("phil", "lake:straight")
    heard.comes("phil", "ocean", "SE")
    assert heard.new == [LakeLies(2, 0, only_into_ocean(0, "SE", 1, True))]


def test_pushed_across_a_lake() -> None:
    """L12.6: along the line through a standing captive; onto the first space beyond."""
    heard = phil()
    heard.comes("phil", "lake:bend", safe=True)
    heard.says(Answer("phil", "no"), asked="activate")
    start = heard.node("phil")
    heard.says(None, Pushed("phil", "E", "rock"), Space(Named("ufo"), "phil"))
    end = heard.node("phil")
    reach = Reach(3, start, end, frozenset(STEP["E"] * far for far in (1, 2, 3)))
    assert heard.of(Reach, LeavesLake) == [LeavesLake(3, start, end, 2, "E", 1, True, True), reach]


def test_pushed_out_of_a_lake_into_the_ocean() -> None:
    """L12.6"""
    heard = phil()
    heard.comes("phil", "lake:bend")
    heard.says(None, Pushed("phil", "E", "rock"), Space(Named("ocean"), "phil"))
    assert heard.new == [LakeLies(2, 2, some_into_ocean(2, "E"))]
    heard.comes("theseus", "lake:bend", safe=True)
    heard.says(Answer("theseus", "no"), asked="activate")
    start = heard.node("theseus")
    heard.says(None, Pushed("theseus", "E", "rock"), Space(Named("ocean"), "theseus"))
    assert heard.new == [Lies(5, start, 3 * STEP["E"], SEA)]


def test_the_pusher_stands_behind() -> None:
    """L12.5, L12.7"""
    heard = phil()
    heard.says(None, PieceSpace("rock", "E", Named("anomaly:rock"), ()))
    heard.says(None, Pushed("phil", "W", "rock"), Space(Named("ufo"), "phil"))
    assert Same(2, heard.node("rock"), STEP["W"], 0) in heard.new
    heard.says(None, PieceSpace("rock", "E", Named("lake:bend"), ()))
    start = heard.node("phil")
    heard.says(None, Pushed("phil", "W", "rock"), Space(Named("oracle"), "phil"))
    assert LeavesLake(4, heard.node("rock"), start, 2, "W", 1, True, True) in heard.new


def test_through_a_knot() -> None:
    """L6.5: by another side than it was come in by; from a second knot by nobody knows which."""
    heard = phil()
    start = heard.node("phil")
    heard.says(
        Move("phil", "E"),
        *(Space(Named(word), "phil") for word in ("knot", "knot", "ocean", "apple")),
    )
    first, second = (clue for clue in heard.new if isinstance(clue, Passage))
    assert (first.side, first.before, first.other) == ("W", None, second.node)
    assert (second.side, second.before, second.other) == (None, first.node, None)
    (reach,) = heard.of(Reach)
    assert isinstance(reach, Reach)
    assert reach.steps == frozenset(STEP.values()) - {STEP["W"]}
    assert StandsOn(1, second.node, SHORE_CELLS) in heard.new
    assert start != first.node


def test_by_the_arrows_of_an_anomaly() -> None:
    """L6.7, L1.8: by one of the other two sides of the group, into the ocean as well."""
    heard, arrows = phil(), Named("anomaly:arrows")
    heard.says(Move("phil", "E"), Space(arrows, "phil"), Space(Named("ufo"), "phil"))
    (reach,) = heard.of(Reach)
    assert isinstance(reach, Reach)
    assert reach.steps == {STEP["NW"], STEP["SW"]} or reach.steps == {STEP["NE"], STEP["SE"]}
    heard.says(Move("theseus", "E"), Space(arrows, "theseus"), Space(Named("ocean"), "theseus"))
    ways: list[Direction] = [way for way, step in STEP.items() if step in reach.steps]
    cells = OFF[ways[0]] | OFF[ways[1]]
    assert cells in {clue.cells for clue in heard.new if isinstance(clue, StandsOn)}


def test_aside_tells_its_direction() -> None:
    """L6.7"""
    heard = phil()
    heard.comes("phil", "anomaly:aside")
    start = heard.node("phil")
    heard.says(None, Aside("SW", "phil"), Space(Named("ufo"), "phil"))
    assert Same(2, start, STEP["SW"], heard.node("phil")) in heard.new


def test_a_portals_twin_is_another_space() -> None:
    """L6.6"""
    heard = phil()
    heard.says(Move("phil", "E"), *(Space(Named("portal-1"), "phil") for _ in range(2)))
    assert [type(clue) for clue in heard.of(NotSame, Reach)] == [NotSame]


def test_phil_arrives_at_the_far_end() -> None:
    """L14.5: with the ocean behind, on the line by which he left."""
    heard = phil()
    start = heard.node("phil")
    heard.comes("phil", "ocean", "NE")
    heard.says(Answer("phil", "use"), Space(Named("ufo"), "phil"), asked="ability")
    end = heard.node("phil")
    assert Lies(2, end, -STEP["NE"], SEA) in heard.new
    (reach,) = heard.of(Reach)
    assert reach == Reach(2, start, end, frozenset(-STEP["NE"] * far for far in range(7)))


def test_granddead_goes_back() -> None:
    """L14.1"""
    heard = Listening(("granddead", "apple"))
    start = heard.node("granddead")
    heard.comes("granddead", "ocean")
    back = Space(Named("apple"), "granddead")
    heard.says(Answer("granddead", "bonus lime"), back, asked="bonus")
    assert Same(2, start, 0, heard.node("granddead")) in heard.new


def test_meetings_and_their_absence() -> None:
    """L9.1: whoever is met is there; on the same kind of space, who is not met is elsewhere."""
    heard = phil()
    heard.comes("phil", "oracle")
    at = heard.node("phil")
    heard.says(Move("theseus", "E"), Space(Named("oracle"), "theseus"), Meets(("phil",), "theseus"))
    assert Same(2, at, 0, heard.node("theseus")) in heard.new
    heard.says(Move("theseus", "E"), Space(Named("oracle"), "theseus"))
    assert NotSame(3, at, heard.node("theseus")) in heard.new


def test_an_op_piece_in_a_lake_is_in_the_whole_of_it() -> None:
    """L9.2"""
    heard = phil()
    heard.says(None, PieceSpace("bush", "E", Named("lake:bend"), ()))
    heard.says(Move("phil", "E"), Space(Named("lake:bend"), "phil"), Meets(("bush",), "phil"))
    assert heard.of(Same) == [Same(2, 0, STEP["E"], heard.node("phil"))]


def test_a_piece_that_is_met_is_there() -> None:
    """L9.1, L9.4: until it is scared off."""
    heard = phil()
    heard.says(Move("phil", "E"), Space(Named("ufo"), "phil"), Meets(("rock",), "phil"))
    assert heard.node("rock") == heard.node("phil")
    heard.says(None, Scared("rock", "phil"))
    assert heard.trail.figure("rock").node is None


def test_an_op_piece_steps_off() -> None:
    """L12.9"""
    heard = phil()
    heard.says(None, PieceSpace("rock", "E", Named("ufo"), ()))
    at = heard.node("rock")
    heard.says(None, PieceSpace("rock", "SE", Named("ocean"), ()))
    assert heard.new == [Lies(2, at, STEP["SE"], SEA)]
    heard.says(None, PieceSpace("bush", "E", Named("lake:triangle"), ()))
    heard.says(None, PieceSpace("bush", "SE", Named("ocean"), ()))
    assert heard.new == [LakeLies(4, 1, some_into_ocean(1, "SE"))]


def test_an_op_piece_is_carried_on() -> None:
    """L12.8"""
    heard = phil()
    heard.says(None, PieceSpace("rock", "E", Named("knot"), ()))
    heard.says(None, PieceSpace("rock", None, Named("portal-1"), (), "knot"))
    assert [type(clue) for clue in heard.new] == [Lies, Reach, Passage]
    heard.says(None, PieceSpace("rock", None, Named("portal-1"), (), "portal"))
    assert [type(clue) for clue in heard.new] == [Lies, NotSame]
    heard.says(None, PieceSpace("rock", "E", Named("knot"), ()))
    heard.says(None, PieceSpace("rock", None, Named("ocean"), (), "knot"))
    assert [type(clue) for clue in heard.new] == [StandsOn, Passage]


def test_an_oracle_answers() -> None:
    """L6.3"""
    heard = phil()
    heard.comes("phil", "oracle", safe=True)
    told = (ToldSpace("E", Named("lake:bend")), ToldSpace("W", Named("ocean")))
    heard.says(Answer("phil", "E W"), Told(told, "phil", "oracle"), asked="oracle")
    at = heard.node("phil")
    assert heard.new == [Lies(2, at, STEP["E"], WORD["bend"]), Lies(2, at, STEP["W"], SEA)]


def test_spaces_told_in_no_order() -> None:
    """L13, L7.5: of whoever lies in a lake the OP picks the space, so it tells nothing of this."""
    heard = phil()
    at = heard.node("phil")
    heard.says(None, Told((Named("ufo"), Named("lime")), "phil", "line", None, "NE"))
    words = (WORD["ufo"], WORD["lime"])
    steps = (STEP["NE"], 2 * STEP["NE"])
    assert heard.new == [Lies(1, at, 3 * STEP["NE"], SEA), Bag(1, at, steps, words)]
    around = Told((Named("ocean"),) * 2 + (Named("lake:bend"),) * 4, "phil", "around")
    heard.says(None, around)
    assert heard.new == [Bag(2, at, tuple(STEP.values()), (SEA, SEA, *[WORD["bend"]] * 4))]
    heard.comes("phil", "lake:bend")
    heard.says(None, around)
    assert heard.new == []


def test_the_neighbour_of_a_piece() -> None:
    """L7.5: in a lake of any space at its edge."""
    heard = phil()
    told = (ToldSpace("E", Named("ufo")),)
    heard.says(None, Told(told, "theseus", "neighbour", "phil", "E"))
    assert heard.new == [Lies(1, heard.node("phil"), STEP["E"], WORD["ufo"])]
    heard.says(None, PieceSpace("bush", "E", Named("lake:bend"), ()))
    heard.says(None, Told(told, "theseus", "neighbour", "bush", "E"))
    (line,) = heard.of(LeavesLake)
    assert isinstance(line, LeavesLake)
    assert (line.node, line.shore, line.sure) == (heard.node("bush"), True, False)


def test_a_place_that_was_shown() -> None:
    """L16.4"""
    heard = Listening(("granddead", "apple"))
    shown = PieceShown("granddead", "rock", "C3")
    heard.says(None, Told((), "granddead", "locate", "rock"), shown=(shown,))
    assert heard.new == [StandsOn(1, heard.node("rock"), 1 << CELL[Hex("C3")])]
    heard.says(None, shown=(PieceShown("granddead", "wave", "N"),))
    assert heard.new == []


def test_the_wave_reaches_the_shore() -> None:
    """L12.3: but under Flood it may lie in a lake."""
    heard = phil()
    heard.says(None, Health(-1, "phil", "wave"))
    assert heard.new == [StandsOn(1, heard.node("phil"), SHORE_CELLS)]
    heard.says(None, TokenRead("flood"))
    heard.says(None, Health(-1, "phil", "wave"))
    assert heard.new == []


def test_death_and_revival() -> None:
    """L10.2"""
    heard = phil()
    heard.says(None, Died(1, "phil"))
    assert heard.trail.figure("phil").node is None
    heard.says(None, Revived("camp-a", "phil"), Meets(("theseus",), "phil"))
    assert heard.new == [Lies(2, 2, 0, WORD["camp-a"]), Same(2, 1, 0, 2)]


def test_an_oracle_that_does_not_count_again() -> None:
    """L11.1, L14.3"""
    heard = Listening(("theseus", "apple"))
    heard.says(Move("theseus", "E"), Space(Named("oracle"), "theseus"), Mission(1, 5, "theseus"))
    first = heard.node("theseus")
    heard.comes("theseus", "oracle")
    again = heard.node("theseus")
    assert Same(2, first, 0, again) in heard.new
    heard.says(Move("theseus", "E"), Space(Named("oracle"), "theseus"), Mission(2, 5, "theseus"))
    assert NotSame(3, first, heard.node("theseus")) in heard.new


def test_a_mission_that_was_corrected_tells_nothing_more() -> None:
    """L17"""
    heard = Listening(("theseus", "apple"))
    heard.says(Move("theseus", "E"), Space(Named("oracle"), "theseus"), Mission(1, 5, "theseus"))
    heard.says(None, corrected=("theseus mission oracle on",))
    heard.comes("theseus", "oracle")
    assert all(clue.step for clue in heard.of(Same) if isinstance(clue, Same))


def test_a_corner_that_counts() -> None:
    """L14.2"""
    heard = Listening(("achilles", "apple"))
    at = heard.node("achilles")
    heard.comes("achilles", "ocean", "W")
    assert StandsOn(1, at, FULL & ~CORNER_CELLS) in heard.new
    heard.says(None, Space(Named("apple"), "achilles", "return"))
    heard.comes("achilles", "ufo")
    at = heard.node("achilles")
    heard.says(Move("achilles", "W"), Space(Named("ocean"), "achilles"), Mission(1, 5, "achilles"))
    assert StandsOn(4, at, CORNER_CELLS) in heard.new


def test_a_lake_with_a_corner() -> None:
    """L14.2"""
    heard = Listening(("achilles", "apple"))
    heard.comes("achilles", "lake:bend")
    heard.says(Move("achilles", "W"), Space(Named("ocean"), "achilles"), Mission(1, 5, "achilles"))
    lakes = [clue.places for clue in heard.new if isinstance(clue, LakeLies)]
    with_corner = sum(
        1 << j for j, cells in enumerate(lake_table().cells[2]) if cells & CORNER_CELLS
    )
    assert with_corner in lakes


def test_somebody_who_was_put_somewhere() -> None:
    """L17: what was begun before may still go on from there; until the turn has passed."""
    heard = phil()
    heard.comes("phil", "knot", safe=True)
    heard.says(None, corrected=("phil at",))
    assert heard.trail.figure("phil").node is None
    heard.says(None, Space(Named("knot"), "phil", "where"))
    heard.says(None, Space(Named("ufo"), "phil"))
    assert heard.of(Reach, Same, Passage) == []
    heard.says(None, TurnPassed("theseus"))
    assert not heard.trail.figure("phil").unsure


def test_a_token_that_was_put_elsewhere() -> None:
    """L17: no anomaly is known by its token any more, before or since."""
    heard = phil()
    heard.comes("phil", "anomaly:rock")
    heard.says(None, Told((Named("anomaly:bush"),), "phil", "line", None, "NE"))
    heard.says(None, corrected=("anomaly lose-health",))
    words = {clue.word for clue in heard.trail.clues if isinstance(clue, Lies)}
    words |= {word for clue in heard.trail.clues if isinstance(clue, Bag) for word in clue.words}
    assert WORD["anomaly"] in words
    assert not words & {WORD["anomaly:rock"], WORD["anomaly:bush"]}
    heard.comes("phil", "anomaly:wave")
    assert Lies(4, heard.node("phil"), 0, WORD["anomaly"]) in heard.new


def test_no_more_anomalies_than_are_laid() -> None:
    """L1.3: also where their tokens are not known."""
    cells = [StandsOn(0, node, 1 << node) for node in range(6)]
    words = [Lies(0, node, 0, WORD["anomaly"]) for node in range(6)]
    table = phil().trail.table
    assert Laying(Chunks([*cells[:5], *words[:5]]), table).leaves
    with pytest.raises(Contradiction):
        Laying(Chunks([*cells, *words]), table)


def test_a_step_that_was_taken_back() -> None:
    """L17: everybody is where they were, and what was said stays said."""
    heard = phil()
    start = heard.node("phil")
    heard.comes("phil", "oracle")
    known = len(heard.trail.clues)
    heard.says(Move("phil", "W"), Space(Named("ufo"), "phil"), after=0)
    assert Same(2, start, STEP["W"], heard.node("phil")) in heard.new
    assert len(heard.trail.clues) > known
