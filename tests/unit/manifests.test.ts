// What package managers read of a release, and the wheels.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type Archive, formula, repositoryOf, winget } from '../../release/manifests';
import { licensed } from '../../release/wheels';

const ARCHIVES: Archive[] = [
  {
    file: 'boardlab-1.2.3-x86_64-linux.tar.gz',
    folder: 'boardlab-1.2.3-x86_64-linux',
    sha256: 'ab'.repeat(32),
    brew: ['linux', 'intel'],
  },
  { file: 'boardlab-1.2.3-x86_64-windows.zip', folder: 'boardlab-1.2.3-x86_64-windows', sha256: 'cd'.repeat(32) },
];

test('a formula has the address and the checksum of each archive that Homebrew takes, and nothing to fill in', () => {
  const text = formula('https://example.org/boardlab', '1.2.3', ARCHIVES);
  expect(text).toContain(
    'url "https://example.org/boardlab/releases/download/v1.2.3/boardlab-1.2.3-x86_64-linux.tar.gz"',
  );
  expect(text).toContain(`on_linux do\n    on_intel do`);
  expect(text).toContain(`sha256 "${'ab'.repeat(32)}"`);
  expect(text).not.toMatch(/windows|undefined|null|TODO|VERSION/);
});

/** What the schemas of winget (version 1.6.0) demand of each kind of manifest; an installer has an address and a sum. */
const DEMANDED = {
  version: ['DefaultLocale'],
  installer: ['Installers'],
  defaultLocale: ['PackageLocale', 'Publisher', 'PackageName', 'License', 'ShortDescription'],
};

test('the manifests of winget have what their schemas demand, and find the program in its archive', () => {
  const made = winget('https://example.org/boardlab', '1.2.3', ARCHIVES);
  const fields = Object.values(made).map(
    (text) => new Map([...text.matchAll(/^(\w+):(?: (.+))?$/gm)].map(([, key, value]) => [key, value])),
  );
  for (const [type, demanded] of Object.entries(DEMANDED)) {
    const [one] = fields.filter((map) => map.get('ManifestType') === type);
    expect([...(one?.keys() ?? [])]).toEqual(expect.arrayContaining(demanded));
    expect([one?.get('PackageIdentifier'), one?.get('PackageVersion')]).toEqual(['Boardlab.Boardlab', '1.2.3']);
    expect(one?.get('ManifestVersion')).toBe('1.6.0');
  }
  const installer = made['Boardlab.Boardlab.installer.yaml'] ?? '';
  const within = (key: string) => new RegExp(`^[- ]+${key}: (.+)$`, 'm').exec(installer)?.[1];
  expect(within('RelativeFilePath')).toBe('boardlab-1.2.3-x86_64-windows\\boardlab.exe');
  expect(within('InstallerUrl')).toBe(
    'https://example.org/boardlab/releases/download/v1.2.3/boardlab-1.2.3-x86_64-windows.zip',
  );
  expect(within('InstallerSha256')).toBe('CD'.repeat(32));
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
