"""The desk: every sample of it can be read and touched, and only what has changed is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from companion.engine.frozen import revised
from companion.text.languages import LANGUAGES
from companion.ui.island.desk.drawn.harm_corner import HarmPress
from companion.ui.island.desk.views import Harm, PhraseLine
from companion.ui.kit import theme
from companion.ui.kit.drawn import lettering as words
from companion.ui.kit.drawn.keys.why_mark import WhyMark
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.touched import Touched
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import Rect
from tests.ui import sample_views as sample
from tests.ui.driver import Driver
from tests.ui.island.desk.drawn.desk_in_window import LEAST, SIZES, Desk, read
from tests.ui.long_views import SAMPLES
from tools.states.every import STATES


@pytest.fixture
def desk(ui: Driver, monkeypatch: pytest.MonkeyPatch) -> Desk:
    return Desk(ui, monkeypatch)


# Everything can be read


class Written:
    """Every text that is laid out, with its place and how much of it the text takes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.clipped: list[tuple[str, Rect, float, float]] = []
        lay = words.Writing._lay

        def watched(writing: Any, rect: Rect, text: str, *rest: Any) -> None:
            lay(writing, rect, text, *rest)
            if writing.width > rect.w + 1 or writing.height > rect.h + 0.35 * self.letters(writing):
                self.clipped.append((text, rect, writing.width, writing.height))

        monkeypatch.setattr(words.Writing, "_lay", watched)

    @staticmethod
    def letters(writing: Any) -> float:
        label = writing._label
        return float(label.options["font_size"]) / words.FINE if label is not None else 0.0


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [0, 2, 5])
def test_no_text_is_cut_off(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text_size: int
) -> None:
    desk.ui.resize(*size)
    desk.ui.companion.settings = revised(desk.ui.companion.settings, {"text_size": text_size})
    written = Written(monkeypatch)
    for name, view in SAMPLES.items():
        desk.show(view)
        assert not written.clipped, name


@pytest.mark.parametrize("size", [*SIZES, LEAST])
def test_what_can_be_touched_is_large_and_apart(desk: Desk, size: tuple[int, int]) -> None:
    desk.ui.resize(*size)
    for name, view in SAMPLES.items():
        screen = desk.show(view)
        touched = [one for one in screen.walk() if isinstance(one, Touched) and one.role]
        assert len({one.role for one in touched}) == len(touched), name
        for one in touched:
            # On a phone and in a low window some are smaller, as the look has them.
            least = 43.9 if size[1] < 700 or size[0] < 700 else 55.9
            if isinstance(one, WhyMark):
                least = 43.9  # a mark in a heading, beside which nothing else can be touched
            assert min(one.width, one.height) >= least, (name, one.role, one.size)
            assert one.x >= 0, (name, one.role)
            assert one.y >= 0, (name, one.role)
            assert one.right <= size[0] + 0.1, (name, one.role)
            assert one.top <= size[1] + 0.1, (name, one.role)


@pytest.mark.pixels
@pytest.mark.parametrize("size", SIZES)
def test_there_is_nothing_between_the_cards(desk: Desk, size: tuple[int, int]) -> None:
    """Nothing of an earlier page is left in the margins."""
    desk.ui.resize(*size)
    for name in ("op-turn", "long-won", "op-token", "captive-turn"):
        screen = desk.show(SAMPLES[name])
    across, bar = size[0], screen.bar.height
    for y in range(int(bar) + 2, size[1], 23):
        for x in (2, across - 3):
            pixel = desk.ui.pixel(x, y)[:3]
            ocean = (screen.island.layout.part_at(x + aside, y) for aside in (-2, 0, 2))
            if not any(ocean):  # its smooth edge is a pixel wide
                assert pixel == rgb(theme.BG), (x, y)


# Everything can be touched


def test_everything_of_a_view_is_on_the_screen(desk: Desk) -> None:
    desk.show(sample.CAPTIVE_TURN)
    seen = read(desk)
    for text in (
        "SAY", "you are on portal 2", "Do you travel through it?", "Announced",
        "Theseus decides: travel?", "Yes", "No", "Theseus", "2/5", "next", "a space over",
        "End turn", "Undo", "Theseus: NW, safely", "Deaths", "Round 3",
    ):  # fmt: skip
        assert text in seen, text
    assert sample.CAPTIVE_TURN.card.secret not in seen


@pytest.mark.parametrize("size", [*SIZES, LEAST])
def test_nothing_moves_whatever_is_shown(desk: Desk, size: tuple[int, int]) -> None:
    """Zones equal to the pixel in every state."""
    desk.ui.resize(*size)
    found: dict[str, set[tuple[float, ...]]] = {}
    for view in SAMPLES.values():
        screen = desk.show(view)
        parts = {
            "island": screen.island, "captives": screen.captives, "bar": screen.bar,
            "card": screen.card, "question": screen.question, "compass": screen.compass,
            "keys": screen.keys, "end": screen.keys.keys[-1], "undo": screen.bar.children[-1],
            **{f"way {at}": press for at, press in enumerate(screen.compass.ways)},
        }  # fmt: skip
        for name, part in parts.items():
            found.setdefault(name, set()).add((*part.pos, *part.size))
    assert {name: len(places) for name, places in found.items()} == dict.fromkeys(found, 1)


@pytest.mark.parametrize("size", [*SIZES, LEAST])
def test_where_harm_can_be_nothing_neutral_ever_is(desk: Desk, size: tuple[int, int]) -> None:
    desk.ui.resize(*size)
    harm: list[Rect] = []
    neutral: list[tuple[str, Rect]] = []
    for view in SAMPLES.values():
        screen = desk.show(view)
        for one in screen.walk():
            if isinstance(one, HarmPress):
                harm.append(one.rect)
            elif isinstance(one, Touched) and one.role and not screen.options.parent:
                neutral.append((one.role, one.rect))
    assert harm
    for place in harm:
        for role, rect in neutral:
            across = min(place.right, rect.right) - max(place.x, rect.x)
            along = min(place.top, rect.top) - max(place.y, rect.y)
            assert across <= 0.01 or along <= 0.01, role


def test_harm_is_armed_later_than_anything_else(
    ui: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = Desk(ui, monkeypatch)
    desk.show(sample.OP_TURN)
    now = ui.app.guard.now()
    assert ui.app.guard.ready("answer bush E") >= now + 0.45
    assert ui.app.guard.ready("go NW") < ui.app.guard.ready("answer bush E")


@pytest.mark.parametrize("size", SIZES)
def test_a_move_shows_its_price_in_either_language(ui: Driver, size: tuple[int, int]) -> None:
    """Below its name, or behind it where there is no room for a line more."""
    for language in LANGUAGES:
        ui.speak(language)
        STATES["desk-told"](ui)
        ui.resize(*size)
        for key in ui.screen.keys.keys[:3]:
            assert key.button is not None
            assert not key.brief, key.button.label


def test_a_red_space_only_shows_where_harm_is_done(desk: Desk) -> None:
    screen = desk.show(sample.OP_TURN)
    screen.island.act("tap C3")
    assert not desk.acts
    assert any(press.pressed for press in screen.harms)
    screen.island.act("tap B1")
    assert desk.acts == ["tap B1"]


def test_a_third_harm_is_behind_the_lower_place(desk: Desk) -> None:
    third = revised(sample.OP_TURN.harm[0], {"button": Button("answer bush W", "З: Шредди")})
    more = Harm(Button("harms", "ещё 2 …", tone="problem"))
    harm = (*sample.OP_TURN.harm, third)
    desk.show(revised(sample.OP_TURN, {"harm": harm, "more_harm": more}))
    roles = desk.ui.roles()
    assert "answer bush E" in roles
    assert "harms" in roles
    assert "answer bush SE" not in roles


@pytest.mark.parametrize("size", [*SIZES, LEAST])
def test_the_two_tokens_are_read_whole_once_all_is_said(desk: Desk, size: tuple[int, int]) -> None:
    desk.ui.resize(*size)
    view = sample.WORDY_TOKENS
    desk.show(view)
    for token in view.sheet.tokens:
        assert token.text in read(desk)
        assert token.name in read(desk)
    desk.show(sample.WORDY_TOKENS_UNSAID)
    assert view.sheet.tokens[0].text not in read(desk)
    assert {"announced", "say-next"} & set(desk.ui.roles())


def test_no_sign_of_the_map_shines_through_a_sheet(ui: Driver) -> None:
    """On a phone the two tokens lie over the corner in which deaths are counted."""
    ui.resize(412, 915)
    STATES["against-op"](ui)
    assert "choose" in " ".join(ui.roles())
    assert not ui.screen.canvas.after.children


@pytest.mark.parametrize("size", SIZES)
def test_what_could_be_meant_leaves_the_pad_alive(desk: Desk, size: tuple[int, int]) -> None:
    desk.ui.resize(*size)
    desk.show(sample.CHOICES)
    desk.tap("choice yes")
    assert desk.acts == ["choice yes"]
    assert {"go NW", "close", "end"} <= set(desk.ui.roles())


def test_a_reason_stands_in_the_heading_and_the_answers_stay(desk: Desk) -> None:
    entry = PhraseLine("", reason="Another question is open.")
    desk.show(revised(sample.CAPTIVE_TURN, {"entry": entry}))
    assert "Another question is open." in read(desk)
    assert {"answer yes", "answer no"} <= set(desk.ui.roles())


def test_a_touch_sends_its_act(desk: Desk) -> None:
    local = {"", "entry", "keyboard", "token", "secret", "wipe", "say-next", "write", "sentence"}
    for view in SAMPLES.values():
        screen = desk.show(view)
        for _ in screen.card.pages()[1:]:
            screen.card._next_page()
            desk.settle()
        lists = screen.options.parent is not None
        within = screen.options if lists else screen
        roles = [one.role for one in within.walk() if isinstance(one, Touched)]
        acts = [role for role in roles if role not in local]
        for act in acts:
            desk.tap(act)
        assert desk.acts == acts
        desk.acts.clear()


def test_grey_buttons_send_their_act_too(desk: Desk) -> None:
    desk.show(sample.CAPTIVE_TURN)
    desk.tap("go NW")
    desk.tap("redo")
    assert desk.acts == ["go NW", "redo"]


def test_a_captive_is_looked_at_by_a_tap_and_corrected_by_a_long_press(desk: Desk) -> None:
    desk.show(sample.CAPTIVE_TURN)
    desk.tap("captive phil")
    desk.ui.hold("captive phil")
    assert desk.acts == ["captive phil", "correct phil"]


def test_a_touch_that_slips_off_does_nothing(desk: Desk) -> None:
    desk.show(sample.CAPTIVE_TURN)
    desk.ui.drag("answer yes", "answer no")
    assert not desk.acts


def test_a_touch_is_dropped_when_another_answer_has_come_under_it(desk: Desk) -> None:
    desk.show(sample.CAPTIVE_TURN)
    finger = desk.ui.finger("answer yes")
    finger.down()
    desk.show(sample.LONG_RUSSIAN)  # "Да" stands where "Yes" stood
    finger.up()
    assert not desk.acts


def test_a_touch_is_dropped_when_what_it_was_for_has_gone(desk: Desk) -> None:
    desk.show(sample.CAPTIVE_TURN)
    finger = desk.ui.finger("announced")
    finger.down()
    desk.show(sample.UPRIGHT)
    finger.up()
    assert not desk.acts


def test_a_touch_stays_what_it_was_when_the_same_is_drawn_again(desk: Desk) -> None:
    desk.show(sample.CAPTIVE_TURN)
    finger = desk.ui.finger("answer yes")
    finger.down()
    desk.show(revised(sample.CAPTIVE_TURN, {"deaths": (2, 5)}))
    finger.up()
    assert desk.acts == ["answer yes"]


def test_between_two_hexes_a_touch_belongs_to_the_nearer_one(desk: Desk) -> None:
    screen = desk.show(sample.UPRIGHT)
    north_west, east = screen.compass.ways[0], screen.compass.ways[2]
    # The corner of the box of NW lies in the hex of its neighbour, or in none.
    assert not north_west.hit(north_west.right - 1, north_west.y + 1)
    assert east.hit(*east.center)


# The parts


@pytest.mark.pixels
def test_whose_turn_it_is_cannot_be_missed(desk: Desk) -> None:
    screen = desk.show(sample.CAPTIVE_TURN)
    theseus = desk.ui.find("captive theseus")
    edge = desk.ui.pixel(theseus.center_x, theseus.y + 1)
    assert edge[:3] == rgb(theme.ACCENT)
    assert len(screen.captives.children) == 3


def rgb(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5))


@pytest.mark.pixels
def test_only_the_chosen_piece_is_accent(desk: Desk) -> None:
    desk.show(sample.OP_TURN)
    for role, chosen in (("piece wave", False), ("piece bush", True)):
        press = desk.ui.find(role)
        pixel = desk.ui.pixel(press.x + 6, press.center_y)
        assert (pixel[:3] == rgb(theme.ACCENT)) == chosen


# The entry line


@pytest.fixture
def writing(desk: Desk) -> Iterator[Desk]:
    desk.show(sample.UPRIGHT)
    yield desk
    desk.ui.window.release_all_keyboards()


@pytest.mark.parametrize("role", ["keyboard", "entry"])
def test_what_is_typed_is_handed_on(writing: Desk, role: str) -> None:
    writing.tap(role)
    writing.ui.type("да")
    assert writing.typed == ["д", "да"]
    assert not writing.acts


def test_enter_takes_it(writing: Desk) -> None:
    writing.tap("keyboard")
    writing.ui.type("ne")
    writing.ui.key("enter")
    assert writing.acts == ["enter"]


def test_what_was_taken_is_wiped_without_being_typed(writing: Desk) -> None:
    writing.tap("keyboard")
    writing.ui.type("ne")
    writing.show(revised(sample.UPRIGHT, {"entry": PhraseLine("Type", typed="ne")}))
    writing.show(revised(sample.UPRIGHT, {"entry": PhraseLine("Type")}))
    assert writing.ui.screen.entry.input.text == ""
    assert writing.typed == ["n", "ne"]


def test_what_is_understood_is_taken_by_a_touch(writing: Desk) -> None:
    writing.show(sample.TYPED)
    assert sample.TYPED.entry.understood in writing.ui.seen()
    writing.tap("enter")
    assert writing.acts == ["enter"]


def test_why_not_stands_in_the_line(writing: Desk) -> None:
    for view in (sample.REFUSED, sample.TYPED_REFUSED):
        writing.show(view)
        assert view.entry.reason in read(writing)


def refused(ui: Driver) -> Any:
    """At a real desk, where a phrase means nothing; the line it stands in."""
    STATES["desk-captive-turn"](ui)
    ui.tap("keyboard")
    ui.type("sing")
    ui.key("enter")
    return ui.screen.entry.input


def test_what_was_refused_gives_way_to_the_first_new_letter(ui: Driver) -> None:
    line = refused(ui)
    assert (line.text, line.selection_text) == ("sing", "sing")
    ui.type("ne")
    assert line.text == "ne"


def test_what_is_still_being_typed_does_not_give_way(ui: Driver) -> None:
    STATES["desk-captive-turn"](ui)
    ui.tap("keyboard")
    ui.type("nor")
    line = ui.screen.entry.input
    line.focus = False
    ui.tap("entry")
    ui.type("th")
    assert line.text == "north"


def test_what_was_refused_is_wiped_by_a_touch(ui: Driver) -> None:
    line = refused(ui)
    ui.tap("wipe")
    assert line.text == ""
    assert "wipe" not in ui.roles()
    ui.type("ne")
    assert line.text == "ne"


def test_escape_wipes_the_line_and_then_leaves_it(ui: Driver) -> None:
    line = refused(ui)
    ui.key("escape")
    assert (line.text, line.focus) == ("", True)
    ui.key("escape")
    assert not line.focus
    assert len(ui.companion.pages) == 2


# Drawing


def test_what_has_not_changed_is_not_drawn_again(desk: Desk) -> None:
    desk.show(sample.CAPTIVE_TURN)
    before = words.lettering.cache_info()
    desk.show(revised(sample.CAPTIVE_TURN, {}))
    told = revised(sample.CAPTIVE_TURN.card, {"told": True})
    desk.show(revised(sample.CAPTIVE_TURN, {"card": told}))
    after = words.lettering.cache_info()
    # The bar, which has another sign now, and what is muted.
    assert after.misses - before.misses <= 4
    assert after.hits - before.hits <= 12


def test_the_desk_goes_from_size_to_size(desk: Desk) -> None:
    for name in ("captive-turn", "op-turn", "op-token", "won"):
        for size in (*SIZES, *reversed(SIZES)):
            desk.ui.window.size = size
            desk.show(SAMPLES[name])
            assert desk.ui.find("cover").right <= size[0]


def test_a_press_is_drawn_for_every_tone(desk: Desk) -> None:
    """Tones that no desk has: of lists and problems."""
    press = Press(form="list", size_hint=(None, None), size=(300, 90), pos=(20, 20))
    desk.show(sample.WON)
    desk.ui.screen.add_widget(press)
    for tone, enabled in (("plain", True), ("plain", False), ("problem", True), ("paper", False)):
        press.render(Button("x", tone, tone=tone, enabled=enabled, second="2", lines="more"))  # type: ignore[arg-type]
        desk.settle()
        assert "more" in desk.ui.seen()
    assert press.height_for(300) >= 56


def test_two_fingers_press_two_buttons(desk: Desk) -> None:
    desk.show(sample.CAPTIVE_TURN)
    one, other = (desk.ui.finger(role) for role in ("answer yes", "announced"))
    one.down()
    other.down()
    one.up()
    desk.settle()  # what the first has done can be seen, and means nothing new for the other
    other.up()
    assert desk.acts == ["answer yes", "announced"]


def test_a_question_to_the_op_that_goes_on_says_so_on_the_bar(ui: Driver) -> None:
    """On a phone, in the largest letters, it takes several pages."""
    ui.companion.change_settings(revised(ui.companion.settings, {"text_size": 5}))
    ui.speak("ru")
    ui.resize(412, 915)
    STATES["practice-lake"](ui)
    ui.pump(4)
    assert ui.bar.turns
    assert ui.bar.button.label == "Читай дальше"
