"""Play at the terminal, with answers typed ahead. Seed 7: the first person is asked about contracts at once."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import langbord
from langbord.cli.session import Left, Session
from langbord.cli.table import Seat, settle
from langbord.core.game import CHANCE
from langbord.core.gamerecord import parse
from langbord.core.match import Match, replay
from langbord.locales import LANGUAGES, Teller
from tests.cli.conftest import Run

PLAY = ("play", "tickets", "--seed", "7", "--option", "starter=seat_0")
KEEP = ["1", ""]  # both contracts, and so be it


def begun(players: int = 3) -> Match:
    """The game that PLAY begins, so that no test depends on what its seed deals."""
    return langbord.new("tickets", players=players, seed=7, starter="seat_0")


def offers(match: Match, seat: int) -> list[str]:
    """The contracts offered to a seat, as the menu tells them."""
    teller = Teller("en")
    labels = [match.game.label(match.state, match.book, seat, action) for action in match.legal_numbers(seat)]
    return [teller.tell(label) for label in labels if label.id == "tickets-do-keep-one"]


def test_the_first_screen_welcomes(run: Run) -> None:
    text = run(*PLAY).stdout
    assert "Type ? for help" in text
    assert re.search(r"SHA-256 hash:\n +[0-9a-f]{64}", text)
    assert "Player: which contracts do you keep?" in text
    assert all(offer in text for offer in offers(begun(), 0))


def test_without_a_seed_every_game_is_another(run: Run) -> None:
    promises = {re.search(r"[0-9a-f]{64}", run("play").stdout)[0] for _ in range(2)}  # type: ignore[index]
    assert len(promises) == 2


def test_a_number_or_words_choose(run: Run) -> None:
    assert "Player draws" in run(*PLAY, answers=[*KEEP, "1"]).stdout
    card = next(card for card in begun().view(0).row if card != "wild")
    for words in (f"draw {card}", f"  DRAW   {card.title()} "):
        assert re.search(rf"Player takes one . {card} card from the row", run(*PLAY, answers=[*KEEP, words]).stdout)


HEADINGS = {language: Teller(language).tell("core-recap") for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_a_turn_one_is_told_what_the_others_did(run: Run, language: str) -> None:
    """Not before the first act, as nobody has done anything by then, nor in the middle of one's own turn."""
    first = run(*PLAY, "--language", language).stdout
    assert HEADINGS[language] not in first
    told = run(*PLAY, "--language", language, answers=KEEP).stdout
    recap = told.partition(HEADINGS[language])[2]
    assert re.search(r"^  \S", recap, re.MULTILINE), "a line of it at least"
    assert told.count(HEADINGS[language]) == 1
    assert run(*PLAY, "--language", language, answers=[*KEEP, "draw pile"]).stdout.count(HEADINGS[language]) == 1


def test_only_legal_actions_are_taken(run: Run) -> None:
    text = run(*PLAY, answers=[*KEEP, "claim dam-waag", "99", "draw grey"]).stdout
    assert "“claim dam-waag” is not possible now." in text
    assert "There is no 99 in the list; it ends with" in text
    assert "“draw grey” is not possible now." in text


def test_an_ambiguous_text_is_explained(run: Run) -> None:
    """A grey route of one space, and a hand of two colours."""
    _, second = begun().view(0).own.hand
    text = run(*PLAY, answers=[*KEEP, "claim waag-oude_waal", "2"]).stdout
    assert "“claim waag-oude_waal” can mean several things:" in text
    assert re.search(rf"Player claims Oude Waal – Waag \(○ grey\) with . {second}: 1 point\.", text)


def test_payments_are_asked_after_the_route(run: Run) -> None:
    first, _ = begun().view(0).own.hand
    number = re.search(r"(\d+) Claim Oude Waal – Waag .*…", run(*PLAY, answers=KEEP).stdout)
    assert number is not None
    text = run(*PLAY, answers=[*KEEP, number[1], "1"]).stdout
    assert re.search(rf"Player claims Oude Waal – Waag \(○ grey\) with . {first}: 1 point\.", text)
    text = run(*PLAY, answers=[*KEEP, number[1], "", "1"]).stdout
    assert "Nothing chosen." in text
    assert "Player draws" in text


def test_a_turn_can_be_taken_back_before_others_act(run: Run) -> None:
    text = run(*PLAY, answers=["1", "undo", "2", "what", ""]).stdout
    assert "Player has chosen.\n" in text
    assert "Enter to end your turn, undo to take it back" in text
    assert (
        text.index("Taken back.") < text.index("“what” is not possible now.") < text.index("Player keeps one contract.")
    )


def test_what_showed_something_cannot_be_taken_back(run: Run) -> None:
    text = run(*PLAY, answers=[*KEEP, "draw pile", "undo"]).stdout
    assert "There is nothing to take back" in text


def test_a_hint_says_what_a_bot_would_do_and_stands_in_the_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    text = run(*PLAY, "--save", str(file), "--language", "nl", answers=[*KEEP, "hint"]).stdout
    table = text.partition("Wat een bot zou doen")[2]
    shares = re.findall(r"^(\S.+?) +(\d+) +(\d+,\d) ?%", table, re.MULTILINE)
    assert len(shares) == 3
    assert all(0 < float(share.replace(",", ".")) < 100 for _, _, share in shares)
    assert '"hint":true' in file.read_text()


def test_without_a_compiler_a_hint_says_what_it_needs(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("langbord.cli.session.can_search", lambda: False)
    text = run(*PLAY, answers=[*KEEP, "hint"]).stdout
    assert "A hint is searched for, which needs langbord[fast]." in text


def test_help_rules_log_board_and_list(run: Run) -> None:
    text = run(*PLAY, answers=[*KEEP, "?", "rules", "log", "board", "list"]).stdout
    assert "language CODE  en, nl, nb, nn, da, fi" in text
    assert "You are merchants in Amsterdam" in text
    assert re.search(r"· Player draws one .\s\w+ card from the pile\.\n· Saskia draws a card from the pile\.", text)
    assert text.count("Noorderma.") == 3
    assert re.search(r"Dam – Oude Kerk +♥♥ *\n +●●", text)


def test_the_language_can_be_switched(run: Run) -> None:
    text = run(*PLAY, "--language", "nl", answers=[*KEEP, "language fi", "language xx"]).stdout
    assert "welke contracten houd je?" in text
    assert "nyt on sinun vuorosi" in text
    assert "nn (Norsk nynorsk)" in text


def test_the_environment_gives_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "da_DK.UTF-8")
    assert "Hvilke kontraktkort beholder du?" in run(*PLAY).stdout


# --- leaving and coming back -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("answers", [["quit"], ["q"], []])
def test_leaving_keeps_the_game(run: Run, data: Path, answers: list[str]) -> None:
    result = run(*PLAY, answers=[*KEEP, "draw pile", *answers])
    assert result.exit_code == 0
    (kept,) = data.iterdir()
    assert f"The game is kept. To go on with it:\nlangbord play --resume {kept}\n" in result.stdout
    assert langbord.load(kept.read_text()).moments[-1].actor == -1
    again = run("play", "--resume", kept, answers=["1"])
    assert "take your second card" in again.stdout
    assert "Saskia" in again.stdout
    assert langbord.load(kept.read_text()).seats == ["Player", "Saskia (greedy)", "Hendrick (greedy)"]


def test_an_interrupt_keeps_the_game(run: Run, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    result = run(*PLAY)
    assert result.exit_code == 0
    assert "The game is kept." in result.stdout
    assert len(list(data.iterdir())) == 1


def unwrapped(text: str) -> str:
    """A long path moves the line breaks."""
    return " ".join(text.split())


def test_save_writes_where_it_is_told(run: Run, tmp_path: Path) -> None:
    mine, other = tmp_path / "mine.jsonl", tmp_path / "deep" / "other.jsonl"
    text = run(*PLAY, "--save", mine, answers=[*KEEP, f"save {other}", "save"]).stdout
    assert "It holds the dealer's key" in unwrapped(text)
    assert langbord.load(mine.read_text()).dealer is not None
    assert other.exists()


def test_a_file_that_cannot_be_written_is_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    inside = tmp_path / "file" / "game.jsonl"
    assert "cannot be written" in unwrapped(run(*PLAY, answers=[f"save {inside}"]).stdout)
    result = run(*PLAY, "--save", inside, answers=["quit"])
    assert result.exit_code == 2
    assert re.fullmatch(r"langbord: .*game\.jsonl: cannot be written: .*\n", result.stderr)


def test_a_record_without_its_key_needs_a_seed(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "open.jsonl"
    path.write_text(langbord.new("tickets", players=2, seed=1).record(), encoding="utf-8")
    answers = ["", "1", "", "", "1", "", "draw pile", "draw pile"]
    refused = run("play", "--resume", path, answers=answers)
    assert refused.exit_code == 2
    assert "has no key" in refused.stderr
    assert (
        run(
            "play", "--resume", path, "--seed", "2", answers=["", "1", "", "", "1", "", "draw pile", "draw pile"]
        ).exit_code
        == 0
    )


def test_a_finished_game_is_resumed_at_its_end(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "bots.jsonl"
    run("play", "--humans", "0", "--bots", "random", "--players", "2", "--seed", "3", "--save", path)
    before = path.read_text()
    assert "Total" in run("play", "--resume", path).stdout
    assert path.read_text() == before


def test_names_with_control_codes_do_no_harm(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "evil.jsonl"
    match = langbord.new("tickets", players=2, seed=1, seats=["A\x1b[2J", "Saskia (random)"])
    path.write_text(match.record(reveal_key=True), encoding="utf-8")
    assert "\x1b[2J" not in run("play", "--resume", path).stdout


# --- who plays -------------------------------------------------------------------------------------------------------


def test_names_and_bots_take_their_seats(run: Run, data: Path) -> None:
    run("play", "--names", "Anna,Bo", "--bots", "random,greedy", "--players", "4", answers=["quit"])
    (kept,) = data.iterdir()
    assert langbord.load(kept.read_text()).seats == ["Anna", "Bo (random)", "Hendrick (greedy)", "Geertje (random)"]


@pytest.mark.parametrize(
    ("seats", "players", "humans", "bots", "expected"),
    [
        (range(2, 5), None, 1, [], 3),
        (range(2, 5), None, 4, [], 4),
        (range(2, 5), None, 1, ["random"], 2),
        (range(3, 6), None, 1, ["random"], 3),
        (range(1, 2), None, 1, [], 1),
        (range(2, 5), 4, 1, ["random"], 4),
    ],
)
def test_how_many_sit_down(seats: range, players: int | None, humans: int, bots: list[str], expected: int) -> None:
    people = [f"P{k}" for k in range(humans)]
    assert len(settle(seats, players, humans, bots, [], people)) == expected


def test_people_who_share_a_screen_see_only_their_own_cards(run: Run) -> None:
    result = run(*PLAY, "--humans", "2", "--players", "2", "--names", "Anna,Bo", answers=["", "1", "", "", "1", ""])
    parts = result.stdout.split("The screen is for ")
    assert [part.partition(" ")[0] for part in parts[1:]] == ["Anna", "Bo", "Anna"]
    for seat, part in enumerate(parts[1:3]):
        assert all(offer in part for offer in offers(begun(2), seat))
        assert not any(offer in part for offer in offers(begun(2), 1 - seat))
    assert parts[2].count("\n" * 40) >= 1


def test_bots_alone_can_be_watched(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "bots.jsonl"
    result = run("play", "--humans", "0", "--bots", "random,greedy", "--seed", "3", "--save", path)
    assert result.exit_code == 0
    assert "The game is over." in result.stdout
    assert "Total" in result.stdout
    assert "Your hand" not in result.stdout
    assert run("verify", path).exit_code == 0
    again = run("play", "--humans", "0", "--bots", "random,greedy", "--seed", "3", "--save", path)
    assert again.stdout == result.stdout


def test_bots_act_out_of_turn_in_the_terminal(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "bots.jsonl"
    options = ("--humans", "0", "--bots", "greedy,greedy,greedy", "--seed", "1", "--option", "turns=30", "--pace", "0")
    assert run("play", "landnam", *options, "--save", path).exit_code == 0
    moments = replay(parse(path.read_text())).moments
    assert any(moment.actor != CHANCE and not moment.before.awaited >> moment.actor & 1 for moment in moments)


def test_a_person_who_may_interrupt_is_asked_before_a_bot_acts(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """No action of Tickets is one; so the list is made to hold one for the person at seat 0."""
    own = Match.legal_numbers

    def legal_numbers(match: Match, seat: int) -> list[int]:
        return own(match, seat) or ([0] if seat == 0 and match.state.phase == 4 else [])

    def choose(session: Session, seat: int, may_pass: bool = False) -> None:
        asked.append((seat, may_pass))
        if may_pass:
            raise Left
        session.match.play(own(session.match, seat)[0], seat)

    asked: list[tuple[int, bool]] = []
    monkeypatch.setattr(Match, "legal_numbers", legal_numbers)
    monkeypatch.setattr(Session, "_choose", choose)
    result = run("play", "--seed", "7", "--option", "starter=seat_1", answers=[""])
    assert "You may step in now" in result.stdout
    assert asked == [(0, False), (0, True)]


def test_bots_that_search_sit_at_the_table_and_in_its_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    done = run("play", "--humans", "0", "--bots", "search:2,random", "--seed", "1", "--pace", "0", "--save", file)
    assert done.exit_code == 0, done.output
    seats = [Seat(name) for name in json.loads(file.read_text().partition("\n")[0])["seats"]]
    assert [seat.kind for seat in seats] == ["search:2", "random"]
    assert Seat("Saskia (cmd:rm)").bot is None
