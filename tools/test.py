"""The whole test suite, step by step; stops with the first step that fails. Arguments go to pytest."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MODULE = [sys.executable, "-m"]
PLAIN_COVERAGE = 95  # per cent of each game's code, run plain

STEPS = [
    ("style", [*MODULE, "ruff", "check", "."]),
    ("format", [*MODULE, "ruff", "format", "--check", "."]),
    ("types", [*MODULE, "mypy"]),
    ("layers", [str(Path(sys.executable).with_name("lint-imports"))]),
    ("tests", [*MODULE, "coverage", "run", "-m", "pytest", *sys.argv[1:]]),
]
# Parts of the suite do not make a report of the whole.
REPORTS = [
    ("coverage", [*MODULE, "coverage", "report", f"--fail-under={PLAIN_COVERAGE}", "--include=*/games/*"]),
    ("rules", [sys.executable, "tools/rules.py", "--gaps"]),
]


def main() -> int:
    for name, command in STEPS if sys.argv[1:] else STEPS + REPORTS:
        print(f"\n=== {name}: {' '.join(Path(part).name for part in command)}", flush=True)
        begin = time.monotonic()
        status = subprocess.call(command, cwd=ROOT)
        print(f"=== {name}: {'ok' if status == 0 else 'FAILED'} in {time.monotonic() - begin:.0f} s", flush=True)
        if status:
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main())
