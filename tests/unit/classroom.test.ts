// A class's own part of the state, and what follows from it: without a document.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { gameModuleOf } from '../../www/src/board/game-modules';
import type { Teaching } from '../../www/src/board/teaching';
import { BEGINNING_OF_CLASS, type ClassView } from '../../www/src/features/teach/class-view';
import type { Classroom } from '../../www/src/features/teach/classroom';
import type { ClassPlace } from '../../www/src/features/teach/place';
import { teaching as knights } from '../../www/src/games/knights/teaching';
import { teaching as pursuit } from '../../www/src/games/pursuit/teaching';
import { teaching } from '../../www/src/games/robots/teaching';
import { arrived, follow, openHeadless } from './headless';
import { type Boardlab, until } from './wait';

const { lesson: robots } = teaching;

let lab: Boardlab;

let classroom: Classroom;
let classView: ClassView;
let place: ClassPlace;

beforeAll(async () => {
  lab = await openHeadless();
  ({ classroom } = await import('../../www/src/features/teach/classroom'));
  ({ classView } = await import('../../www/src/features/teach/class-view'));
  ({ place } = await import('../../www/src/features/teach/place'));
});

beforeEach(() => {
  classroom.enter('present');
  classroom.setTeaching(null);
});

/** What Robots brings to a class. */
const bring = (more: Partial<Teaching> = {}) => classroom.setTeaching({ ...(teaching as Teaching), ...more });

const followClass = (hash: string) => {
  place.follow(hash);
  return follow(hash);
};

const open = async (more: string) => {
  await followClass(`#v=1&game=robots&sample=statement&case=1&ply=0${more}`);
  return arrived();
};

test('guesses are counted; another mode begins with no score and a board that is seen', async () => {
  const { state } = classroom;
  await open('&class=predict');
  bring();
  for (const said of [classroom.answers.value[0] ?? '', 'otherwise']) {
    classView.change({ revealed: false });
    classroom.guess(said);
    await classroom.reveal();
  }
  expect(state.score.value).toEqual({ right: 1, asked: 2 });
  classroom.toggleDark();
  expect(state.isDark.value).toBe(true);
  classroom.toggleDark();
  expect(state.isDark.value).toBe(false);
  classroom.toggleDark();
  classroom.enter('predict');
  expect([state.score.value, state.isDark.value]).toEqual([{ right: 0, asked: 0 }, false]);
});

test('a guess that the engine calls equivalent is right, another one is not', async () => {
  const { explanation } = await open('&class=predict');
  expect(classroom.question.value).toBeNull();
  let isEquivalent = false;
  bring({ leadsWhere: async () => isEquivalent });
  expect(classroom.guessing.value).toBe(true);
  expect(classroom.question.value).toEqual({ kind: 'move' });
  expect(classroom.answers.value).toEqual([explanation && 'chosen' in explanation ? explanation.chosen : '']);
  expect(classroom.right.value).toBeNull();
  classroom.guess('otherwise');
  expect(classroom.right.value).toBe(false);
  await classroom.reveal();
  expect([classroom.right.value, classroom.state.score.value]).toEqual([false, { right: 0, asked: 1 }]);
  classView.change({ revealed: false });
  isEquivalent = true;
  await classroom.reveal();
  expect([classroom.right.value, classroom.state.score.value]).toEqual([true, { right: 1, asked: 2 }]);
  classView.change({ revealed: false });
  classroom.guess(classroom.answers.value[0] ?? '');
  expect(classroom.right.value).toBe(true);
  await classroom.reveal();
  expect(classroom.guessing.value).toBe(false);
  expect(classroom.state.score.value).toEqual({ right: 2, asked: 3 });
  // What was equivalent was so to another question.
  expect(classroom.state.equivalent.value).toBeNull();
});

test('where no move wins, that is the answer, and it can be guessed', async () => {
  await open('&class=predict');
  bring();
  // Robots always have a next move: neither word says anything of it.
  classroom.guessNo();
  expect(classroom.guessed.value).toBeNull();
  await follow('#v=1&game=knights&sample=corner&case=1&ply=0&class=predict');
  lab.input.setText('1\n2\n4 6\n4 6\n');
  await arrived();
  classroom.setTeaching(knights as Teaching);
  expect(classroom.question.value).toEqual({ kind: 'move' });
  expect(classroom.answers.value).toEqual(['none']);
  classroom.guess('1 (-1,-2)');
  expect(classroom.right.value).toBe(false);
  classroom.guessNo();
  expect([classroom.guessed.value, classroom.right.value]).toEqual(['none', true]);
});

test('a move that is planned on the board is the guess; one that is refused is said, and nothing is told', async () => {
  await open('&class=predict');
  await follow('#v=1&game=pursuit&sample=match&case=1&ply=2&class=predict');
  await arrived();
  await until(gameModuleOf('pursuit'), (found) => found !== null);
  classroom.setTeaching(pursuit as unknown as Teaching);
  lab.marks.setPlan(new Map([[0, { to: 0, word: '9 9' }]]));
  await classroom.reveal();
  expect([classroom.guessed.value, lab.state.notice.value?.kind]).toEqual([null, 'illegal']);
  expect(classroom.guessing.value).toBe(true);
  lab.marks.setPlan(new Map([[0, { to: 0, word: '0 0' }]]));
  await classroom.reveal();
  expect([classroom.guessed.value, classroom.guessing.value]).toEqual(['0 0 0 0', false]);
});

test('an answer is told also where its position is loaded again while it is checked', async () => {
  const { frame } = await open('&class=predict');
  const again = async () => {
    lab.input.bring({ ...lab.state.source.peek() }, lab.state.target.peek());
    expect((await arrived()).frame).not.toBe(frame);
    return false;
  };
  bring({ leadsWhere: again });
  classroom.guess('otherwise');
  await classroom.reveal();
  expect(classView.state.teach.value).toMatchObject({ revealed: true, guess: 'otherwise' });
});

test('nothing comes after the last step of a lesson, nor after the end of a game', async () => {
  const at = async (ply: number, mode: string) => {
    await followClass(`#v=1&game=knights&sample=statement&case=2&ply=${ply}&class=${mode}`);
    return arrived();
  };
  for (const mode of ['present', 'predict']) {
    await at(0, mode);
    expect(classroom.isLast.value).toBe(false);
    const { plies } = lab.state.opened.value?.line ?? { plies: 0 };
    expect((await at(plies, mode)).frame.turn.kind).toBe('over');
    expect(classroom.isLast.value).toBe(true);
  }
});

test('a lesson asks nothing until it is loaded and its board stands; a step too many is the last', async () => {
  await open('');
  classView.show({ mode: 'lesson', step: 0, revealed: false, guess: null });
  expect(classroom.question.value).toBeNull();
  bring();
  // Another text is open.
  expect(classroom.question.value).toBeNull();
  const step = robots.steps[0];
  if (!step) throw new Error('no step');
  lab.input.replace(step.position.text, '', step.position.ply ?? 0);
  await arrived();
  expect(classroom.question.value).toEqual(step.question);
  classroom.guess('N');
  // A move says nothing of a truth.
  expect(classroom.guessed.value).toBeNull();
  classroom.guess(step.question?.answers[0] ?? '');
  expect(classroom.right.value).toBe(true);
  classroom.goTo(99);
  expect(classView.state.teach.value).toMatchObject({ step: robots.steps.length - 1, guess: null });
  expect(classroom.ended.value).toBe(false);
  classView.show({ mode: 'lesson', step: robots.steps.length - 1, revealed: true, guess: null });
  expect(classroom.ended.value).toBe(true);
});

test('a class guesses every move anew; what it was shown stays where it guesses none', async () => {
  const stop = classroom.start();
  await open('&class=predict');
  const revealed = { ...BEGINNING_OF_CLASS, mode: 'predict', revealed: true, guess: 'N' } as const;
  classView.show(revealed);
  lab.game.go(1);
  await arrived();
  expect(classView.state.teach.value).toEqual({ ...revealed, revealed: false, guess: null });
  classView.show({ ...revealed, mode: 'present' });
  lab.game.go(2);
  await arrived();
  expect(classView.state.teach.value?.revealed).toBe(true);
  stop();
});

test('the page of a game adds to the board as long as it is open', async () => {
  await open('&class=present');
  const { classClient } = await import('../../www/src/features/teach/client');
  const { page } = await import('../../www/src/features/teach/looks');
  const showsReasons = () => classClient.value.shows.includes('reasons');
  expect(showsReasons()).toBe(false);
  page.value = 'theory';
  expect(showsReasons()).toBe(true);
  page.value = null;
  expect(showsReasons()).toBe(false);
});

test('a class is shown the next move once its reason is asked for', async () => {
  await open('&class=present');
  const { classClient } = await import('../../www/src/features/teach/client');
  const { reasons } = await import('../../www/src/features/teach/looks');
  expect(classClient.value.shows).not.toContain('hints');
  reasons.set(true);
  expect(classClient.value.shows).toContain('hints');
  reasons.set(false);
});

test('a class sees nothing that was pointed at', async () => {
  await open('&class=present');
  lab.marks.preview('N');
  lab.timeline.play();
  classView.show(BEGINNING_OF_CLASS);
  expect([lab.state.previewMove.value, lab.state.playing.value]).toEqual([null, false]);
});
