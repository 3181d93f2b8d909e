from collections.abc import Callable
from typing import TypeVar

Method = TypeVar("Method", bound=Callable[..., None])

def run_on_ui_thread(method: Method) -> Method: ...
