"""python-for-android's own module."""

from collections.abc import Callable, Sequence

class Permission:
    RECORD_AUDIO: str

def check_permission(permission: str) -> bool: ...
def request_permissions(
    permissions: Sequence[str],
    callback: Callable[[Sequence[str], Sequence[bool]], None] | None = ...,
) -> None: ...
