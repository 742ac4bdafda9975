// @vitest-environment happy-dom
// Test my solution: a program is run, its output is judged, a failing test is found and made smaller; all of it belongs to its game.

import * as compare from 'words:compare';
import * as knights from 'words:knights';
import * as panes from 'words:panes';
import * as programs from 'words:programs';
import * as robots from 'words:robots';
import { beforeEach, expect, test, vi } from 'vitest';
import { written } from './kit';
import { button, fireEvent, open, paste, screen, settled, text, there, waitFor } from './page';

const [WRONG, printed] = vi.hoisted(() => ['nothing right\n', { output: 'nothing right\n' }]);

/** A runner with which every program prints what no judge does, and writes to standard error. */
vi.mock('../../www/src/engine/programs/runner', () => ({
  Runner: class {
    load = async () => null;
    run = async () => ({
      output: printed.output,
      errors: 'for once',
      status: 0,
      time: 12.3456,
      files: {},
      fault: null,
    });
    end = () => {};
  },
}));

/** The code editor needs a screen: the program stays in its plain field. */
vi.mock('../../www/src/panes/code', () => {
  throw new Error('no screen');
});

const program = () => document.querySelector<HTMLTextAreaElement>('.solution_comparePaste textarea')?.value ?? '';

beforeEach(() => localStorage.clear());

async function programPane(hash: string): Promise<void> {
  await settled(await open(hash));
  const { state, input } = await import('../../www/src/game');
  input.setPasted({ text: '', source: state.source.peek(), origin: 'paste' });
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
  printed.output = WRONG;
});

test('a program that writes nothing has an empty output, which is wrong', async () => {
  await programPane(TWENTY);
  printed.output = '';
  button(compare.run).click();
  await waitFor(() => expect(there('.compare_verdict [data-form=empty]')).toBe(true));
  printed.output = WRONG;
});

test('the smallest failing input is found, and becomes the input', async () => {
  await programPane(TWENTY);
  button(compare.run).click();
  await waitFor(() => button(compare.shrink).click());
  await waitFor(() =>
    expect(text('.solution_runResult')).toBe(compare.smallest({ size: knights.knights({ knights: 1 }) })),
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

test('a program and its result stay with their game', async () => {
  await programPane(TWENTY);
  const { draftOf } = await import('../../www/src/features/compare/program');
  draftOf('knights').write('javascript', 'function solve() {} // mine');
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
  printed.output = WRONG;
});
