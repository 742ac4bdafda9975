// The module of a game that is drawn by its scene. The page has no words for it beyond those of its entry: it shows the core's own keys,
// names and moves.
import * as w from 'words:scene';
import type { GameModuleOf } from '../../board/game-modules';
import { describePosition } from '../../board/scene/describe';
import { onScenes } from '../../board/scene/parts';
import type { Board, Explanation } from '../../engine/boundary';
import type { PrintedBoard } from '../../engine/own/printed';
import { state } from '../../game';
import { ended } from '../../i18n/join';
import type { Redaction } from '../../lib/redact';
import { MoveButton } from '../../panes/move';
import css from './by-scene.module.css';
import type { Known } from './known';

/** To the page it is a board as that of any game. */
type SceneBoard = Board & PrintedBoard;

/** A table of words for keys that only the core knows: what it has for each. */
const byKey = <T,>(of: (key: string) => T) =>
  new Proxy({}, { get: (_, key) => (typeof key === 'string' ? of(key) : undefined) }) as never;

const faults = {
  fields: byKey((key) => (index: number) => (index > 0 ? `${key} ${index}` : key)),
  notations: byKey(
    () =>
      ({ value }: { value: string }) =>
        value,
  ),
  occupants: byKey((key) => () => key),
  fixes: byKey((key) => key),
  refusals: byKey((key) => key),
};

const shownAsItIs = <T,>(value: T): T => value;
const redaction = {
  game: 'shown',
  scene: shownAsItIs,
  text: 'shown',
  plan: 'shown',
  log: 'shown',
  ply: 'shown',
  move: 'shown',
  // The legal ones tell nothing of which is right.
  moves: shownAsItIs,
} as const satisfies Redaction<PrintedBoard>;

const NO_EDITS = { tools: [], takes: () => false, change: () => null, moved: () => '' };

/** More would be a list that nobody reads. */
const SHOWN = 40;

function describeStep({ ply = 0, move, scene }: PrintedBoard): string {
  if (scene.sentence) return scene.sentence;
  return move ? ended(w.moved({ nth: ply, move })) : w.start;
}

export function moduleOf({
  moves: movesOf = ({ moves = [] }) => moves,
  pieceName = shownAsItIs,
}: Pick<Known, 'moves' | 'pieceName'>): GameModuleOf<SceneBoard, Explanation, CanvasImageSource> {
  const shared = onScenes(movesOf);
  const { describeCell } = shared.descriptions;
  /** The board with the page's names of its pieces. */
  const named = (board: SceneBoard): SceneBoard => {
    const pieces = board.scene.pieces?.map((piece) => ({ ...piece, name: pieceName(piece.name) }));
    return { ...board, scene: { ...board.scene, ...(pieces && { pieces }) } };
  };
  function Moves({ board }: { board: SceneBoard }) {
    const moves = movesOf(board, state.shown.value?.explanation ?? null).slice(0, SHOWN);
    return (
      <div class={css.moves} role="group" aria-label={w.moves}>
        {moves.map(({ move }) => (
          <MoveButton key={move} move={move}>
            {move}
          </MoveButton>
        ))}
      </div>
    );
  }
  return {
    ...shared,
    descriptions: {
      ...shared.descriptions,
      describePosition: (board) => describePosition(named(board)),
      describeCell: (board, why, chosen, cell) => describeCell(named(board), why, chosen, cell),
    },
    edits: NO_EDITS,
    Evidence: Moves,
    Facts: Moves,
    faults,
    sizes: byKey((key) => (all: number) => `${all} ${key}`),
    hasOpponent: false,
    describeStep,
    explainMove: ({ chosen }) => ({ text: ended(w.next({ move: chosen ?? '' })), rule: '' }),
    advice: ({ chosen }, move) => (chosen && chosen !== move ? ended(w.rather({ move: chosen })) : ''),
    formRule: () => '',
    mistakes: async () => ({
      name: ({ mistake }) => w.mistake({ key: mistake }),
      cause: ({ mistake }) => w.cause({ key: mistake }),
    }),
    errata: () => [],
    redaction: redaction as unknown as Redaction<SceneBoard>,
    valueRedaction: redaction as unknown as Redaction<SceneBoard>,
    cellHint: { look: w.look, play: () => w.play },
  };
}
