"""pip's half: what it puts into the package beside what python-for-android builds.

It is the pip of the machine that builds, so a wheel with compiled code in it would be that
machine's. What a package needs in its turn the resolver adds by itself, in whatever version there
is that day, and as a wheel for Android that this pip refuses. So neither may be.
"""

from collections.abc import Collection, Mapping
from importlib.metadata import Distribution, PackageNotFoundError, distribution

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.apk import Wrong, expect

# By these it is decided what a package needs there.
THERE = {"sys_platform": "android", "platform_system": "Android", "extra": ""}


def check_pure(modules: Collection[str], requirements: Mapping[str, str]) -> str:
    """Each is the version that is pinned, pure Python, and needs nothing that is not named."""
    named = {canonicalize_name(name) for name in requirements}
    size = 0
    for name in sorted(modules):
        found = installed(name)
        version = requirements[name]
        expect(found.version == version, f"{name} is {found.version} here, and {version} there")
        expect(is_pure(found), f"{name} {version} has compiled code in it")
        lost = needs(found, requirements["python3"]) - named
        expect(not lost, f"{name} needs {', '.join(sorted(lost))}, which is not named")
        size += sum(file.size or 0 for file in found.files or ())
    return f"pure Python all, {size / 1e6:.1f} MB"


def installed(name: str) -> Distribution:
    try:
        return distribution(name)
    except PackageNotFoundError:
        raise Wrong(f"{name} is not installed here (requirements/android.txt)") from None


def is_pure(found: Distribution) -> bool:
    """As the wheel says of itself that it was installed from."""
    told = (found.read_text("WHEEL") or "").splitlines()
    tags = [line.partition(": ")[2] for line in told if line.startswith("Tag: ")]
    return bool(tags) and all(tag.endswith("-none-any") for tag in tags)


def needs(found: Distribution, python: str) -> set[str]:
    there = {**THERE, "python_version": "3." + python.split(".")[1], "python_full_version": python}
    asked = [Requirement(line) for line in found.requires or ()]
    return {
        canonicalize_name(one.name)
        for one in asked
        if one.marker is None or one.marker.evaluate(there)
    }
