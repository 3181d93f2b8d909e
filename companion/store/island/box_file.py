"""An owner's box data in a file: read as anybody may have written it, and written for people."""

from typing import cast

import yaml

from companion.engine.languages import Language
from companion.games.island.box.file import BadBox, read_owned
from companion.store.assets import shipped_box
from companion.store.files.json_tree import Tree
from companion.store.files.reader import FilePath
from companion.store.files.yaml_file import Loaded, read_yaml, read_yaml_bytes


def read_box_file(path: FilePath, language: Language = "en") -> Tree:
    """The checked content of the file; empty for an empty one. Raises BadFile."""
    return _checked(read_yaml(path, language), language)


def read_box_bytes(raw: bytes, file: str, language: Language = "en") -> Tree:
    """The same of what a file holds; `file`: its name. Raises BadFile."""
    return _checked(read_yaml_bytes(raw, file, language), language)


def _checked(loaded: Loaded, language: Language) -> Tree:
    told = {} if loaded.value is None else loaded.value
    try:
        read_owned(shipped_box(), told)
    except BadBox as bad:
        raise loaded.refused(bad.faults, language) from None
    return cast(Tree, told)


class _Plain(yaml.SafeDumper):
    """Without anchors: what stands at two places is written twice."""

    def ignore_aliases(self, data: object) -> bool:  # noqa: ARG002 (PyYAML's)
        return True


def written(tree: Tree) -> bytes:
    """YAML, short lists on one line: people read it, and correct it by hand."""
    text: str = yaml.dump(tree, Dumper=_Plain, allow_unicode=True, sort_keys=False, width=100,
                          default_flow_style=None)  # fmt: skip
    return text.encode()
