// The address always leads back to this moment: game, input, options, case, move and branch.
import { effect } from '@preact/signals';
import { entryOf } from '../board/game-modules';
import { GAME_NAMES, type GameName } from '../engine/boundary';
import { latest, unlessLost } from '../engine/engine';
import type { Source } from '../engine/protocol';
import { CLASSES, guesses, type LessonSource, type Teach } from '../game/class-view';
import type { Draft } from '../game/input';
import type { LinkFault } from '../game/notices';
import type { Page } from '../game/page';
import { firstDraft, firstSample } from './first-draft';
import { type Link, linkTo, type Moment, momentOf, texts } from './link';
import { LinkError } from './link-error';

/**
 * Version 1: `#v=1&game=…&(sample|text|kept)=…[&limits=lifted][&options=…]&case=…&ply=…[&line=…]`.
 * Version 2: what is packed (`text`, `line`) begins with a byte that says how; `made` names a text by its seed.
 * Either may say what a class sees: `&class=MODE[.STEP]`. `#GAME` alone opens a game as it was left.
 * Version 3: `&(lesson|keptLesson)=…` brings a lesson; `#v=3&handin=…` brings a pupil's answers to it.
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

/** What a class is to see at an address. */
function classAt(hash: string): Teach | null {
  const [said, step] = (fieldsOf(hash).get('class') ?? '').split('.');
  const mode = handInAt(hash) === null ? CLASSES.find((one) => one === said) : 'collect';
  return mode ? { mode, step: Math.max(0, Math.trunc(Number(step)) || 0), revealed: false, guess: null } : null;
}

/** The answers that a pupil hands in, in an address. */
const handInAt = (hash: string): string | null => fieldsOf(hash).get('handin');

const hasLesson = (fields: URLSearchParams): boolean => fields.has('lesson') || fields.has('keptLesson');

/** The lesson that an address brings. Until it is unpacked, its place is taken: no other lesson is shown meanwhile. */
async function followLesson(page: Page, fields: URLSearchParams): Promise<void> {
  const { classView } = page;
  if (!hasLesson(fields)) return classView.setLesson(null);
  const awaited: LessonSource = { text: null, origin: 'link' };
  classView.setLesson(awaited);
  const found = await lessonOf(fields);
  if (classView.state.lesson.peek() === awaited) classView.setLesson(found);
}

const lessonOf = (fields: URLSearchParams): Promise<LessonSource> =>
  reading()
    .then(({ lessonNamed }) => lessonNamed(fields))
    .then(
      (text): LessonSource => ({ text, origin: 'link' }),
      (error): LessonSource => ({ text: null, origin: 'link', fault: kindOf(error) }),
    );

/** The lesson of a link that stands in a text. */
export function lessonIn(text: string): Promise<LessonSource> {
  const fields = fieldsOf(text.slice(Math.max(0, text.indexOf('#'))));
  return hasLesson(fields) ? lessonOf(fields) : Promise.resolve({ text: null, origin: 'link', fault: 'damagedLink' });
}

/** What reads a link, fetched. */
const reading = () =>
  texts().catch(() => {
    throw new LinkError('notLoaded');
  });

const kindOf = (error: unknown): LinkFault => (error instanceof LinkError ? error.kind : 'damagedLink');

export const linkOf = async (moment: Moment): Promise<Link> =>
  moment.teach ? (await import('./teach-link')).classLink(moment, moment.teach) : linkTo(moment);

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
  if (handInAt(hash) !== null && fields.has('v')) return null;
  if (!tab || !fields.has('v')) throw new LinkError('damagedLink');
  if (page.state.openings.peek() === 0) page.input.expect(tab);
  const isBare = !['sample', 'text', 'kept', 'made'].some((key) => fields.has(key));
  return isBare ? firstSample(tab) : draftOf(fields, version, tab);
}

/** Tells the page what an address says of a class: what it sees, its lesson, and what a pupil hands in. */
export function tellClass(page: Page, hash: string): void {
  page.classView.show(classAt(hash));
  const handedIn = handInAt(hash);
  if (handedIn !== null) page.classView.handIn(handedIn);
  followLesson(page, fieldsOf(hash));
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
  tellClass(page, hash);
  const found = await readAddress(page, hash);
  // A link that was pasted in the meantime is followed by its own event.
  if (location.hash !== hash) return true;
  if (found) page.input.visit(found);
  return found !== null;
}

/** Kept: what became of the text that was too long for a link last. */
let kept: { text: string; done: boolean } | null = null;

/** Whether a text too long for a link is in this browser now; said once. */
async function keptHere(page: Page, { text }: Source, key: string): Promise<boolean> {
  if (kept?.text === text) return kept.done;
  kept = { text, done: await (await texts()).keptHere(key, text) };
  // What a class must not see is not too large for a link.
  if (!guesses(page.state.teach.peek())) page.notices.say({ kind: kept.done ? 'keptHere' : 'notKeepable' });
  return kept.done;
}

/** Passes over that a page that goes stops what it packs. */
export function unlessLeaving(error: { name?: unknown }): void {
  if (error.name !== 'AbortError') throw error;
}

/** Runs a job at most once a pause when the moment changes. Returns what ends it. */
export function onMoment({ state }: Page, job: (moment: Moment) => Promise<void>): () => void {
  const run = latest((moment: Moment) => unlessLost(job(moment), undefined).catch(unlessLeaving));
  let due = 0;
  const soon = () => {
    due = 0;
    run(momentOf(state));
  };
  return effect(() => {
    const { tab, source, opened, ply, target, teach, lesson, pasted, comparing } = state;
    for (const part of [tab, source, opened, ply, target, teach, lesson, pasted, comparing]) void part.value;
    if (due === 0) due = window.setTimeout(soon, PAUSE);
  });
}

/** The address of a moment. Empty where nothing can lead back to it. */
export async function addressOf(page: Page, moment: Moment): Promise<string> {
  const { hash, name } = await linkOf(moment);
  return name.key === 'kept' && !(await keptHere(page, moment.source, name.value)) ? '' : hash;
}

/** The game of `?game=...`, for whoever writes an address by hand. */
export const firstGame = (): GameName => gameNamed(new URLSearchParams(location.search).get('game')) ?? GAME_NAMES[0];
