// What package managers read of a release, and the wheels.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { formula, repositoryOf } from '../../release/manifests';
import { licensed } from '../../release/wheels';

test('a formula has the address and the checksum of each archive that Homebrew takes, and nothing to fill in', () => {
  const text = formula('https://example.org/boardlab', '1.2.3', [
    { file: 'boardlab-1.2.3-x86_64-linux.tar.gz', sha256: 'ab'.repeat(32), brew: ['linux', 'intel'] },
    { file: 'boardlab-1.2.3-other.zip', sha256: 'cd'.repeat(32) },
  ]);
  expect(text).toContain(
    'url "https://example.org/boardlab/releases/download/v1.2.3/boardlab-1.2.3-x86_64-linux.tar.gz"',
  );
  expect(text).toContain(`on_linux do\n    on_intel do`);
  expect(text).toContain(`sha256 "${'ab'.repeat(32)}"`);
  expect(text).not.toMatch(/other|undefined|null|TODO|VERSION/);
});

test('the repository is the one of Cargo.toml, where it names one', () => {
  expect(repositoryOf('[workspace.package]\nrepository = "https://example.org/x"\n')).toBe('https://example.org/x');
  expect(repositoryOf('[workspace.package]\nversion = "1.2.3"\n')).toBe(null);
});

test('a wheel gets licences, which its list names with their sums, and the same bytes at any time', () => {
  const bare = { 'b-1.data/scripts/b': strToU8('run'), 'b-1.dist-info/RECORD': strToU8('b-1.dist-info/RECORD,,\n') };
  const made = [1_000_000_000_000, 1_600_000_000_000].map((mtime) =>
    licensed(zipSync(bare, { mtime }), { LICENSE: 'words' }, 1_700_000_000),
  );
  expect(made[0]).toEqual(made[1]);
  const files = unzipSync(made[0] ?? new Uint8Array());
  const hash = createHash('sha256').update('words').digest('base64url');
  expect(strFromU8(files['b-1.dist-info/licenses/LICENSE'] ?? new Uint8Array())).toBe('words');
  expect(strFromU8(files['b-1.dist-info/RECORD'] ?? new Uint8Array())).toBe(
    `b-1.dist-info/licenses/LICENSE,sha256=${hash},5\nb-1.dist-info/RECORD,,\n`,
  );
});

test('the wheel is made by the maturin that is installed for it', () => {
  const [, pinned] = /^(maturin==.+)$/m.exec(readFileSync('release/requirements.txt', 'utf8')) ?? [];
  expect(readFileSync('cli/pyproject.toml', 'utf8')).toContain(`requires = ["${pinned}"]`);
});
