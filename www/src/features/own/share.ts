// A board of one's own as a link or a file: the program with its input, the output under test, and the position that is shown.
import * as w from 'words:own';
import * as v from 'valibot';
import { notices, state } from '../../game';
import { readStored, removeStored, writeStored } from '../../lib/browser-storage';
import { download } from '../../lib/download';
import { pack, unpack } from '../../links/packing';
import { bytesOf, publicAddress } from '../../platform/served';
import { EXAMPLES, type Example, lab } from './lab';
import { own } from './own';
import { past, type Texts } from './past';
import { takeSolver } from './solver';
import { isTask, task } from './task';

/** Characters of a link that mail and chats pass on, and bytes of what it holds. */
const LONGEST = 8000;
const LARGEST = 4_000_000;
/** Bytes of a module. */
const LARGEST_MODULE = 64_000_000;
const VERSION = 2;
/** Where what a link or a file has put aside is kept. */
const LEFT = 'own-left';

const schema = v.object({
  boardlab: v.literal('board'),
  version: v.literal(1),
  language: v.picklist(['javascript', 'python']),
  program: v.string(),
  input: v.string(),
  output: v.optional(v.string(), ''),
  ply: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
});
export type Shared = v.InferOutput<typeof schema>;

/** What is shared; null while the program is a module, which is no text. */
function sharedNow(): Shared | null {
  const { language } = lab.draft.peek();
  if (language === 'wasm' || task.state.about.peek()) return null;
  const { input, output } = own.state;
  const [program, ply] = [lab.textIn(language), state.ply.peek()];
  return { boardlab: 'board', version: 1, language, program, input: input.peek(), output: output.peek(), ply };
}

/** The same without the position, as text. */
function textsNow(): Texts {
  const shared = sharedNow();
  return shared && JSON.stringify({ ...shared, ply: 0 });
}

/** Runs what stands here. */
export function run(ply?: number): Promise<void> {
  past.run(textsNow());
  return own.run(ply);
}

/** From now on a program that waits for a part of it runs once that is here. */
export const runWhenWhole = (): (() => void) =>
  lab.onWhole(() => {
    if (own.state.waits.peek()) run();
  });

/** From now on Back leads to what was run before. */
export const followPast = (): void =>
  past.follow(textsNow, (texts) => {
    write(v.parse(schema, JSON.parse(texts)));
    own.run(0);
  });

const saveText = (shared: Shared) =>
  download([`${JSON.stringify(shared, null, 1)}\n`], 'board.json', 'application/json');

/** Offers it as a file. */
export function save(): void {
  const shared = sharedNow();
  if (shared) saveText(shared);
  else notices.say({ kind: 'said', text: w.moduleStays });
}

const toClipboard = (text: string): Promise<boolean> =>
  (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
    () => true,
    () => false,
  );

/** Writes the link into the address and onto the clipboard; what is too long for one becomes a file. */
export async function share(): Promise<void> {
  if (own.state.file.peek()) return notices.say({ kind: 'said', text: w.fileStays });
  const shared = sharedNow();
  if (!shared) return notices.say({ kind: 'said', text: w.moduleStays });
  const { value } = await pack(JSON.stringify(shared), LONGEST);
  if (value === null) {
    saveText(shared);
    return notices.say({ kind: 'said', text: w.tooLong });
  }
  history.replaceState(history.state, '', `#own=${value}`);
  const address = (publicAddress('own') ?? location.href.replace(/#.*/, '')) + location.hash;
  notices.say({ kind: 'said', text: (await toClipboard(address)) ? w.copied : w.inAddress });
}

/** Whether something was put aside by a link or a file. */
export const hasLeft = (): boolean => readStored(LEFT) !== null;

function write({ language, program, input, output }: Shared): void {
  own.forgetTask();
  own.write('input', input);
  own.write('output', output);
  lab.write(language, program);
}

async function put(shared: Shared): Promise<void> {
  past.keep(textsNow());
  write(shared);
  await run(shared.ply);
}

/** Whether a person wrote it: an example as it is can be opened again. */
const isOwn = ({ program, input, output }: Shared): boolean =>
  !EXAMPLES.some((one) => one.program === program && one.input === input && one.output === output);

/** Opens a board in the place of what is here, which can be brought back. */
async function replace(shared: Shared): Promise<void> {
  const here = sharedNow();
  const isOther = here && (here.program !== shared.program || here.input !== shared.input);
  if (isOther && isOwn(here)) writeStored(LEFT, JSON.stringify(here));
  await put(shared);
}

const take = async (text: string): Promise<void> => replace(v.parse(schema, JSON.parse(text)));

/** Opens an example. */
export const openExample = (example: Example): Promise<void> =>
  replace({ boardlab: 'board', version: 1, ply: 0, ...example });

/** Brings back what a link or a file has put aside. */
export async function bringBack(): Promise<void> {
  const left = readStored(LEFT);
  removeStored(LEFT);
  if (left) await put(v.parse(schema, JSON.parse(left)));
}

/** Follows the link in the address; false if there is none, or it is damaged, which is said. */
export async function follow(): Promise<boolean> {
  const [, packed] = /[#&]own=([^&]+)/.exec(location.hash) ?? [];
  if (!packed) return false;
  return unpack(packed, VERSION, LARGEST)
    .then(take)
    .then(
      () => true,
      () => {
        notices.say({ kind: 'damagedLink', hash: location.hash });
        return false;
      },
    );
}

const isPositions = (name: string) => /\.(jsonl|ndjson|out|txt)$/i.test(name);

/** Takes a file: a board, positions that were printed elsewhere, or a program. */
export async function takeFile(file: File): Promise<void> {
  if (/\.json$/i.test(file.name))
    return take(await file.text()).catch(() => notices.say({ kind: 'said', text: w.noBoardFile }));
  if (isPositions(file.name)) {
    const printed = await file.text();
    own.forgetTask();
    return own.showFile(file.name, printed);
  }
  const bytes = /\.wasm$/i.test(file.name) && file.size <= LARGEST_MODULE && new Uint8Array(await file.arrayBuffer());
  if (bytes && (await isTask(bytes))) return own.takeTask({ name: file.name, bytes });
  if (task.state.about.peek()) return takeSolver(file);
  own.forgetTask();
  own.forgetPlace();
  past.keep(textsNow());
  await takeProgram(file);
}

/** Takes a program; the texts of an example go with it. */
async function takeProgram(file: File): Promise<void> {
  const before = sharedNow();
  await lab.take(file);
  const now = sharedNow();
  const hasCome = !EXAMPLES.some(({ program }) => program === now?.program);
  if (!before || isOwn(before) || !hasCome) return;
  own.write('input', '');
  own.write('output', '');
}

/** Opens the module that the address names, on this host or on one that allows it; false if there is none, or it is none, which is said. */
export async function followTask(): Promise<boolean> {
  const address = new URLSearchParams(location.search).get('task');
  if (!address) return false;
  const bytes = await bytesOf(address).catch(() => null);
  const isOne = bytes && (await isTask(bytes));
  if (isOne) await own.takeTask({ name: address, bytes });
  else notices.say({ kind: 'said', text: w.noTask({ address }) });
  return isOne ?? false;
}
