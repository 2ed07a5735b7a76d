"""The spring of the specification, written once more and apart from the product."""

from math import cos, exp, pi, sin, sqrt

DAMPING, RESPONSE = 0.75, 0.3


def spring(seconds: float) -> float:
    """The share of the way that a spring, let go at rest, has gone."""
    omega = 2 * pi / RESPONSE
    damped = omega * sqrt(1 - DAMPING**2)
    decay = exp(-DAMPING * omega * seconds)
    return 1 - decay * (cos(damped * seconds) + DAMPING * omega / damped * sin(damped * seconds))
