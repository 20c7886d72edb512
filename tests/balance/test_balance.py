"""Balance runs: what is measured of a game, results that survive an interrupt, reports, and two editions compared."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from langbord.arena.work import Way
from langbord.balance import play, watching
from langbord.balance.pages import Table, write_html
from langbord.balance.plan import Plan, Text, fixtures, make_plan, read_editions, seat_bots
from langbord.balance.play import SEEDS_A_RUN, Watched, play_plainly, read_balance, run
from langbord.balance.report import Report
from langbord.balance.watching import DEALER
from langbord.core.errors import LangbordError
from langbord.core.game import get_game
from langbord.core.plugins import look_again
from tests.boxes import changed
from tests.cli.conftest import Run, data
from tests.cli.conftest import run as command
from tests.plugins.conftest import pebbles, site
from tests.plugins.site import Site

__all__ = ["command", "data", "pebbles", "site"]

TICKETS = get_game("tickets")
STANDARD = read_editions(TICKETS, [])


def plan(**changes: object) -> Plan:
    wishes = {"game": "tickets", "bots": ["greedy"], "games": 4, "editions": STANDARD, "players": [2, 3]} | changes
    return make_plan(**wishes)  # type: ignore[arg-type]


@pytest.fixture
def dearer(tmp_path: Path) -> Path:
    """Tickets with a contract that is worth much more."""
    file = tmp_path / "dearer.toml"
    changes = ('ends = ["korenmetershuisje", "dam"], value = 3', 'ends = ["korenmetershuisje", "dam"], value = 20')
    file.write_text(changed(TICKETS.edition_text, changes), encoding="utf-8")
    return file


# --- plans ----------------------------------------------------------------------------------------------------------


def test_levels_play_without_a_clock() -> None:
    assert seat_bots(TICKETS, ["hard", "greedy"], 3) == ["netsearch:400", "greedy"]
    with pytest.raises(LangbordError, match="by the clock"):
        plan(bots=["search:500ms"])


def test_bots_go_round_the_table() -> None:
    seated = [fixture.seated for fixture in fixtures(plan(bots=["greedy", "random"], players=[3]))]
    assert seated[:2] == [["greedy", "random", "greedy"], ["random", "greedy", "random"]]


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"bots": []}, "no bot"),
        ({"bots": ["genius"]}, "no bot 'genius'"),
        ({"players": [7]}, "2 to 4 players"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"editions": [*STANDARD, *STANDARD]}, "one and the same edition"),
        ({"weather": "fine"}, "weather"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(changes: dict[str, object], fault: str) -> None:
    with pytest.raises(LangbordError, match=fault):
        plan(**changes)


def test_editions_have_names_of_their_own(dearer: Path) -> None:
    assert [text.name for text in read_editions(TICKETS, [Path("standard"), dearer])] == ["standard", "dearer"]
    assert [text.name for text in read_editions(TICKETS, [dearer, dearer])] == ["dearer 1", "dearer 2"]
    with pytest.raises(LangbordError, match="no more than two"):
        read_editions(TICKETS, [None, dearer, dearer])


# --- what is measured -----------------------------------------------------------------------------------------------


def compiled(asked: Plan, editions: list[Text]) -> list[Watched]:
    return run(asked, editions, None)


def plain(asked: Plan, editions: list[Text]) -> list[Watched]:
    """A game that is watched whole takes half a minute to compile, with all that a search is made of."""
    game = get_game(asked.game)
    return [
        play_plainly(
            game, game.book(), game.start(game.book(), game.options(players=one.players)), one, SEEDS_A_RUN + one.deal
        )
        for one in sorted(fixtures(asked), key=play.key)
    ]


@pytest.mark.parametrize("way", [plain, pytest.param(compiled, marks=pytest.mark.long)])
@pytest.mark.parametrize(("name", "players"), [("tickets", [2, 4]), ("landnam", [3]), ("amsterdam", [1, 3])])
def test_sources_add_up_to_the_points(
    name: str, players: list[int], way: Callable[[Plan, list[Text]], list[Watched]]
) -> None:
    game = get_game(name)
    editions = read_editions(game, [])
    played = way(make_plan(name, ["greedy"], 2, editions, players), editions)
    assert [(one.deal, one.players) for one in played] == [(deal, size) for deal in range(2) for size in players]
    places, sources = game.measures.offsets, len(game.measures.sources)
    for one in played:
        earned = [sum(one.counts[seat * sources : (seat + 1) * sources]) for seat in range(one.players)]
        assert earned == one.points
        assert sorted(one.counts[places.order : places.order + one.players]) == list(range(1, one.players + 1))
        could, did = one.counts[places.offered : places.chosen], one.counts[places.chosen : places.paid]
        assert all(0 <= chosen <= offered for chosen, offered in zip(did, could, strict=True))
        assert sum(did) > 0
        assert not one.void
        assert one.turns > 5
        assert min(one.decisions) > 5


@pytest.mark.parametrize("name", ["tickets", "landnam", "amsterdam"])
def test_a_step_is_measured_alike_when_it_is_compiled(name: str) -> None:
    game = get_game(name)
    book, state = game.book(), game.start(game.book(), game.options(players=3))
    notes, rows = play.new_notes(game), play.new_rows(game)
    listed: Any = np.zeros(game.scratch, np.int64)
    states, editions = state.to_array(2), book.table.to_array()
    note = game.machine.module(watching)["note"]
    note(states[0], states[1], editions[0], DEALER, 0, listed, 0, notes)
    game.watching(watching)["note"](state, state, book.table, DEALER, 0, listed.tolist(), 0, rows)
    assert notes.counts.tolist() == rows.counts
    assert notes.at.tolist() == rows.at


def test_plain_and_compiled_games_are_measured_alike() -> None:
    """A net looks only at what its seat may know, so both ways of playing meet the same cards."""
    asked = plan(bots=["net"], games=2, players=[3])
    for fixture in fixtures(asked):
        compiled = play.play_game(asked, STANDARD[0], fixture)
        state = TICKETS.start(TICKETS.book(), TICKETS.options(players=3))
        assert play_plainly(TICKETS, TICKETS.book(), state, fixture, fixture.deal) == compiled


def test_bots_that_search_with_a_net_are_played_compiled() -> None:
    played = run(plan(bots=["netsearch:4", "search:4"], games=1, players=[2]), STANDARD, None)
    assert [one.seated for one in played] == [["netsearch:4", "search:4"]]
    assert not played[0].void


# --- results --------------------------------------------------------------------------------------------------------


def test_results_do_not_depend_on_processes() -> None:
    asked = plan(games=16, players=[2])
    assert run(asked, STANDARD, None, Way(2)) == run(asked, STANDARD, None)


def test_what_was_played_before_an_interrupt_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, whole = tmp_path / "games.jsonl", run(plan(), STANDARD, None)

    def interrupted(*_: object) -> Iterator[Watched]:
        yield from whole[:3]
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(play, "play_all", interrupted)
        assert run(plan(), STANDARD, file) == whole[:3]
    with file.open("a") as cut_off:
        cut_off.write('{"edition":0,"pla')
    assert run(plan(), STANDARD, file) == whole
    assert len(read_balance(file)[1]) == len(whole) == 8
    assert len(run(plan(games=5), STANDARD, file)) == 10  # more games of the same kind go on from it, too
    with pytest.raises(LangbordError, match="another balance"):
        run(plan(seed=9), STANDARD, file)
    (tmp_path / "other").write_text("hello\n")
    with pytest.raises(LangbordError, match="not a file of balance results"):
        run(plan(), STANDARD, tmp_path / "other")


# --- reports --------------------------------------------------------------------------------------------------------


def fake(deal: int, edition: int = 0, first_wins: bool = True) -> Watched:
    """A game of two in which nothing was done but to win."""
    places = [1, 2] if first_wins else [2, 1]
    points = [10, 4] if first_wins else [4, 10]
    counts = [0] * TICKETS.measures.size
    return Watched(edition, 2, deal, ["net", "net"], points, places, 50, 20, [9, 9], counts=counts)


def test_a_seat_that_wins_too_often_is_named() -> None:
    report = Report(plan(players=[2]), STANDARD, [fake(deal, first_wins=deal % 10 > 0) for deal in range(300)])
    found = {(line[0], line[-1]) for line in report.findings(report.editions[0])}
    assert ("seats: first to move, 2 players", "out of bounds") in found
    few = Report(plan(players=[2]), STANDARD, [fake(deal, first_wins=deal % 5 < 3) for deal in range(10)])
    assert ("seats: first to move, 2 players", "perhaps out of bounds") in {
        (line[0], line[-1]) for line in few.findings(few.editions[0])
    }


def test_what_differs_between_two_editions_stands_first(dearer: Path, tmp_path: Path) -> None:
    editions = read_editions(TICKETS, [None, dearer])
    both = plan(editions=editions, players=[2])
    games = [fake(deal, edition, edition == 0 or deal % 2 == 0) for deal in range(100) for edition in range(2)]
    report = Report(both, editions, games)
    write_html(tmp_path / "report.html", report.title, report.sections())
    html = (tmp_path / "report.html").read_text()
    assert (
        html.index("The two editions") < html.index("Out of bounds of standard") < html.index("Out of bounds of dearer")
    )
    compared = next(part for part in report.sections()[1].parts if isinstance(part, Table))
    assert any(line[0] == "seats: first to move, 2 players" for line in compared.rows)


def test_a_game_in_which_all_is_void_has_a_report(tmp_path: Path) -> None:
    void = Watched(0, 2, 0, ["greedy", "greedy"], void="a bot <failed>")
    report = Report(plan(players=[2]), STANDARD, [void])
    write_html(tmp_path / "report.html", report.title, report.sections())
    assert "a bot &lt;failed&gt;" in (tmp_path / "report.html").read_text()


# --- the command ----------------------------------------------------------------------------------------------------


def test_the_command_writes_a_report_and_tables(command: Run, tmp_path: Path, dearer: Path) -> None:
    out, page = tmp_path / "out", tmp_path / "page.md"
    words = ("balance", "tickets", "--bots", "greedy", "--games", 3, "--players", "2", "--processes", 1)
    done = command(*words, "--against", dearer, "--out", out, "--page", page)
    assert done.exit_code == 0, done.output
    assert "tickets, dearer: 3 games" in done.stdout
    html = (out / "report.html").read_text()
    assert html.count("<svg") == html.count("</svg>") > 4
    assert "http" not in html.replace("http://www.w3.org/2000/svg", "")  # nothing comes from elsewhere
    seats = list(csv.DictReader((out / "seats.csv").open()))
    assert len(seats) == 2 * 3 * 2
    assert all(
        int(row["points"])
        == sum(int(row[name]) for name in ("routes", "contracts completed", "contracts failed", "merchandise"))
        for row in seats
    )
    spread = [row for row in csv.DictReader((out / "distributions.csv").open()) if row["what"] == "points"]
    assert sum(int(row["times"]) for row in spread) == len(seats)
    assert {row["edition"] for row in csv.DictReader((out / "numbers.csv").open())} == {"standard", "dearer"}
    assert all(
        (tmp_path / line[line.index("(") + 1 : -1]).is_file()
        for line in page.read_text().splitlines()
        if line[:2] == "!["
    )
    again = command(*words, "--against", dearer, "--out", out)
    assert again.exit_code == 0, again.output
    assert (out / "report.html").read_text() == html


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (("chess",), "no game 'chess'"),
        (("tickets", "--bots", "search:1s"), "by the clock"),
        (("tickets", "--edition", "nowhere.toml"), "nowhere.toml: cannot be read"),
        (("tickets", "--players", "two"), "no number of players"),
        (("tickets", "--against", "standard"), "one and the same edition"),
        (("tickets", "--option", "weather=fine"), "weather"),
        (("tickets", "--games", "0"), "games"),
    ],
)
def test_what_cannot_be_played_is_told_in_a_sentence(command: Run, words: tuple[str, ...], fault: str) -> None:
    refused = command("balance", *words)
    assert refused.exit_code == 2, refused.output
    assert fault in refused.stderr


def test_what_cannot_be_written_is_told_before_a_game_is_played(
    command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "play_all", lambda *_: pytest.fail("a game was played"))
    (tmp_path / "file").write_text("")
    for words in (("--out", tmp_path / "file"), ("--out", tmp_path / "out", "--page", tmp_path / "no" / "page.md")):
        refused = command("balance", "tickets", "--bots", "greedy", *words)
        assert refused.exit_code == 2, refused.output
        assert str(words[-1]) in refused.stderr


def test_a_bot_that_fails_voids_its_game(command: Run, tmp_path: Path) -> None:
    words = ("balance", "tickets", "--bots", "cmd:nosuch-program", "--games", 1, "--players", "2", "--processes", 1)
    shown = command(*words, "--out", tmp_path / "out")
    assert shown.exit_code == 1, shown.output
    assert "are void" in (tmp_path / "out" / "report.html").read_text()


def test_a_game_that_declares_nothing_is_measured_all_the_same(command: Run, site: Site, tmp_path: Path) -> None:
    site.install_project("liars_dice")
    look_again()
    words = ("balance", "liars_dice", "--bots", "greedy@1", "--games", 3, "--players", "2,3", "--processes", 1)
    done = command(*words, "--out", tmp_path / "out")
    assert done.exit_code == 0, done.output
    numbers = list(csv.DictReader((tmp_path / "out" / "numbers.csv").open()))
    assert {row["part"] for row in numbers} == {"games", "seats"}
    assert {"turns", "points", "changes of lead", "last at half time"} <= {row["name"] for row in numbers}
    assert [text.name for text in read_editions(get_game("liars_dice"), [])] == [Text("standard", "").name]


DECLARED = """
from langbord.core.measures import Happening, Measures
from langbord.core.rule import rule

MEASURES = Measures(happenings=[Happening("pebbles taken", least=1000)])
HAPPENED = MEASURES.offsets.happened


@rule
def watch(was, s, ed, seat, action, listed, n, counts):
    counts[HAPPENED] += int(seat >= 0)
"""


def test_a_game_of_others_declares_what_is_measured(command: Run, pebbles: Site, tmp_path: Path) -> None:
    (pebbles.folder / "pebbles" / "balance.py").write_text(DECLARED)
    words = ("balance", "pebbles", "--bots", "greedy@1", "--games", 2, "--processes", 1, "--out", tmp_path / "out")
    done = command(*words)
    assert done.exit_code == 0, done.output
    numbers = {row["name"]: row for row in csv.DictReader((tmp_path / "out" / "numbers.csv").open())}
    assert 2 < float(numbers["pebbles taken"]["number"]) < 1000
    assert numbers["pebbles taken"]["out"] == "1"


def test_what_is_wrong_with_such_a_declaration_is_told(command: Run, pebbles: Site) -> None:
    (pebbles.folder / "pebbles" / "balance.py").write_text("import nowhere_to_be_found")
    refused = command("balance", "pebbles", "--bots", "greedy")
    assert refused.exit_code == 2, refused.output
    assert "balance.py: ModuleNotFoundError" in refused.stderr
