"""The team of Forbidden Island: ways and risks, goals and habits, turns worth comparing."""
