// Beside the words of a step whose board is the teacher's own: the way through its positions, and what is wrong with them.
import * as w from 'words:lesson';
import { useEffect } from 'preact/hooks';
import type { Step } from '../../board/teaching';
import { placeAmong } from '../../board/timeline-unit';
import { game, state } from '../../game';
import { capital } from '../../i18n/format';
import { Alert } from '../../ui/alert';
import { IconButton } from '../../ui/button';
import { misprintNow } from '../own/board';
import { misprintInWords } from '../own/in-words';
import { classroom } from './classroom';
import { failureNow, watchModules } from './own-watch';
import css from './teach.module.css';

export function Misprint() {
  useEffect(watchModules, []);
  const [misprint, failure] = [misprintNow(), failureNow()];
  const wrong = failure ?? (misprint && misprintInWords(misprint));
  return wrong && <Alert isSpoken>{wrong}</Alert>;
}

/** The last position that may be looked at: what follows on the one that a move is asked for would tell it. */
function lastOf({ position, question }: Step): number {
  const asksMove = question?.kind === 'move' && classroom.guessing.value;
  return asksMove ? (position.ply ?? 0) : (state.opened.value?.line.plies ?? 0);
}

export function OwnBoard({ of }: { of: Step }) {
  const [ply, last] = [state.ply.value, lastOf(of)];
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
