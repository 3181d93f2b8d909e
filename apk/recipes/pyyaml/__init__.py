"""PyYAML without its C part.

python-for-android has no recipe for it, and there is no wheel for Android: pip would take the one
for the machine that builds, with 2.6 MB of code in it that no tablet can run.
"""

from typing import Any, ClassVar

from pythonforandroid.recipe import PyProjectRecipe


class PyYamlRecipe(PyProjectRecipe):
    version = "6.0.3"
    url = "https://github.com/yaml/pyyaml/archive/refs/tags/{version}.tar.gz"
    site_packages_name = "yaml"
    depends: ClassVar = ["setuptools"]

    def get_recipe_env(self, arch: Any, **options: Any) -> dict[str, str]:
        plain = {"PYYAML_FORCE_CYTHON": "0", "PYYAML_FORCE_LIBYAML": "0"}
        return {**super().get_recipe_env(arch, **options), **plain}


recipe = PyYamlRecipe()
