// The module of Pursuit: who plays, the value of each move, the exact theory, a workshop for programs.
import * as w from 'words:pursuit';
import type { GameModuleOf } from '../../board/game-modules';
import type { MistakenFrame, PursuitBoard, PursuitExplanation } from '../../engine/boundary';
import { drawing } from './draw/drawing';
import { edits } from './edit';
import { events } from './events';
import { cellHint, descriptions } from './explain';
import { interaction, moveOfPlan } from './interact';
import { Controls, Seats } from './panels/controls';
import { Facts, Signs } from './panels/facts';
import { lab, openResults, pages } from './panels/pages';
import { Evidence } from './panels/why';
import type { Overlay } from './position';
import { advice, errata, explainMove } from './reasons';
import { redaction, valueRedaction } from './redaction';
import type { PursuitRule } from './rule-ids';
import { followAreas, theoryOverlay } from './selectors';
import { describeStep } from './steps';
import { faults, sizes } from './terms';
import './pursuit.module.css';
import { paragraph } from '../../i18n/join';

function mistakenBoard(board: PursuitBoard, { pieces }: MistakenFrame): PursuitBoard {
  const cells = (name: string) =>
    pieces.flatMap(({ piece, at: [row, column] }) => (piece === name ? [row * board.n + column] : []));
  const [fugitive = null] = cells('fugitive');
  return { ...board, catchers: cells('catcher'), fugitive, reach: '', pairs: 0, step: null, end: null, score: null };
}

export const pursuit: GameModuleOf<PursuitBoard, PursuitExplanation, Overlay> = {
  drawing,
  interaction,
  descriptions,
  overlay: theoryOverlay,
  start: followAreas,
  edits,
  Evidence,
  Facts,
  Controls,
  Signs,
  signs: [],
  events,
  faults,
  sizes,
  hasOpponent: false,
  Seats,
  describeStep,
  explainMove,
  advice,
  formRule: ({ refusal }): PursuitRule => (refusal ? 'output' : 'replay'),
  mistakes: () => import('./mistakes').then(({ mistakes }) => mistakes),
  mistakenBoard,
  errata,
  pages,
  redaction,
  valueRedaction,
  moveOfPlan,
  lab,
  openResults,
  hint: paragraph(w.choose({ act: 'moveFugitive' }), w.choose({ act: 'moveCatchers' }), w.thenSend),
  cellHint,
};
