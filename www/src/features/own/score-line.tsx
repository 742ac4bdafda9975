// The scores of all positions over the timeline. The score of the position that is shown stands beside the board.
import * as w from 'words:own';
import { useMemo } from 'preact/hooks';
import { shownBoard } from '../../board/scene/layout';
import type { PrintedLine } from '../../engine/own/printed';
import { numberIn } from '../../engine/own/score';
import { state } from '../../game';
import { number } from '../../i18n/say';
import css from './score-line.module.css';
import { type ScorePath, SIDE, scorePath } from './score-path';
import { taskScores } from './task-scores';

/** The position that is shown. */
function Now({ y, plies }: Pick<ScorePath, 'y'> & { plies: number }) {
  const score = numberIn(shownBoard()?.scene.score ?? '');
  const ply = state.shown.value?.frame.ply ?? 0;
  if (Number.isNaN(score)) return null;
  return <i style={{ '--x': ply / plies, '--y': y(score) / SIDE }} />;
}

export function ScoreLine() {
  const line = state.opened.value?.line as PrintedLine | undefined;
  const [scores, plies] = [line?.scores ?? taskScores.now, line?.plies ?? 0];
  const drawn = useMemo(() => scores && scorePath(scores, plies), [scores]);
  if (!drawn) return null;
  const { least, most, path, y } = drawn;
  return (
    <div class={css.scores} role="img" aria-label={w.scores({ least, most })} data-scores>
      <p aria-hidden="true">
        <span>{number(most)}</span>
        <span>{number(least)}</span>
      </p>
      <div>
        <svg viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={path} />
        </svg>
        <Now y={y} plies={plies} />
      </div>
    </div>
  );
}
