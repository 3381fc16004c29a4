"""A process that works for another one: it ends with it, however that ends."""

import multiprocessing
import os
import signal
import threading


def begin() -> None:
    """Ctrl+C ends a helper without a word; what to say about it is said elsewhere."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    leave_with_parent()


def leave_with_parent() -> None:
    """End this process as soon as the one that started it is gone, even if it was killed."""
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
