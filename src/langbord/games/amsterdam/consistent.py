"""What a state of Amsterdam must be beyond what its fields say, to be played on."""

from __future__ import annotations

from langbord.games.amsterdam.common import parties

__all__ = ["parties"]
