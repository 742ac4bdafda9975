// What a position of one's own board is worth.
import * as w from 'words:own';
import type { Scene } from '../../engine/own/printed';
import { BETWEEN } from '../../i18n/join';

export function Score({ of: { score } }: { of: Scene }) {
  if (!score) return null;
  return (
    <p>
      {w.score}
      {BETWEEN}
      <b data-score>{score}</b>
    </p>
  );
}
