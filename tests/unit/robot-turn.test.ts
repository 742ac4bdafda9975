// A robot in a match: what it is started with in each language, and what becomes of its folder.
import { expect, test } from 'vitest';
import type { Program, RunRequest, RunResult } from '../../www/src/engine/programs/program';
import { play } from '../../www/src/games/pursuit/panels/matches';
import { Robot } from '../../www/src/games/pursuit/panels/robot-turn';

const MODULE: Program = { language: 'wasm', module: new Uint8Array() };
const FUNCTION: Program = { language: 'javascript', source: '', entry: 'robot' };
const NOTHING: RunResult = { output: '', errors: '', status: 0, time: 1, files: {}, fault: null, game: null };

/** A robot that is no program: what it does in a run is given. */
function robotOf(program: Program, act: (asked: RunRequest) => Partial<RunResult>) {
  const asked: RunRequest[] = [];
  const run = async (request: RunRequest) => {
    asked.push(request);
    return { ...NOTHING, ...act(request) };
  };
  return { asked, robot: new Robot(program, { load: async () => null, run }) };
}

test('a program gets the names of two files, and finds what it has left in its folder, but not its last output', async () => {
  const { asked, robot } = robotOf(MODULE, ({ files }) => ({
    files: { ...files, 'output.txt': `${(files?.notes ?? '').length}`, notes: `${files?.notes ?? ''}|` },
  }));
  await robot.begin();
  expect((await robot.turn('first')).output).toBe('0');
  expect((await robot.turn('second')).output).toBe('1');
  expect(asked).toEqual([
    { input: '', args: ['input.txt', 'output.txt'], files: { 'input.txt': 'first' } },
    { input: '', args: ['input.txt', 'output.txt'], files: { 'input.txt': 'second', notes: '|' } },
  ]);
  // Another match begins in an empty folder.
  await robot.begin();
  expect((await robot.turn('third')).output).toBe('0');
});

test('a program without an output file has none, whatever it prints; one that failed keeps its own fault', async () => {
  const { robot } = robotOf(MODULE, () => ({ output: '0 0\n' }));
  expect(await robot.turn('')).toMatchObject({ output: '', fault: { failure: 'no-file' } });
  const fault = { failure: 'exit 3', cause: { kind: 'exit' as const, status: 3 }, line: null };
  const failing = robotOf(MODULE, () => ({ fault, files: {} }));
  expect((await failing.robot.turn('')).fault).toBe(fault);
});

test('a function gets the text, and returns one', async () => {
  const { asked, robot } = robotOf(FUNCTION, () => ({ output: '1 0' }));
  expect(await robot.turn('a text')).toMatchObject({ output: '1 0', fault: null });
  expect(asked).toEqual([{ input: 'a text' }]);
});

test('a program for Node gets the names of files, as it would from Node', async () => {
  const program: Program = { ...FUNCTION, source: "require('fs').readFileSync(process.argv[2])" } as Program;
  const { asked, robot } = robotOf(program, () => ({ files: { 'output.txt': '1 0' } }));
  expect(await robot.turn('a text')).toMatchObject({ output: '1 0', fault: null });
  expect(asked[0]?.args).toEqual(['input.txt', 'output.txt']);
});

/** Plays a match against a strategy that stands in the page's own engine. */
async function match(robot: Robot) {
  const { openHeadless } = await import('./headless');
  await openHeadless();
  const { Engine } = await import('../../www/src/engine/engine');
  const engine = new Engine(
    () => {},
    () => {},
  );
  const pairing = { field: '0 5 2 1 20', side: 0, rival: 'far', blocked: false } as const;
  const told: string[] = [];
  const result = await play(
    pairing,
    robot,
    engine,
    () => false,
    (errors) => told.push(errors),
  );
  engine.end();
  return { result, told };
}

test('a match is played through files, and the first fault forfeits it', async () => {
  const { asked, robot } = robotOf(MODULE, ({ files }) => ({
    errors: 'said\n',
    files: { ...files, 'output.txt': '0 0\n0 0\n' },
  }));
  const { result, told } = await match(robot);
  expect(result).toMatchObject({ turns: 20, forfeit: false, fault: null });
  expect(result?.record).toContain('my-robot\nfar\n');
  expect([asked.length, told.length]).toEqual([20, 20]);
  const { result: lost } = await match(robotOf(MODULE, () => ({})).robot);
  expect(lost).toMatchObject({ points: 0, forfeit: true, fault: { failure: 'no-file' } });
  expect(lost?.record).toContain('! #no-file');
});
