// A plain reader of zip files, written from the format's description, to see what the page has packed.
import { crc32, inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;

/** The files by their names; throws where a sum is wrong. */
export function unzipped(bytes: Buffer): Map<string, string> {
  const end = bytes.length - 22;
  if (bytes.readUInt32LE(end) !== END) throw new Error('no end of the directory');
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    if (bytes.readUInt32LE(at) !== ENTRY) throw new Error('no entry');
    const [method, sum, packed] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 16),
      bytes.readUInt32LE(at + 20),
    ];
    const [name, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const head = bytes.readUInt32LE(at + 42);
    const start = head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28);
    const data = bytes.subarray(start, start + packed);
    const text = method === 0 ? data : inflateRawSync(data);
    const title = bytes.subarray(at + 46, at + 46 + name).toString('utf8');
    if (crc32(text) !== sum) throw new Error(`the sum of ${title} is wrong`);
    files.set(title, text.toString('utf8'));
    at += 46 + name + extra + comment;
  }
  return files;
}
