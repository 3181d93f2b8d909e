"""The files that pip puts into the package: pure Python, pinned, with nothing behind it."""

from importlib.metadata import Distribution
from pathlib import Path

import pytest

from tools.apk import Wrong, pip

PINNED = {"python3": "3.13.9", "segno": "1.6.6", "six": "1.17.0"}


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which segno is installed, as `wheel` says."""
    info = tmp_path / "segno-1.6.6.dist-info"
    info.mkdir()
    monkeypatch.setattr(pip, "installed", lambda _name: Distribution.at(info))
    wheel(info, "py2-none-any", "py3-none-any")
    asks(info)
    return info


def wheel(info: Path, *tags: str) -> None:
    lines = ["Wheel-Version: 1.0", *(f"Tag: {tag}" for tag in tags)]
    (info / "WHEEL").write_text("\n".join(lines), "utf-8")


def asks(info: Path, *needs: str) -> None:
    lines = ["Name: segno", "Version: 1.6.6", *(f"Requires-Dist: {one}" for one in needs)]
    (info / "METADATA").write_text("\n".join(lines), "utf-8")


def wrong(requirements: dict[str, str]) -> str:
    with pytest.raises(Wrong) as found:
        pip.check_pure(["segno"], requirements)
    return str(found.value)


def test_a_pure_package_with_nothing_behind_it_may_go_in(site: Path) -> None:
    assert site.is_dir()
    assert pip.check_pure(["segno"], PINNED).startswith("pure Python")


def test_code_for_the_machine_that_builds_may_not(site: Path) -> None:
    wheel(site, "cp313-cp313-manylinux_2_17_x86_64")
    assert wrong(PINNED) == "segno 1.6.6 has compiled code in it"
    (site / "WHEEL").unlink()
    assert wrong(PINNED) == "segno 1.6.6 has compiled code in it"


def test_what_it_needs_is_named_too(site: Path) -> None:
    asks(site, "six>=1", "charset_normalizer<4,>=2")
    assert wrong(PINNED) == "segno needs charset-normalizer, which is not named"
    assert pip.check_pure(["segno"], PINNED | {"charset-normalizer": "3.5.2"})


def test_what_it_needs_only_elsewhere_is_not(site: Path) -> None:
    asks(site, 'colorama; sys_platform == "win32"', 'PySocks; extra == "socks"',
         'importlib_metadata; python_version < "3.10"')  # fmt: skip
    assert pip.check_pure(["segno"], PINNED)
    asks(site, 'tomli; python_version >= "3.13"')
    assert wrong(PINNED) == "segno needs tomli, which is not named"


def test_another_version_is_not_what_was_looked_at(site: Path) -> None:
    assert site.is_dir()
    assert wrong(PINNED | {"segno": "1.6.7"}) == "segno is 1.6.6 here, and 1.6.7 there"


def test_what_is_not_installed_cannot_be_looked_at() -> None:
    with pytest.raises(Wrong, match="not installed here"):
        pip.installed("no-such-package-anywhere")
