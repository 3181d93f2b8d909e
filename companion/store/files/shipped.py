"""A folder of YAML that comes with the app: read as it is, or as it was compiled for a tablet.

PyYAML without its C part is slow, so the package has `compiled.json` beside the files. It is taken
as long as it was made of these very files, or where they are not shipped; else they are read.
"""

import json
from functools import cached_property
from pathlib import Path
from typing import Any, Final
from zlib import crc32

from companion.store.files.reader import read_shipped

COMPILED: Final = "compiled.json"


class Shipped:
    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @property
    def names(self) -> list[str]:
        """The names of its files, in order."""
        return sorted(self._sources or self._compiled)

    def tree(self, name: str) -> Any:
        """Mappings, lists, words and None. Raises BadFile."""
        if name in self._compiled:
            return self._compiled[name]
        from companion.store.files.yaml_file import read_yaml  # noqa: PLC0415 (PyYAML)

        return read_yaml(self._folder / name).value

    def compiled(self) -> str:
        """The text of `compiled.json`."""
        self.__dict__["_compiled"] = {}  # of these files, whatever was compiled before
        made = {"sources": self._sources, "files": {name: self.tree(name) for name in self.names}}
        return json.dumps(made, ensure_ascii=False, separators=(",", ":"))

    @cached_property
    def _compiled(self) -> dict[str, Any]:
        try:
            made = json.loads(read_shipped(self._folder / COMPILED))
            sources, files = made["sources"], made["files"]
        except (OSError, ValueError, TypeError, KeyError):
            return {}
        return dict(files) if not self._sources or self._sources == sources else {}

    @cached_property
    def _sources(self) -> dict[str, int]:
        paths = sorted(self._folder.glob("*.yaml"))
        return {path.name: crc32(read_shipped(path)) for path in paths}
