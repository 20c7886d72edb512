"""A folder of installed packages, as pip would leave it, for games that are brought by somebody else."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

from langbord.core.plugins import GROUP

EXAMPLES = Path(__file__).parents[2] / "examples"


class Site:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def install(self, distribution: str, **games: str) -> None:
        """Let a distribution bring these games: by name, the packages in which they are."""
        about = self.folder / f"{distribution.replace('-', '_')}-1.0.dist-info"
        about.mkdir(parents=True)
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.0\n")
        lines = [f"{name} = {package}" for name, package in games.items()]
        (about / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *lines, ""]))

    def install_project(self, name: str) -> None:
        """Install an example as its `pyproject.toml` says."""
        source = EXAMPLES / name
        project = tomllib.loads((source / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        for package in project["entry-points"][GROUP].values():
            shutil.copytree(source / package, self.folder / package, ignore=shutil.ignore_patterns("__pycache__"))
        self.install(project["name"], **project["entry-points"][GROUP])

    def write(self, path: str, text: str) -> None:
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
