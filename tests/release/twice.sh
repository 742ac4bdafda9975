#!/usr/bin/env bash
# Checks dist-release/: the checksums, that the binary runs without the system's libraries, that its wheel is installed by pip, and that a fresh clone of the same commit, in
# another folder, makes the same bytes.
set -euo pipefail
cd "$(dirname "$0")/../.."

if [ -n "$(git status --porcelain)" ]; then
  echo 'Uncommitted changes are in this release and would not be in the other: commit them first.' >&2
  exit 1
fi
(cd dist-release && sha256sum --check --quiet SHA256SUMS)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tar xzf dist-release/boardlab-*-x86_64-linux.tar.gz -C "$work"
binary=("$work"/boardlab-*/boardlab)
if ldd "${binary[0]}" 2>/dev/null | grep -q '=>'; then
  echo 'The binary needs libraries of the system.' >&2
  exit 1
fi
env -i "${binary[0]}" --version
bash tests/jobs/container.sh "${binary[0]}"

# Without a network: pip takes the one of the two wheels that fits this system.
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check --no-index --find-links dist-release boardlab
cmp "$work/venv/bin/boardlab" "${binary[0]}"
[ "$(printf '1\n1\n1 2\n' | "$work/venv/bin/boardlab" solve knights)" = 'Case 1: Alice' ]

git clone --quiet . "$work/clone"
# Nothing of this build's may reach the other one.
env -u MAKELEVEL -u SOURCE_DATE_EPOCH make -C "$work/clone" --no-print-directory release
diff -r dist-release "$work/clone/dist-release"
echo 'Both releases have the same bytes.'
