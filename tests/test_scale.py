"""The simulation of many servers comes to what was measured, and to nothing that cannot be."""

import pytest

from benchmarks.scale import CLIENT_S, FILE, MEASURED, MEASURED_POSTGRES, POSTGRES, simulated


@pytest.mark.parametrize(("tables", "rate", "p50_ms"), MEASURED)
def test_it_comes_within_a_fifth_of_what_was_measured(tables: int, rate: int, p50_ms: float) -> None:
    seen = simulated(FILE, tables)
    assert abs(seen.rate / rate - 1) < 0.2
    assert abs(seen.p50_ms / p50_ms - 1) < 0.2


@pytest.mark.parametrize(("servers", "tables", "rate"), MEASURED_POSTGRES)
def test_so_it_does_for_several_servers_on_postgresql(servers: int, tables: int, rate: int) -> None:
    assert abs(simulated(POSTGRES, tables, servers, client_s=CLIENT_S).rate / rate - 1) < 0.2


def test_people_who_think_share_few_commits_and_more_servers_work_less_each() -> None:
    calm = simulated(POSTGRES, 500, 1, pause_s=5.0)
    assert 1 <= calm.shared < 1.2
    spread = [simulated(POSTGRES, 4000, servers, pause_s=5.0, actions=8000) for servers in (1, 2, 4)]
    assert [one.busiest for one in spread] == sorted((one.busiest for one in spread), reverse=True)
    assert all(0 < one.busiest <= 1 for one in (calm, *spread))
    dearest, cheapest = min(one.rate for one in spread), max(one.rate for one in spread)
    assert cheapest / dearest < 1.5
