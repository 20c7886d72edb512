"""What a client saw of a game, kept so that nobody can tell it otherwise afterwards."""

from __future__ import annotations

from langbord.core import gamerecord
from langbord.server.socket_messages import Snapshot, Update


class Witness:
    """The commitment that was shown first, and the running check with every move."""

    def __init__(self) -> None:
        self.commitment = ""
        self.checks: set[str] = set()

    def see(self, moment: Snapshot | Update) -> None:
        """Note what a message of the server says of the game."""
        info = moment.table if isinstance(moment, Snapshot) else moment.info
        if info is not None and not self.commitment:
            self.commitment = info.commitment
        if moment.check:
            self.checks.add(moment.check)

    def contradiction(self, record: str) -> str | None:
        """In what a record is not the game that was seen; None where it is.

        Each check is bound to all lines before it: where all that were seen stand in a record, so does what was seen.
        """
        found = gamerecord.parse(record)
        if self.commitment and found.header.commitment != self.commitment:
            return "another promise was shown before the game"
        if self.checks - {line.check for line in found.lines}:
            return "a move that was shown is not in the record"
        return None
