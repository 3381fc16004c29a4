"""What all tests share: the tiny game in tests/toy, and hypothesis without surprises."""

import sys
from pathlib import Path

from hypothesis import settings

sys.path.insert(0, str(Path(__file__).parent))  # for "import toy"

settings.register_profile("liferaft", derandomize=True, deadline=None, max_examples=15)
settings.load_profile("liferaft")
