#!/usr/bin/env bash
# Runs the unit tests. A machine that does other work starves their workers: a file that was red beside others must be green five times
# by itself. The first report stays in the log. A run without a report was ended by Node itself, and tells of no test: it is made again.
set -euo pipefail
cd "$(dirname "$0")/.."
report=target/unit.json
mkdir -p target
rm -f "$report"
all() { npm run --silent unit -- --reporter=default --reporter=json --outputFile.json="$report"; }
all && exit
if [ ! -e "$report" ]; then
  printf '\n== The runner itself has ended: all again\n'
  all && exit
fi
mapfile -t red < <(node -p 'JSON.parse(require("fs").readFileSync(process.argv[1], "utf8")).testResults
  .filter(({ status }) => status === "failed").map(({ name }) => name).join("\n")' "$report")
[ -n "${red[0]:-}" ]
for time in 1 2 3 4 5; do
  printf '\n== What was red, by itself: %s of 5\n' "$time"
  npm run --silent unit -- --no-file-parallelism "${red[@]}"
done
