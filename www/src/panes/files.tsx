// Files that become the input.
import { words } from '../i18n';
import { tidy } from '../lib/field';
import { FileButton } from '../lib/file-button';
import { session } from '../session';
import { act } from '../store/act';
import { BEGINNING_OF_CLASS } from '../store/state';
import { closeMenu } from './menu';

const MEGABYTE = 1_000_000;
/** The engine takes more; an editor in a browser does not. */
const LARGEST = 64;

/** No input begins like this. */
const REPLAY = /^\s*{/;
const LESSON = /^\s*{\s*"boardlab"\s*:\s*"lesson"/;

/** The class reads it, and says what is wrong with it. */
function openLesson(text: string): void {
  act({ kind: 'lesson', lesson: { text, origin: 'file' } });
  act({ kind: 'teach', teach: { ...BEGINNING_OF_CLASS, mode: 'lesson' } });
}

/** Hands on the text of a file of so many megabytes at most, or says why there is none. */
export async function readFile(file: File, limit: number, use: (text: string) => void | Promise<void>): Promise<void> {
  const { name } = file;
  if (file.size > limit * MEGABYTE) return act({ kind: 'notice', notice: { kind: 'bigFile', name, limit } });
  try {
    const text = await session.decode(new Uint8Array(await file.arrayBuffer()));
    if (typeof text === 'string') await use(text);
    else act({ kind: 'notice', notice: { kind: 'badFile', name, diagnostic: text } });
  } catch {
    act({ kind: 'notice', notice: { kind: 'unreadableFile', name } });
  }
}

/** Makes the text of a file the input; a replay takes the page to its moment, and a lesson begins. */
export const openFile = (file: File): Promise<void> =>
  readFile(file, LARGEST, async (text) => {
    if (LESSON.test(text)) openLesson(text);
    else if (REPLAY.test(text)) (await import('../links/replay')).openReplay(file.name, text);
    else act({ kind: 'edit', text: tidy(text), whole: true });
  });

export function OpenFile() {
  const open = (file: File, field: HTMLElement) => {
    openFile(file);
    closeMenu(field);
  };
  return <FileButton name={words.input.open} accept="text/*,.txt,.in,.json" isItem open={open} />;
}
