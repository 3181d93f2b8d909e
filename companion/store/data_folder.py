"""The folder of games and settings on a desktop, by the XDG Base Directory Specification.

They have always lain below XDG_CONFIG_HOME, or ~/.config where it is not set. Where XDG_DATA_HOME
is set, who has no games yet gets them there. Nobody's are lost from sight: those that lie at the
usual place already are played on there, whatever is set since.

A variable that is empty or no absolute path counts as not set, as the specification has it. Games
that an older version put below the working directory by one are still found from there, as long as
there are no others.
"""

import os
import pwd
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

NAME: Final = "paradox-companion/data"


def data_folder(environment: Mapping[str, str]) -> Path:
    """The first in which something lies already; where there is none, the first of all."""
    places = [*_set(environment, "XDG_DATA_HOME"), _usual(environment)]
    stray = environment.get("XDG_CONFIG_HOME")
    if stray is not None and not Path(stray).is_absolute():
        places.append(Path.cwd() / stray)
    folders = [place / NAME for place in places]
    return next(filter(_holds_something, folders), folders[0])


def _usual(environment: Mapping[str, str]) -> Path:
    for path in _set(environment, "XDG_CONFIG_HOME"):
        return path
    return next(_set(environment, "HOME"), _home()) / ".config"


def _home() -> Path:
    """The home folder as the system knows it."""
    try:
        return Path(pwd.getpwuid(os.getuid()).pw_dir)
    except KeyError:  # somebody that it does not know
        return Path("/")


def _set(environment: Mapping[str, str], name: str) -> Iterator[Path]:
    path = Path(environment.get(name, ""))
    if path.is_absolute():
        yield path


def _holds_something(folder: Path) -> bool:
    try:
        return any(folder.iterdir())
    except (OSError, ValueError):  # none is there, or nobody may look, or a NUL in its path
        return False
