#!/usr/bin/env bash
# The container of docs/jobs/Containerfile without a tool for containers: a folder that holds what the file copies is the root of a process, which runs a
# plan by the entry point. What is merged has the bytes of one process. container.sh BINARY takes the static one of a release.
set -euo pipefail
file=$(cd "$(dirname "$0")/../../docs/jobs" && pwd)/Containerfile
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/root" "$work/done"

if ! bwrap --ro-bind / / true 2>/dev/null; then
  echo 'bubblewrap makes no namespaces here: docs/jobs/Containerfile is not tested.' >&2
  exit
fi
grep -qx 'FROM scratch' "$file"
read -r _ from to < <(grep '^COPY ' "$file")
[ "$from" = boardlab ] && cp "$1" "$work/root$to"
entry=$(sed -n 's/^ENTRYPOINT \["\(.*\)"\]$/\1/p' "$file")
tar -C "$work/root" -cf "$work/layer.tar" .
inside() { bwrap --unshare-all --ro-bind "$work/root" / --bind "$work/done" /done --chdir /done "$entry" "$@"; }
mkdir "$work/root/done"

command=(pursuit tournament --players 'chase,far,area' --fields '0 5 2 2 6, 1 5 2 2 6' --jobs 1)
inside jobs plan --units 3 -- "${command[@]}" > "$work/plan.txt"
while read -r line; do inside jobs run "$line" --out /done; done < "$work/plan.txt"
inside jobs merge /done > "$work/merged.txt"
"$1" "${command[@]}" | cmp - "$work/merged.txt"
echo "The container: $(wc -c < "$work/layer.tar") bytes, $(gzip -9 < "$work/layer.tar" | wc -c) compressed."
