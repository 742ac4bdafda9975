// @vitest-environment happy-dom
// Where the editor folds cases: the spans of a text, while the text changes.
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { found, spans } from '../../www/src/panes/reading';

const TEXT = '1 0\n3 4\n0 0\n';

/** An editor with a text, told where the cases of a text of some length are. */
function told(doc: string, all: number[], length: number): EditorState {
  const state = EditorState.create({ doc, extensions: spans });
  return state.update({ effects: found.of({ all: new Uint32Array(all), length }) }).state;
}

const cases = (state: EditorState) => [...state.field(spans).all];

test('spans move with the text that is typed within them', () => {
  const state = told(TEXT, [0, 8], TEXT.length);
  expect(cases(state.update({ changes: { from: 4, insert: '9\n' } }).state)).toEqual([0, 10]);
});

test('spans of a text that the editor does not show yet wait for it', () => {
  const next = TEXT.repeat(3);
  const state = told(TEXT, [0, 8, 12, 20], next.length);
  expect(cases(state.update({ changes: { from: 0, to: TEXT.length, insert: next } }).state)).toEqual([0, 8, 12, 20]);
});

test('spans of a text that never comes are dropped', () => {
  const state = told(TEXT, [0, 8, 12, 20], 3 * TEXT.length);
  expect(cases(state.update({ changes: { from: 0, insert: ' ' } }).state)).toEqual([]);
});
