// A board of one's own as the position of a step: what a program has printed, the module of a task, or the link of own.html.
import * as w from 'words:lesson';
import { moduleUnknown, noPositions, noTask } from 'words:own';
import type { Step, StepPosition } from '../../../board/teaching';
import { Engine, unlessLost } from '../../../engine/engine';
import type { About } from '../../../engine/own/task';
import { PRINTED } from '../../../engine/printed-name';
import { notices } from '../../../game';
import { tidy } from '../../../lib/tidy';
import { bytesOf as bytesOfFile, openFile, readFile } from '../../../panes/files';
import { bytesOf } from '../../../platform/served';
import { addressIn, isPositions, type Shared, sharedAt, sharedIn } from '../../own/shared';
import { isTask, SECONDS } from '../../own/task';
import { classState } from '../class-view';
import { empty, mine } from '../mine/mine';
import { LARGEST_FILE } from '../open-lesson';
import { isAskable } from '../question';
import { addStep } from './acts';
import { changeStep, draft, stepAt } from './state';

const say = (text: string): null => {
  notices.say({ kind: 'said', text });
  return null;
};

export const printedPosition = (text: string): StepPosition => ({ game: PRINTED, text: tidy(text) });

/** `task`: the address of the module, or the module itself. */
export const taskPosition = (
  task: string,
  { input, output, moves, ply }: Omit<Shared & { boardlab: 'task' }, 'boardlab' | 'version' | 'task'>,
): StepPosition => ({
  game: PRINTED,
  text: tidy(input),
  task,
  ...(output && { output: tidy(output) }),
  ...(moves && { moves }),
  ...(ply > 0 && { ply }),
});

/** A module as an address that holds it. */
export const dataOf = (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  new Promise((keep) => {
    const reader = new FileReader();
    reader.onload = () => keep(reader.result as string);
    reader.readAsDataURL(new Blob([bytes], { type: 'application/wasm' }));
  });

/** What a module says of itself, in a worker of its own; null if it says nothing in time. */
async function aboutOf(bytes: Uint8Array<ArrayBuffer>): Promise<About | null> {
  const engine = new Engine(
    () => {},
    () => {},
  );
  const timer = setTimeout(() => engine.end(), SECONDS * 1000);
  const about = await unlessLost(engine.askOf('printed', 'take', { bytes }), null);
  clearTimeout(timer);
  engine.end();
  return about instanceof Object && about.version === 1 ? about : null;
}

/** The example of a module. */
async function sampleAt(address: string, bytes: Uint8Array<ArrayBuffer>): Promise<StepPosition | null> {
  const about = await aboutOf(bytes);
  if (!about) return say(moduleUnknown);
  return taskPosition(address, { input: about.sample, output: '', moves: '', ply: 0 });
}

/** What own.html shows at an address. */
async function positionAt({ hash, searchParams }: URL): Promise<StepPosition | null> {
  const [positions, address] = [addressIn(searchParams, 'positions'), addressIn(searchParams, 'task')];
  const fetched = (of: string) => bytesOf(of).catch(() => null);
  if (positions) {
    const bytes = await fetched(positions);
    return bytes ? printedPosition(new TextDecoder().decode(bytes)) : say(noPositions({ address: positions }));
  }
  const shared = await sharedAt(hash).catch(() => null);
  if (!address) return say(w.noOwnBoard);
  if (shared?.boardlab === 'task') return taskPosition(address, shared);
  const bytes = await fetched(address);
  return bytes && (await isTask(bytes)) ? sampleAt(address, bytes) : say(noTask({ address }));
}

/** What was copied: a link of own.html, a file that it has saved, or what a program has printed. */
export function positionIn(text: string): Promise<StepPosition | null> | StepPosition | null {
  const link = text.trim();
  if (/^\S+$/.test(link) && /^https?:|^file:/.test(link) && URL.canParse(link)) return positionAt(new URL(link));
  try {
    const shared = sharedIn(text);
    return shared.boardlab === 'task' && shared.task ? taskPosition(shared.task, shared) : say(w.noOwnBoard);
  } catch {
    return isPrinted(text) ? printedPosition(text) : say(w.noOwnBoard);
  }
}

/** Whether a program has printed a position in it. */
const isPrinted = (text: string): boolean => /^\s*\{.*"board"\s*:\s*\{/m.test(text);

const isModule = ({ name }: File): boolean => /\.wasm$/i.test(name);

/** What is in a file; null, and it is said, where that is no board. */
export async function positionOf(file: File): Promise<StepPosition | null> {
  if (isModule(file)) {
    const bytes = await bytesOfFile(file);
    if (!bytes) return null;
    return (await isTask(bytes)) ? sampleAt(await dataOf(bytes), bytes) : say(w.noOwnBoard);
  }
  let found: StepPosition | null = null;
  await readFile(file, LARGEST_FILE, async (text) => {
    found = await positionIn(text);
  });
  return found;
}

/** What a step says of a game that is there no more. */
const OF_GAME = { crop: undefined, selected: undefined, before: undefined, after: undefined } satisfies Partial<Step>;

/** Another board for a step. A question that it does not answer is not asked of it. */
export function replaceBoard(nth: number, position: StepPosition): void {
  const asked = stepAt(nth)?.question;
  const isOfGame = !asked || 'fact' in asked || asked.kind === 'move' || !isAskable(asked.kind, position);
  changeStep(nth, { ...OF_GAME, position, question: isOfGame ? undefined : asked });
}

/** A file that is dropped on the editor is the board of a new step behind the one that is open, or the first one of a new lesson. */
async function takeDropped(file: File): Promise<void> {
  const isOwn = isModule(file) || (isPositions(file.name) && isPrinted(await file.text()));
  if (!isOwn) return openFile(file);
  const position = await positionOf(file);
  if (!position) return;
  if (!mine.open.peek()) mine.choose(mine.add(empty()));
  const { step = 0 } = classState.teach.peek() ?? {};
  await addStep(Math.min(step + 1, draft.lesson.peek().steps.length), position);
}

export async function bring(files: readonly File[]): Promise<void> {
  for (const file of files) await takeDropped(file);
}
