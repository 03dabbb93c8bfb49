"""Frames: what is said twice is refused, and nothing else is, whatever stands in the strings."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postroad.core.refusals import Refused
from postroad.server import wire
from postroad.server.live import messages

HEAD = '"t":"act","table":"abcdefgh","command":"12345678","asked":7'
SCALARS = st.one_of(st.integers(-9, 9), st.booleans(), st.none(), st.text(st.sampled_from(':,"\\ a\n'), max_size=8))
SPACES = st.sampled_from(["", " ", "\n", "\t "])
PAIRS = st.lists(st.tuples(st.sampled_from(["do", "slot", "a:b", '":', "ä", ""]), SCALARS), max_size=4)


def written(key: str, *, is_escaped: bool) -> str:
    return '"' + "".join(f"\\u{ord(one):04x}" for one in key) + '"' if is_escaped else json.dumps(key)


@given(pairs=PAIRS, inner=PAIRS, space=SPACES, is_escaped=st.booleans(), has_seat=st.booleans())
def test_an_action_is_refused_exactly_when_it_says_something_twice(
    pairs: list[tuple[str, Any]], inner: list[tuple[str, Any]], space: str, is_escaped: bool, has_seat: bool
) -> None:
    def whole(parts: list[tuple[str, Any]], more: str = "") -> str:
        said = [
            written(key, is_escaped=is_escaped and place > 0) + space + ":" + space + json.dumps(value)
            for place, (key, value) in enumerate(parts)
        ]
        return "{" + f"{space},".join([*said, *([more] if more else [])]) + "}"

    nested = f'"within":[{whole(inner)}]' if inner else ""
    text = "{" + HEAD + ',"action":' + whole(pairs, nested) + (',"seat":0' if has_seat else "") + "}"
    is_twice = any(len({key for key, _ in each}) < len(each) for each in (pairs, inner))
    if is_twice:
        with pytest.raises(Refused) as caught:
            messages.decode(text)
        assert caught.value.refusal.key == "malformed"
        assert "stands more than once" in str(caught.value.refusal.arguments["text"])
    else:
        sent = messages.decode(text)
        assert isinstance(sent, wire.Act)
        assert {key: value for key, value in sent.action.items() if key != "within"} == dict(pairs)


@pytest.mark.parametrize(
    "text",
    [
        "{" + HEAD + ',"asked":8,"action":{"do":"take"}}',
        "{" + HEAD + ',"action":{"do":"draw"},"action":{"do":"take"}}',
        "{" + HEAD + ',"action":{"do":"draw","slot":1},"action":{"do":"take"}}',
        "{" + HEAD + ',"action":{},"seat":0,"seat":null}',
        '{"t":"watch","t":"unwatch","table":"abcdefgh"}',
        '{"t":"chat","table":"abcdefgh","command":"12345678","text":"yes","text":"no"}',
    ],
)
def test_a_message_that_says_something_twice_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="malformed"):
        messages.decode(text)
