// The visits that the desk keeps in this browser. Texts may be large and seldom change, so they have rows of their own.
import type { GameName } from '../engine/boundary';
import type { Draft } from '../game/input';
import { database, done, openDatabase, resultOf } from './database';
import type { Own, Stored, Visit } from './visit';

/** Of each game, so many visits of each kind. */
const MOST = 12;
const STORES = ['visits', 'texts'] as const;

type Row = Omit<Visit, 'draft' | 'place'> & {
  game: GameName;
  when: number;
  relaxed: boolean;
  options: string;
  position: Draft['position'];
};
type TextRow = { id: string; text: string; pasted: Draft['pasted']; place: unknown };

/** Later than any other writing that this window has seen. */
const later = (before: number) => Math.max(Date.now(), before + 1);

function rowOf({ draft, place: _, ...visit }: Visit, when: number): Row {
  const { game, relaxed, options } = draft.source;
  return { ...visit, game, when, relaxed, options, position: draft.position };
}

const textOf = ({ id, draft: { source, pasted }, place }: Visit): TextRow => ({
  id,
  text: source.text,
  pasted,
  place,
});

function sameTexts(a: Visit, b: Visit): boolean {
  const [{ source, pasted }, other] = [a.draft, b.draft];
  return source.text === other.source.text && pasted === other.pasted && a.place === b.place;
}

function storedOf(row: Row | undefined, texts: TextRow | undefined): Stored | null {
  if (!row || !texts) return null;
  const { game, when, relaxed, options, position, ...visit } = row;
  // Rows of older pages have no place.
  const { text, pasted, place = null } = texts;
  const draft = { source: { game, text, relaxed, options }, position, pasted };
  return { visit: { ...visit, draft, place }, when };
}

function put(transaction: IDBTransaction, visit: Visit, before: Stored | undefined): Stored {
  const when = later(before?.when ?? 0);
  transaction.objectStore('visits').put(rowOf(visit, when));
  if (!before || !sameTexts(before.visit, visit)) transaction.objectStore('texts').put(textOf(visit));
  return { visit, when };
}

const rangeOf = (game: GameName, from: Own, to: Own = from) => IDBKeyRange.bound([game, from], [game, to, []]);

/** The oldest make room. */
async function deleteOldest(transaction: IDBTransaction, { draft, own }: Visit): Promise<void> {
  const visits = transaction.objectStore('visits');
  const keys = await resultOf(visits.index('of').getAllKeys(rangeOf(draft.source.game, own)));
  for (const key of keys.slice(0, Math.max(0, keys.length - MOST)))
    for (const store of STORES) transaction.objectStore(store).delete(key);
}

/** Stores a visit. Null, and nothing is stored, if another window has written there since `before`. */
export async function storeVisit(visit: Visit, before: Stored | undefined): Promise<Stored | null> {
  const transaction = (await database()).transaction(STORES, 'readwrite');
  const there: Row | undefined = await resultOf(transaction.objectStore('visits').get(visit.id));
  if (there && there.when !== before?.when) return null;
  const stored = put(transaction, visit, there && before);
  await deleteOldest(transaction, visit);
  await done(transaction);
  return stored;
}

/** Stores visits while the page goes: nothing is asked that would have to be waited for. */
export function storeAtOnce(visits: readonly Visit[], before: ReadonlyMap<string, Stored>): Stored[] {
  const transaction = openDatabase()?.transaction(STORES, 'readwrite');
  if (!transaction) return [];
  const stored = visits.map((visit) => put(transaction, visit, before.get(visit.id)));
  transaction.commit();
  return stored;
}

async function storedIn(transaction: IDBTransaction, id: IDBValidKey): Promise<Stored | null> {
  const [row, text] = STORES.map((store) => resultOf(transaction.objectStore(store).get(id)));
  return storedOf(await row, await text);
}

/** Some visits, as far as they are kept. */
export async function storedVisits(ids: readonly string[]): Promise<Stored[]> {
  const transaction = (await database()).transaction(STORES);
  const found = await Promise.all(ids.map((id) => storedIn(transaction, id)));
  return found.filter((one) => one !== null);
}

/** The visit in which a person wrote last, of a game; else the last one that began with its sample. */
export async function ownVisit(game: GameName): Promise<Stored | null> {
  const transaction = (await database()).transaction(STORES);
  const newest = transaction
    .objectStore('visits')
    .index('of')
    .openKeyCursor(rangeOf(game, 1, 2), 'prev');
  const found = await resultOf(newest);
  return found && storedIn(transaction, found.primaryKey);
}
