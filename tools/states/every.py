"""The states of the app that pictures are made of: each is driven to from an empty shelf.

A new one is a function here under `@state`; its name, with hyphens, is the picture's.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from os import utime
from pathlib import Path
from typing import Final
from unittest.mock import patch

from companion.engine.frozen import revised
from companion.games.island.board.island_code import island_of
from companion.games.island.board.layout import lay_out
from companion.store.island.own_box import OwnBox
from companion.ui.island.desk.controller import Desk
from companion.ui.island.wizard.draft import DrawnIsland, new_draft
from companion.ui.island.wizard.wizard import Wizard
from companion.ui.shell.file_problems import tell
from tests.games.island.building.islands import RIGHT_ARROWS, SPACES, TILES
from tests.ui.driver import Driver
from tests.ui.tables import ROOT, SAMPLE, kept_table, open_table
from tools.states.box import BOXES
from tools.states.build import BUILDS
from tools.states.card import CARDS
from tools.states.desk import DESKS, SIZED
from tools.states.ending import ENDINGS
from tools.states.fault import FAULTS
from tools.states.fog import FOGS
from tools.states.paradominetor import PARADOMINETOR
from tools.states.paradoxon import PARADOXON_STATES
from tools.states.practice import PRACTICE
from tools.states.replay import REPLAYS
from tools.states.rules import RULES
from tools.states.solo import SOLO
from tools.states.table import TABLES
from tools.states.table_mode import TABLE_MODE
from tools.states.voice import VOICE
from tools.states.whole_game import WHOLE_GAMES

Drive = Callable[[Driver], None]

STATES: Final[dict[str, Drive]] = {}


def state(drive: Drive) -> Drive:
    name = drive.__name__.replace("_", "-")
    if name in STATES:
        raise ValueError(f"there is a state {name} already")
    STATES[name] = drive
    return drive


# The shelf, and what is begun there


@state
def shelf_empty(ui: Driver) -> None:
    ui.pump()


@state
def shelf(ui: Driver) -> None:
    """Games of three evenings, named in the language of the screen."""
    names = ("Friday", "Saturday", "Sunday")
    if ui.companion.settings.language == "ru":
        names = ("Пятница", "Суббота", "Воскресенье")
    won = "tests/tables/law/L14_2_achilles_wins.yaml"
    for name, file, lines, days in zip(
        names, (won, SAMPLE, SAMPLE), (None, None, 9), (6, 1, 0), strict=True
    ):
        shelf = ui.companion.shelf
        past = shelf.now() - 86_400 * days
        with patch.object(shelf, "now", lambda past=past: past):
            shelf.rename(kept_table(ui, file, lines).id, name)
    ui.companion.changed()
    ui.pump(3)


@state
def shelf_one(ui: Driver) -> None:
    """A game that goes on, and nothing else."""
    kept_table(ui, lines=9)
    ui.companion.changed()
    ui.pump(2)


@state
def shelf_over(ui: Driver) -> None:
    """One game, and it is over."""
    kept_table(ui, "tests/tables/law/L14_2_achilles_wins.yaml")
    ui.companion.changed()
    ui.pump(3)


@state
def shelf_many(ui: Driver) -> None:
    """Games of many evenings, some of them with long names."""
    many_games(ui, 14)
    ui.companion.changed()
    ui.pump(14)


@state
def games(ui: Driver) -> None:
    many_games(ui, 40)
    ui.companion.do("games")
    ui.pump(3)


def many_games(ui: Driver, count: int) -> None:
    shelf = ui.companion.shelf
    names = ("Пятница у Ани на даче, почти до утра", "Theseus, Phil", "Winterabend", "X" * 80)
    now = shelf.now
    for at in range(count):
        past = now() - 86_400 * (count - 1 - at) * 1.3
        with patch.object(shelf, "now", lambda past=past: past):
            won = at != count - 1
            file = "tests/tables/law/L14_2_achilles_wins.yaml" if won else SAMPLE
            session = kept_table(ui, file, None if won else 9)
        shelf.rename(session.id, names[at % len(names)])


@state
def settings(ui: Driver) -> None:
    ui.tap("settings")


def settings_section(section: str, ui: Driver) -> None:
    ui.tap("settings")
    ui.tap(f"section {section}")


for _name in ("voice", "table", "chores", "about"):
    STATES[f"settings-{_name}"] = partial(settings_section, _name)


STATES.update(BOXES)
STATES.update(RULES)
STATES.update(TABLES)
STATES.update(TABLE_MODE)
STATES.update(SOLO)
STATES.update(PARADOMINETOR)
STATES.update(WHOLE_GAMES)
STATES.update(PARADOXON_STATES)


# The desk


@state
def desk_captive_turn(ui: Driver) -> None:
    open_table(ui, lines=7)


@state
def desk_question(ui: Driver) -> None:
    open_table(ui, lines=1)


@state
def desk_told(ui: Driver) -> None:
    """The last sentence has been said, and a direction is awaited."""
    open_table(ui, lines=4)
    ui.read_on()
    ui.tap("announced")


@state
def desk_op_token(ui: Driver) -> None:
    open_table(ui, lines=13)


@state
def desk_op_turn(ui: Driver) -> None:
    open_table(ui, lines=14)


@state
def desk_op_piece(ui: Driver) -> None:
    open_table(ui, lines=15)
    ui.read_on()
    ui.tap("piece bush")


@state
def desk_asks_op(ui: Driver) -> None:
    open_table(ui, lines=20)


@state
def desk_bonuses(ui: Driver) -> None:
    open_table(ui, lines=4)
    ui.read_on()
    ui.tap("bonus")


@state
def desk_death(ui: Driver) -> None:
    open_table(ui, "tests/tables/law/L10_5_several_at_once.yaml")


@state
def desk_won(ui: Driver) -> None:
    open_table(ui, "tests/tables/law/L14_2_achilles_wins.yaml")


def at_desk(name: str, ui: Driver) -> None:
    file, lines, acts = DESKS[name]
    open_table(ui, SAMPLE if file == "sample" else f"tests/tables/{file}.yaml", lines)
    for act in acts:
        ui.read_on()
        if act.startswith("type "):
            ui.tap("keyboard")
            ui.type(act.removeprefix("type "))
        elif act in ui.roles():  # not everything has to be said, or read again
            ui.tap(act)


for _name in DESKS:
    STATES[_name] = partial(at_desk, _name)


STATES.update(PRACTICE)


# States that may be shown


@state
def cover(ui: Driver) -> None:
    open_table(ui)
    ui.tap("cover")


@state
def apology(ui: Driver) -> None:
    """The page shown when the app itself has failed."""
    ui.app.apologise()
    ui.pump()


# A new game


@state
def quick_start(ui: Driver) -> None:
    for act in ("choose-game", "ways", "new", "character theseus", "character hempel"):
        ui.tap(act)


@state
def starts(ui: Driver) -> None:
    """A taken fruit was touched, and says why not."""
    seeded(ui)
    ui.tap("quick")
    ui.tap("fruit banana")
    ui.tap("fruit banana")


@state
def starts_palm(ui: Driver) -> None:
    seeded(ui)
    ui.tap("quick")
    ui.tap("fruit banana")
    ui.tap("fruit lime")


@state
def starts_named(ui: Driver) -> None:
    starts_palm(ui)
    ui.tap("palm 2")


@state
def hand_over(ui: Driver) -> None:
    starts_named(ui)
    ui.tap("show-starts")


@state
def show_start(ui: Driver) -> None:
    hand_over(ui)
    ui.press("show")


@state
def setup_island(ui: Driver) -> None:
    seeded(ui)
    ui.tap("next")


@state
def setup_seats(ui: Driver) -> None:
    """Somebody is called by name."""
    seeded(ui)
    for act in ("seats", "name theseus"):
        ui.tap(act)
    ui.companion.typed("Анна")
    ui.companion.do("save")
    ui.companion.changed()
    ui.pump(2)


@state
def person(ui: Driver) -> None:
    """A name that is too long."""
    seeded(ui)
    for act in ("seats", "name theseus"):
        ui.tap(act)
    ui.pump(3)
    ui.type("Анна Сергеевна Константинова")
    ui.tap("save")


@state
def setup_named(ui: Driver) -> None:
    setup_seats(ui)
    ui.tap("back")


@state
def starts_announced(ui: Driver) -> None:
    """The first card to be said, with the players' names."""
    setup_named(ui)
    ui.tap("quick")


@state
def hand_over_named(ui: Driver) -> None:
    starts_announced(ui)
    for act in ("fruit banana", "fruit lime", "palm 2", "show-starts"):
        if act in ui.roles():
            ui.tap(act)


@state
def setup_facts(ui: Driver) -> None:
    """The facts below the edge of the page, with the owner's tile pairs known."""
    OwnBox(ui.companion.shelf.folder).keep({"tiles": [list(pair) for pair in TILES]})
    setup_island(ui)
    island = lay_out(SPACES, RIGHT_ARROWS)
    place, drawn = ui.companion.pages[-1], DrawnIsland(482_103_377, ("camps-apart", "gentle"))
    place.draft = place.draft.lay(island, drawn)
    ui.companion.changed()
    ui.pump(2)
    ui.screen.body.move_to(10_000)
    ui.pump(2)


@state
def setup_drawing(ui: Driver) -> None:
    """An island with many wishes is being drawn."""
    setup_island(ui)
    for wish in ("no-shore-lake", "camps-apart", "knots-apart", "gentle"):
        ui.companion.do(f"wish {wish}")
    ui.companion.do("random")
    ui.pump(2)


@state
def setup_drawn_in_vain(ui: Driver) -> None:
    setup_drawing(ui)
    ui.pump(30)
    ui.companion.do("stop")
    ui.pump(2)


@state
def ready_made(ui: Driver) -> None:
    setup_island(ui)
    ui.tap("ready-made")


@state
def island_code(ui: Driver) -> None:
    """A code that has one wrong letter, and says so."""
    setup_island(ui)
    ui.tap("code")
    ui.type("CFTA3")
    ui.tap("take")


def built(drive: Drive, ui: Driver) -> None:
    setup_island(ui)
    drive(ui)


for _name, _drive in BUILDS.items():
    STATES[_name] = partial(built, _drive)


@state
def island_copy(ui: Driver) -> None:
    setup_island(ui)
    ui.companion.do("copy")  # below what a low window shows at first
    ui.pump(2)


@state
def island_copy_tiles(ui: Driver) -> None:
    """With the owner's pairs: a lake is laid."""
    OwnBox(ui.companion.shelf.folder).keep({"tiles": [list(pair) for pair in TILES]})
    place = Wizard(ui.companion, new_draft(7))
    place.draft = place.draft.lay(lay_out(SPACES, RIGHT_ARROWS))
    ui.companion.go(place)
    for act in ("step island", "copy", "tap C3"):
        ui.companion.do(act)
    ui.pump(3)


@state
def share_island(ui: Driver) -> None:
    setup_island(ui)
    ui.companion.do("share")
    ui.pump(2)


@state
def own_islands(ui: Driver) -> None:
    setup_island(ui)
    for name in ("Friday", "Пятница на даче"):
        ui.companion.do("keep")
        ui.companion.typed(name)
        ui.companion.do("save")
        ui.companion.do("random")
    ui.tap("ready-made")


@state
def setup_tokens(ui: Driver) -> None:
    setup_island(ui)
    ui.tap("next")


@state
def setup_pieces(ui: Driver) -> None:
    setup_tokens(ui)
    ui.tap("next")
    ui.tap("piece bush")


@state
def setup_ready(ui: Driver) -> None:
    starts_palm(ui)
    ui.tap("step ready")


@state
def setup_ready_alike(ui: Driver) -> None:
    """An island with knots of one kind, as a borrowed box may have them (L1.8)."""
    setup_ready(ui)
    place = ui.companion.pages[-1]
    place.draft = place.draft.lay(island_of("CFTA3-VWMWD-74C8Y-296D9-DRHMC"))
    ui.companion.changed()
    ui.pump(2)


@state
def choose_rulings(ui: Driver) -> None:
    setup_ready(ui)
    ui.tap("rulings")


def seeded(ui: Driver) -> None:
    """Hempel on the OP's left, then Theseus, on an island that is the same every time."""
    place = Wizard(ui.companion, new_draft(7))
    for who in ("hempel", "theseus"):
        place.do(f"character {who}")
    ui.companion.go(place)
    ui.companion.changed()
    ui.pump(2)


# The shelf with games on it


@state
def shelf_full(ui: Driver) -> None:
    shelf = ui.companion.shelf
    for name, lines in (("Мы и Фил, пятница", None), ("Friday", 2), ("Theseus, Phil, Schrodie", 5)):
        session = kept_table(ui, lines=lines)
        shelf.rename(session.id, name)
    shelf.delete(kept_table(ui).id)
    begun(ui, "Сломанная").write_bytes(b"{}\n")
    ui.companion.pages[0].do(f"more {session.id}")
    ui.companion.do("delete")
    ui.pump(2)


def begun(ui: Driver, name: str) -> Path:
    """The file of a new game."""
    session = kept_table(ui, lines=0)
    ui.companion.shelf.rename(session.id, name)
    return Path(ui.companion.shelf.folder) / f"{session.id}.game"


@state
def game(ui: Driver) -> None:
    ui.companion.do(f"more {kept_table(ui).id}")
    ui.companion.do("export")
    ui.pump(2)


@state
def game_over(ui: Driver) -> None:
    session = kept_table(ui, "tests/tables/law/L14_2_achilles_wins.yaml")
    ui.companion.do(f"more {session.id}")
    ui.pump(3)


@state
def rename(ui: Driver) -> None:
    ui.companion.do(f"more {kept_table(ui).id}")
    ui.companion.do("rename")
    ui.companion.typed("")
    ui.companion.do("save")
    ui.pump(2)


@state
def deleted(ui: Driver) -> None:
    first, second = kept_table(ui), kept_table(ui, lines=3)
    for session in (first, second):
        ui.companion.shelf.delete(session.id)
    ui.companion.do("deleted")
    ui.companion.do(f"for-good {first.id}")
    ui.pump(2)


@state
def importing(ui: Driver) -> None:
    ui.companion.do(f"more {kept_table(ui).id}")
    ui.companion.do("export")
    ui.companion.do("back")
    ui.companion.do("import")
    ui.pump(2)


@state
def choose_file(ui: Driver) -> None:
    """A folder of the machine, with what can be added and with what cannot."""
    ui.companion.do("import")
    with patch("companion.ui.shell.folder_page.home_folder", lambda: str(laid_folder(ui))):
        ui.companion.do("choose")
    ui.companion.changed()
    ui.pump(2)


def laid_folder(ui: Driver) -> Path:
    folder = Path(ui.companion.shelf.folder) / "anna"
    for name in ("Documents", "Downloads", "Музыка", ".hidden"):
        (folder / name).mkdir(parents=True)
    for name, size in (("Friday.game", 48_200), ("Пятница на даче.game", 1_900_000),
                       ("Friday script.yaml", 3_100), ("photo.jpg", 10)):  # fmt: skip
        (folder / name).write_bytes(bytes(size))
        utime(folder / name, (1_790_000_000, 1_790_000_000))
    return folder


@state
def dropped_bad(ui: Driver) -> None:
    """A file that is no game was dropped onto the desk."""
    open_table(ui)
    file = laid_folder(ui) / "Friday.game"
    ui.companion.dropped(str(file))
    ui.pump(2)


@state
def dropped(ui: Driver) -> None:
    """A table script was dropped onto the shelf."""
    ui.companion.dropped(str(ROOT / SAMPLE))
    ui.pump(2)


@state
def trouble(ui: Driver) -> None:
    """A game whose file has a line that nobody can read."""
    session = kept_table(ui)
    session.close()
    file = Path(ui.companion.shelf.folder) / f"{session.id}.game"
    file.write_bytes(file.read_bytes() + b"what is this\n")
    ui.companion.do(f"open {session.id}")
    ui.pump(2)


@state
def lost_files(ui: Driver) -> None:
    """Small files that cannot be read, told before the shelf at the start."""
    folder = Path(ui.companion.shelf.folder)
    for file in ("settings.json", "set-up.json", "practice.json"):
        (folder / file).write_bytes(b"{ torn")
    tell(ui.companion, ui.companion.shelf.mended())
    ui.companion.changed()
    ui.pump(2)


# Over the desk


def over(ui: Driver, *acts: str) -> None:
    """A desk with a game on it, and the places that these acts open over it."""
    kept = Desk(ui.companion, kept_table(ui))
    ui.companion.pages.append(kept)
    for act in acts:
        ui.companion.do(act)
    ui.pump(2)


@state
def menu(ui: Driver) -> None:
    over(ui, "menu")


@state
def rulings(ui: Driver) -> None:
    over(ui, "menu", "rulings")


@state
def told(ui: Driver) -> None:
    over(ui, "announced", "undo", "told phil")


@state
def corrections(ui: Driver) -> None:
    over(ui, "menu", "correct")


@state
def correct_captive(ui: Driver) -> None:
    over(ui, "correct theseus")


@state
def correct_table(ui: Driver) -> None:
    over(ui, "correct table")


@state
def correct_space(ui: Driver) -> None:
    over(ui, "correct C5")


@state
def correct_wave(ui: Driver) -> None:
    over(ui, "correct wave")


@state
def correct_collected(ui: Driver) -> None:
    """Some of it is touched, and nothing of it is set yet."""
    facts = ("theseus health 2", "theseus energy 1", "theseus lime circled", "theseus at C4")
    over(ui, "correct theseus", *(f"set {fact}" for fact in facts))


@state
def corrected(ui: Driver) -> None:
    """A card on which two captives have to mark their boards again."""
    facts = ("theseus energy 1", "theseus lime circled", "phil health 2", "phil mission rock on")
    over(ui, "announced", "correct table", *(f"set {fact}" for fact in facts), "done")


@state
def op_won(ui: Driver) -> None:
    open_table(ui, "tests/tables/law/L15_2_four_deaths.yaml")


@state
def journal(ui: Driver) -> None:
    over(ui, "undo", "journal")


@state
def journal_past(ui: Driver) -> None:
    over(ui, "journal", "look-at 4", "return")


STATES.update(FAULTS)
STATES.update(REPLAYS)
STATES.update(ENDINGS)
STATES.update(FOGS)
STATES.update(VOICE)
STATES.update(CARDS)


# In the smallest and in the largest letters


def sized(name: str, text_size: int, ui: Driver) -> None:
    ui.companion.change_settings(revised(ui.companion.settings, {"text_size": text_size}))
    STATES[name](ui)


for _name in SIZED:
    STATES[f"{_name}-small"] = partial(sized, _name, 0)
    STATES[f"{_name}-large"] = partial(sized, _name, 5)
