// What stood in the texts of a task before a button put others there.
import { expect, test } from 'vitest';
import { Steps } from '../../www/src/features/own/steps';

const texts = (input: string) => ({ input, output: '' });

test('an undo brings back what stood, and what was written since is one step on', () => {
  const steps = new Steps();
  steps.leave(texts('one'), texts('two'));
  expect(steps.go('back', texts('two, changed'))).toEqual(texts('one'));
  expect(steps.go('back', texts('one'))).toBeNull();
  expect(steps.go('on', texts('one'))).toEqual(texts('two, changed'));
});

test('what an undo has left is still there after another change; the same texts are no step', () => {
  const steps = new Steps();
  steps.leave(texts('one'), texts('two'));
  steps.go('back', texts('two'));
  steps.leave(texts('one'), texts('three'));
  steps.leave(texts('three'), texts('three'));
  expect(steps.state.back.value.map(({ input }) => input)).toEqual(['two', 'one']);
});
