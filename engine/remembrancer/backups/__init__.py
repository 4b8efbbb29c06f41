"""Copies of the vault: made when something changed, thinned as they grow old, looked into before going back to one."""

from remembrancer.backups.service import BackupKeeping

__all__ = ["BackupKeeping"]
