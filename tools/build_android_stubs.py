"""Write down what the Android half may call, as the platform itself declares it:

    .venv/bin/python -m tools.build_android_stubs

So mypy checks every call of ours into Android (`stubs/`), and each line says from which API level
on it is there. It needs npm and the network; what it writes is checked in, and changes only with
CALLED below.
"""

import hashlib
import re
import subprocess
import tarfile
import tempfile
from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from keyword import iskeyword
from pathlib import Path
from typing import Final

STUBS: Final = Path(__file__).resolve().parents[1] / "stubs"
# Android's own declarations, API 21 to 37, on npm.
PACKAGE: Final = "@nativescript/types-android@9.1.1"
SHA512: Final = (
    "PGaTum9tyqyyza3QT21Z7WrRR1+nM7ITsq9EJiaShLArThJI0PD1ZuDO5IoUUvSQ+gTKU2nLiVMnFbU4s3FeeQ=="
)
DECLARATIONS: Final = "package/lib/android/android-platform-21-37-merged.d.ts"

CALLED: Final[Mapping[str, Sequence[str]]] = {
    "java.util.Locale": ("forLanguageTag", "getDefault", "getLanguage"),
    "android.R$id": ("content",),
    "android.app.Activity": (
        "RESULT_OK", "getWindow", "setRecentsScreenshotEnabled", "startActivity",
        "startActivityForResult",
    ),
    "android.content.ContentResolver": ("insert", "openFileDescriptor", "query"),
    "android.content.Context": ("getContentResolver",),
    "android.content.ContentValues": ("constructor", "put"),
    "android.content.Intent": (
        "ACTION_CREATE_DOCUMENT", "ACTION_OPEN_DOCUMENT", "ACTION_SEND", "CATEGORY_OPENABLE",
        "EXTRA_STREAM", "EXTRA_TEXT", "EXTRA_TITLE", "FLAG_GRANT_READ_URI_PERMISSION",
        "addCategory", "addFlags", "constructor", "createChooser", "getData", "putExtra", "setType",
    ),
    "android.database.Cursor": ("close", "getColumnIndex", "getString", "moveToFirst"),
    "android.graphics.Insets": ("bottom", "left", "right", "top"),
    "android.graphics.Rect": ("bottom", "constructor", "left", "right", "top"),
    "android.net.Uri": (),
    "android.os.Build$VERSION": ("SDK_INT",),
    "android.os.Bundle": ("constructor",),
    "android.os.Parcelable": (),
    "android.os.ParcelFileDescriptor": ("detachFd",),
    "android.provider.MediaStore$Downloads": ("EXTERNAL_CONTENT_URI",),
    "android.speech.tts.TextToSpeech": (
        "LANG_MISSING_DATA", "LANG_NOT_SUPPORTED", "QUEUE_FLUSH", "SUCCESS", "constructor",
        "isSpeaking", "setLanguage", "shutdown", "speak", "stop",
    ),
    "android.speech.tts.TextToSpeech$OnInitListener": (),
    "android.view.View": (
        "findViewById", "getGlobalVisibleRect", "getHeight", "getRootWindowInsets", "getWidth",
    ),
    "android.view.Window": ("getDecorView",),
    "android.view.WindowInsets": (
        "getInsets", "getSystemWindowInsetBottom", "getSystemWindowInsetLeft",
        "getSystemWindowInsetRight", "getSystemWindowInsetTop",
    ),
    "android.view.WindowInsets$Type": ("displayCutout", "systemBars"),
}  # fmt: skip

# Its documentation says that it may be null.
NULL_TOO: Final = ("getRootWindowInsets",)
# Calls on a class whose declaration stands in another.
BASES: Final = {"android.app.Activity": "Context"}
OLDEST: Final = 24  # of the tablets that the package is for

HEAD: Final = '''\
"""What the app calls of Android, as its platform declares it. Made by tools/build_android_stubs.py.

`since N`: not there below API N; all the rest is, from API 24 on.
"""

from typing import ClassVar, overload

'''
JNIUS: Final = '''\
"""pyjnius, as far as the app uses it. Made by tools/build_android_stubs.py."""

from collections.abc import Callable
from typing import Any, Literal, TypeVar, overload

import android_api

class JavaException(Exception): ...

Method = TypeVar("Method", bound=Callable[..., Any])

def java_method(signature: str) -> Callable[[Method], Method]: ...

class PythonJavaClass:
    def __init__(self) -> None: ...

class JavaString:
    def __init__(self, text: str, /) -> None: ...

@overload
def autoclass(name: Literal["java.lang.String"]) -> type[JavaString]: ...
@overload
def autoclass(
    name: Literal[
        "android.speech.RecognizerIntent", "android.speech.SpeechRecognizer", "java.util.ArrayList"
    ],
) -> Any: ...
'''
# The meaning of a call that has several.
CAST: Final = """
@overload
def cast(kind: Literal["android.os.Parcelable"], it: android_api.Uri) -> android_api.Parcelable: ...
@overload
def cast(kind: Literal["java.lang.CharSequence"], it: JavaString) -> str: ...
"""
WORDS: Final = {"string": "str", "number": "int", "boolean": "bool", "void": "None",
                "any": "object", "null": "None"}  # fmt: skip
FOREIGN: Final = "object"  # a class that the app has nothing to do with
TYPE: Final = re.compile(r"\s*(declare |export )?(abstract )?(class|interface|module) (\w+)[^{]*\{")
MEMBER: Final = re.compile(r"public (static )?(\w+)(\(([^)]*)\))?(?:: (.+))?;$")


@dataclass(frozen=True)
class Member:
    name: str
    static: bool
    takes: str | None
    gives: str
    since: int


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        lines = declarations(Path(folder))
    found = members(lines)
    text = "".join(written(java, found[java]) for java in CALLED)
    (STUBS / "android_api.pyi").write_text(HEAD + text, "utf-8")
    (STUBS / "jnius.pyi").write_text(JNIUS + "".join(loaded()), "utf-8")
    print(f"{len(CALLED)} classes in {STUBS}")


def declarations(folder: Path) -> list[str]:
    subprocess.run(
        ["npm", "pack", "--silent", PACKAGE], cwd=folder, check=True, stdout=subprocess.DEVNULL
    )
    (archive,) = folder.glob("*.tgz")
    found = b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
    if found != SHA512:
        raise SystemExit(f"{PACKAGE} is not what it was: sha512 {found}")
    with tarfile.open(archive) as packed:
        file = packed.extractfile(DECLARATIONS)
        if file is None:
            raise SystemExit(f"{PACKAGE} has no {DECLARATIONS}")
        return file.read().decode("utf-8").splitlines()


def members(lines: Sequence[str]) -> dict[str, list[Member]]:
    """Of each class that is called: what is called of it."""
    found: dict[str, list[Member]] = {name: [] for name in CALLED}
    where: list[str] = []
    since = 0
    for line in lines:
        depth = len(line) - len(line.lstrip("\t"))
        here = TYPE.match(line)
        if here:
            where = [*where[:depth], here[4]]
        elif (level := re.search(r"@since (\d+)", line)) is not None:
            since = int(level[1])
        elif (told := MEMBER.match(line.strip())) is not None:
            java = java_name(where[:depth])
            if told[2] in CALLED.get(java, ()):
                one = member(told, since)
                if FOREIGN not in [kind for _, kind in parameters(one)]:
                    found[java].append(one)
            since = 0
    lost = [f"{java}.{name}" for java, names in CALLED.items() for name in names
            if name not in {one.name for one in found[java]}]  # fmt: skip
    if lost:
        raise SystemExit(f"not declared: {', '.join(lost)}")
    return found


def java_name(where: Sequence[str]) -> str:
    """`android.view.WindowInsets$Type`: a class within a class."""
    first = next((at for at, word in enumerate(where) if word[:1].isupper()), len(where))
    return ".".join([*where[:first], "$".join(where[first:])])


def member(told: re.Match[str], since: int) -> Member:
    return Member(told[2], bool(told[1]), told[4] if told[3] else None, told[5] or "void", since)


def parameters(one: Member) -> list[tuple[str, str]]:
    """Name and type; a name that means something to Python gets a line after it."""
    pairs = [word.partition(": ") for word in (one.takes or "").split(", ") if word]
    return [(f"{name}_" if iskeyword(name) else name, python_type(kind)) for name, _, kind in pairs]


def python_type(java: str) -> str:
    """A word of ours, or one of the classes here; of others nothing is given but None."""
    parts = [_word(part.strip()) for part in re.sub(r"<.*>", "", java).split("|")]
    return "None" if parts == [FOREIGN, "None"] else " | ".join(parts)


def _word(java: str) -> str:
    if java.startswith(('"', "'")):
        return "str"
    if java in WORDS:
        return WORDS[java]
    if re.fullmatch(r"-?\d+", java):
        return "int"
    known = {name.replace("$", "."): class_name(name) for name in CALLED}
    return known.get(java, FOREIGN)


def class_name(java: str) -> str:
    """`WindowInsetsType`."""
    return java.rpartition(".")[2].replace("$", "")


def written(java: str, found: Sequence[Member]) -> str:
    """The class, as Python has it."""
    found = [one for one in found if not covered(one, found)]
    names = [one.name for one in found]
    lines = [line for one in found for line in line_of(one, names.count(one.name) > 1)]
    body = "".join(f"\n    {line}" for line in lines) or " ..."
    base = f"({BASES[java]})" if java in BASES else ""
    return f"class {class_name(java)}{base}:{body}\n\n"


def covered(one: Member, found: Sequence[Member]) -> bool:
    """All that can be given to it is None, which another of its name takes too."""
    kinds = [kind for _, kind in parameters(one)]
    others = (parameters(other) for other in found if other.name == one.name and other != one)
    return "None" in kinds and any(len(other) == len(kinds) for other in others)


def line_of(one: Member, overloaded: bool) -> Iterator[str]:
    level = f"  # since {one.since}" if one.since > OLDEST else ""
    if one.takes is None:
        kind = f"ClassVar[{python_type(one.gives)}]" if one.static else python_type(one.gives)
        yield f"{one.name}: {kind}{level}"
        return
    if overloaded:
        yield "@overload"
    if one.static:
        yield "@staticmethod"
    given = [f"{name}: {kind}" for name, kind in parameters(one)]
    taken = ", ".join([*([] if one.static else ["self"]), *given, *(["/"] if given else [])])
    name = "__init__" if one.name == "constructor" else one.name
    gives = "None" if one.name == "constructor" else python_type(one.gives)
    gives += " | None" if one.name in NULL_TOO else ""
    yield f"def {name}({taken}) -> {gives}: ...{level}"


def loaded() -> Iterator[str]:
    """By its Java name a class is found, and by it alone."""
    for java in CALLED:
        name = f"android_api.{class_name(java)}"
        yield f'@overload\ndef autoclass(name: Literal["{java}"]) -> type[{name}]: ...\n'
    yield CAST


if __name__ == "__main__":
    main()
