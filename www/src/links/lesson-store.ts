// The lessons that a teacher has in this browser, as the texts of their files.
import { database, done, openDatabase, resultOf } from './database';

const STORE = 'lessons';

/** `when`: it was written last, in milliseconds; it tells the writings apart. */
export type LessonRow = { id: string; when: number; text: string };

export async function storedLessons(): Promise<LessonRow[]> {
  return resultOf((await database()).transaction(STORE).objectStore(STORE).getAll());
}

/** Stores a lesson. False, and nothing is stored, if another window has written there since `before`. */
export async function storeLesson(row: LessonRow, before: number | undefined): Promise<boolean> {
  const transaction = (await database()).transaction(STORE, 'readwrite');
  const store = transaction.objectStore(STORE);
  const there: LessonRow | undefined = await resultOf(store.get(row.id));
  if (there && there.when !== before) return false;
  store.put(row);
  await done(transaction);
  return true;
}

/** Stores lessons while the page goes: nothing is asked that would have to be waited for. */
export function storeLessonsAtOnce(rows: readonly LessonRow[]): void {
  const transaction = rows.length > 0 ? openDatabase()?.transaction(STORE, 'readwrite') : undefined;
  if (!transaction) return;
  for (const row of rows) transaction.objectStore(STORE).put(row);
  transaction.commit();
}

export async function deleteLesson(id: string): Promise<void> {
  const transaction = (await database()).transaction(STORE, 'readwrite');
  transaction.objectStore(STORE).delete(id);
  await done(transaction);
}
