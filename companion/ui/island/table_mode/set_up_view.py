"""The view of the set-up that nobody hosts: the seats, the OP's manner, and the way on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.engine.frozen import frozen
from companion.games.island.opponent.tempers import OP_STYLES, STRENGTHS
from companion.games.island.terms import CHARACTERS
from companion.text.island.names import name
from companion.text.screens import words
from companion.text.screens.computer.nobody_hosts import NOBODY_HOSTS
from companion.text.screens.computer.table_mode import TABLE_MODE
from companion.ui.kit.parts import Button, Segment, Segments

if TYPE_CHECKING:
    from companion.games.island.terms import Who
    from companion.text.languages import Language
    from companion.ui.island.table_mode.draft import TableDraft


@frozen
class ChosenSeat:
    """A seat: its number, whoever sits there, the captive, and the six to choose from."""

    number: str
    who: Who
    person: str
    captive: str
    earlier: Button
    name: Button
    remove: Button
    emblems: tuple[Button, ...]


@frozen
class ChoiceCard:
    """A heading with values side by side, and a line on the one that is chosen."""

    heading: str
    segments: Segments
    text: str = ""


@frozen
class NobodyHostsView:
    """`cards`: strength and style. `notes`: lines on the island and on what lies on the table."""

    name: str
    title: str
    heading: str
    order: str
    seats: tuple[ChosenSeat, ...]
    more: Button
    cards: tuple[ChoiceCard, ...]
    aloud: ChoiceCard
    notes: tuple[str, ...]
    back: Button
    rulings: Button
    go: Button
    reason: str = ""
    bright: bool = True


def set_up_view(
    draft: TableDraft, language: Language, *, reads: bool, reason: str
) -> NobodyHostsView:
    sheet, tempers = words(NOBODY_HOSTS, language), words(TABLE_MODE, language)
    strengths = tuple(
        Segment(f"strength {one}", tempers[one], one == draft.strength) for one in STRENGTHS
    )
    styles = tuple(Segment(f"style {one}", tempers[one], one == draft.style) for one in OP_STYLES)
    aloud = tuple(
        Segment(f"reads {word}", sheet[word], (word == "yes") == reads) for word in ("yes", "no")
    )
    return NobodyHostsView(
        name="nobody-hosts",
        title=sheet["title"],
        heading=sheet["who"],
        order=sheet["order"],
        seats=tuple(_seat(draft, at, language) for at in range(len(draft.seats))),
        more=Button("one-more", sheet["one-more"], sheet["one-more-second"], icon="plus",
                    enabled=len(draft.seats) < 3),
        cards=(
            ChoiceCard(sheet["strength"], strengths, sheet[f"about-{draft.strength}"]),
            ChoiceCard(sheet["style"], styles, sheet[f"about-{draft.style}"]),
        ),
        aloud=ChoiceCard(sheet["aloud"], aloud),
        notes=(f"{sheet['island']}: {sheet['island-text'][:1].lower()}{sheet['island-text'][1:]}",
               sheet["on-table"]),
        back=Button("back", sheet["back"], icon="back"),
        rulings=Button("rulings", sheet["rulings"], icon="gavel"),
        go=Button("starts", sheet["to-starts"], sheet["to-starts-second"], icon="next",
                  tone="accent"),
        reason=reason,
    )  # fmt: skip


def _seat(draft: TableDraft, at: int, language: Language) -> ChosenSeat:
    sheet, one = words(NOBODY_HOSTS, language), draft.seats[at]
    taken = {seat.who for seat in draft.seats}
    return ChosenSeat(
        number=str(at + 1),
        who=one.who,
        person=one.person or sheet["player"].format(n=at + 1),
        captive=name(one.who, language),
        earlier=Button(f"earlier {at}", sheet["earlier"], icon="turn"),
        name=Button(f"name {at}", sheet["name"], icon="rename"),
        remove=Button(f"remove {at}", sheet["remove"], enabled=len(draft.seats) > 2),
        emblems=tuple(
            Button(f"take {at} {who}", "", who=who, chosen=who == one.who,
                   tone="raised" if who in taken else "option")
            for who in CHARACTERS
        ),
    )  # fmt: skip
