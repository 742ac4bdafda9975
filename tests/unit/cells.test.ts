// @vitest-environment happy-dom
// The boards of Robots and of Janken Tactics: what is said of a cell, moves by hand, the grid for the keyboard.
import * as janken from 'words:janken';
import * as knights from 'words:knights';
import * as panes from 'words:panes';
import * as pursuit from 'words:pursuit';
import * as robots from 'words:robots';
import * as solitaire from 'words:solitaire';
import { describe, expect, test } from 'vitest';
import type { RobotsBoard } from '../../www/src/engine/boundary';
import { capital } from '../../www/src/i18n/format';
import { click, hover, keys } from './board';
import { type Boardlab, choose, open, output, press, says, settled, shown, text, until, waitFor } from './page';
import { canvas, frames } from './picture';

/** Longer than any step takes to be drawn. */
const STEP = 500;

type Window = { happyDOM: { settings: { device: { prefersReducedMotion: string } } } };

function prefersMotion(wanted: 'reduce' | 'no-preference'): void {
  (globalThis as unknown as Window).happyDOM.settings.device.prefersReducedMotion = wanted;
}

const unit = (side: number, kind: 'guardian' | 'mage' | 'swordsman', at: string) =>
  `${janken.unit({ side, kind })} (${at})`;
const GUARDIAN = unit(1, 'guardian', 'E3');

async function at(game: string, sample: string, ply: number, index = 1): Promise<Boardlab> {
  const lab = await open(`#v=1&game=${game}&sample=${sample}&case=${index}&ply=${ply}`);
  lab.marks.setHints(true);
  await shown(lab, ply);
  await settled(lab);
  return lab;
}

describe('while no cell is looked at', () => {
  test.each([
    ['robots', 'statement', 0, `${robots.look({ by: 'point' })} ${robots.play}`],
    ['janken', 'statement', 0, `${janken.look({ by: 'point' })} ${janken.play}`],
    ['knights', 'twenty', 0, `${knights.look({ by: 'point' })} ${knights.hint}`],
    ['solitaire', 'fresh', 0, `${solitaire.look({ by: 'point' })} ${solitaire.hint}`],
    ['pursuit', 'match', 0, pursuit.choose({ act: 'placeCatchers' })],
    ['pursuit', 'match', 1, pursuit.choose({ act: 'placeFugitive' })],
    ['pursuit', 'match', 2, `${pursuit.choose({ act: 'moveCatchers' })} ${pursuit.thenSend}`],
    ['pursuit', 'match', 3, pursuit.choose({ act: 'moveFugitive' })],
  ])('the box says how to move: %s, %s, %i', async (game, sample, ply, how) => {
    await at(game, sample, ply);
    await says('.aside_told', how);
  });

  test('the box says nothing of moves when the game is over', async () => {
    await at('robots', 'statement', 2, 2);
    await waitFor(() => expect(text('.aside_told')).toBe(panes.look({ by: 'point' })));
  });

  test('the box speaks of taps where a finger points', async () => {
    await at('robots', 'statement', 0);
    const { isTouch } = await import('../../www/src/board/appearance');
    isTouch.value = true;
    await says('.aside_told', robots.look({ by: 'tap' }));
    isTouch.value = false;
    await says('.aside_told', robots.look({ by: 'point' }));
  });
});

describe('Robots', () => {
  const chase = (ply: number) => at('robots', 'statement', ply, 3);
  /** Cells are numbered from 1 here. */
  const over = (row: number, column: number) => hover(row - 1, column - 1);
  const step = (row: number, column: number) => click(row - 1, column - 1);
  /** The pointer comes to a row of the table of candidates. */
  const look = (move: string) =>
    waitFor(() => {
      const row = document.querySelector(`.evidence_candidates [data-move="${move}"]`);
      expect(row).not.toBeNull();
      row?.dispatchEvent(new PointerEvent('pointerenter'));
    });

  test('a barred cell says why not, in the panel and beside the cell', async () => {
    await chase(57);
    await over(2, 30);
    await says('.aside_told', robots.title({ row: 2, column: 30 }));
    const barred = robots.cannot({ move: 'Walk west', reason: 'robotThere' });
    await says('.aside_told', barred);
    await says('.board_bubble', barred);
    await over(1, 31);
    await says('.aside_told', robots.cannot({ move: 'Walk north', reason: 'pushOffBoard' }));
  });

  test('a cell beside you says what comes of it, and by which key it is not the choice', async () => {
    await chase(28);
    await over(27, 1);
    await says('.aside_told', robots.why({ decided: 'row' }));
    await over(28, 1);
    await says('.aside_told', robots.behind({ key: 'row', move: robots.walk({ direction: 'N' }) }));
    await over(27, 2);
    await says('.aside_told', robots.loses({ move: 'Walk north-east', count: 1 }));
  });

  test('a teleport says whether the strategy came to it, a far cell what can reach it', async () => {
    await chase(29);
    await over(16, 15);
    await says('.aside_told', robots.why({ decided: 'teleport' }));
    await over(15, 16);
    await says('.aside_told', robots.barred({ reason: 'debrisThere' }));
    await over(3, 7);
    await says('.aside_told', robots.earlierFits);
    await over(27, 3);
    await says('.aside_told', `${robots.tooFar} ${robots.inReach}`);
  });

  test('without hints a cell says only what stands there', async () => {
    await chase(57);
    press('h');
    await over(1, 31);
    await says('.aside_told', robots.debrisHere);
    expect(text('.aside_told')).not.toContain(robots.barred({ reason: 'pushOffBoard' }));
  });

  test('what a candidate shows is what comes of it', async () => {
    const lab = await at('robots', 'crowd', 4);
    const placed = ({ you, robots, debris }: RobotsBoard) => ({ you, robots, debris });
    for (const move of ['NE', 'teleport 1']) {
      await look(move);
      const ghost = await until(lab.state.previewBoard, (now) => now?.move === move);
      await choose(`.evidence_candidates [data-move="${move}"] .evidence_move`);
      await says('.aside_step', 'Move 5:');
      const { frame } = await shown(lab, 5);
      expect(placed(frame.board as RobotsBoard)).toEqual(placed(ghost?.board as RobotsBoard));
      press('u');
      await shown(lab, 4);
      await says('.aside_step', 'Move 4:');
    }
  });

  test('a barred candidate is lit but leads nowhere', async () => {
    const lab = await chase(57);
    await look('W');
    expect(lab.state.previewMove.peek()).toBe('W');
    // Questions are answered in their order: by now the engine has refused the move.
    await lab.marks.cellInfo({ x: 0n, y: 0n });
    expect(lab.state.previewBoard.peek()).toBeNull();
  });

  test('play by hand: a step, staying, a teleport, and what the strategy would have done', async () => {
    const lab = await chase(0);
    await step(14, 14);
    await says('.aside_step', robots.walked({ nth: 1, direction: 'NW', cell: '(14, 14)' }));
    await says('.aside_advice', `${robots.other({ nth: 1 })} Walk west`);
    await step(14, 14);
    await says('.aside_step', robots.stayed({ nth: 2, cell: '(14, 14)' }));
    await step(3, 7);
    await says('.aside_step', robots.jumped({ nth: 3, cell: '(3, 7)' }));
    await step(30, 30);
    await lab.marks.cellInfo({ x: 0n, y: 0n });
    expect(lab.state.ply.peek()).toBe(3);
  });

  test('a barred cell that is clicked moves nobody', async () => {
    const lab = await chase(57);
    await step(2, 30);
    await says('.notice_notice p', robots.refused({ reason: 'robotThere' }));
    expect(lab.state.ply.peek()).toBe(57);
    expect(text('.timeline_counter')).toContain('Move 57 of 114');
  });

  test('the grid is walked by keyboard', async () => {
    await chase(0);
    press('b');
    await says('.aside_told', robots.title({ row: 15, column: 15 }));
    press('ArrowUp');
    await says('.aside_told', robots.title({ row: 14, column: 15 }));
    press('ArrowLeft');
    await says('.aside_told', robots.title({ row: 14, column: 14 }));
    press('Enter');
    await says('.aside_step', robots.walked({ nth: 1, direction: 'NW', cell: '(14, 14)' }));
    expect(document.activeElement?.getAttribute('role')).toBe('grid');
    press('End');
    await says('.aside_told', robots.title({ row: 14, column: 31 }));
    await says('.aside_told', robots.tooFar);
  });

  test('a lost board says who reached you', async () => {
    await at('robots', 'statement', 2, 2);
    await over(15, 15);
    await says('.aside_told', robots.caught({ count: 4, numbers: '1, 2, 3, 4' }));
  });
});

describe('Janken Tactics', () => {
  const statement = (ply: number) => at('janken', 'statement', ply);
  const zones = (ply: number) => at('janken', 'zones', ply);
  const place = (name: string) => [name.charCodeAt(0) - 65, Number(name[1]) - 1] as const;
  const over = (name: string) => hover(...place(name));
  const take = (name: string) => click(...place(name));

  const inHand = ({ state }: Boardlab) => {
    const held = state.selected.peek();
    return held && String.fromCharCode(65 + Number(held.x)) + (Number(held.y) + 1);
  };

  test('the sample has the judge’s exact output', async () => {
    const lab = await statement(0);
    expect(await output(lab)).toBe(
      'Game #1\nMove #1 (E5 -> E9): Successful (5 points left)\nMove #2 (D5 -> F8): Unsuccessful\n',
    );
    await says('.aside_because', janken.succeeds({ order: 'E5 → E9', points: 5 }));
  });

  test('a cell says its terrain, who stands there, and what the next unit has left there', async () => {
    await zones(0);
    await over('F5');
    await says('.aside_told', `F5. ${janken.ground({ cost: 3 })}`);
    await says('.aside_told', janken.left({ unit: capital(GUARDIAN), points: 5 }));
    await over('D4');
    await says('.aside_told', janken.beaten({ unit: 'Side 1’s swordsman', kind: 'swordsman' }));
    await says('.aside_told', `${janken.left({ unit: capital(GUARDIAN), points: 6 })} ${janken.passes}`);
    await over('D5');
    await waitFor(() => expect(text('.aside_told')).toBe(`D5. ${janken.water({ cost: 0 })} Rule`));
    await over('D7');
    await says('.aside_told', janken.barred({ unit: GUARDIAN }));
  });

  test('a cell in a zone says whose', async () => {
    await zones(0);
    await over('F7');
    await says('.aside_told', janken.left({ unit: capital(GUARDIAN), points: 3 }));
    await says('.aside_told', `${janken.beside({ units: unit(2, 'mage', 'E7') })} ${janken.endsHere}`);
  });

  test('a unit in hand tells of its own reach in place of the next one’s', async () => {
    const lab = await zones(0);
    await take('D7');
    expect(inHand(lab)).toBe('D7');
    await over('D8');
    await says('.aside_told', janken.left({ unit: capital(unit(2, 'swordsman', 'D7')), points: 9 }));
    await take('D7');
    expect(inHand(lab)).toBeNull();
    await over('D8');
    await says('.aside_told', capital(GUARDIAN));
  });

  test('an order by click, the other side’s as well, and back', async () => {
    const lab = await statement(0);
    await take('E5');
    await take('E7');
    await says('.aside_step', janken.succeeds({ order: janken.numbered({ nth: 1, order: 'E5 → E7' }), points: 8 }));
    expect(inHand(lab)).toBeNull();
    await take('A8');
    await take('B7');
    await says('.aside_step', janken.succeeds({ order: janken.numbered({ nth: 2, order: 'A8 → B7' }), points: 9 }));
    press('u');
    await says('.aside_step', janken.numbered({ nth: 1, order: 'E5 → E7' }));
  });

  test('a click on another unit takes that one in hand', async () => {
    const lab = await statement(0);
    await take('E5');
    expect(inHand(lab)).toBe('E5');
    await take('F8');
    expect(inHand(lab)).toBe('F8');
    expect(lab.state.ply.peek()).toBe(0);
  });

  test('an order by keyboard; beyond the rim nothing is chosen', async () => {
    const lab = await statement(0);
    press('b');
    await says(
      '.aside_told',
      `E5. ${janken.ground({ cost: 1 })} ${janken.beaten({ unit: 'Side 1’s guardian', kind: 'guardian' })}`,
    );
    for (const key of ['Enter', 'ArrowRight', 'ArrowRight']) {
      press(key);
      await settled(lab);
    }
    await says('.aside_told', 'E7.');
    press('Enter');
    await says('.aside_step', janken.succeeds({ order: janken.numbered({ nth: 1, order: 'E5 → E7' }), points: 8 }));
    keys('Home');
    await says('.aside_told', 'E1.');
    keys('ArrowUp');
    await says('.aside_told', `D1. ${janken.off}`);
    press('Enter');
    await lab.marks.cellInfo({ x: 0n, y: 0n });
    expect(lab.state.ply.peek()).toBe(1);
  });

  test('an order that fails says why: in the panel before it, in a sentence after it', async () => {
    await zones(1);
    await says('.aside_because', janken.fails({ order: 'D4 → D6', by: 'water' }));
    press('ArrowRight');
    await says('.aside_step', janken.fails({ order: janken.numbered({ nth: 2, order: 'D4 → D6' }), by: 'water' }));
    await take('E7');
    await take('E1');
    await says('.aside_step', janken.tooDear({ order: janken.numbered({ nth: 3, order: 'E7 → E1' }), points: 1 }));
    await over('E7');
    await says('.aside_told', capital(janken.unit({ side: 2, kind: 'mage' })));
  });

  test('without hints a cell keeps its counsel', async () => {
    await zones(0);
    press('h');
    await over('F5');
    await says('.aside_told', `F5. ${janken.ground({ cost: 3 })}`);
    expect(text('.aside_told')).not.toContain('guardian');
  });

  test('the way is gone cell by cell, and at once for a person who asked for stillness', async () => {
    const lab = await zones(0);
    const [{ Stage }, { gameModuleOf }] = [
      await import('../../www/src/board/stage'),
      await import('../../www/src/board/game-modules'),
    ];
    const game = gameModuleOf('janken').peek();
    if (!game) throw new Error('no board');
    prefersMotion('no-preference');
    const [{ canvas: drawn, picture }, time] = [canvas(), frames()];
    const stage = new Stage(drawn, lab.state, game, lab.engines.session);
    const pictureAt = (now: number) => {
      time.at(now);
      return picture();
    };
    stage.resize({ width: 640, height: 480 });
    pictureAt(0);
    press('ArrowRight');
    await shown(lab, 1);
    const way = [0, 0.2, 0.4, 0.6].map((share) => pictureAt(share * STEP));
    expect(new Set(way).size).toBe(way.length);
    const end = pictureAt(STEP);
    expect(way).not.toContain(end);
    stage.resize({ width: 640, height: 480 });
    expect(pictureAt(STEP)).toBe(end);
    prefersMotion('reduce');
    press('ArrowRight');
    await shown(lab, 2);
    const still = pictureAt(2 * STEP);
    expect(still).not.toBe(end);
    stage.resize({ width: 640, height: 480 });
    expect(pictureAt(3 * STEP)).toBe(still);
    stage.dispose();
    time.end();
  });
});
