"""Refusals."""

from companion.engine.refused import Refused


def test_a_refusal_reads_as_its_code_alone() -> None:
    refused = Refused("unclear", ("north-east", "north-west"), ("which",))
    assert str(refused) == "unclear"
    assert (refused.code, refused.choices, refused.why) == (
        "unclear", ("north-east", "north-west"), ("which",),
    )  # fmt: skip
