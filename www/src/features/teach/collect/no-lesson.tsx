// Where answers are collected and no lesson is open: answers find theirs.
import * as w from 'words:lesson';
import { entryOf } from '../../../board/game-modules';
import type { Lesson, Teaching } from '../../../board/teaching';
import { GAME_NAMES } from '../../../engine/boundary';
import { readFile } from '../../../panes/files';
import { Button, FileButton } from '../../../ui/button';
import { classState } from '../class-view';
import { classroom } from '../classroom';
import { made } from '../edit/acts';
import { isError, openedOf } from '../file/read';
import { type Mine, mine } from '../mine/mine';
import { LARGEST_FILE, openLessonText } from '../open-lesson';
import { place } from '../place';
import teach from '../teach.module.css';
import { Add } from './add';
import { codesIn } from './code';
import { collection } from './collection';
import { hasAnswersTo } from './entries';
import { AllKept } from './keeping';

/** A lesson, where no other one is open: that of the answers that wait, else the one of the list that was open. */
export async function takeKeptLesson(): Promise<void> {
  if (classState.lesson.peek()) return;
  await place.handedIn;
  await mine.read();
  const waiting = collection.state.waiting.peek();
  const found = waiting ? await lessonOf(waiting) : mine.open.peek();
  if (found && !classState.lesson.peek()) open(found);
}

/** The lesson that some answers belong to: the very one, else one that has their questions; one of the list before a prepared one. */
async function lessonOf(answers: string): Promise<Mine | null> {
  const find = async (lessons: readonly Lesson[]): Promise<Lesson | null> => {
    for (const isExact of [true, false])
      for (const lesson of lessons) {
        const opened = openedOf(lesson);
        if (!isError(opened) && (await hasAnswersTo(answers, opened, isExact))) return lesson;
      }
    return null;
  };
  const all = mine.list.peek();
  const own = await find(all.map(({ lesson }) => lesson));
  if (own) return all.find(({ lesson }) => lesson === own) ?? null;
  const prepared = await find(await preparedLessons());
  return prepared && mine.at(mine.take(prepared));
}

const preparedLessons = (): Promise<Lesson[]> =>
  Promise.all(GAME_NAMES.map(async (game) => ((await entryOf(game).teaching()) as Teaching).lesson));

function open(of: Mine): void {
  const opened = made(of);
  if (opened) classroom.open(opened, { origin: 'draft', mine: of.id });
}

async function take(text: string): Promise<void> {
  await collection.take(text);
  await takeKeptLesson();
}

/** A lesson, or what a pupil has saved. */
const openFile = (file: File): Promise<void> =>
  readFile(file, LARGEST_FILE, (text) => (codesIn(text).length > 0 ? take(text) : openLessonText(file.name, text)));

export function NoLesson() {
  if (collection.state.isGiven.value) return <p role="status">{w.elsewhere}</p>;
  return (
    <>
      {collection.state.senders.value.map((name, nth) => (
        <p key={nth}>{w.waiting({ name: name || w.pupil })}</p>
      ))}
      <p>{w.openFirst}</p>
      <Add hand={take} />
      <div class={teach.guess}>
        <FileButton name={w.open} accept=".json,.txt" open={openFile} />
        {mine.list.value.map((one) => (
          <Button key={one.id} disabled={one.lesson.steps.length === 0} run={() => open(one)}>
            {w.openMine({ title: one.lesson.title })}
          </Button>
        ))}
      </div>
      <AllKept />
    </>
  );
}
