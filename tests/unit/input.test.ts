// @vitest-environment happy-dom
// The main job without its pixels: paste, read, play; mistakes, limits, files.

import * as faults from 'words:faults';
import * as janken from 'words:janken';
import * as knights from 'words:knights';
import * as panes from 'words:panes';
import * as reading from 'words:reading';
import * as robots from 'words:robots';
import * as timeline from 'words:timeline';
import { expect, test } from 'vitest';
import type { GameName } from '../../www/src/engine/boundary';
import type { Source } from '../../www/src/engine/protocol';
import { cell } from '../../www/src/i18n/format';
import { meaningInWords } from '../../www/src/panes/reading';
import { ANY, like } from '../e2e/like';
import { KNIGHTS, KNIGHTS_OUTPUT, ROBOTS, ROBOTS_OUTPUT } from '../e2e/texts';
import { click, keys } from './board';
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

const STATEMENT = '#v=1&game=robots&sample=statement&case=1&ply=0';
const CHASE = '#v=1&game=robots&sample=chase&case=1&ply=0';
const BAD = '4 0\n17 18\n13 99\n8 12\n10 12\n0 0\n';

async function opened(hash: string): Promise<Boardlab> {
  const lab = await open(hash);
  await settled(lab);
  await until(lab.state.opened, (now) => now?.line.done === true);
  // The controls stand for this position from now on.
  await says('.timeline_counter', ` ${lab.state.ply.peek()} of`);
  return lab;
}

const caseField = () => document.querySelector('.cases_caseField input') as HTMLInputElement;
const counts = (said: string) => waitFor(() => expect(text('.timeline_counter')).toBe(said));

function pick(field: HTMLInputElement | HTMLSelectElement, value: string, kind = 'change'): void {
  field.value = value;
  field.dispatchEvent(new Event(kind, { bubbles: true }));
}

/** Types at the very beginning of the input. */
function typeFirst(typed: string): void {
  const field = document.querySelector('.input_input textarea') as HTMLTextAreaElement;
  field.setSelectionRange(0, 0);
  field.dispatchEvent(new Event('beforeinput'));
  pick(field as unknown as HTMLInputElement, typed + field.value, 'input');
}

test('the page is alive at once', async () => {
  const lab = await opened('');
  expect(text('.timeline_counter')).toBe('Move 0 of 114');
  expect(await output(lab)).toBe(ROBOTS_OUTPUT);
  await waitFor(() => expect(text('.output_output pre').replace(/\s/g, '')).toBe(ROBOTS_OUTPUT.replace(/\s/g, '')));
  await waitFor(() => expect(there(`canvas[aria-label*="${robots.youAt({ cell: cell([14, 14]) })}"]`)).toBe(true));
});

test('pasted Robots give the exact output', async () => {
  const lab = await opened(CHASE);
  await paste(ROBOTS);
  await settled(lab);
  expect(await output(lab)).toBe(ROBOTS_OUTPUT);
});

test('pasted Hyper Knights give the exact output', async () => {
  const lab = await opened('#v=1&game=knights&sample=corner&case=1&ply=0');
  await paste(KNIGHTS);
  await settled(lab);
  expect(await output(lab)).toBe(KNIGHTS_OUTPUT);
  await says('.aside_step', knights.start({ knights: 1, nimSum: 0 }));
});

test('a game plays to its end and stops there', async () => {
  const lab = await opened(STATEMENT);
  pick(screen.getByLabelText(timeline.speed) as HTMLSelectElement, '50');
  button(/^Play \(/).click();
  expect(lab.state.playing.peek()).toBe(true);
  await waitFor(() => button(/^Pause/));
  await shown(lab, 5);
  await until(lab.state.playing, (now) => !now);
  await waitFor(() => button(/^Play \(/));
  await says('.aside_step', robots.over({ end: 'won' }));
  pick(screen.getByLabelText(timeline.speed) as HTMLSelectElement, '500');
});

test('steps, first and last by the buttons', async () => {
  await opened(STATEMENT);
  button(timeline.on).click();
  await counts('Move 1 of 5');
  button(/^Last position/).click();
  await counts('Move 5 of 5');
  button(timeline.back).click();
  await says('.aside_step', 'Move 4:');
  button(/^First position/).click();
  await says('.aside_step', robots.youAt({ cell: '(15, 15)' }));
});

test('the slider scrubs, and says where it is', async () => {
  const lab = await opened('#v=1&game=robots&sample=statement&case=3&ply=0');
  const slider = screen.getByRole('slider', { name: timeline.scrub }) as HTMLInputElement;
  pick(slider, '57', 'input');
  await says('.aside_step', 'Move 57:');
  pick(slider, '58', 'input');
  await shown(lab, 58);
  await waitFor(() => expect(slider.getAttribute('aria-valuetext')).toBe(`move 58 of 114, ${robots.teleport}`));
});

test('the keys people bring', async () => {
  const lab = await opened(STATEMENT);
  keys('ArrowRight', 'ArrowRight');
  await counts('Move 2 of 5');
  press('ArrowLeft');
  await counts('Move 1 of 5');
  press('End');
  await counts('Move 5 of 5');
  press('Home');
  await counts('Move 0 of 5');
  press('e');
  await counts('Move 2 of 5');
  press('E');
  await counts('Move 2 of 5');
  press('n');
  await counts('Move 0 of 2');
  expect(caseField().value).toBe('2');
  press('p');
  await counts('Move 0 of 5');
  expect(caseField().value).toBe('1');
  press('>');
  expect(lab.state.speed.peek()).toBe(300);
  press('<');
  expect(lab.state.speed.peek()).toBe(500);
  press(' ');
  await waitFor(() => button(/^Pause/));
  press(' ');
  await waitFor(() => button(/^Play \(/));
  press('?');
  await waitFor(() => expect(there('dialog[open]')).toBe(true));
  press('?');
  await until(lab.state.help, (now) => !now);
  await waitFor(() => expect(there('dialog[open]')).toBe(false));
});

test('keys that step while a case is being opened step in that case', async () => {
  const lab = await opened(STATEMENT);
  keys('n', 'ArrowRight');
  await counts('Move 1 of 2');
  expect(lab.state.opened.peek()?.case).toBe(1);
});

test('a case is picked by its number', async () => {
  await opened(STATEMENT);
  pick(caseField(), '3');
  await counts('Move 0 of 114');
  pick(caseField(), '77');
  expect(caseField().value).toBe('3');
});

test('a change of the text keeps the case, another text starts at the first', async () => {
  const lab = await opened('#v=1&game=robots&sample=statement&case=3&ply=9');
  expect(text('.timeline_counter')).toBe('Move 9 of 114');
  typeFirst('  ');
  await counts('Move 0 of 114');
  expect(caseField().value).toBe('3');
  await paste(ROBOTS);
  await settled(lab);
  await counts('Move 0 of 5');
  expect(caseField().value).toBe('1');
});

test('a tab keeps what was typed in it', async () => {
  const lab = await opened(STATEMENT);
  const tab = (name: string) => screen.getByRole('tab', { name }).click();
  await paste('1 0\n3 4\n0 0\n');
  await settled(lab);
  // Its first sample is there, or what it was left with.
  tab(knights.name);
  await until(lab.state.shown, (now) => now?.frame.board.game === 'knights');
  expect(await output(lab)).toBe(KNIGHTS_OUTPUT);
  tab(robots.name);
  await waitFor(() => expect(text('#side-why')).not.toBe(''));
  await waitFor(() =>
    expect((document.querySelector('.input_input textarea') as HTMLTextAreaElement).value).toBe('1 0\n3 4\n0 0\n'),
  );
});

test('the focus moves along the tabs by arrows, and Enter chooses', async () => {
  await opened(STATEMENT);
  screen.getByRole('tab', { name: robots.name }).focus();
  press('ArrowRight');
  await waitFor(() => expect(document.activeElement?.textContent).toBe(janken.name));
  press('End');
  const last = screen.getByRole('tab', { name: knights.name });
  await waitFor(() => expect(document.activeElement).toBe(last));
  expect(last.getAttribute('aria-selected')).toBe('false');
  // As browsers click the button that has the focus.
  fireEvent.click(last, { detail: 0 });
  await waitFor(() => expect(last.getAttribute('aria-selected')).toBe('true'));
  expect(document.activeElement).toBe(last);
});

test('a person plays a move, and returns to the solver’s line', async () => {
  await opened(STATEMENT);
  await click(15, 14);
  await says('.aside_step', robots.walked({ nth: 1, direction: 'S', cell: '(16, 15)' }));
  await waitFor(() => button(panes.solversLine).click());
  await waitFor(() => expect(there('.branch_branch')).toBe(false));
  await says('.aside_step', like(robots.walked({ nth: ANY, direction: 'W', cell: ANY })));
});

test('a loser may play any move of a knight, and the solver punishes it', async () => {
  const lab = await opened('#v=1&game=knights&sample=corner&case=1&ply=0');
  await paste('1\n1\n3 3\n');
  await settled(lab);
  expect(await output(lab)).toBe('Case 1: Bob\n');
  await click(3, 3);
  await click(2, 1);
  await says('.aside_step', knights.moved({ nth: 1, player: 0, knight: 1, from: '(3, 3)', to: '(2, 1)' }));
  await waitFor(() => expect(there('.branch_branch')).toBe(true));
});

test('a mistake is explained, and the last good board still plays', async () => {
  await opened(STATEMENT);
  await paste(BAD);
  await says('.errors_error', 'Line 3, column 4');
  const what = faults.number({ value: robots.robotColumn({ index: 2 }), min: 1, max: 31 });
  await says('.errors_error', `${faults.expected({ what })} ${faults.found({ what: '“99”' })}`);
  expect(there('.output_output pre')).toBe(false);
  expect(text('.output_output')).toContain(panes.noOutput);
  expect(document.querySelector<HTMLElement>('.board_stage')?.dataset.stale).toBe('true');
  expect(text('.board_status')).toBe(panes.lastGoodCase({ index: 1, all: 3 }));
  (document.activeElement as HTMLElement).blur();
  press('End');
  await says('.aside_step', robots.over({ end: 'won' }));
  await paste(BAD.replace('99', '9'));
  await says('.output_output pre', 'Case 1:');
  expect(there('.errors_error')).toBe(false);
  expect(document.querySelector<HTMLElement>('.board_stage')?.dataset.stale).toBe('false');
});

test('beside a broken text the case is that of the last valid input, and the panel says so', async () => {
  await opened('#v=1&game=robots&sample=statement&case=3&ply=0');
  expect(there('.aside_stale')).toBe(false);
  await paste(BAD);
  await says('.aside_now .aside_stale', panes.lastGoodCase({ index: 3, all: 3 }));
  await says('.aside_told', panes.stale);
  expect(caseField().value).toBe('3');
  await paste(BAD.replace('99', '9'));
  await waitFor(() => expect(there('.aside_stale')).toBe(false));
});

test('an input that ends too early says so, and an empty one what it waits for', async () => {
  await opened(STATEMENT);
  await paste('2 0\n3 4\n5');
  await says('.errors_error', 'Line 3, column 2');
  await says('.errors_error', faults.found({ what: faults.end }));
  await paste('');
  await says('.errors_error', 'Line 1, column 1');
  await says('.errors_error', faults.expected({ what: faults.number({ value: robots.robotCount, min: 0, max: 50 }) }));
});

test('limits are lifted, and brought back', async () => {
  await opened('#v=1&game=knights&sample=statement&case=1&ply=0');
  await paste('1\n2\n700 5\n1000000000000 3\n');
  await says('.errors_error', faults.found({ what: '“700”' }));
  button(faults.lift).click();
  await says('.output_output pre', 'Case 1:');
  button(/^Limits lifted/).click();
  await says('.errors_error', faults.found({ what: '“700”' }));
});

test('notes are quiet', async () => {
  await opened(STATEMENT);
  await paste('1 0\n03 4\n');
  await waitFor(() => expect(document.querySelectorAll('.errors_note')).toHaveLength(2));
  expect(there('.errors_error')).toBe(false);
  await says('.output_output pre', 'Case 1:');
});

/** What is told of the first numbers of a line, which is counted from 0. */
const MEANT: [game: GameName, sample: string, line: number, meanings: string[]][] = [
  [
    'robots',
    'statement',
    2,
    [
      reading.meaning({ text: '13', field: robots.robotRow({ index: 2 }) }),
      reading.meaning({ text: '18', field: robots.robotColumn({ index: 2 }) }),
    ],
  ],
  ['janken', 'statement', 0, ['1 is the number of cases']],
  ['knights', 'statement', 1, [`1 is ${knights.knightCount}`]],
  ['pursuit', 'match', 0, ['0 is F, the kind of board']],
  ['solitaire', 'fresh', 0, ['springare is tile 1 of the board (1)', 'torn is tile 1 of the board (2)']],
];

/** The meanings of the numbers of a line. */
async function meant(source: Source, line: number): Promise<string[]> {
  const { workbench } = await import('../../www/src/game/workbench');
  const lines = source.text.split('\n');
  const from = lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0);
  const told = await workbench.ask('meanings', { source, from, to: from + (lines[line]?.length ?? 0) });
  const { gameModuleOf } = await import('../../www/src/board/game-modules');
  const gameModule = await until(gameModuleOf(source.game), (found) => found !== null);
  return told.map((meaning) => plain(gameModule && meaningInWords(meaning, gameModule.faults)));
}

test.each(MEANT)('the numbers of a line are told: %s', async (game, sample, line, meanings) => {
  const lab = await opened(`#v=1&game=${game}&sample=${sample}&case=1&ply=0`);
  expect((await meant(lab.state.source.peek(), line)).slice(0, meanings.length)).toEqual(meanings);
});

test('what stands before an error keeps its meaning', async () => {
  const source: Source = { game: 'robots', text: '2 0\n17 18\n13\n0 0\n', relaxed: false, options: '' };
  expect(await meant(source, 1)).toEqual([
    reading.meaning({ text: '17', field: robots.robotRow({ index: 1 }) }),
    reading.meaning({ text: '18', field: robots.robotColumn({ index: 1 }) }),
  ]);
});
