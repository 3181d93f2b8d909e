"""Lines typed at the desk and their results, as the table beside says."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

import pytest

from companion.engine.frozen import revised
from companion.games.island.game import play
from companion.games.island.setup.table import Seat
from companion.store.island.table_file import read_table
from companion.ui.island.desk.controller import Desk
from companion.ui.island.desk.views import DeskView
from tests.ui.at_table import SAMPLE, companion_of, desk, house, labels, says, touch

TABLE: Final = Path(__file__).parent / "typed.txt"
SIGNS: Final = (" => ", " ! ", " ? ")


class Line(NamedTuple):
    place: str
    situation: str
    phrase: str
    sign: str
    meant: str


def lines() -> Iterator[Line]:
    situation = ""
    for number, line in enumerate(TABLE.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("["):
            situation = line.strip("[]")
        elif line and not line.startswith("#"):
            sign = next(sign for sign in SIGNS if sign in line)
            phrase, _, meant = line.partition(sign)
            yield Line(f"{TABLE.name}:{number}", situation, phrase, sign.strip(), meant)


# The desks


def corrected(*facts: str) -> Desk:
    table = desk()
    for fact in facts:
        assert table.correct(f"set {fact}") == ""
    return table


def touched(*acts: str, facts: tuple[str, ...] = ()) -> Desk:
    table = corrected(*facts)
    touch(table, *acts)
    return table


def seated(players: int, *seats: Seat) -> Desk:
    """The sample's island with other people at it."""
    table = read_table(SAMPLE)
    given = revised(table.setup, {"players": players, "seats": seats})
    made = Desk(house(), cast(Any, play(given, table.seed)))
    companion_of(made).pages.append(made)
    return made


def two() -> Desk:
    return seated(2, Seat("theseus", "theseus", "banana"), Seat("phil", "theseus", "apple"))


def phils_part(*said: str) -> Desk:
    table = two()
    table.correct("set phil energy 1")
    for text in ("now Phil", "Phil: restore", *said):
        says(table, text)
    return table


def schrodie() -> Desk:
    return seated(3, Seat("schrodie", "schrodie", "banana"), Seat("phil", "phil", "apple"))


TO_OP: Final = ("end", "end", "answer token hurricane")
DESKS: Final[dict[str, Callable[[], Desk]]] = {
    "captive": desk,
    "tired": lambda: corrected("theseus energy 0"),
    "spent": lambda: corrected("theseus actions 0", "theseus energy 1"),
    "asked": lambda: touched("over", "safe", "go SE"),
    "token": lambda: touched("end", "end"),
    "op": lambda: touched(*TO_OP),
    "op-bush": lambda: touched(*TO_OP, "piece bush"),
    "op-spent": lambda: touched(*TO_OP, "piece wave", "tap N", "tap SE", "tap N"),
    "from": lambda: touched("go SE", facts=("theseus at B2", "theseus lying")),
    "place": lambda: touched("safe", "go E", "answer no", "end", facts=("bush at D3",)),
    "two": two,
    "two-begun": phils_part,
    "two-over": lambda: phils_part("Phil: end"),
    "schrodie": schrodie,
}


def seen(view: DeskView) -> tuple[str, str]:
    """As the table writes it: a sign, and what stands in the entry line."""
    line = view.entry
    if line.choices:
        return "?", " | ".join(button.act.removeprefix("choice ") for button in line.choices)
    if line.reason:
        return "!", line.reason
    return "=>", line.understood.removeprefix("Understood: ")


@pytest.mark.parametrize("line", [*lines()], ids=lambda line: line.place)
def test_what_is_typed_is_what_the_table_says(line: Line) -> None:
    table = DESKS[line.situation]()
    table.typed(line.phrase)
    assert seen(table.view()) == (line.sign, line.meant)


@pytest.mark.parametrize("line", [*lines()], ids=lambda line: line.place)
def test_what_is_entered_is_what_was_shown(line: Line) -> None:
    """Nothing is taken that was refused or unclear, and for the same reason."""
    table = DESKS[line.situation]()
    before = table.state
    view = says(table, line.phrase)
    if line.sign == "=>":
        assert not view.entry.choices
    else:
        assert seen(view) == (line.sign, line.meant)
        assert table.state == before


def test_the_table_knows_every_desk() -> None:
    assert {line.situation for line in lines()} == {*DESKS}


def test_what_was_said_is_said_again() -> None:
    """L16.3."""
    table = touched("go E", "announced", "bonus")
    said = table.view().card.text
    view = says(table, "say that again")
    assert view.card.text == said
    assert view.sheet.kind == "turn"


@pytest.mark.parametrize(
    ("language", "phrase", "answer"),
    [
        ("en", "how many deaths?", "Deaths so far: 2 of 5."),
        ("ru", "сколько гибелей?", "Гибелей пока: 2 из 5."),
        ("en", "whose turn is it?", "It is Theseus’s turn."),
        ("ru", "чей ход?", "Сейчас ходит Тесей."),
    ],
)
def test_what_everybody_may_know_is_answered(language: str, phrase: str, answer: str) -> None:
    table = desk(language=language)
    table.correct("set deaths 2")
    taken = len(table.session.journal)
    assert says(table, phrase).entry.reason == answer
    assert len(table.session.journal) == taken


def test_a_figure_that_was_named_begins_its_part() -> None:
    """L15.3."""
    table = two()
    says(table, "теперь Фил")
    assert table.chosen.who == "phil"
    says(table, "запад")
    assert table.state.acting == "phil"


def test_a_meaning_is_said_by_whoever_said_the_phrase() -> None:
    table = two()
    table.typed("Phil: north")
    touch(table, "choice move NE")
    assert table.state.captive("phil").at == "D6"
    assert table.state.captive("theseus").at == "D2"


def test_a_mistyped_undo_can_be_chosen() -> None:
    table = touched("go E")
    table.typed("OP: undoo")
    assert seen(table.view()) == ("?", "undo")
    touch(table, "choice undo")
    assert table.session.steps == []


def test_on_schrodies_board_a_choice_names_two_spaces_over() -> None:
    """L14.6."""
    table = schrodie()
    table.typed("on to three spaces")
    assert labels(table.view())[0] == "North-west, two spaces over"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_grey_key_says_why(language: str) -> None:
    for table in (desk(language=language), touched("over", "safe", "go SE")):
        general = ("The rules do not allow", "Здесь правила этого", "That does not answer")
        for key in filter(None, table.view().pad.keys):
            if not key.enabled and key.act != "bonus":
                reason = touch(table, key.act).entry.reason
                assert reason
                assert not reason.startswith(general)
