// The points of the games that pupils played, counted by an engine that replays them: a hand-in only names moves.
import { entryOf } from '../../../board/game-modules';
import type { Lesson, Score, Step, Teaching } from '../../../board/teaching';
import { Engine, unlessGone } from '../../../engine/engine';
import { positionOf, sourceOf } from '../step';
import type { Entry } from './entries';

/** The ply that a branch leads to: `5:a;b` begins at ply 5 and has two moves. */
export const endOf = (moves: string): number => {
  const colon = moves.indexOf(':');
  return Number(moves.slice(0, colon)) + moves.slice(colon + 1).split(';').length;
};

async function scoreOf(engine: Engine, { position }: Step, moves: string): Promise<Score | null> {
  const teaching = (await entryOf(position.game).teaching()) as Teaching;
  if (!teaching.score) return null;
  const ply = endOf(moves);
  await engine.ask('load', { source: sourceOf(position), position: { ...positionOf(position), moves, ply } });
  const { frame } = await engine.ask('frame', { ply });
  return teaching.score(frame.board);
}

/** Told of the game in a code that was played on from a step. */
type Tell = (code: string, step: number, score: Score) => void;

/** Counts the points of each game that has none yet. Returns what ends that. */
export function countPoints(entries: readonly Entry[], { steps }: Lesson, tell: Tell): () => void {
  const games = entries.flatMap(({ code, games, scores }) =>
    Object.entries(games)
      .map(([at, moves]) => ({ code, nth: Number(at), moves }))
      .filter(({ nth }) => scores[nth] === undefined && steps[nth]),
  );
  if (games.length === 0) return () => {};
  const engine = new Engine(
    () => {},
    () => {},
  );
  const run = async () => {
    for (const { code, nth, moves } of games) {
      const step = steps[nth];
      // Moves that the engine refuses bring no points.
      const score = step && (await unlessGone(scoreOf(engine, step, moves), null));
      if (score) tell(code, nth, score);
    }
    engine.end();
  };
  run();
  return () => engine.end();
}
