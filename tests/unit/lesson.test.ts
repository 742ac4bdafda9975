// @vitest-environment happy-dom
// A teacher's lesson as a pupil opens it: texts are never taken for HTML, answers are kept, faults are told in words.
import { readFileSync } from 'node:fs';
import * as w from 'words:lesson';
import { mistake } from 'words:robots-mistakes';
import { right, toMainPage, wrong } from 'words:teach';
import { expect, test, vi } from 'vitest';
import type { Lesson, Question, Step } from '../../www/src/board/teaching';
import type { Explanation } from '../../www/src/engine/boundary';
import { LEFT } from '../../www/src/features/teach/left';
import { sayWayBack } from '../../www/src/features/teach/way-back';
import { teaching as janken } from '../../www/src/games/janken/teaching';
import { paragraph } from '../../www/src/i18n/join';
import { pack } from '../../www/src/links/packing';
import { Visits } from '../../www/src/links/visits';
import { keys } from './board';
import {
  button,
  type ClassLab,
  drawn,
  fireEvent,
  openClass,
  press,
  screen,
  shown,
  text,
  there,
  visitClass,
  waitFor,
} from './page';

const robots = { game: 'robots', text: '2 0\n17 16\n17 15\n0 0\n' } as const;
const COUNT = {
  title: 'A number',
  text: 'Count.',
  position: robots,
  question: { kind: 'number', ask: 'How many robots?', answers: ['2'] },
  feedback: { right: 'Well **counted**.', wrong: [{ answer: '1', text: 'Look again.' }], other: 'No.' },
  explanation: 'They stand side by side.',
} satisfies Step;
const LESSON: Lesson = {
  boardlab: 'lesson',
  version: 1,
  title: 'Three steps',
  language: 'en',
  handIn: 'nickname',
  steps: [
    {
      title: 'Only words',
      text: '# Head\n\n- **bold** and <script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n![a picture](https://example.org/x.png) [bad](javascript:alert(1)) [web](https://example.org/)\n\n[the end](#2)',
      position: robots,
    },
    COUNT,
    {
      title: 'Another game',
      text: 'Knights.',
      position: { game: 'knights', text: '1\n1\n1 4\n' },
      before: ['values'],
      question: { kind: 'choice', ask: 'Who wins?', choices: ['Alice', 'Bob'], answers: ['Alice'] },
    },
  ],
};

const hashOf = async (lesson: unknown, step = 0): Promise<string> =>
  `#v=3&game=robots&lesson=${(await pack(JSON.stringify(lesson), 30_000)).value}&class=lesson.${step}`;

/** Where the page was left for. */
const left: string[] = [];
vi.spyOn(Visits.prototype, 'goTo').mockImplementation((address) => void left.push(address));

const heading = (name: string) => waitFor(() => expect(screen.getByRole('heading', { name })).toBeTruthy());
const verdict = () => text('.teach_verdict');
const typed = () => document.querySelector<HTMLInputElement>('.teach_typed') as HTMLInputElement;

test('texts are Markdown, and nothing in them is HTML, code or an address that is fetched', async () => {
  await openClass(await hashOf(LESSON));
  await heading('Only words');
  const words = document.querySelector('.markdown_markdown') as HTMLElement;
  expect(words.querySelector('strong')?.textContent).toBe('bold');
  expect([...words.querySelectorAll('script, img, iframe, style')]).toEqual([]);
  expect([...words.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['https://example.org/']);
  expect(words.textContent).toContain('<script>alert(1)</script>');
  // A step without a question shows all at once, and its links lead anywhere.
  await waitFor(() => expect(button('the end').hasAttribute('disabled')).toBe(false));
});

test('answers are kept on the device: the first one counts, and the lesson goes on where it was left', async () => {
  const hash = await hashOf(LESSON, 1);
  await openClass(hash);
  await waitFor(() => expect(text('.teach_question')).toBe(COUNT.question.ask));
  expect(button(w.showAnswer)).toBeTruthy();
  fireEvent.input(typed(), { target: { value: ' 1 ' } });
  await waitFor(() => button(w.check).click());
  await waitFor(() => expect(verdict()).toBe(wrong));
  expect(text('.teach_predict')).toContain(COUNT.feedback.wrong[0]?.text ?? '');
  expect(text('.teach_predict')).toContain(COUNT.explanation);
  button(w.stepDone({ step: 2, all: 3, mark: 'wrong' })).click();
  await waitFor(() => expect(text('.teach_predict')).toContain(w.answeredBefore({ answer: '1' })));
  fireEvent.input(typed(), { target: { value: '2' } });
  await waitFor(() => button(w.check).click());
  await waitFor(() => expect(verdict()).toBe(right));
  expect(text('.teach_predict strong')).toBe('counted');
  const [, kept] = Object.entries(localStorage).find(([key]) => key.startsWith('lesson ')) ?? [];
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ answers: { 1: '1' } });
  // The third step is of another game, and shows values before the answer, but no hints.
  press('PageDown');
  await waitFor(() => expect(text('.teach_question')).toBe('Who wins?'));
  expect(there('.teach_evidence')).toBe(false);
  const label = document.querySelector('canvas')?.getAttribute('aria-label');
  expect(label).toContain('with value');
  expect(label).not.toMatch(/nim-sum|wins/i);
  keys('g', 'Home');
  await waitFor(() => expect(text('[role=grid]')).toMatch(/value \d/));
  expect(text('[role=grid]')).not.toMatch(/nim-sum|wins|winning/i);
  button('Bob').click();
  await waitFor(() => button(w.check).click());
  await waitFor(() => expect(text('.teach_predict')).toContain(w.rightAnswer({ answers: 'Alice.' })));
  press('PageDown');
  await heading(w.handInHeading);
  expect(text('.hand-in_handIn')).toContain(w.answered({ done: 2, all: 2 }));
});

test('what is no number is said beside its field and stays there; Enter gives an answer', async () => {
  const { state } = await openClass(await hashOf({ ...LESSON, title: 'Enter' }, 1));
  const isRevealed = () => state.teach.peek()?.revealed;
  await waitFor(() => expect(text('.teach_question')).toBe(COUNT.question.ask));
  // Nothing is typed: Enter does not ask for the answer.
  fireEvent.keyDown(typed(), { key: 'Enter' });
  expect([there('#teach-note'), isRevealed()]).toEqual([false, false]);
  fireEvent.input(typed(), { target: { value: 'five' } });
  for (const give of [() => button(w.check).click(), () => press('PageDown')]) {
    await waitFor(give);
    await waitFor(() => expect(there('#teach-note[role=alert]')).toBe(true));
    expect(typed().value).toBe('five');
    expect(typed().getAttribute('aria-invalid')).toBe('true');
    expect(typed().getAttribute('aria-describedby')).toBe('teach-note');
    expect(document.querySelector('[aria-live] #teach-note')).toBeTruthy();
    expect(document.activeElement).toBe(typed());
    expect(isRevealed()).toBe(false);
  }
  fireEvent.input(typed(), { target: { value: '2' } });
  await waitFor(() => expect(there('#teach-note')).toBe(false));
  fireEvent.keyDown(typed(), { key: 'Enter', isComposing: true });
  expect(isRevealed()).toBe(false);
  fireEvent.keyDown(typed(), { key: 'Enter' });
  await waitFor(() => expect(verdict()).toBe(right));
});

test('Enter gives an answer in words; with Shift it begins a line', async () => {
  const question = { kind: 'text', ask: 'Why?', answers: ['because'] } as const;
  const { state } = await openClass(await hashOf({ ...LESSON, steps: [{ ...LESSON.steps[0], question }] }));
  await waitFor(() => expect(text('.teach_question')).toBe('Why?'));
  fireEvent.input(typed(), { target: { value: 'Because.' } });
  fireEvent.keyDown(typed(), { key: 'Enter', shiftKey: true });
  expect(state.teach.peek()?.revealed).toBe(false);
  fireEvent.keyDown(typed(), { key: 'Enter' });
  await waitFor(() => expect(verdict()).toBe(right));
});

test('who has left a lesson with its position finds a way back to its step', async () => {
  const { state } = await openClass(await hashOf({ ...LESSON, title: 'There and back' }, 1));
  await waitFor(() => expect(text('.teach_question')).toBe(COUNT.question.ask));
  await pressTwice(w.showAnswer, w.looksCount);
  await waitFor(() => expect(there('.teach_predict .evidence_reason')).toBe(true));
  // No button leads away.
  expect(
    [...document.querySelectorAll('.teach_panel button:not(.evidence_reason)')].map((one) => one.textContent),
  ).not.toContain(toMainPage);
  document.querySelector<HTMLElement>('.teach_predict .evidence_reason')?.click();
  await waitFor(() => expect(left.at(-1)).toMatch(/^\.\/index\.html#v=2&game=robots&text=/));
  // The page that comes says it.
  sayWayBack(sessionStorage.getItem(LEFT) ?? '');
  const back = () => document.querySelector<HTMLAnchorElement>('.notice_notice a');
  await waitFor(() => expect(back()?.getAttribute('href')).toMatch(/^\.\/class\.html#.*class=lesson\.1$/));
  const hash = back()?.hash;
  back()?.addEventListener('click', (event) => event.preventDefault());
  back()?.click();
  await visitClass(hash);
  await heading('A number');
  await waitFor(() => expect(there('.notice_notice a')).toBe(false));
  expect(state.teach.peek()).toMatchObject({ mode: 'lesson', step: 1 });
});

test('a dark screen leaves the step that is open, whatever has been answered', async () => {
  await openClass(await hashOf({ ...LESSON, steps: LESSON.steps.slice(1) }));
  await waitFor(() => expect(text('.teach_question')).toBe(COUNT.question.ask));
  press('PageDown');
  await waitFor(() => expect(text('.teach_predict')).toContain(COUNT.explanation));
  press('.');
  await waitFor(() => expect(there('.teach_dark')).toBe(true));
  press('.');
  await waitFor(() => expect(there('.teach_steps')).toBe(true));
  await drawn();
  await waitFor(() => expect(text('.teach_predict')).toContain(COUNT.explanation));
  expect(text('.teach_steps [aria-current]')).toBe('1');
});

test('an answer that is still being checked does not reveal the step that is opened meanwhile', async () => {
  const position = { game: 'pursuit', text: '1\n0 6\n1 1\n20 1\n2 2\n4 4\n' } as const;
  const step = { ...LESSON.steps[0], position, question: { kind: 'move', answers: ['3 2'] } };
  const { state } = await openClass(await hashOf({ ...LESSON, steps: [step, step] }));
  await waitFor(() => expect(text('.teach_question')).not.toBe(''));
  const { classroom } = await import('../../www/src/features/teach/classroom');
  classroom.guess('2 3');
  const revealing = classroom.reveal();
  classroom.goTo(1);
  await revealing;
  expect(state.teach.peek()).toMatchObject({ step: 1, revealed: false });
});

/** A question of each kind about a position in which the solver has a reason for its next move. */
const OTHER_QUESTIONS: Question[] = [
  { kind: 'truth', about: [13, 14], answers: ['false'] },
  { kind: 'truth', ask: 'Are there two robots?', answers: ['true'] },
  { kind: 'cell', ask: 'Where is a robot?', answers: ['16 15'] },
  { kind: 'number', ask: 'How many robots?', answers: ['2'] },
  { kind: 'choice', ask: 'Who moves first?', choices: ['you', 'robots'], answers: ['you'] },
  { kind: 'text', ask: 'What is debris?', answers: [] },
];

const steps = (question: Question, more: Partial<Step> = {}): Lesson => ({
  ...LESSON,
  steps: [{ title: 'A step', text: '', position: robots, question, ...more }],
});

/** What the solver says of its next move. */
async function reasonOf(lab: ClassLab): Promise<string> {
  const { frame, explanation } = await shown(lab, 0);
  const { gameModuleOf } = await import('../../www/src/board/game-modules');
  return gameModuleOf(frame.board.game).value?.explainMove(explanation as Explanation, frame.board).text ?? '';
}

test('a question in a teacher’s own words stands beside the move of Janken Tactics that comes next', async () => {
  const position = janken.lesson.steps[0]?.position as Step['position'];
  const ask = 'How many points are left?';
  await openClass(await hashOf(steps({ kind: 'number', ask, answers: ['2'] }, { position })));
  await waitFor(() => expect(text('.teach_question')).toContain(ask));
  for (const cell of ['E1', 'E8']) expect(text('.teach_question')).toContain(cell);
});

for (const [nth, question] of OTHER_QUESTIONS.entries())
  test(`a reason for the next move does not explain another answer: ${question.kind}, ${nth + 1}`, async () => {
    const lab = await openClass(await hashOf(steps(question)));
    await waitFor(() => expect(text('.teach_question')).not.toBe(''));
    press('PageDown');
    await waitFor(() => expect(there('.teach_verdict')).toBe(true));
    const reason = await reasonOf(lab);
    expect(reason).not.toBe('');
    expect(text('.teach_predict')).not.toContain(reason);
    expect(there('.teach_evidence')).toBe(false);
    const { now } = await import('../../www/src/features/teach/notes/projector');
    expect(now().reason).toBe('');
  });

for (const [name, lesson] of [
  ['the next move is asked for', steps({ kind: 'move', answers: ['N'] })],
  ['the teacher wants it', steps({ kind: 'number', ask: 'How many?', answers: ['2'] }, { after: ['reasons'] })],
] as const)
  test(`a reason for the next move is said where ${name}`, async () => {
    const lab = await openClass(await hashOf(lesson));
    await waitFor(() => expect(text('.teach_question')).not.toBe(''));
    press('PageDown');
    await waitFor(() => expect(there('.teach_evidence')).toBe(true));
    expect(text('.teach_predict')).toContain(await reasonOf(lab));
  });

for (const [name, lesson, said] of [
  ['a newer version', { ...LESSON, version: 4 }, w.newer({ version: 4 })],
  [
    'a spelling mistake',
    { ...LESSON, steps: [{ ...LESSON.steps[0], titel: 'x' }] },
    w.unknown({ path: 'steps[0].titel' }),
  ],
  ['no lesson', { boardlab: 'replay' }, w.noLesson],
  ['too many steps', { ...LESSON, steps: Array(101).fill(LESSON.steps[0]) }, w.tooManySteps({ found: 101, most: 100 })],
] as const)
  test(`a link to ${name} says what is wrong`, async () => {
    await openClass(await hashOf(lesson));
    await waitFor(() => expect(text('[role=alert]')).toContain(said));
    expect(there('.teach_question')).toBe(false);
  });

test('a damaged link says so; leaving leads to the page', async () => {
  await openClass('#v=3&game=robots&lesson=AAAA&class=lesson.0');
  await waitFor(() => expect(text('[role=alert]')).toContain(w.linkFault({ why: 'damagedLink' })));
  press('Escape');
  await waitFor(() => expect(left.at(-1)).toBe('./index.html#robots'));
  // The prepared lesson is not what the link meant, and comes only when it is asked for.
  await visitClass('#v=1&game=robots&class=lesson.0');
  await heading('Robots follow you');
});

/** Twice, as what cannot be undone is pressed. */
async function pressTwice(name: string, warning = ''): Promise<void> {
  await waitFor(() => button(name).click());
  await waitFor(() => button(paragraph(warning, w.sure)).click());
}

const nameField = () => document.querySelector('.hand-in_name input') as HTMLInputElement;

test('a test tells nothing before its end; the last answer counts, and what is finished stands', async () => {
  const exam: Lesson = { ...LESSON, version: 2, test: true, title: 'An exam' };
  await openClass(await hashOf(exam, 1));
  await waitFor(() => expect(text('.teach_question')).toBe(COUNT.question.ask));
  for (const answer of ['1', '2']) {
    expect(() => button(w.showAnswer)).toThrow();
    fireEvent.input(typed(), { target: { value: answer } });
    await waitFor(() => button(w.keepAnswer).click());
    await waitFor(() => expect(text('.teach_question')).toBe('Who wins?'));
    expect([there('.teach_verdict'), text('.teach-lesson')]).toEqual([false, expect.not.stringContaining('Well')]);
    button(w.stepDone({ step: 2, all: 3, mark: 'open' })).click();
    await waitFor(() => expect(text('.teach_predict')).toContain(w.answeredSoFar({ answer })));
  }
  button(w.handIn).click();
  await heading(w.handInHeading);
  expect(text('.hand-in_handIn')).toContain(w.answered({ done: 1, all: 2 }));
  // A copy of the lesson has its answers.
  expect(text('.teach-lesson')).not.toContain(w.forTeachers);
  fireEvent.input(nameField(), { target: { value: 'Ana' } });
  await waitFor(() => expect(button(w.finish)).toBeTruthy());
  expect(there('.hand-in_code')).toBe(false);
  await pressTwice(w.finish, w.answered({ done: 1, all: 2 }));
  await waitFor(() => expect(there('.hand-in_code')).toBe(true));
  const code = () => document.querySelector<HTMLTextAreaElement>('.hand-in_code')?.value ?? '';
  const { codesIn, handInOf } = await import('../../www/src/features/teach/collect/code');
  const finished = code();
  expect(await handInOf(codesIn(finished)[0] ?? '')).toMatchObject({ name: 'Ana', answers: { 1: '2' } });
  expect(button(w.copyCode).className).toBe('button_strong');
  // What is right can be seen now, and changes nothing.
  button(w.stepDone({ step: 2, all: 3, mark: 'right' })).click();
  await waitFor(() => button(w.showAnswer).click());
  await waitFor(() => expect(there('.teach_verdict')).toBe(true));
  button(w.handIn).click();
  await heading(w.handInHeading);
  expect(() => button(w.deleteAnswers)).toThrow();
  expect(nameField().readOnly).toBe(true);
  fireEvent.input(nameField(), { target: { value: 'Bob' } });
  await waitFor(() => expect([nameField().value, code()]).toEqual(['Ana', finished]));
  expect(text('.teach-lesson')).toContain(w.forTeachers);
});

test('who has begun a test again says so by the code', async () => {
  await openClass(await hashOf({ ...LESSON, version: 2, test: true, title: 'Another exam' }, 1));
  await waitFor(() => expect(text('.teach_question')).toBe(COUNT.question.ask));
  fireEvent.input(typed(), { target: { value: '1' } });
  await waitFor(() => button(w.keepAnswer).click());
  await waitFor(() => button(w.handIn).click());
  await heading(w.handInHeading);
  await pressTwice(w.deleteAnswers);
  fireEvent.input(nameField(), { target: { value: 'Ana' } });
  await pressTwice(w.finish, w.answered({ done: 0, all: 2 }));
  await waitFor(() => expect(there('.hand-in_code')).toBe(true));
  const { handInOf } = await import('../../www/src/features/teach/collect/code');
  const code = document.querySelector<HTMLTextAreaElement>('.hand-in_code')?.value.trim() ?? '';
  expect(await handInOf(code)).toMatchObject({ answers: {}, again: 1 });
  // Nothing is answered, so there is nothing that one came to hand in.
  expect(button(w.copyCode).className).toBe('button_plain');
});

const golden = (end: 'in' | 'out') => readFileSync(`tests/golden/robots/colon.${end}`, 'utf8');

/** Answers a lesson that asks for the output of a program. */
async function run(title: string, output: string): Promise<void> {
  const question = { kind: 'output', ask: 'Run your program.', answers: [] } satisfies Question;
  const position = { game: 'robots', text: golden('in') } as const;
  await openClass(
    await hashOf({ ...LESSON, version: 2, title, steps: [{ title: 'Run it', text: '', position, question }] }),
  );
  await heading(title);
  await waitFor(() => expect(text('.teach_question')).toBe(question.ask));
  fireEvent.input(typed(), { target: { value: output } });
  await waitFor(() => button(w.check).click());
}

test('the output of a program is judged, and its mistake named', async () => {
  await run('A right program', golden('out'));
  await waitFor(() => expect(verdict()).toBe(right));
  await run('A wrong program', golden('out').replace('Final position:', 'Final position'));
  await waitFor(() => expect(verdict()).toBe(wrong));
  const fault = mistake({ mistake: 'won-without-colon' });
  expect(text('.teach_predict')).toContain(w.yourProgram({ fault }));
});
