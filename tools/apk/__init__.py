"""The Android package, proved without its SDK: what buildozer and python-for-android say of it."""


class Wrong(Exception):
    """One fault of the package, in one line."""


def expect(told: object, what: str) -> None:
    if not told:
        raise Wrong(what)
