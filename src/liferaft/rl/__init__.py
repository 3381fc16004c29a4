"""The games as environments: PettingZoo, Gymnasium and OpenSpiel. Needs the extra ``rl``."""
