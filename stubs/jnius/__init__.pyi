"""pyjnius, as far as the recogniser of Android needs it (its documentation, version 1.6)."""

from collections.abc import Callable
from typing import Any, TypeVar

Method = TypeVar("Method", bound=Callable[..., Any])

def autoclass(name: str) -> Any: ...
def java_method(signature: str) -> Callable[[Method], Method]: ...

class PythonJavaClass:
    def __init__(self) -> None: ...
