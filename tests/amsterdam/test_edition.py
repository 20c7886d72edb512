"""Editions that break a rule are refused with a sentence that says what is wrong."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from langbord.games.amsterdam import edition

RAW = tomllib.loads((Path(edition.__file__).parent / "edition.toml").read_text(encoding="utf-8"))


def changed(change: Callable[[dict[str, Any]], object]) -> list[str]:
    raw = msgspec.json.decode(msgspec.json.encode(RAW))
    change(raw)
    return list(edition.problems(msgspec.convert(raw, edition.Printed)))


def test_the_file_itself_is_faultless() -> None:
    assert changed(lambda raw: None) == []


BAD: list[tuple[Callable[[dict[str, Any]], object], str]] = [
    (lambda raw: raw["card"].pop(), "131 card entries"),
    (lambda raw: raw["card"][0].update(cost={"pink": 2}), "3 pink together"),
    (lambda raw: raw["card"][23].update(cost={"pink": 6}), "card 024 must cost 1 to 5"),
    (lambda raw: raw["card"][23].update(cost={"pink": 5}), "every colour equally often"),
    (lambda raw: raw["card"][7].pop("trait"), "'no_last_penalties' must be on one card"),
    (lambda raw: raw["card"][7].update(trait="luck"), "which no rule knows"),
    (lambda raw: raw["card"][6]["per"].update(measure="luck"), "no measure 'luck'"),
    (lambda raw: raw["card"][12]["needs"].update(which="pink"), "is not of 'pink'"),
    (lambda raw: raw["type"][0].update(last=5), "each card must belong to one type"),
    (lambda raw: raw["reveal"][0].update(odd=[1, 1, 1]), "4 cards are revealed"),
    (lambda raw: raw["start_cards"][0].update(buildings=2), "3 cards to start from"),
    (lambda raw: raw["district_points"][2].update(points=[1, 2, 5]), "do not rise"),
    (lambda raw: raw["depot"].update(points=[9, 6, 5, 3]), "second one is 7"),
    (lambda raw: raw["amstel_bridge"][0].update(points=3), "gives 4 points and one gives 2"),
    (lambda raw: raw["amstel_bridge"][0].update(after=18), "does not lie between two spaces"),
    (lambda raw: raw["good"][7].update(column=0, row=0), "same place on the black market"),
    (lambda raw: raw["good"].reverse(), "in this order"),
    (lambda raw: raw["space"][3].update(kind="water", good=None), "kind large"),
    (lambda raw: raw["space"][28].update(roof=[5, 3, 2]), "best roof space of beer gives 4"),
    (lambda raw: raw["canal"][0].update(ends=["start", "nowhere"]), "which does not exist"),
    (lambda raw: raw["canal"][0].update(ends=["start", "start"]), "begins and ends at"),
    (lambda raw: raw["bridge"].append({"ends": raw["bridge"][0]["ends"], "source": "reconstructed"}), "same places"),
    (lambda raw: raw["block"][0].update(cost=0), "costs nothing"),
    (lambda raw: raw["block"][0].update(district="jordaan"), "6 blocks"),
    (lambda raw: raw["block"][1].update(id=raw["block"][0]["id"]), "two blocks have the same id"),
    (lambda raw: raw["tile"][0].update(set="B"), "8 market tiles A"),
    (lambda raw: raw["tile"][16].update(special="luck"), "tile CA17 does 'luck'"),
    (lambda raw: raw["order"][0].update(hand_in="resources"), "either a condition or something to hand in"),
    (lambda raw: raw["order"][36].pop("worker"), "a worker is named"),
    (lambda raw: raw["order"][32].update(by_count=[1]), "points for 1 to 6 colours"),
]


@pytest.mark.parametrize(("change", "sentence"), BAD)
def test_faults_are_named(change: Callable[[dict[str, Any]], object], sentence: str) -> None:
    found = changed(change)
    assert any(sentence in problem for problem in found), found
