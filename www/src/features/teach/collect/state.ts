// What the class has handed in. Nothing of it is kept on this device unless the teacher asks for that.
import type { Score } from '../../../board/teaching';
import { browserStorage, readStored, writeStored } from '../../../lib/browser-storage';
import { slice } from '../../../store/slice';
import { codesIn, type HandIn, handInOf } from './code';

/** `scores`: by step, what was scored in the game that was played from there, where the game counts points. */
export type Entry = HandIn & { code: string; scores: Readonly<Record<number, Score>> };

export type Problem = { kind: 'damaged'; code: string } | { kind: 'other' | 'twice' | 'changed'; name: string };

/** A cell of the table whose answer is shown; `answer`: null where the pupil gave none. */
export type Looked = { step: number; answer: string | null; moves: string };

type CollectState = {
  entries: readonly Entry[];
  problems: readonly Problem[];
  /** How many hand-ins the last files, codes or pictures added; null before the first. */
  added: number | null;
  isKept: boolean;
  looked: Looked | null;
  /** Whether another window has taken the answers that this one had. */
  isGiven: boolean;
  /** The digest of the lesson whose kept answers have been opened. */
  ready: string;
};

type CollectIntent =
  | { kind: 'set'; entries: readonly Entry[]; isKept: boolean }
  | { kind: 'added'; entries: readonly Entry[]; problems: readonly Problem[] }
  | { kind: 'score'; code: string; step: number; score: Score }
  | { kind: 'remove'; code: string }
  | { kind: 'keep'; isKept: boolean }
  | { kind: 'look'; looked: Looked | null }
  | { kind: 'given' }
  | { kind: 'ready'; lesson: string }
  | { kind: 'clear' };

const start: CollectState = {
  entries: [],
  problems: [],
  added: null,
  isKept: false,
  looked: null,
  isGiven: false,
  ready: '',
};

export const collection = slice<CollectState, CollectIntent>(start, {
  set: (fields, { entries, isKept }) => {
    fields.entries.value = entries;
    fields.isKept.value = isKept;
    fields.problems.value = [];
    fields.added.value = null;
    fields.looked.value = null;
  },
  added: (fields, { entries, problems }) => {
    fields.entries.value = [...fields.entries.peek(), ...entries];
    fields.problems.value = problems;
    fields.added.value = entries.length;
  },
  score: (fields, { code, step, score }) => {
    fields.entries.value = fields.entries
      .peek()
      .map((entry) => (entry.code === code ? { ...entry, scores: { ...entry.scores, [step]: score } } : entry));
  },
  remove: (fields, { code }) => {
    fields.entries.value = fields.entries.peek().filter((entry) => entry.code !== code);
  },
  keep: (fields, { isKept }) => {
    fields.isKept.value = isKept;
  },
  look: (fields, { looked }) => {
    fields.looked.value = looked;
  },
  ready: (fields, { lesson }) => {
    fields.ready.value = lesson;
  },
  given: (fields) => {
    fields.isGiven.value = true;
  },
  clear: (fields) => {
    for (const part of [fields.entries, fields.problems]) part.value = [];
    fields.added.value = null;
    fields.looked.value = null;
  },
});

/** What becomes of one code beside those that are there. */
function sorted(code: string, handIn: HandIn | null, lesson: string, there: readonly Entry[]): Entry | Problem {
  if (!handIn) return { kind: 'damaged', code: code.length > 24 ? `${code.slice(0, 24)}…` : code };
  const { name } = handIn;
  if (handIn.lesson !== lesson) return { kind: 'other', name };
  if (there.some((entry) => entry.code === code)) return { kind: 'twice', name };
  return { ...handIn, code, scores: {} };
}

/** Adds the codes in a text to the answers to a lesson; what cannot be added is told. */
export async function addCodes(text: string, lesson: string): Promise<void> {
  const codes = codesIn(text);
  const read = await Promise.all(codes.map(handInOf));
  const [entries, problems]: [Entry[], Problem[]] = [[], []];
  for (const [nth, code] of codes.entries()) {
    const there = [...collection.state.entries.peek(), ...entries];
    const found = sorted(code, read[nth] ?? null, lesson, there);
    if ('kind' in found) problems.push(found);
    else {
      if (found.name && there.some(({ name }) => name === found.name))
        problems.push({ kind: 'changed', name: found.name });
      entries.push(found);
    }
  }
  if (codes.length === 0 && text.trim()) problems.push({ kind: 'damaged', code: text.trim().slice(0, 24) });
  collection.act({ kind: 'added', entries, problems });
}

/** The key under which this device keeps the answers to a lesson. */
export const keyOf = (lesson: string): string => `answers ${lesson}`;

/** Opens the answers to a lesson that this device has kept. */
export async function openKept(lesson: string): Promise<void> {
  const text = readStored(keyOf(lesson));
  collection.act({ kind: 'set', entries: [], isKept: text !== null });
  if (text) await addCodes(text, lesson);
  if (text) collection.act({ kind: 'set', entries: collection.state.entries.peek(), isKept: true });
}

/** Keeps the answers to a lesson on this device, or deletes what was kept. */
export function keep(lesson: string): void {
  const { entries, isKept } = collection.state;
  if (isKept.value) writeStored(keyOf(lesson), entries.value.map(({ code }) => code).join('\n'));
  else forget(keyOf(lesson));
}

function forget(key: string): void {
  try {
    browserStorage()?.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to delete.
  }
}
