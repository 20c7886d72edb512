"""The editions of all releases are kept, found by their digests, and read as they were."""

from __future__ import annotations

from pathlib import Path

import pytest

import langbord
from langbord import BadEdition, BadPosition, BadRecord
from langbord.cli import records
from langbord.core import match, position, proof
from langbord.core.edition import read_file
from langbord.core.game import Game, get_game
from langbord.core.plugins import game_names

# A digest once given never changes: an entry that editions get later must be one that is left out of it (msgspec.UNSET)
RELEASED: dict[str, dict[str, str]] = {
    "amsterdam": {"0.1.0.toml": "f9e1eb957bd8b3d43ddd0adfea9d13cbf2b5b9d52d6c3635da112c3170eb01b5"},
    "landnam": {"0.1.0.toml": "201dce2346789aafe62b7965f539858dbd2d10b8f6652b0dde2f08eba9ad315f"},
    "tickets": {"0.1.0.toml": "2102d83d0d8b1a1f978da1ca217eb36d8d52d4c884727a01428498f1528021bf"},
}


@pytest.mark.parametrize("name", game_names())
def test_the_editions_of_all_releases_are_kept_with_their_digests(name: str) -> None:
    game = get_game(name)
    kept = {path.name: path for path in (game.folder / "editions").glob("*.toml")}
    digests = {file: game.read_edition(read_file(path), file, accepted=True).digest for file, path in kept.items()}
    assert digests == RELEASED[name]


def with_an_earlier_edition(folder: Path) -> tuple[Game, str]:
    """Tickets as a later release would have it: an edition of its own, and one of before that is kept."""
    game = Game("langbord.games.tickets")
    now = game.edition_text
    game.folder = folder
    (folder / "editions").mkdir()
    (folder / "edition.toml").write_text(now, encoding="utf-8")
    before = now.replace("carts = 16", "carts = 15")
    assert before != now
    (folder / "editions" / "0.0.9.toml").write_text(before, encoding="utf-8")
    return game, game.read_edition(before, "before").digest


def test_an_edition_of_before_is_found_by_its_digest(tmp_path: Path) -> None:
    game, digest = with_an_earlier_edition(tmp_path)
    before, now = game.edition_of(digest), game.edition_of(game.book().digest)
    assert before is not None
    assert now is game.book()
    assert (before.table.carts, now.table.carts) == (15, 16)
    assert game.edition_of("0" * 64) is None


def test_an_edition_once_accepted_stays_readable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, digest = with_an_earlier_edition(tmp_path)
    standard = get_game("tickets").book()
    monkeypatch.setattr(game.edition, "problems", lambda printed: ["it has too few carts"])
    with pytest.raises(BadEdition, match="too few carts"):
        game.read_edition(read_file(tmp_path / "editions" / "0.0.9.toml"), "new")
    monkeypatch.setitem(vars(game), "_standard", standard)
    assert game.edition_of(digest) is not None


def test_records_and_positions_are_read_with_the_edition_that_they_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nobody has to say where that edition is, in Python or on the command line."""
    game, digest = with_an_earlier_edition(tmp_path)
    for module in (match, position, proof, records):
        monkeypatch.setattr(module, "get_game", lambda name: game)
    begun = langbord.new("tickets", players=2, seed=1, edition=game.edition_of(digest))
    while len(begun.moments) < 40:
        begun.play(begun.legal()[0])
    record = begun.record(reveal_key=True)
    for again in (langbord.load(begun.position()), langbord.load(record), langbord.verify(record)):
        assert (again.book.table.carts, again.state) == (15, begun.state)
    _, state = position.load(position.parse(begun.position()))
    assert state == begun.state

    file = tmp_path / "game.jsonl"
    file.write_text(record, encoding="utf-8")
    assert records.verify(file, None, None) == 0
    records.replay(file, "en", None, None, as_position=True, edition=None)
    assert f'"edition_digest": "{digest}"' in capsys.readouterr().out


def test_an_edition_that_no_release_had_must_be_given() -> None:
    begun = langbord.new("tickets", players=2, seed=1)
    digest = begun.book.digest
    with pytest.raises(BadPosition, match="another edition"):
        langbord.load(begun.position().replace(digest, "0" * 64))
    with pytest.raises(BadRecord, match=r"line 1: .*another edition"):
        langbord.load(begun.record().replace(digest, "0" * 64))
