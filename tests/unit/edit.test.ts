// @vitest-environment happy-dom
// Boards changed by hand with the text following, orders of one's own, and the reading of Janken's open point.

import { readFileSync } from 'node:fs';
import * as editWords from 'words:edit';
import * as faults from 'words:faults';
import * as janken from 'words:janken';
import * as knights from 'words:knights';
import * as panes from 'words:panes';
import * as pursuit from 'words:pursuit';
import * as robots from 'words:robots';
import { expect, test } from 'vitest';
import { click } from './board';
import { drag, gameModule, side } from './hands';
import { address, notice, written } from './kit';
import {
  type Boardlab,
  button,
  fireEvent,
  open,
  paste,
  says,
  screen,
  settled,
  text,
  there,
  until,
  waitFor,
} from './page';

const HASH = '#v=1&game=janken&sample=statement&case=1&ply=0';
const golden = (name: string) => readFileSync(`tests/golden/janken/${name}`, 'utf8');

async function at(hash: string): Promise<Boardlab> {
  const lab = await open(hash);
  await settled(lab);
  await waitFor(() => expect(there('.input_input textarea')).toBe(true));
  // The bar of the visit before may still be there.
  await waitFor(() => expect(there('.edit-bar_editBar')).toBe(lab.state.tool.value !== null));
  return lab;
}

/** E5. */
const clickHex = (name: string) => click(name.charCodeAt(0) - 65, Number(name[1]) - 1);
/** A cell of Robots, numbered from 1. */
const clickCell = (row: number, column: number) => click(row - 1, column - 1);

/** Begins to edit where that was not begun, and takes a tool. */
async function tool(name: string): Promise<void> {
  if (!there('.edit-bar_editBar')) fireEvent.click(button(panes.edit));
  await waitFor(() => fireEvent.click(screen.getByRole('radio', { name })));
}

const holds = (part: string | RegExp) => waitFor(() => expect(written()).toMatch(part));

async function answers({ state }: Boardlab, output: string): Promise<void> {
  const now = await until(state.output, (one) => !!one && !one.busy && one.chunks.join('') === output);
  expect(now?.chunks.join('')).toBe(output);
}

test('terrain changes under the brush, and the text and the output with it', async () => {
  const lab = await at(HASH);
  await tool('Mountains');
  await clickHex('E8');
  await holds('W F H F F F F M W');
  await answers(lab, 'Game #1\nMove #1 (E5 -> E9): Successful (3 points left)\nMove #2 (D5 -> F8): Unsuccessful\n');
});

test('while the board is edited, nothing says that a click plays a move', async () => {
  await at(HASH);
  await says('.aside_told', janken.play);
  await tool('Mountains');
  await waitFor(() => expect(text('.aside_told')).not.toContain(janken.play));
  fireEvent.click(button(editWords.done));
  await says('.aside_told', janken.play);
});

test('while the board is edited, nothing under the reasons says how to move', async () => {
  await at('#v=1&game=knights&sample=twenty&case=1&ply=0');
  const { hint = '' } = await gameModule();
  expect(hint).not.toBe('');
  await says('.aside_why', hint);
  fireEvent.click(button(panes.edit));
  await waitFor(() => expect(text('.aside_why')).not.toContain(hint));
});

test('units come and go, but not under water', async () => {
  await at(HASH);
  await tool('Side 2’s mage');
  await clickHex('E8');
  await holds('M E8');
  await says('.output_output', '(E5 -> E9): Unsuccessful');
  await tool('Remove');
  await clickHex('E8');
  await says('.output_output', '(E5 -> E9): Successful (5 points left)');
  await tool('Water');
  await clickHex('E5');
  await waitFor(() => expect(notice()).toContain(faults.occupied));
});

test('robots and teleports are put, moved and removed, and taken back', async () => {
  const lab = await at('#v=1&game=robots&sample=statement&case=1&ply=0');
  const before = written();
  await tool(robots.addRobot);
  await clickCell(3, 4);
  await holds(/^5 0\n/);
  await holds(/\n3 4\n/);
  await settled(lab);
  await tool(robots.addTeleport);
  await clickCell(6, 7);
  await holds(/^5 1\n/);
  await settled(lab);
  await tool('Move');
  await clickCell(3, 4);
  await waitFor(() => expect(lab.state.selected.peek()).not.toBeNull());
  await clickCell(3, 9);
  await holds(/\n3 9\n/);
  await settled(lab);
  await drag([2, 8], [1, 1]);
  await holds(/\n2 2\n/);
  await settled(lab);
  await tool('Remove');
  await clickCell(6, 7);
  await holds(/^5 0\n/);
  await settled(lab);
  for (let i = 0; i < 5; i++) {
    fireEvent.click(button(editWords.undo));
    await settled(lab);
  }
  await waitFor(() => expect(written()).toBe(before));
  expect(button(editWords.undo).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button(editWords.done));
  await waitFor(() => expect(there('.edit-bar_editBar')).toBe(false));
  await clickCell(15, 15);
  await says('.timeline_counter', '1 of');
});

test('what would make the input wrong is refused in words', async () => {
  await at('#v=1&game=robots&sample=statement&case=1&ply=0');
  await tool(robots.addRobot);
  await clickCell(15, 15);
  await waitFor(() => expect(notice()).toContain(faults.occupied));
});

test('what is typed stands on the board that is edited', async () => {
  const lab = await at('#v=1&game=knights&sample=statement&case=1&ply=0');
  await tool(knights.addKnight);
  await paste('1\n1\n2 2\n');
  await settled(lab);
  await click(3, 4);
  await holds(/1\s*2\s*(2 2\s*4 3|2 2\s*3 4)/);
  await settled(lab);
  await tool('Remove');
  await click(2, 2);
  await waitFor(() => expect(written()).not.toContain('2 2'));
});

test('catchers are placed, and taken back', async () => {
  await at('#v=1&game=pursuit&sample=statement&case=3&ply=0');
  const before = written();
  await tool(pursuit.toolCatcher);
  await clickCell(1, 1);
  await waitFor(() => expect(written()).not.toBe(before));
  fireEvent.click(button(editWords.undo));
  await waitFor(() => expect(written()).toBe(before));
});

test('nothing is placed for robots that place themselves', async () => {
  await at('#v=1&game=pursuit&sample=match&case=1&ply=0');
  await tool(pursuit.toolCatcher);
  await clickCell(1, 1);
  await waitFor(() => expect(notice()).toContain(pursuit.refusedPlacing));
});

test('a tile gives way to another one', async () => {
  await at('#v=1&game=solitaire&sample=fresh&case=1&ply=0');
  await tool('Queen (dam)');
  await clickCell(1, 1);
  await holds(/^dam /);
});

test('an order of one’s own goes into the script', async () => {
  const lab = await at(HASH);
  await clickHex('E5');
  await waitFor(() => expect(lab.state.selected.peek()).not.toBeNull());
  await clickHex('E6');
  await says('.aside_step', janken.succeeds({ order: janken.numbered({ nth: 1, order: 'E5 → E6' }), points: 9 }));
  fireEvent.click(button(panes.keep));
  await holds('E5 E6');
  await says('.output_output', 'Move #1 (E5 -> E6): Successful (9 points left)');
});

test('the open point has its switch, and the address keeps it', async () => {
  const lab = await at(HASH);
  await paste(golden('zone-to-zone-way-round.in'));
  await answers(lab, golden('zone-to-zone-way-round.out'));
  await waitFor(() => side('Rules'));
  fireEvent.click(await screen.findByLabelText(/^No: it must/));
  await answers(lab, golden('zone-to-zone-way-round.cautious'));
  const hash = await address(/options=reading%3Dcautious/);
  side('Why');
  await at('#v=1&game=robots');
  const again = await at(hash);
  await answers(again, golden('zone-to-zone-way-round.cautious'));
  await waitFor(() => expect(text('.aside_step')).not.toBe(''));
});
