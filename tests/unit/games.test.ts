// @vitest-environment happy-dom
// Each game opens on its first sample: the position, the judge's output, the reason for the next move, a step.
import * as janken from 'words:janken';
import { catchersPlaced } from 'words:pursuit';
import * as robots from 'words:robots';
import * as solitaire from 'words:solitaire';
import { expect, test } from 'vitest';
import { open, output, press, shown, text, waitFor } from './page';

const FIRST_STEP = {
  robots: robots.walked({ nth: 1, direction: 'W', cell: '(15, 14)' }),
  janken: janken.succeeds({ order: janken.numbered({ nth: 1, order: 'E5 → E9' }), points: 5 }),
  pursuit: catchersPlaced({ catchers: 2 }),
  solitaire: solitaire.removal({ nth: 1, colour: 'bronze', piece: 'one', at: '(6, 6)' }),
};

for (const [game, step] of Object.entries(FIRST_STEP))
  test(`${game} opens, answers, says why, and steps`, async () => {
    const lab = await open(`#v=1&game=${game}`);
    expect((await shown(lab, 0)).frame.board.game).toBe(game);
    expect(await output(lab)).not.toBe('');
    await waitFor(() => expect(text('.aside_because')).not.toBe(''));
    press('ArrowRight');
    await shown(lab, 1);
    await waitFor(() => expect(text('.aside_step')).toContain(step));
  });
