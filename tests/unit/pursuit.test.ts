// @vitest-environment happy-dom
// Pursuit: matches watched, played by hand on both sides, options, replays.

import * as page from 'words:page';
import * as w from 'words:pursuit';
import * as timeline from 'words:timeline';
import { expect, test } from 'vitest';
import { click, hover, keys } from './board';
import { downloads, select, side } from './hands';
import { address } from './kit';
import {
  type Boardlab,
  button,
  choose,
  fireEvent,
  open,
  output,
  paste,
  plain,
  press,
  says,
  screen,
  settled,
  shown,
  text,
  until,
  waitFor,
} from './page';

const START = '#v=1&game=pursuit&sample=match&case=1&ply=0';

async function match(input: string): Promise<Boardlab> {
  const lab = await open(START);
  await paste(input);
  await settled(lab);
  return lab;
}

/** Goes to the end of a line that may still grow. */
async function end({ state }: Boardlab): Promise<void> {
  await until(state.opened, (now) => now?.line.done === true);
  press('End');
}

const seat = (who: string) => select(w.seat, who);
const ply = ({ state }: Boardlab) => state.shown.peek()?.frame.ply;

test('a match file is watched to its end and its score', async () => {
  const lab = await match('0\n6\n2\n1\n36\narea\narea\n');
  await says('.aside_step', `${w.turn({ turn: 0 })} ${w.due({ act: 'placeCatchers' })}`);
  press('ArrowRight');
  await says('.aside_step', w.catchersPlaced({ catchers: 2 }));
  await says('.aside_because', w.strategyActs({ strategy: 'area', act: 'placeFugitive' }));
  await end(lab);
  await says('.aside_step', `${w.caught({ turn: 5 })} ${w.score({ catchers: 31, fugitive: 5 })}`);
  expect(await output(lab)).toContain('31 : 5');
  expect(document.querySelectorAll('.timeline_marks .timeline_mark')).toHaveLength(1);
});

test('a turn file gets its answer, in the statement’s layout', async () => {
  const lab = await match('1\n0 10\n2 3\n100 1\n3 3\n2 1\n5 4\n');
  await says(
    '.aside_because',
    `${w.strategyActs({ strategy: 'best', act: 'moveFugitive' })} ${w.criterion({ by: 'latest' })}`,
  );
  expect(await output(lab)).toMatch(/^(-?[01] -?[01]\n){3}$/);
  await hover(0, 3);
  await says('.aside_told', w.reach);
});

test('the reason names what the strategy decides by, and whom it plays for', async () => {
  const lab = await match('0\n10\n2\n1\n100\nr0py\nfar\n');
  lab.input.setOptions('catchers=area');
  const replaces = w.replaces({ robot: 'r0py' });
  await says('.aside_because', `${w.strategyActs({ strategy: 'area', act: 'placeCatchers' })} ${replaces}`);
  for (const reason of [
    [w.strategyActs({ strategy: 'far', act: 'placeFugitive' }), w.sees],
    [w.strategyActs({ strategy: 'area', act: 'moveCatchers' }), replaces, w.criterion({ by: 'areaTogether' })],
    [w.strategyActs({ strategy: 'far', act: 'moveFugitive' }), w.criterion({ by: 'farFromAll' })],
  ]) {
    press('ArrowRight');
    await says('.aside_because', reason.join(' '));
  }
});

test('a table of areas before the reply says that the strategy decides by those after it', async () => {
  await open('#v=1&game=pursuit&sample=big&case=1&ply=9');
  await says('.aside_because', w.criterion({ by: 'areaAfterReply' }));
  await says('.evidence_candidates', w.areaBeforeReply);
  await says('.aside_why', w.notFirst({ by: 'reply' }));
});

test('the head of the area names the catchers’ reply only where the strategy looks at it', async () => {
  const head = () => document.querySelector('.evidence_candidates th:nth-child(2)')?.textContent;
  await open('#v=1&game=pursuit&sample=big&case=1&ply=9');
  await waitFor(() => expect(head()).toBe(w.areaBeforeReply));
  await open('#v=1&game=pursuit&sample=statement&case=4&ply=0');
  await says('.aside_because', w.criterion({ by: 'latest' }));
  await waitFor(() => expect(head()).toBe(w.area));
});

test('a fugitive that ends where it began has stayed, unless it went round', async () => {
  const lab = await match('1\n0 6\n1 2\n30 1\n0 0\n5 5\n');
  lab.game.move('0 0 0 0');
  await says('.aside_step', w.fugitiveStayed({ to: '(0, 0)' }));
  press('ArrowLeft');
  await says('.aside_step', w.due({ act: 'moveFugitive' }));
  lab.game.move('1 0 -1 0');
  await says('.aside_step', w.fugitiveMoved({ from: '(0, 0)', to: '(0, 0)' }));
});

test('a cell out of reach is only looked at', async () => {
  const lab = await match('1\n0 6\n1 1\n30 1\n0 0\n5 5\n');
  await click(3, 3);
  await says('.aside_told', '(3, 3)');
  expect(ply(lab)).toBe(0);
  await click(0, 1);
  await says('.aside_step', w.fugitiveMoved({ from: '(0, 0)', to: '(1, 0)' }));
});

test('a game by hand on the torus goes over its edge', async () => {
  const lab = await match('1\n1 6\n1 1\n30 1\n0 2\n3 4\n');
  seat('fugitive');
  await click(2, 5);
  // The catcher answers by itself.
  await shown(lab, 2);
  press('ArrowLeft');
  await says('.aside_step', w.fugitiveMoved({ from: '(0, 2)', to: '(5, 2)' }));
  keys('b');
  await says('.aside_told', `(5, 2). ${w.fugitiveHere}`);
  keys('ArrowRight');
  await says('.aside_told', '(0, 2).');
});

test('catchers are moved by keys, one after the other, and sent', async () => {
  const lab = await match('0\n0 6\n2 1\n30 1\n5 5\n1 1\n3 3\n');
  seat('catchers');
  press('b');
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) {
    press(key);
    await Promise.resolve();
  }
  await says('.aside_told', `(1, 1). ${w.stands({ count: 1, names: '0' })}`);
  press('Enter');
  await says('.aside_told', w.hand);
  press('ArrowRight');
  await says('.aside_told', w.step);
  press('Enter');
  await says('.pursuit_plan', w.planMoves({ count: 1, catchers: 2 }));
  fireEvent.click(button(w.send));
  expect(document.activeElement?.getAttribute('role')).toBe('grid');
  await shown(lab, 2);
  fireEvent.click(button(timeline.back));
  await says('.aside_step', w.catchersMoved({ moved: 1, catchers: 2 }));
  press('u');
  await shown(lab, 0);
});

test('a single move of the table becomes a part of the word', async () => {
  await match('0\n0 6\n2 1\n30 1\n5 5\n1 1\n3 3\n');
  await choose('.evidence_candidates .evidence_move');
  await says('.pursuit_plan', w.planMoves({ count: 1, catchers: 2 }));
  fireEvent.click(button(w.send));
  await says('.aside_step', w.catchersMoved({ moved: 1, catchers: 2 }));
});

test('what the board marks as the next move is marked in the table, and stands in it', async () => {
  for (const ply of [4, 5]) {
    const lab = await open(`#v=1&game=pursuit&sample=match&case=1&ply=${ply}`);
    const { frame, explanation: why } = await settled(lab);
    if (frame.board.game !== 'pursuit' || why?.game !== 'pursuit') throw new Error('another game');
    const { n, catchers, sideToMove } = frame.board;
    const ends = sideToMove === 'catchers' ? why.leads : why.leads.slice(-1);
    const marked = () =>
      [...document.querySelectorAll('.evidence_candidates .evidence_next .evidence_move')].map((one) =>
        plain(one.textContent),
      );
    await waitFor(() => expect(marked()).toHaveLength(sideToMove === 'catchers' ? catchers.length : 1));
    expect(marked().sort()).toEqual(ends.map((cell) => `(${cell % n}, ${Math.floor(cell / n)})`).sort());
    expect(text('.evidence_candidates .evidence_next')).toContain(sideToMove === 'catchers' ? w.part : w.chosen);
    if (sideToMove === 'catchers') expect(text('.evidence_candidates tr:not(.evidence_next)')).not.toContain(w.stays);
  }
});

test('a table that does not begin with the next move says what the strategy decides by', async () => {
  for (const [strategy, ply, by] of [
    ['best', 8, 'turn'],
    ['random', 6, 'other'],
  ] as const) {
    const lab = await match(`0\n10\n2\n1\n100\n${strategy}\n${strategy}\n`);
    lab.game.go(ply);
    await says('.aside_why', w.notFirst({ by }));
  }
});

test('a part of the catchers’ word is taken back, and the strategy does the rest', async () => {
  const lab = await match('0\n8\n4\n1\n30\narea\narea\n');
  seat('catchers');
  await click(2, 2);
  await click(5, 5);
  await says('.pursuit_plan', w.planPlaces({ count: 2, catchers: 4 }));
  fireEvent.click(button(w.undo));
  await says('.pursuit_plan', w.planPlaces({ count: 1, catchers: 4 }));
  expect(button(w.send).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button(w.restPlaces));
  await shown(lab, 2);
  await click(2, 2);
  await says('.aside_told', w.stands({ count: 1, names: '0' }));
  // Staying where nobody is yet would be the corner.
  await click(0, 0);
  await says('.aside_told', '(0, 0).');
  expect(text('.aside_told')).not.toContain(w.catcher);
});

test('a person who is the fugitive waits for the catchers’ placement', async () => {
  const lab = await match('0\n6\n2\n1\n30\narea\narea\n');
  seat('fugitive');
  await shown(lab, 1);
  await click(0, 0);
  await shown(lab, 3);
});

const number = (name: RegExp) => screen.getByRole('textbox', { name }) as HTMLInputElement;
const type = (name: RegExp, value: string) => fireEvent.input(number(name), { target: { value } });
const start = () => button(w.start) as HTMLButtonElement;

test('a new match is written by the core from its board, N, K, S and L', async () => {
  const lab = await open('#v=1&game=pursuit&sample=torus&case=1&ply=0');
  await waitFor(() => fireEvent.click(button(w.newMatch)));
  // It begins with the match on the board.
  await waitFor(() =>
    expect([/^N,/, /^K,/, /^S,/, /^L,/].map((name) => number(name).value)).toEqual(['8', '3', '1', '60']),
  );
  expect((screen.getByRole('radio', { name: w.kind({ kind: 'torus' }) }) as HTMLInputElement).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: w.kind({ kind: 'square' }) }));
  type(/^N,/, '7');
  type(/^K,/, '2');
  type(/^L,/, '');
  await waitFor(() => expect(start().disabled).toBe(false));
  fireEvent.click(start());
  await until(lab.state.source, ({ text }) => text === '0\n7\n2\n1\n49\nbest\nbest\n');
  await waitFor(() => expect(document.querySelector('.new-match_newMatch')).toBeNull());
});

test('a parameter of a new match out of its range says which one is allowed', async () => {
  const lab = await open('#v=1&game=pursuit&sample=torus&case=1&ply=0');
  const before = lab.state.source.peek();
  await waitFor(() => fireEvent.click(button(w.newMatch)));
  await waitFor(() => number(/^K,/));
  for (const [name, value, said] of [
    [/^N,/, '2', w.range({ field: w.partSide, min: 3, max: 100 })],
    [/^N,/, '8', ''],
    [/^K,/, '64', w.range({ field: w.partCatchers, min: 1, max: 63 })],
    [/^K,/, '', w.whole],
    [/^K,/, '63', ''],
    [/^S,/, '17', w.range({ field: w.partSteps, min: 1, max: 16 })],
    [/^S,/, '16', ''],
    [/^L,/, '65', w.range({ field: w.partTurns, min: 1, max: 64 })],
  ] as const) {
    type(name, value);
    await waitFor(() => expect([text('.new-match_refused'), start().disabled]).toEqual([said, said !== '']));
  }
  fireEvent.click(button(page.close));
  expect(lab.state.source.peek()).toBe(before);
});

test('the strategies of both sides are chosen above the board', async () => {
  await match('0\n8\n2\n1\n40\nr0py\nr1py\n');
  const places = (strategy: string) =>
    `${w.strategyActs({ strategy, act: 'placeCatchers' })} ${w.replaces({ robot: 'r0py' })}`;
  await says('.aside_because', places('best'));
  select(/^Catchers/, 'random');
  await says('.aside_because', places('random'));
  await address(/options=catchers%3Drandom/);
});

test('the open reading is chosen in the rules, and leaves the other choices alone', async () => {
  await open('#v=1&game=pursuit&sample=match&options=fugitive%3Dfar&case=1&ply=0');
  await waitFor(() => side('Rules'));
  fireEvent.click(await screen.findByLabelText(/^It is caught where it enters/));
  await address(/options=fugitive%3Dfar\+reading%3Dblocked/);
  side('Position');
  await says('.evidence_facts', w.factReadings({ reading: 'blocked' }));
  side('Rules');
  fireEvent.click(await screen.findByLabelText(/^It can pass/));
  await address(/options=fugitive%3Dfar&/);
  side('Why');
});

test('a forfeit says which number in which line broke which rule', async () => {
  await open('#v=1&game=pursuit&sample=forfeit&case=1&ply=7');
  await says(
    '.aside_step',
    [
      w.forfeited({ side: 'catchers', turn: 3 }),
      w.diagonal({ side: 'catchers', piece: 0, number: 1, next: 2, line: 1 }),
      w.score({ catchers: 0, fugitive: 36 }),
    ].join(' '),
  );
});

test('a replay is saved, and the file plays the same match', async () => {
  const saved = downloads();
  const lab = await match('1\n7\n2\n2\n20\nrandom\nfar\n');
  await end(lab);
  await settled(lab);
  fireEvent.click(button(w.save));
  const { blob } = await waitFor(() => saved[0] ?? expect.fail());
  const replay = await blob.text();
  expect(replay).toMatch(/^1\n7\n2\n2\n20\nrandom\nfar\n/);
  const again = await match(replay);
  expect(await output(again)).toBe(replay);
  await says('.aside_because', w.replayActs({ act: 'placeCatchers' }));
});
