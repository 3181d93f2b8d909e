"""The owner's box file: read, checked, and laid over what the app assumes (box-data.md)."""

from typing import Any, cast

from companion.games.island.box import Box
from companion.games.island.box_file import BadBox, place_name, read_box
from companion.store.assets import shipped_box
from companion.store.bad_file import BadFile, Fault, Language
from companion.store.yaml_file import FilePath, read_yaml


def read_owner_box(path: FilePath, language: Language = "en") -> Box:
    """Raises BadFile with everything that is wrong, and nothing else."""
    loaded = read_yaml(path, language)
    try:
        return read_box(shipped_box(), cast(Any, loaded.value))
    except BadBox as bad:
        raise BadFile(loaded.file, [
            Fault(loaded.line(one.place), place_name(one.place), cast(Any, one.sentences))
            for one in bad.faults
        ], language) from None  # fmt: skip
