"""Each view that a page can show has a screen: `Page.view` says only that it is some object."""

import ast
from collections.abc import Iterator

from tests.architecture.house import Module, modules

STAGE = "companion.ui.stage"
# The protocol of all pages, and the companion, which hands on what they show.
ANY = {"companion.ui.shell.house", "companion.ui.shell.companion"}


def drawn_by_the_stage() -> set[str]:
    """The union `View` of stage.py, of which its `match` is complete."""
    stage = next(module for module in modules() if module.room == STAGE)
    for node in stage.tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id="View")], value=union):
                return {name.id for name in ast.walk(union) if isinstance(name, ast.Name)}
            case _:
                pass
    raise AssertionError("stage.py has no View")


def shown(module: Module) -> Iterator[tuple[str, set[str]]]:
    """The pages of a module: each with the types that its `view` can return."""
    for page in module.tree.body:
        if not isinstance(page, ast.ClassDef):
            continue
        methods = {one.name: one for one in page.body if isinstance(one, ast.FunctionDef)}
        returned = methods["view"].returns if "view" in methods else None
        if returned is not None:
            names = {one.id for one in ast.walk(returned) if isinstance(one, ast.Name)}
            yield page.name, names


def test_every_view_of_a_page_has_a_screen() -> None:
    drawn = drawn_by_the_stage()
    pages = {
        f"{module.room}.{name}": views
        for module in modules()
        if module.within("companion.ui") and module.room not in ANY
        for name, views in shown(module)
    }
    assert len(pages) > 30
    assert {page: views - drawn for page, views in pages.items() if views - drawn} == {}
    assert drawn - set().union(*pages.values()) == {"CoverView"}  # the companion's own


def test_a_page_is_found_with_all_its_views() -> None:
    source = "class P:\n    def view(self) -> A | B: ...\n\nclass Q:\n    pass\n"
    assert list(shown(Module("m", "m.py", source))) == [("P", {"A", "B"})]
