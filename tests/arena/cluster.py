"""A Ray cluster of real processes on this machine, in a process of its own: what it is told on standard input."""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from ray.cluster_utils import Cluster

SMALL: dict[str, Any] = {"include_dashboard": False, "object_store_memory": 80_000_000}


def main() -> None:
    """Begin with three machines, of which the first plays nothing; say the address; then `kill` one or `add` one."""
    with tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as folder:  # short: for its sockets
        os.environ["RAY_TMPDIR"] = folder  # else its address goes to a file that all users of the machine share
        Path(folder, "ray").mkdir()
        serve(folder)


def serve(folder: str) -> None:
    """Do as told until nobody tells anything."""
    cluster: Any = Cluster(initialize_head=True, head_node_args={**SMALL, "num_cpus": 0, "temp_dir": folder})
    try:
        nodes: list[Any] = [cluster.add_node(num_cpus=1, **SMALL) for _ in range(2)]
        sys.stdout.write(f"{cluster.address}\n")
        sys.stdout.flush()
        for line in sys.stdin:
            if line == "kill\n":
                cluster.remove_node(nodes.pop(0), allow_graceful=False)
            elif line == "add\n":
                nodes.append(cluster.add_node(num_cpus=1, **SMALL))
            sys.stdout.write("done\n")
            sys.stdout.flush()
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main()
