#!/usr/bin/env bash
# Checks dist-release/: the checksums; that the programs need nothing of a system, and run where this machine or an emulator on it can
# run them; that pip installs the same programs from the wheels; that a fresh clone of the same commit, in another folder, makes the same bytes.
set -euo pipefail
cd "$(dirname "$0")/../.."

if [ -n "$(git status --porcelain)" ]; then
  echo 'Uncommitted changes are in this release and would not be in the other: commit them first.' >&2
  exit 1
fi
(cd dist-release && sha256sum --check --quiet SHA256SUMS)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for archive in dist-release/boardlab-*.tar.gz; do tar xzf "$archive" -C "$work"; done
python3 -m zipfile -e dist-release/boardlab-*-windows.zip "$work"

# program SYSTEM: where it was unpacked. installed SYSTEM PLATFORM: by pip for that platform, without a network.
program() { echo "$work"/boardlab-*-"$1"/boardlab*; }
installed() {
  "$work/venv/bin/pip" install --quiet --disable-pip-version-check --no-index --find-links dist-release --no-deps --only-binary=:all: --platform "$2" \
    --target "$work/pip-$2" boardlab
  cmp "$work/pip-$2/bin/$(basename "$(program "$1")")" "$(program "$1")"
}
solves() { [ "$(printf '1\n1\n1 2\n' | "$@" solve knights)" = 'Case 1: Alice' ]; }

for linux in "$(program x86_64-linux)" "$(program aarch64-linux)"; do
  if ldd "$linux" 2>/dev/null | grep -q '=>'; then
    echo "$linux needs libraries of the system." >&2
    exit 1
  fi
done
env -i "$(program x86_64-linux)" --version
solves env -i "$(program x86_64-linux)"
bash tests/jobs/container.sh "$(program x86_64-linux)"
# Debian's Wine has no bcryptprimitives.dll, which every Rust program of this size loads: both are only read.
node tests/release/binaries.mjs "$(program aarch64-macos)" "$(program x86_64-windows)"

if command -v qemu-aarch64-static >/dev/null; then solves qemu-aarch64-static "$(program aarch64-linux)"; fi

# pip takes the one of the two wheels that fits this system.
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check --no-index --find-links dist-release boardlab
cmp "$work/venv/bin/boardlab" "$(program x86_64-linux)"
solves "$work/venv/bin/boardlab"
for libc in manylinux2014 musllinux_1_2; do
  installed x86_64-linux ${libc}_x86_64
  installed aarch64-linux ${libc}_aarch64
done
installed aarch64-macos macosx_11_0_arm64
installed x86_64-windows win_amd64

git clone --quiet . "$work/clone"
# Nothing of this build's may reach the other one.
env -u MAKELEVEL -u SOURCE_DATE_EPOCH make -C "$work/clone" --no-print-directory release
diff -r dist-release "$work/clone/dist-release"
echo 'Both releases have the same bytes.'
