"""Files that come with the app."""

from functools import cache
from pathlib import Path
from typing import Any, Final

from companion.store.bad_file import BadFile, Fault
from companion.store.sentences import FILE
from companion.store.yaml_file import read_yaml

BOX: Final = Path(__file__).resolve().parents[2] / "assets" / "box" / "box.yaml"


@cache
def shipped_box() -> dict[str, Any]:
    """The box data of the app, before any owner's file (box-data.md)."""
    loaded = read_yaml(BOX)
    if not isinstance(loaded.value, dict):
        raise BadFile(loaded.file, [Fault(None, "", FILE["missing"])])
    return loaded.value
