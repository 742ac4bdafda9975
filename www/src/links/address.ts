// The address always leads back to this moment: game, input, options, case, move and branch.
import { effect } from '@preact/signals';
import { entryOf } from '../board/game-modules';
import { GAME_NAMES, type GameName } from '../engine/boundary';
import { latest, unlessLost } from '../engine/engine';
import type { Source } from '../engine/protocol';
import type { Draft } from '../game/input';
import type { LinkFault } from '../game/notices';
import type { Page } from '../game/page';
import { firstDraft, firstSample } from './first-draft';
import { type Link, type Moment, momentOf, texts } from './link';
import { LinkError } from './link-error';

/**
 * Version 1: `#v=1&game=…&(sample|text|kept)=…[&limits=lifted][&options=…]&case=…&ply=…[&line=…]`.
 * Version 2: what is packed (`text`, `line`) begins with a byte that says how; `made` names a text by its seed.
 * `#GAME` alone opens a game as it was left. Version 3 is of classes, as is `class` in any version: `features/teach/class-link.ts`.
 * A link is of the least version that can say it.
 */
const VERSION = 3;
/** Milliseconds between a change and its address. */
const PAUSE = 300;

/** What stands around a link in a text may come with it: a bracket, a full stop, `&` as it is written in HTML. */
export const bareHash = (hash: string): string =>
  hash
    .slice(1)
    .replaceAll('&amp;', '&')
    .replace(/(?:%[0-9a-f]{2}|[^\w-])+$/i, '');

export const fieldsOf = (hash: string): URLSearchParams => new URLSearchParams(bareHash(hash));

/** Whether an address leads to a class, which has a page of its own. */
export const isOfClass = (hash: string): boolean =>
  ['class', 'handin', 'lesson', 'keptLesson'].some((field) => fieldsOf(hash).has(field));

/** What reads a link, fetched. */
export const reading = () =>
  texts().catch(() => {
    throw new LinkError('notLoaded');
  });

export const kindOf = (error: unknown): LinkFault => (error instanceof LinkError ? error.kind : 'damagedLink');

async function textOf(fields: URLSearchParams, version: number, tab: GameName): Promise<string> {
  if (!fields.has('sample')) return (await reading()).textNamed(fields, version, tab);
  const text = entryOf(tab).samples.find(({ id }) => id === fields.get('sample'))?.text;
  if (text === undefined) throw new LinkError('damagedLink');
  return text;
}

function whole(text: string | null, least: number): number {
  const value = Number(text ?? least);
  if (!Number.isInteger(value) || value < least || value > 0xffff_ffff) throw new LinkError('damagedLink');
  return value;
}

async function draftOf(fields: URLSearchParams, version: number, tab: GameName): Promise<Draft> {
  const text = await textOf(fields, version, tab);
  const relaxed = fields.get('limits') === 'lifted';
  const line = fields.get('line');
  const moves = line === null ? '' : await (await reading()).unpackMoves(line, version);
  const position = { case: whole(fields.get('case'), 1) - 1, ply: whole(fields.get('ply'), 0), moves };
  return { source: { game: tab, text, relaxed, options: fields.get('options') ?? '' }, position };
}

export const gameNamed = (name: string | null) => GAME_NAMES.find((one) => one === name);

/** What an address leads to; null when it names nothing. */
async function read(page: Page, hash: string): Promise<Draft | null> {
  const named = gameNamed(bareHash(hash));
  if (named) return firstDraft(named);
  if (hash.length < 2) return null;
  const fields = fieldsOf(hash);
  const version = whole(fields.get('v'), 1);
  if (version > VERSION) throw new LinkError('newerLink');
  const tab = gameNamed(fields.get('game'));
  if (!tab || !fields.has('v')) throw new LinkError('damagedLink');
  if (page.state.openings.peek() === 0) page.input.expect(tab);
  const isBare = !['sample', 'text', 'kept', 'made'].some((key) => fields.has(key));
  return isBare ? firstSample(tab) : draftOf(fields, version, tab);
}

/** What an address leads to; null, and it is said why, if it leads nowhere. */
export const readAddress = (page: Page, hash: string): Promise<Draft | null> =>
  read(page, hash).catch((error) => {
    page.notices.say({ kind: kindOf(error), hash });
    return null;
  });

/** Follows the address that stands. False when it led nowhere; what was here is left as it is. */
export async function follow(page: Page): Promise<boolean> {
  const { hash } = location;
  const found = await readAddress(page, hash);
  // A link that was pasted in the meantime is followed by its own event.
  if (location.hash !== hash) return true;
  if (found) page.input.visit(found);
  return found !== null;
}

/** Kept: what became of the text that was too long for a link last. */
let kept: { text: string; done: boolean } | null = null;

/** Whether a text too long for a link is in this browser now; said once. */
async function keptHere(page: Page, { text }: Source, key: string, isSaid: boolean): Promise<boolean> {
  if (kept?.text === text) return kept.done;
  kept = { text, done: await (await texts()).keptHere(key, text) };
  if (isSaid) page.notices.say({ kind: kept.done ? 'keptHere' : 'notKeepable' });
  return kept.done;
}

/** Passes over that a page that goes stops what it packs. */
export function unlessLeaving(error: { name?: unknown }): void {
  if (error.name !== 'AbortError') throw error;
}

/** Runs a job at most once a pause when the moment changes, or what `beside` reads. Returns what ends it. */
export function onMoment(
  { state }: Page,
  job: (moment: Moment) => Promise<void>,
  beside: () => unknown = () => null,
): () => void {
  const run = latest((moment: Moment) => unlessLost(job(moment), undefined).catch(unlessLeaving));
  let due = 0;
  const soon = () => {
    due = 0;
    run(momentOf(state));
  };
  return effect(() => {
    const { tab, source, opened, ply, target, pasted, comparing } = state;
    for (const part of [tab, source, opened, ply, target, pasted, comparing]) void part.value;
    beside();
    if (due === 0) due = window.setTimeout(soon, PAUSE);
  });
}

/** The address that a link to a text is, kept where it is not in it. Empty where nothing can lead back. `isSaid`: whether that is told. */
export async function addressOf(page: Page, { source }: Moment, link: Promise<Link>, isSaid = true): Promise<string> {
  const { hash, name } = await link;
  return name.key === 'kept' && !(await keptHere(page, source, name.value, isSaid)) ? '' : hash;
}

/** The game of `?game=...`, for whoever writes an address by hand. */
export const firstGame = (): GameName => gameNamed(new URLSearchParams(location.search).get('game')) ?? GAME_NAMES[0];
