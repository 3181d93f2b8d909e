"""Frozen values behave as frozen dataclasses do."""

import copy
import pickle

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
