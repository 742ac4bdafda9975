// Reads programs for Windows and macOS where none runs: for which processor they are, what they load, and that macOS will start it.
// binaries.mjs PROGRAM...
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** What every Windows from 10 on has. */
const SYSTEM_DLLS = /^(kernel32|ntdll|ws2_32|advapi32|bcrypt|bcryptprimitives|userenv|dbghelp|shell32|ole32|msvcrt|api-ms-win-[\w-]+)\.dll$/i;
const X86_64 = 0x8664;
const ARM64 = 0x0100000c;
const COMMANDS = { dylib: 0xc, signature: 0x1d, system: 0x32 };

const text = (bytes, at) => bytes.toString('latin1', at, bytes.indexOf(0, at));

/** The libraries of a PE: its optional header has their table as its second directory, sections say where that lies in the file. */
function ofWindows(bytes) {
  const head = bytes.readUInt32LE(0x3c);
  assert.equal(bytes.toString('latin1', head, head + 4), 'PE\0\0');
  assert.equal(bytes.readUInt16LE(head + 4), X86_64);
  const [sections, optional] = [bytes.readUInt16LE(head + 6), head + 24];
  const first = optional + bytes.readUInt16LE(head + 20);
  const fileOffset = (address) => {
    for (let at = first; at < first + 40 * sections; at += 40) {
      const [size, start, , raw] = [8, 12, 16, 20].map((field) => bytes.readUInt32LE(at + field));
      if (start <= address && address < start + size) return address - start + raw;
    }
    assert.fail(`no section has ${address}`);
  };
  const names = [];
  for (let at = fileOffset(bytes.readUInt32LE(optional + 120)); bytes.readUInt32LE(at + 12) !== 0; at += 20)
    names.push(text(bytes, fileOffset(bytes.readUInt32LE(at + 12))));
  for (const name of names) assert.match(name, SYSTEM_DLLS);
  return names;
}

/** The sum of each page of the program, as the signature of nobody in particular has them. What strips a program must sign it again. */
function signed(bytes, at) {
  const blob = bytes.subarray(at);
  assert.equal(blob.readUInt32BE(0), 0xfade0cc0, 'no signature');
  const code = blob.subarray(blob.readUInt32BE(16));
  assert.equal(code.readUInt32BE(0), 0xfade0c02);
  const [sums, pages, limit, size] = [16, 28, 32].map((field) => code.readUInt32BE(field)).concat(2 ** code[39]);
  assert.equal(pages, Math.ceil(limit / size));
  for (let page = 0; page < pages; page++) {
    const sum = createHash('sha256').update(bytes.subarray(page * size, Math.min(limit, (page + 1) * size)));
    assert.deepEqual(code.subarray(sums + 32 * page, sums + 32 * (page + 1)), sum.digest(), `page ${page} is not what was signed`);
  }
}

/** The libraries of a Mach-O, as its load commands name them. macOS on arm64 starts nothing that is not signed. */
function ofMacOs(bytes) {
  assert.equal(bytes.readUInt32LE(4), ARM64);
  const commands = [];
  for (let at = 32, left = bytes.readUInt32LE(16); left > 0; left--, at += bytes.readUInt32LE(at + 4))
    commands.push({ kind: bytes.readUInt32LE(at) & 0xff, at });
  const of = (kind) => commands.filter((command) => command.kind === kind).map(({ at }) => at);
  const [signature] = of(COMMANDS.signature);
  assert.ok(signature, 'no signature');
  signed(bytes, bytes.readUInt32LE(signature + 8));
  assert.deepEqual(of(COMMANDS.system).map((at) => bytes.readUInt32LE(at + 12) >> 16), [11], 'for macOS 11');
  const names = of(COMMANDS.dylib).map((at) => text(bytes, at + bytes.readUInt32LE(at + 8)));
  for (const name of names) assert.match(name, /^\/(usr\/lib|System\/Library)\//);
  return names;
}

for (const program of process.argv.slice(2)) {
  const bytes = readFileSync(program);
  const loads = bytes.toString('latin1', 0, 2) === 'MZ' ? ofWindows(bytes) : ofMacOs(bytes);
  assert.ok(loads.length > 0, program);
  console.log(`${program.split('/').at(-1)} loads ${loads.join(', ')}.`);
}
