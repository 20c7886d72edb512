"""Records of games that were played before actions were declared: their texts mean what they meant."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from langbord.core.proof import prove

RECORDS = sorted((Path(__file__).parent / "records").glob("*.jsonl.gz"))


def test_there_are_records_of_each_reading() -> None:
    assert len(RECORDS) == 6


@pytest.mark.parametrize("path", RECORDS, ids=[path.name.partition(".")[0] for path in RECORDS])
def test_an_old_record_replays_and_proves_itself(path: Path) -> None:
    proof = prove(gzip.decompress(path.read_bytes()).decode())
    assert proof.parted is None
    assert proof.match.over
