"""The test kit that holds every game to the contract: laws, perft, goldens, rule coverage.

It is public: authors of other games use it as we do. Install it with ``liferaft[testing]``.
"""
