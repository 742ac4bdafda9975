// Beside the words of a step whose board is the teacher's own: the way through its positions, and what is wrong with them.
import * as w from 'words:lesson';
import { placeAmong } from '../../board/timeline-unit';
import { game, state } from '../../game';
import { capital } from '../../i18n/format';
import { Alert } from '../../ui/alert';
import { IconButton } from '../../ui/button';
import { misprintNow } from '../own/board';
import { misprintInWords } from '../own/in-words';
import css from './teach.module.css';

export function Misprint() {
  const misprint = misprintNow();
  return misprint && <Alert isSpoken>{misprintInWords(misprint)}</Alert>;
}

export function OwnBoard() {
  const [ply, last] = [state.ply.value, state.opened.value?.line.plies ?? 0];
  return (
    <>
      <Misprint />
      {last > 0 && (
        <div class={css.looks}>
          <IconButton name={w.earlier} icon="back" off={ply === 0} run={() => game.go(ply - 1)} />
          <span>{capital(placeAmong(ply, last))}</span>
          <IconButton name={w.later} icon="on" off={ply >= last} run={() => game.go(ply + 1)} />
        </div>
      )}
    </>
  );
}
