"""Golden records, all of them of before the first release, are proven and show what they were kept for."""

import pytest

from langbord.core.plugins import game_names
from langbord.core.proof import prove
from tests.golden import folder, situations

CASES = [(game, name) for game in game_names() for name in situations(game)]


@pytest.mark.parametrize(("game", "name"), CASES, ids=[f"{game}-{name}" for game, name in CASES])
def test_golden_record(game: str, name: str) -> None:
    proof = prove((folder(game) / f"{name}.jsonl").read_text(encoding="utf-8"))
    assert proof.parted is None
    assert proof.match.over
    assert situations(game)[name].shows(proof.match)


@pytest.mark.parametrize("game", game_names())
def test_every_record_has_its_situation(game: str) -> None:
    assert {path.stem for path in folder(game).glob("*.jsonl")} == set(situations(game))
