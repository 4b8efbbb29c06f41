#!/bin/sh
# Takes away what install.sh installed. Vaults, backups and settings stay.
set -eu
library=$(cd "$(dirname "$0")" && pwd)
list=$library/installed-files
if [ ! -f "$list" ]; then
    echo "$library was not installed by install.sh; nothing was removed." >&2
    exit 1
fi
while IFS= read -r file; do
    rm -f "$file"
    # Folders that are empty now were made for it; others stay.
    rmdir -p "$(dirname "$file")" 2>/dev/null || true
done <"$list"
rm -rf "$library"
applications=$(dirname "$(dirname "$library")")/share/applications
if [ "$(ls -A "$applications" 2>/dev/null)" = mimeinfo.cache ]; then
    # Only the list of what opens what is left, which was made for the entry that is gone.
    rm -f "$applications/mimeinfo.cache"
    rmdir -p "$applications" 2>/dev/null || true
fi
if [ -d "$applications" ] && command -v update-desktop-database >/dev/null 2>&1; then
    update-desktop-database -q "$applications" || true
fi
[ "${1:-}" = "--quiet" ] || echo "Remembrancer is gone from here. Your vaults are where they were."
