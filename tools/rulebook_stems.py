"""Writes down the stems of the rulebook's words: `python -m tools.rulebook_stems`.

To be done when many words are new; the search finds the same without, only its index takes longer.
"""

from companion.rulebook.index import LINE_END, build
from companion.rulebook.words import stem
from companion.store.rulebook_files import RULEBOOK, STEMS, shipped_kin, shipped_rulebook


def main() -> None:
    kin = shipped_kin()
    forms = build(shipped_rulebook(), kin)["forms"].split(LINE_END)
    words = {*forms, *(word for families in kin for family in families for word in family)}
    lines = [f"{word} {stem(word)}\n" for word in sorted(words)]
    (RULEBOOK / STEMS).write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
