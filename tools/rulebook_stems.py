"""Writes down the stems of the rulebook's words: `python -m tools.rulebook_stems`.

To be done when many words are new; the search finds the same without, only its index takes longer.
"""

from companion.rulebook.index import LINE_END, build
from companion.rulebook.kin import OF_ONE_MEANING, OF_ONE_ROOT
from companion.rulebook.words import stem
from companion.store.rulebook_files import RULEBOOK, STEMS, shipped_rulebook


def main() -> None:
    forms = build(shipped_rulebook())["forms"].split(LINE_END)
    kin = [word for family in (*OF_ONE_ROOT, *OF_ONE_MEANING) for word in family]
    lines = [f"{word} {stem(word)}\n" for word in sorted({*forms, *kin})]
    (RULEBOOK / STEMS).write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
