// A class's own part of the state, and what follows from it: without a document.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Teaching } from '../../www/src/board/teaching';
import { teaching as knights } from '../../www/src/games/knights/teaching';
import { teaching } from '../../www/src/games/robots/teaching';
import { arrived, follow, openHeadless } from './headless';
import type { Boardlab } from './wait';

const { lesson: robots } = teaching;

let lab: Boardlab;

const modules = async () => ({
  acts: await import('../../www/src/features/teach/acts'),
  selectors: await import('../../www/src/features/teach/selectors'),
  classroom: (await import('../../www/src/features/teach/state')).classroom,
});
let page: Awaited<ReturnType<typeof modules>>;

beforeAll(async () => {
  lab = await openHeadless();
  page = await modules();
});

beforeEach(() => {
  page.classroom.begin();
  page.classroom.setTeaching(null);
  page.classroom.setEquivalent(null);
});

/** What Robots brings to a class. */
const bring = () => page.classroom.setTeaching(teaching as Teaching);

const open = async (more: string) => {
  await follow(`#v=1&game=robots&sample=statement&case=1&ply=0${more}`);
  return arrived();
};

test('guesses are counted; another mode begins with no score and a board that is seen', () => {
  const { state } = page.classroom;
  page.classroom.count(true);
  page.classroom.count(false);
  expect(state.score.value).toEqual({ right: 1, asked: 2 });
  page.acts.toggleDark();
  expect(state.isDark.value).toBe(true);
  page.acts.toggleDark();
  expect(state.isDark.value).toBe(false);
  page.classroom.setDark(true);
  page.classroom.begin();
  expect([state.score.value, state.isDark.value]).toEqual([{ right: 0, asked: 0 }, false]);
});

test('a guess that the engine calls equivalent is right, another one is not', async () => {
  const { selectors, classroom, acts } = page;
  const { explanation } = await open('&class=predict');
  expect(selectors.question.value).toBeNull();
  bring();
  expect(selectors.guessing.value).toBe(true);
  expect(selectors.question.value).toEqual({ kind: 'move' });
  expect(selectors.answers.value).toEqual([explanation && 'chosen' in explanation ? explanation.chosen : '']);
  expect(selectors.right.value).toBeNull();
  acts.guess('otherwise');
  expect(selectors.right.value).toBe(false);
  classroom.setEquivalent('otherwise');
  expect(selectors.right.value).toBe(true);
  acts.guess(selectors.answers.value[0] ?? '');
  expect(selectors.right.value).toBe(true);
  await acts.reveal();
  expect(selectors.guessing.value).toBe(false);
  expect(classroom.state.score.value).toEqual({ right: 1, asked: 1 });
  // What was equivalent was so to another question.
  expect(classroom.state.equivalent.value).toBeNull();
});

test('where no move wins, that is the answer, and it can be guessed', async () => {
  const { selectors, acts, classroom } = page;
  await open('&class=predict');
  bring();
  // Robots always have a next move: neither word says anything of it.
  acts.guessNo();
  expect(selectors.guessed.value).toBeNull();
  await follow('#v=1&game=knights&sample=corner&case=1&ply=0&class=predict');
  lab.input.setText('1\n2\n4 6\n4 6\n');
  await arrived();
  classroom.setTeaching(knights as Teaching);
  expect(selectors.question.value).toEqual({ kind: 'move' });
  expect(selectors.answers.value).toEqual(['none']);
  acts.guess('1 (-1,-2)');
  expect(selectors.right.value).toBe(false);
  acts.guessNo();
  expect([selectors.guessed.value, selectors.right.value]).toEqual(['none', true]);
});

test('nothing comes after the last step of a lesson, nor after the end of a game', async () => {
  const { selectors } = page;
  const at = async (ply: number, mode: string) => {
    await follow(`#v=1&game=knights&sample=statement&case=2&ply=${ply}&class=${mode}`);
    return arrived();
  };
  for (const mode of ['present', 'predict']) {
    await at(0, mode);
    expect(selectors.isLast.value).toBe(false);
    const { plies } = lab.state.opened.value?.line ?? { plies: 0 };
    expect((await at(plies, mode)).frame.turn.kind).toBe('over');
    expect(selectors.isLast.value).toBe(true);
  }
});

test('a lesson asks nothing until it is loaded and its board stands; a step too many is the last', async () => {
  const { selectors, acts } = page;
  await open('');
  lab.classView.show({ mode: 'lesson', step: 0, revealed: false, guess: null });
  expect(selectors.question.value).toBeNull();
  bring();
  // Another text is open.
  expect(selectors.question.value).toBeNull();
  const step = robots.steps[0];
  if (!step) throw new Error('no step');
  lab.input.replace(step.position.text, '', step.position.ply ?? 0);
  await arrived();
  expect(selectors.question.value).toEqual(step.question);
  acts.guess('N');
  // A move says nothing of a truth.
  expect(selectors.guessed.value).toBeNull();
  acts.guess(step.question?.answers[0] ?? '');
  expect(selectors.right.value).toBe(true);
  acts.goTo(99);
  expect(lab.state.teach.value).toMatchObject({ step: robots.steps.length - 1, guess: null });
  expect(selectors.ended.value).toBe(false);
  lab.classView.show({ mode: 'lesson', step: robots.steps.length - 1, revealed: true, guess: null });
  expect(selectors.ended.value).toBe(true);
});
