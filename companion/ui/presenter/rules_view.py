"""The rules of this moment, as a screen shows them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from companion.games.island.rulings import RULINGS, Rulings, played
from companion.text.counted import counted, quoted
from companion.text.rulings import ruling, ruling_name
from companion.text.screens import words
from companion.text.screens.menu import MENU
from companion.text.screens.rules import RULES
from companion.ui.island.map.sketch_view import sketched
from companion.ui.presenter.rules_at import MOST, TOGETHER
from companion.ui.presenter.views import Button, Section
from companion.ui.rules.highlights import Lights
from companion.ui.rules.views import EntryView, Lit, RulesRow, RulesView

if TYPE_CHECKING:
    from companion.rulebook.entries import Entry, Rulebook
    from companion.rulebook.find import Hit
    from companion.text.languages import Language
    from companion.ui.rules.page import RulesPlace

# Signs of one colour: the pictures would have to be loaded first.
ICONS: Final = {
    "my-turn": "turn", "moves": "ne", "spaces": "map", "lakes": "waves", "ocean": "waves",
    "meetings": "sword", "death": "dead", "op-pieces": "hand", "tokens": "star",
    "characters": "flag", "two-players": "people", "set-up": "tent", "said": "speaker",
    "trouble": "alert", "app": "settings",
}  # fmt: skip


def rules_view(place: RulesPlace) -> RulesView:
    sheet = words(RULES, place.language)
    book = place.book.rulebook
    entry = _entry(place, book) if book is not None else None
    rows = tuple(_rows(place, book)) if book is not None else ()
    return RulesView(
        field=(sheet["search"], place.at.query),
        hint=sheet["hint"] if not _sought(place) else sheet["nothing"],
        back=Button("back", sheet["back"], icon="back"),
        chapters=_chapters(place, book) if book is not None and not rows else (),
        list_key=place.at.listed,
        heading=_heading(place, book),
        rows=rows,
        entry=entry,
        opened=bool(place.at.entry),
        foot=tuple(_foot(place)),
        reading=not place.book.whole,
    )


def _sought(place: RulesPlace) -> bool:
    return bool(place.at.query.strip()) and place.book.whole


def _chapters(place: RulesPlace, book: Rulebook) -> tuple[Button, ...]:
    return tuple(
        Button(
            f"chapter {chapter.id}",
            chapter.title[place.language],
            icon=ICONS.get(chapter.id, "rules"),
        )
        for chapter in book.chapters
    )


def _foot(place: RulesPlace) -> Iterator[Button]:
    sheet = words(RULES, place.language)
    if place.at.listed != "chapter " or place.at.entry:
        yield Button("chapters", sheet["chapters"], icon="rules")
    if place.steps > 1:
        yield Button("close", sheet["close"], icon="close")


# The list


def _heading(place: RulesPlace, book: Rulebook | None) -> str:
    sheet = words(RULES, place.language)
    if book is None:
        return ""
    if _sought(place):
        count = len(place.hits)
        if count == MOST:
            return sheet["closest"]
        return counted(sheet["found"], count, place.language) if count else ""
    if place.at.listed == TOGETHER:
        return sheet["just-now"]
    titles = (one.title[place.language] for one in book.chapters if one.id == place.at.chapter)
    return next(titles, "")


def _listed(place: RulesPlace, book: Rulebook) -> tuple[str, ...]:
    """The entries of the list."""
    if place.at.query.strip():
        return tuple(hit.entry.id for hit in place.hits)
    if place.at.listed == TOGETHER:
        return place.at.together
    chapters = (one.entries for one in book.chapters if one.id == place.at.chapter)
    return next(chapters, ())


def _rows(place: RulesPlace, book: Rulebook) -> Iterator[RulesRow]:
    hits = {hit.entry.id: hit for hit in place.hits}
    for name in _listed(place, book):
        yield _hit_row(hits[name], place) if name in hits else _row(book.entries[name], place)


def _row(entry: Entry, place: RulesPlace) -> RulesRow:
    return RulesRow(
        f"entry {entry.id}",
        Lit(entry.title[place.language]),
        Lights().line(entry.text[place.language]),
        chosen=entry.id == place.at.entry,
    )


def _hit_row(hit: Hit, place: RulesPlace) -> RulesRow:
    """In the words of the other language, if only those say why it was found."""
    entry, language, lights = hit.entry, place.language, place.lights
    title, line = lights.whole(entry.title[language]), _best_line(entry, lights, language)
    if not title.marks and not line.marks and hit.language != language:
        other = lights.whole(entry.title[hit.language])
        line = other if other.marks else _best_line(entry, lights, hit.language)
    return RulesRow(f"entry {entry.id}", title, line, chosen=entry.id == place.at.entry)


def _best_line(entry: Entry, lights: Lights, language: Language) -> Lit:
    """Where what is searched for stands; else how the text begins."""
    line = lights.line(entry.text[language])
    if line.marks or entry.example is None:
        return line
    example = lights.line(entry.example[language])
    return example if example.marks else line


# The entry


def _entry(place: RulesPlace, book: Rulebook) -> EntryView | None:
    """What is opened, else what stands first in the list."""
    name = place.at.entry or next(iter(_listed(place, book)), "")
    if not name:
        return None
    found = any(hit.entry.id == name for hit in place.hits)
    return entry_view(place, book, book.entries[name], place.lights if found else Lights())


def entry_view(place: RulesPlace, book: Rulebook, entry: Entry, lights: Lights) -> EntryView:
    language = place.language
    title = next(one.title[language] for one in book.chapters if one.id == entry.chapter)
    example = None
    if entry.example:
        heading = words(RULES, language)["example"]
        example = (heading, lights.whole(entry.example[language]))
    return EntryView(
        id=entry.id,
        above=" · ".join((title, *entry.clauses)),
        title=lights.whole(entry.title[language]),
        text=lights.whole(entry.text[language]),
        example=example,
        sketch=sketched(entry.sketch, language) if entry.sketch else None,
        sections=tuple(_sections(place, book, entry)),
        together=_together(place, book, entry),
    )


def _sections(place: RulesPlace, book: Rulebook, entry: Entry) -> Iterator[Section]:
    sheet = words(RULES, place.language)
    if entry.ruling:
        yield _ruling(entry.ruling, place.rulings, place.language)
    others = _others(place, entry)
    related = tuple(name for name in entry.related if name not in others)
    if related:
        yield _ways(sheet["related"], "related", related, book, place.language)


def _others(place: RulesPlace, entry: Entry) -> tuple[str, ...]:
    """What was said or asked together with an entry: a way there stands once."""
    together = place.at.together
    return tuple(name for name in together if name != entry.id) if entry.id in together else ()


def _together(place: RulesPlace, book: Rulebook, entry: Entry) -> Section | None:
    others = _others(place, entry)
    if not others:
        return None
    heading = words(RULES, place.language)["also"]
    return _ways(heading, "together", others, book, place.language)


def _ways(
    heading: str, word: str, names: tuple[str, ...], book: Rulebook, language: Language
) -> Section:
    buttons = tuple(
        Button(f"{word} {name}", book.entries[name].title[language], icon="rules") for name in names
    )
    return Section(heading, rows=(buttons,))


def _ruling(name: str, rulings: Rulings | None, language: Language) -> Section:
    """What holds here, and what other tables play."""
    sheet = words(RULES, language)
    now = played(rulings or Rulings())[name]
    otherwise = words(MENU, language)["otherwise"]
    others = (
        otherwise.format(text=quoted(ruling(name, other, language), language))
        for other in RULINGS[name]
        if other != now
    )
    heading = sheet["this-table" if rulings is not None else "usually"]
    lines = (ruling(name, now, language), *others)
    return Section(f"{heading}: {ruling_name(name, language)}", "\n".join(lines))
