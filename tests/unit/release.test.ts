// What a release is made of: archives with the same bytes for the same files, and a bill of materials.
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { filesOf, tarball, zip } from '../../release/archives';
import { sbom } from '../../release/sbom';

const SECONDS = 1_700_000_000;

/** A folder with two files, written in an order, at a time. */
function folder(order: string[], time: number): string {
  const parent = mkdtempSync(join(tmpdir(), 'boardlab-release-'));
  mkdirSync(join(parent, 'made/sub'), { recursive: true });
  for (const file of order) {
    const path = join(parent, 'made', file);
    writeFileSync(path, `text of ${file}`);
    utimesSync(path, time, time);
  }
  return parent;
}

test('archives tell nothing of when and in which order their files were written', () => {
  const parents = [folder(['b.txt', 'sub/a.txt'], 1_000_000_000), folder(['sub/a.txt', 'b.txt'], 1_600_000_000)];
  const made = parents.map((parent) => {
    const at = join(parent, 'made');
    return [zip(at, filesOf(at), 'made', SECONDS), tarball(parent, 'made', SECONDS)].map((bytes) => Buffer.from(bytes));
  });
  for (const parent of parents) rmSync(parent, { recursive: true });
  expect(made[0]?.[0]?.equals(made[1]?.[0] ?? Buffer.of())).toBe(true);
  expect(made[0]?.[1]?.equals(made[1]?.[1] ?? Buffer.of())).toBe(true);
  const files = Object.entries(unzipSync(new Uint8Array(made[0]?.[0] ?? [])));
  expect(files.map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['made/b.txt', 'text of b.txt'],
    ['made/sub/a.txt', 'text of sub/a.txt'],
  ]);
});

test('the bill of materials names each work once, with its licence and what has it', () => {
  const serde = {
    from: 'cargo',
    name: 'serde',
    version: '1.0.0',
    licence: 'MIT/Apache-2.0',
    home: 'https://serde.rs',
    text: '',
  } as const;
  const state = { ...serde, from: 'npm', name: '@codemirror/state', licence: 'MIT' } as const;
  const { components, metadata } = sbom('0.1.0', { page: [state, serde], 'command line': [serde] }, SECONDS);
  expect(metadata.timestamp).toBe('2023-11-14T22:13:20.000Z');
  expect(components.map(({ purl }) => purl)).toEqual(['pkg:cargo/serde@1.0.0', 'pkg:npm/%40codemirror/state@1.0.0']);
  expect(components[0]?.licenses).toEqual([{ expression: 'MIT OR Apache-2.0' }]);
  expect(components[0]?.properties.map(({ value }) => value)).toEqual(['page', 'command line']);
});
