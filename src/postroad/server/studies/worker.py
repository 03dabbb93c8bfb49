"""A process that analyses one game: a line of JSON in, a line of JSON out for every moment, then the summary.

In: {"record", "effort", "judged"}, the last being the moments that an earlier process has judged already; out:
{"total"}, then {"number", "moment"} for each, then {"summary"}.
It dies with the server.
"""

import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from postroad.analysis.game_analysis import Analyser
from postroad.server import replays
from postroad.server.live.worker import die_with, limit_memory
from postroad.server.studies.messages import judgement_of, moment_message, summary_message


def analysed(record: str, effort: str, judged: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The lines that are said of a game."""
    analyser = Analyser(replays.read(record.encode()), effort)
    game = analyser.recorded.game
    analyser.go_on_after([[judgement_of(game, one) for one in moment["decisions"]] for moment in judged])
    told = len(judged)
    yield {"total": analyser.total}
    for _ in analyser:
        ready = analyser.judged - 1  # of the last one, luck is not known yet
        for number in range(told, ready):
            yield {"number": number, "moment": moment_message(game, analyser.moment(number), analyser.made(number))}
        told = max(told, ready)
    for number in range(told, analyser.total):
        yield {"number": number, "moment": moment_message(game, analyser.moment(number), analyser.made(number))}
    yield {"summary": summary_message(analyser.analysis())}


if __name__ == "__main__":
    limit_memory(int(sys.argv[1]))
    die_with(int(sys.argv[2]))
    for message in analysed(**msgspec.json.decode(sys.stdin.readline())):
        sys.stdout.write(msgspec.json.encode(message).decode() + "\n")
        sys.stdout.flush()
