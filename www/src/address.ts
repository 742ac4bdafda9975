// The address always leads back to this moment: game, input, options, case, move and branch.
import { effect } from '@preact/signals';
import type { GameName } from './boundary';
import { latest } from './engine';
import { tidy } from './field';
import { keep, kept } from './keeping';
import { digest, pack, unpack } from './packing';
import type { Source } from './protocol';
import { SAMPLES } from './samples';
import { type Desk, type Draft, GAMES, type Notice } from './state';
import { firstDraft } from './tabs';
import { here, update } from './update';

/** Version 1: `#v=1&game=…&(sample|text|kept)=…[&limits=lifted][&options=…]&case=…&ply=…[&line=…]`. */
const VERSION = 1;
const LONGEST_LINK = 32_000;
const LARGEST_TEXT = 64_000_000;
const PAUSE = 300;

const sampleOf = ({ game, text }: Source) => SAMPLES[game].find((sample) => sample.text === text);

type Named = { key: 'sample' | 'text' | 'kept'; value: string };

let named: { text: string; game: string; name: Named } | null = null;

/** How the address names a text; a text that stands is packed once. */
async function nameOf(source: Source, say: (kind: 'keptHere' | 'notKeepable') => void): Promise<Named | null> {
  if (named && named.text === source.text && named.game === source.game) return named.name;
  const sample = sampleOf(source);
  const name = sample ? ({ key: 'sample', value: sample.id } as const) : await packed(source.text, say);
  named = name && { text: source.text, game: source.game, name };
  return name;
}

async function packed(text: string, say: (kind: 'keptHere' | 'notKeepable') => void): Promise<Named | null> {
  const value = await pack(text, LONGEST_LINK);
  if (value !== null) return { key: 'text', value };
  try {
    const value = digest(text);
    await keep(value, text);
    say('keptHere');
    return { key: 'kept', value };
  } catch {
    say('notKeepable');
    return null;
  }
}

async function hashOf(desk: Desk): Promise<string | null> {
  const tab = desk.tab.peek();
  const fields = new URLSearchParams({ v: String(VERSION), game: tab });
  const source = desk.source.peek();
  const { case: index, ply, moves } = here(desk);
  const name = await nameOf(source, (kind) => update(desk, { kind: 'notice', notice: { kind } }));
  if (!name) return null;
  fields.set(name.key, name.value);
  if (source.relaxed) fields.set('limits', 'lifted');
  if (source.options) fields.set('options', source.options);
  fields.set('case', String(index + 1));
  fields.set('ply', String(ply));
  const line = moves && (await pack(moves, LONGEST_LINK));
  if (line) fields.set('line', line);
  return `#${fields}`;
}

class Refused extends Error {
  constructor(readonly kind: 'damagedLink' | 'newerLink' | 'notKept') {
    super(kind);
  }
}

async function textOf(fields: URLSearchParams, tab: GameName): Promise<string> {
  const packedText = fields.get('text');
  if (packedText !== null) return tidy(await unpack(packedText, LARGEST_TEXT));
  const key = fields.get('kept');
  const text =
    key === null ? SAMPLES[tab].find(({ id }) => id === fields.get('sample'))?.text : await kept(key).catch(() => null);
  if (text == null) throw new Refused(key === null ? 'damagedLink' : 'notKept');
  return text;
}

function whole(text: string | null, least: number): number {
  const value = Number(text ?? least);
  if (!Number.isInteger(value) || value < least || value > 0xffff_ffff) throw new Refused('damagedLink');
  return value;
}

async function draftOf(fields: URLSearchParams, tab: GameName): Promise<Draft> {
  const text = await textOf(fields, tab);
  const relaxed = fields.get('limits') === 'lifted';
  const line = fields.get('line');
  const moves = line === null ? '' : await unpack(line, LARGEST_TEXT);
  const spot = { case: whole(fields.get('case'), 1) - 1, ply: whole(fields.get('ply'), 0), moves };
  return { source: { game: tab, text, relaxed, options: fields.get('options') ?? '' }, spot };
}

/** What an address leads to; null when it names nothing. */
async function read(hash: string): Promise<{ tab: GameName; draft: Draft } | null> {
  if (hash.length < 2) return null;
  const fields = new URLSearchParams(hash.slice(1));
  if (whole(fields.get('v'), 1) > VERSION) throw new Refused('newerLink');
  const tab = GAMES.find((one) => one === fields.get('game'));
  if (!tab || !fields.has('v')) throw new Refused('damagedLink');
  const bare = !['sample', 'text', 'kept'].some((key) => fields.has(key));
  return { tab, draft: bare ? firstDraft(tab) : await draftOf(fields, tab) };
}

const reasonOf = (error: unknown): Notice => ({ kind: error instanceof Refused ? error.kind : 'damagedLink' });

/** False when the address led nowhere; what was here is left as it is. */
async function follow(desk: Desk): Promise<boolean> {
  try {
    const found = await read(location.hash);
    if (found) update(desk, { kind: 'visit', ...found });
    return found !== null;
  } catch (error) {
    update(desk, { kind: 'notice', notice: reasonOf(error) });
    return false;
  }
}

/** At most one address a pause: browsers count them. */
function writer(desk: Desk): () => void {
  let due = 0;
  const write = latest(async () => {
    const hash = await hashOf(desk);
    if (hash && hash !== location.hash) history.replaceState(null, '', hash);
  });
  const run = () => {
    due = 0;
    write(undefined);
  };
  return () => {
    if (due === 0) due = window.setTimeout(run, PAUSE);
  };
}

export async function keepAddress(desk: Desk): Promise<void> {
  const opened = await follow(desk);
  if (!opened) update(desk, { kind: 'visit', tab: 'robots', draft: firstDraft('robots') });
  const write = writer(desk);
  effect(() => {
    for (const part of [desk.tab, desk.source, desk.opened, desk.ply, desk.wish]) void part.value;
    write();
  });
  window.addEventListener('hashchange', () => follow(desk));
}
