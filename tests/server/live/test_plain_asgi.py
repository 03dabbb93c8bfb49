"""The tests of sockets once more, over plain ASGI: without our connection class everything works the same."""

import pytest

from postroad.server.live.connection import framed, unframed
from tests.server.live import wires
from tests.server.live.test_socket_counts import test_a_person_has_only_so_many_sockets  # noqa: F401
from tests.server.live.test_sockets import (  # noqa: F401
    test_a_foreign_page_and_a_missing_origin_are_turned_away,
    test_a_lone_half_of_a_character_never_stops_the_socket,
    test_a_whole_game_is_played_with_reconnects_and_spectators,
    test_binary_and_large_frames_close_the_socket,
    test_goodbye_is_said_before_the_server_stops,
    test_lines_come_once_and_in_order,
    test_many_spectators_get_the_same_text_made_once,
    test_of_eight_sockets_of_one_seat_one_wins_each_round,
    test_people_see_who_looks_and_hear_what_is_said,
    test_too_many_messages_are_refused_then_the_socket_is_closed,
    test_what_is_no_message_is_refused_and_at_last_the_socket_closed,
    test_whoever_loses_the_right_loses_it_at_once,
)


@pytest.fixture(autouse=True)
def plain_asgi(monkeypatch: pytest.MonkeyPatch) -> None:
    """uvicorn's own class of sockets, which knows nothing of ours."""
    monkeypatch.setattr(wires, "PROTOCOL", "websockets-sansio")


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536, 70000])
def test_frames_can_be_read_again(size: int) -> None:
    texts = ["x" * size, "é", "y" * size]
    assert list(unframed(b"".join(framed(text.encode()) for text in texts))) == texts
