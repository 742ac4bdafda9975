// Compiled programs that a person opened, kept in this browser, one a purpose.
import { database, done, resultOf } from './database';

const STORE = 'modules';

export type StoredModule = { name: string; bytes: Uint8Array<ArrayBuffer> };

export async function storeModule(key: string, { name, bytes }: StoredModule): Promise<void> {
  const transaction = (await database()).transaction(STORE, 'readwrite');
  transaction.objectStore(STORE).put({ key, name, bytes });
  await done(transaction);
}

export async function storedModule(key: string): Promise<StoredModule | null> {
  const store = (await database()).transaction(STORE).objectStore(STORE);
  const found: (StoredModule & { key: string }) | undefined = await resultOf(store.get(key));
  return found ? { name: found.name, bytes: found.bytes } : null;
}
