"""How much room finished games take: the cover and the frames of everybody, as a database keeps them.

python bench/albums.py --games 10
"""

from __future__ import annotations

import argparse
import sys
from base64 import b64encode
from pathlib import Path

from langbord.bots import decide, get_bot
from langbord.core.plugins import game_names
from langbord.server import tasks

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where the tests are

from tests.server.tables import started_table
from tests.server.test_table import stored


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--players", type=int, default=3)
    asked = parser.parse_args()
    print(f"{asked.games} games each of {asked.players} greedy players, in KiB\n")
    print("| game | entries | log | cover | whole album: least | mean | most |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for game in game_names():
        sizes = [kept(game, asked.players, seed) for seed in range(asked.games)]
        entries, log, cover, _ = (sum(column) / len(sizes) for column in zip(*sizes, strict=True))
        albums = [album for *_, album in sizes]
        told = (log, cover, min(albums), sum(albums) / len(albums), max(albums))
        print(f"| {game} | {entries:.0f} | {' | '.join(f'{size / 1024:.0f}' for size in told)} |", flush=True)


def kept(game: str, players: int, seed: int) -> tuple[int, int, int, int]:
    """Of one game: its entries; the bytes of its log, of its cover and of its whole album."""
    table, bot = started_table(game, players, key=f"{seed:064x}"), get_bot("greedy")
    while table.status == "playing":
        match = table.match
        assert match is not None
        seat = match.awaited[0]
        text = match.text(seat, decide(match, seat, bot, seed))
        table.act(seat, text, table.sequence, None, table.changed + 1000)
    log = stored(table)
    rows = [len(b64encode(body)) for body in tasks.album(log)]
    return table.sequence, sum(map(len, log.bodies)), rows[0], sum(rows)


if __name__ == "__main__":
    main()
