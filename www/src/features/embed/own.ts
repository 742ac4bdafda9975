// One's own board on another page: the positions, or the module of a task, that an address leads to. No program runs.
import * as w from 'words:own';
import { effect } from '@preact/signals';
import { PRINTED, TASK } from '../../engine/printed-name';
import { input, state } from '../../game';
import { BEGINNING, currentPosition } from '../../game/moment';
import { tidy } from '../../lib/tidy';
import { HERE } from '../../platform/homes';
import { bytesOf } from '../../platform/served';
import { misprintNow } from '../own/board';
import { startPrinted } from '../own/game';
import { misprintInWords, taskFaultInWords } from '../own/in-words';
import { addressIn, fieldOf, linkOf, type SharedTask, sharedAt } from '../own/shared';
import { isTask, task } from '../own/task';
import type { EmbedFault } from './fault';
import { embedding } from './state';

/** From now on the frame knows such boards, and what is wrong with the one that is open is told. */
export function begin(): void {
  startPrinted();
  input.expect(PRINTED);
  task.watch();
  effect(() => embedding.setFault(faultNow()));
}

function faultNow(): EmbedFault | null {
  const [misprint, fault] = [misprintNow(), task.state.fault.value];
  if (fault) return { kind: 'module', text: taskFaultInWords(fault) };
  if (!misprint) return null;
  const { line, column } = misprint.place ?? { line: misprint.line, column: misprint.at + 1 };
  return { kind: 'input', line, column, text: misprintInWords(misprint) };
}

let positions: string | null = null;

type Texts = { input: string | null; output: string; ply: number; moves: string };

/** What the frame's address says beside the module: a link of the page, or the texts themselves. */
async function textsIn(hash: string, fields: URLSearchParams): Promise<Texts> {
  const shared = await sharedAt(hash);
  if (shared?.boardlab === 'task') return shared;
  const ply = Math.max(0, Math.floor(Number(fields.get('ply'))) || 0);
  return { input: fields.get('text'), output: fields.get('output') ?? '', ply, moves: '' };
}

/** Shows what the address of the frame names; why not, if it cannot. */
export async function show(hash: string): Promise<EmbedFault | null> {
  const fields = new URLSearchParams(hash.slice(1));
  const texts = await textsIn(hash, fields).catch(() => null);
  if (!texts) return { kind: 'link', why: 'damagedLink' };
  positions = addressIn(fields, 'positions');
  const address = positions ?? addressIn(fields, 'task') ?? '';
  const bytes = await bytesOf(address).catch(() => null);
  if (positions && bytes) showPositions(new TextDecoder().decode(bytes), texts.ply);
  else if (bytes && (await isTask(bytes))) return showTask({ name: address, bytes }, texts);
  else return { kind: 'address', text: (positions ? w.noPositions : w.noTask)({ address }) };
  return null;
}

const showPositions = (printed: string, ply: number): void =>
  input.visit({
    source: { game: PRINTED, text: tidy(printed), relaxed: false, options: '' },
    position: { ...BEGINNING, ply },
  });

async function showTask(module: Parameters<typeof task.take>[0], texts: Texts): Promise<EmbedFault | null> {
  const about = await task.take(module);
  if (!about) return faultNow();
  const { ply, moves } = texts;
  // Without an input of its own it shows what the module brings.
  const [text, output] =
    texts.input === null ? [about.sample, texts.output || about.output] : [texts.input, texts.output];
  await task.play(tidy(text), tidy(output), { ply, moves });
  return null;
}

/** The same on the page of one's own board; null while nothing is open. */
export async function pathNow(): Promise<string | null> {
  if (!state.opened.peek()) return null;
  if (positions) return HERE.own + fieldOf('positions', positions);
  const { text, options } = state.source.peek();
  const { ply, moves } = currentPosition(state);
  const texts = { input: text, output: options.slice(TASK.length), ply, moves };
  const link = await linkOf({ boardlab: 'task', version: 1, task: task.name ?? '', ...texts } satisfies SharedTask);
  return link && HERE.own + link;
}
