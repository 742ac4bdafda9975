// Links to what a class sees.

import type { GameName } from '../engine/boundary';
import type { PositionRef } from '../engine/protocol';
import { type ClassMode, guesses, type Teach } from '../game/class-view';
import { type Link, linkTo, type Moment, texts } from './link';

/** Without the moves that come after the position, which a class is guessing. */
function untold({ moves, ...position }: PositionRef): PositionRef {
  const colon = moves.indexOf(':');
  const branch = Number(moves.slice(0, colon));
  const kept = moves.slice(colon + 1).split(';');
  const known = colon < 0 ? [] : kept.slice(0, Math.max(0, position.ply - branch));
  return { ...position, moves: known.length > 0 ? `${branch}:${known.join(';')}` : '' };
}

/** Modes that bring the positions of a lesson. */
const OF_LESSONS: readonly ClassMode[] = ['lesson', 'edit', 'collect', 'notes'];

/** Kept: the name of the lesson that stands. */
let keptName: { text: string; name: Awaited<ReturnType<Awaited<ReturnType<typeof texts>>['lessonName']>> } | null =
  null;

/** A lesson that stands is packed once. */
async function nameOf(text: string) {
  if (keptName?.text !== text) keptName = { text, name: await (await texts()).lessonName(text) };
  return keptName.name;
}

/** Where a lesson's text is kept if it is too long for a link. */
export async function keepLesson(text: string): Promise<boolean> {
  const { key, value } = await nameOf(text);
  return key === 'lesson' || (await texts()).keptHere(value, text);
}

/** A lesson brings its own positions. */
export async function lessonLink(game: GameName, mode: ClassMode, step: number, text: string | null): Promise<Link> {
  const name = text === null ? null : await nameOf(text);
  const said = name ? `&${name.key}=${name.value}` : '';
  const hash = `#v=${name ? 3 : 1}&game=${game}${said}&class=${mode}.${step}`;
  const whole = name?.key !== 'keptLesson';
  const length = hash.length + (whole ? 0 : (name?.length ?? 0));
  return { hash, length, whole, name: { key: 'sample', value: '', length: 0 } };
}

export async function classLink(moment: Moment, teach: Teach): Promise<Link> {
  if (OF_LESSONS.includes(teach.mode)) {
    if (moment.lesson) await keepLesson(moment.lesson);
    return lessonLink(moment.source.game, teach.mode, teach.step, moment.lesson ?? null);
  }
  const hidden = guesses(teach);
  const link = await linkTo(hidden ? { ...moment, position: untold(moment.position) } : moment, hidden);
  const said = `&class=${teach.mode}`;
  return { ...link, hash: link.hash + said, length: link.length + said.length };
}
