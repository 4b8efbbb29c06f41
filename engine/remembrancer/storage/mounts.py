"""On which kind of file system a folder lies, where the system tells."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

_MOUNTS: Final = Path("/proc/self/mountinfo")
_NETWORK: Final = frozenset(
    {"9p", "afs", "beegfs", "ceph", "cifs", "coda", "davfs", "glusterfs", "lustre", "ncpfs", "nfs", "nfs4", "ocfs2"}
    | {"orangefs", "smb3", "smbfs", "virtiofs", "fuse.ceph", "fuse.davfs2", "fuse.glusterfs", "fuse.gvfsd-fuse"}
    | {"fuse.juicefs", "fuse.rclone", "fuse.s3fs", "fuse.sshfs", "fuse.mergerfs.nfs", "fuse.curlftpfs"}
)


def is_on_network(folder: Path) -> bool:
    r"""Whether what is written there goes to another computer, on which locks and syncs cannot be relied.

    Known on Linux, by what is mounted, and on Windows, by names such as ``\\server\share``; elsewhere it says no.
    """
    if os.name == "nt":
        return str(folder).startswith("\\\\")
    if not sys.platform.startswith("linux") or not _MOUNTS.is_file():
        return False
    return file_system(folder, _MOUNTS.read_text(encoding="utf-8", errors="surrogateescape")) in _NETWORK


def file_system(folder: Path, mounts: str) -> str:
    """The type of the file system of a folder, as ``mountinfo`` (see proc(5)) names it; empty if unknown."""
    place = os.path.realpath(folder)
    longest, found = -1, ""
    for line in mounts.splitlines():
        before, divided, after = line.partition(" - ")
        fields = before.split(" ")
        if not divided or len(fields) < 5:
            continue
        point = _unescaped(fields[4])
        inside = place == point or place.startswith(point.rstrip("/") + "/")
        # Of several on one point the last one covers the others.
        if inside and len(point) >= longest:
            longest, found = len(point), after.split(" ", 1)[0]
    return found


def _unescaped(field: str) -> str:
    for octal, letter in (("\\040", " "), ("\\011", "\t"), ("\\012", "\n"), ("\\134", "\\")):
        field = field.replace(octal, letter)
    return field
