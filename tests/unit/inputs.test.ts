// @vitest-environment happy-dom
// Inputs taken apart and made: cases, seeds, the files that are saved of them.

import * as compare from 'words:compare';
import * as inputsWords from 'words:inputs';
import * as panes from 'words:panes';
import { afterEach, expect, test } from 'vitest';
import { GAME_NAMES } from '../../www/src/engine/boundary';
import { unzipped } from '../e2e/zip';
import { downloads } from './hands';
import { written } from './kit';
import {
  type Boardlab,
  button,
  fireEvent,
  open,
  output,
  paste,
  says,
  screen,
  settled,
  text,
  there,
  until,
  waitFor,
  within,
} from './page';

const TABS: readonly string[] = GAME_NAMES;
const STATEMENT = '#v=1&game=robots&sample=statement&case=1&ply=0';

const saved = downloads();

const dialog = () => document.querySelector<HTMLDialogElement>('dialog.inputs_inputs') as HTMLDialogElement;
const inside = (name: string | RegExp) => within(dialog()).getByRole('button', { name });
const cases = () => [...dialog().querySelectorAll('li')];
const check = (nth: number) => fireEvent.click(cases()[nth]?.querySelector('input') as Element);

afterEach(() => {
  if (there('dialog.inputs_inputs')) dialog().close();
});

async function inputs(tab: string): Promise<void> {
  if (!there('dialog.inputs_inputs')) fireEvent.click(await waitFor(() => button(panes.cases)));
  await waitFor(() => fireEvent.click(within(dialog()).getByRole('tab', { name: tab })));
}

async function at(hash: string): Promise<Boardlab> {
  const lab = await open(hash);
  await settled(lab);
  await waitFor(() => expect(there('.input_input textarea')).toBe(true));
  return lab;
}

async function files(name: string | RegExp): Promise<Map<string, string>> {
  saved.length = 0;
  fireEvent.click(inside(name));
  const { blob } = await waitFor(() => saved[0] ?? expect.fail());
  return unzipped(Buffer.from(await blob.arrayBuffer()));
}

test('cases are moved, removed and kept', async () => {
  const lab = await at(STATEMENT);
  await inputs(panes.cases);
  await waitFor(() => expect(cases()).toHaveLength(3));
  check(2);
  fireEvent.click(inside(inputsWords.first));
  await waitFor(() => expect(text('dialog.inputs_inputs li')).toContain('3 3 · 17 18'));
  expect(cases()[0]?.querySelector('input')?.checked).toBe(true);
  await settled(lab);
  fireEvent.click(inside(inputsWords.remove));
  await waitFor(() => expect(cases()).toHaveLength(2));
  await settled(lab);
  check(1);
  fireEvent.click(inside(inputsWords.keep));
  await waitFor(() => expect(cases()).toHaveLength(1));
  await waitFor(() => expect(written()).toBe('4 0\n17 17\n13 17\n13 13\n17 13\n0 0\n'));
});

test('each case is saved as an input of its own', async () => {
  await at(STATEMENT);
  await inputs(panes.cases);
  await waitFor(() => expect(cases()).toHaveLength(3));
  fireEvent.click(inside('All'));
  const split = await files(inputsWords.split);
  expect([...split.keys()]).toEqual([1, 2, 3].map((nth) => `robots-case-000${nth}.in`));
  expect(split.get('robots-case-0002.in')).toBe('4 0\n17 17\n13 17\n13 13\n17 13\n0 0\n');
});

function set(name: string, value: string): void {
  const field = within(dialog()).getByLabelText(new RegExp(`^${name}`));
  fireEvent.input(field, { target: { value } });
}

for (const game of TABS)
  test(`a seed makes the same input for ever, of any size and share of edge cases: ${game}`, async () => {
    const lab = await at(`#v=1&game=${game}`);
    await inputs(panes.random);
    const made: string[] = [];
    for (const [size, adversarial] of [
      [0, 0],
      [60, 100],
      [0, 0],
    ]) {
      await waitFor(() => set('Seed', '7'));
      set('Size', String(size));
      set(inputsWords.adversarial, String(adversarial));
      const before = lab.state.source.peek().text;
      fireEvent.click(inside(inputsWords.make));
      const { text: now } = await until(lab.state.source, (source) => source.text !== before);
      await until(lab.state.isCurrent, (fresh) => fresh);
      expect(lab.state.parsed.peek()?.error).toBeNull();
      // The editor is behind the dialog.
      await says('#inputs-page [role=status]', 'is in the editor');
      made.push(now);
    }
    expect(made[0]).toBe(made[2]);
    expect(made[0]).not.toBe(made[1]);
    expect(made[0]?.length).toBeLessThan(made[1]?.length ?? 0);
  });

test('a hundred seeds come with their answers in one file', async () => {
  const lab = await at(STATEMENT);
  await inputs(panes.random);
  await waitFor(() => set('Seed', '18446744073709551600'));
  const hundred = await files(inputsWords.zip({ seeds: 100 }));
  expect(hundred.size).toBe(200);
  const [name = ''] = [...hundred.keys()].filter((key) => key.endsWith('seed-3.in'));
  expect(name, 'seeds go on from 0 after the last').toBe('020-seed-3.in');
  dialog().close();
  await paste(hundred.get(name) ?? '');
  await settled(lab);
  expect(await output(lab)).toBe(hundred.get(name.replace('.in', '.out')));
});

test('with a pasted output the first wrong case is left alone', async () => {
  const lab = await at(STATEMENT);
  const right = await output(lab);
  fireEvent.click(button(panes.test));
  const field = await screen.findByRole('textbox', { name: compare.field });
  fireEvent.input(field, { target: { value: right.replace('2 moves', '3 moves') } });
  await waitFor(() => expect(text('.compare_verdict')).toContain(compare.wrong));
  await inputs(panes.cases);
  fireEvent.click(await within(dialog()).findByRole('button', { name: inputsWords.wrong }));
  expect(cases()[1]?.querySelector('input')?.checked).toBe(true);
  dialog().close();
  fireEvent.click(button(compare.keepFirst));
  await waitFor(() => expect(written()).toBe('4 0\n17 17\n13 17\n13 13\n17 13\n0 0\n'));
});
