// A file with another program's output.
import { act, session } from '../act';
import { tidy } from '../field';
import { LARGEST, paste } from './compare-desk';

export async function takeOutput(file: File): Promise<void> {
  if (file.size > LARGEST)
    return act({ kind: 'notice', notice: { kind: 'bigFile', name: file.name, limit: LARGEST / 1_000_000 } });
  try {
    const text = await session.decode(new Uint8Array(await file.arrayBuffer()));
    if (typeof text === 'string') paste(tidy(text));
    else act({ kind: 'notice', notice: { kind: 'badFile', name: file.name, diagnostic: text } });
  } catch {
    act({ kind: 'notice', notice: { kind: 'unreadableFile', name: file.name } });
  }
}
