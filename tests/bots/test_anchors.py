"""The anchors never change: every published strength is measured from them."""

import hashlib

import pytest

from tests.bots.test_conformance import decisions
from tests.conformance.cases import Case

PINNED = {
    ("thurn-taxis", "greedy", 2): "8aa996bda07e41fb",
    ("thurn-taxis", "greedy", 4): "60af76fb2a12bf9a",
    ("thurn-taxis", "mcts-2026@60it", 2): "793370195cc8d377",
    ("thurn-taxis", "mcts-2026@60it", 4): "88baa7df56561419",
    ("kings-road", "greedy", 2): "c4aaa02d54c92067",
    ("kings-road", "greedy", 4): "499a61cf7e48ec11",
    ("kings-road", "stage-2026@20it", 2): "d0c0a386f60c27a9",
    ("kings-road", "stage-2026@20it", 3): "d704cf5ff689c2bc",
}


@pytest.mark.parametrize(("slug", "spec", "seats"), PINNED)
def test_an_anchor_plays_as_it_always_did(slug: str, spec: str, seats: int) -> None:
    played = " ".join(decisions(Case(slug, {}, seats), spec, seed=12))
    assert hashlib.sha256(played.encode()).hexdigest()[:16] == PINNED[slug, spec, seats]
