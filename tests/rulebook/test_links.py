"""From an announcement, a question or a refusal to its entry."""

from typing import Any, get_args

import pytest

from companion.engine.refused import Refused
from companion.games.island.announcements import (
    Aside,
    Energy,
    PieceSpace,
    Scared,
    Space,
    Told,
    ToldSpace,
    Undone,
)
from companion.games.island.questions import Question, What
from companion.games.island.refusals.codes import Code
from companion.games.island.refusals.reasons import WHYS, refused, why
from companion.games.island.terms import Named
from companion.rulebook.links import ANNOUNCED, Links, read_links
from companion.rulebook.mistakes import BadRulebook
from companion.rulebook.read import read_rulebook
from tests.rulebook.small import trees

RULEBOOK = read_rulebook(trees())


def tree(**changes: dict[str, Any]) -> dict[str, Any]:
    """Everything links to one entry, but for what a test is about."""
    words = {
        "announcements": ANNOUNCED, "questions": get_args(What), "refusals": get_args(Code),
        "whys": WHYS,
    }  # fmt: skip
    return {
        key: {**dict.fromkeys(known, "dying"), **changes.get(key, {})}
        for key, known in words.items()
    }


def links(**changes: dict[str, Any]) -> Links:
    return read_links(tree(**changes), RULEBOOK)


def mistakes(given: Any) -> tuple[str, ...]:
    with pytest.raises(BadRulebook) as bad:
        read_links(given, RULEBOOK)
    return bad.value.mistakes


def test_an_announcement_is_found_by_its_class() -> None:
    found = links(announcements={"aside": "lake-exit"})
    assert found.entry_of(Aside("NW", "phil")) == "lake-exit"
    assert found.entry_of(Undone("x")) == "dying"


def test_a_named_space_is_found_by_itself_then_by_its_kind() -> None:
    space = {"lake:bend": "lake-shape", "lake": "lake-exit", "camp": "reviving", "else": "dying"}
    found = links(announcements={"space": space})
    for word, entry in (
        ("lake:bend", "lake-shape"), ("lake:straight", "lake-exit"), ("camp-b", "reviving"),
        ("snakes", "dying"), ("ocean", "dying"),
    ):  # fmt: skip
        assert found.entry_of(Space(Named(word), "phil")) == entry
    kinds = dict.fromkeys(
        ("fruit", "oracle", "mirage", "knot", "portal", "anomaly", "ocean"), "lake-exit"
    )
    found = links(announcements={"space": {**kinds, "else": "dying"}})
    for word in ("lime", "oracle", "ufo", "knot", "portal-3", "anomaly:rock", "ocean"):
        assert found.entry_of(Space(Named(word), "phil")) == "lake-exit"
    assert found.entry_of(Space(Named("camp-a"), "phil")) == "dying"


def test_by_comes_before_the_other_words() -> None:
    space = {"ocean": "lake-exit", "return": "reviving", "else": "dying"}
    energy = {"phil": "lake-exit", "bush": "reviving", "else": "dying"}
    found = links(announcements={"space": space, "energy": energy})
    assert found.entry_of(Space(Named("ocean"), "phil", "return")) == "reviving"
    assert found.entry_of(Space(Named("lime"), "phil", "return")) == "reviving"
    assert found.entry_of(Energy(-1, "phil", "bush")) == "reviving"
    assert found.entry_of(Energy(-1, "phil", "move")) == "lake-exit"
    assert found.entry_of(Energy(-1, "hempel", "move")) == "dying"


def test_a_figure_may_play_by_the_board_of_another() -> None:
    energy = {"phil": "lake-exit", "hempel": "reviving", "else": "dying"}
    found = links(announcements={"energy": energy})
    assert found.entry_of(Energy(1, "phil", "bonus"), {"phil": "hempel"}) == "reviving"
    assert found.entry_of(Energy(1, "theseus", "bonus"), {"theseus": "phil"}) == "lake-exit"


def test_values_that_are_no_words_are_passed_over() -> None:
    found = links(announcements={"told": {"oracle": "reviving", "else": "dying"},
                                 "piece-space": {"wave": "lake-exit", "else": "dying"},
                                 "scared": {"bush": "lake-exit", "else": "dying"}})  # fmt: skip
    told = (ToldSpace("NW", Named("oracle")),)
    assert found.entry_of(Told(told, "phil", "neighbour")) == "dying"
    assert found.entry_of(PieceSpace("wave", meets=("phil",))) == "lake-exit"
    assert found.entry_of(Scared("bush", "phil")) == "lake-exit"


def test_a_question_is_found_by_what_is_asked() -> None:
    found = links(
        questions={
            "turn": {"op": "lake-exit", "else": "dying"},
            "bonus": {"refuse": "reviving", "else": "dying"},
        }
    )
    assert found.entry_of(Question("op", "turn")) == "lake-exit"
    assert found.entry_of(Question("phil", "turn")) == "dying"
    assert found.entry_of(Question("phil", "bonus", by="refuse")) == "reviving"
    assert found.entry_of(Question("phil", "bonus", by="ocean")) == "dying"


def test_a_refusal_is_found_by_its_reason_then_by_its_code() -> None:
    found = links(
        refusals={"no-energy": "reviving"},
        whys={"energy": "lake-exit", "asked": {"token": "lake-shape", "else": "dying"}},
    )
    assert found.entry_of(Refused("no-energy")) == "reviving"
    assert found.entry_of(refused("no-energy", "energy", 1, 0)) == "lake-exit"
    assert found.entry_of(why("asked", "token")) == "lake-shape"
    assert found.entry_of(why("asked", "bonus")) == "dying"
    assert found.entry_of(why("part-of", ("token", "phil"))) == "dying"


def test_everything_the_engine_says_must_be_linked() -> None:
    for key in ("announcements", "questions", "refusals", "whys"):
        given = tree()
        word = next(iter(given[key]))
        del given[key][word]
        assert mistakes(given) == (f"links.yaml: {key}: {word} is missing",)
        assert mistakes(tree(**{key: {"x-y": "dying"}})) == (
            f"links.yaml: {key}: x-y is no word of the engine",
        )


def test_a_link_leads_to_an_entry() -> None:
    for link, said in (
        ("nowhere", "there is no entry nowhere"),
        ({"op": "nowhere", "else": "dying"}, "op: there is no entry nowhere"),
        ({"op": "dying"}, "else is missing"),
        (["dying"], "this is no link"),
        ({"op": {"x": "dying"}, "else": "dying"}, "op: this is no link"),
    ):
        assert mistakes(tree(questions={"turn": link})) == (f"links.yaml: questions: turn: {said}",)
    assert mistakes([]) == ("links.yaml: this is no map",)
    assert mistakes({**tree(), "more": {}}) == ("links.yaml: more is no key of the links",)
