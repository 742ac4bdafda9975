// What a teacher does with answers: opens those that are kept, adds, removes, and says how long they are kept.
import { queue } from '../../../lib/queue';
import type { OpenLesson } from '../file/read';
import { codesIn } from './code';
import { type Entry, entriesOf, type Found, findEntry } from './entries';
import { type Collection, change, codesAt, discard, type Keeping, placeOf, related } from './kept';
import { collection, type Problem } from './state';

/** One after the other: codes are unpacked piece by piece, and what is added meanwhile is not lost. */
const inTurn = queue();

/** Opens the answers to a lesson that this browser keeps. Codes that fitted no lesson before may fit this one. */
export const openAnswers = (lesson: OpenLesson): Promise<void> =>
  inTurn(async () => {
    const place = placeOf(lesson);
    const entries = await entriesOf(codesAt(place), lesson);
    const waiting = collection.state.problems.peek().flatMap((one) => (one.kind === 'other' ? one.code : []));
    collection.open({ lesson, place, entries, others: related(lesson, place) });
    if (waiting.length > 0) await add(waiting.join('\n'), false);
  });

/** Adds the codes in a text; what is not added is told. `anyway`: also answers to another lesson. */
export const addCodes = (text: string, anyway = false): Promise<void> => inTurn(() => add(text, anyway));

async function add(text: string, anyway: boolean): Promise<void> {
  const lesson = collection.state.lesson.peek();
  if (!lesson) return;
  const codes = codesIn(text);
  const read = await Promise.all(codes.map((code) => findEntry(code, lesson)));
  const [entries, problems]: [Entry[], Problem[]] = [[], []];
  for (const [nth, code] of codes.entries()) {
    const there = [...collection.state.entries.peek(), ...entries];
    const found = read[nth] ?? null;
    const problem = problemOf(code, found, there, anyway);
    if (problem) problems.push(problem);
    if (found && (!problem || problem.kind === 'changed')) entries.push(found.entry);
  }
  if (codes.length === 0 && text.trim()) problems.push({ kind: 'damaged', code: text.trim().slice(0, 24) });
  collection.add(entries, problems);
  if (entries.length > 0) keep(entries);
}

/** What is to be told of a code. Changed answers are added. */
function problemOf(code: string, found: Found | null, there: readonly Entry[], anyway: boolean): Problem | null {
  if (!found) return { kind: 'damaged', code: code.length > 24 ? `${code.slice(0, 24)}…` : code };
  const { name, answers } = found.entry;
  if (there.some((entry) => entry.code === code)) return { kind: 'twice', name };
  const isAnother = found.lost.length === Object.keys(answers).length;
  if (!found.fits && !anyway) return { kind: 'other', name, code, steps: isAnother ? [] : found.lost };
  return name && there.some((entry) => entry.name === name) ? { kind: 'changed', name } : null;
}

const codesOf = (entries: readonly Entry[]) => entries.map(({ code }) => code);

/** What a browser has refused is tried again with the next answers. */
function keep(added: readonly Entry[]): void {
  const { lesson, place, entries, isRefused } = collection.state;
  const codes = codesOf(isRefused.peek() ? entries.peek() : added);
  const of = lesson.peek();
  if (of) collection.setRefused(!change(place.peek(), of, { add: codes }));
}

export const removeCodes = (codes: readonly string[]): Promise<void> =>
  inTurn(() => {
    const of = collection.state.lesson.peek();
    collection.remove(codes);
    if (of) change(collection.state.place.peek(), of, { remove: codes });
  });

export const removeAll = (): Promise<void> => removeCodes(codesOf(collection.state.entries.peek()));

/** Keeps the answers on the device, or in this tab alone. */
export const keepIn = (keeping: Keeping): Promise<void> =>
  inTurn(() => {
    const { lesson, place, entries } = collection.state;
    const [of, from, codes] = [lesson.peek(), place.peek(), codesOf(entries.peek())];
    if (!of || keeping === from.keeping) return;
    const to = { ...from, keeping };
    const isRefused = !change(to, of, { add: codes });
    collection.setRefused(isRefused);
    if (isRefused) return;
    if (from.keeping === 'tab') discard(from);
    else change(from, of, { remove: codes });
    collection.setPlace(to);
  });

/** Brings the answers to another lesson into the table. */
export const takeOver = (from: Collection): Promise<void> =>
  inTurn(async () => {
    const { lesson, place } = collection.state;
    const of = lesson.peek();
    if (!of) return;
    const isRefused = !change(place.peek(), of, { add: codesAt(from) });
    collection.setRefused(isRefused);
    if (isRefused) return;
    discard(from);
    await read(of);
  });

/** Follows what other tabs have kept and deleted. Where the browser keeps nothing, the table stays. */
export const syncAnswers = (): Promise<void> =>
  inTurn(async () => {
    const of = collection.state.lesson.peek();
    if (of && !collection.state.isRefused.peek()) await read(of);
  });

async function read(lesson: OpenLesson): Promise<void> {
  const place = collection.state.place.peek();
  const known = new Map(collection.state.entries.peek().map((entry) => [entry.code, entry]));
  const codes = codesAt(place);
  const fresh = await entriesOf(
    codes.filter((code) => !known.has(code)),
    lesson,
  );
  for (const entry of fresh) known.set(entry.code, entry);
  const entries = codes.flatMap((code) => known.get(code) ?? []);
  collection.sync(entries, related(lesson, place));
}
