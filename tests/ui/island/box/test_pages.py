"""The pages of the box: each value a touch, each touch a value that counts or a reason why not."""

from __future__ import annotations

from random import Random

import pytest

from companion.games.island.box.box import Gain, InForce
from companion.games.island.box.draft import drafted_tiles
from companion.games.island.box.file import ON_TILES
from companion.games.island.terms import FRUITS, Hex
from companion.store.settings import Settings
from companion.text.languages import LANGUAGES, Language
from companion.text.screens.box import BOX as BOX_PAGE
from companion.ui.island.box.knots import PICTURES
from companion.ui.shell.acts import UnknownAct
from companion.ui.shell.companion import Companion
from tests.boxes import BOX, PAGES
from tests.store.saved import full_disk
from tests.text.wording import faults
from tests.ui.companions import Build
from tests.ui.island.box.box_pages import buttons, chosen, do, kept, notice, opened, page

# Boards


def test_a_board_shows_what_counts(home: Companion) -> None:
    opened(home, "look theseus")
    assert page(home).title == "The board of Theseus"
    assert chosen(home) == [
        "health 3", "energy 4", "restore 2", "fruit banana to-fruit", "fruit grapes to-fruit",
        "fruit cherries to-fruit", "fruit orange circle", "fruit lime circle",
        "fruit strawberry replenish", "fruit apple replenish",
    ]  # fmt: skip
    texts = {section.heading: section.text for section in page(home).sections}
    assert texts["Health"] == "Assumed: not checked yet."
    assert texts["Energy gained by restoring"] == ""


def test_a_number_counts_at_once(home: Companion) -> None:
    opened(home, "look theseus", "health 5", "energy 4")
    assert kept(home).tree == {"boards": {"theseus": {"health": "5", "energy": "4"}}}
    assert "health 5" in chosen(home)
    for act in ("health 99", "health x"):
        with pytest.raises(UnknownAct):
            home.do(act)
    assert kept(home).box.boards["theseus"].health == 5


def test_half_suns(home: Companion) -> None:
    opened(home, "look granddead")
    assert "health 3" not in buttons(home)
    assert buttons(home)["sun back"].second == "Half-sun: any turn"
    do(home, "sun locate", "sun back")
    assert kept(home).box.boards["granddead"].half_sun == {"meeting", "locate"}
    assert buttons(home)["sun back"].second == "Sun: own turn"


def test_a_fruit_that_leaves_two_two_and_three_counts_at_once(home: Companion) -> None:
    opened(home, "look theseus", "fruit banana circle")
    board = kept(home).box.boards["theseus"].bonuses
    assert board["circle"] == {"orange", "lime", "banana"}
    assert kept(home).draft == {}
    assert "boards.theseus.bonuses.replenish" in kept(home).box.assumed


def test_fruits_on_their_way_do_not_count_and_are_kept(home: Companion, build: Build) -> None:
    opened(home, "look theseus", "fruit lime replenish")
    assert notice(home) == (
        "Not in use yet: the bonuses have 3 + 1 + 3 fruits here, but 2, 2 and 3 on a board. Move"
        " another fruit."
    )
    assert kept(home).tree == {}
    do(home, "so")
    assert notice(home) == "Enter the rest first, or discard these entries."
    assert kept(home).tree == {}
    do(home, "back")
    assert buttons(home)["look theseus"].second == "Partly entered"
    again = opened(build(Settings()), "look theseus")  # as after a kill
    assert "fruit lime replenish" in chosen(again)
    do(again, "fruit strawberry circle")
    assert notice(again) == ""
    board = kept(again).box.boards["theseus"].bonuses
    assert board["circle"] == {"orange", "strawberry"}
    assert board["replenish"] == {"lime", "apple"}
    assert kept(again).draft == {}


def test_fruits_go_back_to_where_they_were(home: Companion) -> None:
    opened(home, "look phil", "fruit lime line", "as-it-was")
    assert notice(home) == ""
    assert "fruit lime immunity" in chosen(home)
    do(home, "fruit lime line", "fruit lime immunity")
    assert (kept(home).tree, kept(home).draft) == ({}, {})


def test_hempels_bonuses_have_no_fruits(home: Companion) -> None:
    opened(home, "look hempel")
    assert not [act for act in buttons(home) if act.startswith("fruit")]
    with pytest.raises(UnknownAct):
        home.do("fruit lime trade")
    assert (kept(home).tree, kept(home).draft) == ({}, {})


def test_a_draft_that_cannot_be_kept_says_so(home: Companion) -> None:
    opened(home, "look phil")
    with full_disk():
        do(home, "fruit lime line")
    assert page(home).problem
    assert "fruit lime immunity" in chosen(home)


# One of several


@pytest.mark.parametrize(
    ("which", "first", "last"),
    [
        ("palms", "3 + 2 + 2", "2 + 2 + 3"),
        ("extras", "Energy, health, action", "Action, health, energy"),
        ("arrows", "1: NW–NE–E / SE–SW–W", "10: NW–SW–W / NE–E–SE"),
    ],
)
def test_one_of_several(home: Companion, which: str, first: str, last: str) -> None:
    opened(home, f"look {which}")
    labels = [button.label for act, button in buttons(home).items() if act.startswith("choose")]
    assert (labels[0], labels[-1]) == (first, last)
    do(home, f"choose {len(labels) - 1}")
    assert chosen(home) == [f"choose {len(labels) - 1}"]
    assert which not in kept(home).box.assumed
    with pytest.raises(UnknownAct):
        home.do("choose 99")
    assert len(chosen(home)) == 1


def test_directions_in_russian(russian: Companion) -> None:
    opened(russian, "look arrows")
    assert buttons(russian)["choose 0"].label == "1: СЗ–СВ–В / ЮВ–ЮЗ–З"


def test_arrows_are_picked_by_their_picture(home: Companion) -> None:
    """L1.8: in each the six sides stand in two groups of three."""
    opened(home, "look arrows")
    island = page(home).island
    assert island is not None
    pictures = {space.at: space for space in island.ground.spaces if space.arrows}
    assert len(pictures) == len(island.lit) == 10
    for space in pictures.values():
        groups = [{side for pair in part for side in pair}
                  for part in (space.arrows[:3], space.arrows[3:])]  # fmt: skip
        assert [len(group) for group in groups] == [3, 3]
        assert len(groups[0] | groups[1]) == 6
    do(home, "tap D6")
    assert chosen(home) == ["choose 9"]
    assert pictures[Hex("D6")].letters == "10"
    assert [set(group) for group in kept(home).box.arrows] == [
        {"NW", "SW", "W"}, {"NE", "E", "SE"},
    ]  # fmt: skip
    do(home, "tap A1")
    assert chosen(home) == ["choose 9"]


# Symbols


def test_what_symbols_give(home: Companion) -> None:
    opened(home, "look gains")
    assert buttons(home)["gain reward"].label == "Phil: at an anomaly"
    assert buttons(home)["gain reward"].second == "Health +1, energy +1"
    assert buttons(home)["gain extra-action"].label == "Theseus: extra action"
    assert buttons(home)["gain trade-health"].label == "Hempel: for 1 health"
    do(home, "gain reward", "gives health 0", "gives energy 2")
    assert page(home).text == "Energy +2"
    assert kept(home).box.gains["reward"] == Gain(energy=2)
    do(home, "gives energy 0")
    assert page(home).text == "Nothing"
    do(home, "back")
    assert buttons(home)["gain reward"].icon == "check"
    assert buttons(home)["gain heal"].icon == "help"


# Tokens


def test_a_token_is_named_once(home: Companion) -> None:
    opened(home, "look tokens", "token token-6", "write name en")
    home.typed("  Fog  ")
    do(home, "save")
    assert page(home).title == "Fog"
    assert kept(home).box.tokens["token-6"].name == {"en": "Fog"}
    do(home, "write text en")
    home.typed("No bonuses.")
    do(home, "save", "back")
    assert buttons(home)["token token-6"].label == "Fog"
    assert buttons(home)["token token-6"].second == "Checked"
    assert buttons(home)["token token-7"].label == "Token 7"
    assert buttons(home)["token ivy"].label == "Ivy"


def test_a_token_in_the_languages_of_the_owner(build: Build) -> None:
    home = opened(build(Settings("ru", "en")), "look tokens", "token token-6")
    assert {"write name en", "write name ru"} <= set(buttons(home))
    assert buttons(home)["write name ru"].lines == "Пока пусто"
    one = opened(build(Settings("ru", "ru")), "look tokens", "token token-6")
    assert "write name en" not in buttons(one)
    do(one, "write name ru")
    assert page(one).field == ("Название (по-русски)", "")


@pytest.mark.parametrize(
    ("what", "typed", "why"),
    [
        ("name", "x" * 41, "That is 41 letters; keep it to 40."),
        ("text", "x" * 401, "That is 401 letters; keep it to 400."),
        (
            "name",
            "F\x07g",
            "There are signs in it that cannot be shown; write it in plain letters.",
        ),
    ],
)
def test_what_cannot_be_shown_is_not_taken(
    home: Companion, what: str, typed: str, why: str
) -> None:
    opened(home, "look tokens", "token token-6", f"write {what} en")
    home.typed(typed)
    do(home, "save")
    assert notice(home) == why
    assert page(home).field is not None
    assert kept(home).tree == {}
    home.typed("Fog")
    assert notice(home) == ""


def test_everything_that_a_token_can_do_is_ticked(home: Companion) -> None:
    opened(home, "look tokens", "token token-6")
    do(
        home, "add op-actions 1", "add captive-actions -1", "add safe-cost forbidden",
        "add over-cost 3", "add over-cost 5", "add restore 2", "add bush-damage 1",
        "add wave-damage -1", "tick idle camp", "tick idle portal", "tick idle camp", "bonuses",
        "tick free rock",
    )  # fmt: skip
    wanted = InForce(
        op_actions=4, captive_actions=1, safe_cost=None, over_cost=6, restore=2, bush_damage=2,
        wave_damage=0, idle=frozenset({"portal"}), bonuses=False, free=frozenset({"rock"}),
    )  # fmt: skip
    assert kept(home).box.tokens["token-6"].does == wanted
    assert {"add safe-cost forbidden", "tick free rock", "bonuses"} <= set(chosen(home))
    assert buttons(home)["add captive-actions -1"].label == "−1"
    assert buttons(home)["add captive-actions 0"].label == "usual"
    do(home, "bonuses", "add safe-cost 0")
    assert kept(home).box.tokens["token-6"].does.bonuses
    assert kept(home).box.tokens["token-6"].does.safe_cost == 1


@pytest.mark.parametrize(
    ("language", "asked", "text"),
    [
        ("en", "This is what the app does with it, in our own words.", "The Wave may go to a lake"),
        ("ru", "Вот что делает приложение, нашими словами.", "Волна может уходить и в озеро"),
    ],
)
def test_a_named_token_is_compared_with_what_is_printed(
    build: Build, language: Language, asked: str, text: str
) -> None:
    """Box data: no rulebook holds what is printed on the five either."""
    home = opened(build(Settings(language, language)), "look tokens")
    do(home, "token flood")
    assert page(home).text.startswith(asked)
    assert any(text in str(button.lines) for button in buttons(home).values())
    assert "tokens.flood" in kept(home).box.assumed
    assert page(home).sections[0].text == BOX_PAGE["assumed"][language]
    do(home, "so")
    assert page(home).sections[0].text == ""
    assert "tokens.flood" not in kept(home).box.assumed
    assert kept(home).box.tokens["flood"] == BOX.tokens["flood"]


def test_the_suns_of_a_board_are_asked_for(home: Companion) -> None:
    """Box data: they are symbols, which no rulebook's text holds."""
    opened(home, "look achilles")
    (suns,) = (one for one in page(home).sections if one.heading.startswith("Suns"))
    assert suns.text == "Assumed: not checked yet."


def test_one_blank_token_can_be_so(home: Companion) -> None:
    opened(home, "look tokens", "token token-9", "so", "back")
    assert buttons(home)["so"].second == "11 to check"


# Tiles


def entered(home: Companion, seed: int = 1, spaces: int = 28) -> Companion:
    """Spaces of those that are left, by chance."""
    dice = Random(seed)
    for _ in range(spaces):
        free = [act for act, button in buttons(home).items()
                if act.startswith("lay") and button.enabled]  # fmt: skip
        do(home, dice.choice(free))
    return home


def test_tiles_are_entered_two_by_two_and_kept(home: Companion, build: Build) -> None:
    opened(home, "look tiles", "lay orange")
    assert page(home).sections[0].heading == "Tile 1 of 14: what is beside orange?"
    do(home, "lay portal-1", "lay portal-1")
    assert buttons(home)["lift 0"].label == "Orange + portal 1"
    assert buttons(home)["lift 1"].label == "Portal 1 + …"
    assert (kept(home).tree, kept(home).box.tiles) == ({}, ())
    again = opened(build(Settings()))  # as after a kill
    assert buttons(again)["look tiles"].second == "Partly entered"
    do(again, "look tiles")
    assert page(again).sections[0].heading == "Tile 2 of 14: what is beside portal 1?"
    do(again, "so")
    assert notice(again) == "Enter the rest first, or discard these entries."


def test_more_than_there_are_is_refused_with_the_reason(home: Companion) -> None:
    opened(home, "look tiles", "lay portal-1", "lay portal-1")
    assert not buttons(home)["lay portal-1"].enabled
    do(home, "lay portal-1")
    assert notice(home) == (
        "Every space of this kind lies on a tile already: portal 1. Touch a tile below to take it"
        " out."
    )
    do(home, "lift 0")
    assert buttons(home)["lay portal-1"].second == "2 left"
    assert kept(home).draft == {}


@pytest.mark.parametrize("seed", range(5))
def test_the_fourteenth_tile_makes_them_count(home: Companion, seed: int) -> None:
    entered(opened(home, "look tiles"), seed, 27)
    assert kept(home).box.tiles == ()
    entered(home, seed, 1)
    assert len(kept(home).box.tiles) == 14
    assert kept(home).draft == {}
    assert page(home).sections[0].heading == "All 14 tiles are in use: touch one to enter it again"
    assert not [act for act in buttons(home) if act.startswith("lay")]


def test_a_tile_is_entered_anew_while_the_others_count(home: Companion) -> None:
    entered(opened(home, "look tiles"))
    before = kept(home).box.tiles
    do(home, "lift 3")
    assert kept(home).box.tiles == before
    assert len(drafted_tiles(kept(home).draft) or ()) == 13
    one, other = before[3]
    do(home, f"lay {other}", f"lay {one}")
    assert kept(home).box.tiles == (*before[:3], *before[4:], (other, one))


def test_what_is_dropped_or_forgotten_comes_back(home: Companion) -> None:
    entered(opened(home, "look tiles"), spaces=9)
    draft = kept(home).draft
    do(home, "drop")
    assert kept(home).draft == {}
    do(home, "undo")
    assert kept(home).draft == draft
    entered(home, spaces=19)
    tiles = kept(home).box.tiles
    do(home, "forget")
    assert notice(home) == "The pairs are removed."
    assert (kept(home).box.tiles, kept(home).tree) == ((), {"tiles": []})
    do(home, "undo")
    assert kept(home).box.tiles == tiles


def test_a_box_without_pairs_is_so_too(home: Companion) -> None:
    opened(home, "look tiles", "so")
    assert kept(home).tree == {"tiles": []}


# Knots


def test_a_knot_is_picked_by_any_of_its_pictures(home: Companion) -> None:
    opened(home, "look knots")
    island = page(home).island
    assert island is not None
    assert [space.at for space in island.ground.spaces if space.arrows] == ["D2", "D4", "D6"]
    do(home, "tap D4")
    assert page(home).title == "What does knot 2 look like?"
    shown = page(home).island
    assert shown is not None
    arrows = [space.arrows for space in shown.ground.spaces if space.arrows]
    assert len(set(arrows)) == len(arrows) == len(shown.lit) == 15
    assert [sum(at[0] == row for at in PICTURES) for row in "ABCDE"] == [1, 2, 3, 3, 6]
    do(home, "tap G1", "tap E6")
    assert kept(home).box.knots == ("a", "e", "c")
    assert buttons(home)["knot 1"].lines == "One tight bend, two wide ones"


def test_two_knots_change_places(home: Companion) -> None:
    opened(home, "look knots", "knot 0", "kind c")
    assert kept(home).box.knots == ("c", "b", "a")


# All of them


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_touched_the_box_stays_whole(build: Build, seed: int) -> None:
    dice = Random(seed)
    language = dice.choice(LANGUAGES)
    home = opened(build(Settings(language, dice.choice(LANGUAGES))))
    home.do(f"look {dice.choice(PAGES)}")
    for count in range(120):
        out = {"the-rule", *(("back",) if len(home.pages) <= 2 else ())}
        acts = [act for act in buttons(home) if act not in out]
        island = page(home).island
        acts += [f"tap {at}" for at in island.lit] if island else []
        home.do(dice.choice(acts))
        if page(home).field is not None:
            home.typed(dice.choice(("Fog", "", "Туман", "x" * 50)))
        if count % 10 == 9:
            assert kept(home).trouble is None
    assert not list(home.shelf.folder.glob("*.broken-*"))


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("which", PAGES)
def test_every_page_reads_well(build: Build, which: str, language: Language) -> None:
    home = build(Settings(language, language))
    opened(home, f"look {which}")
    view = page(home)
    texts = [view.title, view.text, *(section.heading for section in view.sections)]
    texts += [button.label for act, button in buttons(home).items() if not act[-1].isdigit()]
    texts += [button.lines or button.second for button in buttons(home).values()]
    wrong = {text: faults(text, home.settings.language) for text in texts if text}
    assert {text: found for text, found in wrong.items() if found and found != SMALL} == {}


SMALL = ["small at the start"]  # of what stands behind a label


def test_the_spaces_of_the_tiles_are_those_of_the_island(home: Companion) -> None:
    opened(home, "look tiles")
    acts = {act for act in buttons(home) if act.startswith("lay")}
    assert acts == {f"lay {word}" for word in ON_TILES}
    assert all(buttons(home)[f"lay {fruit}"].icon == fruit for fruit in FRUITS)
