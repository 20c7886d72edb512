#!/usr/bin/env python3
"""A bot in a few lines: any program that reads and writes JSON lines can sit at a table (docs/bots.md).

langbord bot check "python examples/bot.py"
langbord arena tickets --players "random,cmd:python examples/bot.py" --games 100
"""

import json
import random
import sys
from typing import Any


def choose(question: dict[str, Any]) -> str:
    """The longest claim, or else any action; question["view"] holds all that the seat may know."""
    legal: list[str] = question["legal"]
    claims = [action for action in legal if action.startswith("claim")]
    return max(claims, key=len) if claims else random.choice(legal)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "ready", "protocol": 1, "name": "claimant"}
    elif message["type"] == "choose":
        answer = {"type": "action", "action": choose(message)}
    else:
        break
    print(json.dumps(answer), flush=True)
