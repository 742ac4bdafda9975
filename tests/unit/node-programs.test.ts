// Programs in JavaScript as they are written for Node: how they read, print and end, and what is said of those that cannot run here.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isForNode, scriptForNode } from '../../www/src/engine/programs/node-style';
import { type Main, runForNode } from '../../www/src/engine/programs/worker/node-run';
import type { Reply } from '../../www/src/engine/programs/worker/protocol';
import { type Dialogue, ErrorStream, OutputBuffer } from '../../www/src/engine/programs/worker/streams';

type Given = { input?: string; args?: string[]; files?: Record<string, string>; game?: Dialogue | null };

/** Runs a program as the worker does. */
function run(source: string, { input = 'one\ntwo\n', args = [], files = {}, game = null }: Given = {}) {
  expect(isForNode(source)).toBe(true);
  const self: Record<string, Main> = {};
  new Function('self', scriptForNode(source, 'main'))(self);
  let errors = '';
  const stream = new ErrorStream((text) => {
    errors += text;
  });
  const host = {
    soon: (next: () => void) => void setImmediate(next),
    shown: String,
    lineOf: () => null,
    takeUncaught: () => {},
  };
  const ask = { input, args, files, game: null, most: 100_000, tells: false, source: '' };
  return new Promise<Reply & { errors: string }>((keep) => {
    const answer = (reply: Reply) => {
      stream.flush();
      keep({ ...reply, errors });
    };
    runForNode(self.main as Main, ask, { errors: stream, output: new OutputBuffer(ask.most), answer, game }, host);
  });
}

const READERS: [what: string, source: string][] = [
  ['all of standard input', "process.stdout.write(require('fs').readFileSync(0, 'utf8'));"],
  ['bytes', "process.stdout.write(require('fs').readFileSync('/dev/stdin').toString());"],
  ['an object of options', "console.log(require('node:fs').readFileSync(0, { encoding: 'utf8' }).trimEnd());"],
  ['a callback', "require('fs').readFile('/dev/stdin', 'utf8', (_, text) => process.stdout.write(text));"],
  [
    'events of lines',
    "const rl = require('readline').createInterface({ input: process.stdin, output: process.stdout });\nconst lines = [];\nrl.on('line', (line) => lines.push(line)).on('close', () => console.log(lines.join('\\n')));",
  ],
  [
    'lines one by one',
    "const readline = require('readline');\n(async () => {\n  for await (const line of readline.createInterface({ input: process.stdin })) console.log(line);\n})();",
  ],
  [
    'questions',
    "const rl = require('readline').createInterface({ input: process.stdin });\nconst ask = () => new Promise((keep) => rl.question('', keep));\n(async () => { console.log(await ask()); console.log(await ask()); rl.close(); })();",
  ],
  [
    'events of data',
    "process.stdin.resume();\nprocess.stdin.setEncoding('utf8');\nlet text = '';\nprocess.stdin.on('data', (part) => { text += part; });\nprocess.stdin.on('end', () => process.stdout.write(text));",
  ],
  [
    'pieces that are put together',
    "const parts = [];\nprocess.stdin.on('data', (part) => parts.push(part)).on('end', () => process.stdout.write(Buffer.concat(parts)));",
  ],
  [
    'what is readable',
    "process.stdin.on('readable', () => { let part; while ((part = process.stdin.read()) !== null) process.stdout.write(part); });",
  ],
  ['a stream', 'for await (const part of process.stdin) process.stdout.write(part);'],
  ['an import', "import fs from 'fs';\nprocess.stdout.write(fs.readFileSync(0, 'utf8'));"],
  [
    'imports of names, over lines',
    "import {\n  readFileSync as read,\n} from 'node:fs';\nimport process, { stdout } from 'process';\nimport * as os from 'os';\nstdout.write(read(process.stdin.fd).toString().split(os.EOL).join(os.EOL));",
  ],
  ['a timer', "setTimeout(() => console.log('two'), 5);\nsetTimeout(() => console.log('one'), 1);\nprocess.stdout;"],
  ['a hash-bang', "#!/usr/bin/env node\nprocess.stdout.write(require('fs').readFileSync(0, 'utf8'));"],
];

for (const [what, source] of READERS)
  test(`a program for Node reads by ${what}`, async () => {
    expect(await run(source)).toMatchObject({ kind: 'ended', output: 'one\ntwo\n', status: 0 });
  });

test('a program that a contestant wrote is run on its input, each time anew', async () => {
  const source = readFileSync('tests/programs/knights_node.js', 'utf8');
  for (const _ of [1, 2])
    expect(await run(source, { input: '2\n1\n0 0\n1\n1 2\n' })).toMatchObject({
      output: 'Case 1: Bob\nCase 2: Alice\n',
    });
});

test('lines end as they do in Node: by a carriage return, too, and without an end', async () => {
  const source =
    "require('readline').createInterface(process.stdin).on('line', (line) => process.stdout.write(['[', line, ']\\n'].join('')));";
  expect(await run(source, { input: 'a\r\n\nb' })).toMatchObject({ output: '[a]\n[]\n[b]\n' });
  expect(await run(source, { input: '' })).toMatchObject({ output: '' });
});

test('a program ends with its own status, and what it has printed', async () => {
  const exit = "console.log('a');\nprocess.on('exit', (status) => console.log(status));\nprocess.exit(3);";
  expect(await run(exit)).toMatchObject({ kind: 'ended', status: 3, output: 'a\n' });
  expect(await run("process.stdin.on('end', () => process.exit());")).toMatchObject({ status: 0 });
  expect(await run('process.exitCode = 2;\nprocess.stdout.end("b");')).toMatchObject({ status: 2, output: 'b' });
  expect(await run("console.error('why');\nprocess.stdout.write('b');")).toMatchObject({
    errors: 'why\n',
    output: 'b',
  });
});

test('an error that nothing catches is told, wherever it is thrown', async () => {
  const told = { kind: 'failed', reason: 'threw', detail: 'TypeError: no' };
  expect(await run("process.stdout.write('');\nthrow new TypeError('no');")).toMatchObject(told);
  expect(await run("process.stdin.on('data', () => { throw new TypeError('no'); });")).toMatchObject(told);
  expect(await run("import 'fs';\nawait null;\nthrow new TypeError('no');")).toMatchObject(told);
});

test('a file or a module that is not there is named', async () => {
  expect(await run("require('fs').readFileSync('input.txt');")).toMatchObject({
    reason: 'threw',
    detail: "Error: ENOENT: no such file or directory, open 'input.txt'",
  });
  expect(await run("const _ = require('lodash');")).toMatchObject({ reason: 'noModule', detail: 'lodash' });
  expect(await run("import { sum } from './mine.js';")).toMatchObject({ reason: 'noModule', detail: './mine.js' });
});

test('too much output ends a program', async () => {
  expect(await run("for (;;) process.stdout.write('x'.repeat(1000));")).toMatchObject({ reason: 'tooLong' });
});

test('a program reads and writes the files whose names it is given', async () => {
  const source =
    "const fs = require('fs');\nfs.writeFileSync(process.argv[3], fs.readFileSync(process.argv[2], 'utf8') + '!');";
  expect(await run(source, { args: ['in', 'out'], files: { in: 'text' } })).toMatchObject({
    files: { in: 'text', out: 'text!' },
  });
});

test('in a game a line comes after what was written', async () => {
  const written: string[] = [];
  let replies = ['first\n'];
  const game: Dialogue = {
    read: () => {
      const reply = replies.shift();
      if (reply === undefined) throw new Error('no reply can come');
      return new TextEncoder().encode(reply);
    },
    write: (bytes) => {
      written.push(new TextDecoder().decode(bytes));
      replies = [`after ${written.length}\n`];
    },
  };
  const source =
    "const rl = require('readline').createInterface({ input: process.stdin });\nrl.on('line', async (line) => { await null; console.log(line); if (line === 'after 2') rl.close(); });";
  expect(await run(source, { game })).toMatchObject({ kind: 'ended' });
  expect(written).toEqual(['first\n', 'after 1\n', 'after 2\n']);
});

test('a function that is asked for an output is no program for Node', () => {
  for (const source of [
    'function solve(input) { return input; }',
    'const process = (x) => x;\nfunction solve(input) { return process(input); }',
    "// important: 'x'\nfunction solve() { return ''; }",
  ])
    expect(isForNode(source)).toBe(false);
});
