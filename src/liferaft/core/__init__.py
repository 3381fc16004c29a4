"""The shape of every game: generator, actions, agenda, state, options, records."""
