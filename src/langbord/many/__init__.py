"""Many games side by side, for whoever learns from them: `langbord.batch`."""

from langbord.many.batch import Batch, batch

__all__ = ["Batch", "batch"]
