// @vitest-environment happy-dom
// The solution of a game and what came of its runs belong to that game, and a new run begins with nothing.
import { afterEach, expect, test, vi } from 'vitest';
import { fireEvent, open, screen, settled, text, there, waitFor, within } from './page';

/** A box in which every solution prints what no judge does. */
vi.mock('../../www/src/engine/sandbox', () => ({
  Sandbox: class {
    load = async () => ({ output: '', ms: 0 });
    turn = async () => ({ output: 'nothing right\n', ms: 0 });
    end = () => {};
  },
}));

const dialog = () => document.querySelector<HTMLDialogElement>('dialog.inputs') as HTMLDialogElement;
const inside = (name: string) => within(dialog()).getByRole('button', { name });
const solution = () => within(dialog()).getByRole<HTMLTextAreaElement>('textbox', { name: /^A function solve/ });

afterEach(() => {
  if (there('dialog.inputs')) dialog().close();
  localStorage.clear();
});

async function minimiser(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: /^Cases, random inputs/ }));
  await waitFor(() => fireEvent.click(within(dialog()).getByRole('tab', { name: 'Minimise' })));
  await waitFor(() => expect(solution().value).not.toBe(''));
}

/** Shuts the dialog and opens it over another game. */
async function overGame(name: string): Promise<void> {
  dialog().close();
  await waitFor(() => expect(there('dialog.inputs')).toBe(false));
  fireEvent.click(screen.getByRole('tab', { name }));
  await minimiser();
}

test('a solution and its result stay with their game', async () => {
  await settled(await open('#v=1&game=knights&sample=twenty&case=1&ply=0'));
  await minimiser();
  fireEvent.input(solution(), { target: { value: 'function solve() {}' } });
  fireEvent.click(inside('Make it smaller'));
  await waitFor(() => expect(text('.smallest')).toContain('1 1 0 0'));
  await overGame('Robots');
  expect(there('.smallest')).toBe(false);
  expect(text('dialog.inputs [role=status]')).toBe('');
  expect(within(dialog()).queryByRole('button', { name: 'Put it into the editor' })).toBeNull();
  expect(solution().value).toContain('Return the output');
  await overGame('Hyper Knights');
  expect(text('.smallest')).toContain('1 1 0 0');
  expect(solution().value).toBe('function solve() {}');
});

test('a new run shows nothing of the one before', async () => {
  await settled(await open('#v=1&game=knights&sample=twenty&case=1&ply=0'));
  await minimiser();
  fireEvent.click(inside('Make it smaller'));
  await waitFor(() => expect(there('.smallest')).toBe(true));
  fireEvent.click(inside('Try this input'));
  await waitFor(() => expect(text('dialog.inputs [role=status]')).toBe('Wrong on this input.'));
  expect(there('.smallest')).toBe(false);
});

test('a word on an input goes with the input', async () => {
  const lab = await open('#v=1&game=knights&sample=twenty&case=1&ply=0');
  await settled(lab);
  await minimiser();
  fireEvent.click(inside('Try this input'));
  await waitFor(() => expect(text('dialog.inputs [role=status]')).toBe('Wrong on this input.'));
  lab.act({ kind: 'edit', text: '1\n1\n0 0\n', whole: true });
  await waitFor(() => expect(text('dialog.inputs [role=status]')).toBe(''));
});
