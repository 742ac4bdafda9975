// @vitest-environment happy-dom
// A class: what it sees, what it guesses, and that nothing tells the answer before it is revealed.

import * as jankenWords from 'words:janken';
import * as knightsWords from 'words:knights';
import * as w from 'words:teach';
import { previousCase } from 'words:timeline';
import { computed, effect } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import type { Question, Step, Teaching } from '../../www/src/board/teaching';
import type { GameName, KnightsBoard, PursuitBoard, SolitaireBoard } from '../../www/src/engine/boundary';
import type { Opened, PositionRef, Source } from '../../www/src/engine/protocol';
import type { Look, Said } from '../../www/src/features/export/look';
import { LEFT } from '../../www/src/features/teach/left';
import { engineAnswers } from '../../www/src/features/teach/question';
import { SHOWABLE } from '../../www/src/game/client';
import type { Shown } from '../../www/src/game/shown';
import { teaching as jankenTeaching } from '../../www/src/games/janken/teaching';
import { cropped } from '../../www/src/games/knights/draw/view';
import { teaching as knightsTeaching } from '../../www/src/games/knights/teaching';
import { teaching as pursuitTeaching } from '../../www/src/games/pursuit/teaching';
import { teaching as robotsTeaching } from '../../www/src/games/robots/teaching';
import { teaching as solitaireTeaching } from '../../www/src/games/solitaire/teaching';
import { HIDDEN_VALUE } from '../../www/src/i18n/format';
import { readStored, tabStorage } from '../../www/src/lib/browser-storage';
import { Visits } from '../../www/src/links/visits';
import { click, keys, scene } from './board';
import { gameModule } from './hands';
import { opened } from './lessons';
import {
  button,
  type ClassLab,
  drawn,
  fireEvent,
  openClass,
  plain,
  press,
  says,
  screen,
  settled,
  shown,
  text,
  there,
  until,
  visitClass,
  waitFor,
} from './page';

/** The pictures of worksheets as the engine drew them, with what they were asked to show. */
const pictures = vi.hoisted((): { source: Source; look: Look; svg: string }[] => []);

vi.mock('../../www/src/features/export/supply', async (original) => {
  const { Supply } = await original<typeof import('../../www/src/features/export/supply')>();
  class Watched extends Supply {
    constructor(
      private readonly of: Source,
      position: PositionRef,
      onLost: () => void,
    ) {
      super(of, position, onLost);
    }

    override async picture(ply: number, look: Look, said: Said): Promise<string> {
      const svg = await super.picture(ply, look, said);
      pictures.push({ source: this.of, look, svg });
      return svg;
    }
  }
  return { Supply: Watched };
});

const { lesson: robots } = robotsTeaching;
const { lesson: janken } = jankenTeaching;
const { lesson: knights } = knightsTeaching;
const { lesson: pursuit } = pursuitTeaching;
const TEACHING = {
  robots: robotsTeaching,
  janken: jankenTeaching,
  pursuit: pursuitTeaching,
  solitaire: solitaireTeaching,
  knights: knightsTeaching,
} as unknown as Record<GameName, Teaching>;
const GAMES = Object.keys(TEACHING) as GameName[];
/** Where there is a move to find: the second case of the statement's knights, a fugitive that is on the run. */
const POSITIONS: Partial<Record<GameName, string>> = {
  knights: '&sample=statement&case=2&ply=0',
  pursuit: '&sample=match&case=1&ply=5',
};
/** What a picture does not show stands beside it. */
const GIVEN: Partial<Record<GameName, string>> = {
  janken: 'The next move: ',
  pursuit: 'to move',
  knights: 'Alice to move',
};
const POSITION = (game: GameName) => POSITIONS[game] ?? '';

/** Where the page was left for. */
const left: string[] = [];
vi.spyOn(Visits.prototype, 'goTo').mockImplementation((address) => void left.push(address));

const texts = (inside: ParentNode | undefined, selector: string): string[] =>
  [...(inside?.querySelectorAll(selector) ?? [])].map(({ textContent }) => plain(textContent));
const count = () => text('.teach-count');
const verdict = () => document.querySelector<HTMLElement>('.teach_verdict');

/** Opens what a class sees, once it hears keys. */
async function classroom(game: GameName, mode: string, more = ''): Promise<ClassLab> {
  const lab = await openClass(`#v=1&game=${game}${more}&class=${mode}`);
  await waitFor(() => expect(there('.teach_teach')).toBe(true));
  await drawn();
  return lab;
}

/** The position of a step of a lesson, with its evidence. */
async function stepShown({ state }: ClassLab, step: Step): Promise<Shown> {
  const stands = computed(() => {
    const now = state.shown.value;
    const fits =
      state.source.value.text === step.position.text &&
      state.isCurrent.value &&
      now?.frame.ply === (step.position.ply ?? 0);
    return fits && now?.generation === state.opened.value?.generation ? now : null;
  });
  return (await until(stands, (now) => now !== null)) as Shown;
}

/** Asks for what comes next, and waits for what is said of the guess. */
async function reveal(): Promise<HTMLElement> {
  // Its line is there before the question is known.
  await waitFor(() => expect(text('.teach_question')).not.toBe(''));
  press('PageDown');
  await waitFor(() => expect(verdict()).not.toBeNull());
  return verdict() as HTMLElement;
}

test('present mode: a clicker steps and darkens, Esc leaves, the address keeps it', async () => {
  await classroom('robots', 'present', '&sample=statement&case=1&ply=1');
  await waitFor(() => expect(count()).toBe('Move 1'));
  for (const [key, move] of [
    ['PageDown', 2],
    ['ArrowRight', 3],
    ['PageUp', 2],
    ['PageUp', 1],
    ['PageUp', 0],
    ['PageDown', 1],
    ['PageDown', 2],
  ] as const) {
    press(key);
    await waitFor(() => expect(count()).toBe(`Move ${move}`));
    expect((button(w.back) as HTMLButtonElement).disabled).toBe(move === 0);
  }
  // Clickers of two makes darken with different keys.
  for (const [nth, key] of ['.', 'b', 'B', '.'].entries()) {
    press(key);
    await waitFor(() => expect(there('.teach_dark')).toBe(nth % 2 === 0));
  }
  await waitFor(() => expect(location.hash).toMatch(/ply=2&class=present/));
  press('Escape');
  await waitFor(() => expect(left).toEqual(['./index.html#v=1&game=robots&sample=statement&case=1&ply=2']));
});

/** Everything that a reader, a search of the page or a copied link could find. */
const everything = () => `${location.hash}\n${document.documentElement.outerHTML}`;
/** What shows or says what the engine knows. */
const TELLING = [
  '.main-page_mainPage',
  '.aside_why',
  '.timeline_marks',
  '.output_output',
  '.evidence_candidates',
  '.teach_evidence',
  '.board_bubble b.evidence_chosen',
];

for (const game of GAMES)
  test(`nothing of ${game} tells the next move until it is revealed`, async () => {
    const lab = await classroom(game, 'predict', POSITION(game));
    const { explanation } = await until(lab.state.shown, (now) => now?.explanation != null).then((now) => now as Shown);
    await waitFor(() => expect(there('.teach_question')).toBe(true));
    press('g');
    expect(document.activeElement?.getAttribute('role')).toBe('grid');
    press('ArrowRight');
    await waitFor(() => expect(location.hash).toContain('class=predict'));
    const before = everything();
    for (const part of TELLING) expect(there(part), part).toBe(false);
    expect(before).not.toMatch(/nim-sum|Grundy|with value \d/i);
    if (explanation && explanation.game !== 'janken' && explanation.chosen)
      expect(before).not.toContain(`>${explanation.chosen}<`);
    await reveal();
    expect(there('.teach_evidence')).toBe(true);
    press('PageDown');
    await waitFor(() => expect(verdict()).toBeNull());
  });

test('arrow keys in the explanation scroll it and do not go on', async () => {
  await classroom('robots', 'predict', POSITION('robots'));
  await reveal();
  document.querySelector<HTMLElement>('.teach_evidence')?.focus();
  for (const key of ['ArrowDown', 'ArrowUp', ' ']) press(key);
  await drawn();
  expect([verdict()?.textContent, count()]).toEqual([w.answer, expect.stringContaining('Move')]);
  press('PageDown');
  await waitFor(() => expect(verdict()).toBeNull());
});

for (const game of GAMES)
  test(`a lesson of ${game} shows and says nothing of its answer before it is revealed`, async () => {
    for (const [nth, step] of TEACHING[game].lesson.steps.entries()) {
      await stepShown(await visitClass(`#v=1&game=${game}&class=lesson.${nth}`), step);
      await waitFor(() => expect(text('h2')).toBe(step.title));
      const drawn = await scene();
      expect(document.querySelector('canvas')?.getAttribute('aria-label')).not.toMatch(/game is over/);
      expect(drawn).toMatchObject({
        explanation: null,
        cellInfo: null,
        previewMove: null,
        previewBoard: null,
        overlay: null,
        hints: false,
      });
      const hasValues = !!step.before?.includes('values');
      if (!hasValues) expect(drawn.tiles.size).toBe(0);
      if (drawn.after.game === 'knights')
        for (const { grundy } of drawn.after.knights) expect(grundy >= 0).toBe(hasValues);
      expect(JSON.stringify(drawn.after)).not.toMatch(/"nimSum":\d|"winner":\d/);
      // Where the next move may lead is a value.
      if (!hasValues)
        expect(JSON.stringify(drawn.after)).not.toMatch(/"target":true|"barred":\{|"reach":"[^"]|"next":\[\[/);
      keys('g', 'ArrowRight', 'Enter');
      await waitFor(() => expect(there('[role=gridcell]')).toBe(true));
      expect(text('[role=grid]')).not.toMatch(/leads? there|points? left|wins/i);
      if (!hasValues) expect(text('[role=grid]')).not.toMatch(/can be removed|can end its move|value/i);
    }
  });

test('a field that the page does not know is not drawn for a class that guesses', async () => {
  const lab = await classroom('robots', 'predict', '&sample=statement&case=1&ply=1');
  const { generation, frame, explanation, previousExplanation } = await settled(lab);
  const board = { ...frame.board, secret: 'SECRET' };
  const opened = lab.state.opened.peek() as Opened;
  const snapshot = { generation, frame: { ...frame, board }, explanation, previousExplanation };
  lab.game.answered(true, { opened, snapshot }, frame.ply);
  expect((await scene()).after).toMatchObject({ game: 'robots' });
  expect((await scene()).after).not.toHaveProperty('secret');
  await reveal();
  expect((await scene()).after).toHaveProperty('secret');
});

test('a guess on the board is kept, judged and counted', async () => {
  const lab = await classroom('robots', 'predict', '&sample=statement&case=1&ply=0');
  const walks = async () => {
    const { explanation } = await settled(lab);
    if (explanation?.game !== 'robots') throw new Error('another game');
    return { chosen: explanation.chosen, walks: explanation.walks };
  };
  const first = await walks();
  const to = first.walks.find(({ move }) => move === first.chosen)?.to ?? [0, 0];
  await click(to[0], to[1]);
  const { descriptions } = await gameModule();
  await says('.teach_guess', w.guessed({ move: descriptions.moveName(first.chosen) }));
  expect(count()).toBe('Move 0');
  button(w.reveal).click();
  await waitFor(() => expect(verdict()?.dataset.right).toBe('true'));
  expect(text('.teach_predict')).toContain(w.guessed({ move: descriptions.moveName(first.chosen) }));
  expect(text('.teach_score')).toBe(w.score({ right: 1, asked: 1 }));
  press('PageDown');
  await shown(lab, 1);
  await waitFor(() => expect(count()).toBe('Move 1'));
  const next = await walks();
  const other = next.walks.find(({ move, verdict: { kind } }) => move !== next.chosen && kind === 'safe');
  const [row, column] = other?.to ?? [0, 0];
  await click(row, column);
  await waitFor(() => expect(text('.teach_guess')).toContain(w.yours));
  expect((await reveal()).dataset.right).toBe('false');
  expect(text('.teach_score')).toBe(w.score({ right: 1, asked: 2 }));
});

test('a link to a guess has no move of the branch beyond it', async () => {
  const lab = await openClass('#v=1&game=robots&sample=statement&case=1&ply=0&class=present');
  await settled(lab);
  await lab.boardHost.client.peek().onMove('SE');
  await waitFor(() => expect(location.hash).toContain('line='));
  press('PageUp');
  await shown(lab, 0);
  await waitFor(() => button(w.mode({ mode: 'predict' })).click());
  await waitFor(() => expect(location.hash).toMatch(/ply=0.*class=predict/));
  expect(location.hash).not.toContain('line=');
});

test('a guess that is written otherwise but leads to the same place is right', async () => {
  // A fugitive of two steps.
  const lab = await openClass('#v=1&game=pursuit&class=present');
  lab.input.setText('1\n0 6\n1 2\n20 1\n2 2\n4 4\n');
  await settled(lab);
  await waitFor(() => button(w.mode({ mode: 'predict' })).click());
  await waitFor(() => expect(there('.teach_question')).toBe(true));
  const guess = async (said: string, name: string) => {
    await lab.boardHost.client.peek().onMove(said);
    await waitFor(() => expect(text('.teach_guess')).toContain(w.guessed({ move: name })));
    return (await reveal()).dataset.right;
  };
  expect((await settled(lab)).explanation).toMatchObject({ chosen: '1 0 0 1' });
  expect(await guess(' 0 1 1 0', '↓ →')).toBe('true');
  press('PageUp');
  button(w.mode({ mode: 'predict' })).click();
  expect(await guess('0 1 0 1', '↓ ↓')).toBe('false');
});

for (const game of GAMES)
  test(`the lesson of ${game}: every position is valid, every answer is the engine’s`, async () => {
    const { steps } = TEACHING[game].lesson;
    expect(steps.length).toBeGreaterThanOrEqual(5);
    const lab = await visitClass(`#v=1&game=${game}&class=lesson.0`);
    for (const [nth, step] of steps.entries()) {
      await stepShown(lab, step);
      await waitFor(() => expect(text('h2')).toBe(step.title));
      const question = step.question as Question;
      const [answer] = question.answers;
      if (question.kind === 'truth') press(answer === 'true' ? 'y' : 'n');
      const { frame, explanation } = lab.state.shown.peek() as Shown;
      expect(question.answers, `step ${nth + 1}`).toEqual(
        engineAnswers(question, frame.board, explanation, TEACHING[game]),
      );
      const { dataset } = await reveal();
      if (question.kind === 'truth') expect(dataset.right).toBe('true');
      press('PageDown');
    }
  });

for (const game of GAMES)
  test(`a step of ${game} that is answered from values shows them before the answer`, () => {
    const { Values } = TEACHING[game];
    for (const { title, question, before = [], after = SHOWABLE } of TEACHING[game].lesson.steps) {
      // Who has not learned of values yet answers by the rules; nor do values say where one piece may go.
      const asks = question?.kind === 'move' || (question?.kind === 'truth' && !question.about);
      const asksFact = question?.kind === 'number' && !!question.fact;
      if (Values && after.includes('values') && (asks || asksFact)) expect(before, title).toContain('values');
      expect(before, title).not.toContain('hints');
    }
  });

test('values that a step shows stand on the board, whether the page shows hints or not', async () => {
  const lab = await visitClass('#v=1&game=knights&class=lesson.5');
  await stepShown(lab, knights.steps[5] as Step);
  for (const hints of [false, true]) {
    await lab.marks.setHints(hints);
    await waitFor(async () =>
      expect((await scene()).after).toMatchObject({
        knights: [{ grundy: 3 }, { grundy: 1 }],
        nimSum: HIDDEN_VALUE,
        winner: HIDDEN_VALUE,
      }),
    );
  }
});

test('the lesson of Robots shows the cells around you, and follows you', async () => {
  const lab = await visitClass('#v=1&game=robots&class=lesson.1');
  await stepShown(lab, robots.steps[1] as Step);
  const first = await waitFor(async () => {
    const now = await scene();
    expect([now.view.x, now.view.y]).toEqual([10n, 10n]);
    return now;
  });
  const { cell } = first.view;
  expect(Math.floor(Math.min(first.size.width, first.size.height) / cell)).toBe(robots.steps[1]?.crop);
  press('y');
  await reveal();
  for (const ply of [1, 2, 3]) {
    await lab.boardHost.client.peek().onMove('S');
    await shown(lab, ply);
  }
  await waitFor(async () => expect((await scene()).view.x).toBeGreaterThan(10n));
  expect((await scene()).view.cell).toBe(cell);
  // The button of a narrow screen.
  await lab.marks.setCloseUp(false);
  await waitFor(async () => expect((await scene()).view).toMatchObject({ x: 0n, y: 0n }));
  await lab.marks.setCloseUp(true);
});

test('a question of a lesson waits for the board of its step', async () => {
  const { classroom } = await import('../../www/src/features/teach/classroom');
  const { question } = classroom;
  const lab = await visitClass('#v=1&game=robots&class=lesson.0');
  const { state } = lab;
  await stepShown(lab, robots.steps[0] as Step);
  const early: number[] = [];
  const stop = effect(() => {
    const at = state.teach.value?.step ?? 0;
    const { text, ply = 0 } = (robots.steps[at] as Step).position;
    const stands = state.lastValid.value?.text === text && state.shown.value?.frame.ply === ply;
    if (question.value && !stands) early.push(at);
  });
  for (const [nth, step] of robots.steps.entries()) {
    classroom.goTo(nth);
    await stepShown(lab, step);
    expect(question.value, `step ${nth + 1}`).toEqual(step.question);
  }
  stop();
  expect(early).toEqual([]);
});

test('what lay on the board before a lesson comes back with the modes that show it; the way out leads to it', async () => {
  const lab = await openClass('#v=1&game=robots&sample=chase&case=1&ply=3&class=present');
  await settled(lab);
  const before = lab.state.source.peek().text;
  expect(before).toContain('28 28');
  const lesson = async () => {
    await waitFor(() => button(w.mode({ mode: 'lesson' })).click());
    await stepShown(lab, robots.steps[0] as Step);
  };
  await lesson();
  button(w.mode({ mode: 'predict' })).click();
  await until(lab.state.source, (now) => now.text === before);
  expect(lab.state.target.peek().ply).toBe(3);
  await lesson();
  left.length = 0;
  press('Escape');
  // The main page that was left there stands as it was.
  await waitFor(() => expect(left).toEqual(['./index.html#robots']));
});

test('a lesson that was left by a link does not bring back its input after another lesson', async () => {
  const text = () => lab.state.source.peek().text;
  const lesson = async () => {
    await waitFor(() => button(w.mode({ mode: 'lesson' })).click());
    await stepShown(lab, robots.steps[0] as Step);
  };
  const lab = await openClass('#v=1&game=robots&sample=chase&case=1&ply=0&class=present');
  await lesson();
  await openClass('#v=1&game=robots&sample=crowd&case=1&ply=0&class=present');
  const crowd = text();
  await lesson();
  button(w.mode({ mode: 'present' })).click();
  await until(lab.state.source, (now) => now.text === crowd);
});

test('a worksheet is drawn again after the editor and the table of answers', async () => {
  const sheets = () => document.querySelectorAll('.sheet_sheet img').length;
  await classroom('robots', 'sheet', POSITION('robots'));
  await waitFor(() => expect(sheets()).toBe(2));
  for (const mode of ['edit', 'collect', 'sheet'] as const) {
    button(w.mode({ mode })).click();
    await waitFor(() => expect(sheets()).toBe(mode === 'sheet' ? 2 : 0));
  }
});

/** Games whose scenes show what the rules say of the moves to come. */
const WITH_VALUES: GameName[] = ['pursuit', 'solitaire', 'knights'];

for (const game of GAMES)
  test(`a worksheet of ${game} asks and does not tell; its key tells`, async () => {
    pictures.length = 0;
    // After the first removal the board says where the next may be.
    await classroom(game, 'sheet', game === 'solitaire' ? '&sample=springare&case=1&ply=2' : POSITION(game));
    // Those of the sheet before may come late.
    const drawings = () => pictures.filter(({ source }) => source.game === game);
    await waitFor(() => expect(document.querySelectorAll('.sheet_sheet img')).toHaveLength(2));
    await waitFor(() => expect(drawings().length).toBeGreaterThan(1));
    const [sheet, key] = document.querySelectorAll('article');
    const asked = texts(sheet, '.sheet_questions li');
    expect(asked.length).toBeGreaterThan(1);
    // The key repeats each question, with the answer behind it.
    const answers = texts(key, '.sheet_questions li').map((said, nth) => said.slice(asked[nth]?.length));
    expect(answers.map((answer) => answer.length > 2)).toEqual(asked.map(() => true));
    expect(answers.join()).not.toMatch(/undefined|…|\d \d/);
    expect(sheet?.textContent).toContain(GIVEN[game] ?? '');
    expect(sheet?.innerHTML).not.toMatch(/nim-sum \d|with value \d/);
    const [asks, tells] = [false, true].map((values) => drawings().findLast(({ look }) => look.values === values));
    expect(asks?.look).toEqual({ theme: 'print', width: 640, values: false, window: null });
    expect(asks?.svg).toContain('<title></title><desc></desc>');
    expect((tells?.svg.length ?? 0) > (asks?.svg.length ?? 0)).toBe(WITH_VALUES.includes(game));
  });

test.each([
  'pursuit',
  'solitaire',
  'knights',
] as const)('a worksheet of %s begins where something can be asked; from there any position is chosen', async (game) => {
  await classroom(game, 'sheet');
  await waitFor(() => expect(document.querySelectorAll('.sheet_questions li').length).toBeGreaterThan(2));
  const ply = document.querySelector<HTMLInputElement>('.sheet_tools input[type=range]');
  if (game === 'knights') fireEvent.click(button(previousCase));
  else fireEvent.input(ply as HTMLInputElement, { target: { value: '0' } });
  await waitFor(() => expect(document.querySelectorAll('.sheet_questions li')).toHaveLength(0));
  expect(plain(document.querySelector('article')?.textContent)).toContain(w.noQuestions);
});

/** Prints a lesson, the prepared one of a game if no other is given: its pictures, as they come, and what its steps ask. */
async function printed(
  game: GameName,
  lesson = TEACHING[game].lesson,
): Promise<{ drawn: typeof pictures; asked: string[] }> {
  pictures.length = 0;
  const lab = await classroom(game, 'sheet');
  const { showLesson } = await import('../../www/src/features/teach/open-lesson');
  showLesson(opened(lesson), { origin: 'draft' }, 'sheet');
  const { length } = lesson.steps;
  await waitFor(() => expect(document.querySelectorAll('.sheet_step img')).toHaveLength(length));
  const asked = [...document.querySelectorAll('.sheet_step .sheet_asked')].map(({ textContent }) => textContent);
  await lab.classView.setLesson(null);
  return { drawn: pictures.filter(({ source }) => source.game === game), asked };
}

test('a printed lesson of Hyper Knights shows what its steps speak of: rings, values, the part that is seen', async () => {
  const { drawn } = await printed('knights');
  for (const { title, position, before, crop = 0, selected, question } of knights.steps) {
    const values = !!before?.includes('values');
    const picture = drawn.find(
      ({ source, look }) =>
        source.text === position.text &&
        look.values === values &&
        String(look.chosen ? [look.chosen.x, look.chosen.y] : []) === String(selected ?? []),
    );
    expect(picture?.look.window, title).toEqual({ row: 0n, column: 0n, rows: crop, columns: crop });
    expect(picture?.svg).not.toContain('nim-sum');
    // The numbers of rows and columns, those of several knights, and the value of each cell.
    const [all] = position.text.split('\n').slice(1).map(Number);
    const numbered = all === 1 ? 0 : (all ?? 0);
    expect(picture?.svg.match(/<text[^>]*>\d/g)).toHaveLength(2 * crop + numbered + (values ? crop * crop : 0));
    // The ring around a piece, and the cells that it may go to.
    expect(picture?.svg.includes('M-9.3 0a9.3')).toBe(!!selected);
    expect(picture?.svg.includes('M-8.6 0a8.6')).toBe(!!selected);
    // The cell that it asks about has a question mark in a square.
    const asks = question?.kind === 'truth' && !!question.about;
    expect([picture?.svg.includes('>?<'), picture?.svg.includes('m-8.6-8.6h17.2')]).toEqual([asks, asks]);
    expect(picture?.svg).toContain('>x ↓  y →<');
  }
});

test('a step that does not say what it shows has the cells around the pieces on paper, with all that it asks for', async () => {
  const [first] = robots.steps;
  if (!first) throw new Error('no step');
  const { crop: _, question, ...own } = first;
  const cell = (answer: string) => ({ ...own, question: { kind: 'cell', ask: 'Where?', answers: [answer] } }) as Step;
  const steps = [{ ...own, ...(question && { question }) }, cell('16 16'), cell('30 0')];
  const { drawn } = await printed('robots', { ...robots, title: 'Own', steps });
  // They are drawn in any order; the wide one is that of the sheet before.
  const rows = drawn.flatMap(({ look }) => (look.width < 640 ? (look.window?.rows ?? 0) : []));
  expect(rows.toSorted((a, b) => a - b)).toEqual([0, 11, 11]);
});

test('that a lesson is at its end is said after all that its last step says', async () => {
  await stepShown(await visitClass('#v=1&game=pursuit&class=lesson.8'), pursuit.steps[8] as Step);
  // Not that of another lesson, which was here before.
  await waitFor(() => expect(text('.teach_question')).toBe(pursuit.steps[8]?.question?.ask));
  await reveal();
  const told = text('#teach-panel');
  for (const part of [pursuit.steps[8]?.title ?? '', text('.teach_verdict')])
    expect(told.indexOf(w.end)).toBeGreaterThan(told.indexOf(part));
});

test('a printed lesson names the move that it asks about, and shows the cells around you', async () => {
  const { asked } = await printed('janken');
  expect(asked).toHaveLength(janken.steps.length);
  for (const [nth, { position }] of janken.steps.entries())
    for (const cell of position.text.trim().split('\n').at(-1)?.split(' ') ?? []) expect(asked[nth]).toContain(cell);
  const { drawn } = await printed('robots');
  // That of the sheet before it may be among them.
  const cropped = drawn.filter(({ look: { window } }) => window && window.row > 5n && window.rows === 9);
  expect(cropped).toHaveLength(robots.steps.length);
  for (const { svg, look } of cropped) expect(svg.match(/<text/g)).toHaveLength(look.asked ? 19 : 18);
  expect(cropped.filter(({ look }) => look.asked)).toHaveLength(3);
});

test('a worksheet of a game that is over does not say who won', async () => {
  await classroom('knights', 'sheet', POSITION('knights'));
  await waitFor(() => expect(there('.sheet_questions')).toBe(true));
  fireEvent.click(button(previousCase));
  await waitFor(() => expect(document.querySelector('article')?.textContent).toContain(w.noQuestions));
  const [sheet] = document.querySelectorAll('article');
  expect(plain(sheet?.innerHTML)).toContain(knightsWords.over);
  expect(sheet?.innerHTML).not.toMatch(/Alice|Bob/);
});

test('the same words give a class the same game, and a link to it by its seed', async () => {
  const lab = await classroom('robots', 'seed');
  const deal = async (said: string) => {
    const words = await waitFor(() => {
      const field = document.querySelector<HTMLInputElement>('.teach_form input');
      if (!field) throw new Error('no field');
      return field;
    });
    words.value = said;
    words.dispatchEvent(new Event('input', { bubbles: true }));
    // What was dealt before goes as soon as other words are typed.
    await waitFor(() => expect(there('.teach_game')).toBe(false));
    button(w.create).click();
    await waitFor(() => expect(text('.teach_game')).toContain(w.seed({ seed: '' })));
    return text('.teach_game p');
  };
  await deal('class 7b, Monday');
  // The board stands beside its words, without what the solver knows.
  await waitFor(() => expect(there('.teach_teach .board_stage canvas')).toBe(true));
  expect(await scene()).toMatchObject({ explanation: null, hints: false });
  await waitFor(() => expect(there('.teach_game [role=img]')).toBe(true));
  await waitFor(() => expect(location.hash).toMatch(/made=1\.\d+\.1\.20\.20/));
  const [link, dealt] = [location.hash, lab.state.source.peek().text];
  expect(await deal(' Class 7-B   monday!')).not.toBe('');
  expect(lab.state.source.peek().text).toBe(dealt);
  await deal('class 7b, Tuesday');
  expect(lab.state.source.peek().text).not.toBe(dealt);
  await openClass(link);
  await until(lab.state.source, (source) => source.text === dealt);
});

test('the table of keys is that of a class', async () => {
  await classroom('robots', 'present', '&sample=statement&case=1&ply=1');
  press('?');
  await waitFor(() => expect(text('dialog[open]')).toContain(w.keyDark));
  expect([...document.querySelectorAll('dialog[open] kbd')].map((key) => key.textContent)).toContain('.');
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  await waitFor(() => expect(there('dialog[open]')).toBe(false));
  expect(there('.teach_teach')).toBe(true);
});

test('who plays on from a step of a lesson is not judged by it, and it comes back as it was', async () => {
  const lab = await visitClass('#v=1&game=robots&class=lesson.1');
  await stepShown(lab, robots.steps[1] as Step);
  await waitFor(() => expect(there('.teach_question')).toBe(true));
  press('n');
  expect((await reveal()).textContent).toBe(w.wrong);
  await lab.boardHost.client.peek().onMove('stay');
  await shown(lab, 1);
  await waitFor(() => expect(verdict()).toBeNull());
  button(w.step({ step: 2, all: robots.steps.length })).click();
  await shown(lab, 0);
  await waitFor(() => expect(there('.teach_question')).toBe(true));
});

test('the lesson of Hyper Knights shows moves, then values, then the nim-sum, in the first eight rows and columns', async () => {
  const seen: string[] = [];
  expect(knights.steps.map(({ before = [] }) => before.join(' '))).toEqual([
    ...['', '', ''],
    ...['values', 'values', 'values', 'values', 'values'],
  ]);
  for (const [nth, step] of knights.steps.entries()) {
    const lab = await visitClass(`#v=1&game=knights&class=lesson.${nth}`);
    await stepShown(lab, step);
    await reveal();
    const { after, size, view, selected } = await waitFor(async () => {
      const now = await scene();
      // The engine's answer of a cell comes after its position.
      if (step.after?.includes('values')) expect(there('.knights_mex')).toBe(true);
      if (step.selected) expect(now.selected).not.toBeNull();
      return now;
    });
    const hasValues = after.game === 'knights' && after.knights.every(({ grundy }) => grundy >= 0);
    const parts = { moves: selected, values: hasValues, sum: there('.knights_nim') };
    seen.push(
      Object.entries(parts)
        .flatMap(([name, shows]) => (shows ? [name] : []))
        .join(' '),
    );
    expect([size.width - 62, size.height - 34]).toEqual([8 * view.cell, 8 * view.cell]);
    if (!parts.sum) expect(text('.teach_panel')).not.toMatch(/nim-sum/i);
  }
  expect(seen).toEqual([
    'moves',
    'moves',
    'moves',
    'moves values',
    ...['values', 'values sum', 'values sum', 'values sum'],
  ]);
});

test('what was touched last is not what the next step is about; a cell that leads nowhere leaves the piece in hand', async () => {
  const lab = await visitClass('#v=1&game=knights&class=lesson.3');
  const worked = () => text('.solitaire_worked h3');
  const toStep = async (nth: number) => {
    button(w.step({ step: nth + 1, all: knights.steps.length })).click();
    await stepShown(lab, knights.steps[nth] as Step);
    await reveal();
  };
  await toStep(3);
  await click(6, 6);
  await waitFor(() => expect(worked()).toContain('(6, 6)'));
  await toStep(4);
  await toStep(3);
  await waitFor(() => expect(worked()).toContain('(3, 3)'));
  await click(3, 3);
  if (!lab.state.selected.peek()) await click(3, 3);
  await click(7, 7);
  expect(lab.state.selected.peek()).toEqual({ x: 3n, y: 3n });
});

test('a lesson’s address is short and leads to its step; a step too many is the last', async () => {
  await stepShown(await visitClass('#v=1&game=knights&class=lesson.2'), knights.steps[2] as Step);
  await waitFor(() => expect(location.hash).toBe('#v=1&game=knights&class=lesson.2'));
  await visitClass('#v=1&game=knights&class=lesson.99');
  await waitFor(() => expect(text('h2')).toBe(knights.steps.at(-1)?.title));
  // A step too many of the lesson that is being left is none of the one that comes.
  await stepShown(await visitClass('#v=1&game=pursuit&class=lesson.8'), pursuit.steps[8] as Step);
});

for (const made of ['1.x.1.20.20', '1.7', '1.7.4000000000.20.20', '1.7.1.20.500'])
  test(`a link to a game of no such shape is damaged: ${made}`, async () => {
    const lab = await openClass('#v=1&game=robots');
    await visitClass(`#v=2&game=robots&made=${made}&case=1&ply=0`);
    await waitFor(() => expect(text('.notice_notice')).toContain('damaged'));
    expect(lab.state.notice.peek()).toMatchObject({ kind: 'damagedLink' });
  });

const near = {
  knights: [
    ['2', '5'],
    ['3', '5'],
  ].map(([x, y]) => ({ x, y })),
} as unknown as KnightsBoard;
const far = {
  knights: [
    ['400', '3'],
    ['402', '5'],
  ].map(([x, y]) => ({ x, y })),
} as unknown as KnightsBoard;

test.each([
  ['near the corner', near, 8, 0n],
  ['far from it', far, 9, 397n],
] as const)('a class sees of a board without end what matters: knights %s', (_, board, cells, row) => {
  expect(knightsTeaching.crop?.(board)).toBe(cells);
  const { view } = cropped({ width: 900, height: 900 }, cells, board);
  expect([view.x, view.y]).toEqual([row, 0n]);
});

test('no hand loses the pieces of a class; they can be fitted again', async () => {
  const lab = await classroom('knights', 'present', POSITION('knights'));
  const { stage } = await import('../../www/src/board/board-input');
  await waitFor(() => expect(lab.state.crop.value).toBe(8));
  stage.peek()?.resize({ width: 900, height: 900 });
  const view = stage.peek()?.currentScene()?.view;
  if (!view) throw new Error('no board is shown');
  // Out of sight: the view stays. Closer, with both knights in it, it is taken.
  lab.marks.setView({ ...view, x: 40n });
  expect(lab.state.view.value).toBeNull();
  lab.marks.setView({ ...view, y: 1n });
  expect(lab.state.view.value?.y).toBe(1n);
  stage.peek()?.refit();
  expect(lab.state.view.value).toBeNull();
});

test('the reason with its table can be turned on for a class, and values without the answer', async () => {
  const lab = await classroom('knights', 'present', POSITION('knights'));
  await until(lab.state.shown, (now) => now?.explanation != null);
  expect(there('.teach_evidence')).toBe(false);
  (await screen.findByLabelText(w.reason)).click();
  await waitFor(() => expect(there('.teach_evidence .knights_nim')).toBe(true));
  screen.getByLabelText(w.reason).click();
  button(w.mode({ mode: 'predict' })).click();
  await waitFor(() => expect(text('.teach_question')).toBe(knightsWords.askMove));
  const label = () => document.querySelector('canvas')?.getAttribute('aria-label') ?? '';
  expect(label()).not.toContain('with value');
  (await screen.findByLabelText(w.values)).click();
  await waitFor(() => expect(label()).toContain('with value'));
  expect(label()).not.toMatch(/nim-sum|wins/i);
  screen.getByLabelText(w.values).click();
});

test('a guess is an arrow on the board for every game that moves', () => {
  const at = (x: number, y: number) => ({ x: BigInt(x), y: BigInt(y) });
  expect(knightsTeaching.arrows?.(near, null, '1 (-1,-2)')).toMatchObject([{ from: at(2, 5), to: at(1, 3) }]);
  const catchers = {
    n: 5,
    turn: 3,
    sideToMove: 'catchers',
    catchers: [0, 24],
    fugitive: 12,
  } as unknown as PursuitBoard;
  // The second one goes around the torus: only where it ends can be shown.
  expect(pursuitTeaching.arrows?.(catchers, null, '1 0 1 0')).toEqual([
    { from: at(0, 0), to: at(0, 1) },
    { from: null, to: at(4, 0) },
  ]);
  expect(solitaireTeaching.arrows?.({} as SolitaireBoard, null, '4 3')).toEqual([{ from: null, to: at(3, 2) }]);
});

test('the link of a game for everyone leads to where it is played: its task, no hint, no way out but a small link', async () => {
  const lab = await classroom('knights', 'play', POSITION('knights'));
  await waitFor(() => expect(text('#teach-panel')).toContain(knightsWords.task));
  await until(lab.state.shown, (now) => now?.explanation != null);
  expect(document.body.textContent).not.toMatch(/nim-sum|winning|with value/i);
  expect(there('.teach_modes')).toBe(false);
  expect(screen.queryByLabelText(w.leave)).toBeNull();
  press('Escape');
  expect(there('.teach_teach')).toBe(true);
  // A move is played, and the solver answers.
  await until(lab.state.autoReply, (on) => on);
  await lab.game.move('1 (-1,-2)');
  await waitFor(() => expect(lab.state.ply.value).toBe(2));
  left.length = 0;
  button(w.toMainPage).click();
  await waitFor(() => expect(left).toEqual([expect.stringMatching(/^\.\/index\.html#v=1&game=knights/)]));
  // The main page says how to come back.
  expect(readStored(LEFT, tabStorage())).toContain('class=play');
});

test('who plays Janken Tactics with everybody is told whose units move and what the letters are; the rules are there', async () => {
  await classroom('janken', 'play');
  await waitFor(() => expect(text('#teach-panel')).toContain(jankenWords.playing));
  await says('#teach-panel', jankenWords.play);
  const rules = document.querySelector('#teach-panel details') as HTMLDetailsElement;
  rules.open = true;
  fireEvent(rules, new Event('toggle'));
  await waitFor(() => expect(there('#teach-panel .rules_rules')).toBe(true));
});

test('who plays Pursuit with everybody is the fugitive, and the catchers choose their cells first', async () => {
  const lab = await classroom('pursuit', 'play', '&sample=match&case=1&ply=0');
  await until(lab.state.shown, (shown) => shown?.frame.turn.kind === 'player' && shown.frame.turn.player === 1);
  expect(there('select')).toBe(true);
});
