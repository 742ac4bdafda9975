// @vitest-environment happy-dom
// Beside the board: the reasons, the rules behind them, hints, the solver as an opponent.

import * as knights from 'words:knights';
import * as panes from 'words:panes';
import * as robots from 'words:robots';
import { expect, test } from 'vitest';
import { ANY, like } from '../e2e/like';
import { click, hover, keys } from './board';
import {
  type Boardlab,
  button,
  choose,
  open,
  paste,
  plain,
  press,
  says,
  screen,
  settled,
  shown,
  text,
  there,
  until,
  waitFor,
} from './page';

const CHASE = '#v=1&game=robots&sample=statement&case=3&ply=28';
const TWO_KNIGHTS = '#v=1&game=knights&sample=statement&case=2&ply=0';

const row = (move: string) => `tr[data-move="${move}"]`;
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const last = (selector: string) => plain(all(selector).at(-1)?.textContent);
const tab = (name: string) => screen.getByRole('tab', { name }).click();
const tick = (name: string) => screen.getByLabelText(name).click();
/** What is spoken of a step. */
const SPOKEN = '.aside_aside [aria-live=polite]';
const CURSOR = '[role=gridcell][aria-selected=true]';

/** Opens a moment with the reasons beside it, as a first visit does. */
async function openWithReasons(hash: string): Promise<Boardlab> {
  const lab = await open(hash);
  lab.panes.openSide('why');
  lab.marks.setHints(true);
  return lab;
}

async function openKnights(input: string): Promise<Boardlab> {
  const lab = await openWithReasons('#v=1&game=knights');
  await paste(input);
  await settled(lab);
  return lab;
}

/** Presses the move of a table of candidates. */
const play = (move: string) => choose(`${row(move)} .evidence_move`);

test('the candidates of a move stand in a table, the strategy’s marked', async () => {
  await openWithReasons(CHASE);
  await waitFor(() => expect(all('.evidence_candidates tbody tr')).toHaveLength(12));
  expect(text(row('NW'))).toContain(robots.barred({ reason: 'offBoard' }));
  expect(text(row('NE'))).toContain(robots.deadly);
  expect(text(row('stay'))).toContain(robots.safe);
  expect(all('.evidence_candidates .evidence_next').map(({ dataset }) => dataset.move)).toEqual(['N']);
  expect(document.querySelector(row('teleport 1'))?.classList).toContain('evidence_untried');
  expect(text('.aside_because')).toContain(robots.reason({ move: 'Walk north', decided: 'row' }));
});

test('a reason opens the rule behind it', async () => {
  await openWithReasons(CHASE);
  await choose(`${row('NE')} .evidence_reason`);
  await waitFor(() => expect(document.activeElement?.id).toBe('rule-caught'));
  expect(document.activeElement?.classList).toContain('rules_asked');
  tab(panes.why);
  await choose('.aside_because button');
  await waitFor(() => expect(document.getElementById('rule-row')?.classList).toContain('rules_asked'));
});

test('every reason of both games has its rule', async () => {
  for (const hash of ['#v=1&game=robots&sample=crowd&case=1&ply=20', '#v=1&game=knights&sample=twenty&case=1&ply=1']) {
    await openWithReasons(hash);
    await waitFor(() => expect(all('.aside_page .evidence_reason').length).toBeGreaterThan(3));
    for (const nth of all('.aside_page .evidence_reason').keys()) {
      await waitFor(() => expect(all('.aside_page .evidence_reason').length).toBeGreaterThan(nth));
      all('.aside_page .evidence_reason')[nth]?.click();
      await waitFor(() => expect(all('.rules_rules .rules_asked')).toHaveLength(1));
      tab(panes.why);
    }
  }
});

test('slips of the statement stand where they are met', async () => {
  await openWithReasons('#v=1&game=robots');
  await says('.output_errata', robots.slipColon);
  await choose('.output_errata .evidence_reason');
  await waitFor(() => expect(document.getElementById('rule-colon')?.classList).toContain('rules_asked'));
  await openKnights('1\n2\n3 3\n247 499\n');
  await says('.output_errata', knights.cut({ knight: 2, cut: 1, value: 2 }));
  await paste('1\n1\n3 3\n');
  await waitFor(() => expect(there('.output_errata')).toBe(false));
});

test('a nim-sum is worked out in binary, and a winning move is played from its list', async () => {
  await openWithReasons(TWO_KNIGHTS);
  await says('.knights_nim tbody tr', '3011');
  expect(text('.knights_nim tfoot')).toContain('2010');
  expect(all('.knights_winning .evidence_move')).toHaveLength(2);
  await waitFor(() => expect(last('.solitaire_worked')).toContain(knights.mex({ value: 3 })));
  all('.knights_winning .evidence_move').at(-1)?.click();
  await says('.aside_step', knights.moved({ nth: 1, player: 0, knight: 2, from: '(3, 5)', to: '(1, 4)' }));
});

test('any cell’s value is worked out from its six moves', async () => {
  await openWithReasons(TWO_KNIGHTS);
  await hover(5, 8);
  await waitFor(() => expect(last('.solitaire_worked')).toContain(knights.mexHeading({ place: '(5, 8)' })));
  const worked = ['(−2, +1) 3', '(−3, −1) 2', '(−2, −1) 5', '(−1, −2) 1', '(−1, −3) 4', '(+1, −2) 0'];
  await waitFor(() => expect(all('.knights_mex li').map((li) => plain(li.textContent))).toEqual(worked));
  expect(text('.aside_told')).toContain('6');
  expect(text('.board_bubble')).toContain('(5, 8)');
});

test('hints off hide what the solver knows', async () => {
  await openWithReasons(TWO_KNIGHTS);
  await waitFor(() => expect(there('.knights_winning')).toBe(true));
  press('h');
  await waitFor(() => expect(there('.knights_winning')).toBe(false));
  expect(text('.aside_because')).toBe(panes.hidden);
  tick(panes.hints);
  await waitFor(() => expect(there('.knights_winning')).toBe(true));
});

test('the solver answers a person’s moves, and both are taken back together', async () => {
  const lab = await openWithReasons('#v=1&game=knights&sample=twenty&case=1&ply=0');
  await waitFor(() => tick(panes.rival));
  await choose('.knights_winning .evidence_move');
  await shown(lab, 2);
  await says('.aside_step', like(knights.moved({ nth: 2, player: 1, knight: ANY, from: ANY, to: ANY })));
  await click(0, 0);
  press('u');
  await shown(lab, 0);
});

test('a person’s own move is weighed against the solver’s', async () => {
  const lab = await openKnights('1\n2\n2 5\n3 5\n');
  await click(3, 5);
  await click(2, 3);
  const mistake = knights.mistake({ knight: 1, by: '(−1, −2)' });
  await says('.aside_advice', mistake);
  await says(SPOKEN, mistake);
  press('u');
  await shown(lab, 0);
  await choose('.knights_winning .evidence_move');
  await says('.aside_step', 'Move 1:');
  expect(there('.branch_branch p')).toBe(false);
});

test('every step is spoken in one sentence', async () => {
  await openWithReasons('#v=1&game=knights&sample=corner&case=1&ply=0');
  await says(SPOKEN, knights.knights({ knights: 3 }));
  press('ArrowRight');
  await says(SPOKEN, like(knights.moved({ nth: 1, player: 0, knight: ANY, from: ANY, to: ANY })));
  press('ArrowLeft');
  await says(SPOKEN, like(knights.start({ knights: 3, nimSum: ANY })));
});

test('the grid names one cell of few to a screen reader, and says why not there', async () => {
  await openWithReasons(CHASE);
  await says('.timeline_counter', 'Move 28');
  press('b');
  const grid = document.querySelector('[role=grid]');
  expect(document.activeElement).toBe(grid);
  expect(grid?.getAttribute('aria-rowcount')).toBe('31');
  press('ArrowRight');
  await waitFor(() => expect(grid?.getAttribute('aria-activedescendant')).toBe('cell-27-1'));
  await says('#cell-27-1', robots.title({ row: 28, column: 2 }));
  await says('#cell-27-1', robots.robots({ count: 1 }));
  press('Home');
  await says(CURSOR, robots.title({ row: 28, column: 1 }));
  press('ArrowLeft');
  await says(CURSOR, robots.title({ row: 28, column: 1 }));
  expect(all('[role=gridcell]').length).toBeLessThanOrEqual(9);
});

test('the keys of the tabs beside the board step no game', async () => {
  const lab = await openWithReasons('#v=1&game=robots&sample=statement&case=1&ply=0');
  const why = await waitFor(() => screen.getByRole('tab', { name: panes.why }));
  why.focus();
  press('ArrowRight');
  expect(document.activeElement?.id).toBe('side-position');
  (document.activeElement as HTMLElement).click();
  await waitFor(() => expect(there('.aside_legend')).toBe(true));
  press('ArrowRight');
  expect(document.activeElement?.id).toBe('side-rules');
  (document.activeElement as HTMLElement).click();
  await waitFor(() => expect(there('.rules_rules')).toBe(true));
  expect(lab.state.ply.peek()).toBe(0);
  expect(text('.timeline_counter')).toBe('Move 0 of 5');
});

test('taking back is there where a person has moved', async () => {
  const lab = await openWithReasons('#v=1&game=robots&sample=statement&case=1&ply=0');
  await waitFor(() => expect(there(row('S'))).toBe(true));
  expect(screen.queryByRole('button', { name: panes.undoShort })).toBeNull();
  await play('S');
  await says('.aside_advice', `${robots.other({ nth: 1 })} Walk west`);
  button(panes.undoShort).click();
  await shown(lab, 0);
  await says('.timeline_counter', 'Move 0 of');
});

test('taking back leads to one’s own last move, wherever the game has gone on', async () => {
  const lab = await openWithReasons('#v=1&game=robots&sample=statement&case=1&ply=0');
  await play('S');
  await says('.timeline_counter', 'Move 1 of');
  keys('ArrowRight', 'ArrowRight');
  await shown(lab, 3);
  button(panes.undoShort).click();
  await shown(lab, 0);
  press('ArrowRight');
  await shown(lab, 1);
  await waitFor(() => button(panes.solversLine).click());
  expect(document.activeElement?.id).toBe('board');
  await until(lab.state.opened, (now) => now?.line.branch === null);
  await waitFor(() => expect(there('.branch_branch')).toBe(false));
  press('u');
  expect(lab.state.ply.peek()).toBe(1);
  await says('.timeline_counter', 'Move 1 of');
});

test('a move that the solver would have made is taken back as well', async () => {
  const lab = await openWithReasons(TWO_KNIGHTS);
  await waitFor(() => tick(panes.rival));
  await choose('.knights_winning .evidence_move');
  await shown(lab, 2);
  await waitFor(() => button(panes.undoShort).click());
  await shown(lab, 0);
});

test('the opponent stays in its game', async () => {
  const lab = await openWithReasons(TWO_KNIGHTS);
  await waitFor(() => tick(panes.rival));
  expect(lab.state.autoReply.peek()).toBe(true);
  await openWithReasons('#v=1&game=robots&sample=statement&case=1&ply=0');
  await play('S');
  await says('.aside_step', like(robots.walked({ nth: 1, direction: 'S', cell: ANY })));
  expect(lab.state.awaitingReply.peek()).toBe(false);
  press('ArrowRight');
  await shown(lab, 2);
});

test('what is worked out follows the game', async () => {
  const lab = await openKnights('1\n3\n4 7\n9 3\n6 6\n');
  await waitFor(() => expect(last('.solitaire_worked h3')).toBe(knights.mexHeading({ place: '(4, 7)' })));
  expect(last('.knights_nim .knights_next th')).toBe('#1');
  keys('ArrowRight', 'ArrowRight');
  await shown(lab, 2);
  await waitFor(() => expect(last('.solitaire_worked h3')).toBe(knights.mexHeading({ place: '(9, 3)' })));
  expect(last('.knights_nim .knights_next th')).toBe('#2');
});

test('a pointer that rests on the board does not silence the keyboard', async () => {
  await openKnights('1\n1\n3 3\n');
  await hover(1, 1);
  await says('.aside_told', '(1, 1)');
  keys('b', 'ArrowDown');
  await says('.aside_told', '(4, 3)');
  await says(CURSOR, 'Grundy value');
});

test('of what helps a beginner one thing is there at a time, and none that was used', async () => {
  const lab = await openWithReasons(CHASE);
  const { preferences, state } = lab;
  preferences.setUsedTips([]);
  preferences.setWelcome(true);
  expect(state.tip.peek()).toBeNull();
  preferences.setWelcome(false);
  await waitFor(() => expect(there('.about_about')).toBe(true));
  expect(there('.aside_told')).toBe(false);
  await choose('.about_about .evidence_reason');
  await waitFor(() => expect(there('.aside_told')).toBe(true));
  expect([there('.about_about'), state.side.peek()]).toEqual([false, 'rules']);
  lab.marks.putCursor({ x: 3n, y: 3n });
  await says('.aside_told', 'Row 4, column 4');
  lab.marks.putCursor(null);
  await waitFor(() => expect(there('.aside_told')).toBe(false));
  expect(state.tip.peek()).toBe('meaning');
  preferences.useTip('meaning');
  expect(state.tip.peek()).toBeNull();
  lab.panes.openSide('why');
});
