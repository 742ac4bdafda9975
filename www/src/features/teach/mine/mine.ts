// The lessons that a teacher has on this device. Each change is kept at once, and none takes the place of another lesson.
import { LANGUAGE } from 'words:language';
import * as w from 'words:lesson';
import { computed } from '@preact/signals';
import type { Lesson } from '../../../board/teaching';
import { readStored, removeStored, tabStorage, writeStored } from '../../../lib/browser-storage';
import { queue } from '../../../lib/queue';
import { assign, type ReadonlySignals, signalsOf } from '../../../lib/signals';
import {
  deleteLesson,
  type LessonRow,
  storedLessons,
  storeLesson,
  storeLessonsAtOnce,
} from '../../../links/lesson-store';
import { newId } from '../../../links/visit';
import { isError, readLesson, writeLesson } from '../file/read';
import { chooseLesson, openLesson } from './open';

/** `when`: it was changed last, in milliseconds. */
export type Mine = { readonly id: string; readonly when: number; readonly lesson: Lesson };

type MineState = {
  all: readonly Mine[];
  /** Whether what this browser keeps has been read. */
  isRead: boolean;
  isKept: boolean;
  /** The last one that was deleted, until it is brought back or another one is. */
  removed: Mine | null;
};

/** Of this tab: what a page that went had not stored yet. It does not hear whether the database has taken it. */
const LEAVING = 'lessons-leaving';
/** Tells other windows that a lesson was written. */
const WRITTEN = 'lessons-written';

/** What an empty editor holds. A file has at least one step. */
export const empty = (): Lesson => ({
  boardlab: 'lesson',
  version: 1,
  title: w.untitled,
  language: LANGUAGE,
  handIn: 'nickname',
  steps: [],
});

/** Whether a person has done nothing to it. */
const isBlank = ({ lesson: { steps, title } }: Mine): boolean => steps.length === 0 && ['', w.untitled].includes(title);

/** What is kept may be longer than a file may hold; that is no reason to lose it. */
function lessonIn(text: string): Lesson | null {
  const kept = readLesson(text);
  if (!isError(kept)) return kept.lesson;
  return kept.kind === 'size' || kept.kind === 'steps' ? (JSON.parse(text) as Lesson) : null;
}

const rowOf = ({ id, when, lesson }: Mine): LessonRow => ({ id, when, text: writeLesson(lesson) });

function mineOf({ id, when, text }: LessonRow): Mine | [] {
  const lesson = lessonIn(text);
  return lesson ? { id, when, lesson } : [];
}

class MyLessons {
  private readonly own = signalsOf<MineState>({ all: [], isRead: false, isKept: true, removed: null });
  readonly state: ReadonlySignals<MineState> = this.own;
  /** By lesson: when it was written as this browser has it. */
  private readonly stored = new Map<string, number>();
  /** Lessons that are not stored yet. */
  private readonly unsaved = new Set<string>();
  /** Lessons that were deleted here. */
  private readonly gone = new Set<string>();
  private readonly inTurn = queue();

  /** The one that is open; null while the list is. */
  readonly open = computed<Mine | null>(() => this.at(openLesson.value));

  /** The list: what was changed last comes first. */
  readonly list = computed<readonly Mine[]>(() =>
    this.own.all.value.filter((one) => !isBlank(one)).toSorted((a, b) => b.when - a.when),
  );

  at(id: string | null): Mine | null {
    return this.own.all.value.find((one) => one.id === id) ?? null;
  }

  /** Reads the lessons, and from then on follows what other windows write. Returns what ends that. */
  start(): () => void {
    const follow = ({ key }: StorageEvent) => key === WRITTEN && this.read();
    const leave = () => this.leave();
    window.addEventListener('storage', follow);
    window.addEventListener('pagehide', leave);
    this.read();
    return () => {
      window.removeEventListener('storage', follow);
      window.removeEventListener('pagehide', leave);
    };
  }

  /** Reads what this browser keeps. */
  read(): Promise<void> {
    return this.inTurn(async () => {
      const rows = await storedLessons().catch(() => null);
      if (rows) this.bring(rows);
      this.takeLeft();
      if (!this.at(openLesson.peek())) chooseLesson(null);
      this.own.isRead.value = true;
    });
  }

  /** Opens one; null: the list. */
  choose(id: string | null): void {
    chooseLesson(id);
  }

  /** Changes a lesson. Its name may be another one by now. */
  write(id: string, lesson: Lesson): void {
    const before = this.at(id);
    if (before?.lesson !== lesson) this.put({ id, when: Math.max(Date.now(), (before?.when ?? 0) + 1), lesson });
  }

  /** Adds a lesson. */
  add(lesson: Lesson): string {
    const id = newId();
    this.write(id, lesson);
    return id;
  }

  /** Finds a lesson in the list, or takes it into it. */
  take(lesson: Lesson): string {
    const text = writeLesson(lesson);
    return this.list.peek().find((one) => writeLesson(one.lesson) === text)?.id ?? this.add(lesson);
  }

  duplicate(id: string): void {
    const lesson = this.at(id)?.lesson;
    if (lesson) this.add({ ...lesson, title: w.copyOf({ title: lesson.title }) });
  }

  remove(id: string): Promise<void> {
    const removed = this.at(id);
    assign(this.own, { removed, all: this.own.all.peek().filter((one) => one.id !== id) });
    this.gone.add(id);
    return this.inTurn(async () => {
      if (!this.gone.has(id)) return;
      await deleteLesson(id).catch(() => undefined);
      this.stored.delete(id);
      writeStored(WRITTEN, id);
    });
  }

  /** Brings back what was deleted last. */
  undo(): void {
    const { removed } = this.own;
    if (removed.value) this.put(removed.value);
    removed.value = null;
  }

  /** Stores what is not stored yet: another page of this tab goes on with it. */
  async handOver(): Promise<void> {
    await this.inTurn(() => {});
    this.leave();
  }

  /** Stores what is not stored yet, while the page goes. */
  private leave(): void {
    const rows = [...this.unsaved].flatMap((id) => this.at(id) ?? []).map(rowOf);
    if (rows.length > 0) writeStored(LEAVING, JSON.stringify(rows), tabStorage());
    storeLessonsAtOnce(rows);
  }

  /** What the page before in this tab left, as far as the database has not taken it. */
  private takeLeft(): void {
    const text = readStored(LEAVING, tabStorage());
    removeStored(LEAVING, tabStorage());
    const rows: LessonRow[] = text ? JSON.parse(text) : [];
    for (const left of rows.flatMap(mineOf)) if (left.when > (this.at(left.id)?.when ?? 0)) this.put(left);
  }

  private put(mine: Mine): void {
    const others = this.own.all.peek().filter(({ id }) => id !== mine.id);
    this.own.all.value = [...others, mine];
    this.gone.delete(mine.id);
    if (isBlank(mine) && !this.stored.has(mine.id)) return;
    this.unsaved.add(mine.id);
    this.inTurn(() => this.save());
  }

  private async save(): Promise<void> {
    for (const id of [...this.unsaved]) {
      const mine = this.at(id);
      if (mine) await this.saveOne(mine);
      else this.unsaved.delete(id);
    }
  }

  private async saveOne(mine: Mine): Promise<void> {
    const isDone = await storeLesson(rowOf(mine), this.stored.get(mine.id)).catch(() => null);
    this.own.isKept.value = isDone !== null;
    if (isDone === false) this.rename(mine);
    if (!isDone) return;
    this.stored.set(mine.id, mine.when);
    // It may have changed meanwhile; until it is stored, a page that goes stores it.
    if (this.at(mine.id) === mine) this.unsaved.delete(mine.id);
    writeStored(WRITTEN, `${mine.id} ${mine.when}`);
  }

  /** Another window has written to the lesson at the same time: both are kept. */
  private rename({ id }: Mine): void {
    const now = this.at(id);
    if (!now) return;
    const other = { ...now, id: newId() };
    this.own.all.value = this.own.all.peek().filter((one) => one.id !== id);
    this.unsaved.delete(id);
    if (openLesson.peek() === id) this.choose(other.id);
    this.put(other);
    this.read();
  }

  /** What is here and was never stored stays; so does what is not stored yet. */
  private bring(rows: readonly LessonRow[]): void {
    const here = this.own.all.peek().filter(({ id }) => this.unsaved.has(id) || !this.stored.has(id));
    const known = new Set([...here.map(({ id }) => id), ...this.gone]);
    const found = rows.filter(({ id }) => !known.has(id));
    for (const { id, when } of found) this.stored.set(id, when);
    this.own.all.value = [...here, ...found.flatMap(mineOf)];
  }
}

export const mine = new MyLessons();
