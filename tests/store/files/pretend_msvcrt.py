"""Windows' `msvcrt`, as far as a lock needs it: bytes from where the file stands, and no waiting.

Linux's locks of an open file behave alike: each who has opened it is somebody else, and closing it
gives the lock back.
"""

import errno
import fcntl
import os
import struct

LK_NBLCK = 2
LONGEST = 2**31  # where it may stand: Windows counts so far


def locking(number: int, mode: int, count: int) -> None:
    assert mode == LK_NBLCK
    at = os.lseek(number, 0, os.SEEK_CUR)
    assert 0 <= at < LONGEST
    asked = struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, at, count, 0)
    try:
        fcntl.fcntl(number, fcntl.F_OFD_SETLK, asked)
    except BlockingIOError:
        raise PermissionError(errno.EACCES, "Permission denied") from None
