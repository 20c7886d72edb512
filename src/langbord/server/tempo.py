"""How fast the bots of a table move, as its only person wishes it. No entry of the log: it is nobody else's business.

Each process keeps it as long as it knows the table; a client says it again when its line comes back.
"""

from __future__ import annotations

import msgspec


class Tempo(msgspec.Struct):
    factor: float = 1.0  # of the pause between the moves of bots that the table was opened with
    skipping: bool = False  # no pause at all until a person is waited for

    def pause(self, usual: float) -> float:
        """Seconds before a bot moves."""
        return 0.0 if self.skipping else usual * self.factor
