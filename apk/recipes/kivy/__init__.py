"""Kivy without what reaches for a network, which the app has no permission to.

python-for-android's own recipe has `requests` installed beside Kivy. That needs charset-normalizer,
whose wheel for Android the resolver finds, and which pip then refuses on the machine that builds.
"""

from pathlib import Path
from typing import ClassVar

from pythonforandroid.recipes.kivy import KivyRecipe


class OfflineKivyRecipe(KivyRecipe):
    python_depends: ClassVar = ["filetype"]  # names the kinds of pictures

    def get_recipe_dir(self) -> str:
        """Where its patches are."""
        return str(Path(self.ctx.root_dir) / "recipes" / self.name)


recipe = OfflineKivyRecipe()
