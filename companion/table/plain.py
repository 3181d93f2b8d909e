"""A line of output as people read it: what was said, what the OP answers, what is asked next."""

from typing import Any, Final

from companion.text import Language

_ASKED: Final = {"en": "asked", "ru": "вопрос"}
_REFUSED: Final = {"en": "refused", "ru": "отказ"}


def plain(printed: dict[str, Any], language: Language) -> str:
    """Empty for the state that ends the output."""
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
