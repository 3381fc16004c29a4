"""``python -m liferaft`` is the same as ``liferaft``."""

from liferaft.cli import main

main()
