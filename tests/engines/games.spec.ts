// The main job of every game: paste an input, read the judge's exact output, play to the end.
import { readFileSync } from 'node:fs';
import { w } from '../e2e/words';
import { button, EDITOR, test } from './driver';

const golden = (name: string) => readFileSync(new URL(`../golden/${name}`, import.meta.url), 'utf8');

/** Another sample is open before, so that all that is seen comes from what is pasted. */
const GAMES = [
  { game: 'robots', before: 'chase', case: 1, moves: 5, end: /^Move 5: .*You win\./ },
  {
    game: 'janken',
    before: 'zones',
    case: 1,
    moves: 2,
    end: /Move 2 \(D5 → F8\) fails: side 2’s guardian is there/,
  },
  { game: 'pursuit', before: 'torus', case: 1, moves: 5, end: /The catchers forfeit on turn 2/ },
  { game: 'solitaire', before: 'springare', case: 1, moves: 4, end: /stopped \(0 0\)\. Final score: 8/ },
  { game: 'knights', before: 'corner', case: 2, moves: 5, end: /No move is left\. Alice wins/ },
];

for (const { game, before, case: nth, moves, end } of GAMES)
  test(`${game}: a pasted text is answered exactly, and played to its end`, async ({ driver }) => {
    await driver.copy(golden(`${game}/sample.in`));
    await driver.open(`#v=1&game=${game}&sample=${before}&case=1&ply=0`);
    await driver.paste(EDITOR);
    await driver.expectText('.output_output pre[aria-busy=false]', golden(`${game}/sample.out`));
    // Out of the input, to the case, as fast as it goes.
    await driver.press('Escape', ...'n'.repeat(nth - 1), ...'>>>>');
    await driver.click(button(w.timeline.play));
    await driver.expectText(
      '.timeline_counter',
      new RegExp(`^${game === 'solitaire' ? 'Removal' : '(Move|Position)'} ${moves} of ${moves}$`),
    );
    await driver.expectText('.aside_step', end);
    await driver.see(button(w.timeline.play));
  });
