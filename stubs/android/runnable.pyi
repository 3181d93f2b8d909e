from collections.abc import Callable
from typing import ParamSpec

P = ParamSpec("P")

def run_on_ui_thread(f: Callable[P, None]) -> Callable[P, None]: ...
