"""The committed dealer and the scripted one."""

import hashlib
from collections import Counter

import pytest

from langbord import LangbordError
from langbord.core.dealer import FairDealer, ScriptedDealer


def draws(dealer: FairDealer, weights: list[int], count: int) -> list[int]:
    return [dealer.draw(weights, str) for _ in range(count)]


def test_the_commitment_is_the_hash_of_the_key() -> None:
    dealer = FairDealer.fresh()
    assert dealer.commitment == hashlib.sha256(dealer.key).hexdigest()
    assert FairDealer.fresh().key != dealer.key


def test_the_same_key_and_nonces_deal_the_same() -> None:
    key = bytes(range(32))
    first = draws(FairDealer(key, ["a", "b"]), [1] * 50, 30)
    assert draws(FairDealer(key, ["a", "b"]), [1] * 50, 30) == first
    assert draws(FairDealer(key, ["a", "c"]), [1] * 50, 30) != first, "each player's nonce matters"
    assert draws(FairDealer(key, ["ab"]), [1] * 50, 30) != draws(FairDealer(key, ["a", "b"]), [1] * 50, 30)


def test_outcomes_follow_their_weights() -> None:
    counts = Counter(draws(FairDealer.from_seed(1), [1, 0, 3], 8000))
    assert set(counts) == {0, 2}
    assert 1850 < counts[0] < 2150


def test_a_script_names_outcomes() -> None:
    dealer = ScriptedDealer(["b", "a"])
    assert dealer.draw([1, 1], "ab".__getitem__) == 1
    with pytest.raises(LangbordError, match="'a' cannot be dealt now; possible are b"):
        dealer.draw([0, 1], "ab".__getitem__)
    with pytest.raises(LangbordError, match="nothing more is scripted; the dealer could deal a, b"):
        dealer.draw([1, 1], "ab".__getitem__)


def test_a_script_may_be_followed_by_another_dealer() -> None:
    dealer = ScriptedDealer(["b"], then=FairDealer.from_seed(1))
    assert dealer.draw([1, 1], "ab".__getitem__) == 1
    assert dealer.draw([0, 1], "ab".__getitem__) == 1
