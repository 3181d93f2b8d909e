"""A box file on the command line: read, checked, and laid over what the app assumes."""

from companion.games.island.box import Box
from companion.games.island.owner_file import read_owned
from companion.store.assets import shipped_box
from companion.store.bad_file import Language
from companion.store.box_file import read_box_file
from companion.store.yaml_file import FilePath


def read_owner_box(path: FilePath, language: Language = "en") -> Box:
    """Raises BadFile with everything that is wrong, and nothing else."""
    return read_owned(shipped_box(), read_box_file(path, language))
