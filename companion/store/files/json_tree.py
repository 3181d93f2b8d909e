"""Reading JSON that anybody may have written: bounded, and its numbers as the words they stand in.

A number stays a word as in a table script, so that no file can make us count to its end.
"""

import json
import re
from collections.abc import Iterator
from typing import Any, Final

# A mapping of JSON or YAML, its values not looked at yet.
Tree = dict[str, Any]

DEEPEST: Final = 20
MOST_NODES: Final = 20_000

# Halves of letters, and what a screen would obey; lines and tabs may be.
_NO_TEXT: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")
_DECODER: Final = json.JSONDecoder(parse_int=str, parse_float=str, parse_constant=str)


class NotJson(Exception):
    """Text that is no JSON, or more of it than any file of ours holds."""


def read_json(raw: bytes) -> Any:
    """Mappings, lists, words, truths and None. Raises NotJson, and nothing else."""
    try:
        tree = _DECODER.decode(raw.decode("utf-8"))
    except (ValueError, RecursionError):  # ValueError: not UTF-8 either
        raise NotJson from None
    for number, (depth, node) in enumerate(_nodes(tree)):
        if depth > DEEPEST or number > MOST_NODES:
            raise NotJson
        if isinstance(node, str) and _NO_TEXT.search(node):
            raise NotJson
    return tree


def _nodes(tree: Any) -> Iterator[tuple[int, Any]]:
    """Keys among them; without recursion, however deep it is."""
    left = [(0, tree)]
    while left:
        depth, node = left.pop()
        yield depth, node
        if isinstance(node, dict):
            left += [(depth + 1, one) for one in (*node, *node.values())]
        elif isinstance(node, list):
            left += [(depth + 1, one) for one in node]
