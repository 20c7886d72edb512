"""Records proven: what follows from the key always, what follows from the rules where they are the same."""

from __future__ import annotations

from dataclasses import dataclass

from langbord.core import gamerecord
from langbord.core.errors import BadRecord, OtherRules
from langbord.core.game import get_game
from langbord.core.gamerecord import End, GameRecord
from langbord.core.match import Edition, Match, replay


@dataclass(frozen=True)
class Proof:
    """What is proven of a record: every line's check and, in `match`, every deal as far as the rules could follow.

    Legality and score are proven only where the rules at hand are those of the game. That it follows from its key
    does not say that it was played: whoever has the key can make such a record. That is for a signature to say, if one
    knows whose it is.
    """

    record: GameRecord
    match: Match
    parted: BadRecord | None = None  # where rules of another version cannot follow the game any further

    @property
    def same_rules(self) -> bool:
        return self.record.header.rules == self.match.game.rules_version

    @property
    def signed_by(self) -> list[str]:
        """The fingerprints of the server that signed the whole record: that of today, then earlier ones; or none."""
        end = self.record.end
        return end.signed.known_as if end is not None and end.signed is not None else []

    @property
    def opened_by(self) -> list[str]:
        """The same of who signed the opening."""
        opening = self.record.header.signed
        return opening.known_as if opening is not None else []

    @property
    def deals(self) -> int:
        """How many deals were recorded."""
        return sum(entry.deal is not None for entry in self.record.entries)

    @property
    def all_deals(self) -> bool:
        """Were the rules at hand able to follow every deal? The result alone may be another one."""
        return self.parted is None or self.parted.line == len(self.record.entries) + 2


def prove(text: str, *, edition: Edition = None) -> Proof:
    """Prove a record as far as can be; a false one is refused with the first line that is false.

    Rules of another version are no measure of what was legal, nor of the score. They follow the game as far as they
    agree with it, so that its deals can be compared with those that the dealer's key gives.
    """
    record = gamerecord.parse(text)
    gamerecord.verify_seals(record)
    gamerecord.verify_names(record)
    gamerecord.verify_signatures(record)
    try:
        return Proof(record, replay(record, edition=edition))
    except BadRecord as error:
        if error.line in (None, 1) or get_game(record.header.game).by_rules(record.header.rules) is not None:
            raise
        return Proof(record, replay(_before(record, error), edition=edition), error)


def _before(record: GameRecord, parted: BadRecord) -> GameRecord:
    """What stands above a line, with the dealer's key."""
    assert parted.line is not None
    end = record.end
    key = End(key=end.key) if end is not None else None  # unsigned: what was signed is the whole
    return GameRecord(record.header, record.entries[: parted.line - 2], key)


def verify(text: str, *, edition: Edition = None) -> Match:
    """Prove a record: key and commitment, every line's check, every action's legality, every card and die.

    The match that was played; a false record is refused with the first line that is false, and one by rules of another
    version as one that cannot be proven here. Who signed it, if anybody did, `prove` tells.
    """
    proof = prove(text, edition=edition)
    if not proof.same_rules:
        raise OtherRules(proof.record.header.rules, proof.match.game.rules_version)
    return proof.match
