"""The rules of one moment: a frozen model of all that decides what is seen, and its view."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from companion.engine.frozen import frozen
from companion.games.island.rulings import RULINGS, Rulings, played
from companion.text.counted import counted, quoted
from companion.text.island.rulings import ruling, ruling_name
from companion.text.screens import words
from companion.text.screens.menu import MENU
from companion.text.screens.rules import RULES
from companion.ui.island.map.sketch_view import sketched
from companion.ui.kit.parts import Button, Section
from companion.ui.rules.highlights import Lights
from companion.ui.rules.views import EntryView, Lit, RulesRow, RulesView

if TYPE_CHECKING:
    from companion.rulebook.entries import Rulebook, RuleEntry
    from companion.rulebook.hits import Hit
    from companion.text.languages import Language
    from companion.ui.table.told import TableNote

LONGEST: Final = 100  # letters of what is searched for
MOST: Final = 20  # entries that are found
TOGETHER: Final = "together"
# Signs of one colour: the pictures would have to be loaded first.
ICONS: Final = {
    "my-turn": "turn", "moves": "ne", "spaces": "map", "lakes": "waves", "ocean": "waves",
    "meetings": "sword", "death": "dead", "op-pieces": "hand", "tokens": "star",
    "characters": "flag", "two-players": "people", "set-up": "tent", "said": "speaker",
    "trouble": "alert", "app": "settings",
    # Of the small games
    "cards": "cards", "turn": "turn", "paradox": "star", "clash": "swords", "end": "flag",
    "tiles": "box", "trick": "exchange", "winning": "star", "scoring": "check",
    "using": "hand", "items": "star", "solo": "hourglass",
}  # fmt: skip


@frozen
class At:
    """A place in the rules. `together`: the entries of one announcement or question."""

    chapter: str = ""
    query: str = ""
    entry: str = ""
    together: tuple[str, ...] = ()

    @property
    def listed(self) -> str:
        """The name of the list: what is found, what was said together, or a chapter."""
        if self.query.strip():
            return f"search {self.query}"
        return TOGETHER if len(self.together) > 1 else f"chapter {self.chapter}"


@frozen
class SmallTable:
    """The table of a small game that the rules were opened over.

    `notes`: its rulings by their names, in the language of the screen.
    """

    game: str
    notes: Mapping[str, TableNote]


@frozen
class RulesModel:
    """`rulebook`: none until it has been read, and `whole` once it can be searched.

    `rulings`: those of the table that the rules were opened over; `small`: that of a small game.
    `lights`: of what is searched for. `steps`: how many pages of the rules lie on one another.
    """

    at: At
    language: Language
    rulebook: Rulebook | None
    whole: bool
    rulings: Rulings | None
    small: SmallTable | None
    hits: tuple[Hit, ...]
    lights: Lights
    steps: int


def rules_view(model: RulesModel) -> RulesView:
    sheet = words(RULES, model.language)
    book = model.rulebook
    entry = _entry(model, book) if book is not None else None
    rows = tuple(_rows(model, book)) if book is not None else ()
    return RulesView(
        field=(sheet["search"], model.at.query),
        hint=sheet["hint"] if not _sought(model) else sheet["nothing"],
        back=Button("back", sheet["back"], icon="back"),
        chapters=_chapters(model, book) if book is not None and not rows else (),
        list_key=model.at.listed,
        heading=_heading(model, book),
        rows=rows,
        entry=entry,
        opened=bool(model.at.entry),
        foot=tuple(_foot(model)),
        reading=not model.whole,
    )


def _sought(model: RulesModel) -> bool:
    return bool(model.at.query.strip()) and model.whole


def _chapters(model: RulesModel, book: Rulebook) -> tuple[Button, ...]:
    return tuple(
        Button(
            f"chapter {chapter.id}",
            chapter.title[model.language],
            icon=ICONS.get(chapter.id, "rules"),
        )
        for chapter in book.chapters
    )


def _foot(model: RulesModel) -> Iterator[Button]:
    sheet = words(RULES, model.language)
    if model.at.listed != "chapter " or model.at.entry:
        yield Button("chapters", sheet["chapters"], icon="rules")
    if model.steps > 1:
        yield Button("close", sheet["close"], icon="close")


# The list


def _heading(model: RulesModel, book: Rulebook | None) -> str:
    sheet = words(RULES, model.language)
    if book is None:
        return ""
    if _sought(model):
        count = len(model.hits)
        if count == MOST:
            return sheet["closest"]
        return counted(sheet["found"], count, model.language) if count else ""
    if model.at.listed == TOGETHER:
        return sheet["just-now"]
    titles = (one.title[model.language] for one in book.chapters if one.id == model.at.chapter)
    return next(titles, "")


def _listed(model: RulesModel, book: Rulebook) -> tuple[str, ...]:
    """The entries of the list."""
    if model.at.query.strip():
        return tuple(hit.entry.id for hit in model.hits)
    if model.at.listed == TOGETHER:
        return model.at.together
    chapters = (one.entries for one in book.chapters if one.id == model.at.chapter)
    return next(chapters, ())


def _rows(model: RulesModel, book: Rulebook) -> Iterator[RulesRow]:
    hits = {hit.entry.id: hit for hit in model.hits}
    for name in _listed(model, book):
        yield _hit_row(hits[name], model) if name in hits else _row(book.entries[name], model)


def _row(entry: RuleEntry, model: RulesModel) -> RulesRow:
    return RulesRow(
        f"entry {entry.id}",
        Lit(entry.title[model.language]),
        Lights().line(entry.text[model.language]),
        chosen=entry.id == model.at.entry,
    )


def _hit_row(hit: Hit, model: RulesModel) -> RulesRow:
    """The row of a hit, in the other language if only that says why it was found."""
    entry, language, lights = hit.entry, model.language, model.lights
    title, line = lights.whole(entry.title[language]), _best_line(entry, lights, language)
    if not title.marks and not line.marks and hit.language != language:
        other = lights.whole(entry.title[hit.language])
        line = other if other.marks else _best_line(entry, lights, hit.language)
    return RulesRow(f"entry {entry.id}", title, line, chosen=entry.id == model.at.entry)


def _best_line(entry: RuleEntry, lights: Lights, language: Language) -> Lit:
    """The line with what is searched for; else the beginning of the text."""
    line = lights.line(entry.text[language])
    if line.marks or entry.example is None:
        return line
    example = lights.line(entry.example[language])
    return example if example.marks else line


# The entry


def _entry(model: RulesModel, book: Rulebook) -> EntryView | None:
    """The entry that is opened, else the first of the list."""
    name = model.at.entry or next(iter(_listed(model, book)), "")
    if not name:
        return None
    found = any(hit.entry.id == name for hit in model.hits)
    return entry_view(model, book, book.entries[name], model.lights if found else Lights())


def entry_view(model: RulesModel, book: Rulebook, entry: RuleEntry, lights: Lights) -> EntryView:
    language = model.language
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
        sections=tuple(_sections(model, book, entry)),
        together=_together(model, book, entry),
    )


def _sections(model: RulesModel, book: Rulebook, entry: RuleEntry) -> Iterator[Section]:
    sheet = words(RULES, model.language)
    if entry.ruling:
        if model.small is None:
            yield _ruling(entry.ruling, model.rulings, model.language)
        elif entry.ruling in model.small.notes:
            yield _small_ruling(model.small.notes[entry.ruling], model.language)
    others = _others(model, entry)
    related = tuple(name for name in entry.related if name not in others)
    if related:
        yield _ways(sheet["related"], "related", related, book, model.language)


def _others(model: RulesModel, entry: RuleEntry) -> tuple[str, ...]:
    """The entries of what was said or asked together with one: a way there stands once."""
    together = model.at.together
    return tuple(name for name in together if name != entry.id) if entry.id in together else ()


def _together(model: RulesModel, book: Rulebook, entry: RuleEntry) -> Section | None:
    others = _others(model, entry)
    if not others:
        return None
    heading = words(RULES, model.language)["also"]
    return _ways(heading, "together", others, book, model.language)


def _ways(
    heading: str, word: str, names: tuple[str, ...], book: Rulebook, language: Language
) -> Section:
    buttons = tuple(
        Button(f"{word} {name}", book.entries[name].title[language], icon="rules") for name in names
    )
    return Section(heading, rows=(buttons,))


def _small_ruling(note: TableNote, language: Language) -> Section:
    """The ruling as it holds at a table of a small game; its entry tells the other ways to play."""
    return Section(words(RULES, language)["this-table"], f"{note.heading} — {note.text}")


def _ruling(name: str, rulings: Rulings | None, language: Language) -> Section:
    """The ruling that holds here, and what other tables play."""
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
