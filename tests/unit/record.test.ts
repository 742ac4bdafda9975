// @vitest-environment happy-dom
// What a pupil has answered, in two tabs of one browser.
import { expect, test, vi } from 'vitest';

/** The record as a tab of its own has it. */
async function tab() {
  vi.resetModules();
  const { pupil } = await import('../../www/src/features/teach/record');
  pupil.open('digest', true);
  return pupil;
}

test('two tabs with one lesson lose no answer, no game and no name, and the first answer to a step stays', async () => {
  const [first, second] = [await tab(), await tab()];
  first.setName('Ada');
  first.answer(0, 'N');
  first.play(0, 'n');
  second.answer(1, 'S');
  second.answer(0, 'W');
  second.play(1, 's');
  first.answer(2, null);
  const all = { name: 'Ada', answers: { 0: 'N', 1: 'S', 2: null }, games: { 0: 'n', 1: 's' } };
  expect(first.state.record.value).toEqual(all);
  const third = await tab();
  expect(third.state.record.value).toEqual(all);
  third.clear();
  expect((await tab()).state.record.value).toEqual({ name: 'Ada', answers: {}, games: {}, again: 1 });
});

test('a test that one tab has finished stands in every tab, until the device forgets it', async () => {
  localStorage.clear();
  const [first, second] = [await tab(), await tab()];
  first.setName('Ada');
  first.answerAnew(0, 'N');
  second.setName('Bob');
  first.finish();
  const all = { name: 'Ada', answers: { 0: 'N' }, games: {}, isOver: true };
  for (const act of [
    () => second.setName('Eve'),
    () => second.answerAnew(0, 'S'),
    () => second.answer(1, 'S'),
    () => second.play(0, 'n'),
    () => second.clear(),
  ]) {
    act();
    expect((await tab()).state.record.value).toEqual(all);
  }
  const { forgetRecord, hasRecord } = await import('../../www/src/features/teach/record');
  expect(hasRecord('digest')).toBe(true);
  forgetRecord('digest');
  expect(hasRecord('digest')).toBe(false);
  expect((await tab()).state.record.value).toEqual({ name: '', answers: {}, games: {}, again: 1 });
});
