"""Again, a little harder: from every opponent up to the hardest, one step at a time."""

import pytest

from companion.games.island.opponent.harder import harder
from companion.games.island.opponent.tempers import OP_STYLES, STRENGTHS, OpStyle, Strength


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("style", OP_STYLES)
def test_each_step_is_one_strength_or_at_strong_one_style(
    strength: Strength, style: OpStyle
) -> None:
    more = harder(strength, style)
    if strength == "strong":
        assert more is None or (more[0] == "strong" and more[1] != style)
    else:
        assert more == (STRENGTHS[STRENGTHS.index(strength) + 1], style)


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("style", OP_STYLES)
def test_the_way_up_ends_at_the_hardest_and_meets_nobody_twice(
    strength: Strength, style: OpStyle
) -> None:
    met = [(strength, style)]
    while (more := harder(*met[-1])) is not None:
        assert more not in met
        met.append(more)
    assert met[-1] == ("strong", "hunter")


def test_of_strong_every_style_is_met_from_the_fair_one_on() -> None:
    met: list[OpStyle] = ["fair"]
    while (more := harder("strong", met[-1])) is not None:
        met.append(more[1])
    assert sorted(met) == sorted(OP_STYLES)
