"""Editions of Amsterdam: ours, absurd ones that are refused with a reason, and boxes that may differ from ours."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from langbord.core.game import get_game
from langbord.games.amsterdam.printed import TYPED, WHICH
from langbord.games.amsterdam.terms import MEASURE_NAMES, NONE
from langbord.locales import LANGUAGES, Teller
from tests.boxes import Entries, played, refused, tables, written

GAME = get_game("amsterdam")
TEXT = (GAME.folder / "edition.toml").read_text(encoding="utf-8")
Change = Callable[[Entries], object]


def changed(change: Change) -> str:
    entries = tomllib.loads(TEXT)
    change(entries)
    return written(entries)


def test_the_file_itself_leaves_no_doubt() -> None:
    assert GAME.book().doubts == ()
    assert GAME.read_edition(changed(lambda raw: None), "the same").digest == GAME.book().digest


def again(raw: Entries, kind: str) -> None:
    """The first entry of a kind once more."""
    raw[kind].append(dict(raw[kind][0]))


ABSURD: list[tuple[Change, str]] = [
    # numbers
    (lambda raw: raw["amstel"].update(spaces=40_000), "amstel, spaces: Expected `int` <= 60"),
    (lambda raw: raw["amstel"].update(mouth=40_000), "amstel, mouth: Expected `int` <= 30"),
    (lambda raw: raw["tile"][0].update(price=-5), "tile 1, price: Expected `int` >= 0"),
    (lambda raw: raw["tile"][0].update(amstel=99), "tile 1, amstel: Expected `int` <= 9"),
    (lambda raw: raw["scoring"].update(leftovers=0), "scoring, leftovers: Expected `int` >= 1"),
    (lambda raw: raw["scoring"].update(penalties=[3, 5]), "scoring, penalties: Expected `array` of length >= 3"),
    (lambda raw: raw["rounds"][11].update(turned_from=0), "rounds 12, turned_from: Expected `int` >= 1"),
    (lambda raw: raw["rounds"][4].update(round=6), "rounds 5 is for round 6"),
    (lambda raw: raw["depot"].update(points=[128, 7, 4, 2]), "depot, points 1: Expected `int` <= 30"),
    (lambda raw: raw["card"][0].update(cost={"pink": -1}), "Expected `int` >= 0"),
    (lambda raw: raw["card"][23].update(cost={"pink": 9, "grey": 1}), "card 24 costs 10 resources"),
    (lambda raw: raw["card"][22]["gives"].update(points=500), "card 23, gives, points: Expected `int` <= 9"),
    (lambda raw: raw["block"][0].update(cost=10), "block 1, cost: Expected `int` <= 9"),
    (lambda raw: raw["order"][0].update(points=[8, 7]), "order 1, points: Expected `array` of length 3"),
    (lambda raw: raw["reveal"][0].update(odd=[1, 1, 1]), "reveal 1: with 2 players 4 cards are revealed"),
    (lambda raw: raw["reveal"][0].update(players=5), "reveal 1, players: Expected `int` <= 4"),
    (lambda raw: raw["start_cards"][0].update(buildings=2), "start_cards 1: with 2 players there are 3 cards"),
    (lambda raw: raw["district_points"][2].update(points=[1, 2, 5]), "district_points 3: the values must not rise"),
    # cards
    (lambda raw: raw["card"].pop(), "card: Expected `array` of length >= 132"),
    (lambda raw: raw["card"][7].pop("trait"), "the trait 'no_last_penalties' must be on one card, not on 0"),
    (lambda raw: raw["card"][7].update(trait="luck"), "card 8 has the trait 'luck', which no rule knows"),
    (lambda raw: raw["card"][6]["per"].update(measure="luck"), "card 7: there is no measure 'luck'"),
    (lambda raw: raw["card"][12]["needs"].update(which="pink"), "card 13: active_of_deck is not of 'pink'"),
    (lambda raw: raw["card"][75].update(delivery="tulips"), "must be rewarded by one card, not by"),
    (lambda raw: raw["card"][31].update(price={}), "card 32: a permanent card must have a price"),
    (lambda raw: raw["card"][38]["gives"].update(guilders=2), "card 39: a permanent card must take more than it gives"),
    (lambda raw: raw["type"][0].update(last=5), "no type entry names the card 006"),
    (lambda raw: raw["type"][0].update(last=7), "two type entries name the card 007"),
    (lambda raw: raw["type"][8].update(last=55), "type 9 names the card 055; those of its deck are 001 to 054"),
    (lambda raw: raw["type"][11].update(id="nieuwe_kerk"), "there must be a type 'oude_kerk'"),
    # the harbour, the river and the city
    (lambda raw: raw["amstel_bridge"][3].update(after=18), "amstel_bridge 4 does not lie between two of the 19 spaces"),
    (lambda raw: raw["amstel_bridge"].reverse(), "amstel_bridge: the bridges must be in order along the river"),
    (lambda raw: raw["good"][7].update(column=0, row=0), "same place on the black market, column 0, row 0"),
    (lambda raw: raw["good"].reverse(), "the good entries must be beer, tulips"),
    (lambda raw: raw.update(space=raw["space"][:19]), "space: Expected `array` of length >= 20"),
    (lambda raw: raw.update(space=(raw["space"] * 2)[:49]), "space: Expected `array` of length <= 48"),
    (lambda raw: raw["space"][1].update(id="Water 1"), "space 2, id: Expected an id of small letters"),
    (lambda raw: raw["space"][1].update(id="water_2"), "two harbour spaces have the id 'water_2'"),
    (lambda raw: raw["space"][1].update(worker="white"), "space 2: a jetty has a worker, and nothing else has"),
    (lambda raw: raw["space"][3].update(roof=[5, 4]), "space 4: a large warehouse has a roof of 3 values"),
    (lambda raw: raw["space"][3].update(kind="water"), "space: the harbour has 8 of the kind large"),
    (lambda raw: raw["canal"][0].update(ends=["start", "nowhere"]), "canal 1 leads to 'nowhere', which does not exist"),
    (lambda raw: raw["canal"][0].update(ends=["start", "start"]), "canal 1 begins and ends at 'start'"),
    (lambda raw: raw.update(canal=raw["canal"][:20]), "the canal entries do not join everything"),
    (lambda raw: again(raw, "bridge"), "two bridge entries join"),
    (lambda raw: raw["block"][0].update(district="jordaan"), "block: each district has 6 blocks"),
    (lambda raw: raw["block"][1].update(id=raw["block"][0]["id"]), "two blocks have the id"),
    (lambda raw: raw["tile"][0].update(set="B"), "tile: there must be 8 market tiles A"),
    (lambda raw: raw["tile"][16].update(special="luck"), "tile 17 does 'luck'"),
    (lambda raw: raw["order"][0].update(hand_in="resources"), "order 1 must have either a condition"),
    (lambda raw: raw["order"][36].pop("worker"), "order 37: a worker is named"),
    (lambda raw: raw["order"][32].update(by_count=[1]), "order 33 must list the points for 1 to 6 colours"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "reason"), ABSURD)
def test_absurd_editions_are_refused_with_file_entry_and_reason(change: Change, reason: str, tmp_path: Path) -> None:
    assert reason in refused(GAME, changed(change), tmp_path)


DOUBTED: list[tuple[Change, str]] = [
    (lambda raw: raw["card"][0].update(cost={"pink": 2}), "3 pink together (E4, E5)"),
    (lambda raw: raw["card"][23].update(cost={"pink": 6}), "card 24 costs 6 resources, where 1 to 5 are usual"),
    (lambda raw: raw["card"][23].update(cost={"pink": 5}), "card: the craftsmen use the colours unequally often"),
    (lambda raw: raw["depot"].update(points=[9, 6, 5, 3]), "the second one is 7 (E8)"),
    (lambda raw: raw["amstel_bridge"][0].update(points=3), "one bridge gives 4 points and one gives 2 (E11, E13)"),
    (lambda raw: raw["space"][28].update(roof=[6, 5, 4]), "best roof space of beer gives 4 (E9, E14)"),
    (lambda raw: raw["block"][0].update(cost=0), "the cheapest costs 1 (E21)"),
    (lambda raw: raw["good"][7].update(column=9), "coffee and crystal touch diagonally"),
]


@pytest.mark.parametrize(("change", "doubt"), DOUBTED)
def test_what_the_examples_show_is_a_doubt_about_what_is_reconstructed(change: Change, doubt: str) -> None:
    entries = tomllib.loads(TEXT)
    change(entries)
    assert any(doubt in one for one in GAME.read_edition(written(entries), "own").doubts)
    for kind in ("card", "amstel_bridge", "space", "block", "good"):
        for entry in entries[kind]:
            entry["source"] = "published"
            if kind == "card":
                entry["cost_source"] = "published"
    entries["depot"]["source"] = "published"
    assert not any(doubt in one for one in GAME.read_edition(written(entries), "own").doubts)


def fewer_spaces(raw: Entries) -> None:
    """31 harbour spaces: where water_11 lay, its neighbours meet."""
    raw["space"] = [space for space in raw["space"] if space["id"] != "water_11"]
    gone = [canal["ends"] for canal in raw["canal"] if "water_11" in canal["ends"]]
    raw["canal"] = [canal for canal in raw["canal"] if canal["ends"] not in gone]
    join(raw, pairwise(sorted({end for ends in gone for end in ends} - {"water_11"})))


def join(raw: Entries, pairs: Iterable[tuple[str, str]]) -> None:
    joined = {frozenset(canal["ends"]) for canal in raw["canal"]}
    for pair in pairs:
        if frozenset(pair) not in joined:
            raw["canal"].append({"ends": list(pair), "source": "published"})


def no_water(raw: Entries) -> None:
    """The twenty spaces that the rules name, in a ring."""
    raw["space"] = [space for space in raw["space"] if space["kind"] != "water"]
    ids, raw["canal"] = [space["id"] for space in raw["space"]], []
    join(raw, zip(ids, ids[1:] + ids[:1], strict=True))


def wide_harbour(raw: Entries) -> None:
    """48 spaces, one of which has six neighbours."""
    for k in range(16):
        raw["space"].append({**raw["space"][1], "id": f"bay_{k}"})
    join(raw, [("bay_0", f"bay_{k}") for k in range(1, 6)])
    join(raw, [(f"bay_{k}", f"bay_{k + 1}") for k in range(5, 15)] + [("water_1", "bay_0")])


def many_bridges(raw: Entries) -> None:
    raw["amstel_bridge"] = [{"after": k, "points": 30 - k, "source": "published"} for k in range(12)]


def no_bridges_on_a_long_river(raw: Entries) -> None:
    raw["amstel_bridge"] = []
    raw["amstel"].update(spaces=60, mouth=0)


def other_roofs(raw: Entries) -> None:
    for space in raw["space"]:
        if space["kind"] == "large":
            space["roof"] = [4, 6, 5]


def dear_and_free(raw: Entries) -> None:
    """Cards for nothing and for nine, and blocks."""
    for k, card in enumerate(raw["card"]):
        card["cost"] = {} if k % 3 else {"pink": 4, "black": 5}
    for k, block in enumerate(raw["block"]):
        block["cost"] = 9 * (k % 2)


def other_types(raw: Entries) -> None:
    """Types whose cards do not lie together."""
    for kind in raw["type"][:9]:
        first = kind.pop("first")
        kind.pop("last")
        kind["cards"] = [1 + (first - 1) // 6 + 9 * k for k in range(6)]


BOXES: list[Callable[[Entries], None]] = [
    *(fewer_spaces, no_water, wide_harbour, many_bridges, no_bridges_on_a_long_river),
    *(other_roofs, dear_and_free, other_types),
]


@pytest.mark.random_games
@pytest.mark.parametrize(("box", "players"), tables(GAME, BOXES))
def test_plausible_boxes_are_played(box: Change, players: int) -> None:
    played(GAME, GAME.read_edition(changed(box), box.__name__), players)


def test_the_sizes_of_a_box_are_in_its_table() -> None:
    book = GAME.read_edition(changed(wide_harbour), "own")
    assert (book.table.spaces, len(book.names["space"]), max(map(len, book.table.neighbour))) == (48, 48, 6)
    assert NONE not in book.table.neighbour[book.number("space", "bay_0")]
    other = GAME.read_edition(changed(other_types), "own")
    assert [k + 1 for k in range(54) if other.table.type[k] == 0] == [1, 10, 19, 28, 37, 46]
    assert GAME.read_edition(changed(other_roofs), "own").table.roof[0] == [6, 5, 4]


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_cards_orders_and_tiles_follow_the_edition(language: str) -> None:
    """Every number that is changed is told; nothing is left of the old one."""

    def double(raw: Entries) -> None:
        raw["card"][21]["gives"]["sail"] = 8  # 022, 1 guilder: 3 steps
        raw["card"][14]["needs"]["most"] = 7  # 015, at most 2 goods aboard
        raw["card"][104]["per"]["points"] = 6  # 105, 2 points for each bridge
        raw["card"][50]["gives"]["guilders"] = 9  # 051, 2 guilders for each chosen 1
        raw["card"][75]["gives"]["points"] = 8  # 076, 4 points for a delivery
        raw["order"][30]["needs"]["least"] = 5  # 31, 7 workers in the depot
        raw["tile"][0].update(price=4, choice=3)  # A1, 1 guilder: 1 point and 2 spaces

    teller, own = Teller(language), GAME.read_edition(changed(double), "own")
    printed = {(kind, name): text for kind, texts in GAME.printed_texts(own).items() for name, text in texts.items()}
    for thing, number in (
        (("card", "022"), "8"), (("card", "015"), "7"), (("card", "105"), "6"), (("card", "051"), "9"),
        (("card", "076"), "8"), (("order", "31"), "5"), (("tile", "A1"), "4"), (("tile", "A1"), "3"),
    ):  # fmt: skip
        ours = teller.phrase(GAME.printed_texts(GAME.book())[thing[0]][thing[1]])
        assert number in teller.phrase(printed[thing])
        assert number not in ours


@cache
def texts_of(measure: str, which: str) -> Any:
    """What is printed on a card with that measure as its condition, and as what is given for each."""

    def change(raw: Entries) -> None:
        for key in ("needs", "per", "price", "gives"):
            raw["card"][23].pop(key, None)
        raw["card"][23]["needs"] = {"measure": measure, "which": which, "least": 2, "most": 3}
        raw["card"][23]["per"] = {"measure": measure, "which": which, "points": 2, "guilders": 1}

    return GAME.printed_texts(GAME.read_edition(changed(change), "own"))["card"]["024"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_card_may_count_can_be_told(language: str) -> None:
    """Any measure, of any thing."""
    teller = Teller(language)
    for measure in MEASURE_NAMES:
        allowed = ("jeneverbrander",) if measure in TYPED else WHICH.get(measure, ("",))
        text = teller.phrase(texts_of(measure, allowed[-1]))
        assert "amsterdam-" not in text
        assert "{" not in text
