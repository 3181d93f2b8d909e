"""The modules that may use the disk, dice, the clock, threads, Kivy and foreign packages."""

import sys

from tests.architecture.house import Module, calling, importing, imports, modules

DISK = {
    "bz2", "dbm", "fileinput", "glob", "gzip", "importlib", "io", "lzma", "mmap", "os", "pathlib",
    "pickle", "pkgutil", "shelve", "shutil", "sqlite3", "subprocess", "tarfile", "tempfile",
    "zipfile",
}  # fmt: skip
DISK_CALLS = {
    "open", ".open", ".read_bytes", ".read_text", ".write_bytes", ".write_text", ".mkdir",
    ".unlink", ".iterdir",
}  # fmt: skip
DICE = {"random", "secrets", "uuid"}
CLOCK = {"datetime", "sched", "time"}
THREADS = {"_thread", "asyncio", "concurrent", "multiprocessing", "queue", "threading"}
NETWORK = {"http", "socket", "ssl", "urllib"}
ANDROID = {"android", "android_api", "jnius", "plyer"}
KIVY = {"kivy", *ANDROID}

# Where a game is set up, and where the app draws for the OP; the draw goes into the journal.
MAY_DRAW = (
    "companion.engine.game",  # names the dice that the session hands over
    "companion.engine.session",
    "companion.games.island.setup.chance",
    "companion.games.island.board.generate",
    "companion.games.island.setup.random_table",  # a whole table by a seed
    "companion.games.island.setup.file",  # what a file leaves open is drawn by its seed
    "companion.games.island.board.wishes",  # islands are drawn until one is as wished
)
RULES = ("companion.engine", "companion.games")
# Voice, each package imported by its recogniser alone and only when it is made.
RECOGNISERS = "companion.hearing"
OF_RECOGNISERS = {
    f"{RECOGNISERS}.microphone": {"sounddevice"},
    f"{RECOGNISERS}.sphinx_engine": {"pocketsphinx"},
    f"{RECOGNISERS}.vosk_ear": {"vosk"},
    f"{RECOGNISERS}.whisper_engine": {"onnxruntime"},
    f"{RECOGNISERS}.networks.dictation": {"numpy"},
    f"{RECOGNISERS}.networks.moonshine": {"numpy"},
    f"{RECOGNISERS}.networks.opened": {"onnxruntime"},
    f"{RECOGNISERS}.networks.steps": {"numpy"},
    f"{RECOGNISERS}.networks.whisper_sound": {"numpy"},
}
# A voice is another program: found and started, and nothing of the disk.
OF_VOICES = {"companion.hearing.voices.espeak": {"shutil", "subprocess"}}
# A saved file is opened by another program: on Windows the system starts it.
OPENER = "companion.ui.desktop"
OF_OPENER = {"os.startfile", "subprocess.DEVNULL", "subprocess.Popen"}
# The window and the machine under it; beside them the folders named `drawn` alone know Kivy.
WINDOW = (
    "companion.ui.android",
    "companion.ui.app",
    "companion.ui.desktop",
    "companion.ui.device",
    "companion.ui.stage",
    "companion.ui.start",
)
DRAWN = (*WINDOW, *(m.room for m in modules() if "drawn" in m.room.split(".")))
# Those that put the drawn parts together.
OF_DRAWN = ("companion.ui.app", "companion.ui.stage", "companion.ui.start")


def rules() -> list[Module]:
    return [module for module in modules() if module.within(*RULES)]


def outside(*rooms: str) -> list[Module]:
    return [module for module in modules() if not module.within(*rooms)]


def drawn() -> list[Module]:
    return [module for module in modules() if module.within(*DRAWN)]


def test_only_the_store_touches_the_disk() -> None:
    found = importing(outside("companion.store", OPENER, *OF_VOICES), DISK)
    mine = ("imports os.environ", "imports importlib.import_module")  # a game is imported late
    assert [place for place in found if not place.endswith(mine)] == []
    opener = importing([m for m in modules() if m.room == OPENER], DISK)
    assert {place.rpartition(" ")[2] for place in opener} == OF_OPENER
    for room, allowed in OF_VOICES.items():
        assert importing([m for m in modules() if m.room == room], DISK - allowed) == []
    assert calling(outside("companion.store"), DISK_CALLS) == []


def test_only_the_start_sees_the_environment() -> None:
    # Settings that Kivy needs before it is imported stand there.
    found = importing(outside("companion.store", "companion.ui.start"), {"os"})
    assert [place for place in found if not place.endswith("imports os.startfile")] == []


def test_the_rules_have_no_clock_and_no_threads() -> None:
    assert importing(rules(), CLOCK | THREADS) == []


def test_the_rules_draw_nothing() -> None:
    assert importing([m for m in rules() if not m.within(*MAY_DRAW)], DICE) == []


def test_only_what_is_drawn_knows_kivy() -> None:
    assert importing(outside(*DRAWN, *OF_RECOGNISERS), KIVY) == []
    assert importing(modules(), {"kivy"}) == importing(drawn(), {"kivy"})


def test_what_is_shown_knows_nothing_of_how_it_is_drawn() -> None:
    found = [
        f"{module.file}:{line} imports {name}"
        for module in modules()
        if not module.within(*DRAWN, *OF_DRAWN)
        for line, name in imports(module.tree)
        if name.startswith("companion.ui.") and "drawn" in name.split(".")
    ]
    assert found == []


def test_only_its_own_half_knows_android() -> None:
    assert importing(outside("companion.ui.android", *OF_RECOGNISERS), ANDROID) == []


def test_nothing_reaches_for_the_network() -> None:
    assert importing(modules(), NETWORK) == []


def test_the_rules_import_the_standard_library_alone() -> None:
    assert foreign(rules(), allowed=set()) == []


def test_the_other_rooms_import_what_the_readme_names() -> None:
    allowed = {"yaml", "segno", "snowballstemmer"}
    assert foreign(outside(*DRAWN, *OF_RECOGNISERS), allowed=allowed) == []
    assert foreign(drawn(), allowed={"kivy", *ANDROID}) == []


def test_each_recogniser_imports_its_own_package() -> None:
    known = {module.room: module for module in modules()}
    for room, packages in OF_RECOGNISERS.items():
        assert foreign([known[room]], allowed=packages) == []


def foreign(rooms: list[Module], allowed: set[str]) -> list[str]:
    known = sys.stdlib_module_names | {"companion"} | allowed
    others = {name.partition(".")[0] for m in rooms for _, name in imports(m.tree)} - known
    return importing(rooms, others)


SLY = """\
def words():
    from os import path

import pathlib as p
x = __import__("io")
open("x")
p.Path("x").read_text()
"""


def test_a_forbidden_import_is_found_wherever_it_hides() -> None:
    sly = Module("companion.text.sly", "sly.py", SLY)
    assert importing([sly], DISK) == [
        "sly.py:4 imports pathlib",
        "sly.py:2 imports os.path",
        "sly.py:5 imports importlib.import_module",
    ]
    assert calling([sly], DISK_CALLS) == ["sly.py:6 calls open", "sly.py:7 calls .read_text"]
    numbers = Module("companion.engine.n", "n.py", "import numpy.random\n")
    assert foreign([numbers], set()) == ["n.py:1 imports numpy.random"]
