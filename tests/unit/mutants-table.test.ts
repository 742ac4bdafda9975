// What `make mutants` prints at its end: it takes hours, and the table must not fail then.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const mutant = (file: string, name: string, summary: string) => ({ scenario: { Mutant: { file, name } }, summary });
const CAUGHT = mutant('core/src/games/robots/rules.rs', 'replace play', 'CaughtMutant');
const MISSED = mutant('core/src/rng.rs', 'replace + with -', 'MissedMutant');

/** What is printed of some outcomes, and the exit status. */
function table(outcomes: object[]) {
  const folder = mkdtempSync(join(tmpdir(), 'boardlab-mutants-'));
  try {
    const file = join(folder, 'outcomes.json');
    writeFileSync(file, JSON.stringify({ outcomes: [{ scenario: 'Baseline', summary: 'Success' }, ...outcomes] }));
    const { stdout, status } = spawnSync(process.execPath, ['tests/mutants.mjs', file], { encoding: 'utf8' });
    return { lines: stdout.trimEnd().split('\n'), status };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a module has a row, and a survivor is named and fails', () => {
  const { lines, status } = table([CAUGHT, MISSED]);
  expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
    ['module', 'caught', 'timeout', 'missed', 'unviable', 'score'],
    ['rng.rs', '0', '0', '1', '0', '0.0 %'],
    ['robots', '1', '0', '0', '0', '100.0 %'],
    ['all', '1', '0', '1', '0', '50.0 %'],
    ['missed: replace + with -'],
  ]);
  expect(status).toBe(1);
});

test('without a survivor it succeeds', () => expect(table([CAUGHT]).status).toBe(0));
