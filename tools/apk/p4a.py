"""python-for-android's half: the order of its recipes, its command line, what it packs."""

import importlib.util
import logging
import os
import re
import sys
import tarfile
from argparse import Namespace
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.metadata import packages_distributions
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import jinja2
import pythonforandroid
from packaging.utils import canonicalize_name
from pythonforandroid.bootstrap import Bootstrap
from pythonforandroid.build import Context
from pythonforandroid.graph import get_recipe_order_and_bootstrap
from pythonforandroid.recipe import Recipe
from pythonforandroid.recipes.python3 import Python3Recipe
from pythonforandroid.util import BuildInterruptingException

from tools.apk import Wrong, expect
from tools.apk.pip import check_pure

BOOTSTRAPS: Final = Path(pythonforandroid.__file__).parent / "bootstraps"
SDL: Final = BOOTSTRAPS / "_sdl_common" / "build"
BOOTSTRAP: Final = "sdl2"
# What its toolchain takes for itself, each with so many words after it, before it packs.
TOOLCHAIN: Final = {
    "--bootstrap": 1, "--dist_name": 1, "--ndk-api": 1, "--local-recipes": 1, "--arch": 1,
    "--copy-libs": 0, "--release": 0, "--sign": 0,
}  # fmt: skip


# ---------------------------------------------------------------- recipes


def recipes(requirements: Mapping[str, str], local: Path) -> tuple[dict[str, str], list[str]]:
    """Each that is built, in order, with its version; and what pip adds. Raises Wrong."""
    logging.getLogger("p4a").setLevel(logging.ERROR)
    context = Context()
    context.local_recipes = str(local)
    bootstrap = Bootstrap.get_bootstrap(BOOTSTRAP, context)
    with _versions(requirements):
        try:
            order, modules, _ = get_recipe_order_and_bootstrap(
                context, list(requirements), bootstrap
            )
        except BuildInterruptingException as stopped:
            raise Wrong(f"the recipes do not fit together: {stopped.message}") from None
        built = {name: str(Recipe.get_recipe(name, context).version) for name in order}
    return built, sorted(modules)


@contextmanager
def _versions(requirements: Mapping[str, str]) -> Iterator[None]:
    """`kivy==2.3.1` reaches a recipe so."""
    before = dict(os.environ)
    os.environ |= {f"VERSION_{name}": version for name, version in requirements.items()}
    try:
        yield
    finally:
        os.environ.clear()
        os.environ |= before


def check_recipes(requirements: Mapping[str, str], local: Path) -> str:
    built, modules = recipes(requirements, local)
    expect(built["python3"] == built["hostpython3"], "Python and its host are two versions")
    others = [name for name in requirements if built.get(name, requirements[name]) !=
              requirements[name]]  # fmt: skip
    expect(not others, f"another version would be built of {', '.join(others)}")
    loose = sorted(set(modules) - set(requirements))
    expect(not loose, f"pip would choose the version of {', '.join(loose)}")
    expect({"kivy", "pyyaml", "android"} <= set(built), "Kivy or PyYAML has no recipe")
    pure = check_pure(modules, requirements)
    return f"{len(built)} recipes ({' '.join(built)}), then pip: {' '.join(modules)}; {pure}"


def not_there(requirements: Collection[str]) -> set[str]:
    """Modules that can be imported here and not on the device: packages and parts of Python."""
    there = {canonicalize_name(name) for name in requirements} | {"setuptools"}
    others = {
        module
        for module, packages in packages_distributions().items()
        if there.isdisjoint(map(canonicalize_name, packages))
    }
    left_out = {*Python3Recipe.stdlib_dir_blacklist, *re.findall(r"(?m)^(\w+)/\*$", blacklist())}
    return others | (left_out & sys.stdlib_module_names)


# ---------------------------------------------------------------- packing


def blacklist() -> str:
    return (SDL / "blacklist.txt").read_text("utf-8")


def packer(folder: Path) -> ModuleType:
    """The script that makes a package, as it stands in each build: it looks around where it is."""
    os.chdir(folder)
    script = BOOTSTRAPS / "common" / "build" / "build.py"
    made = importlib.util.spec_from_file_location("p4a_packer", script)
    if made is None or made.loader is None:
        raise Wrong(f"there is no {script}")
    module = importlib.util.module_from_spec(made)
    made.loader.exec_module(module)
    vars(module)["get_bootstrap_name"] = lambda: BOOTSTRAP
    vars(module)["get_dist_ndk_min_api_level"] = lambda: 24
    return module


def parsed(module: Any, command: Sequence[str]) -> Namespace:
    """Buildozer's words, to its own parser. Raises Wrong for one that it does not know."""
    words, left = [], list(command[1:])  # the first is what to make: `aab`
    while left:
        word = left.pop(0)
        if word in TOOLCHAIN:
            del left[: TOOLCHAIN[word]]
        else:
            words.append(word)
    args, unknown = module.create_argument_parser().parse_known_args(words)
    expect(not unknown, f"python-for-android does not know {' '.join(unknown)}")
    args.permissions = module.parse_permissions(args.permissions)
    args.manifest_orientation = module.get_manifest_orientation(
        args.orientation, args.manifest_orientation
    )
    args.sdl_orientation_hint = module.get_sdl_orientation_hint(args.orientation)
    args.numeric_version = args.numeric_version or "1"
    args.add_activity = args.add_activity or []
    return Namespace(**vars(args))


def private_tar(module: Any, tree: Path, to: Path) -> list[str]:
    """The names in the `private.tar` of the package."""
    module.BLACKLIST_PATTERNS += [
        line.strip() for line in blacklist().splitlines() if line.strip()[:1] not in ("", "#")
    ]
    module.make_tar(str(to), [str(tree)])
    with tarfile.open(to) as packed:
        return [one.name for one in packed.getmembers() if one.isfile()]


def rendered(template: str, args: Namespace, api: str) -> str:
    """A file of the Android project."""
    templates = jinja2.Environment(loader=jinja2.FileSystemLoader(SDL / "templates"))
    found: str = templates.get_template(template).render(
        args=args, android_api=api, debug=False, service=False, service_data=[], native_services=[],
        url_scheme="kivy", private_version="1",
    )  # fmt: skip
    return found
