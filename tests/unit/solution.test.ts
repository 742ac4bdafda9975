// @vitest-environment happy-dom
// Test my solution: a program is run, its output is judged, a failing test is found and made smaller; all of it belongs to its game.

import { readFileSync } from 'node:fs';
import * as compare from 'words:compare';
import * as knights from 'words:knights';
import * as panes from 'words:panes';
import * as programs from 'words:programs';
import * as robots from 'words:robots';
import * as solitaire from 'words:solitaire';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Fault } from '../../www/src/engine/programs/program';
import { written } from './kit';
import { button, fireEvent, open, paste, screen, settled, text, there, waitFor } from './page';

type Runs = (input: string) => string | Fault | Promise<string>;
const [WRONG, printed] = vi.hoisted(() => [
  'nothing right\n',
  { output: 'nothing right\n', runs: null as Runs | null },
]);

/** A runner with which every program prints what no judge does, and writes to standard error, if a test gives no other. */
vi.mock('../../www/src/engine/programs/runner', () => ({
  Runner: class {
    load = async () => null;
    run = async ({ input }: { input: string }) => {
      const came = printed.runs ? await printed.runs(input) : printed.output;
      const [output, fault] = typeof came === 'string' ? [came, null] : ['', came];
      return { output, errors: 'for once', status: 0, time: 12.3456, files: {}, fault };
    };
    end = () => {};
  },
}));

/** The code editor needs a screen: the program stays in its plain field. */
vi.mock('../../www/src/panes/code', () => {
  throw new Error('no screen');
});

const program = () => document.querySelector<HTMLTextAreaElement>('.solution_comparePaste textarea')?.value ?? '';

beforeEach(() => {
  localStorage.clear();
  Object.assign(printed, { output: WRONG, runs: null });
});

async function programPane(hash: string): Promise<void> {
  await settled(await open(hash));
  const { state, input } = await import('../../www/src/game');
  input.setPasted({ text: '', source: state.source.peek(), origin: 'paste' });
  // Nothing stands here of the test before.
  (await import('../../www/src/features/compare/state')).solutionTest.setRun(null);
  const test = await waitFor(() => button(panes.test));
  if (!state.comparing.peek()) test.click();
  await waitFor(() => fireEvent.click(screen.getByRole('radio', { name: compare.origins({ origin: 'program' }) })));
  await waitFor(() => expect(program()).toContain('function solve'));
}

const TWENTY = '#v=1&game=knights&sample=twenty&case=1&ply=0';

test('the output of a program is judged and shown beside the right one', async () => {
  await programPane(TWENTY);
  button(compare.run).click();
  await waitFor(() => expect(text('.compare_verdict')).toContain(compare.wrong));
  await waitFor(() => expect(text('.compare_rows')).toContain('nothing right'));
  expect(text('.solution_compareNext')).toContain(programs.exited({ status: 0, ms: 12 }));
  expect(text('.solution_errorsWritten pre')).toBe('for once');
});

test('after a change of the input the program is run on it, and its output is never compared with another', async () => {
  await programPane(TWENTY);
  button(compare.run).click();
  await waitFor(() => expect(text('.compare_verdict')).toContain(compare.wrong));
  await paste('1\n1\n5 5\n');
  await waitFor(() => expect(text('.compare_verdict')).toContain('earlier input'));
  button(compare.run).click();
  await waitFor(() => expect(text('.compare_verdict')).toContain('Line 1 (case 1)'));
  await waitFor(() => expect(text('.compare_rows')).toContain('Case 1:'));
});

test('a program runs again by itself on the case that the input is reduced to', async () => {
  await programPane('#v=1&game=knights&sample=statement&case=1&ply=0');
  printed.output = 'Case 1: Bob\nCase 2: Bob\n';
  button(compare.run).click();
  await waitFor(() => expect(text('.compare_verdict')).toContain('Line 2 (case 2), word 3'));
  // What is left of the output is wrong: only a run can be right.
  printed.output = 'Case 1: Alice\n';
  await waitFor(() => button(compare.keepFirst).click());
  await waitFor(() => expect(written()).toBe('1\n2\n2 5\n3 5\n'));
  await waitFor(() => expect(text('.compare_verdict')).toContain(compare.accepted));
});

test('a program that writes nothing has an empty output, which is wrong', async () => {
  await programPane(TWENTY);
  printed.output = '';
  button(compare.run).click();
  await waitFor(() => expect(there('.compare_verdict [data-form=empty]')).toBe(true));
});

test('the smallest failing input is found, and becomes the input', async () => {
  await programPane(TWENTY);
  button(compare.run).click();
  await waitFor(() => button(compare.shrink).click());
  await waitFor(() =>
    expect(text('.solution_runResult')).toBe(
      `${compare.smallest({ size: knights.knights({ knights: 1 }) })} ${compare.least}`,
    ),
  );
  expect(text('.solution_smallest').trim()).toBe('1 1 0 0');
  button(compare.use).click();
  await waitFor(() => expect(written()).toBe('1\n1\n0 0\n'));
  await waitFor(() => expect(text('.compare_verdict')).toContain('Line 1 (case 1)'));
});

test('a failing random input becomes the input, with what the program prints', async () => {
  await programPane(TWENTY);
  button(compare.search).click();
  await waitFor(() => expect(text('.solution_runResult')).toBe(compare.failingFound({ seed: 1 })));
  await waitFor(() => expect(text('.compare_verdict')).toContain(compare.wrong));
  await waitFor(() => expect(text('.compare_rows')).toContain('nothing right'));
});

/** A run that ends when the test says so. */
function held(): { promise: Promise<string>; resolve(output: string): void } {
  let resolve = (_: string) => {};
  const promise = new Promise<string>((keep) => {
    resolve = keep;
  });
  return { promise, resolve: (output) => resolve(output) };
}

/** A program of `tests/programs` that is a function. */
function solved(name: string): (input: string) => string {
  const source = readFileSync(`tests/programs/${name}.js`, 'utf8');
  return new Function(`${source}\nreturn solve;`)();
}

test('a program that keeps something between cases is found, with the cases that it takes', async () => {
  await programPane(TWENTY);
  printed.runs = solved('knights_stale');
  button(compare.search).click();
  await waitFor(() => expect(text('.solution_runResult')).toBe(compare.failingTogether({ index: 3, seed: 11 })));
  await waitFor(() => expect(written()).toMatch(/^3\n/));
  await waitFor(() => expect(text('.compare_verdict')).toContain(compare.wrong));
  await waitFor(() => button(compare.shrink).click());
  await waitFor(() =>
    expect(text('.solution_runResult')).toBe(
      `${compare.smallest({ size: `${compare.cases({ cases: 2 })}, ${knights.knights({ knights: 2 })}` })} ${compare.least}`,
    ),
  );
  expect(text('.solution_smallest')).toMatch(/^2 /);
});

test('a failing case is cut out of the many of its input', async () => {
  await programPane(TWENTY);
  const right = solved('knights_stale');
  // Each case by itself, so that nothing is kept; wrong with seven knights.
  printed.runs = (input) => {
    const numbers = input.trim().split(/\s+/).map(Number);
    let [at, output] = [1, ''];
    for (let nth = 1; nth <= (numbers[0] ?? 0); nth++) {
      const places = numbers.slice(at + 1, at + 1 + 2 * (numbers[at] ?? 0));
      at += 1 + places.length;
      const said = right(`1\n${places.length / 2}\n${places.join(' ')}\n`);
      output += places.length === 14 ? `Case ${nth}: nobody\n` : said.replace('Case 1', `Case ${nth}`);
    }
    return output;
  };
  button(compare.search).click();
  await waitFor(() =>
    expect(text('.solution_runResult')).toMatch(/^Your program is wrong on case \d+ of the random input/),
  );
  await waitFor(() => expect(written()).toMatch(/^1\n/));
  await waitFor(() => expect(text('.compare_verdict')).toContain(compare.wrong));
});

test('a program that dies on a case is found, with that case, the seed and what it died of', async () => {
  await programPane(TWENTY);
  const [right, fault] = [
    solved('knights_stale'),
    { failure: 'exit 1', cause: { kind: 'exit', status: 1 }, line: null },
  ];
  printed.runs = (input) => (/^20\n/.test(input) || /^1\n5\n/.test(input) ? (fault as Fault) : right(input));
  button(compare.search).click();
  const seed = Number(
    /seed (\d+)/.exec(
      await waitFor(() => {
        const said = text('.solution_runResult');
        expect(said).toContain(compare.failed({ why: programs.exit({ status: 1 }) }));
        return said;
      }),
    )?.[1],
  );
  expect(seed).toBeGreaterThan(0);
  expect(button(compare.shrink).isConnected).toBe(true);
});

test('while a search runs nothing is said of the old output; when it is stopped, how far it came', async () => {
  await programPane('#v=1&game=knights&sample=statement&case=1&ply=0');
  const right = solved('knights_stale');
  printed.runs = right;
  printed.output = right(written());
  button(compare.run).click();
  await waitFor(() => expect(text('.compare_verdict')).toContain(compare.accepted));
  const tried = held();
  let runs = 0;
  printed.runs = (input) => (++runs > 3 ? tried.promise : right(input));
  button(compare.search).click();
  await waitFor(() => expect(text('.compare_compare')).toContain(compare.tried({ inputs: 3 })));
  expect(text('.compare_verdict')).toBe(compare.searching);
  button(programs.stop).click();
  await waitFor(() =>
    expect(text('.solution_runResult')).toBe(`${compare.stopped} ${compare.noneFailing({ inputs: 3 })}`),
  );
  await waitFor(() => expect(text('.compare_verdict')).toContain(compare.accepted));
  tried.resolve('');
});

test('a shrinking that is stopped says what it came to', async () => {
  await programPane(TWENTY);
  const waiting = held();
  let runs = 0;
  printed.runs = () => (++runs > 3 ? waiting.promise : WRONG);
  button(compare.run).click();
  await waitFor(() => button(compare.shrink).click());
  await waitFor(() => expect(runs).toBe(4));
  button(programs.stop).click();
  await waitFor(() => expect(text('.solution_runResult')).toContain(`${compare.stopped} Shrunk so far to: `));
  expect(there('.solution_smallest')).toBe(true);
  waiting.resolve('');
});

test('a program and its result stay with their game', async () => {
  await programPane(TWENTY);
  const { labOf } = await import('../../www/src/features/compare/program');
  labOf('knights').write('javascript', 'function solve() {} // mine');
  await waitFor(() => expect(program()).toContain('mine'));
  button(compare.run).click();
  await waitFor(() => button(compare.shrink).click());
  await waitFor(() => expect(text('.solution_smallest').trim()).toBe('1 1 0 0'));
  fireEvent.click(screen.getByRole('tab', { name: robots.name }));
  await waitFor(() => expect(program()).toContain('robotCount'));
  expect(there('.solution_smallest')).toBe(false);
  expect(text('.solution_runResult')).toBe('');
  fireEvent.click(screen.getByRole('tab', { name: knights.name }));
  await waitFor(() => expect(text('.solution_smallest').trim()).toBe('1 1 0 0'));
});

test('a new run shows nothing of the one before', async () => {
  await programPane(TWENTY);
  button(compare.run).click();
  await waitFor(() => button(compare.shrink).click());
  await waitFor(() => expect(there('.solution_smallest')).toBe(true));
  button(compare.run).click();
  await waitFor(() => expect(there('.solution_smallest')).toBe(false));
});

test('how a program ended is said of it, and not of one in another language', async () => {
  await programPane(TWENTY);
  printed.output = '';
  button('Run on this input').click();
  await waitFor(() => expect(text('.compare_verdict')).toContain('Wrong answer.'));
  button('Edit the program').click();
  await waitFor(() => expect(text('.solution_comparePaste')).toContain('Exit status 0'));
  const { ours } = await import('../../www/src/features/compare/program');
  ours.peek().choose('wasm');
  await waitFor(() => expect(text('.solution_comparePaste')).not.toContain('Exit status'));
  ours.peek().choose('javascript');
  await waitFor(() => expect(text('.solution_comparePaste')).toContain('Exit status 0'));
});

test('where programs play, running one leads there', async () => {
  const { state } = await open('#v=1&game=solitaire&sample=statement&case=1&ply=0').then(async (lab) => {
    await settled(lab);
    return lab;
  });
  const test = await waitFor(() => button(panes.test));
  if (!state.comparing.peek()) test.click();
  await waitFor(() => fireEvent.click(screen.getByRole('radio', { name: compare.origins({ origin: 'program' }) })));
  await waitFor(() => expect(text('.solution_comparePaste')).toContain(solitaire.programNote));
  document.querySelector<HTMLElement>('.solution_comparePaste button')?.click();
  expect(state.side.peek()).toBe('player');
});
