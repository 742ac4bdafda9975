// @vitest-environment happy-dom
// What is said of an input: mistakes at their place, limits, notes; and that the last good board stays.
import { expect, test } from 'vitest';
import { button, fireEvent, open, press, screen, text, until, waitFor } from './page';

const ROBOTS = '#v=1&game=robots&sample=statement&case=1&ply=0';
const BAD = '4 0\n17 18\n13 99\n8 12\n10 12\n0 0\n';

const error = () => text('.error');
const output = () => document.querySelector('.output pre')?.textContent ?? null;

/** Replaces the whole input, as a paste into the plain field does. */
async function write(words: string): Promise<void> {
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Input text' });
  field.value = words;
  fireEvent.input(field);
}

test('a mistake is explained at its place, takes the output away, and keeps the last good board', async () => {
  const { state } = await open(ROBOTS);
  await until(state.output, (now) => now !== null && !now.busy);
  await write(BAD);
  await waitFor(() => expect(error()).toContain('Line 3, column 4'));
  expect(error()).toContain('Expected the column of robot 2, a whole number from 1 to 31. Found “99”.');
  await waitFor(() => expect(output()).toBeNull());
  expect(text('.output')).toContain('The output appears when');
  expect(document.querySelector('.stage')?.getAttribute('data-stale')).toBe('true');
  (document.activeElement as HTMLElement | null)?.blur();
  press('End');
  await waitFor(() => expect(text('.step')).toContain('You win after 5 moves'));
  await write(BAD.replace('99', '9'));
  await waitFor(() => expect(document.querySelector('.error')).toBeNull());
  await waitFor(() => expect(output()).toContain('Case 1:'));
  expect(document.querySelector('.stage')?.getAttribute('data-stale')).toBe('false');
});

test('an input that ends too early is marked at its end', async () => {
  await open(ROBOTS);
  await write('2 0\n3 4\n5');
  await waitFor(() => expect(error()).toContain('Line 3, column 2'));
  expect(error()).toContain('Found the end of the input.');
});

test('an empty input says what it waits for', async () => {
  await open(ROBOTS);
  await write('');
  await waitFor(() => expect(error()).toContain('Line 1, column 1'));
  expect(error()).toContain('Expected the number of robots');
});

test('limits are lifted, and brought back', async () => {
  await open('#v=1&game=knights&sample=statement&case=1&ply=0');
  await write('1\n2\n700 5\n1000000000000 3\n');
  await waitFor(() => expect(error()).toContain('Found “700”'));
  fireEvent.click(button('Lift the limits'));
  await waitFor(() => expect(output()).toContain('Case 1:'));
  fireEvent.click(button(/^Limits lifted/));
  await waitFor(() => expect(error()).toContain('Found “700”'));
});

test('notes are quiet', async () => {
  const { state } = await open(ROBOTS);
  await write('1 0\n03 4\n');
  await until(state.good, (good) => good?.text === '1 0\n03 4\n');
  await waitFor(() => expect(document.querySelectorAll('.note')).toHaveLength(2));
  expect(document.querySelector('.error')).toBeNull();
  await waitFor(() => expect(output()).toContain('Case 1:'));
});
