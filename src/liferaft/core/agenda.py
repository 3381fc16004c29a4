"""Frames of the agenda: a step, the seat it concerns, and a thing, in one native int."""

from mypy_extensions import i64


def frame(step: i64, seat: i64 = 0, thing: i64 = 0) -> i64:
    """A step still to come."""
    return step | (seat << 8) | (thing << 16)


def step_of(f: i64) -> i64:
    """What is to be done."""
    return f & 255


def seat_of(f: i64) -> i64:
    """Whom it concerns."""
    return (f >> 8) & 255


def thing_of(f: i64) -> i64:
    """What else it needs to know: a count, a tile, a set."""
    return f >> 16
