// The score of each module of the core, from what cargo-mutants wrote; fails when a mutant survived.
import { readFileSync } from 'node:fs';

const [path] = process.argv.slice(2);
const KINDS = { CaughtMutant: 'caught', MissedMutant: 'missed', Timeout: 'timeout', Unviable: 'unviable' };

/** `core/src/games/pursuit/exact/row.rs` belongs to `pursuit/exact`, `core/src/rng.rs` to itself. */
const moduleOf = (file) => file.replace(/^core\/src\/(games\/)?/, '').replace(/\/[^/]*$/, '');

/** How many mutants of each module had each outcome. */
function count(outcomes) {
  const modules = new Map();
  for (const { scenario, summary } of outcomes) {
    const name = moduleOf(scenario.Mutant.file);
    const row = modules.get(name) ?? { name, caught: 0, timeout: 0, missed: 0, unviable: 0 };
    row[KINDS[summary]] += 1;
    modules.set(name, row);
  }
  return [...modules.values()].sort((one, other) => one.name.localeCompare(other.name));
}

/** A mutant that makes a test run without end is caught. */
function score({ caught, timeout, missed }) {
  const viable = caught + timeout + missed;
  return viable === 0 ? '-' : `${((100 * (caught + timeout)) / viable).toFixed(1)} %`;
}

function sum(rows) {
  const of = (key) => rows.reduce((total, row) => total + row[key], 0);
  return { name: 'all', caught: of('caught'), timeout: of('timeout'), missed: of('missed'), unviable: of('unviable') };
}

function print(rows) {
  const line = (...cells) => console.log(cells[0].padEnd(24) + cells.slice(1).map((cell) => String(cell).padStart(10)).join(''));
  line('module', 'caught', 'timeout', 'missed', 'unviable', 'score');
  for (const row of rows) line(row.name, row.caught, row.timeout, row.missed, row.unviable, score(row));
}

const { outcomes } = JSON.parse(readFileSync(path, 'utf8'));
const mutants = outcomes.filter(({ scenario }) => scenario !== 'Baseline');
const rows = count(mutants);
print([...rows, sum(rows)]);
const survivors = mutants.filter(({ summary }) => summary === 'MissedMutant');
for (const { scenario } of survivors) console.log(`missed: ${scenario.Mutant.name}`);
if (survivors.length > 0) process.exitCode = 1;
