"""Whether everything of the vault is as it must be, and making again what is derived."""

from remembrancer.health.service import HealthKeeping

__all__ = ["HealthKeeping"]
