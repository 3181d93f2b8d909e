"""Setting a table up, step by step (L2), with nothing lost on the way."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest

from companion.cli.island_command import answer
from companion.games.island.board.buildable import cut_into
from companion.games.island.board.island_code import code_of
from companion.games.island.board.survey import survey
from companion.games.island.board.wishes import Search, lacks
from companion.games.island.box.file import read_box
from companion.games.island.building.laid import opened
from companion.games.island.rulings import played
from companion.games.island.terms import FRUITS, KNOWN_TOKENS, PARTS, TOKENS, Hex
from companion.store.assets import shipped_box
from companion.store.island.named_islands import ready_islands
from companion.store.island.own_box import OwnBox
from companion.store.settings import Settings
from companion.text.languages import Language
from companion.ui.island.desk.controller import Desk
from companion.ui.island.wizard.build_island import BuildIsland
from companion.ui.island.wizard.draft import STEPS, Draft, new_draft
from companion.ui.island.wizard.draft_file import read_draft, write_draft
from companion.ui.island.wizard.island import SLICE, draw_a_while
from companion.ui.island.wizard.ready_made_views import ReadyMadeView
from companion.ui.island.wizard.views import BuildView
from companion.ui.island.wizard.wizard import Wizard, open_wizard, wizard
from companion.ui.kit.parts import Button
from companion.ui.rules.page import RulesPage
from companion.ui.shelf.page import ShelfPage
from companion.ui.shell.acts import UnknownAct
from companion.ui.shell.companion import Companion
from companion.ui.shell.views import PageView
from tests.games.island.building.islands import TILES
from tests.ui.choices import choices
from tests.ui.companions import Build

SEED = 7
BOX = read_box(shipped_box())


@pytest.fixture
def home(build: Build) -> Companion:
    home = build(Settings())
    home.go(Wizard(home, new_draft(SEED)))
    return home


def draft(home: Companion) -> Draft:
    place = next(one for one in home.pages if isinstance(one, Wizard))
    return place.draft


def page(home: Companion) -> PageView:
    view = home.view()
    assert isinstance(view, PageView)
    return view


def buttons(home: Companion) -> dict[str, Button]:
    view = page(home)
    rows = [button for section in view.sections for button in choices(section)]
    return {button.act: button for button in (*rows, *view.foot, *view.rail)}


def notice(home: Companion) -> str:
    said = page(home).notice
    assert said is not None
    return said[0]


def do(home: Companion, *acts: str) -> None:
    for act in acts:
        home.do(act)


def free_fruits(home: Companion) -> list[str]:
    return [fruit for fruit in FRUITS if fruit != draft(home).laid.bush_fruit]


# The rail


def test_the_steps_stand_on_a_rail_and_any_can_be_gone_to(home: Companion) -> None:
    assert [button.label for button in page(home).rail] == [
        "Table", "Island", "Tokens", "Hidden pieces", "Starts", "Ready",
    ]  # fmt: skip
    names = []
    for name in STEPS:
        do(home, f"step {name}")
        names.append(page(home).name)
        assert [button.chosen for button in page(home).rail].index(True) == STEPS.index(name)
    assert names == [f"setup-{name}" for name in STEPS]


def test_back_from_the_first_step_leads_to_the_shelf(home: Companion) -> None:
    do(home, "next", "previous", "previous")
    assert len(home.pages) == 1


def test_what_is_missing_is_said_by_the_last_step(home: Companion) -> None:
    do(home, "step ready", "begin")
    assert notice(home) == "Choose 2 characters first."
    assert not buttons(home)["begin"].enabled
    do(home, "step table", "character phil", "character theseus", "step ready", "begin")
    assert notice(home) == "First Theseus names a starting fruit."


def test_from_step_to_step_to_a_game(home: Companion) -> None:
    do(home, "character phil", "character theseus", "next", "next", "next", "next")
    first, second = free_fruits(home)[:2]
    do(home, f"fruit {first}", f"fruit {second}", "show-starts")
    do(home, "show", "give-back", "show", "give-back", "look")
    assert page(home).name == "setup-ready"
    do(home, "begin")
    desk = home.pages[-1]
    assert isinstance(desk, Desk)
    assert desk.state.captive("theseus").start == first
    assert home.shelf.draft.read() is None, "the next table is a new one"


# The island


def test_another_island_has_its_own_tokens_and_pieces(home: Companion) -> None:
    do(home, "step island")
    before = draft(home).laid
    do(home, "random")
    laid = draft(home).laid
    assert laid.island.spaces != before.island.spaces
    assert set(laid.anomalies) == set(laid.island.anomalies)
    assert laid.rock in laid.island.anomalies
    assert laid.bush in laid.island.fruits.values()


def as_commanded(home: Companion, *more: str) -> str:
    """The code that the command line prints for the seed and the wishes on the page."""
    drawn = draft(home).drawn
    assert drawn is not None
    wishes = (word for wish in drawn.wishes for word in ("--wish", wish))
    tree = json.loads(answer(["--seed", str(drawn.seed), *wishes, *more, "--json"]).text)
    return str(tree["code"])


def lies(home: Companion) -> str:
    island = draft(home).laid.island
    return code_of(island.spaces, island.knots)


def known_by(home: Companion) -> str:
    return next(one.text for one in page(home).sections if one.text.startswith(lies(home)))


def test_a_random_islands_seed_is_shown_and_kept_and_makes_it_again(home: Companion) -> None:
    do(home, "step island")
    assert known_by(home) == f"{lies(home)}\nRandom island number 7."
    assert as_commanded(home) == lies(home)
    do(home, "random")
    first, drawn = lies(home), draft(home).drawn
    assert drawn is not None
    assert f"Random island number {drawn.seed}." in known_by(home)
    assert as_commanded(home) == first
    assert wizard(home).draft.drawn == drawn
    do(home, "random")
    assert draft(home).drawn != drawn


def test_what_was_wished_for_belongs_to_the_seed(home: Companion) -> None:
    do(home, "step island", "wish knots-apart", "random")
    while home.working:
        home.work()
    drawn = draft(home).drawn
    assert drawn is not None
    assert drawn.wishes == ("knots-apart",)
    do(home, "wish knots-apart", "wish gentle")
    assert f"island number {drawn.seed}, with these wishes: Knots far apart." in known_by(home)
    assert as_commanded(home) == lies(home)


def test_an_island_that_was_not_drawn_has_no_seed(home: Companion) -> None:
    do(home, "step island", "ready-made", f"take {ready_islands()[0].code}")
    assert known_by(home) == lies(home)
    assert wizard(home).draft.drawn is None


@pytest.mark.parametrize("torn", [["x"], [7, "sunny"], [], 7, [-1], "seed"])
def test_a_torn_seed_is_a_new_set_up(home: Companion, torn: object) -> None:
    do(home, "character phil")
    tree = {**write_draft(draft(home)), "drawn": torn}
    assert read_draft(tree, BOX) is None


def test_a_set_up_kept_before_seeds_were_has_none(home: Companion) -> None:
    tree = {key: it for key, it in write_draft(draft(home)).items() if key != "drawn"}
    again = read_draft(tree, BOX)
    assert again is not None
    assert again.drawn is None


def test_with_tile_pairs_the_seed_makes_the_same_island_from_the_same_box(
    build: Build, tmp_path: Path
) -> None:
    home = build(Settings())
    OwnBox(home.shelf.folder).keep({"tiles": [list(pair) for pair in TILES]})
    file = tmp_path / "box.json"
    file.write_text(json.dumps({"tiles": [list(pair) for pair in TILES]}), encoding="utf-8")
    open_wizard(home)
    do(home, "step island")
    assert as_commanded(home, "--box", str(file)) == lies(home)
    assert known_by(home).endswith("\nYour tiles can make it.")
    do(home, "random")
    assert as_commanded(home, "--box", str(file)) == lies(home)
    do(home, "ready-made", f"take {ready_islands()[0].code}")
    assert "\nYour tiles cannot make it" in known_by(home)


def test_gentle_and_cruel_exclude_each_other(home: Companion) -> None:
    do(home, "step island", "wish gentle", "wish camps-apart", "wish cruel")
    assert draft(home).wishes == ("camps-apart", "cruel")
    do(home, "random")
    assert "wish cruel" in buttons(home)


# Drawn between two frames


WANTED = ("wish no-shore-lake", "wish camps-apart", "wish knots-apart", "wish gentle")


class Hurry:
    """A clock by which every slice is over after so many looks at it."""

    def __init__(self, looks: int) -> None:
        self.looks, self.now = looks, 0.0

    def __call__(self) -> float:
        self.now += (SLICE + 1e-9) / self.looks
        return self.now


@pytest.fixture
def hurried(home: Companion, monkeypatch: pytest.MonkeyPatch) -> Companion:
    """Five islands a slice."""
    clock = Hurry(5)
    slice_of = partial(draw_a_while, clock=clock)
    monkeypatch.setattr("companion.ui.island.wizard.island.draw_a_while", slice_of)
    do(home, "step island")
    return home


def test_many_wishes_are_drawn_for_between_frames_and_shown(hurried: Companion) -> None:
    home = hurried
    before = draft(home).laid
    do(home, *WANTED, "random")
    assert home.working
    assert buttons(home)["stop"].second == "5 drawn"
    for drawn in (10, 15, 20):
        home.work()
        assert buttons(home)["stop"].second == f"{drawn} drawn"
    assert draft(home).laid is before


def test_a_drawing_can_be_stopped_and_tells_how_far_it_came(hurried: Companion) -> None:
    home = hurried
    do(home, *WANTED, "random")
    for _ in range(20):
        home.work()
    do(home, "stop")
    assert not home.working
    assert notice(home).startswith("Not one of the 105 islands drawn")
    assert "random" in buttons(home)
    home.work()
    assert "random" in buttons(home), "nothing goes on by itself"


@pytest.mark.parametrize("act", ["next", "wish gentle", "step table", "copy", "previous"])
def test_whatever_is_touched_stops_it(hurried: Companion, act: str) -> None:
    home = hurried
    do(home, *WANTED, "random", act, "back")
    assert not home.working


def test_under_the_cover_it_waits(hurried: Companion) -> None:
    home = hurried
    do(home, *WANTED, "random", "cover")
    home.work()
    do(home, "look")
    assert home.working
    assert buttons(home)["stop"].second == "5 drawn"


def test_what_is_found_in_the_end_lies_there_and_is_kept(hurried: Companion) -> None:
    home = hurried
    do(home, "wish no-shore-lake", "wish cruel", "random")
    before = draft(home).laid
    frames = 0
    while home.working:
        home.work()
        frames += 1
    assert frames > 3
    island = draft(home).laid.island
    assert island is not before.island
    assert not lacks(island, draft(home).wishes, most=0)
    assert wizard(home).draft.laid.island == island


def test_a_search_that_ends_says_what_to_drop(
    hurried: Companion, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.ui.island.wizard.island.Search", partial(Search, most=400))
    home = hurried
    do(home, "wish no-shore-lake", "wish gentle", "random")
    while home.working:
        home.work()
    assert "400 islands drawn had all of this: drop a wish, or search on. Without “" in notice(home)


def test_an_island_behind_a_code(home: Companion) -> None:
    do(home, "step island")
    island = draft(home).laid.island
    code = code_of(island.spaces, island.knots)
    do(home, "random", "code")
    home.typed(code.lower().replace("-", " "))
    do(home, "take")
    assert draft(home).laid.island.spaces == island.spaces
    assert page(home).name == "setup-island"


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "a box has three different ones"), ("ru", "в коробке все три разные")],
)
def test_knots_of_one_kind_are_played_and_told(build: Build, language: Language, told: str) -> None:
    """L1.8: a borrowed box may have them; on the island's step, the last, and a quick start's."""
    home = build(Settings(language=language))
    home.go(Wizard(home, new_draft(SEED)))
    do(home, "character phil", "character theseus", "step island")
    assert told not in known_by(home)
    do(home, "code")
    home.typed("CFTA3-VWMWD-74C8Y-296D9-DRHMC")
    do(home, "take")
    assert told in known_by(home)
    do(home, "step ready")
    assert told in "".join(section.text for section in page(home).sections)
    do(home, "step island", "quick")
    assert told in page(home).text
    fruits = free_fruits(home)
    do(home, f"fruit {fruits[0]}", f"fruit {fruits[1]}", "show-starts")
    do(home, "show", "give-back", "show", "give-back", "look")
    assert isinstance(home.pages[-1], Desk)


def test_a_wrong_code_says_what_is_wrong_and_takes_nothing(home: Companion) -> None:
    do(home, "step island", "code")
    before = draft(home).laid
    home.typed("CFTA3")
    do(home, "take")
    assert page(home).problem
    assert notice(home) == "This code is too short: 20 of its 25 letters are missing."
    assert draft(home).laid is before


def ready_made(home: Companion) -> ReadyMadeView:
    view = home.view()
    assert isinstance(view, ReadyMadeView)
    return view


def test_a_ready_made_island_is_looked_at_and_played_on(home: Companion) -> None:
    """look2, section 9.9."""
    do(home, "step island", "ready-made")
    view = ready_made(home)
    second = view.cards[1]
    assert [card.button.chosen for card in view.cards].count(True) == 1
    do(home, second.button.act)
    shown = ready_made(home).preview
    assert shown is not None
    assert (shown.name, shown.ground) == (second.name, second.ground)
    assert ready_made(home).cards[1].button.chosen
    do(home, shown.take.act)
    island = draft(home).laid.island
    assert shown.take.act == f"take {code_of(island.spaces, island.knots)}"
    assert page(home).name == "setup-island"
    do(home, "ready-made")
    shown = ready_made(home).preview
    assert shown is not None
    assert shown.name == second.name, "the one that lies there already"


def test_the_numbers_of_a_ready_made_island_can_be_counted(home: Companion) -> None:
    do(home, "step island", "ready-made")
    for one in ready_islands():
        do(home, f"look {one.code}")
        shown, figures = ready_made(home).preview, survey(one.island).figures
        assert shown is not None
        assert [int(figure.number) for figure in shown.figures] == [
            round(figures["way"] / 42), figures["to_ocean"], round(figures["camp_way"] / 7)
        ]  # fmt: skip


def test_kinds_of_ready_made_islands_go_by_what_can_be_counted(home: Companion) -> None:
    do(home, "step island", "ready-made")
    names = {}
    for kind in ("every", "first", "quick", "long"):
        do(home, f"kind {kind}")
        view = ready_made(home)
        assert [one.act for one in view.kinds if one.chosen] == [f"kind {kind}"]
        assert view.preview is not None
        names[kind] = {card.name for card in view.cards}
    assert len(names["every"]) == len(ready_islands())
    assert "First Voyage" in names["first"]
    assert "The Maelstrom" not in names["first"]
    assert "Close at Hand" in names["quick"]
    assert "The Long Way" in names["long"]
    assert not names["quick"] & names["long"]
    assert [one.act for one in ready_made(home).kinds][-1] == "kind long", "there are no own ones"


def test_from_the_ready_made_islands_one_is_drawn_at_random(home: Companion) -> None:
    do(home, "step island", "ready-made")
    before = draft(home).laid.island
    do(home, "random")
    while home.working:
        home.work()
    assert page(home).name == "setup-island"
    assert draft(home).laid.island is not before


def test_a_foreign_word_takes_no_island(home: Companion) -> None:
    do(home, "step island", "ready-made")
    before = draft(home).laid.island
    do(home, "look 0OIL", "take 0OIL")
    assert draft(home).laid.island is before
    assert ready_made(home).preview is not None


# Tokens and pieces


def test_tokens_drawn_by_hand_are_put_space_by_space(home: Companion) -> None:
    """L2.3: five different ones; what lies elsewhere changes places."""
    do(home, "step tokens")
    spaces = draft(home).laid.island.anomalies
    wanted = ["wave", "aside", "arrows", "to-lake", "to-fruit"]
    do(home, f"tap {spaces[0]}", *(f"token {effect}" for effect in wanted))
    assert [draft(home).laid.anomalies[at] for at in spaces] == wanted
    do(home, f"tap {spaces[1]}", "token wave")
    assert [draft(home).laid.anomalies[at] for at in spaces[:2]] == ["aside", "wave"]


def test_pieces_are_put_where_they_may_stand_and_nowhere_else(home: Companion) -> None:
    """L2.5."""
    do(home, "step pieces")
    island = draft(home).laid.island
    assert set(page(home).island.lit) == set(PARTS)  # type: ignore[union-attr]
    do(home, "tap SE", f"tap {island.anomalies[2]}", f"tap {island.fruits['lime']}")
    laid = draft(home).laid
    assert (laid.wave, laid.rock, laid.bush_fruit) == ("SE", island.anomalies[2], "lime")
    do(home, "piece rock", f"tap {island.fruits['apple']}")
    assert notice(home) == "Touch the anomaly space where the Rock begins."


def test_a_bush_put_on_somebodys_start_asks_for_another(home: Companion) -> None:
    """L2.7."""
    do(home, "character phil", "character theseus", "quick", f"fruit {free_fruits(home)[0]}")
    fruit = draft(home).starts["theseus"]
    at = draft(home).laid.island.fruits[fruit]
    do(home, "step pieces", "piece bush", f"tap {at}", "step starts")
    assert page(home).sections[0].heading == "Theseus: which fruit to start on?"


def test_starts_without_captives_say_who_is_missing(home: Companion) -> None:
    do(home, "step starts")
    assert page(home).sections[0].heading == "Choose 2 characters first."
    assert not buttons(home)["show-starts"].enabled
    assert "quick" not in buttons(home), "with nobody to start"
    do(home, "step table", "character phil", "step starts")
    do(home, f"fruit {free_fruits(home)[0]}")
    assert page(home).sections[0].heading == "Choose 1 more character first."
    assert not buttons(home)["show-starts"].enabled


def test_only_a_quick_start_begins_after_the_showing(home: Companion) -> None:
    first, second = free_fruits(home)[:2]
    do(home, "character phil", "character theseus", "step starts", f"fruit {first}",
       f"fruit {second}")  # fmt: skip
    assert buttons(home)["show-starts"].second == "To each captive alone"
    do(home, "quick")
    assert buttons(home)["show-starts"].second == "To each captive alone; then the game begins"
    assert "quick" not in buttons(home)


# The rulings


def test_a_ruling_is_chosen_before_the_game(home: Companion) -> None:
    do(home, "step ready", "rulings", "rule lake-shore no")
    with pytest.raises(UnknownAct):
        home.do("rule knot-again whatever")
    assert buttons(home)["rule lake-shore no"].chosen
    assert played(draft(home).rulings)["lake-shore"] == "no"


# The power tokens


def game(home: Companion, *before: str) -> Desk:
    """Two captives, whatever is touched before the starts, and the game."""
    do(home, "step table", "character phil", "character theseus", *before)
    if "quick" not in before:
        do(home, "step starts")
    fruits = free_fruits(home)
    do(home, f"fruit {fruits[0]}", f"fruit {fruits[1]}", "show-starts")
    do(home, "show", "give-back", "show", "give-back", "look")
    if page_name(home) == "setup-ready":
        do(home, "begin")
    desk = home.pages[-1]
    assert isinstance(desk, Desk)
    return desk


def page_name(home: Companion) -> str:
    view = home.view()
    return view.name if isinstance(view, PageView) else ""


def tokens_line(home: Companion) -> str:
    (section,) = (one for one in page(home).sections if one.heading == "Power tokens")
    return section.text


@pytest.mark.parametrize("way", ["quick", "step tokens"])
def test_a_new_game_draws_from_the_tokens_whose_effect_is_known(home: Companion, way: str) -> None:
    """L2.4, box data: a placeholder is a card that says nothing."""
    desk = game(home, way)
    assert sorted(desk.state.stack) == sorted(KNOWN_TOKENS)
    (listed,) = home.shelf.games()
    home.shelf.close()
    again, troubles = home.shelf.resume(listed.id)
    assert (again.state.stack, troubles) == (desk.state.stack, []), "and so it is resumed"


def test_what_the_owner_has_entered_is_drawn_too(home: Companion) -> None:
    own = OwnBox(home.shelf.folder)
    own.keep({"tokens": {"token-9": {"text": {"en": "Hush."}}, "token-7": {"name": {"en": "Fog"}}}})
    do(home, "step tokens")
    assert "6 of 12" in tokens_line(home)
    assert sorted(game(home).state.stack) == sorted((*KNOWN_TOKENS, "token-9"))


def test_the_tokens_step_offers_all_twelve_and_the_real_stack(home: Companion) -> None:
    do(home, "step tokens")
    assert tokens_line(home) == "Only those whose effect the app knows: 5 of 12."
    ways = {
        "stack known": "Only those",
        "stack all": "All 12, and the app knows the effect of 5.",
        "stack own": "You draw from your own stack",
    }
    assert [act for act in buttons(home) if act.startswith("stack")] == [*ways]
    for act in (*ways, *ways):
        do(home, act)
        assert tokens_line(home).startswith(ways[act])
        assert [one for one in ways if buttons(home)[one].chosen] == [act]
        again = read_draft(json.loads(json.dumps(write_draft(draft(home)))), BOX)
        assert again is not None
        assert again.tokens == draft(home).tokens, "it is there after a kill"
    drawing = [home.settings.drawing]
    do(home, "stack all")
    assert [*drawing, home.settings.drawing] == ["ask", "do"]


@pytest.mark.parametrize("act", ["stack all", "stack own"])
def test_all_twelve_can_be_played(home: Companion, act: str) -> None:
    assert sorted(game(home, "step tokens", act).state.stack) == sorted(TOKENS)


def test_with_every_token_entered_there_is_nothing_to_leave_out(home: Companion) -> None:
    OwnBox(home.shelf.folder).keep(
        {"tokens": {token: {"text": {"en": "Hush."}} for token in TOKENS[5:]}}
    )
    do(home, "step tokens")
    assert "of 12" not in tokens_line(home)
    assert [act for act in buttons(home) if act.startswith("stack")] == ["stack all", "stack own"]
    assert buttons(home)["stack all"].chosen
    assert sorted(game(home).state.stack) == sorted(TOKENS)


def test_a_short_stack_is_told_where_the_game_begins(home: Companion) -> None:
    do(home, "character phil", "character theseus", "step ready")
    assert "5 of 12 power tokens known" in [one.heading for one in page(home).sections]
    assert buttons(home)["stack known"].chosen
    do(home, "step table", "quick")
    assert "Power tokens: 5 of 12." in page(home).text
    do(home, "step tokens", "stack all", "step ready")
    assert not buttons(home)["stack known"].chosen
    do(home, "stack known")
    assert buttons(home)["stack known"].chosen


def test_the_other_tokens_are_typed_one_touch_from_the_beginning(home: Companion) -> None:
    do(home, "step ready", "type-tokens")
    assert page(home).name == "box tokens"
    OwnBox(home.shelf.folder).keep({"tokens": {"token-9": {"text": {"en": "Hush."}}}})
    do(home, "back")
    assert "6 of 12 power tokens known" in [one.heading for one in page(home).sections]


def test_the_captives_of_a_ready_table_lead_to_their_starts(home: Companion) -> None:
    do(home, "character phil", "character theseus", "step ready")
    row = page(home).sections[0].rows[0]
    assert [(one.who, one.ring) for one in row] == [("phil", (0, 5)), ("theseus", (0, 5))]
    do(home, row[0].act)
    assert draft(home).step == "starts"


def test_the_box_is_checked_from_the_tokens_and_counts_at_once(home: Companion) -> None:
    do(home, "step tokens", "check-box")
    assert page(home).name == "check-box"
    OwnBox(home.shelf.folder).keep({"tokens": {"token-9": {"text": {"en": "Hush."}}}})
    do(home, "back")
    assert "6 of 12" in tokens_line(home)


# Kept as it goes


def test_after_a_kill_the_set_up_goes_on_where_it_was(home: Companion) -> None:
    taps = ("character phil", "character theseus", "step pieces", "tap N", "step tokens")
    for act in taps:
        do(home, act)
        again = wizard(home)
        assert write_draft(again.draft) == write_draft(draft(home))
        assert again.draft.step == draft(home).step


@pytest.mark.parametrize(
    "raw", [b"", b"{", b"[]", b'{"seed": 1}', b"\xff", b'{"seed": -1, "step": "ready"}']
)
def test_a_torn_set_up_is_a_new_one(home: Companion, raw: bytes) -> None:
    do(home, "character phil")
    (Path(home.shelf.folder) / "set-up.json").write_bytes(raw)
    assert wizard(home).draft.figures == ()


@pytest.mark.parametrize(
    ("key", "value"),
    [("players", 7), ("figures", ["phil", "phil"]), ("starts", {"phil": "kiwi"}), ("bush", "A9"),
     ("island", ["knot"] * 7), ("stack", ["ivy"]), ("step", "nowhere"), ("rulings", {"x": "y"}),
     ("palms", {"nobody": 1}), ("wave", 3), ("wishes", [["gentle"]]), ("power-tokens", "some")],
)  # fmt: skip
def test_a_set_up_of_foreign_words_is_a_new_one(home: Companion, key: str, value: object) -> None:
    do(home, "character phil")
    tree = json.loads(json.dumps(write_draft(draft(home))))
    assert read_draft(tree, BOX) is not None
    assert read_draft({**tree, key: value}, BOX) is None


def test_start_afresh_forgets_everybody(home: Companion) -> None:
    do(home, "character phil", "anew")
    assert draft(home).figures == ()


def test_the_shelf_tells_that_a_set_up_waits(home: Companion) -> None:
    shelf = home.pages[0]
    assert isinstance(shelf, ShelfPage)
    assert not shelf.model().waits
    do(home, "character phil", "back")
    ways = {way.act: way.second for way in shelf.view().ways}
    assert ways["choose-game"] == "goes on where you left the set-up"
    do(home, "new")
    assert draft(home).figures == ("phil",)


# Built by hand


def test_an_island_built_by_hand_is_kept_tile_by_tile_and_taken_when_it_is_whole(
    home: Companion,
) -> None:
    do(home, "step island", "build", "place straight", "tap A1", "place knot", "tap C3")
    built = draft(home).building
    assert built is not None
    again = wizard(home).draft.building
    assert again is not None
    kept = (again.tiles, again.arrows)
    assert kept == (built.tiles, built.arrows), "after a kill it is there again"
    do(home, "next")
    assert isinstance(home.view(), BuildView), "an island that is not whole cannot be started"
    do(home, "fill", "next")
    assert page(home).name == "setup-tokens"
    spaces = draft(home).laid.island.spaces
    assert spaces[Hex("A1")] == "straight"
    assert spaces[Hex("C3")] == "knot"


@pytest.mark.parametrize("pairs", [(), TILES])
@pytest.mark.parametrize("seed", range(5))
def test_whatever_was_filled_in_is_there_after_a_kill(
    home: Companion, seed: int, pairs: tuple[tuple[str, str], ...]
) -> None:
    """Lakes that were not laid by hand name their spaces in an order of their own."""
    OwnBox(home.shelf.folder).keep({"tiles": [list(pair) for pair in pairs]})
    home.home(wizard(home))
    do(home, "anew", "step island", "build")
    place = home.pages[-1]
    assert isinstance(place, BuildIsland)
    place.seed = lambda: seed
    do(home, "fill")
    again = wizard(home).draft.building
    assert again is not None
    assert (again.tiles, again.arrows) == (place.building.tiles, place.building.arrows)


@pytest.mark.parametrize("kill", [False, True])
@pytest.mark.parametrize(
    "told", [{"knots": ["a", "b", "c"]}, {"tiles": [list(pair) for pair in TILES]}]
)
def test_looking_into_the_box_takes_nothing_off_the_island(
    home: Companion, told: dict[str, object], kill: bool
) -> None:
    """Back and forth without loss: of another box each space lies there by itself."""
    do(home, "step island", "build", "place straight", "tap A1", "place knot", "tap C3",
       "place lime", "tap C4")  # fmt: skip
    built = draft(home).building
    assert built is not None
    do(home, "back")
    OwnBox(home.shelf.folder).keep(told)
    if kill:
        home.home(wizard(home))
    else:
        do(home, "step ready", "check-box", "back", "step island")
    do(home, "build")
    again = draft(home).building
    assert again is not None
    assert again.stock != built.stock
    assert (again.spaces, again.arrows) == (built.spaces, built.arrows)
    do(home, "tap C4", "take", "undo")
    assert draft(home).building.spaces == built.spaces  # type: ignore[union-attr]


def test_a_lake_in_pieces_is_there_after_a_kill(home: Companion) -> None:
    do(home, "step island", "build")
    place = home.pages[-1]
    assert isinstance(place, BuildIsland)
    spaces = {Hex("A1"): "bend", Hex("A2"): "bend", Hex("G4"): "bend"}
    place.lay_out(opened(place.building.stock, spaces, {}))
    do(home, "place lime", "tap C3")
    again = wizard(home).draft.building
    assert again is not None
    assert again.tiles == place.building.tiles


def test_a_building_that_cannot_be_read_takes_nothing_else_with_it(home: Companion) -> None:
    do(home, "character phil", "step tokens")
    tree = {**write_draft(draft(home)), "building": {"tiles": [["knot", ["Z9"]]], "arrows": {}}}
    kept = read_draft(tree, BOX)
    assert kept is not None
    assert (kept.figures, kept.step, kept.building) == (("phil",), "tokens", None)


@pytest.mark.parametrize(
    "tiles", [[["straight", ["A1", "A2", "G4"]]], [["kiwi", ["A1"]]], [["knot", ["A1"]]] * 2, 3]
)
def test_a_building_of_foreign_words_is_not_taken(home: Companion, tiles: object) -> None:
    tree = {**write_draft(draft(home)), "building": {"tiles": tiles, "arrows": {}}}
    kept = read_draft(tree, BOX)
    assert kept is None or kept.building is None


# Kept and shared


def test_an_island_is_kept_under_a_name_renamed_forgotten_and_brought_back(
    home: Companion,
) -> None:
    do(home, "step island", "keep")
    home.typed("Friday")
    do(home, "save", "ready-made")
    code = code_of(draft(home).laid.island.spaces, draft(home).laid.island.knots)
    assert own_names(home) == ["Friday"]
    assert ready_made(home).cards[0].name == "Friday", "one's own stand first"
    do(home, f"name {code}")
    home.typed("Saturday")
    do(home, "save", f"forget {code}")
    said = ready_made(home).notice
    assert said is not None
    assert said[0] == "Deleted: “Saturday”."
    assert own_names(home) == []
    do(home, said[1][0].act)
    assert own_names(home) == ["Saturday"]
    do(home, f"take {code}")
    assert page(home).name == "setup-island"


def test_the_last_step_knows_the_name_of_the_island(home: Companion) -> None:
    do(home, "step ready")
    assert "Island" in [section.heading for section in page(home).sections]
    do(home, "step island", "keep")
    home.typed("Friday")
    do(home, "save", "step ready")
    assert "Friday" in [section.heading for section in page(home).sections]


def test_the_spaces_for_tokens_have_the_numbers_of_the_map(home: Companion) -> None:
    do(home, "step tokens")
    island = page(home).island
    assert island is not None
    numbers = dict(island.numbers)
    assert set(numbers) == set(draft(home).laid.island.anomalies)
    for at, number in numbers.items():
        do(home, f"tap {at}")
        heading = page(home).sections[0].heading
        assert heading == f"The token on space {number}"
        assert at not in heading


def own_names(home: Companion) -> list[str]:
    """The names of the owner's islands, which can be named anew and deleted."""
    do(home, "kind own")
    view = ready_made(home)
    assert (view.preview is None) == (not view.cards)
    if view.preview is not None:
        assert [key.act.split()[0] for key in view.preview.own] == ["name", "forget"]
    return [card.name for card in view.cards]


# Copied to the table


def copied(home: Companion) -> tuple[str, list[str], set[str]]:
    """Heading, lines, and what is lit."""
    (lies,) = page(home).sections
    island = page(home).island
    assert island is not None
    assert island.veiled
    return lies.heading, lies.text.split("\n"), set(island.lit)


def test_an_island_is_copied_row_by_row(home: Companion) -> None:
    do(home, "step island", "copy")
    heading, lines, lit = copied(home)
    assert heading == "Row A, 1 of 7"
    assert lines == ["A1: Anomaly", "A2: Lime", "A3: Escher knot (NW–W, NE–SW, E–SE)",
                     "A4: Straight lake"]  # fmt: skip
    assert lit == {"A1", "A2", "A3", "A4"}
    assert not buttons(home)["piece before"].enabled
    do(home, "piece after")
    assert copied(home)[0] == "Row B, 2 of 7"
    do(home, "tap G2")
    assert copied(home)[0] == "Row G, 7 of 7"
    assert "piece after" not in buttons(home)
    do(home, "piece before")
    assert copied(home)[0] == "Row F, 6 of 7"
    do(home, "piece after", "done")
    assert page(home).name == "setup-island"


def test_with_the_pairs_told_it_is_copied_tile_by_tile(home: Companion) -> None:
    OwnBox(home.shelf.folder).keep({"tiles": [list(pair) for pair in TILES]})
    home.home(wizard(home))
    do(home, "anew", "step island", "copy")
    laid = set()
    for n in range(17):
        heading, lines, lit = copied(home)
        assert heading == f"Tile {n + 1} of 17"
        assert (len(lines), len(lit)) == ((1, 3) if "lake" in lines[0] else (2, 2))
        laid |= lit
        do(home, "piece after")
    assert len(laid) == 37


def test_copying_begins_anew_each_time_but_not_after_a_kill(home: Companion) -> None:
    do(home, "step island", "copy", "piece after", "piece after")
    open_wizard(home)
    assert copied(home)[0] == "Row C, 3 of 7"
    do(home, "back", "copy")
    assert copied(home)[0] == "Row A, 1 of 7"


def test_an_island_without_a_name_is_not_kept(home: Companion) -> None:
    do(home, "step island", "keep", "save")
    assert page(home).problem


def test_the_code_as_a_picture(home: Companion) -> None:
    """A QR code of version 2 has 25 dots a side, and a rim of four; its corners are eyes."""
    do(home, "step island", "share")
    found = page(home).picture
    assert (len(found), len(found[0])) == (33, 33)
    eye = ["".join("#" if dot else "." for dot in row[4:11]) for row in found[4:11]]
    assert eye == ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"]
    assert page(home).title == code_of(
        draft(home).laid.island.spaces, draft(home).laid.island.knots
    )


def test_the_first_island_of_all_can_be_built_from_the_owners_tiles(home: Companion) -> None:
    """L1.5: the quick start too lays only what the box can lay."""
    tiles = [list(pair) for pair in TILES]
    OwnBox(home.shelf.folder).keep({"tiles": tiles})
    for _ in range(5):
        do(home, "anew")
        home.shelf.draft.drop()
        spaces = wizard(home).draft.laid.island.spaces
        assert cut_into(spaces, TILES) is not None


# Why?


def opened_rule(home: Companion) -> str:
    place = home.pages[-1]
    assert isinstance(place, RulesPage)
    return place.at.entry


@pytest.mark.parametrize("step", ["pieces", "starts"])
def test_the_announcement_leads_to_its_rule_and_back(home: Companion, step: str) -> None:
    do(home, "character phil", "character theseus", f"step {step}")
    before = page(home)
    assert before.card is not None
    assert before.card.why is not None
    do(home, before.card.why.act)
    assert opened_rule(home) == "hide-pieces"
    do(home, "back")
    assert page(home) == before


def test_what_a_rule_refuses_leads_to_the_rule_and_back(home: Companion) -> None:
    fruit = draft(home).laid.bush_fruit
    inland = next(at for at in draft(home).laid.island.named if at not in ("A1", "G4"))
    all_places = [f"character {who}" for who in ("phil", "theseus", "hempel", "schrodie")]
    for acts, rule in (
        ((*all_places,), "choose-characters"),
        (("step pieces", "piece wave", f"tap {inland}"), "hide-pieces"),
        (("step starts", f"fruit {fruit}"), "starting-fruit"),
    ):
        do(home, *acts)
        before = page(home)
        assert before.notice is not None
        (why,) = before.notice[1]
        do(home, why.act)
        assert opened_rule(home) == rule
        do(home, "back")
        assert page(home) == before


def test_a_step_without_a_rule_opens_nothing(home: Companion) -> None:
    do(home, "step island", "why refused")
    with pytest.raises(UnknownAct):
        home.do("why nothing")
    assert page(home).name == "setup-island"
