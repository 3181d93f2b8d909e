"""What holds for every test."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

TESTS = Path(__file__).resolve().parent

# No deadline: a slow machine is not a wrong rule.
settings.register_profile("here", deadline=None)
# The same examples every time, so that a failure in CI is the same failure at home.
settings.register_profile("ci", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile("ci" if "CI" in os.environ else "here")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(TESTS / "oracle"):
            item.add_marker("long")
