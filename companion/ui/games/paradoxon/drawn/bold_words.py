"""Bold words that may stand on several lines."""

from __future__ import annotations


def word_by_word(marked: str) -> str:
    """Each bold word marked alone: `MarkedText` keeps together what is marked as one."""
    parts = marked.split("*")
    return "".join(
        " ".join(f"*{word}*" for word in part.split()) if at % 2 else part
        for at, part in enumerate(parts)
    )
