"""Make the fonts, the pictures and `companion/ui/kit/glyphs.py` anew:

    .venv/bin/python -m tools.build_assets

Of the packages on npm that are named and pinned, and of our own drawings in assets/art. What it
makes is checked in, so it is needed only when an icon or a picture is added: add it to GLYPHS
(`tools/art/glyph_font.py`), PICTURES or OWN (`tools/art/pictures.py`), run this, then name it in
assets/CREDITS.md. It needs npm and the network, rsvg-convert (librsvg2-bin), convert (ImageMagick
6) and fonttools of requirements/dev.txt. With the same versions of those it writes the same bytes.
"""

import tempfile
from pathlib import Path

from tools.art import FONTS, ICONS, LICENCES, MODULE, ROOT
from tools.art.glyph_font import make_glyphs
from tools.art.letters import make_letters
from tools.art.pictures import make_pictures


def main() -> None:
    for folder in (FONTS, ICONS, LICENCES):
        folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        make_letters(Path(scratch))
        make_pictures(Path(scratch))
        make_glyphs(Path(scratch))
    for path in sorted([MODULE, *FONTS.iterdir(), *ICONS.iterdir()]):
        print(f"{path.stat().st_size:>8} {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
