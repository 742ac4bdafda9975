// @vitest-environment happy-dom
// Pursuit's exact theory: solved in the page, told cell by cell, played against, and what every word of a match lost.

import * as p from 'words:pursuit';
import * as w from 'words:pursuit-theory';
import * as timeline from 'words:timeline';
import { expect, test } from 'vitest';
import { turnsLeft } from '../../www/src/games/pursuit/format';
import { stopAt } from '../../www/src/games/pursuit/selectors';
import { ANY, like, MANY } from '../e2e/like';
import { keys, scene } from './board';
import { select, side } from './hands';
import { address } from './kit';
import {
  type Boardlab,
  button,
  fireEvent,
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
  waitFor,
  within,
} from './page';

const FIELD = '0\n5\n2\n1\n25\narea\narea\n';
/** A replay on a torus that two catchers never win, where both sides err: the fugitive begins beside a catcher that rests. */
const ERRORS = '1\n5\n2\n1\n9\none\nother\n0 0 2 2\n0 1\n0 0 0 0\n';

async function theory(input: string): Promise<Boardlab> {
  const lab = await open('#v=1&game=pursuit&sample=match&case=1&ply=0');
  await paste(input);
  await settled(lab);
  await waitFor(() => side('Theory'));
  return lab;
}

const stops = () => [...document.querySelectorAll<HTMLElement>('.theory_stops .theory_stop')];
const words = () => [...document.querySelectorAll<HTMLElement>('section .theory_words .evidence_move')];
const given = () => [...document.querySelectorAll<HTMLElement>('.theory_given button')];
/** What is spoken as it changes. */
const live = () =>
  [...document.querySelectorAll('.theory_theory [aria-live]')].map(({ textContent }) => plain(textContent)).join(' ');
const name = (element?: Element) => plain(element?.getAttribute('aria-label'));

/** Enter on a button: a browser clicks it where the page leaves the key alone. */
function enter(element = document.body): void {
  element.focus();
  expect(fireEvent.keyDown(element, { key: 'Enter' })).toBe(true);
  element.click();
}

/** Puts the cursor on the board and moves it. */
async function cursor(...pressed: string[]): Promise<void> {
  document.querySelector<HTMLElement>('#board [role=grid]')?.focus();
  await Promise.resolve();
  keys(...pressed);
}

test('a small field is solved when the page opens, and every cell says its turns', async () => {
  const lab = await theory(FIELD);
  await says('.theory_verdict', w.caughtIn({ turns: 4 }));
  expect(text('.theory_theory')).toContain('8,125');
  fireEvent.click(button(timeline.on));
  await shown(lab, 1);
  await cursor('ArrowDown');
  await waitFor(() => expect(text('.aside_told')).toContain(p.caughtFrom({ turns: 1 })));
  expect((await scene()).overlay).toMatchObject({ value: 4, capture: 4 });
  fireEvent.click(screen.getByRole('checkbox', { name: w.show }));
  await waitFor(() => expect(text('.aside_told')).not.toContain('Exact'));
  fireEvent.click(screen.getByRole('checkbox', { name: w.show }));
});

test('an escape for ever has a word of its own', async () => {
  await theory('1\n0 5\n2 1\n25 1\n4 4\n0 0\n2 2\n');
  await says('.theory_verdict', w.caughtIn({ turns: 4 }));
  await paste('1\n1 5\n2 1\n25 1\n4 4\n0 0\n2 2\n');
  await says('.theory_verdict', w.neverCaught);
  await says('.theory_theory', w.outlookNever);
  await cursor('ArrowUp');
  await says('.aside_told', p.neverFrom);
});

test('a best move is said by keyboard', async () => {
  const lab = await theory('0\n0 5\n2 1\n25 1\n2 2\n0 0\n4 4\n');
  await waitFor(() => expect(text('.theory_theory')).toMatch(like(w.best({ total: MANY, side: 'catchers' }))));
  enter(words()[0]);
  await shown(lab, 1);
  await waitFor(() => expect(text('.theory_theory')).toMatch(like(w.best({ total: MANY, side: 'fugitive' }))));
  enter(words()[0]);
  await shown(lab, 2);
  await waitFor(() => expect(stops()[1]?.textContent).toMatch(/^\d$/));
  expect(stops()[0]?.textContent).toBe(stops()[1]?.textContent);
});

test('a field too large is refused, with what it needs and what would do', async () => {
  await theory('0\n12\n6\n1\n100\narea\narea\n');
  await waitFor(() => expect(text('.theory_refusal')).toMatch(like(w.tooLarge({ needs: ANY, most: ANY }))));
  expect(text('.theory_refusal')).toMatch(like(w.fewer({ catchers: MANY })));
  expect(screen.queryByRole('button', { name: /Solve/ })).toBeNull();
  await paste('0\n20\n60\n1\n100\narea\narea\n');
  await says('.theory_refusal', w.beyond({ catchers: 8, side: 32 }));
});

test('where something was given away is told, listed, and leads to the ply', async () => {
  const lab = await theory(ERRORS);
  await waitFor(() => expect(given()).toHaveLength(2));
  const said = given().map(({ textContent }) => plain(textContent));
  const catchers = { turn: 1, side: 'catchers' } as const;
  const slip = `${w.slip({ ...catchers, from: w.atTurn({ turn: 1 }), to: w.never })} ${w.winLost}`;
  expect(said).toEqual([
    `${w.slip({ turn: 0, side: 'fugitive', from: w.never, to: w.atTurn({ turn: 1 }) })} ${w.escapeLost}`,
    slip,
  ]);
  expect(name(stops()[2])).toBe(`${w.stop({ ...catchers, capture: w.never })} ${w.winLost}`);
  given()[1]?.click();
  await shown(lab, 3);
  await waitFor(() => expect(live()).toContain(slip));
  await waitFor(() => expect(text('.theory_stops [aria-current]')).toBe('∞!'));
});

test('the page’s arrows go along the match, and the focus follows', async () => {
  const lab = await theory(ERRORS);
  await waitFor(() => expect(stops().length).toBeGreaterThan(5));
  stops()[0]?.focus();
  press('ArrowRight');
  await shown(lab, 1);
  press('ArrowRight');
  await shown(lab, 2);
  await waitFor(() => expect(document.activeElement).toBe(stops()[1]));
  expect(stops()[1]?.getAttribute('aria-current')).toBe('step');
});

test('who plays does not see what would come', async () => {
  const lab = await theory(ERRORS);
  await waitFor(() => expect(stops().length).toBeGreaterThan(5));
  fireEvent.click(button(timeline.on));
  await shown(lab, 1);
  select(p.seat, 'fugitive');
  await waitFor(() => expect(stops()).toHaveLength(1));
});

test('the best placement is played on the match', async () => {
  const lab = await theory(FIELD);
  await says('.theory_verdict', 'turns');
  fireEvent.click(button(timeline.last));
  await waitFor(() => expect(lab.state.shown.peek()?.frame.ply).toBeGreaterThan(0));
  fireEvent.click(button(w.playBest));
  await shown(lab, 1);
  await waitFor(() => expect(there('.branch_branch')).toBe(true));
  await waitFor(() =>
    expect(name(stops()[0])).toBe(w.stop({ turn: 0, side: 'catchers', capture: w.atTurn({ turn: 4 }) })),
  );
  await says('.theory_theory', w.outlook({ left: 4, turn: 4 }));
});

test('the turns left count the move of the catchers that is next', () => {
  const at = { capture: 9, orLater: false };
  expect(turnsLeft({ ...at, turn: 3, sideToMove: 'catchers' })).toBe(7);
  expect(turnsLeft({ ...at, turn: 3, sideToMove: 'fugitive' })).toBe(6);
  expect(turnsLeft({ ...at, turn: 0, sideToMove: 'catchers' })).toBe(9);
});

test('a position has no value from the match before a move by hand', () => {
  const stop = { capture: 4, orLater: false, turn: 0, sideToMove: 'catchers' as const, ply: 0, lost: null };
  const course = { generation: 7, stops: [stop] };
  expect(stopAt(course, 7, 0)).toBe(stop);
  expect([stopAt(course, 8, 0), stopAt(course, 7, 1), stopAt(null, 7, 0)]).toEqual([undefined, undefined, undefined]);
});

test('from a turn file the best placement begins a match', async () => {
  const lab = await theory('1\n0 5\n2 1\n25 1\n4 4\n0 0\n2 2\n');
  fireEvent.click(await waitFor(() => button(w.playBest)));
  await waitFor(() => expect(lab.state.source.peek().text).toContain('exact'));
  await waitFor(() =>
    expect(name(stops()[0])).toBe(w.stop({ turn: 0, side: 'catchers', capture: w.atTurn({ turn: 4 }) })),
  );
});

test('a person plays against a side that never errs', async () => {
  const lab = await theory('0\n4\n2\n1\n16\narea\narea\n');
  await says('.theory_verdict', 'turns');
  const against = screen.getByRole('group', { name: w.against });
  fireEvent.click(within(against).getByRole('button', { name: w.side({ side: 'fugitive' }) }));
  const seat = screen.getByRole('combobox', { name: p.seat }) as HTMLSelectElement;
  await waitFor(() => expect(seat.value).toBe('1'));
  await address(/options=catchers%3Dexact/);
  await shown(lab, 1);
  // The list of the last position stays until the next has come, and says nothing.
  await waitFor(() => expect(text('.theory_theory')).toMatch(like(w.best({ total: MANY, side: 'fugitive' }))));
  await waitFor(() =>
    expect(document.querySelector('.theory_theory [aria-busy]')?.getAttribute('aria-busy')).toBe('false'),
  );
  words()[0]?.click();
  await shown(lab, 3);
  await waitFor(() => expect(stops()).toHaveLength(3));
});

test('what was solved stays while other pages are read, and goes with its field', async () => {
  const lab = await theory(FIELD);
  await says('.theory_verdict', 'turns');
  side('Why');
  fireEvent.click(button(timeline.on));
  await shown(lab, 1);
  await cursor('ArrowDown');
  await says('.aside_told', p.caughtFrom({ turns: 1 }));
  await paste('0\n6\n2\n1\n36\narea\narea\n');
  await settled(lab);
  fireEvent.click(button(timeline.on));
  await shown(lab, 1);
  await cursor('ArrowDown');
  await says('.aside_told', p.place({ side: 'fugitive' }));
  expect(text('.aside_told')).not.toContain(p.caughtFrom({ turns: 1 }));
  // Nor does the board keep a place for what will never come.
  expect((await scene()).overlay).toBeNull();
});

test('another input is not solved behind a page that is closed; the page solves its own again when it is opened', async () => {
  const lab = await theory(FIELD);
  await says('.theory_verdict', 'turns');
  const { theory: slot } = await import('../../www/src/games/pursuit/state');
  const mine = { source: lab.state.source.peek(), position: lab.state.target.peek() };
  side('Why');
  const text = '1\n0 6\n1 2\n20 1\n2 2\n4 4\n';
  lab.input.visit({ source: { ...mine.source, text }, position: { case: 0, moves: '', ply: 0 } });
  await waitFor(() => expect(lab.state.shown.peek()?.frame.board).toMatchObject({ n: 6 }));
  await waitFor(() => expect(slot.state.result.peek()).toBeNull());
  // Without the page nobody asks what a problem takes.
  const { isOpen, phase, cost } = slot.state;
  expect([isOpen.peek(), phase.peek(), cost.peek()]).toEqual([false, 'asking', null]);
  lab.input.visit(mine);
  await settled(lab);
  await waitFor(() => side('Theory'));
  await says('.theory_verdict', w.caughtIn({ turns: 4 }));
});
