"""The rules, a file a chapter of the law."""

from typing import Final

# One more whenever the rules say something else to a command that they took before, by which the
# boards on the table may stand otherwise. What is only told in more words does not count.
RULES: Final = 1
