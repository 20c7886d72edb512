"""What is told of a game, and to whom: events, labels, score sheets, and what may be undone."""

from __future__ import annotations

from langbord.core.game import CHANCE, Event
from langbord.games.landnam.describe import describe, reveals
from tests.landnam.table import BOOK, GAME, Table


def told(table: Table, text: str, *, seat: int | None = None, viewer: int | None = None) -> list[Event]:
    """Do or deal something, and what a viewer is told of it."""
    before = table.s.copy()
    if table.s.awaited == 0:
        actor, number = CHANCE, table.outcomes()[text][0]
        table.deal(text)
    else:
        actor = table.awaited[0] if seat is None else seat
        number = table.actions(actor)[text]
        table.do(text, seat=actor)
    return describe(before, BOOK, actor, number, table.s, viewer)


def ids(events: list[Event]) -> list[str]:
    return [event.id.removeprefix("landnam-") for event in events]


def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    table = Table()
    table.deal("roll 3 4")
    twin = Table()
    twin.s = table.s.copy()
    assert told(table, "landing", viewer=0)[0] == Event(
        "landnam-drew", {"player": "#0", "card": "@landnam-card-landing"}
    )
    assert told(twin, "landing", viewer=1)[0] == Event("landnam-drew-unseen", {"player": "#0"})


def test_a_harvest_a_famine_and_ageing() -> None:
    table = Table().land("d4 forest 8").farm(0, "d4n")
    events = told(table, "roll 3 5")
    assert ids(events) == ["rolled", "aged", "harvested"]
    assert events[2].args == {"player": "#0", "cards": ["@landnam-kind-wood"]}
    table = Table().land("d4 forest 8").farm(0, "d4n", houses=2).empty_stock("wood", leave=1)
    events = told(table, "roll 3 5")
    assert ids(events) == ["rolled", "famine"]
    assert events[1].args == {"kinds": ["@landnam-kind-wood"]}


def test_what_a_harvest_card_mends_is_told() -> None:
    table = Table().land("d4 forest 8").farm(0, "d4n").fate(0, "rested_soil").deal("roll 3 5")
    events = told(table, "play rested_soil")
    assert ids(events) == ["did-play", "rested"]
    assert events[1].args == {"cell": "D4", "number": 8}
    table = Table().land("d4 forest 8", "f5 meadow 8").farm(0, "d4n", houses=2).farm(1, "f5s").fate(0, "no_famine")
    table.empty_stock("wood", leave=1).deal("roll 3 5")
    events = told(table, "play no_famine")
    assert ids(events) == ["did-play", "aged", "kept", "kept", "harvested", "kept"]
    assert events[2].args == {"player": "#0", "cards": ["@landnam-kind-wood"] * 2}
    assert events[4].args == {"player": "#1", "cards": ["@landnam-kind-sheep"]}


def test_a_stale_shortage_is_no_famine() -> None:
    table = Table().land("d4 forest 8").farm(0, "d4n", houses=2).empty_stock("wood", leave=1).deal("roll 3 5")
    while table.awaited:
        table.do("stay" if table.phase == "move" else "done")
    assert "famine" not in ids(told(table, "roll 3 4"))


def test_exploring_is_told_step_by_step() -> None:
    table = Table().at_sea()
    table.unit(0, "ship", "a2")
    table.deal("roll 1 1")
    assert ids(told(table, "step ship_1 b2")) == ["did-explore"]
    events = told(table, "green 5 red 7")
    assert ids(events) == ["explored", "found-number"]
    assert events[1].args == {"cell": "B2", "number": 9, "terrain": "@landnam-terrain-bog"}


def test_a_case_from_summons_to_outlawry() -> None:
    table = Table().land("d4 forest 8").farm(0, "d4n").fate(2, "break_case")
    table.unit(1, "settler", "d4")
    table.farm(2, "d4s").fate(1, "landing").deal("roll 3 4", "landing")
    assert ids(told(table, "first 0")) == ["did-first"]
    assert ids(told(table, "summon d4 2")) == ["did-summon"]
    assert ids(told(table, "nothing")) == ["did-nothing"]
    assert ids(told(table, "pass", seat=1)) == ["has-answered"]
    assert ids(told(table, "pass", seat=2)) == ["has-answered"], "nobody is told what the answer was"
    assert ids(told(table, "pass", seat=0)) == ["outlawed", "token-white"]


def test_a_card_in_a_window_is_told_when_it_closes() -> None:
    table = Table().land("d4 forest 8").farm(0, "d4n").fate(2, "break_case")
    table.unit(1, "settler", "d4")
    table.deal("roll 3 4", "landing").do("summon d4 2", "nothing").do("play break_case", seat=2)
    assert ids(told(table, "pass", seat=0)) == ["did-play"]


def test_trade_is_told_when_it_is_complete() -> None:
    table = Table().at_sea().fate(0).to_trade()
    assert told(table, "give wood") == []
    assert told(table, "want iron") == []
    assert told(table, "propose")[0].args["want"] == ["@landnam-kind-iron"]
    assert ids(told(table, "decline", seat=1)) == ["did-decline"]
    deal = told(table, "accept", seat=2)[0]
    assert deal.args == {
        "player": "#0",
        "other": "#2",
        "give": ["@landnam-kind-wood"],
        "want": ["@landnam-kind-iron"],
    }


def test_ending_the_trade_over_an_open_offer_is_not_told_as_declining_it() -> None:
    table = Table().at_sea().fate(0).to_trade().do("give wood", "want iron", "propose")
    assert "did-decline" not in ids(told(table, "done", seat=0))


def test_building_is_told_at_the_end_of_the_turn() -> None:
    table = Table().at_sea().fate(0).land("d4 forest 5")
    table.unit(0, "settler", "d4")
    table.hand(0, wood=4, sheep=4, grain=4, iron=4).to_build()
    assert told(table, "farm settler_1 d4n") == []
    assert ids(told(table, "done")) == ["built-farm", "turn"], "the settler that built it is not called lost"


def test_the_score_sheet_explains_every_point() -> None:
    table = Table().farm(0, "d4n").farm(0, "f5s", houses=2)
    table.s.tokens[0] = [1, 0, 2]
    sheet = GAME.score_sheet(table.s, BOOK)
    assert [(line.reason.id, line.points) for line in sheet if line.seat == 0] == [
        ("landnam-score-farm", 1),
        ("landnam-score-village", 2),
        ("landnam-score-white", 1),
        ("landnam-score-black", 2),
    ]


def test_a_card_shown_cannot_be_taken_back() -> None:
    table = Table().fate(0, "landing").deal("roll 1 1")
    before = table.s.copy()
    table.do("swap landing wood")
    assert reveals(before, BOOK, 0, 0, table.s)
    before = table.s.copy()
    table.do("done")
    assert not reveals(before, BOOK, 0, 0, table.s)
