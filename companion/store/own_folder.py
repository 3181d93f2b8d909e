"""The folder of games and settings, looked at before anything is to be kept in it."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from companion.store.files.writer import FilePath, make_folder


def can_be_used(folder: FilePath) -> bool:
    """It is made where it is not there yet.

    On a full disk it can be: what is there may still be looked at, and deleted.
    """
    try:
        make_folder(Path(folder))
    except (OSError, ValueError) as error:  # ValueError: a path with a NUL in it
        return isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT)
    return os.access(folder, os.R_OK | os.W_OK | os.X_OK)
