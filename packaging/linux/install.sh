#!/bin/sh
# Installs this folder for one person, without an administrator:
#   ./install.sh [PLACE]      into PLACE, ~/.local if none is named; PLACE/bin should be in the search path
# Installing again replaces what was installed before. Vaults are never touched.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
place=${1:-$HOME/.local}
mkdir -p "$place"
place=$(cd "$place" && pwd)
library=$place/lib/remembrancer

if ! (cd "$here" && sha256sum --check --quiet --strict SHA256SUMS); then
    echo "This folder is not as it was made; nothing was installed. Unpack or download it again." >&2
    exit 1
fi
if [ -e "$library" ] && [ ! -f "$library/installed-files" ]; then
    echo "$library is there already and is not from this script; nothing was installed. Name another place." >&2
    exit 1
fi
if [ -f "$library/uninstall.sh" ]; then
    sh "$library/uninstall.sh" --quiet
fi

mkdir -p "$place/lib" "$place/bin" "$place/share"
cp -R "$here/lib/remembrancer" "$library"
cp "$here/uninstall.sh" "$library/uninstall.sh"
list=$library/installed-files
(cd "$here/share" && find . -type f) | sed "s|^\.|$place/share|" >"$list"
for name in remembrancer remembrancer-app; do
    ln -sf "../lib/remembrancer/$name" "$place/bin/$name"
    echo "$place/bin/$name" >>"$list"
done
cp -R "$here/share/." "$place/share/"
# Started from a menu, the search path of a shell is not known.
entry=$place/share/applications/remembrancer.desktop
sed -e "s|^Exec=remembrancer-app|Exec=\"$place/bin/remembrancer-app\"|" \
    -e "s|^TryExec=remembrancer-app|TryExec=$place/bin/remembrancer-app|" "$entry" >"$entry.new"
mv "$entry.new" "$entry"
if command -v update-desktop-database >/dev/null 2>&1; then
    update-desktop-database -q "$place/share/applications" || true
fi
echo "Installed in $place. Start it from the menu, or with $place/bin/remembrancer-app."
echo "To take it away again: sh $library/uninstall.sh"
