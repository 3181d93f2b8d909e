"""The box as the app ships it."""

from companion.games.island.box.file import read_box
from companion.games.island.terms import CHARACTERS
from companion.store.assets import shipped_box

BOX = read_box(shipped_box())

# The pages of "Check your box".
PAGES = (*CHARACTERS, "palms", "extras", "gains", "tokens", "tiles", "knots", "arrows")
