"""L18: the table rulings. Where the printed rules leave a gap, the table plays one of these."""

from collections.abc import Mapping
from typing import Final, Literal, get_args

from companion.engine.frozen import frozen, revised


@frozen
class Rulings:
    """One field a ruling; the default is the value played unless the table says otherwise."""

    corner_joint: Literal["both", "op"] = "both"  # L1.7
    extra_lost: Literal["yes"] = "yes"  # L4.1
    free_actions: Literal["between", "asked"] = "between"  # L4.3
    safe_first: Literal["yes", "whole"] = "yes"  # L5.6
    on_visit: Literal["before", "after"] = "before"  # L5.9
    knot_again: Literal["stop"] = "stop"  # L5.10
    oracle_spaces: Literal["spaces", "pieces"] = "spaces"  # L6.3
    no_side: Literal["nothing"] = "nothing"  # L6.5
    forced_unsafe: Literal["yes"] = "yes"  # L9.3
    anomaly_pass: Literal["yes", "no"] = "yes"  # L6.7
    lake_shore: Literal["yes", "no"] = "yes"  # L7.3
    lying_origin: Literal["op"] = "op"  # L7.5
    # The clause names the ruling `return`, a word that Python keeps for itself.
    return_: Literal["meeting"] = "meeting"  # L8.3
    into_ocean: Literal["any", "step"] = "any"  # L8.5
    revival_meets: Literal["yes", "no"] = "yes"  # L10.2
    off_island: Literal["yes"] = "yes"  # L10.3
    wave_once: Literal["harm", "action"] = "harm"  # L12.3
    op_steps_off: Literal["yes", "no"] = "yes"  # L12.9
    bush_on_granddead: Literal["health-first", "both"] = "health-first"  # L14.1
    theseus_met: Literal["both", "visits"] = "both"  # L14.3
    fog_help: Literal["no", "yes"] = "no"  # L16.6
    algae_adds: Literal["yes", "no"] = "yes"  # box data, algae
    flood_after: Literal["attacks", "no"] = "attacks"  # box data, flood
    flood_lake: Literal["named", "unnamed"] = "named"  # box data, flood
    ivy_once: Literal["yes"] = "yes"  # box data, ivy


def _values() -> dict[str, tuple[str, ...]]:
    values = Rulings.__annotations__
    return {name.rstrip("_").replace("_", "-"): get_args(hint) for name, hint in values.items()}


# The name of each ruling with its values, the default first.
RULINGS: Final[dict[str, tuple[str, ...]]] = _values()


def play(chosen: Mapping[str, str]) -> Rulings:
    """The rulings of a table that plays `chosen` and the defaults elsewhere."""
    return revised(Rulings(), {_field(name): value for name, value in chosen.items()})


def _field(name: str) -> str:
    return "return_" if name == "return" else name.replace("-", "_")


def played(rulings: Rulings) -> dict[str, str]:
    """Every ruling by name with the value that this table plays."""
    return {name: getattr(rulings, _field(name)) for name in RULINGS}
