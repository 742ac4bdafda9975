// What a release is made of: archives with the same bytes for the same files, and a bill of materials.
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { filesOf, tarball, zip } from '../../release/archives';
import { sbom } from '../../release/sbom';
import { tar } from '../../www/build/tar';

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

test('a tar has its files with names, permissions, sizes, times and sums where the format wants them', () => {
  const [run, text] = [Buffer.from('run'), Buffer.alloc(513, 'x')];
  const made = tar([
    { name: 'made/run', content: run, mode: 0o755, mtime: SECONDS },
    { name: 'made/text', content: text, mode: 0o644, mtime: 0 },
  ]);
  expect(made.length).toBe(512 * (2 + 3 + 2));
  for (const [at, fields] of [
    [0, ['made/run', 0o755, 3, SECONDS]],
    [1024, ['made/text', 0o644, 513, 0]],
  ] as const) {
    const field = (from: number, length: number) =>
      made.toString('latin1', at + from, at + from + length).replace(/\0.*/s, '');
    const octal = (from: number, length: number) => Number.parseInt(field(from, length), 8);
    expect([field(0, 100), octal(100, 8), octal(124, 12), octal(136, 12)]).toEqual(fields);
    expect(field(257, 6)).toBe('ustar');
    // The sum counts its own field as spaces.
    const header = Buffer.from(made.subarray(at, at + 512)).fill(' ', 148, 156);
    expect(octal(148, 8)).toBe(header.reduce((sum, byte) => sum + byte, 0));
  }
  expect(made.subarray(512, 515).equals(run)).toBe(true);
  expect(made.subarray(1536, 1536 + 513).equals(text)).toBe(true);
});

test('a tar refuses a name that its header has no room for', () => {
  const named = (name: string) => () => tar([{ name, content: Buffer.of(), mode: 0o644, mtime: 0 }]);
  expect(named('n'.repeat(100))).not.toThrow();
  expect(named('n'.repeat(101))).toThrow('names of 100 bytes at most');
  expect(named('ж'.repeat(51))).toThrow('has 102');
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
