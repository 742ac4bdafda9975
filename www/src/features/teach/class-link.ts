// Links to what a class sees, and what they say.

import { entryOf } from '../../board/game-modules';
import type { Teaching } from '../../board/teaching';
import { GAME_NAMES, type GameName } from '../../engine/boundary';
import { PRINTED } from '../../engine/printed-name';
import type { PositionRef } from '../../engine/protocol';
import { fieldsOf, gameNamed, kindOf, reading } from '../../links/address';
import { type Link, linkTo, type Moment, texts } from '../../links/link';
import { guesses, type LessonSource, type Teach } from './class-view';
import { bringsPositions, CLASSES, type ClassMode } from './modes';

// `class=MODE[.STEP]` says what a class sees, `(lesson|keptLesson)=…` brings a lesson, `lesson=prepared` the one of the game as pupils
// follow it, `mine=…` names one of this device, and `handin=…` brings a pupil's answers.

/** The answers that a pupil hands in, in an address. */
export const handInAt = (hash: string): string | null => fieldsOf(hash).get('handin');

const hasLesson = (fields: URLSearchParams): boolean => fields.has('lesson') || fields.has('keptLesson');

/** Whether an address brings a lesson. */
export const bringsLesson = (hash: string): boolean => hasLesson(fieldsOf(hash));

/** What a class is to see at an address. */
export function classAt(hash: string): Teach {
  const [said, step] = (fieldsOf(hash).get('class') ?? '').split('.');
  const usual = bringsLesson(hash) ? 'lesson' : 'present';
  const mode = handInAt(hash) === null ? (CLASSES.find((one) => one === said) ?? usual) : 'collect';
  return { mode, step: Math.max(0, Math.trunc(Number(step)) || 0), revealed: false, guess: null };
}

/** The prepared lesson of a game, in a link: its answers are kept and handed in, as those of any lesson of a link. */
const PREPARED = 'prepared';
/** The games of those that were opened, by their texts. */
const preparedTexts = new Map<string, GameName>();

async function preparedText(name: string | null): Promise<string> {
  const game = gameNamed(name) ?? GAME_NAMES[0];
  const [{ lesson }, { writeLesson }] = await Promise.all([
    entryOf(game).teaching() as Promise<Teaching>,
    import('./file/read'),
  ]);
  const text = writeLesson(lesson);
  preparedTexts.set(text, game);
  return text;
}

async function lessonText(fields: URLSearchParams): Promise<string> {
  if (fields.get('lesson') === PREPARED) return preparedText(fields.get('game'));
  return (await reading()).lessonNamed(fields);
}

/** The lesson that an address brings, or why it does not. */
export const lessonAt = (hash: string): Promise<LessonSource> =>
  lessonText(fieldsOf(hash)).then(
    (text): LessonSource => ({ text, origin: 'link' }),
    (error): LessonSource => ({ text: null, origin: 'link', fault: kindOf(error) }),
  );

/** The lesson of a link that stands in a text. */
export function lessonIn(text: string): Promise<LessonSource> {
  const hash = text.slice(Math.max(0, text.indexOf('#')));
  return bringsLesson(hash) ? lessonAt(hash) : Promise.resolve({ text: null, origin: 'link', fault: 'damagedLink' });
}

/** Without the moves that come after the position, which a class is guessing. */
function untold({ moves, ...position }: PositionRef): PositionRef {
  const colon = moves.indexOf(':');
  const branch = Number(moves.slice(0, colon));
  const kept = moves.slice(colon + 1).split(';');
  const known = colon < 0 ? [] : kept.slice(0, Math.max(0, position.ply - branch));
  return { ...position, moves: known.length > 0 ? `${branch}:${known.join(';')}` : '' };
}

/** Kept: the name of the lesson that stands. */
let keptName: { text: string; name: Awaited<ReturnType<Awaited<ReturnType<typeof texts>>['lessonName']>> } | null =
  null;

/** A lesson that stands is packed once. */
async function nameOf(text: string) {
  if (keptName?.text !== text) keptName = { text, name: await (await texts()).lessonName(text) };
  return keptName.name;
}

/** Where a lesson's text is kept if it is too long for a link. */
async function keepLesson(text: string): Promise<boolean> {
  const { key, value } = await nameOf(text);
  return key === 'lesson' || (await texts()).keptHere(value, text);
}

/** A game that an address can name: printed positions have no page of theirs. */
export const gameInLink = (game: GameName): GameName => gameNamed(game) ?? GAME_NAMES[0];

/** A lesson brings its own positions. */
export async function lessonLink(game: GameName, mode: ClassMode, step: number, text: string | null): Promise<Link> {
  const prepared = text === null ? undefined : preparedTexts.get(text);
  if (prepared) return preparedLink(prepared, mode, step);
  const name = text === null ? null : await nameOf(text);
  const said = name ? `&${name.key}=${name.value}` : '';
  const hash = `#v=${name ? 3 : 1}&game=${gameInLink(game)}${said}&class=${mode}.${step}`;
  const whole = name?.key !== 'keptLesson';
  const length = hash.length + (whole ? 0 : (name?.length ?? 0));
  return { hash, length, whole, name: { key: 'sample', value: '', length: 0 } };
}

/** What pupils get of the prepared lesson of a game: nothing but the lesson, whose answers are kept and handed in. */
export function preparedLink(game: GameName, mode: ClassMode = 'lesson', step = 0): Link {
  const hash = `#v=3&game=${game}&lesson=${PREPARED}&class=${mode}.${step}`;
  return { hash, length: hash.length, whole: true, name: { key: 'sample', value: '', length: 0 } };
}

/** Where a class is. A lesson brings its own positions. */
export async function classLink(moment: Moment, teach: Teach, lesson: string | null): Promise<Link> {
  if (bringsPositions(teach.mode) || teach.mode === 'notes') {
    if (lesson && !preparedTexts.has(lesson)) await keepLesson(lesson);
    return lessonLink(moment.source.game, teach.mode, teach.step, lesson);
  }
  // A board of one's own is of this tab alone, as the lesson is that is printed.
  if (moment.source.game === PRINTED) return lessonLink(PRINTED, teach.mode, teach.step, null);
  const hidden = guesses(teach);
  const link = await linkTo(hidden ? { ...moment, position: untold(moment.position) } : moment, hidden);
  const said = `&class=${teach.mode}`;
  return { ...link, hash: link.hash + said, length: link.length + said.length };
}
