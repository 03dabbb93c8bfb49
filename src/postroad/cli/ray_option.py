"""The options --workers and --ray: where something long is done, and what can go wrong there."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click

from postroad.arena.ray_workers import LOCAL, NoCluster, OtherVersion


def workers_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add how many processes to use, and where."""
    with_ray = click.option(
        "--ray",
        is_flag=False,
        flag_value=LOCAL,
        metavar="[ADDRESS]",
        help="Use the machines of a Ray cluster; without an address, one of this machine with --workers processes.",
    )(command)
    return click.option(
        "--workers", default=1, show_default=True, type=click.IntRange(1, 256), help="Processes to use."
    )(with_ray)


@contextmanager
def cluster_reported() -> Iterator[None]:
    """Say in one line what is wrong with a cluster."""
    try:
        yield
    except (NoCluster, OtherVersion) as error:
        raise click.ClickException(str(error)) from error
