"""Every rule of the games with the tests that name it; fails if a rule has none, or if a test names no rule there is.

./run rules            the whole list
./run rules --gaps     only what is missing
"""

from __future__ import annotations

import argparse
import contextlib
import io
import re
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from langbord.core.plugins import Installed, game_names, installed

ROOT = Path(__file__).resolve().parents[1]


class Marks:
    """Collects the rule numbers of all tests."""

    def __init__(self) -> None:
        self.tests: dict[str, set[str]] = defaultdict(set)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for mark in item.iter_markers("rule"):
                for rule in mark.args:
                    self.tests[rule].add(item.nodeid.partition("[")[0])


def rules_of(game: Installed) -> list[str]:
    """The numbers in a game's rulebook, in their order there."""
    text = (game.folder / "rulebook" / "en.md").read_text(encoding="utf-8")
    found = re.findall(rf"^[-|*\s]*\**({game.about.rule_pattern})\b\**", text, re.MULTILINE)
    return list(dict.fromkeys(found))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--gaps", action="store_true", help="only what is missing")
    asked = parser.parse_args()
    marks = Marks()
    with contextlib.redirect_stdout(io.StringIO()) as heard:
        status = pytest.main(["--collect-only", str(ROOT / "tests")], plugins=[marks])
    if status:
        print(heard.getvalue(), "the tests cannot be collected", file=sys.stderr)
        return int(status)
    rules = [rule for name in sorted(game_names()) for rule in rules_of(installed(name))]
    gaps = [rule for rule in rules if rule not in marks.tests]
    strangers = sorted(marks.tests.keys() - set(rules))
    if not asked.gaps:
        for rule in rules:
            print(rule, *sorted(marks.tests[rule]) or ["NO TEST"], sep="\n    ")
    for rule in gaps:
        print(f"{rule} has no test")
    for rule in strangers:
        print(f"{rule} is named by {min(marks.tests[rule])}, but stands in no game's rulebook")
    print(f"{len(rules)} rules, {len(gaps)} without a test")
    return 1 if gaps or strangers or not rules else 0


if __name__ == "__main__":
    sys.exit(main())
