// @vitest-environment happy-dom
// The lessons of a teacher: none takes the place of another, and each change is kept.
import * as w from 'words:lesson';
import { beforeEach, expect, test, vi } from 'vitest';
import { entryOf } from '../../www/src/board/game-modules';
import type { Lesson } from '../../www/src/board/teaching';
import { GAME_NAMES } from '../../www/src/engine/boundary';
import { teaching as pursuit } from '../../www/src/games/pursuit/teaching';
import { once } from '../../www/src/lib/once';
import { opened } from './lessons';
import { button, text, there, visitClass, waitFor } from './page';

const saved = vi.hoisted(() => ({ texts: [] as string[] }));
vi.mock('../../www/src/lib/download', () => ({
  download: (parts: string[]) => saved.texts.push(parts.join('')),
}));

const lesson = (title: string, choices = ['yes', 'no']): Lesson => ({
  boardlab: 'lesson',
  version: 1,
  title,
  language: 'en',
  handIn: 'nickname',
  steps: [
    {
      title: 'A step',
      text: '',
      position: { game: 'robots', text: '1 0\n13 15\n0 0\n' },
      question: { kind: 'choice', ask: 'Is it so?', choices, answers: ['yes'] },
    },
  ],
});

const load = async () => ({
  ...(await import('../../www/src/features/teach/open-lesson')),
  ...(await import('../../www/src/features/teach/edit/state')),
  ...(await import('../../www/src/features/teach/mine/mine')),
  ...(await import('../../www/src/features/teach/classroom')),
  ...(await import('../../www/src/features/teach/class-link')),
});
/** Those of the page: `elsewhere` makes others. */
const modules = once(load);
type Page = Awaited<ReturnType<typeof load>> & { titles: () => [open: string, list: string[]] };

/** The list of lessons. */
async function listed(): Promise<Page> {
  await visitClass('#v=1&game=robots&class=edit');
  const page = await modules();
  await waitFor(() => expect(there('.mine_mine') || there('.lesson-editor_teachEdit')).toBe(true));
  return {
    ...page,
    titles: () => [page.mine.open.value?.lesson.title ?? '', page.mine.list.value.map((one) => one.lesson.title)],
  };
}

/** The editor with a lesson that is being written. */
async function writing(of: Lesson): Promise<Page> {
  const page = await listed();
  page.mine.choose(page.mine.add(of));
  await waitFor(() => expect(there('.lesson-editor_teachEdit')).toBe(true));
  return page;
}

/** The list as another window, or the page after a reload, reads it. */
async function elsewhere() {
  vi.resetModules();
  const { mine } = await import('../../www/src/features/teach/mine/mine');
  await mine.read();
  return mine;
}

const file = (of: Lesson) => JSON.stringify(of);

beforeEach(async () => {
  saved.texts = [];
  const { mine } = await listed();
  for (const { id } of mine.list.peek()) await mine.remove(id);
  mine.choose(null);
});

test('a file that is opened takes no other lesson’s place, and opens once', async () => {
  const page = await writing(lesson('Mine'));
  page.openLessonText('theirs.json', file(lesson('Theirs')));
  await waitFor(() => expect(page.titles()).toEqual(['Theirs', ['Theirs', 'Mine']]));
  page.openLessonText('theirs.json', file(lesson('Theirs')));
  await waitFor(() => expect(there('.lesson-editor_teachEdit')).toBe(true));
  expect(page.titles()).toEqual(['Theirs', ['Theirs', 'Mine']]);
  page.draft.change({ title: 'Theirs, changed' });
  page.openLessonText('theirs.json', file(lesson('Theirs')));
  await waitFor(() => expect(page.titles()).toEqual(['Theirs', ['Theirs', 'Theirs, changed', 'Mine']]));
});

test('a lesson that is opened to collect its answers leaves the open one alone', async () => {
  const page = await writing(lesson('Mine'));
  page.classroom.enter('collect');
  await waitFor(() => expect(text('.collect_teachCollect')).toContain('Mine'));
  page.openLessonText('theirs.json', file(lesson('Theirs')));
  await waitFor(() => expect(text('.collect_teachCollect')).toContain('Theirs'));
  expect(page.titles()).toEqual(['Mine', ['Mine']]);
});

test('a device that many use forgets the answers to a lesson of the list', async () => {
  const { mine } = await listed();
  const { pupil } = await import('../../www/src/features/teach/record');
  const { openedOf } = await import('../../www/src/features/teach/file/read');
  const opened = openedOf(lesson('Mine'));
  if (!('digest' in opened)) throw new Error(opened.kind);
  pupil.open(opened.digest, true);
  pupil.answerAnew(0, 'yes');
  pupil.finish();
  mine.add(lesson('Mine'));
  await waitFor(() => button(w.deleteAnswers).click());
  pupil.open(opened.digest, true);
  expect(pupil.state.record.value).toEqual({ name: '', answers: {}, games: {}, again: 1 });
});

test('the prepared lesson of every game can be opened, and copied into the list', async () => {
  const page = await listed();
  const ways = [...document.querySelectorAll<HTMLAnchorElement>('.mine_prepared')];
  const addresses = ways.map((way) => `${way.textContent} ${way.getAttribute('href')}`);
  expect(addresses).toEqual(GAME_NAMES.map((game) => `${entryOf(game).name} #v=1&game=${game}&class=lesson.0`));
  await waitFor(() => button(w.prepared({ title: entryOf('pursuit').name })).click());
  await waitFor(() => expect(page.mine.open.value?.lesson).toEqual(pursuit.lesson));
});

/** Pastes a link to a lesson, and asks for a copy of it. */
async function paste(words: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('.mine_link input');
  if (field) field.value = words;
  field?.dispatchEvent(new Event('input'));
  await waitFor(() => expect((button(w.takeLink) as HTMLButtonElement).disabled).toBe(false));
  button(w.takeLink).click();
}

test('the lesson of a link is copied into the list; one that is damaged is told', async () => {
  const page = await listed();
  const link = await page.lessonLink('robots', 'lesson', 0, file(lesson('Shared')));
  await paste(`Look: https://example.org/${link.hash.slice(0, -30)}`);
  await waitFor(() => expect(text('.mine_mine')).toContain(w.linkFault({ why: 'damagedLink' })));
  expect(page.titles()).toEqual(['', []]);
  await paste(`Look: https://example.org/${link.hash}.`);
  await waitFor(() => expect(page.titles()).toEqual(['Shared', ['Shared']]));
});

test('a test of a link is copied once it is finished on this device: the editor shows its answers', async () => {
  const page = await listed();
  const exam: Lesson = { ...lesson('Exam'), version: 2, test: true };
  const { hash } = await page.lessonLink('robots', 'lesson', 0, file(exam));
  await paste(`https://example.org/${hash}`);
  await waitFor(() => expect(text('.mine_mine')).toContain(w.testOfLink));
  expect(page.titles()).toEqual(['', []]);
  const { pupil } = await import('../../www/src/features/teach/record');
  pupil.open(opened(exam).digest, true);
  pupil.finish();
  await paste(`https://example.org/${hash}`);
  await waitFor(() => expect(page.titles()).toEqual(['Exam', ['Exam']]));
  // Who shares it is told that its link holds the answers.
  button(w.share).click();
  await waitFor(() => expect(text('dialog')).toContain(w.testShared));
});

test('a lesson is copied, deleted and brought back', async () => {
  const { mine, titles } = await listed();
  const id = mine.add(lesson('Mine'));
  mine.duplicate(id);
  expect(titles()[1].toSorted()).toEqual(['Mine', w.copyOf({ title: 'Mine' })]);
  await mine.remove(id);
  expect(titles()[1]).toEqual([w.copyOf({ title: 'Mine' })]);
  await waitFor(() => expect(text('.mine_mine')).toContain(w.removed({ title: 'Mine' })));
  button(w.undo).click();
  expect(titles()[1].toSorted()).toEqual(['Mine', w.copyOf({ title: 'Mine' })]);
  await mine.read();
  expect((await elsewhere()).list.value.map((one) => one.lesson)).toContainEqual(lesson('Mine'));
});

test('more than a file may hold is saved, said and still there after a reload', async () => {
  const choices = Array.from({ length: 13 }, (_, nth) => `choice ${nth}`);
  const page = await writing(lesson('Too many', choices));
  button(w.save).click();
  expect(saved.texts.map((one) => (JSON.parse(one) as Lesson).steps[0]?.question)).toMatchObject([{ choices }]);
  await waitFor(() => expect(text('.notice_notice')).toContain('steps[0].question.choices'));
  button(w.preview).click();
  expect(there('.lesson-editor_teachEdit')).toBe(true);
  await page.mine.read();
  const reloaded = await elsewhere();
  expect(reloaded.open.value?.lesson.steps[0]?.question).toMatchObject({ choices });
});

test('what the database did not take as the page went is there after a reload', async () => {
  const page = await writing(lesson('Mine'));
  await page.mine.read();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => ({}) as IDBRequest<IDBValidKey>);
  page.mine.write(page.mine.open.value?.id ?? '', lesson('Mine, changed'));
  dispatchEvent(new Event('pagehide'));
  const { list } = await elsewhere();
  put.mockRestore();
  expect(list.value.map((one) => one.lesson.title)).toEqual(['Mine, changed']);
});

test('two windows that write to a lesson at once lose neither', async () => {
  const page = await writing(lesson('Mine'));
  const id = page.mine.open.value?.id ?? '';
  await page.mine.read();
  const other = await elsewhere();
  other.write(id, lesson('Theirs'));
  page.draft.change({ title: 'Mine, changed' });
  await Promise.all([other.read(), page.mine.read()]);
  await page.mine.read();
  await other.read();
  expect(page.titles()[1].toSorted()).toEqual(['Mine, changed', 'Theirs']);
  expect(other.list.value.map((one) => one.lesson.title).toSorted()).toEqual(['Mine, changed', 'Theirs']);
});

test('a browser that does not keep the lesson says so', async () => {
  const page = await writing(lesson('Mine'));
  expect(there('.lesson-editor_teachEdit [role=alert]')).toBe(false);
  const { objectStore } = IDBTransaction.prototype;
  IDBTransaction.prototype.objectStore = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  page.draft.change({ title: 'Mine too' });
  await waitFor(() => expect(there('.lesson-editor_teachEdit [role=alert]')).toBe(true));
  IDBTransaction.prototype.objectStore = objectStore;
  page.draft.change({ title: 'Mine' });
  await waitFor(() => expect(there('.lesson-editor_teachEdit [role=alert]')).toBe(false));
});

test('a lesson is of the least version that can say it', async () => {
  const { draft, mine } = await writing(lesson('Mine'));
  draft.change({ test: true });
  expect(mine.open.value?.lesson).toEqual({ ...lesson('Mine'), version: 2, test: true });
  draft.change({ test: undefined });
  expect(mine.open.value?.lesson).toEqual(lesson('Mine'));
});
