// What features add to the state of the page: each part by itself, without a document or an engine.
import { expect, test, vi } from 'vitest';
import { history } from '../../www/src/board/edits';
import type { Source } from '../../www/src/engine/protocol';
import { labOf } from '../../www/src/features/compare/program';
import { type Run, solutionTest } from '../../www/src/features/compare/state';
import { embedding } from '../../www/src/features/embed/state';
import { exportDialog } from '../../www/src/features/export/state';
import { inputsDialog } from '../../www/src/features/inputs/state';
import { batches } from '../../www/src/games/solitaire/panels/games';

const SOURCE: Source = { game: 'robots', text: '0 0\n', options: '', relaxed: false };

test('a choice in the export dialog drops the file that was made of other choices', () => {
  const { state } = exportDialog;
  exportDialog.open(null);
  exportDialog.setPhase({ kind: 'busy', done: 3 });
  exportDialog.choose({ format: 'gif', width: 720 });
  expect(state.phase.value).toEqual({ kind: 'idle' });
  expect(state.choice.value).toMatchObject({ format: 'gif', width: 720 });
  exportDialog.setVideos(['webm']);
  exportDialog.setPreview({ picture: null, url: 'blob:1', size: { width: 1, height: 1 } });
  exportDialog.setPhase({ kind: 'failed', reason: 'engine' });
  exportDialog.close();
  expect([state.isOpen.value, state.phase.value, state.preview.value]).toEqual([false, { kind: 'idle' }, null]);
  // The choices stay for the next time.
  expect([state.choice.value.format, state.videos.value]).toEqual(['gif', ['webm']]);
});

const RUN: Run = {
  kind: 'search',
  source: SOURCE,
  language: 'javascript',
  result: null,
  last: null,
  tried: 0,
  progress: null,
  smallest: null,
};

test('a solution keeps one program a game', () => {
  labOf('janken').write('python', 'print()');
  expect(labOf('janken').draft.value).toEqual({ language: 'python', texts: { python: 'print()' }, module: null });
  expect(labOf('robots').draft.value).toEqual({ language: 'javascript', texts: {}, module: null });
});

test('a run changes only while there is one', () => {
  const { state } = solutionTest;
  solutionTest.changeRun({ tried: 3 });
  expect(state.run.value).toBeNull();
  solutionTest.setRun(RUN);
  solutionTest.changeRun({ tried: 3 });
  expect(state.run.value).toEqual({ ...RUN, tried: 3 });
});

test('the dialog of inputs changes one property of random inputs at a time', () => {
  const { state } = inputsDialog;
  inputsDialog.setOpen(true);
  inputsDialog.turnTo('random');
  inputsDialog.choose(new Set([2]));
  inputsDialog.setSpans({ source: SOURCE, at: new Uint32Array([0, 4]) });
  inputsDialog.setZipping(1);
  inputsDialog.changeShape({ seed: '7' });
  inputsDialog.changeShape({ cases: 5 });
  expect(state.shape.value).toMatchObject({ seed: '7', cases: 5, size: 20 });
  expect([state.isOpen.value, state.page.value, state.zipping.value]).toEqual([true, 'random', 1]);
  expect([[...state.chosen.value], state.spans.value?.source]).toEqual([[2], SOURCE]);
});

test('edits of the board are kept in their order, to be undone', () => {
  history.keep('a');
  history.keep('b');
  expect(history.state.texts.value).toEqual(['a', 'b']);
  expect([history.take(), history.take(), history.take()]).toEqual(['b', 'a', undefined]);
});

test('a batch replaces the one before', () => {
  vi.stubGlobal('navigator', { hardwareConcurrency: 2 });
  const order = { alphabet: '1', nodes: 10, from: 1, count: 2 };
  batches.start(order);
  batches.start({ ...order, from: 3 });
  expect(batches.last.value).toEqual({ ...order, from: 3, totals: [], busy: true });
  batches.stop();
  expect(batches.last.value?.busy).toBe(false);
});

test('an embedded board is as the address of its frame says', () => {
  const { state } = embedding;
  expect(state.params.value).toMatchObject({ controls: 'timeline', theme: 'auto', waits: false });
  embedding.setAddress('#controls=full&theme=dark&waits');
  expect(state.params.value).toMatchObject({ controls: 'full', theme: 'dark', waits: true });
  embedding.setAddress('');
  expect(state.params.value.controls).toBe('timeline');
});

test('what random inputs are like is there the next time', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  inputsDialog.changeShape({ seed: '4711' });
  inputsDialog.changeShape({ cases: 7, size: 20, adversarial: 0 });
  vi.resetModules();
  const { inputsDialog: later } = await import('../../www/src/features/inputs/state');
  expect(later.state.shape.value).toEqual({ seed: '4711', cases: 7, size: 20, adversarial: 0 });
  vi.unstubAllGlobals();
});
