// @vitest-environment happy-dom
// Another program's output beside the judge's: the verdict, the rows, the moment of the first difference.
import { expect, test } from 'vitest';
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

const verdict = () => text('.verdict');
const rows = () => [...document.querySelectorAll<HTMLElement>('.rows .row')];

async function give(output: string): Promise<void> {
  const field = await screen.findByRole('textbox', { name: 'Your program’s output' });
  fireEvent.input(field, { target: { value: output } });
}

/** Opens a moment and lays an output beside its answer. */
async function compared(hash: string, change: (right: string) => string): Promise<Boardlab> {
  const lab = await open(hash);
  await settled(lab);
  const right = await output(lab);
  if (!lab.state.comparing.peek()) fireEvent.click(button('Compare'));
  await waitFor(() => expect(there('.paste, .compare')).toBe(true));
  if (there('.compare')) fireEvent.click(button('Another output'));
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
    await says('.verdict', 'Accepted.');
  });

test('blanks alone are told from a wrong word', async () => {
  await compared(ROBOTS, (right) => right.replace('Final position: ', 'Final position:  '));
  await says('.verdict', 'Accepted, but blanks differ: 1 line.');
});

test('the first difference brings the board to its case and move', async () => {
  const lab = await compared(ROBOTS, (right) => right.replace('after making 2 moves', 'after making 3 moves'));
  await says('.verdict', 'Wrong.');
  expect(verdict()).toContain('Case 2, line 7, word 5: expected “2”, found “3”.');
  await until(lab.state.opened, (now) => now?.case === 1);
  await shown(lab, 2);
  await waitFor(() => expect(caseField()).toBe('2'));
  await waitFor(() => expect(counter()).toContain('2 of 2'));
  await waitFor(() => expect(verdict()).toContain(sentence()));
  expect(sentence()).not.toBe('');
  await waitFor(() =>
    expect([...document.querySelectorAll('.row.changed mark')].map(({ textContent }) => plain(textContent))).toEqual([
      '2',
      '3',
    ]),
  );
});

test('any line leads to its moment, and the keys step from difference to difference', async () => {
  await compared(ROBOTS, (right) =>
    right.replace('after making 5 moves', 'after making 6 moves').replace('debris: 1', 'debris: 4'),
  );
  await waitFor(() => expect(caseField()).toBe('1'));
  await says('.verdict', 'Wrong.');
  await says('.go[aria-current=true]', 'after making 6 moves');
  fireEvent.click(button('Next difference'));
  await waitFor(() => expect(text('.go[aria-current=true]')).toContain('debris: 1'));
  await waitFor(() => expect(rows().some((row) => plain(row.textContent).includes('Case 3'))).toBe(true));
  const third = rows().find((row) => plain(row.textContent).includes('Case 3'));
  fireEvent.click(third?.querySelector('button') as Element);
  await waitFor(() => expect(caseField()).toBe('3'));
  fireEvent.click(button('Previous difference'));
  await waitFor(() => expect(caseField()).toBe('1'));
});

test('a missing line shifts nothing', async () => {
  await compared(ROBOTS, (right) => right.replace(/Number of robots remaining.*\n/, ''));
  await says('.verdict', 'Wrong.');
  await waitFor(() => expect(document.querySelectorAll('.row.missing')).toHaveLength(1));
  expect(there('.row.changed')).toBe(false);
});

test('another input is judged anew; an input with an error waits', async () => {
  await compared(ROBOTS, (right) => right);
  await says('.verdict', 'Accepted.');
  await paste('1 0\n1 1\n0 0\n');
  await says('.verdict', 'Wrong.');
  await paste('1 0\n1\n');
  await says('.output', 'appears when the input reads without errors');
});

test('a game of one’s own is accepted where many are right, watched, and told why where it breaks a rule', async () => {
  let right = '';
  const moves = () => right.split('\n').slice(6);
  const lab = await compared('#v=1&game=solitaire&sample=fresh&case=1&ply=0', (all) => {
    right = all;
    return all.replace(moves().slice(1).join('\n'), `${moves()[0]?.slice(0, 3)} 1\n0 0\n`);
  });
  await says('.verdict', 'Not the same cell twice in a row.');
  fireEvent.click(button('Another output'));
  await give(right.replace(moves().slice(4).join('\n'), '0 0\n'));
  await says('.verdict', 'Accepted. Worth');
  fireEvent.click(await screen.findByRole('button', { name: 'Watch your game' }));
  await until(lab.state.opened, (now) => now?.line.plies === 9 && now.line.done);
});
