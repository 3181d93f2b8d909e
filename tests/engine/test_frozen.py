"""Frozen values behave as frozen dataclasses do."""

import copy
import operator
import pickle
from collections.abc import Callable

import pytest

from companion.engine.frozen import frozen, revised


@frozen
class Step:
    who: str
    far: int = 1


@frozen
class Leap:
    who: str
    far: int = 1


def test_made_by_place_by_name_and_by_default() -> None:
    assert Step("phil") == Step("phil", 1) == Step(who="phil", far=1)
    assert Step("phil", 2).far == 2
    with pytest.raises(TypeError):
        Step()  # type: ignore[call-arg]


def test_equal_if_class_and_fields_are() -> None:
    assert Step("phil") != Step("phil", 2)
    others: list[object] = [Leap("phil"), ("phil", 1)]
    assert Step("phil") not in others
    assert len({Step("phil"), Step("phil"), Leap("phil")}) == 2


def test_a_hash_is_that_of_class_and_fields() -> None:
    @frozen
    class Bag:
        things: list[str]

    assert hash(Step("phil")) == hash(Step("phil", 1))
    assert hash(Step("phil")) != hash(Leap("phil"))
    assert Bag(["rope"]) == Bag(["rope"]) != Bag([])
    with pytest.raises(TypeError):
        hash(Bag([]))


def test_values_without_fields() -> None:
    @frozen
    class Here:
        pass

    @frozen
    class There:
        pass

    values: list[object] = [Here(), Here(), There()]
    assert values[0] == values[1]
    assert values[0] != values[2]
    assert len(set(values)) == 2


@pytest.mark.parametrize("first", [operator.eq, operator.ne, lambda one, _: hash(one)])
def test_meaning_does_not_hang_on_what_was_asked_first(
    first: Callable[[object, object], object],
) -> None:
    @frozen
    class Jump:
        pass

    @frozen
    class Far(Jump):
        space: str

    class High(Far):
        pass

    for one in (High("B2"), Jump(), Far("B2")):
        first(one, Jump())
    values: list[object] = [Jump(), Far("B2"), Far("B3"), High("B2"), High("B3")]
    again: list[object] = [Jump(), Far("B2"), Far("B3"), High("B2"), High("B3")]
    for at, value in enumerate(values):
        assert [value == other for other in again] == [at == place for place in range(5)]
        assert hash(value) == hash(again[at])
    assert len({*values, *again}) == 5


def test_what_is_one_value_in_both_is_not_looked_into() -> None:
    @frozen
    class Fork:
        tines: object

    odd = float("nan")
    assert Fork(odd) == Fork(odd)
    assert Fork(odd) != Fork(float("nan"))


def test_comparison_is_compiled_once_a_class_and_wanted() -> None:
    @frozen
    class Hop:
        who: str

    lazy = Hop.__eq__, Hop.__hash__
    assert hash(Hop("phil")) == hash(Hop("phil"))
    assert Hop("phil") == Hop("phil")
    compiled = Hop.__eq__, Hop.__hash__
    assert not set(lazy) & set(compiled)
    assert lazy[0](Hop("phil"), Hop("phil"))
    assert lazy[1](Hop("phil")) == hash(Hop("phil"))


def test_cannot_be_changed() -> None:
    step = Step("phil")
    with pytest.raises(AttributeError):
        step.far = 2  # type: ignore[misc]
    with pytest.raises(AttributeError):
        del step.far
    with pytest.raises(AttributeError):
        step.other = 2  # type: ignore[attr-defined]
    assert step == Step("phil")


def test_a_copy_with_a_change_leaves_the_first_alone() -> None:
    step = Step("phil")
    assert revised(step, {"far": 3}) == Step("phil", 3)
    assert step == Step("phil")
    with pytest.raises(KeyError):
        revised(step, {"near": 3})


def test_can_be_matched_shown_and_copied() -> None:
    match Step("phil", 2):
        case Step(who, far):
            assert (who, far) == ("phil", 2)
    assert repr(Step("phil")) == "Step(who='phil', far=1)"
    assert copy.deepcopy(Step("phil")) == Step("phil")
    assert pickle.loads(pickle.dumps(Step("phil"))) == Step("phil")
