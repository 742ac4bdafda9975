// What leads to a moment.
import { entryOf } from '../board/game-modules';
import type { PositionRef, Source } from '../engine/protocol';
import { currentPosition } from '../game/moment';
import type { State } from '../game/page';
import type { Name } from './share-texts';

export type Moment = { source: Source; position: PositionRef };

/** `whole` unless something is too long for a link: then `length` says how long it would be. */
export type Link = { hash: string; length: number; whole: boolean; name: Name };

/** Few visitors need it at once. */
export const texts = () => import('./share-texts');

const sampleOf = ({ game, text }: Source) => entryOf(game).samples.find((sample) => sample.text === text);

/** Kept: the name of the text that stands. */
let keptName: { source: Source; hidden: boolean; name: Name } | null = null;

/** How the address names a text, `hidden` from a class that guesses its moves; a text that stands is packed once. */
async function nameOf(source: Source, hidden: boolean): Promise<Name> {
  const sample = sampleOf(source);
  if (sample) return { key: 'sample', value: sample.id, length: 0 };
  const same = (['game', 'text', 'options'] as const).every((key) => keptName?.source[key] === source[key]);
  if (!keptName || !same || keptName.hidden !== hidden)
    keptName = { source, hidden, name: await (await texts()).nameOf(source, hidden) };
  return keptName.name;
}

export const momentOf = (state: State): Moment => ({
  source: state.source.peek(),
  position: currentPosition(state),
});

/** What leads to a moment; see `nameOf`. */
export async function linkTo({ source, position }: Moment, hidden = false): Promise<Link> {
  const name = await nameOf(source, hidden);
  const line = position.moves ? await (await texts()).packMoves(position.moves) : null;
  const packed = line !== null || name.key === 'text' || name.key === 'made';
  const fields = new URLSearchParams({ v: packed ? '2' : '1', game: source.game, [name.key]: name.value });
  if (source.relaxed) fields.set('limits', 'lifted');
  if (source.options) fields.set('options', source.options);
  fields.set('case', String(position.case + 1));
  fields.set('ply', String(position.ply));
  if (line?.value) fields.set('line', line.value);
  const hash = `#${fields}`;
  const missing = (name.key === 'kept' ? name.length : 0) + (line && line.value === null ? line.length : 0);
  return { hash, length: hash.length + missing, whole: missing === 0, name };
}
