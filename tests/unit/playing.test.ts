// @vitest-environment happy-dom
// The main job: steps, keys, cases, tabs, a person's own moves, and what is typed.
import { beforeEach, expect, test } from 'vitest';
import { button, fireEvent, open, press, screen, shown, text, until, waitFor } from './page';

const ROBOTS = '#v=1&game=robots&sample=statement&case=1&ply=0';
const counter = () => text('.counter');
const counts = (said: string) => waitFor(() => expect(counter()).toBe(said));
const caseField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Case number' });
const timeAMove = () => screen.getByLabelText<HTMLSelectElement>('Time a move');
const output = () => document.querySelector('.output pre')?.textContent ?? '';

async function ask(number: string): Promise<void> {
  fireEvent.input(caseField(), { target: { value: number } });
  fireEvent.change(caseField());
  fireEvent.keyDown(caseField(), { key: 'Enter' });
}

beforeEach(() => (document.activeElement as HTMLElement | null)?.blur());

test('the page is alive at once', async () => {
  await open(ROBOTS);
  await counts('Move 0 of 5');
  const board = await waitFor(() => screen.getByRole('img', { name: /You at row 15 column 15/ }));
  expect(board.tagName).toBe('CANVAS');
});

test('a game plays to its end and stops there', async () => {
  await open(ROBOTS);
  await counts('Move 0 of 5');
  fireEvent.change(timeAMove(), { target: { value: '50' } });
  fireEvent.click(button(/^Play/));
  await waitFor(() => button(/^Pause/));
  await counts('Move 5 of 5');
  await waitFor(() => button(/^Play/));
  await waitFor(() => expect(text('.step')).toContain('You win after 5 moves'));
  fireEvent.change(timeAMove(), { target: { value: '500' } });
});

test('steps, first and last by the buttons', async () => {
  await open(ROBOTS);
  await counts('Move 0 of 5');
  fireEvent.click(button(/^One move on/));
  await counts('Move 1 of 5');
  fireEvent.click(button(/^Last position/));
  await counts('Move 5 of 5');
  fireEvent.click(button(/^One move back/));
  await waitFor(() => expect(text('.step')).toContain('Move 4:'));
  fireEvent.click(button(/^First position/));
  await waitFor(() => expect(text('.step')).toContain('You stand at (15, 15)'));
});

test('the slider leads to any move, and says where it is', async () => {
  await open('#v=1&game=robots&sample=statement&case=3&ply=0');
  await counts('Move 0 of 114');
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Position in the game' });
  fireEvent.input(slider, { target: { value: '58' } });
  await waitFor(() => expect(text('.step')).toContain('Move 58:'));
  await waitFor(() => expect(slider.getAttribute('aria-valuetext')).toBe('move 58 of 114, teleport'));
});

test('the keys people bring', async () => {
  const lab = await open(ROBOTS);
  await counts('Move 0 of 5');
  for (const [key, said] of [
    ['ArrowRight', 'Move 1 of 5'],
    ['ArrowRight', 'Move 2 of 5'],
    ['ArrowLeft', 'Move 1 of 5'],
    ['End', 'Move 5 of 5'],
    ['Home', 'Move 0 of 5'],
    ['e', 'Move 2 of 5'],
    ['E', 'Move 2 of 5'],
    ['n', 'Move 0 of 2'],
    ['p', 'Move 0 of 5'],
  ] as const) {
    press(key);
    await counts(said);
    await until(lab.state.fresh, (fresh) => fresh);
  }
  press('>');
  expect(lab.state.speed.peek()).toBe(300);
  press('<');
  expect(lab.state.speed.peek()).toBe(500);
  press(' ');
  await waitFor(() => button(/^Pause/));
  press(' ');
  await waitFor(() => button(/^Play/));
});

test('keys that step while a case is being opened step in that case', async () => {
  const lab = await open(ROBOTS);
  await counts('Move 0 of 5');
  press('n');
  press('ArrowRight');
  await counts('Move 1 of 2');
  expect(lab.state.opened.peek()?.case).toBe(1);
});

test('a case is picked by its number', async () => {
  await open(ROBOTS);
  await counts('Move 0 of 5');
  await ask('3');
  await counts('Move 0 of 114');
  await ask('77');
  await waitFor(() => expect(caseField().value).toBe('3'));
});

test('a change of the text keeps the case, another text starts at the first', async () => {
  const lab = await open('#v=1&game=robots&sample=statement&case=3&ply=9');
  await counts('Move 9 of 114');
  const { act } = await import('../../www/src/act');
  const { text: source } = lab.state.source.peek();
  act({ kind: 'edit', text: `  ${source}`, whole: false });
  await counts('Move 0 of 114');
  expect(caseField().value).toBe('3');
  act({ kind: 'edit', text: source, whole: true });
  await waitFor(() => expect(caseField().value).toBe('1'));
});

test('a tab keeps what was typed in it', async () => {
  const lab = await open(ROBOTS);
  await counts('Move 0 of 5');
  const { act } = await import('../../www/src/act');
  act({ kind: 'edit', text: '1 0\n3 4\n0 0\n', whole: true });
  await until(lab.state.good, (good) => good?.text === '1 0\n3 4\n0 0\n');
  fireEvent.click(screen.getByRole('tab', { name: 'Hyper Knights' }));
  await waitFor(() => expect(output()).toBe('Case 1: Bob\nCase 2: Alice\n'));
  fireEvent.click(screen.getByRole('tab', { name: 'Robots' }));
  await waitFor(() => expect(lab.state.source.peek().text).toBe('1 0\n3 4\n0 0\n'));
  await until(lab.state.shown, (now) => now?.frame.board.game === 'robots');
});

test('a person plays a move, and returns to the solver’s line', async () => {
  const lab = await open(ROBOTS);
  await counts('Move 0 of 5');
  await lab.session.move('S');
  await waitFor(() => expect(text('.step')).toContain('Move 1: you walk south to (16, 15)'));
  fireEvent.click(button('Back to the solver’s line'));
  await waitFor(() => expect(document.querySelector('.branch')).toBeNull());
  await waitFor(() => expect(text('.step')).toContain('you walk west'));
});

test('a loser may play any move of a knight, and the solver punishes it', async () => {
  const lab = await open('#v=1&game=knights');
  const { act } = await import('../../www/src/act');
  act({ kind: 'edit', text: '1\n1\n3 3\n', whole: true });
  await waitFor(() => expect(output()).toBe('Case 1: Bob\n'));
  await shown(lab, 0);
  await lab.session.move('1 (-1,-2)');
  await waitFor(() => expect(text('.step')).toContain('Move 1: Alice moves knight 1 from (3, 3) to (2, 1)'));
  expect(document.querySelector('.branch')).not.toBeNull();
});
