"""Frames as they go over a socket: any client of the protocol must read them."""

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from postroad.server.live.connection import HEAD, framed, framed_in
from postroad.server.live.uvicorn_connection import LONGEST, frame_size


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_frame_is_read_by_others_as_it_was_meant(size: int) -> None:
    text = ("ő" + "x" * size).encode()[-size:] if size else b""
    reader = StreamReader()
    reader.feed_data(framed(text))
    reading = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as end:
        next(reading)
    frame = end.value.value
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, text)
    assert not reader.buffer  # nothing is left over


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_frame_made_in_a_buffer_is_the_same(size: int) -> None:
    text = b"x" * size
    assert framed_in(bytearray(HEAD) + text) == framed(text)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, LONGEST])
def test_the_size_of_a_client_s_frame_is_known_from_its_start(size: int) -> None:
    frame = Frame(Opcode.TEXT, b"x" * size).serialize(mask=True)
    head = 2 if size < 126 else 4
    assert [frame_size(frame[:length]) for length in range(head)] == [0] * head
    assert frame_size(frame[:head]) == frame_size(frame) == len(frame)


def test_what_is_no_short_frame_of_a_client_is_left_to_others() -> None:
    large, unmasked = Frame(Opcode.TEXT, b"x" * (LONGEST + 1)), Frame(Opcode.TEXT, b"x")
    assert frame_size(large.serialize(mask=True)) == -1
    assert frame_size(unmasked.serialize(mask=False)) == -1
    assert frame_size(b"\x81\xff" + bytes(8)) == -1
