"""One reader and one writer: whatever opens a file by itself stands here, with its reason."""

import ast
from collections.abc import Iterator

from tests.architecture.house import Module, importing, modules

READER = "companion.store.files.reader"
WRITER = "companion.store.files.writer"
# Calls that open, make, move or remove a file, by their bare names or as methods.
OPENING = {
    "FileIO", "fdopen", "hardlink_to", "link", "makedirs", "mkdir", "mkfifo", "mknod", "open",
    "open_code", "read_bytes", "read_text", "rename", "renames", "rmdir", "rmtree", "symlink",
    "symlink_to", "touch", "truncate", "unlink", "write_bytes", "write_text",
}  # fmt: skip
# Modules that would open a file behind everybody's back.
OTHER_DOORS = {
    "bz2", "codecs", "dbm", "fileinput", "gzip", "lzma", "mmap", "pickle", "shelve", "shutil",
    "sqlite3", "tarfile", "tempfile", "wave", "zipfile",
}  # fmt: skip

ALLOWED = {
    (READER, "open"): "the one reader",
    (READER, "FileIO"): "the one reader",
    (WRITER, "open"): "the one writer, and the folder that it syncs",
    (WRITER, "FileIO"): "the one writer",
    (WRITER, "replace"): "the one writer: what is whole takes its place",
    (WRITER, "mkdir"): "folders are its owner's alone",
    (WRITER, "rename"): "moved as it is, and the folders synced",
    (WRITER, "unlink"): "what was being written, and what is not wanted any more",
    (
        "companion.store.files.descriptors",
        "fdopen",
    ): "handed over open, maybe a pipe",
    ("companion.store.streams", "open"): "on nothing, where a stream is closed",
    ("companion.store.streams", "fdopen"): "a stream that is open already",
    ("companion.store.games.opening", "replace"): "of a growing file, which asks the writer",
    ("companion.store.games.shelf", "replace"): "of a growing file, which asks the writer",
}
# A program that is looked for and started.
OTHER_DOORS_ALLOWED = {"companion.hearing.voices.espeak"}


def test_files_are_opened_by_the_reader_and_the_writer_alone() -> None:
    found = {(module.room, name) for module in modules() for _, name in opening(module)}
    assert sorted(found - set(ALLOWED)) == []
    assert sorted(set(ALLOWED) - found) == []  # a reason whose place is gone


def test_no_other_module_opens_files() -> None:
    rooms = [module for module in modules() if module.room not in OTHER_DOORS_ALLOWED]
    assert importing(rooms, OTHER_DOORS) == []


def opening(module: Module) -> Iterator[tuple[int, str]]:
    """Line and name of every such call, whoever's the method is; `.replace` with one argument,

    for that of a text has two. A function with such a name of the module's own does not count.
    """
    own = {node.name for node in module.tree.body if isinstance(node, ast.FunctionDef)}
    for node in ast.walk(module.tree):
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in OPENING - own:
                yield node.lineno, name
            case ast.Call(func=ast.Attribute(attr="replace"), args=[_], keywords=[]):
                yield node.lineno, "replace"
            case ast.Call(func=ast.Attribute(value=ast.Name(id="os"), attr=name)) if (
                name in OPENING | {"remove", "replace"}
            ):
                yield node.lineno, name
            case ast.Call(func=ast.Attribute(attr=name)) if name in OPENING:
                yield node.lineno, name
            case _:
                pass


SLY = """\
def words(path, text):
    text.replace("a", "b")
    path.replace(path)
    with path.open("rb") as file:
        return file.read()

import os
os.remove("x")
os.replace("a", "b")
open("x")
"""


def test_an_opened_file_is_found_wherever_it_hides() -> None:
    sly = Module("companion.text.sly", "sly.py", SLY)
    assert sorted(opening(sly)) == [
        (3, "replace"), (4, "open"), (8, "remove"), (9, "replace"), (10, "open")
    ]  # fmt: skip
