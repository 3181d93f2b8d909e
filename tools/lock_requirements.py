"""Write requirements/*.txt anew from requirements/*.in: each pin with the hashes of its files.

`./run lock` does it where PyPI is within reach. A pin that still fits stays as it is; `./run lock
--upgrade` takes the newest of all that no `.in` file pins.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

REQUIREMENTS: Final = Path(__file__).resolve().parents[1] / "requirements"
_HEAD: Final = "# Made by `./run lock` from {name}.in: every pin with the hashes of its files.\n"
# PyTorch without CUDA stands in no index of ours; where a machine has that build, it is light.
_CPU_TORCH: Final = (
    "torch==2.13.0+cpu \\\n"
    "    --hash=sha256:6746dbcbeb526eb61330b76b41ff1b4eb848951103a892eeb080dfa2b264667b\n"
)
_TORCH: Final = re.compile(r"(cuda|nvidia|torch|triton)\b")


def main(arguments: list[str]) -> int:
    for wanted in sorted(REQUIREMENTS.glob("*.in")):
        print(f"{wanted.stem}.txt")
        locked = compiled(wanted, arguments)
        if wanted.stem == "voices":
            locked, torch = parted(locked)
            write("voices-torch", torch, made_from="voices")
            write("voices-torch-cpu", _CPU_TORCH, made_from="voices")
        write(wanted.stem, locked, made_from=wanted.stem)
    return 0


def compiled(wanted: Path, arguments: list[str]) -> str:
    """The pins for every platform and every Python from 3.11 on; those of last time are kept."""
    before = [wanted.with_suffix(".txt")]
    if wanted.stem == "voices":
        before.append(wanted.with_name("voices-torch.txt"))
    kept = [] if "--upgrade" in arguments else [path for path in before if path.is_file()]
    command = [
        sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--universal", "--no-header",
        "--python-version", "3.11", "--generate-hashes", "--no-annotate",
        *(f"--constraint={path}" for path in kept), str(wanted),
    ]  # fmt: skip
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def parted(locked: str) -> tuple[str, str]:
    """The pins of `voices` without PyTorch, and PyTorch's with all that it wants for CUDA."""
    pins = re.findall(r"^\S.*?\n(?=\S|\Z)", locked, flags=re.MULTILINE | re.DOTALL)
    torch = [pin for pin in pins if _TORCH.match(pin)]
    return "".join(pin for pin in pins if pin not in torch), "".join(torch)


def write(name: str, locked: str, made_from: str) -> None:
    text = _HEAD.format(name=made_from) + locked
    (REQUIREMENTS / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
