"""What a net learns from a round: from a teacher's what he would do, from its own what came out better (PPO)."""

from __future__ import annotations

import torch
from torch import Tensor, nn

from langbord.learn.brain import Brain, chances, sums
from langbord.learn.processes import average_gradients
from langbord.learn.returns import normal, returns
from langbord.learn.rounds import Round

TRACE = 0.95
CLIP = 0.2  # how far a chance may go from what it was in one round
EPOCHS = 2
MINIBATCHES, SMALLEST = 32, 1024  # a round, unless they would be smaller than that
VALUE, POINTS = 0.5, 0.05  # weights of what is learned beside the choice
STEEPEST = 0.5  # the longest that a gradient may be


class Course:
    """Teaches one net, round by round."""

    def __init__(self, brain: Brain) -> None:
        self.brain = brain
        fused = next(brain.parameters()).is_cuda  # one kernel for all weights
        self.optimizer = torch.optim.AdamW(brain.parameters(), lr=4e-4, weight_decay=1e-4, eps=1e-5, fused=fused)

    def learn(self, played: Round, rate: float, curiosity: float) -> dict[str, float]:
        """Learn from a round; what the losses were. `curiosity`: the weight of being undecided."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        lesson = _Lesson(self.brain, played, curiosity)
        parts: list[Tensor] = []
        for _ in range(EPOCHS):
            decisions = played.learned.view(-1).nonzero()[:, 0]
            order = decisions[torch.randperm(len(decisions), device=decisions.device)]
            parts_of_it = min(MINIBATCHES, max(1, played.learned.numel() // SMALLEST))
            for some, aside in zip(order.tensor_split(parts_of_it), lesson.aside(parts_of_it), strict=True):
                loss, told = lesson.loss(some)
                self.optimizer.zero_grad(set_to_none=True)
                (loss + VALUE * lesson.loss_aside(aside)).backward()
                average_gradients(self.brain)
                nn.utils.clip_grad_norm_(self.brain.parameters(), STEEPEST)
                self.optimizer.step()
                parts.append(told)
        means = torch.stack(parts).mean(0).tolist()
        return dict(zip(("policy", "value", "points", "entropy", "agreement"), means, strict=True))


class _Lesson:
    """The loss of some decisions of a round."""

    def __init__(self, brain: Brain, played: Round, curiosity: float) -> None:
        self._brain, self._played, self._curiosity = brain, played, curiosity
        self._taught = len(played.lists.wished) > 0
        came = returns(played, TRACE)
        learned = came.advantage[played.learned]
        self._advantage = ((came.advantage - learned.mean()) / (learned.std() + 1e-6)).view(-1)
        self._shares = came.shares.view(-1, came.shares.shape[-1])
        self._points = came.points.view(-1)
        self._seen = played.seen.view(-1, played.seen.shape[-1])
        self._players = played.players.expand(played.seat.shape).reshape(-1)
        self._chosen, self._logs = played.chosen.view(-1), played.logs.view(-1)
        self._look_aside(came.hoped)

    def _look_aside(self, hoped: Tensor) -> None:
        """What bystanders saw, and what shares came of it, the own one first."""
        looked, players = self._played.bystanders, self._played.players
        assert looked is not None
        seats = torch.arange(hoped.shape[2], device=hoped.device)
        turned = (looked.seat[:, :, None] + seats) % players[:, None]
        shares = normal(hoped[looked.steps].gather(2, turned), players)
        self._shares_aside = shares.view(-1, shares.shape[-1])
        self._seen_aside = looked.seen.view(-1, looked.seen.shape[-1])
        self._players_aside = players.expand(looked.seat.shape).reshape(-1)

    def aside(self, parts: int) -> list[Tensor]:
        """All that bystanders saw, in so many parts."""
        count = len(self._players_aside)
        return list(torch.randperm(count, device=self._players_aside.device).tensor_split(parts))

    def loss_aside(self, some: Tensor) -> Tensor:
        """Of what some bystanders expect."""
        with torch.autocast("cuda", torch.bfloat16, enabled=some.is_cuda):
            shares = self._brain.shares(self._brain.look(self._seen_aside[some]), self._players_aside[some])
        return -(self._shares_aside[some] * shares).sum(-1).mean()

    def loss(self, some: Tensor) -> tuple[Tensor, Tensor]:
        """Of some decisions; and its parts, to be told."""
        brain, (lists, owner) = self._brain, self._played.lists.of(some)
        with torch.autocast("cuda", torch.bfloat16, enabled=some.is_cuda):
            h = brain.look(self._seen[some])
            likes = brain.likes(h, lists.rows, lists.numbers, owner)
            shares, points = brain.shares(h, self._players[some]), brain.points(h)[:, 0].float()
        logs = chances(likes, owner, len(some))
        entropy = -sums(logs.exp() * logs, owner, len(some)).mean()
        chosen = logs.index_select(0, lists.starts[:-1] + self._chosen[some])
        policy = -sums(lists.wished * logs, owner, len(some)).mean() if self._taught else self._gain(chosen, some)
        value = -(self._shares[some] * shares).sum(-1).mean()
        counted = (points - self._points[some]).square().mean()
        loss = policy + VALUE * value + POINTS * counted - (0.0 if self._taught else self._curiosity) * entropy
        return loss, torch.stack([policy, value, counted, entropy, chosen.exp().mean()]).detach()

    def _gain(self, chosen: Tensor, some: Tensor) -> Tensor:
        """What was done with advantage is to be done more often, but not by much at once."""
        ratio, advantage = (chosen - self._logs[some]).exp(), self._advantage[some]
        return -torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
