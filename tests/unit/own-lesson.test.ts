// @vitest-environment happy-dom
// A lesson whose board is the teacher's own: positions that a program has printed, looked through and asked about.
import * as w from 'words:lesson';
import { evidence, leave, mode as modeName, modes, on, right, thisPosition, toMainPage } from 'words:teach';
import { expect, onTestFinished, test, vi } from 'vitest';
import { drawing } from '../../www/src/board/scene/drawing';
import type { Lesson } from '../../www/src/board/teaching';
import { PRINTED } from '../../www/src/engine/printed-name';
import { linkOf, type SharedTask } from '../../www/src/features/own/shared';
import { lessonLink } from '../../www/src/features/teach/class-link';
import { pack } from '../../www/src/links/packing';
import { answering, REFUSING } from '../programs/task-module';
import './board';
import { button, fireEvent, openClass, screen, shown, text, there, visitClass, waitFor } from './page';
import { blankCanvases } from './picture';

// No canvas paints here.
vi.mock('../../www/src/board/scene/paint-svg', () => ({ painted: () => document.createElement('canvas') }));

const line = (score: number, x: number) =>
  JSON.stringify({
    version: 1,
    board: { rows: 2, columns: 3 },
    pieces: [{ name: 'robot', at: [0, x] }],
    score: String(score),
  });
const TEXT = [line(1, 0), 'a log', line(2, 1), line(4, 2), ''].join('\n');
const lessonOf = (text: string): Lesson => ({
  boardlab: 'lesson',
  version: 3,
  title: 'A board of mine',
  language: 'en',
  handIn: 'nickname',
  steps: [
    {
      title: 'A walk',
      text: 'See [the end](#2).',
      position: { game: PRINTED, text, ply: 1 },
      question: { kind: 'number', ask: 'How many steps?', answers: ['2'] },
      after: [],
    },
    {
      title: 'A cell',
      text: '',
      position: { game: PRINTED, text },
      question: { kind: 'cell', ask: 'Where does it begin?', answers: ['0 0'] },
    },
  ],
});
const hashOf = async (lesson: Lesson) =>
  `#v=3&game=robots&lesson=${(await pack(JSON.stringify(lesson), 30_000)).value}&class=lesson.0`;

/** A module all of whose positions are the same, behind the move `back`. */
const MODULE = answering({ ...REFUSING, end: null, frame: { ...REFUSING.frame, ply: 1, move: 'back' } });

/** One that asks for a move of a task, at a position in the midst of an output. */
function taskLesson(): Lesson {
  const task = `data:application/wasm;base64,${MODULE.toString('base64')}`;
  const position = { game: PRINTED, text: 'in', task, output: 'abc', ply: 1 };
  const question = { kind: 'move', ask: 'Which way?', answers: ['back'] } as const;
  return {
    ...lessonOf(TEXT),
    steps: [{ title: 'A task', text: '', position, question: { ...question, answers: ['back'] } }],
  };
}

test('a pupil sees the board while it is asked about, looks through its positions and answers', async () => {
  const canvases = blankCanvases();
  const draws = vi.spyOn(drawing, 'draw');
  onTestFinished(() => {
    draws.mockRestore();
    canvases.end();
  });
  const lab = await openClass(await hashOf(lessonOf(TEXT)));
  await waitFor(() => expect(text('.teach_question')).toBe('How many steps?'));
  expect((await shown(lab, 1)).frame.board).toMatchObject({ game: PRINTED, scene: { score: '2' } });
  // The class is still guessing, and nothing of the picture is left out.
  await waitFor(() => expect(draws.mock.lastCall?.[1].overlay).toBeTruthy());
  const typed = () => document.querySelector<HTMLInputElement>('.teach_typed') as HTMLInputElement;
  fireEvent.input(typed(), { target: { value: '2' } });
  await waitFor(() => expect(button(w.earlier).getAttribute('aria-disabled')).toBe('false'));
  button(w.later).click();
  await shown(lab, 2);
  await waitFor(() => expect(button(w.later).getAttribute('aria-disabled')).toBe('true'));
  expect(document.querySelector('canvas')?.getAttribute('aria-label')).toContain('robot (1, 3)');
  button('the end').click();
  // The question is one of all positions: it stands, and so does what was typed.
  expect([text('.teach_question'), typed().value]).toEqual(['How many steps?', '2']);
  await waitFor(() => button(w.check).click());
  await waitFor(() => expect(text('.teach_verdict')).toBe(right));
  button(w.earlier).click();
  await shown(lab, 1);
  expect(text('.teach_verdict')).toBe(right);
  // Its link names no game that another page does not know.
  expect((await lessonLink(PRINTED, 'lesson', 1, null)).hash).toBe('#v=1&game=robots&class=lesson.1');
  // Nor does it lead to one.
  expect(screen.queryByText(toMainPage)).toBeNull();
});

/** The editor with a lesson on a board of one's own. */
async function writing() {
  await visitClass('#v=1&game=robots&class=edit');
  const { mine } = await import('../../www/src/features/teach/mine/mine');
  await mine.read();
  mine.choose(mine.add(lessonOf(TEXT)));
  await waitFor(() => expect(lessonModes()).toContain(modeName({ mode: 'lesson' })));
  await waitFor(() => expect(lessonModes()).not.toContain(modeName({ mode: 'present' })));
}

const lessonModes = () =>
  [...document.querySelectorAll(`[aria-label="${modes}"] button`)].map((one) => one.textContent);

test('from the editor the lesson that is written is shown, and no other game', async () => {
  await writing();
  // There is no solver, either.
  await waitFor(() => expect(screen.queryByLabelText(evidence)).not.toBeNull());
  expect(lessonModes()).toEqual((['lesson', 'sheet', 'edit', 'collect'] as const).map((mode) => modeName({ mode })));
  button(modeName({ mode: 'lesson' })).click();
  await waitFor(() => expect(text('.teach_question')).toBe('How many steps?'));
  expect(text('h1')).toBe('A board of mine');
  button(leave).click();
  await waitFor(() => expect(there('.lesson-editor_teachEdit')).toBe(true));
});

test('on paper a lesson on own boards stands alone, with its title', async () => {
  await writing();
  button(modeName({ mode: 'sheet' })).click();
  await waitFor(() => expect(document.querySelectorAll('.sheet_step')).toHaveLength(2));
  expect(text('h1')).toBe('A board of mine');
  expect(screen.queryByText(thisPosition)).toBeNull();
  expect(lessonModes()).not.toContain(modeName({ mode: 'predict' }));
});

test('where answers are handed in nothing goes on, and nothing lies over the code', async () => {
  await visitClass((await hashOf(lessonOf(TEXT))).replace('lesson.0', 'lesson.2'));
  await waitFor(() => expect(there('.hand-in_handIn')).toBe(true));
  expect(there('.teach_controls')).toBe(false);
});

test('a line that is no scene is told, with its place', async () => {
  await visitClass(await hashOf(lessonOf('{"version":1,"board":{"rows":0}}\n')));
  await waitFor(() => expect(text('#teach-panel [role=alert]')).toMatch(/rows|columns/));
  // Nothing can be asked there, and the class goes on.
  button(on).click();
  await waitFor(() => expect(text('#teach-title')).toBe('A cell'));
});

test('a pupil is asked for a move of a task, chooses it by its button, and sees what follows once it is told', async () => {
  const lab = await openClass(await hashOf(taskLesson()));
  await waitFor(() => expect(text('.teach_question')).toBe('Which way?'));
  await shown(lab, 1);
  // What follows would tell the move.
  expect(button(w.later).getAttribute('aria-disabled')).toBe('true');
  button('right').click();
  await waitFor(() => expect(text('.teach_guess')).toContain('back'));
  await waitFor(() => button(w.check).click());
  await waitFor(() => expect(text('.teach_verdict')).toBe(right));
  expect(button(w.later).getAttribute('aria-disabled')).toBe('false');
  button(w.later).click();
  await waitFor(() => expect(lab.state.ply.peek()).toBe(2));
  expect(text('.teach_verdict')).toBe(right);
});

test('what was copied is a board: printed lines, the link of a task with its texts, the file of one; nothing else is', async () => {
  const { positionIn } = await import('../../www/src/features/teach/edit/own-position');
  const shared: SharedTask = {
    ...{ boardlab: 'task', version: 1, task: 'https://a.org/b.wasm' },
    ...{ input: 'in\n', output: 'ab', moves: '1: x', ply: 2 },
  };
  const position = { game: PRINTED, text: 'in\n', task: shared.task, output: 'ab', moves: '1: x', ply: 2 };
  expect(await positionIn(TEXT)).toEqual({ game: PRINTED, text: TEXT });
  expect(await positionIn(` https://c.org/own.html${await linkOf(shared)}\n`)).toEqual(position);
  expect(await positionIn(JSON.stringify(shared))).toEqual(position);
  const program = { boardlab: 'board', version: 1, language: 'python', program: 'print()', input: '', output: '' };
  for (const other of ['3 4', 'https://c.org/own.html', JSON.stringify(program)]) {
    expect(await positionIn(other)).toBeNull();
    expect(text('.notice_notice')).toContain(w.noOwnBoard);
  }
});
