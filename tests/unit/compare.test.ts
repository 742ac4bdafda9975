// @vitest-environment happy-dom
// Another program's output beside the judge's: the verdict, the rows, the moment of the first difference.

import * as compare from 'words:compare';
import { parted } from 'words:compare';
import * as panes from 'words:panes';
import * as mistakes from 'words:robots-mistakes';
import * as solitaire from 'words:solitaire';
import * as timeline from 'words:timeline';
import { expect, test } from 'vitest';
import { place } from '../../www/src/i18n/say';
import { ANY, like } from '../e2e/like';
// Gives elements a width: without one, lines are shortened to their ends.
import './board';
import { caseField, counter, sentence } from './kit';
import {
  type Boardlab,
  button,
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
  there,
  until,
  waitFor,
} from './page';

const ROBOTS = '#v=1&game=robots&sample=statement&case=1&ply=0';

const verdict = () => text('.compare_verdict');
const rows = () => [...document.querySelectorAll<HTMLElement>('.compare_rows .compare_row')];

async function give(output: string): Promise<void> {
  const field = await screen.findByRole('textbox', { name: compare.field });
  fireEvent.input(field, { target: { value: output } });
}

/** What a browser tells of a key after it has changed a field. */
function typedEvent(field: HTMLElement, value: string, init: object): Event {
  (field as HTMLTextAreaElement).value = value;
  return new InputEvent('input', { bubbles: true, ...init });
}

/** Opens a moment and the field for an output beside its answer. */
async function fieldAt(hash: string): Promise<{ lab: Boardlab; right: string }> {
  const lab = await open(hash);
  await settled(lab);
  const right = await output(lab);
  if (!lab.state.comparing.peek()) fireEvent.click(button(panes.test));
  await waitFor(() => expect(there('.solution_comparePaste, .compare_compare')).toBe(true));
  if (there('.compare_compare')) fireEvent.click(button(compare.again({ origin: 'paste' })));
  return { lab, right };
}

/** Opens a moment and lays an output beside its answer. */
async function compared(hash: string, change: (right: string) => string): Promise<Boardlab> {
  const { lab, right } = await fieldAt(hash);
  await give(change(right));
  return lab;
}

for (const [game, hash] of Object.entries({
  robots: ROBOTS,
  janken: '#v=1&game=janken&sample=statement&case=1&ply=0',
  knights: '#v=1&game=knights&sample=statement&case=1&ply=0',
  pursuit: '#v=1&game=pursuit&sample=match&case=1&ply=0',
  solitaire: '#v=1&game=solitaire&sample=fresh&case=1&ply=0',
}))
  test(`the judge’s own output is accepted: ${game}`, async () => {
    await compared(hash, (right) => right);
    await says('.compare_verdict', game === 'pursuit' || game === 'solitaire' ? compare.legal : compare.accepted);
  });

test('an output that is typed keeps its field, and is judged when a person wants it', async () => {
  const { lab } = await fieldAt(ROBOTS);
  const field = await screen.findByRole('textbox', { name: compare.field });
  const type = (value: string, key: object) => fireEvent(field, typedEvent(field, value, key));
  type('C', { inputType: 'insertText', data: 'C' });
  type('Ca', { inputType: 'insertText', data: 'a' });
  type('Ca\n', { inputType: 'insertLineBreak' });
  type('Ca', { inputType: 'deleteContentBackward' });
  expect(lab.state.pasted.peek()?.text).toBe('Ca');
  expect(screen.getByRole('textbox', { name: compare.field })).toBe(field);
  expect(there('.compare_verdict')).toBe(false);
  fireEvent.click(button(compare.check));
  await says('.compare_verdict', compare.wrong);
});

test('a byte-order mark that was pasted with an output changes nothing', async () => {
  await compared(ROBOTS, (right) => `\uFEFF${right}`);
  const { comparison } = (await import('../../www/src/features/compare/judge')).judge.state;
  await until(comparison, (now) => now?.verdict.kind === 'accepted');
});

test('blanks alone are told from a wrong word', async () => {
  await compared(ROBOTS, (right) => right.replace('Final position: ', 'Final position:  '));
  await says('.compare_verdict', compare.blanks);
});

test('the first difference brings the board to just before its move, with the reason of the right one', async () => {
  const lab = await compared(ROBOTS, (right) => right.replace('after making 2 moves', 'after making 3 moves'));
  await says('.compare_verdict', compare.wrong);
  expect(verdict()).toContain(compare.instead({ line: 7, index: 2, word: 5, found: '“3”', expected: '“2”' }));
  await until(lab.state.opened, (now) => now?.case === 1);
  await shown(lab, 1);
  await waitFor(() => expect(caseField()).toBe('2'));
  await waitFor(() => expect(counter()).toContain('1 of 2'));
  await says('.compare_verdict', compare.beforeMove({ move: 2 }));
  // The reason is that of the panel beside the board.
  await waitFor(() => expect(text('.aside_because')).not.toBe(''));
  await waitFor(() => expect(verdict()).toContain(text('.aside_because')));
  expect(verdict()).toMatch(like(compare.instead({ line: ANY, index: ANY, word: ANY, found: '“3”', expected: '“2”' })));
  await waitFor(() =>
    expect(
      [...document.querySelectorAll('.compare_row.compare_changed mark')].map(({ textContent }) => plain(textContent)),
    ).toEqual(['2', '3']),
  );
});

test('an output that ends earlier is shown where it ends', async () => {
  const lab = await compared(ROBOTS, (right) => right.replace('after making 114 moves', 'after making 100 moves'));
  await until(lab.state.opened, (now) => now?.case === 2);
  await shown(lab, 100);
  await says('.compare_verdict', compare.beforeMove({ move: 101 }));
  await says('.compare_verdict', parted);
});

test('a count is shown with the position that is counted', async () => {
  const lab = await compared(ROBOTS, (right) => right.replace('remaining: 0', 'remaining: 5'));
  await shown(lab, 2);
  await says('.compare_verdict', compare.position);
  await waitFor(() => expect(verdict()).toContain(sentence()));
});

test('a game that is known to have come to the position is not said to have parted before', async () => {
  const lab = await compared('#v=1&game=janken&sample=statement&case=1&ply=0', (right) =>
    right.replace('Move #2 (D5 -> F8): Unsuccessful', 'Move #2 (D5 -> F8): Successful (1 points left)'),
  );
  await shown(lab, 1);
  await says('.compare_verdict', compare.beforeMove({ move: 2 }));
  await waitFor(() => expect(verdict()).toContain(text('.aside_because')));
  expect(verdict()).not.toContain(parted);
});

test('a winner is explained by the first position', async () => {
  const lab = await compared('#v=1&game=knights&sample=statement&case=1&ply=0', (right) =>
    right.replace('Alice', 'Bob'),
  );
  await says('.compare_verdict', compare.wrong);
  await until(lab.state.opened, (now) => now?.case === 1);
  await shown(lab, 0);
  await says('.compare_verdict', compare.position);
  await waitFor(() => expect(text('.aside_because')).not.toBe(''));
  await waitFor(() => expect(verdict()).toContain(text('.aside_because')));
});

test('a comparison leaves a line of one’s own for the solution', async () => {
  const lab = await compared(ROBOTS, (right) => right.replace('after making 114 moves', 'after making 113 moves'));
  await shown(lab, 113);
  lab.game.go(3);
  await shown(lab, 3);
  lab.game.move('stay');
  await until(lab.state.opened, (now) => now?.line.branch !== null);
  fireEvent.click(await waitFor(() => document.querySelector('.compare_go[aria-current=true]') ?? expect.fail()));
  await until(lab.state.opened, (now) => now?.line.branch === null);
  await shown(lab, 113);
});

test('any line leads to its moment, and the keys step from difference to difference', async () => {
  await compared(ROBOTS, (right) =>
    right.replace('after making 5 moves', 'after making 6 moves').replace('debris: 1', 'debris: 4'),
  );
  await waitFor(() => expect(caseField()).toBe('1'));
  await says('.compare_verdict', compare.wrong);
  await says('.compare_go[aria-current=true]', 'after making 6 moves');
  fireEvent.click(button(compare.next));
  await waitFor(() => expect(text('.compare_go[aria-current=true]')).toContain('debris: 1'));
  await waitFor(() => expect(rows().some((row) => plain(row.textContent).includes('Case 3'))).toBe(true));
  const third = rows().find((row) => plain(row.textContent).includes('Case 3'));
  fireEvent.click(third?.querySelector('button') as Element);
  await waitFor(() => expect(caseField()).toBe('3'));
  fireEvent.click(button(compare.previous));
  await waitFor(() => expect(caseField()).toBe('1'));
});

test('a missing line shifts nothing', async () => {
  await compared(ROBOTS, (right) => right.replace(/Number of robots remaining.*\n/, ''));
  await says('.compare_verdict', compare.wrong);
  await waitFor(() => expect(document.querySelectorAll('.compare_row.compare_missing')).toHaveLength(1));
  expect(there('.compare_row.compare_changed')).toBe(false);
});

test('an output is never compared with an input that it is not of, and leads back to its own', async () => {
  const lab = await compared(ROBOTS, (right) => right);
  await says('.compare_verdict', compare.accepted);
  await paste('1 0\n1 1\n0 0\n');
  await says('.compare_verdict', compare.other);
  const { judge } = await import('../../www/src/features/compare/judge');
  expect([judge.state.phase.peek(), judge.state.comparison.peek()]).toEqual(['other', null]);
  fireEvent.click(button(compare.bringBack));
  await says('.compare_verdict', compare.accepted);
  expect(lab.state.cases.peek()).toBe(3);
  await paste('1 0\n1\n');
  await says('.output_output', panes.noOutput);
});

const KNIGHTS = '#v=1&game=knights&sample=statement&case=1&ply=0';

test('an output is reduced with its input to the first wrong case, and an undo brings both back', async () => {
  const lab = await compared(KNIGHTS, (right) => right.replace('2: Alice', '2: Bob'));
  await says('.compare_verdict', 'Line 2 (case 2), word 3');
  const whole = lab.state.source.peek().text;
  fireEvent.click(button(compare.keepFirst));
  await says('.compare_verdict', compare.instead({ line: 1, index: 1, word: 3, found: '“Bob”', expected: '“Alice”' }));
  expect(lab.state.source.peek().text).toBe('1\n2\n2 5\n3 5\n');
  await says('.compare_rows .compare_found', 'Case 1: Bob');
  expect(there('.solution_compareActions [title], .solution_compareActions p')).toBe(false);
  lab.input.setText(whole);
  await says('.compare_verdict', 'Line 2 (case 2), word 3');
});

test('an input is not reduced where the output has no part of the case', async () => {
  const lab = await compared(KNIGHTS, (right) => right.split('\n')[0] ?? '');
  await says('.compare_verdict', compare.endOfOutput);
  const whole = lab.state.source.peek();
  fireEvent.click(button(compare.keepFirst));
  const { judge } = await import('../../www/src/features/compare/judge');
  await until(judge.state.isWhole, (known) => known);
  expect(lab.state.source.peek()).toBe(whole);
});

const SOLITAIRE = '#v=1&game=solitaire&sample=statement&case=1&ply=0';

test('what the statement’s program prints is legal, with its points', async () => {
  await compared(SOLITAIRE, () => '6 6\n\n5 6\n\n6 6\n\n1 1\n\n0 0\n');
  await says('.compare_verdict', `${compare.legal} ${compare.score({ points: solitaire.points({ points: 8 }) })}`);
});

test('the board shows a game of one’s own before its first illegal move', async () => {
  const lab = await compared(SOLITAIRE, () => '6 6\n5 6\n6 6\n4 1\n0 0\n');
  await says('.compare_verdict', 'Illegal move. Line 4 (case 1), word 1: “4”. Score: 0 points.');
  await says('.compare_verdict', solitaire.outOfReach);
  await shown(lab, 6);
  await says('.compare_verdict', compare.yourGame({ at: 'removal 3' }));
  fireEvent.click(await waitFor(() => document.querySelector('.compare_row .compare_go') ?? expect.fail()));
  await shown(lab, 1);
});

test('a legal game is shown line by line, and watched where it is an input itself', async () => {
  let right = '';
  const lab = await compared('#v=1&game=solitaire&sample=fresh&case=1&ply=0', (all) => {
    right = all;
    const [move] = all.split('\n').slice(6);
    return all.replace(all.split('\n').slice(7).join('\n'), `${move?.slice(0, 3)} 1\n0 0\n`);
  });
  await says('.compare_verdict', solitaire.twice);
  fireEvent.click(button(compare.again({ origin: 'paste' })));
  await give(right.replace(right.split('\n').slice(10).join('\n'), '0 0\n'));
  await says('.compare_verdict', compare.legal);
  fireEvent.click(await waitFor(() => button(compare.watch)));
  await until(lab.state.opened, (now) => now?.line.plies === 9 && now.line.done);
  await says('.compare_verdict', compare.other);
});

/** Two robots: a tie decides move 7. */
const TIE = '2 0\n16 16\n1 1\n0 0\n';
const COLUMN_FIRST = `Case 1:
Lost game after making 15 moves.
Final position: (16,1)
Number of cells with debris: 1
Number of robots remaining: 0
`;

/** Three knights, each in a case of its own. */
const EDGE = '3\n1\n0 2\n1\n1 2\n1\n3 4\n';

/** Lays an output beside an input of one’s own. */
async function tie(output: string): Promise<Boardlab> {
  const { lab } = await fieldAt(ROBOTS);
  await paste(TIE);
  await until(lab.state.lastValid, (now) => now?.text === TIE);
  await give(output);
  return lab;
}

/** What each part that is read aloud by itself has said, in its order. */
function spoken(): () => string[][] {
  const said = new Map<Element, string[]>();
  const note = () => {
    for (const part of document.querySelectorAll('.compare_said [role=status]')) {
      const now = plain(part.textContent);
      const before = said.get(part) ?? [];
      said.set(part, before);
      if (now !== '' && before.at(-1) !== now) before.push(now);
    }
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => [...said.values()];
}

test('a known mistake is named, said aloud once, and leads to where the games part', async () => {
  const said = spoken();
  const lab = await tie(COLUMN_FIRST);
  const cause = mistakes.cause({ mistake: 'column-before-row' });
  await says('.compare_verdict', cause);
  await says('.compare_verdict', compare.parting({ index: 1, at: timeline.move({ nth: 7 }) }));
  expect(said().map((all) => all.length)).toEqual([1, 1]);
  expect(said()[1]?.[0]).toContain(cause);
  // The board opens there by itself.
  await shown(lab, 7);
  await waitFor(() => expect(document.querySelectorAll('canvas')).toHaveLength(2));
  fireEvent.click(button(compare.beforeParting));
  await shown(lab, 6);
  await says('.compare_verdict', compare.beforeMove({ move: 7 }));
  expect(document.querySelectorAll('canvas')).toHaveLength(1);
  const both = () => screen.getByRole<HTMLInputElement>('checkbox', { name: compare.bothGames });
  fireEvent.click(both());
  await shown(lab, 7);
  await waitFor(() => expect(document.querySelectorAll('canvas')).toHaveLength(2));
  fireEvent.click(both());
  await waitFor(() => expect(document.querySelectorAll('canvas')).toHaveLength(1));
  fireEvent.click(both());
  await waitFor(() => expect(document.querySelectorAll('canvas')).toHaveLength(2));
  await waitFor(() => expect(document.querySelectorAll('.beside_course')).toHaveLength(2));
  const [right, mistaken] = [...document.querySelectorAll('.beside_course dl')].map(({ textContent }) =>
    plain(textContent),
  );
  expect(mistaken).not.toBe(right);
  // Both follow the timeline, and another output ends it.
  press('ArrowLeft');
  await shown(lab, 6);
  await waitFor(() => {
    const [one, other] = [...document.querySelectorAll('.beside_course dl')].map(({ textContent }) => textContent);
    expect(one).toBe(other);
  });
  expect(said().map((all) => all.length)).toEqual([1, 1]);
  fireEvent.click(button(compare.again({ origin: 'paste' })));
  await give(COLUMN_FIRST.replace('15 moves', '14 moves'));
  await says('.compare_verdict', compare.unexplained({ all: 54 }));
  await waitFor(() => expect(document.querySelectorAll('canvas')).toHaveLength(1));
});

test('a removal that a rule forbids is shown beside the tiles that may be removed', async () => {
  const { lab } = await fieldAt('#v=1&game=solitaire&sample=statement&case=1&ply=0');
  await give('6 6\n5 6\n6 6\n4 1\n0 0\n');
  await waitFor(() => expect(document.querySelectorAll('canvas')).toHaveLength(2));
  expect(lab.state.mistaken.value?.mistake).toBe('any-piece-is-next');
});

test('the first cell whose value a mistake changes is told, with both values, and the board leads there', async () => {
  const { lab } = await fieldAt(KNIGHTS);
  await paste(EDGE);
  await until(lab.state.lastValid, (now) => now?.text === EDGE);
  await give('Case 1: Alice\nCase 2: Alice\nCase 3: Bob\n');
  const told = { index: 3, cell: place('3', '4'), right: 4, wrong: 0 };
  await says('.compare_verdict', plain(compare.otherValue(told)));
  await until(lab.state.cursor, (now) => now?.x === 3n && now.y === 4n);
});

test('a blank that only looks like one is named', async () => {
  await compared(ROBOTS, (right) => right.replace('after making', 'after\u2007making'));
  await says('.compare_verdict', compare.lookAlike({ character: 'U+2007 FIGURE SPACE', line: 2, column: 15 }));
});

test('mistakes that cannot be told apart are listed', async () => {
  await compared(KNIGHTS, (right) => right.replace('2: Alice', '2: Bob'));
  await says('.compare_verdict', compare.several);
  expect(document.querySelectorAll('.compare_causes li')).toHaveLength(2);
});

test('a fault of form is no known mistake', async () => {
  await compared(ROBOTS, (right) => right.replace('Case 1:', 'Case #1:'));
  await says('.compare_verdict', compare.form({ fault: 'punctuation' }));
  expect(document.querySelector('[data-cause]')?.getAttribute('data-cause')).toBe('none');
});
