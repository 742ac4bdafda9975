// Files that become the input: dropped anywhere, or opened. One that is dropped on the output is compared with it.
import './files.css';
import { words } from '../i18n';
import { tidy } from '../lib/field';
import { Icon } from '../lib/icons';
import { session } from '../session';
import { act } from '../store/act';
import { slice } from '../store/slice';

const MEGABYTE = 1_000_000;
/** The engine takes more; an editor in a browser does not. */
const LARGEST = 64;

/** No input begins like this. */
const REPLAY = /^\s*{/;

const fileDrop = slice<{ isOver: boolean }, { kind: 'drag'; isOver: boolean }>(
  { isOver: false },
  {
    drag: (fields, { isOver }) => {
      fields.isOver.value = isOver;
    },
  },
);
const setOver = (isOver: boolean) => fileDrop.act({ kind: 'drag', isOver });

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

const take = (file: File) =>
  readFile(file, LARGEST, async (text) => {
    if (REPLAY.test(text)) (await import('../links/replay')).openReplay(file.name, text);
    else act({ kind: 'edit', text: tidy(text), whole: true });
  });

const carriesFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

function over(event: DragEvent): void {
  if (!carriesFile(event)) return;
  event.preventDefault();
  setOver(true);
}

async function compared(file: File): Promise<void> {
  act({ kind: 'compare', on: true });
  (await import('../features/compare/take')).takeOutput(file);
}

function drop(event: DragEvent): void {
  setOver(false);
  const file = event.dataTransfer?.files[0];
  if (!file) return;
  event.preventDefault();
  event.stopPropagation();
  if ((event.target as Element).closest('.output')) compared(file);
  else take(file);
}

export function listenForFiles(): void {
  // In the capture phase, before the editor sees a drop as text.
  window.addEventListener('dragover', over, true);
  window.addEventListener('drop', drop, true);
  window.addEventListener('dragleave', (event) => {
    if (!event.relatedTarget) setOver(false);
  });
}

export function DropHere() {
  return fileDrop.state.isOver.value ? <p class="drop">{words.page.dropHere}</p> : null;
}

export function OpenFile() {
  const chosen = (event: Event) => {
    const field = event.currentTarget as HTMLInputElement;
    const file = field.files?.[0];
    if (file) take(file);
    field.value = '';
  };
  return (
    <label class="icon-button file" title={words.input.openTitle}>
      <input type="file" accept="text/*,.txt,.in,.json" class="unseen" onChange={chosen} />
      <Icon name="open" />
      <span class="unseen">{words.input.open}</span>
    </label>
  );
}
