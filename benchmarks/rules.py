"""S1 to S3 of docs/benchmarks.md: the search of the rules, beside SQLite FTS5 and Whoosh.

Every keystroke of every judged query is one search. FTS5 and Whoosh are asked as well as they can
be: all words, the last one as a beginning, the best 20 by BM25, a title weighing more. Neither
forgives a slip or knows Russian forms, so that they often have nothing to rank.
"""

import gc
import json
import re
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from whoosh.fields import ID, TEXT, Schema
from whoosh.filedb.filestore import RamStorage
from whoosh.qparser import MultifieldParser

from benchmarks.shared.measure import Row, at_most, show
from companion.engine.languages import LANGUAGES, Language
from companion.rulebook.entries import Rulebook, RuleEntry
from companion.rulebook.find import Finder
from companion.rulebook.words import fold, is_cyrillic, stem, words
from companion.store.files.yaml_file import read_yaml
from companion.store.rulebook_files import RULEBOOK, SEARCH, RulebookFiles
from tools.compile_assets import compile_search

RUNS = 5
QUERIES = Path(__file__).resolve().parents[1] / "tests" / "rulebook"
FIELDS = {"title": 6.0, "words": 5.0, "text": 2.0, "example": 1.0}
Search = Callable[[str], object]


def rows(rulebook: Rulebook) -> list[tuple[str, ...]]:
    """Each entry in each language, as the others keep it."""
    return [
        (entry.id, entry.title[language], ", ".join(entry.words[language]), entry.text[language],
         entry.example[language] if entry.example else "")
        for entry in rulebook.entries.values()
        for language in LANGUAGES
    ]  # fmt: skip


def fts5(rulebook: Rulebook) -> Search:
    table = sqlite3.connect(":memory:")
    table.execute(
        f"create virtual table rules using fts5(id unindexed, {', '.join(FIELDS)},"
        " tokenize='unicode61', prefix='1 2 3')"
    )
    table.executemany("insert into rules values(?, ?, ?, ?, ?)", rows(rulebook))
    weights = ", ".join(map(str, (0.0, *FIELDS.values())))
    ask = f"select id from rules where rules match ? order by bm25(rules, {weights}) limit 20"

    def search(query: str) -> list[str]:
        typed = [f'"{word}"' for word in re.findall(r"\w+", query)]
        return [name for (name,) in table.execute(ask, (f"{' '.join(typed)}*",))] if typed else []

    return search


def whoosh(rulebook: Rulebook) -> Search:
    schema = Schema(id=ID(stored=True), **{
        field: TEXT(field_boost=boost) for field, boost in FIELDS.items()
    })  # fmt: skip
    index = RamStorage().create_index(schema)
    writer = index.writer()
    for values in rows(rulebook):
        writer.add_document(**dict(zip(("id", *FIELDS), values, strict=True)))
    writer.commit()
    searcher, parser = index.searcher(), MultifieldParser(list(FIELDS), schema)

    def search(query: str) -> list[str]:
        typed = re.findall(r"\w+", query)
        found = searcher.search(parser.parse(f"{' '.join(typed)}*"), limit=20) if typed else ()
        return [hit["id"] for hit in found]

    return search


def typed() -> list[list[str]]:
    """Of each judged query, what stands in the line after each keystroke."""
    judged: Any = read_yaml(QUERIES / "queries.yaml").value
    texts = [one["query"] for one in judged]
    return [[text[:end] for end in range(1, len(text) + 1)] for text in texts]


def forget(finder: Finder) -> None:
    """Each query is typed as the first one: what earlier ones meant is not known any more."""
    finder.forget()
    stem.cache_clear()


def timed(
    search: Search,
    queries: list[list[str]],
    runs: int,
    before: Callable[[], None] = lambda: None,
) -> list[float]:
    """Seconds of each keystroke; the best of the runs, so that only the search is measured."""
    found = []
    for _ in range(runs):
        times = []
        for query in queries:
            before()
            for text in query:
                start = time.perf_counter()
                search(text)
                times.append(time.perf_counter() - start)
        found.append(times)
    return sorted(min(each) for each in zip(*found, strict=True))


def part(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(len(times) * share))]


def micro(seconds: float) -> str:
    return f"{seconds * 1e6:,.0f} µs"


# S1


def speed(rulebook: Rulebook, finder: Finder) -> list[Row]:
    ours = timed(finder.find, typed(), RUNS, lambda: forget(finder))
    theirs = timed(fts5(rulebook), typed(), RUNS)
    slow = timed(whoosh(rulebook), typed()[::8], 1)
    return [
        _keystroke("FTS5", theirs, ours, 1),
        _keystroke("Whoosh, every eighth query", slow, ours, 0.02),
    ]


def first_query(rulebook: Rulebook) -> Row:
    """Every eighth query as the first after a start: nothing of the tables is unpacked yet."""
    tables = json.loads(RulebookFiles(RULEBOOK).compiled()[SEARCH])["tables"]
    finder = Finder(rulebook, tables)

    def start() -> None:
        nonlocal finder
        finder = Finder(rulebook, tables)
        stem.cache_clear()

    def search(query: str) -> object:
        return finder.find(query)

    times = timed(search, typed()[::8], RUNS, start)
    slow = part(times, 0.99)
    what = f"a keystroke of {len(times):,} of the first query after a start, p50 and p99"
    return Row("S1", what, "–", _both(times), "–", "≤ 2,000 µs", slow <= 0.002)


def _keystroke(name: str, theirs: list[float], ours: list[float], goal: float) -> Row:
    what = f"a keystroke of {len(ours):,}, p50 and p99 / {name}"
    ratio = part(ours, 0.99) / part(theirs, 0.99)
    return at_most("S1", what, _both(theirs), _both(ours), ratio, goal)


def _both(times: list[float]) -> str:
    return f"{micro(part(times, 0.5))}, {micro(part(times, 0.99))}"


# S2


def reaches(entries: list[RuleEntry], probe: dict[str, str]) -> bool:
    language: Language = "ru" if is_cyrillic(probe["word"]) else "en"
    wanted = stem(fold(probe["of"]))
    return any(
        stem(word) == wanted
        for entry in entries
        for word in words(f"{entry.title[language]} {entry.text[language]}")
    )


def forms(rulebook: Rulebook, finder: Finder) -> Row:
    probes: Any = read_yaml(QUERIES / "inflections.yaml").value
    table = fts5(rulebook)
    ours = theirs = 0
    for probe in probes:
        ours += reaches([hit.entry for hit in finder.find(probe["word"], limit=5)], probe)
        names: Any = table(probe["word"])
        theirs += reaches([rulebook.entries[name] for name in names[:5]], probe)
    share = ours / len(probes)
    return Row(
        "S2", f"{len(probes)} inflected words that reach their entry, in the first five",
        f"FTS5 {theirs / len(probes):.0%}", f"{share:.0%}", f"{ours / theirs:.2f}×", "100 %",
        share == 1,
    )  # fmt: skip


def slips(rulebook: Rulebook, finder: Finder) -> Row:
    """A letter lost, doubled, or swapped with the next, in every long word of the titles."""
    titles = [text for entry in rulebook.entries.values() for text in entry.title.values()]
    long = sorted({word for title in titles for word in words(title) if len(word) > 5})
    lost = [word[:3] + word[4:] for word in long]
    doubled = [word[:3] + word[2:] for word in long]
    swapped = [word[:2] + word[3] + word[2] + word[4:] for word in long]
    slipped = [[word] for word in lost + doubled + swapped]
    times = timed(finder.find, slipped, RUNS, lambda: forget(finder))
    slow = part(times, 0.99)
    what = f"a word with a slip, p99 of {len(times):,}"
    return Row("S2", what, "–", micro(slow), "–", "≤ 2,000 µs", slow <= 0.002)


# S3

READY = """
import gc, sys, time
from pathlib import Path
import companion.store.rulebook_files as files
gc.disable()
found = files.RulebookFiles(Path(sys.argv[1]))
{before}
start = time.process_time_ns()
{what}
print((time.process_time_ns() - start) / 1e6)
"""


def ready(folder: Path, what: str, before: str = "") -> float:
    """Milliseconds in a new process, CPU time."""
    code = READY.format(what=what, before=before)
    command = [sys.executable, "-c", code, str(folder)]
    done = [subprocess.run(command, capture_output=True, check=True) for _ in range(RUNS)]
    return statistics.median(float(one.stdout) for one in done)


def opening(files: RulebookFiles) -> list[Row]:
    texts, index = "found.rulebook", "found.finder"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file, text in files.compiled().items():
            (folder / file).write_text(text, encoding="utf-8")
        compiled = ready(folder, texts), ready(folder, index, texts)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / RULEBOOK.name
        shutil.copytree(RULEBOOK, folder, ignore=shutil.ignore_patterns("*.json"))
        read = ready(folder, texts), ready(folder, index, texts)
        compile_search(folder)
        kept = ready(folder, index, texts)
    return [
        _ready("the index, compiled", compiled[1], 3),
        _ready("the index of a checkout, kept by `./run`", kept, 50),
        _ready("the index of a checkout, built once after its files change", read[1], 200),
        _ready("the texts, compiled", compiled[0], 3),
        _ready("the texts, from YAML", read[0], 50),
    ]


def _ready(what: str, took: float, goal: float) -> Row:
    return Row("S3", what, "–", f"{took:.1f} ms", "–", f"≤ {goal:.0f} ms", took <= goal)


def main() -> None:
    files = RulebookFiles(RULEBOOK)
    rulebook, finder = files.rulebook, files.finder
    gc.freeze()
    show([
        *speed(rulebook, finder),
        first_query(rulebook),
        forms(rulebook, finder),
        slips(rulebook, finder),
        *opening(RulebookFiles(RULEBOOK)),
    ])  # fmt: skip


if __name__ == "__main__":
    main()
