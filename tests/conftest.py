"""Hypothesis finds the same examples on every run."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "ebbes",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("ebbes")
