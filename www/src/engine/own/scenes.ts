// What draws positions as SVG: an engine of its own, which knows all five games but none of their players.
import init, * as engine from '../../../pkg/scenes/engine_scenes.js';
import type { Answers, Source } from '../protocol';

export type ScenesCalls = {
  /**
   * The position after `ply` moves of a line, as the text of an SVG. `look`: words such as
   * `theme=print width=640 values=no window=0,0,8,8 chosen=3,3`.
   */
  picture: {
    ask: {
      source: Source;
      case: number;
      moves: string;
      ply: number;
      look: string;
      title: string;
      sentence: string;
      caption: string;
    };
    reply: string;
  };
};

/** Fetches the engine. */
export async function fetchScenes(): Promise<Answers<ScenesCalls>> {
  await init();
  return {
    picture: ({
      source: { game, text, relaxed, options },
      case: index,
      moves,
      ply,
      look,
      title,
      sentence,
      caption,
    }) => {
      const pictures = engine.pictures(game, text, relaxed, options);
      try {
        return pictures.picture(index, moves, ply, look, title, sentence, caption);
      } finally {
        pictures.free();
      }
    },
  };
}
