"""Many games side by side, for whoever learns from them: `langbord.batch`."""

from langbord.core.errors import LangbordError

try:
    from langbord.many.batch import Batch, batch
except ModuleNotFoundError as error:
    raise LangbordError(f"{error.name} is not installed: pip install 'langbord[fast]'") from None

__all__ = ["Batch", "batch"]
