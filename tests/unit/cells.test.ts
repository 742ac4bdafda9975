// @vitest-environment happy-dom
// The boards of Robots and of Janken Tactics: what is said of a cell, moves by hand, the grid for the keyboard.
import { atEnd, point, tap } from 'words:panes';
import { describe, expect, test } from 'vitest';
import type { RobotsBoard } from '../../www/src/engine/boundary';
import { click, hover, keys } from './board';
import { type Boardlab, choose, open, output, press, says, settled, shown, text, until, waitFor } from './page';
import { canvas, frames } from './picture';

/** Longer than any step takes to be drawn. */
const STEP = 500;

type Window = { happyDOM: { settings: { device: { prefersReducedMotion: string } } } };

function prefersMotion(wanted: 'reduce' | 'no-preference'): void {
  (globalThis as unknown as Window).happyDOM.settings.device.prefersReducedMotion = wanted;
}

async function at(game: string, sample: string, ply: number, index = 1): Promise<Boardlab> {
  const lab = await open(`#v=1&game=${game}&sample=${sample}&case=${index}&ply=${ply}`);
  lab.marks.setHints(true);
  await shown(lab, ply);
  await settled(lab);
  return lab;
}

describe('while no cell is looked at', () => {
  test.each([
    ['robots', 'statement', 0, 'what is there and whether you can move to it. A click plays an allowed move.'],
    ['janken', 'statement', 0, 'what is there and whether a unit can move to it. To move, choose a unit, then a cell.'],
    ['knights', 'twenty', 0, 'what is there. To move, choose a knight, then a cell with a ring.'],
    ['solitaire', 'fresh', 0, 'what is there and whether you can remove that piece. If you can, a click removes it.'],
    ['pursuit', 'match', 0, 'To place a catcher, choose a cell.'],
    ['pursuit', 'match', 1, 'To place the fugitive, choose a cell.'],
    ['pursuit', 'match', 2, 'To move a catcher, choose it, then a cell next to it. Then choose “Make the move”.'],
    ['pursuit', 'match', 3, 'To move the fugitive, choose a marked cell.'],
  ])('the box says how to move: %s, %s, %i', async (game, sample, ply, how) => {
    await at(game, sample, ply);
    await says('.told', how);
  });

  test('the box says nothing of moves when the game is over', async () => {
    await at('robots', 'statement', 2, 2);
    await waitFor(() => expect(text('.told')).toBe(point({ see: atEnd })));
  });

  test('the box speaks of taps where a finger points', async () => {
    await at('robots', 'statement', 0);
    const { isTouch } = await import('../../www/src/board/appearance');
    isTouch.value = true;
    await says(
      '.told',
      `${tap({ see: 'what is there and whether you can move to it' })} If the move is allowed, the tap`,
    );
    isTouch.value = false;
    await says('.told', point({ see: 'what is there' }).slice(0, -1));
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
      const row = document.querySelector(`.candidates [data-move="${move}"]`);
      expect(row).not.toBeNull();
      row?.dispatchEvent(new PointerEvent('pointerenter'));
    });

  test('a barred cell says why not, in the panel and beside the cell', async () => {
    await chase(57);
    await over(2, 30);
    await says('.told', 'Row 2, column 30');
    await says('.told', 'You cannot walk onto a robot.');
    await says('.bubble', 'You cannot walk onto a robot.');
    await over(1, 31);
    await says('.told', 'You cannot push it: it would leave the board.');
  });

  test('a cell beside you says what comes of it, and by which key it is not the choice', async () => {
    await chase(28);
    await over(27, 1);
    await says('.told', 'Chosen by the strategy: among equal walks, it has the smallest row number.');
    await over(28, 1);
    await says('.told', 'Not chosen: walking north is equally good and has a smaller row number.');
    await over(27, 2);
    await says('.told', 'Walking here loses at once: 1 robot reaches you.');
  });

  test('a teleport says whether the strategy came to it, a far cell what can reach it', async () => {
    await chase(29);
    await over(16, 15);
    await says('.told', 'this is the first teleport in the list that can be used');
    await over(15, 16);
    await says('.told', 'A teleport cannot lead onto debris.');
    await says('.told', 'skipped this teleport');
    await over(3, 7);
    await says('.told', 'uses a teleport that is earlier in the list');
    await over(27, 3);
    await says('.told', 'Too far to walk: you walk one cell per move. A robot can reach this cell with its next step.');
  });

  test('without hints a cell says only what stands there', async () => {
    await chase(57);
    press('h');
    await over(1, 31);
    await says('.told', 'There is debris here.');
    expect(text('.told')).not.toContain('push');
  });

  test('what a candidate shows is what comes of it', async () => {
    const lab = await at('robots', 'crowd', 4);
    const placed = ({ you, robots, debris }: RobotsBoard) => ({ you, robots, debris });
    for (const move of ['NE', 'teleport 1']) {
      await look(move);
      const ghost = await until(lab.state.previewBoard, (now) => now?.move === move);
      await choose(`.candidates [data-move="${move}"] .move`);
      await says('.step', 'Move 5:');
      const { frame } = await shown(lab, 5);
      expect(placed(frame.board as RobotsBoard)).toEqual(placed(ghost?.board as RobotsBoard));
      press('u');
      await shown(lab, 4);
      await says('.step', 'Move 4:');
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
    await says('.step', 'Move 1: you walk north-west to (14, 14)');
    await says('.advice', 'At move 1 the strategy would have walked west: ');
    await step(14, 14);
    await says('.step', 'Move 2: you stay at (14, 14)');
    await step(3, 7);
    await says('.step', 'Move 3: you teleport to (3, 7)');
    await step(30, 30);
    await lab.marks.cellInfo({ x: 0n, y: 0n });
    expect(lab.state.ply.peek()).toBe(3);
  });

  test('a barred cell that is clicked moves nobody', async () => {
    const lab = await chase(57);
    await step(2, 30);
    await says('.notice p', 'A robot stands there.');
    expect(lab.state.ply.peek()).toBe(57);
    expect(text('.counter')).toContain('Move 57 of 114');
  });

  test('the grid is walked by keyboard', async () => {
    await chase(0);
    press('b');
    await says('.told', 'Row 15, column 15');
    press('ArrowUp');
    await says('.told', 'Row 14, column 15');
    press('ArrowLeft');
    await says('.told', 'Row 14, column 14');
    press('Enter');
    await says('.step', 'Move 1: you walk north-west to (14, 14)');
    expect(document.activeElement?.getAttribute('role')).toBe('grid');
    press('End');
    await says('.told', 'Row 14, column 31');
    await says('.told', 'Too far to walk');
  });

  test('a lost board says who reached you', async () => {
    await at('robots', 'statement', 2, 2);
    await over(15, 15);
    await says('.told', 'Robots 1, 2, 3, and 4 reached you here.');
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
    await says('.because', 'E5 → E9 succeeds: its cheapest path costs 5 of 10 movement points, so 5 are left.');
  });

  test('a cell says its terrain, who stands there, and what the next unit has left there', async () => {
    await zones(0);
    await over('F5');
    await says('.told', 'F5. Hills: entering costs 3 points.');
    await says('.told', 'Every move starts with 10 points. From E3, side 1’s guardian would have 5 points left here.');
    await over('D4');
    await says('.told', 'Swordsman of side 1; guardians beat it.');
    await says('.told', 'could pass here with 6 points left, but not stop: the cell is occupied.');
    await over('D5');
    await says('.told', 'could not get here: water is in the way.');
    await over('D7');
    await says('.told', 'could not pass here: the cell has an enemy.');
  });

  test('a cell in a zone says whose', async () => {
    await zones(0);
    await over('F7');
    await says('.told', '3 points left here.');
    await says('.told', 'It must stop here, because the cell is next to a stronger enemy (side 2’s mage at E7).');
  });

  test('a unit in hand tells of its own reach in place of the next one’s', async () => {
    const lab = await zones(0);
    await take('D7');
    expect(inHand(lab)).toBe('D7');
    await over('D8');
    await says('.told', 'Every move starts with 10 points. From D7, side 2’s swordsman would have 9 points left here.');
    await take('D7');
    expect(inHand(lab)).toBeNull();
    await over('D8');
    await says('.told', 'Every move starts with 10 points. From E3, side 1’s guardian');
  });

  test('an order by click, the other side’s as well, and back', async () => {
    const lab = await statement(0);
    await take('E5');
    await take('E7');
    await says('.step', 'Move 1: E5 to E7 succeeds with 8 movement points left.');
    expect(inHand(lab)).toBeNull();
    await take('A8');
    await take('B7');
    await says('.step', 'Move 2: A8 to B7 succeeds with 9 movement points left.');
    press('u');
    await says('.step', 'Move 1: E5 to E7');
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
    await says('.told', 'E5. Field: entering costs 1 point. Guardian of side 1; mages beat it.');
    for (const key of ['Enter', 'ArrowRight', 'ArrowRight']) {
      press(key);
      await settled(lab);
    }
    await says('.told', 'E7.');
    press('Enter');
    await says('.step', 'Move 1: E5 to E7 succeeds with 8 movement points left.');
    keys('Home');
    await says('.told', 'E1.');
    keys('ArrowUp');
    await says('.told', 'D1. This cell is not on the board.');
    press('Enter');
    await lab.marks.cellInfo({ x: 0n, y: 0n });
    expect(lab.state.ply.peek()).toBe(1);
  });

  test('an order that fails says why: in the panel before it, in a sentence after it', async () => {
    await zones(1);
    await says('.because', 'D4 → D6 fails: cut off by water.');
    press('ArrowRight');
    await says('.step', 'Move 2: D4 to D6 fails: cut off by water.');
    await take('E7');
    await take('E1');
    await says('.step', 'Move 3: E7 to E1 fails: 1 point short.');
    await over('E7');
    await says('.told', 'Mage of side 2');
  });

  test('without hints a cell keeps its counsel', async () => {
    await zones(0);
    press('h');
    await over('F5');
    await says('.told', 'F5. Hills: entering costs 3 points.');
    expect(text('.told')).not.toContain('left here');
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
