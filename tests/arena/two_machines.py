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


@contextmanager
def two_machines() -> Iterator[str]:
    """The address of the cluster, as long as it is needed."""
    process = subprocess.Popen(
        [sys.executable, __file__],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    with process:
        assert process.stdout is not None
        yield process.stdout.readline().strip()
        process.communicate(timeout=120)


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
