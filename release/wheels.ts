// What maturin makes, with the licences of all that is in it: maturin takes only files of the crate's own folder. Sorted, and with
// one time, it has the same bytes wherever it is made.
import { createHash } from 'node:crypto';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { localTimeOf } from './archives';

type Files = Record<string, Uint8Array>;

const UNIX = 3;

/** A wheel with more files in the folder of its licences. `seconds`: the time of all files, since 1970. */
export function licensed(wheel: Uint8Array, licences: Record<string, string>, seconds: number): Uint8Array {
  const files: Files = unzipSync(wheel);
  const record = Object.keys(files).find((name) => name.endsWith('.dist-info/RECORD'));
  if (!record) throw new Error('the wheel has no RECORD');
  const folder = record.replace(/RECORD$/, 'licenses/');
  for (const [name, text] of Object.entries(licences)) files[folder + name] = strToU8(text);
  const added = Object.keys(licences).map((name) => recorded(folder + name, files[folder + name] ?? new Uint8Array()));
  files[record] = strToU8(added.join('') + strFromU8(files[record] ?? new Uint8Array()));
  return zipSync(
    Object.fromEntries(
      Object.entries(files)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, bytes]) => [name, [bytes, { os: UNIX, attrs: modeOf(name) << 16 }]]),
    ),
    { level: 9, mtime: localTimeOf(seconds) },
  );
}

/** A plain file; what is installed beside Python can be run. */
const modeOf = (name: string) => 0o100_000 | (name.includes('.data/scripts/') ? 0o755 : 0o644);

/** A line of the list that an installer checks. */
function recorded(name: string, bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest('base64url');
  return `${name},sha256=${hash},${bytes.length}\n`;
}
