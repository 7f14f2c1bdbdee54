"""A real Ray cluster of two nodes, as a process of its own that ends with its input."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

NODE: dict[str, Any] = {
    "num_cpus": 1,
    "include_dashboard": False,
    "object_store_memory": 100_000_000,
}


TRIES = 5
"""Ray gives a node 30 seconds to start, and a busy machine may need more."""


@contextmanager
def two_machines() -> Iterator[str]:
    """The address of the cluster, as long as it is needed."""
    for _ in range(TRIES):
        with _started() as process:
            assert process.stdout is not None
            if address := process.stdout.readline().strip():
                yield address
                process.communicate(timeout=120)
                return
    raise TimeoutError("Ray does not start")


def _started() -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, __file__],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )


def main() -> None:
    """Start both nodes, say where, and stop them when nobody listens any more."""
    from ray.cluster_utils import Cluster

    cluster: Any = Cluster(initialize_head=True, head_node_args=NODE)
    cluster.add_node(wait=False, **NODE)
    print(cluster.address, flush=True)
    sys.stdin.read()
    cluster.shutdown()


if __name__ == "__main__":
    main()
