// Files that become the input.

import { openFile as openFileName } from 'words:panes';
import { unlessLost } from '../engine/engine';
import { input, notices, state } from '../game';
import { BEGINNING } from '../game/moment';
import { workbench } from '../game/workbench';
import { tidy } from '../lib/tidy';
import { visits } from '../links/visits';
import { closeMenu, MenuFile } from '../ui/menu';

const MEGABYTE = 1_000_000;
/** The engine takes more; an editor in a browser does not. */
const LARGEST = 64;

/** No input begins like this. */
const JSON_FILE = /^\s*{/;
const LESSON = /^\s*{\s*"boardlab"\s*:\s*"lesson"/;
/** What pupils save. */
const CODES = /^\s*BL1\./;

/** What takes the files of a class. */
export type ClassFiles = {
  openLesson(name: string, text: string): Promise<void> | void;
  take(codes: string): Promise<void> | void;
};
let ofClass: (() => Promise<ClassFiles>) | null = null;
export function setClassFiles(load: () => Promise<ClassFiles>): void {
  ofClass = load;
}

/** Pictures may be text inside; other files that are none have characters that no text has. */
const isPicture = (file: File) => file.type.startsWith('image/');
const isBinary = (text: string) => text.includes('\0');

/** The bytes of a file; null, and it is said, where the browser cannot read it. */
export async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    notices.say({ kind: 'unreadableFile', name: file.name });
    return null;
  }
}

/** Hands on the text of a file of so many megabytes at most, or says why there is none. */
export async function readFile(file: File, limit: number, use: (text: string) => void | Promise<void>): Promise<void> {
  const { name } = file;
  const notText = { kind: 'notText', name } as const;
  if (isPicture(file)) return notices.say(notText);
  if (file.size > limit * MEGABYTE) return notices.say({ kind: 'bigFile', name, limit });
  const bytes = await bytesOf(file);
  const text = bytes && (await unlessLost(input.decode(bytes), null));
  if (text === null) return;
  if (typeof text === 'string') await (isBinary(text) ? notices.say(notText) : use(text));
  else notices.say({ kind: 'badFile', name, diagnostic: text });
}

/** An input of another game is opened there; one of no game stays here, where it is said what is wrong with it. */
async function openInput(text: string): Promise<void> {
  const open = state.source.peek();
  const found = await unlessLost(workbench.ask('recognise', { source: { ...open, text } }), null);
  const game = found ?? open.game;
  if (game === state.source.peek().game) input.setText(text);
  else await visits.open({ source: { game, text, relaxed: false, options: '' }, position: BEGINNING });
}

/** A replay, or a problem with its samples: the first becomes the input, and its output is checked, unless a person went on meanwhile. */
async function openJson(name: string, text: string): Promise<void> {
  const [{ samplesIn, sayFirst }, { checkAgainst }] = await Promise.all([import('./problem'), import('./as-output')]);
  const [sample, ...others] = samplesIn(text) ?? [];
  if (!sample) return (await import('../links/replay')).openReplay(name, text);
  await openInput(sample.input);
  if (state.source.peek().text !== sample.input) return;
  if (sample.output) checkAgainst(sample.output, sample.input);
  if (others.length > 0) sayFirst(name, others.length + 1);
}

/** Makes the text of a file the input; a replay takes the page to its moment, and a lesson or answers to one go to a class. */
export const openFile = (file: File): Promise<void> =>
  readFile(file, LARGEST, async (text) => {
    if (ofClass && LESSON.test(text)) await (await ofClass()).openLesson(file.name, text);
    else if (ofClass && CODES.test(text)) await (await ofClass()).take(text);
    else if (JSON_FILE.test(text)) await openJson(file.name, text);
    else await openInput(tidy(text));
  });

export function OpenFile() {
  const open = (file: File, field: HTMLElement) => {
    openFile(file);
    closeMenu(field);
  };
  return <MenuFile name={openFileName} accept="text/*,.txt,.in,.inp,.json,.jsonl,.prob" open={open} />;
}
