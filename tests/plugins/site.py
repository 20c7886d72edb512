"""A folder of installed packages, as pip would leave it, for games that are brought by somebody else."""

from __future__ import annotations

from pathlib import Path

from langbord.core.plugins import GROUP


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

    def write(self, path: str, text: str) -> None:
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
