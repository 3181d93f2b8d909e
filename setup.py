"""The packages of the wheel and their files, which pyproject.toml cannot tell.

What the app opens lies beside `companion/` in a checkout and in it in a wheel:
`companion/store/assets.py` finds both.
"""

from pathlib import Path

from setuptools import find_packages, setup

HERE = Path(__file__).parent
MADE = ["compiled.json", "search.json", "rulebook.json"]  # by `./run`, of the files beside them
DRAWINGS = HERE / "assets" / "art"  # of which the pictures were made
FOLDERS = [
    *(
        path.relative_to(HERE)
        for path in (HERE / "assets", *sorted((HERE / "assets").rglob("*/")))
        if path != DRAWINGS
    ),
    Path("seeds/islands"),
]
SHIPPED = {".".join(("companion", *folder.parts)): folder.as_posix() for folder in FOLDERS}

setup(
    packages=[*find_packages(include=["companion", "companion.*"]), *sorted(SHIPPED)],
    package_dir=SHIPPED,
    package_data={"companion": ["py.typed"], **{package: ["*.*"] for package in SHIPPED}},
    exclude_package_data=dict.fromkeys(SHIPPED, MADE),
)
