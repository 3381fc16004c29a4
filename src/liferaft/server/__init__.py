"""The server: tables, seats, spectators, and one authority over each game."""
