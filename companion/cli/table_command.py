"""`table`: a game played from a script: each line is said to the referee, each answer printed."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from companion.cli.arguments import Parser
from companion.cli.expect import Differs, Printed, compare
from companion.cli.sentences import RUN
from companion.engine.refused import Refused
from companion.games.island.announce import announce, note, shown
from companion.games.island.announcements import keys
from companion.games.island.facts import Fact
from companion.games.island.game import play
from companion.games.island.legal import options
from companion.games.island.setup.checks import printable
from companion.games.island.views import asked, op_view
from companion.referee import Referee
from companion.store.island.table_file import Expect, ScriptLine, TableFile, read_table
from companion.text import LANGUAGES, Language, refusal, say

MOST_OPTIONS: Final = 12
_ASKED: Final = {"en": "asked", "ru": "вопрос"}
_REFUSED: Final = {"en": "refused", "ru": "отказ"}
# JSON escapes the other ones itself.
_LINE_ENDS: Final = {ord(end): f"\\u{ord(end):04x}" for end in "\x85\u2028\u2029"}


@dataclass(slots=True)
class TableAsked:
    file: str = ""
    plain: bool = False
    language: Language = "en"


class ScriptWrong(Exception):
    """An entry of a script that ends the game; `words` go into its sentence."""

    def __init__(
        self, exit_code: int, key: str, entry: ScriptLine | Expect, /, **words: str | dict[str, str]
    ) -> None:
        super().__init__(key, entry.number)
        self.exit_code = exit_code
        self.key = key
        self.entry = entry
        self.words = words

    def say(self, file: str, language: Language) -> str:
        """One sentence or two for the writer of the script."""
        place = RUN["place"][language].format(
            file=printable(file), at=self.entry.file_line, number=self.entry.number
        )
        words = {
            key: word if isinstance(word, str) else word[language]
            for key, word in self.words.items()
        }
        return RUN[self.key][language].format(place=place, **words)


def read_arguments(arguments: list[str]) -> TableAsked:
    parser = Parser("table", arguments)
    parser.word("file", "FILE.yaml")
    parser.switch("--plain")
    parser.language_option()
    return parser.read(TableAsked())


def lines(asked: TableAsked) -> Iterator[str]:
    """The output, line by line as it is played. Raises BadFile or ScriptWrong."""
    for printed in run(read_table(asked.file, asked.language)):
        yield _plain(printed, asked.language) if asked.plain else _one_line(printed)


def _plain(printed: dict[str, Any], language: Language) -> str:
    """A line for people: the phrase, the answer, the question; empty for the state at the end."""
    if "state" in printed:
        return ""
    lines = [f"{printed['who']}: {printed['text']}"] if "who" in printed else []
    said = printed["words"][language]
    if "error" in printed:
        said = f"[{_REFUSED[language]}: {printed['error']}] {said}"
    if said:
        lines.append(f"    {said}")
    asks = printed.get("asks")
    if asks is not None and asks["what"] != "turn":
        options = " / ".join(asks["options"])
        lines.append(f"    [{_ASKED[language]}: {asks['who']}, {asks['what']}] {options}")
    return "\n".join(lines) + "\n"


def _one_line(printed: object) -> str:
    """Also for whoever splits the output at every sign that Unicode ends a line with."""
    return json.dumps(printed, ensure_ascii=False).translate(_LINE_ENDS)


def begun(file: TableFile) -> Referee:
    return Referee(play(file.setup, file.seed, file.draws))


def run(file: TableFile) -> Iterator[Printed]:
    yield from played(file, begun(file))


def played(file: TableFile, table: Referee) -> Iterator[Printed]:
    """Every line of output. Raises ScriptWrong."""
    last = _printed(table, {"line": 0}, table.facts)
    yield last
    refused: tuple[ScriptLine, Printed] | None = None
    for line in file.script:
        if not (isinstance(line, Expect) and "error" in line.expect):
            _stop_at(refused, table)
        if isinstance(line, Expect):
            _check(line, last, table)
            refused = None
            continue
        last = _said_to(table, line)
        refused = (line, last) if "error" in last else None
        yield last
    _stop_at(refused, table)
    yield {"state": op_view(table.state)}


def _check(entry: Expect, last: Printed, table: Referee) -> None:
    try:
        compare(entry.expect, last, table.state)
    except Differs as differs:
        wanted, found = (
            json.dumps(value, ensure_ascii=False) for value in (differs.wanted, differs.found)
        )
        raise ScriptWrong(1, "failed", entry, key=differs.key, wanted=wanted, found=found) from None


def _stop_at(refused: tuple[ScriptLine, Printed] | None, table: Referee) -> None:
    if refused is not None:
        line, printed = refused
        may = options(table.state)
        shown = (*may[:MOST_OPTIONS], *(["…"] if len(may) > MOST_OPTIONS else []))
        raise ScriptWrong(
            2, "refused", line,
            who=line.who, text=printable(line.text), code=printed["error"], why=printed["words"],
            options=", ".join(shown) or "undo",
        )  # fmt: skip


def _said_to(table: Referee, line: ScriptLine) -> Printed:
    head = {"line": line.number, "who": line.who, "text": line.text}
    try:
        return _printed(table, head, table.take(line.who, line.text))
    except Refused as refused:
        return {**head, "error": refused.code, "words": refusal_words(table, line.who, refused)}


def refusal_words(table: Referee, who: str, refused: Refused) -> dict[str, str]:
    state = table.state
    board = state.captive(who).board if who in state.table.seat else None
    return {
        language: refusal(refused.code, language, refused.choices, table.tokens, board)
        for language in LANGUAGES
    }


def _printed(table: Referee, head: Printed, facts: tuple[Fact, ...]) -> Printed:
    said = announce(facts)
    printed = {
        **head,
        "said": [keys(one) for one in said],
        "noted": [keys(one) for one in note(facts)],
        "words": {language: say(said, language, table.tokens) for language in LANGUAGES},
        "asks": asked(table.state),
    }
    private = [keys(one) for one in shown(facts)]
    return {**printed, "shown": private} if private else printed
