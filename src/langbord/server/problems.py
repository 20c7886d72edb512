"""What the server refuses, each with the id of a message, so that a client can tell it in any language."""

from __future__ import annotations

from langbord.core.errors import LangbordError
from langbord.core.game import Arg


class Refused(LangbordError):
    """A wish that is not granted. `status` is the HTTP status that says so."""

    def __init__(self, id: str, status: int = 409, **args: Arg) -> None:
        super().__init__(id)
        self.id, self.status, self.args_ = id, status, args


class Stale(Refused):
    """The table has moved on since the sequence that an action was meant for."""

    def __init__(self) -> None:
        super().__init__("server-conflict")


class Frozen(Refused):
    """A table that cannot be gone on with here. Players learn no more than that; `why` is for the owner alone."""

    def __init__(self, id: str, why: str = "") -> None:
        super().__init__(id)
        self.why = why


def not_found() -> Refused:
    """One answer for what does not exist and for what is not one's business."""
    return Refused("server-not-found", 404)


def forbidden() -> Refused:
    return Refused("server-forbidden", 403)
