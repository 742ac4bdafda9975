// Why an embedded board has nothing to show of what its host asked for.
import * as w from 'words:embed';
import { entryOf } from '../../board/game-modules';
import { GAME_NAMES, type GameName } from '../../engine/boundary';
import type { LinkFault } from '../../game/notices';
import { listed } from '../../i18n/join';

/** `game`: '' where none was named. `link`: why it was not opened. `load`: a message whose fields are not those of an input. */
export type EmbedFault =
  | { kind: 'game'; found: string }
  | { kind: 'sample'; game: GameName; found: string }
  | { kind: 'link'; why: LinkFault }
  | { kind: 'load' }
  /** Of one's own board: nothing that can be read at an address, a module that answers no more, a mistake in what was read. */
  | { kind: 'address' | 'module'; text: string }
  | { kind: 'input'; line: number; column: number; text: string };

const gameNamed = (name: unknown) => GAME_NAMES.find((one) => one === name);

/** Why the address of the frame led nowhere; `why`: what is wrong with its link. */
export function faultOfAddress(hash: string, why: LinkFault): EmbedFault {
  const fields = new URLSearchParams(hash.slice(1));
  const found = fields.get('game') ?? '';
  const game = gameNamed(found);
  if (!game) return { kind: 'game', found };
  const sample = fields.get('sample');
  const known = sample === null || entryOf(game).samples.some(({ id }) => id === sample);
  return known ? { kind: 'link', why } : { kind: 'sample', game, found: sample };
}

/** Why a message to load an input is no such message. */
export function faultOfLoad({ game }: { game?: unknown }): EmbedFault {
  return gameNamed(game) ? { kind: 'load' } : { kind: 'game', found: typeof game === 'string' ? game : '' };
}

/** One sentence or two. */
export function sentenceOf(fault: EmbedFault): string {
  switch (fault.kind) {
    case 'game': {
      const [{ found }, known] = [fault, listed(...GAME_NAMES)];
      return found ? w.unknownGame({ found, known }) : w.noGame({ known });
    }
    case 'sample': {
      const { name, samples } = entryOf(fault.game);
      return w.unknownSample({ game: name, found: fault.found, known: listed(...samples.map(({ id }) => id)) });
    }
    case 'link':
      return w.link({ why: fault.why });
    case 'load':
      return w.badLoad;
    default:
      return fault.text;
  }
}
