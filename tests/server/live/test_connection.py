"""Frames as they go over a socket: any client of the protocol must read them."""

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from postroad.server.live.connection import framed


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
