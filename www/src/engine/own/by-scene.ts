// The engine of a game that the page draws by its scene. The game is played by the engine that has its rules; the one of pictures, which
// has the scenes of all games, adds to each position what is drawn of it.
import init, * as scenes from '../../../pkg/scenes/engine_scenes.js';
import type { Frame, IllegalMove } from '../boundary';
import type { PrintedBoard } from './printed';

/** What is asked of the engine that plays. */
type Session = {
  open(index: number): unknown;
  transcript(): string;
  frame(ply: number): Frame;
  peek(ply: number, move: string): Frame | IllegalMove;
  free(): void;
};
type Engine = { parse(game: string, text: string, relaxed: boolean, options: string): Session };

/** The moves that lead to a frame: it may be one of a move that is only looked at. */
function movesTo({ ply, move }: Frame, transcript: string): string {
  return move === null ? '' : [...transcript.split('; ').slice(0, ply - 1), move].join('; ');
}

/** A session whose positions have their scenes. */
function withScenes(session: Session, ...source: Parameters<Engine['parse']>): Session {
  const pictures = scenes.pictures(...source);
  let opened = 0;
  const shown = (frame: Frame): Frame => {
    const text = pictures.scene(opened, movesTo(frame, session.transcript()), frame.ply);
    const { ply, move, board } = frame;
    const plan = [...scenes.plan_printed(text)];
    const drawn: PrintedBoard = { game: board.game, scene: JSON.parse(text), text, plan, log: '', ply, move };
    return { ...frame, board: drawn as unknown as Frame['board'] };
  };
  const [open, frame, peek, free] = [session.open, session.frame, session.peek, session.free];
  return Object.assign(session, {
    open(index: number) {
      opened = index;
      return open.call(session, index);
    },
    frame: (ply: number) => shown(frame.call(session, ply)),
    peek(ply: number, move: string): Frame | IllegalMove {
      const found = peek.call(session, ply, move);
      return 'board' in found ? shown(found) : found;
    },
    free() {
      pictures.free();
      free.call(session);
    },
  });
}

/** An engine that has a game, with the scenes of its positions. */
export async function withPictures<E extends Engine>(engine: E): Promise<E> {
  await init();
  const parse: Engine['parse'] = (...source) => withScenes(engine.parse(...source), ...source);
  return { ...engine, parse };
}
