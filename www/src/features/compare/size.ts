// The size of an input, in the words of its game.
import * as w from 'words:compare';
import { gameModuleOf } from '../../board/game-modules';
import type { SizePart, SizeUnit } from '../../engine/boundary';
import { state } from '../../game';
import type { SizeWords } from '../../i18n/faults-common';
import { listed } from '../../i18n/join';

/** Of an input of the game whose tab is open; '' until that is loaded. */
export function sizeInWords(size: SizePart[]): string {
  const own = gameModuleOf(state.tab.value).value?.sizes;
  if (!own) return '';
  const words: SizeWords<SizeUnit> = { case: (cases) => w.cases({ cases }), ...own };
  return listed(...size.map(({ unit, count }) => words[unit](count)));
}
