"""A table script's mapping made plain: numbers as numbers, YAML's yes and no as words."""

from copy import deepcopy
from typing import Any

from tests.oracle.boards import word


def number(value: Any) -> Any:
    """A number that YAML may have left as a string; anything else stays."""
    if isinstance(value, str) and value.lstrip("+-").isdigit():
        return int(value)
    return value


def plain(table: dict[str, Any]) -> dict[str, Any]:
    table = deepcopy({key: value for key, value in table.items() if key != "script"})
    table["players"] = number(table["players"])
    table["seed"] = number(table.get("seed") or 0)
    table["rulings"] = {name: word(v) for name, v in (table.get("rulings") or {}).items()}
    for captive in table["captives"]:
        if "palm" in captive:
            palm = captive["palm"]
            captive["palm"] = [number(n) for n in palm] if isinstance(palm, list) else number(palm)
    for board in (table.get("boards") or {}).values():
        for key in ("health", "energy"):
            if key in board:
                board[key] = number(board[key])
        if "bonuses" in board:
            board["bonuses"] = {name: number(v) for name, v in board["bonuses"].items()}
    for token in (table.get("tokens") or {}).values():
        does = token.get("does") or {}
        token["does"] = {key: number(value) for key, value in does.items()}
    return table
