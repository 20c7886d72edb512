"""What an installation weighs and how long it takes to answer: packages, sizes, and times as ratios in one run.

python bench/install.py
python bench/install.py --against OLD     OLD: a folder with an older clone, whose figures stand beside ours

Each is installed anew as `pip install langbord` does, without extras, into an environment of its own, which needs the
network.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import tempfile
import time
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROUNDS = 15
TIMED = {
    "pass": ["-c", "pass"],
    "import typer": ["-c", "import typer"],
    "import langbord": ["-c", "import langbord"],
    "langbord --help": ["-m", "langbord", "--help"],
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", type=Path, help="an older clone")
    asked = parser.parse_args()
    clones = {"before": asked.against, "now": ROOT} if asked.against else {"now": ROOT}
    with tempfile.TemporaryDirectory() as folder:
        pythons = {name: installed(clone, Path(folder, name)) for name, clone in clones.items()}
        for name, python in pythons.items():
            packages, size, own = weighed(python)
            print(f"{name}: {packages} packages beside Langbord, {size:.0f} MB with all; Langbord itself {own:.1f} MB")
        times = timed(pythons)
    for name in pythons:
        least = {what: min(times[name, what]) for what in TIMED}
        print(
            f"{name}: import langbord {least['import langbord'] / least['pass']:.2f} times an empty program,"
            f" --help {least['langbord --help'] / least['import typer']:.2f} times the import of typer"
        )


def installed(clone: Path, folder: Path) -> Path:
    """An environment with that clone's package and what it needs."""
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    quiet: list[str | Path] = [python, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    subprocess.run([*quiet, clone], check=True, env=dict(os.environ, LANGBORD_SKIP_UI="1"))
    subprocess.run([python, "-m", "pip", "uninstall", "-q", "-y", "pip", "setuptools"], check=True)
    return python


def weighed(python: Path) -> tuple[int, float, float]:
    """How many packages there are beside Langbord, MB of all and of Langbord alone."""
    site = next(python.parents[1].glob("lib/python*/site-packages"))
    packages = [path for path in site.glob("*.dist-info") if not path.name.startswith("langbord-")]
    return len(packages), megabytes(site), megabytes(site / "langbord")


def megabytes(folder: Path) -> float:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) / 1e6


def timed(pythons: dict[str, Path]) -> dict[tuple[str, str], list[float]]:
    """Seconds of everything for everybody, in turn, so that a machine's mood is shared."""
    times: dict[tuple[str, str], list[float]] = {(name, what): [] for name in pythons for what in TIMED}
    for _ in range(ROUNDS):
        for name, what in times:
            begin = time.perf_counter()
            subprocess.run([pythons[name], *TIMED[what]], check=True, stdout=subprocess.DEVNULL, cwd="/")
            times[name, what].append(time.perf_counter() - begin)
    return times


if __name__ == "__main__":
    main()
