// What features add to the state of the page: each part by itself, without a document or an engine.
import { expect, test } from 'vitest';
import { history } from '../../www/src/board/edits';
import type { Comparison } from '../../www/src/engine/boundary';
import type { Source } from '../../www/src/engine/protocol';
import { draftOf } from '../../www/src/features/compare/program';
import { type Run, solutionTest } from '../../www/src/features/compare/state';
import { embedding } from '../../www/src/features/embed/state';
import { exportDialog } from '../../www/src/features/export/state';
import { inputsDialog } from '../../www/src/features/inputs/state';
import { classroom } from '../../www/src/features/teach/state';
import { batches } from '../../www/src/games/solitaire/panels/games';

const SOURCE: Source = { game: 'robots', text: '0 0\n', options: '', relaxed: false };

test('a choice in the export dialog drops the file that was made of other choices', () => {
  const { state, act } = exportDialog;
  act({ kind: 'open', subject: null });
  act({ kind: 'phase', phase: { kind: 'busy', done: 3 } });
  act({ kind: 'choose', change: { format: 'gif', width: 720 } });
  expect(state.phase.value).toEqual({ kind: 'idle' });
  expect(state.choice.value).toMatchObject({ format: 'gif', width: 720, scale: 1 });
  act({ kind: 'videos', videos: ['webm'] });
  act({ kind: 'preview', preview: { picture: null, url: 'blob:1', size: { width: 1, height: 1 } } });
  act({ kind: 'phase', phase: { kind: 'failed', reason: 'engine' } });
  act({ kind: 'close' });
  expect([state.isOpen.value, state.phase.value, state.preview.value]).toEqual([false, { kind: 'idle' }, null]);
  // The choices stay for the next time.
  expect([state.choice.value.format, state.videos.value]).toEqual(['gif', ['webm']]);
});

const RUN: Run = {
  kind: 'search',
  source: SOURCE,
  busy: true,
  isStarting: false,
  result: null,
  last: null,
  tried: 0,
  progress: null,
  smallest: null,
};

test('a solution keeps one program a game', () => {
  const { state, act } = solutionTest;
  draftOf('janken').write('python', 'print()');
  expect(draftOf('janken').draft.value).toEqual({ language: 'python', texts: { python: 'print()' }, module: null });
  expect(draftOf('robots').draft.value).toEqual({ language: 'javascript', texts: {}, module: null });
  act({ kind: 'origin', origin: 'program' });
  expect([state.origin.value, state.isEditing.value]).toEqual(['program', true]);
});

test('nothing that is known of one output stays for the next', () => {
  const { state, act } = solutionTest;
  const comparison = { verdict: { kind: 'accepted' } } as Comparison;
  act({ kind: 'phase', phase: 'judging' });
  act({ kind: 'judged', cases: 2, comparison: null });
  expect([state.phase.value, state.progress.value]).toEqual(['judging', 2]);
  act({ kind: 'judged', cases: 3, comparison });
  expect([state.phase.value, state.comparison.value]).toEqual(['judged', comparison]);
  act({ kind: 'rows', page: 1, rows: [] });
  act({ kind: 'rows', page: 0, rows: [] });
  expect([...state.pages.value.keys()]).toEqual([1, 0]);
  act({ kind: 'current', row: 7 });
  act({ kind: 'watchable', watchable: true });
  act({ kind: 'phase', phase: 'other' });
  const left = [state.progress, state.comparison, state.current, state.watchable].map(({ value }) => value);
  expect([...left, state.pages.value.size]).toEqual([0, null, null, false, 0]);
});

test('a run changes only while there is one', () => {
  const { state, act } = solutionTest;
  act({ kind: 'runChanged', change: { tried: 3 } });
  expect(state.run.value).toBeNull();
  act({ kind: 'run', run: RUN });
  act({ kind: 'runChanged', change: { tried: 3 } });
  expect(state.run.value).toEqual({ ...RUN, tried: 3 });
});

test('the dialog of inputs changes one property of random inputs at a time', () => {
  const { state, act } = inputsDialog;
  act({ kind: 'open', isOpen: true });
  act({ kind: 'page', page: 'random' });
  act({ kind: 'choose', chosen: new Set([2]) });
  act({ kind: 'spans', spans: { source: SOURCE, at: new Uint32Array([0, 4]) } });
  act({ kind: 'zipping', zipping: 1 });
  act({ kind: 'shape', change: { seed: '7' } });
  act({ kind: 'shape', change: { cases: 5 } });
  expect(state.shape.value).toMatchObject({ seed: '7', cases: 5, size: 50 });
  expect([state.isOpen.value, state.page.value, state.zipping.value]).toEqual([true, 'random', 1]);
  expect([[...state.chosen.value], state.spans.value?.source]).toEqual([[2], SOURCE]);
});

test('each mode of a class counts its own guesses', () => {
  const { state, act } = classroom;
  act({ kind: 'score', right: true });
  act({ kind: 'score', right: false });
  expect(state.score.value).toEqual({ right: 1, asked: 2 });
  act({ kind: 'dark', isDark: true });
  act({ kind: 'equivalent', guess: 'N' });
  act({ kind: 'begin' });
  expect([state.score.value, state.isDark.value, state.equivalent.value]).toEqual([{ right: 0, asked: 0 }, false, 'N']);
});

test('edits of the board are kept in their order, to be undone', () => {
  history.act({ kind: 'set', texts: ['a', 'b'] });
  expect(history.state.texts.value).toEqual(['a', 'b']);
});

test('a batch replaces the one before', () => {
  const batch = { alphabet: '1', nodes: 10, from: 1, count: 2, totals: [300], busy: true };
  batches.act({ kind: 'batch', batch });
  batches.act({ kind: 'batch', batch: { ...batch, totals: [300, 310], busy: false } });
  expect(batches.state.batch.value?.totals).toEqual([300, 310]);
});

test('an embedded board is as the address of its frame says', () => {
  const { state, act } = embedding;
  expect(state.params.value).toMatchObject({ controls: 'timeline', theme: 'auto', waits: false });
  act({ kind: 'address', hash: '#controls=full&theme=dark&waits' });
  expect(state.params.value).toMatchObject({ controls: 'full', theme: 'dark', waits: true });
  act({ kind: 'address', hash: '' });
  expect(state.params.value.controls).toBe('timeline');
});
