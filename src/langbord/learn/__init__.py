"""Learning to play: imitation of a bot, then self-play on batches. Needs the extra `learn`; nothing else imports it."""

from langbord.core.errors import LangbordError

try:
    import torch  # noqa: F401
except ModuleNotFoundError as error:
    raise LangbordError(f"{error.name} is not installed: pip install 'langbord[learn]'") from None
