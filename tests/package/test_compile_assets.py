"""What is compiled for the package: every YAML file that ships, and fresh."""

import shutil
from pathlib import Path

from companion.store.shipped import COMPILED, Shipped
from tools.compile_assets import HOUSE, PLACES, compile_assets, folders


def test_every_folder_with_yaml_is_compiled(tmp_path: Path) -> None:
    for place in PLACES:
        shutil.copytree(HOUSE / place, tmp_path / place)
    written = compile_assets(tmp_path)
    assert [path.parent for path in written] == folders(tmp_path)
    assert {"assets/box", "seeds/islands"} <= {
        str(path.parent.relative_to(tmp_path)) for path in written
    }
    for path in written:
        before = {name: Shipped(path.parent).tree(name) for name in Shipped(path.parent).names}
        for file in path.parent.glob("*.yaml"):
            file.unlink()
        shipped = Shipped(path.parent)
        assert {name: shipped.tree(name) for name in shipped.names} == before != {}


def test_nothing_compiled_is_kept_by_git() -> None:
    """It would be stale one day."""
    ignored = (HOUSE / ".gitignore").read_text("utf-8").split()
    assert {f"/{place.partition('/')[0]}/**/{COMPILED}" for place in PLACES} <= set(ignored)
