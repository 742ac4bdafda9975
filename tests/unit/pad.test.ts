// @vitest-environment happy-dom
// Robots on a phone: the moves as buttons under the board, and the board around you.

import * as panes from 'words:panes';
import * as robots from 'words:robots';
import { computed, signal } from '@preact/signals';
import { beforeAll, expect, test } from 'vitest';
import type { RobotsExplanation } from '../../www/src/engine/boundary';
import { scene } from './board';
import { type Boardlab, choose, open, settled, shown, text, there, waitFor } from './page';

/** The room that the board has on a phone, in pixels. */
const ROOM = 360;
for (const side of ['clientWidth', 'clientHeight'])
  Object.defineProperty(HTMLElement.prototype, side, { get: () => ROOM, configurable: true });

type Window = { happyDOM: { setViewport(size: { width: number; height: number }): void } };

/** Before the page starts: it reads its width then. */
beforeAll(() => (globalThis as unknown as Window).happyDOM.setViewport({ width: 390, height: 844 }));

async function at(ply: number, index = 3, more = ''): Promise<Boardlab> {
  const lab = await open(`#v=1&game=robots&sample=statement&case=${index}&ply=${ply}${more}`);
  await shown(lab, ply);
  await settled(lab);
  await waitFor(() => expect(there('.pad_walks')).toBe(true));
  return lab;
}

const walks = () => [...document.querySelectorAll<HTMLElement>('.pad_walks .pad_move')];
const names = () => walks().map((walk) => walk.getAttribute('aria-label') ?? '');
const evidence = ({ state }: Boardlab) => state.shown.peek()?.explanation as RobotsExplanation;

test('the pad has the nine walks in their places, and what the engine says of each', async () => {
  const lab = await at(57);
  expect(walks().map((walk) => walk.textContent)).toEqual(['↖', '↑', '↗', '←', '•', '→', '↙', '↓', '↘']);
  for (const [nth, { move, verdict }] of evidence(lab).walks.entries()) {
    const legal = verdict.kind !== 'illegal';
    expect(walks()[nth]?.getAttribute('aria-disabled'), move).toBe(`${!legal}`);
    expect(walks()[nth]?.classList.contains(`pad_${verdict.kind}`), move).toBe(true);
  }
  expect(names()[3]).toBe(`Walk west, ${robots.barred({ reason: 'robotThere' })}`);
  expect(document.querySelector('.pad_pad .pad_next')?.getAttribute('aria-label')).toMatch(
    new RegExp(`^Teleport 1 .*${robots.safe}, ${robots.chosen}$`),
  );
});

test('a button makes the move of a click on the cell; one that is no move makes none', async () => {
  const lab = await at(57);
  walks()[3]?.click();
  await settled(lab);
  expect(lab.state.isMoving.peek()).toBe(false);
  expect(lab.state.ply.peek()).toBe(57);
  const stay = evidence(lab).walks.findIndex(({ move }) => move === 'stay');
  walks()[stay]?.click();
  const { frame } = await shown(lab, 58);
  expect(frame).toMatchObject({ move: 'stay', person: true });
  // It loses at once: it says so, and the ways on are back and another game.
  await waitFor(() => expect(text('.pad_pad')).toContain('Move 58: you stay at (2, 31). You lose.'));
  expect(text('.pad_pad')).toContain(panes.newGame);
  expect(walks()).toEqual([]);
  await choose('.pad_tools > button:last-child');
  await shown(lab, 57);
  await waitFor(() => expect(walks()).toHaveLength(9));
});

test('another game begins the case again, without one’s own moves', async () => {
  const lab = await at(57);
  walks()[evidence(lab).walks.findIndex(({ move }) => move === 'stay')]?.click();
  await waitFor(() => expect(text('.pad_pad')).toContain(panes.newGame));
  await choose('.pad_over button');
  await shown(lab, 0);
  expect(lab.state.opened.peek()?.line.branch).toBeNull();
  expect(lab.state.opened.peek()?.case).toBe(2);
  await waitFor(() => expect(walks()).toHaveLength(9));
});

test('teleports that are left stand beside it, and lead there', async () => {
  const lab = await at(0);
  const teleports = () => [...document.querySelectorAll<HTMLElement>('.pad_teleports .pad_move')];
  const before = teleports().map((teleport) => teleport.textContent);
  expect(before).toHaveLength(3);
  teleports()[0]?.click();
  const { frame } = await shown(lab, 1);
  expect(frame.board).toMatchObject({ step: { teleported: true } });
  await waitFor(() => expect(teleports().map((teleport) => teleport.textContent)).toEqual(before.slice(1)));
});

test('the board shows what is around you, and all of it by a button', async () => {
  await at(0);
  const { view, size } = await scene();
  expect({ x: view.x, y: view.y }).toEqual({ x: 7n, y: 7n });
  expect(view.cell * 15).toBeLessThan(size.width);
  await choose('.pad_tools > button');
  await waitFor(async () => expect((await scene()).view).toMatchObject({ x: 0n, y: 0n }));
  expect(text('.pad_tools > button')).toBe(robots.whole);
  await choose('.pad_tools > button');
  await waitFor(async () => expect((await scene()).view.x).toBe(7n));
});

test('it follows you when you come near its edge', async () => {
  const lab = await at(0);
  lab.game.go(28);
  const { frame } = await shown(lab, 28);
  const { view } = await scene();
  const [row, column] = (frame.board as { you: [number, number] }).you;
  for (const [first, you] of [
    [view.x, row],
    [view.y, column],
  ] as const) {
    const seen = you - Number(first);
    expect(seen >= 0 && seen < 15).toBe(true);
  }
});

test('without hints, and where moves are only guessed, it tells only what is a move', async () => {
  const lab = await at(57);
  lab.marks.setHints(false);
  await waitFor(() => expect(names()[3]).toBe(`Walk west, ${robots.notAllowed}`));
  expect(there('.pad_pad .pad_next, .pad_pad .pad_safe, .pad_pad .pad_deadly')).toBe(false);
  lab.marks.setHints(true);
  const chosen = signal<string | null>(null);
  const guess = (move: string) => {
    chosen.value = move;
  };
  lab.boardHost.take(computed(() => ({ onMove: guess, onCell: null, shows: [], chosen: chosen.value })));
  await waitFor(() => expect(there('.pad_pad .pad_next, .pad_pad .pad_safe, .pad_pad .pad_deadly')).toBe(false));
  await choose('.pad_walks :nth-child(5)');
  await waitFor(() => expect(walks()[4]?.getAttribute('aria-pressed')).toBe('true'));
  expect([chosen.value, lab.state.ply.peek()]).toEqual(['stay', 57]);
});
