// @vitest-environment happy-dom
// The lesson that is being written is lost neither to a file that is opened, nor to what a file may not hold.
import * as w from 'words:lesson';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Lesson } from '../../www/src/board/teaching';
import { button, text, there, visit, waitFor } from './page';

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

const modules = async () => ({
  ...(await import('../../www/src/features/teach/open-lesson')),
  ...(await import('../../www/src/features/teach/edit/state')),
  ...(await import('../../www/src/features/teach/classroom')),
});
type Page = Awaited<ReturnType<typeof modules>> & { titles: () => [string, boolean]; ask: () => Promise<void> };

/** The editor with a lesson that is being written. */
async function writing(mine: Lesson): Promise<Page> {
  await visit('#v=1&game=robots&class=edit');
  await waitFor(() => expect(there('.lesson-editor_teachEdit')).toBe(true));
  const page = await modules();
  page.draft.load(mine);
  const ask = () => waitFor(() => expect(there('dialog.replace[open]')).toBe(true));
  return { ...page, titles: () => [page.draft.state.lesson.value.title, there('dialog.replace')], ask };
}

const file = (of: Lesson) => JSON.stringify(of);
/** The ways of the dialog: save and open, discard and open, go on writing. */
const way = (nth: number) => document.querySelectorAll<HTMLElement>('.lesson-editor_replaceWays button')[nth]?.click();

beforeEach(async () => {
  saved.texts = [];
  (await modules()).draft.clear();
});

test('a file that is opened asks; who goes on writing has lost nothing', async () => {
  const page = await writing(lesson('Mine'));
  page.openLessonText('theirs.json', file(lesson('Theirs')));
  await page.ask();
  expect(page.titles()).toEqual(['Mine', true]);
  way(2);
  await waitFor(() => expect(page.titles()).toEqual(['Mine', false]));
  page.openLessonText('theirs.json', file(lesson('Theirs')));
  await page.ask();
  document.querySelector<HTMLDialogElement>('dialog.replace')?.close();
  await waitFor(() => expect(page.titles()).toEqual(['Mine', false]));
});

test('who opens the file can save what was written first, or discard it', async () => {
  const page = await writing(lesson('Mine'));
  page.openLessonText('theirs.json', file(lesson('Theirs')));
  await page.ask();
  way(0);
  await waitFor(() => expect(page.titles()).toEqual(['Theirs', false]));
  expect(saved.texts.map((one) => JSON.parse(one) as Lesson)).toEqual([lesson('Mine')]);
  page.openLessonText('mine.json', file(lesson('Mine')));
  await page.ask();
  way(1);
  await waitFor(() => expect(page.titles()).toEqual(['Mine', false]));
  expect(saved.texts).toHaveLength(1);
});

test('a lesson that was opened to collect its answers asks when the editor is opened', async () => {
  const page = await writing(lesson('Mine'));
  page.classroom.enter('collect');
  await waitFor(() => expect(there('.collect_teachCollect')).toBe(true));
  page.openLessonText('theirs.json', file(lesson('Theirs')));
  await waitFor(() => expect(text('.collect_teachCollect')).toContain('Theirs'));
  expect(page.titles()).toEqual(['Mine', false]);
  page.classroom.enter('edit');
  await page.ask();
  expect(page.titles()).toEqual(['Mine', true]);
  way(2);
});

test('nobody is asked about the lesson that is being written itself, nor where none is', async () => {
  const page = await writing(lesson('Mine'));
  page.openLessonText('mine.json', file(lesson('Mine')));
  await waitFor(() => expect(text('.lesson-editor_teachEdit')).not.toBe(''));
  expect(page.titles()).toEqual(['Mine', false]);
  page.draft.clear();
  page.openLessonText('theirs.json', file(lesson('Theirs')));
  await waitFor(() => expect(page.titles()).toEqual(['Theirs', false]));
});

test('more than a file may hold is saved, said and still there after a reload', async () => {
  const choices = Array.from({ length: 13 }, (_, nth) => `choice ${nth}`);
  const page = await writing(lesson('Too many', choices));
  button(w.save).click();
  expect(saved.texts.map((one) => (JSON.parse(one) as Lesson).steps[0]?.question)).toMatchObject([{ choices }]);
  await waitFor(() => expect(text('.notice_notice')).toContain('steps[0].question.choices'));
  button(w.preview).click();
  expect(there('.lesson-editor_teachEdit')).toBe(true);
  const kept = localStorage.getItem('lesson draft') ?? '';
  page.draft.clear();
  localStorage.setItem('lesson draft', kept);
  page.keepLessonDraft()();
  expect(page.draft.state.lesson.value.steps[0]?.question).toMatchObject({ choices });
});

test('a browser that does not keep the lesson says so', async () => {
  const page = await writing(lesson('Mine'));
  expect(there('.lesson-editor_teachEdit [role=alert]')).toBe(false);
  vi.stubGlobal('localStorage', null);
  page.draft.change({ title: 'Mine too' });
  await waitFor(() => expect(there('.lesson-editor_teachEdit [role=alert]')).toBe(true));
  vi.unstubAllGlobals();
  page.draft.change({ title: 'Mine' });
  await waitFor(() => expect(there('.lesson-editor_teachEdit [role=alert]')).toBe(false));
});
