// What games add to the state of the page: each part by itself, without a document or an engine.
import { expect, test } from 'vitest';
import type { TheoryOutlook, TheoryResult } from '../../www/src/engine/boundary';
import { atlas } from '../../www/src/games/pursuit/panels/atlas-state';
import type { Result } from '../../www/src/games/pursuit/panels/matches';
import { stopsOf } from '../../www/src/games/pursuit/panels/stops';
import { workshop } from '../../www/src/games/pursuit/panels/workshop-state';
import { areas, type Found, theory } from '../../www/src/games/pursuit/state';
import { until } from './wait';

const COST = { states: '10', kept: '5', bytes: '100', fits: true } as never;
const RESULT = { captureTime: 4, placements: ['0 0'], total: 1 } as unknown as TheoryResult;
const FOUND = { generation: 1, ply: 2 } as Found;

test('the theory goes from its cost to its result, and forgets what it found when it begins again', () => {
  const { state } = theory;
  theory.restart('asking');
  expect([state.phase.value, state.cost.value]).toEqual(['asking', null]);
  theory.setCost(COST);
  expect([state.phase.value, state.cost.value]).toEqual(['ready', COST]);
  theory.restart('solving');
  theory.setProgress({ turn: 1, lost: '1', won: '2' } as never);
  expect([state.phase.value, state.cost.value]).toEqual(['solving', COST]);
  theory.setResult(RESULT);
  theory.setFound(FOUND);
  theory.setCourse({ generation: 1, stops: [] });
  expect([state.phase.value, state.result.value, state.found.value]).toEqual(['solved', RESULT, FOUND]);
  theory.restart('cancelled');
  const left = [state.progress, state.result, state.found, state.course].map(({ value }) => value);
  expect([state.phase.value, ...left]).toEqual(['cancelled', null, null, null, null]);
  // What it takes is still true.
  expect(state.cost.value).toBe(COST);
});

test('areas are kept by ply, of one line at a time', () => {
  const { state } = areas;
  const known = () => [...state.areas.value.byPly];
  areas.add(1, 2, 30);
  areas.add(1, 3, 25);
  expect(known()).toEqual([
    [2, 30],
    [3, 25],
  ]);
  const before = state.areas.value;
  areas.add(1, 3, 25);
  expect(state.areas.value).toBe(before);
  areas.add(2, 5, 7);
  expect(known()).toEqual([[5, 7]]);
});

const outlook = (sideToMove: 'catchers' | 'fugitive', capture: number | null, orLater = false): TheoryOutlook => ({
  turn: 0,
  sideToMove,
  capture,
  orLater,
});

test('a move that makes the capture later is the catchers’ loss, one that makes it sooner the fugitive’s', () => {
  const plies = [outlook('catchers', 4), outlook('fugitive', 5), outlook('catchers', 3), outlook('fugitive', 3)];
  const lost = stopsOf(plies, { end: null, turn: 9 }).map(({ lost }) => lost && [lost.by, lost.from.capture]);
  expect(lost).toEqual([null, ['catchers', 4], ['fugitive', 5], null]);
});

test('never is later than any turn, and two captures beyond the table are not compared', () => {
  const plies = [outlook('fugitive', null), outlook('catchers', 9), outlook('fugitive', null)];
  expect(stopsOf(plies, { end: null, turn: 9 }).map(({ lost }) => lost?.by)).toEqual([
    undefined,
    'fugitive',
    'catchers',
  ]);
  const beyond = [outlook('catchers', 254, true), outlook('fugitive', 255, true)];
  expect(stopsOf(beyond, { end: null, turn: 9 })[1]?.lost).toBeNull();
});

test('a match that ends with the capture has a value for its end', () => {
  const stops = stopsOf([outlook('catchers', 2)], { end: { kind: 'caught' }, turn: 3 });
  expect(stops).toHaveLength(2);
  expect(stops[1]).toMatchObject({ ply: 1, capture: 3, lost: { by: 'catchers' } });
  expect(stopsOf([outlook('catchers', 2)], { end: { kind: 'escaped' }, turn: 3 })).toHaveLength(1);
});

test('the chart’s catchers go with the chosen case', () => {
  atlas.setCatchers(3);
  expect(atlas.state.catchers.value).toBe(3);
  atlas.choose({ row: 2, side: 4 });
  expect([atlas.state.chosen.value, atlas.state.catchers.value]).toEqual([{ row: 2, side: 4 }, null]);
});

const FAULT = { line: 3, message: 'x', failure: 'exit' } as never;
const played = (points: number, fault: Result['fault'] = null) => ({ points, turns: 20, fault }) as Result;

test('a run clears what was said of the last one, keeps the first fault, and stops growing its log', () => {
  const { state } = workshop;
  workshop.setStatus('over');
  workshop.setProgress('3 of 4');
  workshop.log(['old']);
  workshop.begin();
  expect([state.progress.value, state.status.value, state.logs.value]).toEqual(['', '', []]);
  workshop.clear();
  workshop.setProgress('1 of 2');
  workshop.addResult('a', played(3));
  expect(state.fault.value).toBeNull();
  workshop.addResult('b', played(4, FAULT));
  workshop.addResult('c', played(5, { ...(FAULT as object), line: 9 } as never));
  expect([...state.results.value.keys()]).toEqual(['a', 'b', 'c']);
  expect(state.fault.value).toBe(FAULT);
  workshop.log(Array.from({ length: 300 }, (_, n) => `${n}`));
  expect(state.logs.value).toHaveLength(200);
  // The results of the last run stay until all are played anew.
  expect(state.results.value.size).toBe(3);
  workshop.setFault(null);
  expect(state.fault.value).toBeNull();
  workshop.clear();
  expect(state.results.value.size).toBe(0);
});

test('landmarks are asked for once a board is shown, and are kept; so is how the next knight comes by its value', async () => {
  const { openHeadless, follow, arrived } = await import('./headless');
  const { game } = await openHeadless();
  const { followShown, landmarks, nextKnight } = await import('../../www/src/games/knights/state');
  const stop = followShown();
  expect([landmarks.found.value, nextKnight.found.value]).toEqual([null, null]);
  await follow('#v=1&game=knights&sample=twenty&case=1&ply=0');
  const found = await until(landmarks.found, (now) => now !== null);
  expect(found?.peaks.length).toBeGreaterThan(0);
  const told = async (nth: number) => {
    game.go(nth);
    const { frame, explanation } = await arrived();
    if (frame.board.game !== 'knights' || explanation?.game !== 'knights') throw new Error('another game');
    const { x, y } = frame.board.knights[Number.parseInt(explanation.chosen, 10) - 1] ?? {};
    await until(nextKnight.found, (now) => now?.game === 'knights' && now.x === x && now.y === y);
  };
  for (const nth of [0, 1, 2]) await told(nth);
  expect(landmarks.found.value).toBe(found);
  stop();
});

test('the board shows the theory of its own position, keeps its place for the next, and nothing on another line', async () => {
  const { openHeadless, follow, arrived } = await import('./headless');
  const { state } = await openHeadless();
  await follow('#v=1&game=pursuit&sample=match&case=1&ply=3');
  const { generation, frame } = await arrived();
  const { theoryOverlay } = await import('../../www/src/games/pursuit/selectors');
  if (frame.board.game !== 'pursuit') throw new Error('another game');
  theory.restart('solving');
  expect(theoryOverlay(state)).toBeNull();
  const advice = { turns: [] } as never;
  theory.setFound({ generation, ply: 3, board: frame.board, theory: advice });
  expect(theoryOverlay(state)).toBe(advice);
  expect(theoryOverlay({ ...state })).toBeNull();
  theory.show(false);
  expect(theoryOverlay(state)).toBeNull();
  theory.show(true);
  theory.setFound({ generation, ply: 2, board: frame.board, theory: advice });
  expect(theoryOverlay(state)).toBe('pending');
});
