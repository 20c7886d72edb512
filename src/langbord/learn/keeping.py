"""Checkpoints: all that a training needs to go on."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
import torch

from langbord.core.errors import LangbordError
from langbord.learn.brain import Brain

CHECKPOINT = "checkpoint.pt"


class Progress(msgspec.Struct):
    """How far a training is."""

    rounds: int = 0
    seconds: float = 0.0
    decisions: int = 0
    games: int = 0

    def line(self) -> dict[str, Any]:
        return msgspec.structs.asdict(self)


def save(path: Path, brain: Brain, optimizer: Any, league: list[dict[str, Any]], progress: Progress) -> None:
    """Replace the checkpoint at once: whenever the machine stops, there is a whole one."""
    kept = {
        "brain": brain.state_dict(),
        "optimizer": optimizer.state_dict(),
        "league": league,
        "progress": progress.line(),
        "size": list(brain.size),
        "version": brain.form.version,
    }
    fresh = path.with_name(f".{path.name}.new")
    torch.save(kept, fresh)
    os.replace(fresh, path)


def load(path: Path, brain: Brain, optimizer: Any, league: list[dict[str, Any]]) -> Progress:
    """Go on from a checkpoint; how far it is."""
    try:
        kept = torch.load(path, map_location=next(brain.parameters()).device, weights_only=True)
    except OSError as error:
        raise LangbordError(f"{path}: there is nothing to go on from: {error.strerror or error}") from None
    except Exception as error:  # whatever a file that is none makes of the library
        raise LangbordError(f"{path}: is no checkpoint: {error}") from None
    if kept["size"] != list(brain.size) or kept["version"] != brain.form.version:
        raise LangbordError(f"{path}: is of another net: {kept['size']}, not {list(brain.size)}")
    brain.load_state_dict(kept["brain"])
    optimizer.load_state_dict(kept["optimizer"])
    league[:] = kept["league"]
    return msgspec.convert(kept["progress"], Progress)
