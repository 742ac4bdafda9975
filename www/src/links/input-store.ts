// Inputs too large for a link, kept in this browser under their digest.
import { database, done, resultOf } from './database';

const STORE = 'inputs';
const MOST = 12;

type StoredInput = { digest: string; text: string; when: number };

export async function storeInput(digest: string, text: string): Promise<void> {
  const transaction = (await database()).transaction(STORE, 'readwrite');
  const store = transaction.objectStore(STORE);
  store.put({ digest, text, when: Date.now() } satisfies StoredInput);
  // The oldest make room.
  const keys = await resultOf(store.index('when').getAllKeys());
  for (const key of keys.slice(0, Math.max(0, keys.length - MOST))) store.delete(key);
  await done(transaction);
}

export async function storedInput(digest: string): Promise<string | null> {
  const store = (await database()).transaction(STORE).objectStore(STORE);
  const found: StoredInput | undefined = await resultOf(store.get(digest));
  return found?.text ?? null;
}
