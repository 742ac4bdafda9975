// Answers that a class has handed in: they belong to questions, and stay in this browser until a person deletes them.
import { beforeEach, expect, test, vi } from 'vitest';
import type { Lesson, Question, Step } from '../../www/src/board/teaching';
import { codeOf, type HandIn, handInOf } from '../../www/src/features/teach/collect/code';
import { collections } from '../../www/src/features/teach/collect/kept';
import { outlineOf } from '../../www/src/features/teach/collect/outline';
import { askingSteps, csvOf, markOf, totalOf } from '../../www/src/features/teach/collect/table';
import { opened } from './lessons';

/** A browser's storage. `isFull`: it refuses to keep more. */
class Kept implements Storage {
  isFull = false;
  private readonly items = new Map<string, string>();

  get length(): number {
    return this.items.size;
  }
  key = (nth: number): string | null => [...this.items.keys()][nth] ?? null;
  getItem = (key: string): string | null => this.items.get(key) ?? null;
  removeItem = (key: string): void => void this.items.delete(key);
  clear = (): void => this.items.clear();
  setItem(key: string, value: string): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.items.set(key, value);
  }
}

let device: Kept;

beforeEach(() => {
  device = new Kept();
  vi.stubGlobal('localStorage', device);
  vi.stubGlobal('sessionStorage', new Kept());
});

const ROBOT = { game: 'robots', text: '1 0\n13 15\n0 0\n' } as const;
const TWO = { game: 'robots', text: '2 0\n17 16\n17 15\n0 0\n' } as const;
const step = (position: Step['position'], question?: Question): Step => ({
  title: '',
  text: '',
  position,
  ...(question && { question }),
});
const LESSON: Lesson = {
  boardlab: 'lesson',
  version: 1,
  title: 'Robots',
  language: 'en',
  handIn: 'nickname',
  steps: [
    step(ROBOT, { kind: 'number', ask: 'How many robots are their?', answers: ['1'] }),
    step(TWO),
    step(TWO, { kind: 'number', ask: 'How many robots?', answers: ['2'] }),
    step(TWO, { kind: 'choice', ask: 'Who moves first?', choices: ['you', 'the robts'], answers: ['you'] }),
  ],
};

/** The lesson with another step in the place of one. */
const withStep = (nth: number, change: Partial<Step>): Lesson => ({
  ...LESSON,
  steps: LESSON.steps.map((one, at) => (at === nth ? { ...one, ...change } : one)),
});
const corrected = withStep(0, { question: { kind: 'number', ask: 'How many robots are there?', answers: ['1'] } });

const ASKS_WHY: Lesson = {
  ...LESSON,
  steps: [
    step(ROBOT, { kind: 'number', ask: 'How many?', answers: ['1'] }),
    step(ROBOT, { kind: 'text', ask: 'Why?', answers: [] }),
  ],
};

const codeTo = async (lesson: Lesson, name: string, answers: HandIn['answers']): Promise<string> =>
  (await codeOf({ name, answers, games: {}, lesson: opened(lesson).digest, outline: outlineOf(lesson) })) as string;

/** A tab of the browser, which has modules of its own. */
async function tab(lesson: Lesson, keptInTab = sessionStorage) {
  vi.resetModules();
  const { collection } = await import('../../www/src/features/teach/collect/collection');
  const inTab = async (job: () => Promise<void>) => {
    vi.stubGlobal('sessionStorage', keptInTab);
    await job();
  };
  await inTab(() => collection.open(opened(lesson)));
  return {
    inTab,
    collection,
    add: (text: string) => inTab(() => collection.add(text)),
    names: () => collection.state.entries.value.map(({ name }) => name),
    kinds: () => collection.state.problems.value.map(({ kind }) => kind),
    answersOf: (name: string) => collection.state.entries.value.find((one) => one.name === name)?.answers,
  };
}

test('answers survive a reload, and are gone when a person removes them', async () => {
  const [ana, ben] = [await codeTo(LESSON, 'Ana', { 0: '1' }), await codeTo(LESSON, 'Ben', { 0: '2' })];
  await (await tab(LESSON)).add(`${ana}\n${ben}`);
  const later = await tab(LESSON);
  expect(later.names()).toEqual(['Ana', 'Ben']);
  await later.collection.remove([ana]);
  expect((await tab(LESSON)).names()).toEqual(['Ben']);
  await (await tab(LESSON)).collection.removeAll();
  expect((await tab(LESSON)).names()).toEqual([]);
  expect(device.length).toBe(0);
});

test('answers that come before their lesson wait for it, and go into its table', async () => {
  vi.resetModules();
  const { collection } = await import('../../www/src/features/teach/collect/collection');
  const { classroom } = await import('../../www/src/features/teach/classroom');
  const { entries, senders, waiting } = collection.state;
  await collection.take(await codeTo(LESSON, 'Ana', { 0: '1' }));
  await collection.take(await codeTo(LESSON, 'Ben', { 0: '2' }));
  expect([senders.value, entries.value]).toEqual([['Ana', 'Ben'], []]);
  classroom.open(opened(LESSON), { origin: 'file' });
  await collection.open(opened(LESSON));
  // Behind the codes, which are added one after the other.
  await collection.sync();
  expect(entries.value.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
  expect([senders.value, waiting.value]).toEqual([[], '']);
});

test('a file that is too large for answers is not read, and it is said', async () => {
  vi.resetModules();
  const { bring } = await import('../../www/src/features/teach/collect/bring');
  const { collection } = await import('../../www/src/features/teach/collect/collection');
  const { state } = await import('../../www/src/game');
  const large = new File([], 'large.txt');
  Object.defineProperty(large, 'size', { value: 2_000_001 });
  await bring([large]);
  expect(state.notice.value).toMatchObject({ kind: 'bigFile', name: 'large.txt', limit: 2 });
  expect(collection.state.waiting.value).toBe('');
});

test('two tabs with one lesson lose no answers, and follow each other', async () => {
  const [ana, ben] = [await codeTo(LESSON, 'Ana', { 0: '1' }), await codeTo(LESSON, 'Ben', { 0: '2' })];
  const [one, two] = [await tab(LESSON), await tab(LESSON)];
  await one.add(ana);
  await two.add(ben);
  await Promise.all([one.collection.sync(), two.collection.sync()]);
  expect([one.names(), two.names(), (await tab(LESSON)).names()]).toEqual(Array(3).fill(['Ana', 'Ben']));
  await one.collection.remove([ben]);
  // A tab that has not heard of it yet does not bring it back.
  await two.add(await codeTo(LESSON, 'Caro', { 0: '1' }));
  await two.collection.sync();
  expect([two.names(), (await tab(LESSON)).names()]).toEqual(Array(2).fill(['Ana', 'Caro']));
});

test('answers that are kept in one tab alone are not on the device, and are there after a reload', async () => {
  const ana = await codeTo(LESSON, 'Ana', { 0: '1' });
  const [mine, another] = [new Kept(), new Kept()];
  const one = await tab(LESSON, mine);
  await one.add(ana);
  await one.inTab(() => one.collection.keepIn('tab'));
  expect([device.length, mine.length]).toEqual([0, 1]);
  expect((await tab(LESSON, mine)).names()).toEqual(['Ana']);
  expect((await tab(LESSON, another)).names()).toEqual([]);
  const again = await tab(LESSON, mine);
  expect(again.collection.state.place.value.keeping).toBe('tab');
  await again.inTab(() => again.collection.keepIn('device'));
  expect([device.length, mine.length]).toEqual([1, 0]);
  expect((await tab(LESSON, another)).names()).toEqual(['Ana']);
});

test('a browser that refuses says so, and what it refused is tried again', async () => {
  device.isFull = true;
  const one = await tab(LESSON);
  expect(one.collection.state.isRefused.value).toBe(false);
  await one.add(await codeTo(LESSON, 'Ana', { 0: '1' }));
  expect([one.collection.state.isRefused.value, one.names()]).toEqual([true, ['Ana']]);
  await one.collection.sync();
  expect(one.names()).toEqual(['Ana']);
  device.isFull = false;
  await one.add(await codeTo(LESSON, 'Ben', { 0: '1' }));
  expect(one.collection.state.isRefused.value).toBe(false);
  expect((await tab(LESSON)).names()).toEqual(['Ana', 'Ben']);
});

test('what an older page has kept, codes alone under the digest of the lesson, is opened', async () => {
  const ana = await codeTo(LESSON, 'Ana', { 0: '1' });
  const key = `answers ${opened(LESSON).digest}`;
  device.setItem(key, ana);
  const one = await tab(LESSON);
  expect(one.names()).toEqual(['Ana']);
  await one.add(await codeTo(LESSON, 'Ben', { 0: '2' }));
  expect(collections().map(({ codes, title }) => [codes.length, title])).toEqual([[2, 'Robots']]);
});

test('a corrected word leaves the answers where they are, both those that are kept and those that come later', async () => {
  await (await tab(LESSON)).add(await codeTo(LESSON, 'Ana', { 0: '1' }));
  const one = await tab(corrected);
  expect(one.names()).toEqual(['Ana']);
  await one.add(await codeTo(LESSON, 'Ben', { 0: '2', 2: '2' }));
  expect([one.names(), one.kinds(), device.length]).toEqual([['Ana', 'Ben'], ['reworded'], 1]);
});

test('of a lesson of one question, too', async () => {
  const single = { ...LESSON, steps: LESSON.steps.slice(0, 1) };
  const one = await tab({ ...corrected, steps: corrected.steps.slice(0, 1) });
  await one.add(await codeTo(single, 'Ana', { 0: '1' }));
  expect([one.names(), one.kinds()]).toEqual([['Ana'], ['reworded']]);
});

test('answers follow their questions to other places', async () => {
  const [first, , third, fourth] = LESSON.steps as [Step, Step, Step, Step];
  const one = await tab({ ...LESSON, title: 'Another title', steps: [third, fourth, first] });
  await one.add(await codeTo(LESSON, 'Ana', { 0: '1', 2: '2', 3: 'you' }));
  expect(one.answersOf('Ana')).toEqual({ 0: '2', 1: 'you', 2: '1' });
});

test('answers to questions that have gone are told with their steps, and added if the teacher says so', async () => {
  const changed = withStep(2, { position: { ...TWO, ply: 1 } });
  const one = await tab(changed);
  const ana = await codeTo(LESSON, 'Ana', { 0: '1', 2: '2' });
  await one.add(ana);
  expect(one.collection.state.problems.value).toEqual([{ kind: 'other', name: 'Ana', code: ana, steps: [2] }]);
  await one.inTab(() => one.collection.add(ana, true));
  expect([one.answersOf('Ana'), one.kinds()]).toEqual([{ 0: '1', 2: '2' }, []]);
  // They are in the table, whatever they fit.
  expect((await tab(changed)).names()).toEqual(['Ana']);
});

test('a code that fitted no lesson is added when its lesson is opened', async () => {
  const one = await tab({ ...LESSON, title: 'Another', steps: [step(ROBOT, { kind: 'move', answers: [] })] });
  await one.add(await codeTo(LESSON, 'Ana', { 0: '1' }));
  expect([one.names(), one.collection.state.problems.value]).toMatchObject([[], [{ kind: 'other', steps: [] }]]);
  await one.collection.open(opened(LESSON));
  expect([one.names(), one.kinds()]).toEqual([['Ana'], []]);
});

test('a lesson with the same questions under another title has a table of its own, and is offered the answers', async () => {
  await (await tab(LESSON)).add(await codeTo(LESSON, 'Ana', { 0: '1' }));
  const one = await tab({ ...LESSON, title: 'The other class' });
  expect(one.names()).toEqual([]);
  const [other] = one.collection.state.others.value;
  expect(other).toMatchObject({ title: 'Robots', keeping: 'device' });
  if (other) await one.collection.takeOver(other);
  expect([one.names(), one.collection.state.others.value]).toEqual([['Ana'], []]);
  expect((await tab(LESSON)).names()).toEqual([]);
});

test('a choice whose text was corrected is not called wrong', async () => {
  const { askingSteps, markOf } = await import('../../www/src/features/teach/collect/table');
  const choices = ['you', 'the robots'];
  const lesson = withStep(3, { question: { kind: 'choice', ask: 'Who moves first?', choices, answers: ['you'] } });
  const [, , asked] = askingSteps(lesson);
  const markTo = (answer: string) => asked && markOf({ answers: { 3: answer } }, asked).mark;
  expect(['you', 'the robots', 'the robts'].map(markTo)).toEqual(['right', 'wrong', 'open']);
});

test('a code says what an older page reads in the same places', async () => {
  const code = await codeTo(LESSON, 'Ana', { 0: '1' });
  expect(code).toMatch(/^BL1\./);
  const { unpack } = await import('../../www/src/links/packing');
  const parts = JSON.parse(await unpack(code.split('.')[1] ?? '', 2, 10_000)) as unknown[];
  expect(parts.slice(0, 4)).toEqual([opened(LESSON).digest, 'Ana', { 0: '1' }, {}]);
  expect(await handInOf(code)).toMatchObject({ outline: outlineOf(LESSON) });
});

test('the teacher judges an answer once, for all who gave it, and says what a right one brings', async () => {
  const [ana, ben] = [
    await codeTo(ASKS_WHY, 'Ana', { 0: '1', 1: 'They follow me' }),
    await codeTo(ASKS_WHY, 'Ben', { 0: '2', 1: 'they follow me.' }),
  ];
  const page = await tab(ASKS_WHY);
  await page.add(`${ana}\n${ben}`);
  const [how, why] = askingSteps(ASKS_WHY);
  if (!how || !why) throw new Error('no questions');
  page.collection.judge(why, 'They follow me', { verdict: 'half', remark: 'Who?' });
  page.collection.judge(how, '2', { verdict: null, remark: 'Count again' });
  page.collection.setPoints(1, 3);
  // As a reload, and a lesson whose words were corrected, have it.
  const later = await tab({ ...ASKS_WHY, steps: ASKS_WHY.steps.map((one) => ({ ...one, title: 'New title' })) });
  const { entries, judgement } = later.collection.state;
  expect(entries.value.map((entry) => markOf(entry, why, judgement.value).mark)).toEqual(['half', 'half']);
  expect(entries.value.map((entry) => totalOf(entry, [how, why], judgement.value))).toEqual([2.5, 1.5]);
  const lines = csvOf(entries.value, ASKS_WHY, judgement.value).split('\r\n');
  expect(lines[1]).toBe(`Ana,1,correct,They follow me,half correct: Who?,2.5`);
  expect(lines[2]).toBe(`Ben,2,wrong: Count again,they follow me.,half correct: Who?,1.5`);
  later.collection.judge(why, 'They follow me', { verdict: null, remark: '' });
  expect(entries.value.map((entry) => markOf(entry, why, judgement.value).mark)).toEqual(['open', 'open']);
  await later.collection.removeAll();
  expect(device.length).toBe(0);
});

test('what is kept and is no judgement judges nothing', async () => {
  const code = await codeTo(ASKS_WHY, 'Ana', { 0: '1' });
  await (await tab(ASKS_WHY)).add(code);
  for (const text of ['{', 'null', '[]', '{"answers":[null,{"nth":"0"}],"points":null}']) {
    device.setItem(`judged answers ${opened(ASKS_WHY).digest}`, text);
    const { judgement } = (await tab(ASKS_WHY)).collection.state;
    expect(judgement.value).toEqual({ answers: [], points: {} });
  }
});

test('a question that has other words now is told, and its answers are in the table', async () => {
  const page = await tab(corrected);
  await page.add(`${await codeTo(LESSON, 'Ana', { 0: '1', 2: '2' })}\n${await codeTo(LESSON, 'Ben', { 2: '2' })}`);
  expect([page.names(), page.kinds()]).toEqual([['Ana', 'Ben'], ['reworded']]);
  expect(page.collection.state.problems.value).toEqual([{ kind: 'reworded', name: 'Ana', steps: [0] }]);
});
