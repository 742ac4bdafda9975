// A board of one's own as a link or a file: the program, or the address of the task, with its input, the output under test, and the
// position that is shown.
import * as w from 'words:own';
import { notices, state } from '../../game';
import { currentPosition } from '../../game/moment';
import type { Notice } from '../../game/notices';
import { readStored, removeStored, writeStored } from '../../lib/browser-storage';
import { download } from '../../lib/download';
import { bytesOf, EXAMPLE_TASK, publicAddress } from '../../platform/served';
import { leaveAddress } from './address';
import { EXAMPLES, type Example, lab } from './lab';
import { own } from './own';
import { past, type Texts } from './past';
import {
  addressIn,
  fieldOf,
  isOnWeb,
  isPositions,
  linkOf,
  programIn,
  type Shared,
  type SharedProgram,
  type SharedTask,
  sharedAt,
  sharedIn,
} from './shared';
import { solverNow, takeSolver, writeSolver } from './solver';
import { isTask, task } from './task';

/** Bytes of a module. */
const LARGEST_MODULE = 64_000_000;
/** Where what a link or a file has put aside is kept. */
const LEFT = 'own-left';

/** The program that stands here; null while it is a module, which is no text, and while a task does. */
function programNow(): SharedProgram | null {
  const { language } = lab.draft.peek();
  if (language === 'wasm' || task.state.about.peek()) return null;
  const { input, output } = own.state;
  const [program, ply] = [lab.textIn(language), state.ply.peek()];
  return { boardlab: 'board', version: 1, language, program, input: input.peek(), output: output.peek(), ply };
}

/** The task that stands here; null where its module is a file, which nobody else finds. */
function taskNow(): SharedTask | null {
  if (!task.state.about.peek() || !isOnWeb(task.name ?? '')) return null;
  const { input, output } = own.state;
  const { ply, moves } = currentPosition(state);
  const texts = { input: input.peek(), output: output.peek() };
  return { boardlab: 'task', version: 1, task: task.name ?? '', ...texts, ply, moves, ...withSolver() };
}

function withSolver(): Pick<SharedTask, 'solver'> {
  const solver = solverNow();
  return solver ? { solver } : {};
}

/** What is shared; null where it cannot be. */
const sharedNow = (): Shared | null => programNow() ?? taskNow();

/** Why not. */
const whyNot = () => (task.state.about.peek() ? w.taskStays : w.moduleStays);

/** The program without the position, as text. */
function textsNow(): Texts {
  const shared = programNow();
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
    write(programIn(texts));
    own.run(0);
  });

const saveText = (shared: Shared) =>
  download([`${JSON.stringify(shared, null, 1)}\n`], 'board.json', 'application/json');

const say = (text: string) => notices.say({ kind: 'said', text });

/** Offers it as a file. */
export function save(): void {
  const shared = sharedNow();
  if (shared) saveText(shared);
  else say(whyNot());
}

const toClipboard = (text: string): Promise<boolean> =>
  (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
    () => true,
    () => false,
  );

/** Writes a link into the address and onto the clipboard. */
async function put(link: string, what: 'task' | 'solver' | 'program' | 'positions'): Promise<void> {
  history.replaceState(history.state, '', link);
  const address = (publicAddress('own') ?? location.href.replace(/#.*/, '')) + location.hash;
  say((await toClipboard(address)) ? w.copied({ what }) : w.inAddress({ what }));
}

function whatIn(shared: Shared) {
  if (shared.boardlab === 'board') return 'program';
  return shared.solver ? 'solver' : 'task';
}

/** Shares what stands here; what is too long for a link becomes a file. */
export async function share(): Promise<void> {
  const file = own.state.file.peek();
  if (file) return isOnWeb(file) ? put(fieldOf('positions', file), 'positions') : say(w.fileStays);
  const shared = sharedNow();
  if (!shared) return say(whyNot());
  const link = await linkOf(shared);
  if (link) return put(link, whatIn(shared));
  saveText(shared);
  say(w.tooLong);
}

/** Whether something was put aside by a link or a file. */
export const hasLeft = (): boolean => readStored(LEFT) !== null;

function write({ language, program, input, output }: SharedProgram): void {
  own.forgetTask();
  own.write('input', input);
  own.write('output', output);
  lab.write(language, program);
}

/** Shows what was shared; of a task the module is open. */
async function show(shared: Shared): Promise<void> {
  past.keep(textsNow());
  if (shared.boardlab === 'task') {
    if (shared.solver) writeSolver(shared.solver);
    return own.showTask(shared, { ply: shared.ply, moves: shared.moves });
  }
  write(shared);
  await run(shared.ply);
}

/** Whether a person wrote it: an example as it is can be opened again. */
function isOwn(shared: Shared): boolean {
  const about = task.state.about.peek();
  if (shared.boardlab === 'task') {
    const isSample = shared.input === about?.sample && shared.output === about.output;
    return shared.task !== task.name || !isSample || !!shared.solver;
  }
  const { program, input, output } = shared;
  return !EXAMPLES.some((one) => one.program === program && one.input === input && one.output === output);
}

const whatOf = (shared: Shared) => JSON.stringify(shared.boardlab === 'task' ? shared.task : shared.program);

/** Puts aside what stood here, if something else stands here now. */
function putAside(before: Shared | null, now: Shared): void {
  if (!before) return;
  const isOther = whatOf(before) !== whatOf(now) || before.input !== now.input || before.output !== now.output;
  if ((isOther || hasOtherSolver(before, now)) && isOwn(before)) writeStored(LEFT, JSON.stringify(before));
}

const solverIn = (shared: Shared) => (shared.boardlab === 'task' ? shared.solver?.program : undefined);

/** What has no program for the task leaves the one that is there. */
function hasOtherSolver(before: Shared, now: Shared): boolean {
  const [one, other] = [solverIn(before), solverIn(now)];
  return one !== undefined && other !== undefined && one !== other;
}

/** The task that this browser keeps, if another browser would find it. */
function keptTask(): SharedTask | null {
  const kept = own.keptTask();
  const isElsewhere = kept && isOnWeb(kept.task);
  return isElsewhere ? { boardlab: 'task', version: 1, ply: 0, moves: '', ...kept, ...withSolver() } : null;
}

/**
 * What something else comes in the place of. The texts of a program come back when the task is left, and those of a module that is a file
 * nobody could open: of these only a person's program for the task can be brought back, to the task that comes.
 */
const replacedBy = (shared: Shared, here: Shared | null): Shared | null =>
  solverIn(shared) !== undefined && here?.boardlab !== 'task' && solverNow() ? { ...shared, ...withSolver() } : here;

/** Opens something in the place of what is here, which can be brought back; false if there is no module for it. */
async function replace(shared: Shared, here = sharedNow()): Promise<boolean> {
  const isHere = shared.boardlab === 'board' || (await openModule(shared.task));
  if (!isHere) say(w.noTask({ address: shared.task }));
  // Why a module has failed stands on the page.
  if (!isHere || (shared.boardlab === 'task' && task.name !== shared.task)) return isHere;
  putAside(replacedBy(shared, here), shared);
  await show(shared);
  return true;
}

/** Opens an example. */
export const openExample = (example: Example): Promise<boolean> =>
  replace({ boardlab: 'board', version: 1, ply: 0, ...example });

/** Opens the task to begin with. */
export async function openExampleTask(): Promise<void> {
  const address = new URL(EXAMPLE_TASK ?? '', location.href).href;
  if (!(await openModule(address))) say(w.noTask({ address }));
}

/** Brings back what a link or a file has put aside, and puts aside what a person has made of that. */
export async function bringBack(): Promise<void> {
  const left = readStored(LEFT);
  if (!left) return;
  removeStored(LEFT);
  if (!(await replace(sharedIn(left)))) writeStored(LEFT, left);
}

/** Opens the module at an address, on this host or on one that allows it; false if there is none. */
async function openModule(address: string): Promise<boolean> {
  if (task.name === address) return true;
  const bytes = await bytesOf(address).catch(() => null);
  if (!bytes || bytes.length > LARGEST_MODULE || !(await isTask(bytes))) return false;
  await own.takeTask({ name: address, bytes });
  return true;
}

/** `isShown`: whether something is. `trouble`: what is wrong with the address. */
type Followed = { isShown: boolean; trouble: Notice | null };

const said = (text: string): Notice => ({ kind: 'said', text });

/** Opens the positions at an address. */
async function followPositions(address: string): Promise<Followed> {
  const bytes = await bytesOf(address).catch(() => null);
  if (!bytes) return { isShown: false, trouble: said(w.noPositions({ address })) };
  own.forgetTask();
  own.showKept(address, bytes);
  return { isShown: true, trouble: null };
}

/** Opens the task at an address, with the texts of the link behind it, if there is one. */
async function followTask(address: string, texts: SharedTask | null): Promise<Followed> {
  const kept = keptTask();
  if (!(await openModule(address))) return { isShown: false, trouble: said(w.noTask({ address })) };
  const now = taskNow();
  if (texts) await replace({ ...texts, task: address }, kept);
  else if (now) putAside(kept, now);
  return { isShown: true, trouble: null };
}

/** Follows the address: the link behind its `#`, and the module or the positions that it names. */
export async function follow(): Promise<Followed> {
  const link = await sharedAt(location.hash).catch(() => 'damaged' as const);
  const damaged: Notice = { kind: 'damagedLink', hash: location.hash };
  if (link !== 'damaged' && link?.boardlab === 'board') {
    await replace(link);
    return { isShown: true, trouble: null };
  }
  const fields = new URLSearchParams(location.search);
  const [module, positions] = [addressIn(fields, 'task'), addressIn(fields, 'positions')];
  if (positions) return followPositions(positions);
  // Without an address, texts of a task are for none.
  if (!module) return { isShown: false, trouble: link && damaged };
  const followed = await followTask(module, link === 'damaged' ? null : link);
  return { ...followed, trouble: followed.trouble ?? (link === 'damaged' ? damaged : null) };
}

/** Takes a file: a board, positions that were printed elsewhere, or a program. */
export async function takeFile(file: File): Promise<void> {
  if (/\.json$/i.test(file.name)) {
    const shared = await file
      .text()
      .then(sharedIn)
      .catch(() => null);
    if (shared) await replace(shared);
    return shared ? undefined : say(w.noBoardFile);
  }
  if (isPositions(file.name)) {
    const printed = await file.text();
    leaveAddress('positions');
    own.forgetTask();
    return own.takeFile(file.name, printed);
  }
  const bytes = /\.wasm$/i.test(file.name) && file.size <= LARGEST_MODULE && new Uint8Array(await file.arrayBuffer());
  if (bytes && (await isTask(bytes))) {
    leaveAddress('task');
    return own.takeTask({ name: file.name, bytes });
  }
  if (task.state.about.peek()) return takeSolver(file);
  own.forgetTask();
  own.forgetRun();
  past.keep(textsNow());
  await takeProgram(file);
}

/** Takes a program; the texts of an example go with it. */
async function takeProgram(file: File): Promise<void> {
  const before = programNow();
  await lab.take(file);
  const now = programNow();
  const hasCome = !EXAMPLES.some(({ program }) => program === now?.program);
  if (!before || isOwn(before) || !hasCome) return;
  own.write('input', '');
  own.write('output', '');
}
