"""Releases on npm, each fetched and proved to be the pinned one."""

import base64
import hashlib
import tarfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from tools.art import run


@dataclass(frozen=True)
class Package:
    """A release on npm; `sha512` as npm states it, in base64."""

    name: str
    version: str
    sha512: str


def packed(package: Package, wanted: Iterable[str], scratch: Path) -> dict[str, bytes]:
    """Files of the package by their paths in it, once it has proved to be the pinned one."""
    command = ["npm", "pack", f"{package.name}@{package.version}", "--silent"]
    name = run([*command, "--pack-destination", str(scratch)]).decode().strip()
    tarball = (scratch / name).read_bytes()
    found = base64.b64encode(hashlib.sha512(tarball).digest()).decode()
    if found != package.sha512:
        raise SystemExit(f"{package.name}: sha512 is {found}, not {package.sha512}")
    paths = {f"package/{path}": path for path in wanted}
    files = {paths[inner]: held for inner, held in members(tarball) if inner in paths}
    if missing := sorted(set(paths.values()) - set(files)):
        raise SystemExit(f"{package.name} {package.version} has no {', '.join(missing)}")
    return files


def members(tarball: bytes) -> Iterator[tuple[str, bytes]]:
    with tarfile.open(fileobj=BytesIO(tarball)) as archive:
        for member in archive:
            if held := archive.extractfile(member):
                yield member.name, held.read()
