"""buildozer's half: what it reads in buildozer.spec, what it copies, and what it asks for."""

import os
import re
from pathlib import Path
from typing import Any, Final

import buildozer
from buildozer.targets import android

from tools.apk import Wrong, expect

# It is asked for by `p4a.branch`, and read from there, which needs a network.
NDK: Final = "28c"
ARCHS: Final = ["arm64-v8a", "x86_64"]  # tablets and phones; the second for emulators
PICTURES: Final = {
    "icon.filename", "icon.adaptive_background.filename", "icon.adaptive_foreground.filename",
    "presplash.filename",
}  # fmt: skip
# What must not get into a package: keys, and whatever is somebody's own.
SECRET_NAMES: Final = re.compile(r"\.(jks|keystore|p12|pem|key)$|(^|/)\.|settings\.json$|\.game$")
SECRET_WORDS: Final = re.compile(rb"PRIVATE KEY-----|KEYSTORE_PASSWD *=")


class Asked(BaseException):
    """The command line of python-for-android, in place of a build."""

    def __init__(self, command: list[str]) -> None:
        super().__init__()
        self.command = command


class Spec:
    """buildozer.spec of this folder, as buildozer itself reads it. Raises Wrong."""

    def __init__(self, folder: Path, scratch: Path) -> None:
        os.chdir(folder)  # where buildozer looks for what the spec names
        self.house = buildozer.Buildozer(str(folder / "buildozer.spec"))
        self.options = dict(self.house.config.items("app"))
        for place in ("build", "bin"):
            self.house.config.set("buildozer", f"{place}_dir", str(scratch / place))
        self.house.targetname = "android"

    def check(self) -> str:
        unknown = sorted(set(self.options) - known_options())
        expect(not unknown, f"buildozer knows no option {', '.join(unknown)}")
        target = _target(self.house)
        target.check_configuration_tokens()
        expect("android.features" not in self.options, "android.features breaks the build")
        found = (target.android_api, target.android_minapi, target.android_ndk_version)
        expect(found == ("36", "24", NDK), f"api, minapi, ndk are {found}")
        expect(self.listed("android.archs") == ARCHS, f"it would be made for other than {ARCHS}")
        named = [self.options[name] for name in self.options if name.endswith(".filename")]
        expect(set(self.options) >= PICTURES, "icon and presplash are not all our own")
        lost = [name for name in named if not Path(name).is_file()]
        expect(not lost, f"there is no file {', '.join(lost)}")
        machines = " and ".join(ARCHS)
        return f"{len(self.options)} options, all known; api 36 (from 24), NDK {NDK}, {machines}"

    @property
    def requirements(self) -> dict[str, str]:
        """Name and version. Raises Wrong for one without."""
        pairs = [line.partition("==") for line in self.listed("requirements")]
        loose = [name for name, _, version in pairs if not version]
        expect(not loose, f"not pinned: {', '.join(loose)}")
        return {name: version for name, _, version in pairs}

    def listed(self, option: str) -> list[str]:
        return list(self.house.config.getlist("app", option, []))

    def copied(self) -> Path:
        """The app as it is handed over, in a folder of its own."""
        Path(self.house.applibs_dir).mkdir(parents=True)  # where no garden of Kivy's grows
        self.house.build_application()
        return Path(self.house.app_dir)

    def command(self) -> list[str]:
        """The arguments that python-for-android would be called with."""
        target = _target(self.house)
        target.build_mode = "release"
        try:
            target.build_package()
        except Asked as asked:
            return asked.command
        raise Wrong("buildozer does not ask for a package")


def known_options() -> set[str]:
    """The file of defaults names each, most of them behind a `#`."""
    default = Path(buildozer.__file__).with_name("default.spec").read_text("utf-8")
    return {*re.findall(r"^#? *([a-z][\w.-]+) *=", default, re.MULTILINE), "requirements"}


def secrets(tree: Path) -> list[str]:
    files = [path for path in tree.rglob("*") if path.is_file()]
    return [
        str(path.relative_to(tree))
        for path in files
        if SECRET_NAMES.search(str(path.relative_to(tree)))
        or SECRET_WORDS.search(path.read_bytes())
    ]


def _target(house: Any) -> Any:
    """The target that builds for Android, stopped where it would begin to."""

    class Target(android.TargetAndroid):  # type: ignore[misc]
        p4a_recommended_android_ndk = NDK

        def _update_libraries_references(self, _folder: str) -> None: ...

        def _generate_whitelist(self, _folder: str) -> None: ...

        def get_dist_dir(self, _name: str) -> str:
            return str(house.app_dir)

        def _p4a(self, command: list[str], **_how: object) -> None:
            raise Asked(command)

    return Target(house)
