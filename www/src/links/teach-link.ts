// Links to what a class sees.

import type { GameName } from '../engine/boundary';
import type { PositionRef } from '../engine/protocol';
import { guesses, type Teach } from '../store/state';
import { type Link, linkTo, type Moment } from './link';

/** Without the moves that come after the position, which a class is guessing. */
function untold({ moves, ...position }: PositionRef): PositionRef {
  const colon = moves.indexOf(':');
  const branch = Number(moves.slice(0, colon));
  const kept = moves.slice(colon + 1).split(';');
  const known = colon < 0 ? [] : kept.slice(0, Math.max(0, position.ply - branch));
  return { ...position, moves: known.length > 0 ? `${branch}:${known.join(';')}` : '' };
}

/** A lesson brings its own positions. */
function lessonLink(game: GameName, step: number): Link {
  const hash = `#v=1&game=${game}&class=lesson.${step}`;
  return { hash, length: hash.length, whole: true, name: { key: 'sample', value: '', length: 0 } };
}

export async function classLink(moment: Moment, teach: Teach): Promise<Link> {
  if (teach.mode === 'lesson') return lessonLink(moment.source.game, teach.step);
  const hidden = guesses(teach);
  const link = await linkTo(hidden ? { ...moment, position: untold(moment.position) } : moment, hidden);
  const said = `&class=${teach.mode}`;
  return { ...link, hash: link.hash + said, length: link.length + said.length };
}
