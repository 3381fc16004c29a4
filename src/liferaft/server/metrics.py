"""What the server tells Prometheus about itself."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY: Final = CollectorRegistry()

TABLES: Final = Gauge("liferaft_tables", "Tables in memory.", registry=REGISTRY)
CONNECTIONS: Final = Gauge("liferaft_connections", "Open connections.", registry=REGISTRY)
MOVES: Final = Counter("liferaft_moves", "Moves stored.", ["how"], registry=REGISTRY)
REFUSED: Final = Counter("liferaft_refused", "Messages refused.", ["code"], registry=REGISTRY)
SENT: Final = Histogram(
    "liferaft_message_bytes",
    "Size of messages to devices.",
    buckets=(1e3, 3e3, 1e4, 3e4, 6e4, 1e5, 3e5),
    registry=REGISTRY,
)
COMMIT_SECONDS: Final = Histogram(
    "liferaft_commit_seconds",
    "Time of a commit.",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5),
    registry=REGISTRY,
)
COMMIT_ROWS: Final = Histogram(
    "liferaft_commit_writes",
    "Writes in one commit.",
    buckets=(1, 2, 5, 10, 20, 50, 100, 500),
    registry=REGISTRY,
)
THOUGHT: Final = Histogram(
    "liferaft_bot_seconds",
    "Time a bot took to decide.",
    ["level"],
    buckets=(0.001, 0.005, 0.02, 0.1, 0.5, 2, 5, 10),
    registry=REGISTRY,
)
WORKERS_LOST: Final = Counter(
    "liferaft_workers_lost", "Worker processes that crashed or took too long.", registry=REGISTRY
)
