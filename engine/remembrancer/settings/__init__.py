"""The settings that are kept in the vault."""

from remembrancer.settings.keeping import SettingsKeeping

__all__ = ["SettingsKeeping"]
