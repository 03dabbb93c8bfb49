"""The golden games of Thurn und Taxis."""

from collections.abc import Iterator

from tests.records.golden import Golden


def _golden() -> Iterator[Golden]:
    for number, edition in enumerate(("ru", "cs", "hu", "de")):
        for seats in (2, 3, 4):
            is_sealed = (number + seats) % 3 == 0
            name = f"{edition}-{seats}" + ("-sealed" if is_sealed else "")
            yield Golden("thurn-taxis", name, seats, 10 * number + seats, {"edition": edition}, is_sealed)
    mixes = [(9, "stuck", "empty"), (9, "free", "first"), (8, "stuck", "empty"), (8, "free", "first")]
    for number, (asked, abandon, postmaster) in enumerate(mixes):
        options = {"edition": "custom", "all_provinces": asked, "abandon": abandon, "postmaster": postmaster}
        name, seats = f"custom-{asked}-{abandon}-{postmaster}", 2 + number % 3
        yield Golden("thurn-taxis", name, seats, 50 + number, {**options, "first": 1}, is_sealed=number == 1)
    yield Golden("thurn-taxis", "resigned-2", 2, 60, resigns={50: 0})
    yield Golden("thurn-taxis", "resigned-4-all-but-one-sealed", 4, 61, {}, True, resigns={60: 2, 80: 0, 100: 3})
    yield Golden("thurn-taxis", "resigned-3-played-on", 3, 62, resigns={100: 2})
    for seed, shares in enumerate(("ss", "s-", "sws", "--", "ssss"), 70):
        name = f"shared-{shares.replace('-', 'n')}-sealed"
        yield Golden("thurn-taxis", name, len(shares), seed, is_sealed=True, shares=shares)
    yield Golden("thurn-taxis", "random-2", 2, 63, player="random")
    yield Golden("thurn-taxis", "random-3-sealed", 3, 64, {"edition": "hu"}, is_sealed=True, player="random")


GOLDEN = list(_golden())
