"""The title of the app as it is drawn large, its last O a picture."""

from __future__ import annotations

from companion.engine.languages import Topic

WORDMARK: Topic = {
    "title": {"en": "PARAD{logo}X ISLAND", "ru": "ПАРАД{logo}КС"},
}  # fmt: skip
