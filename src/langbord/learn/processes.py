"""Several processes that learn one net together, as `torchrun` starts them: each on a GPU, with games of its own."""

from __future__ import annotations

import os

import torch
from torch import distributed, nn


def rank() -> int:
    return int(os.environ.get("RANK", "0"))


def world() -> int:
    return int(os.environ.get("WORLD_SIZE", "1"))


def join(device: str) -> None:
    """Meet the others, where there are any."""
    if world() > 1:
        if device == "cuda":
            torch.cuda.set_device(int(os.environ.get("LOCAL_RANK", "0")))
        distributed.init_process_group("nccl" if device == "cuda" else "gloo")


def leave() -> None:
    if world() > 1:
        distributed.destroy_process_group()


def average_gradients(brain: nn.Module) -> None:
    """Learn from what all processes saw."""
    if world() > 1:
        for parameter in brain.parameters():
            if parameter.grad is not None:
                distributed.all_reduce(parameter.grad)
                parameter.grad /= world()


def share(brain: nn.Module) -> None:
    """Begin with the first process's net."""
    if world() > 1:
        for part in brain.state_dict().values():
            distributed.broadcast(part, 0)


def agreed(number: float) -> float:
    """What the first process says, for instance what time it is."""
    if world() == 1:
        return number
    told = torch.tensor([number], dtype=torch.float64, device="cuda" if torch.cuda.is_initialized() else "cpu")
    distributed.broadcast(told, 0)
    return float(told[0])
