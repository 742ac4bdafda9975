// The module of Hyper Knights: the nim-sum in binary, how a value is computed, the winning moves.
import * as w from 'words:knights';
import { goToCell } from '../../board/board-input';
import type { GameModuleOf, Reason } from '../../board/game-modules';
import type { KnightsBoard, KnightsExplanation, Landmarks } from '../../engine/boundary';
import { state } from '../../game';
import type { GameFaults } from '../../i18n/faults-common';
import { number, place } from '../../i18n/say';
import { cx } from '../../lib/cx';
import evidence from '../../panes/evidence.module.css';
import { MoveButton } from '../../panes/move';
import { RuleLink } from '../../panes/rule';
import grades from '../../panes/value.module.css';
import { Button } from '../../ui/button';
import solitaire from '../solitaire/solitaire.module.css';
import { drawing } from './draw/drawing';
import { edits } from './edit';
import { events } from './events';
import { advice, describeStep, descriptions, explainMove } from './explain';
import { interaction } from './interact';
import css from './knights.module.css';
import { moveOf } from './moves';
import { MapControls } from './panels/controls';
import { Mex } from './panels/mex';
import { redaction, valueRedaction } from './redaction';
import type { KnightsRule } from './rule-ids';
import { cutOf, ruleOfBest } from './rulings';
import { followShown, landmarks, landmarksOf, tileOf } from './state';

const MOST_LISTED = 40;
const MOST_MOVES = 24;
const MOST_SLIPS = 3;
const BITS = [4, 2, 1] as const;

const reveal = ({ x, y }: { x: string; y: string }): void => goToCell({ x: BigInt(x), y: BigInt(y) });

function Bits({ value }: { value: number }) {
  return (
    <span class={css.bits}>
      {BITS.map((bit) => (
        <span key={bit} class={value & bit ? css.one : css.zero}>
          {value & bit ? 1 : 0}
        </span>
      ))}
    </span>
  );
}

type RowProps = { board: KnightsBoard; why: KnightsExplanation; index: number; isNext: boolean };

function KnightRow({ board, why, index, isNext }: RowProps) {
  const knight = board.knights[index];
  if (!knight) return null;
  const value = why.grundy[index] ?? knight.grundy;
  return (
    <tr class={isNext ? css.next : undefined}>
      <th scope="row">
        <Button look="bare" class={evidence.move} aria-label={w.show({ knight: index + 1 })} run={() => reveal(knight)}>
          #{number(index + 1)}
        </Button>
      </th>
      <td>{place(knight.x, knight.y)}</td>
      <td>
        <span class={cx(grades.value, grades[`g${value}`])}>{value}</span>
      </td>
      <td>
        <Bits value={value} />
      </td>
    </tr>
  );
}

function NimSum({ board, why }: { board: KnightsBoard; why: KnightsExplanation }) {
  const rest = board.knights.length - MOST_LISTED;
  const next = moveOf(why.chosen, board)?.knight;
  return (
    <div class={evidence.scroll} data-scrolls tabIndex={0} role="region" aria-label={w.nimSum}>
      <table class={css.nim}>
        <thead>
          <tr>
            <th scope="col">{w.knight}</th>
            <th scope="col">{w.place}</th>
            <th scope="col">{w.valueHead}</th>
            <th scope="col">
              <span class={css.bits}>
                {BITS.map((bit) => (
                  <span key={bit}>{bit}</span>
                ))}
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {board.knights.slice(0, MOST_LISTED).map((_, index) => (
            <KnightRow key={index} board={board} why={why} index={index} isNext={index === next} />
          ))}
        </tbody>
        <tfoot>
          {rest > 0 && (
            <tr>
              <td colSpan={4}>{w.more({ rest })}</td>
            </tr>
          )}
          <tr>
            <th scope="row" colSpan={2}>
              <RuleLink<KnightsRule> rule="nimSum">{w.sumOf({ knights: board.knights.length })}</RuleLink>
            </th>
            <td>{why.nimSum}</td>
            <td>
              <Bits value={why.nimSum} />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function WinningMove({ board, move }: { board: KnightsBoard; move: string }) {
  const found = moveOf(move, board);
  return (
    <li>
      <MoveButton move={move}>
        {found ? w.to({ knight: found.knight + 1, place: place(`${found.to.x}`, `${found.to.y}`) }) : move}
      </MoveButton>
    </li>
  );
}

function Winning({ board, why }: { board: KnightsBoard; why: KnightsExplanation }) {
  const { winning } = why;
  return (
    <section class={solitaire.worked}>
      <h3>
        <RuleLink<KnightsRule> rule={ruleOfBest(why)}>{winning.length > 0 ? w.winning : w.noWinning}</RuleLink>
      </h3>
      <ul class={css.winning}>
        {winning.slice(0, MOST_MOVES).map((move) => (
          <WinningMove key={move} board={board} move={move} />
        ))}
        {winning.length > MOST_MOVES && <li class="muted">{w.more({ rest: winning.length - MOST_MOVES })}</li>}
      </ul>
    </section>
  );
}

function Evidence({ board, why }: { board: KnightsBoard; why: KnightsExplanation }) {
  return (
    <>
      <NimSum board={board} why={why} />
      <p class="muted">{w.sumNote}</p>
      <Winning board={board} why={why} />
      <Mex />
    </>
  );
}

function Facts({ board }: { board: KnightsBoard }) {
  const hints = state.hints.value;
  return (
    <dl class={evidence.facts}>
      <dt>{w.count}</dt>
      <dd>{number(board.knights.length)}</dd>
      {hints && <dt>{w.nimSum}</dt>}
      {hints && <dd>{board.nimSum}</dd>}
      <dt>{w.mover}</dt>
      <dd>{board.mover === null ? w.nobody : w.player({ player: board.mover })}</dd>
      {hints && <dt>{w.winner}</dt>}
      {hints && <dd>{w.player({ player: board.winner })}</dd>}
    </dl>
  );
}

function errata(board: KnightsBoard): Reason<KnightsRule>[] {
  const met = board.knights.map((_, index) => cutOf(board, index)).filter((reason) => reason !== null);
  return met.slice(0, MOST_SLIPS);
}

const signs: GameModuleOf<KnightsBoard, KnightsExplanation, Landmarks>['signs'] = [
  [cx(css.winningSign), w.winningSign],
  [cx(css.held), w.heldSign],
  [cx(css.alice), w.playedSign({ player: 0 })],
  [cx(css.bob), w.playedSign({ player: 1 })],
  [cx(css.peak), w.peakSign],
  [cx(css.band), w.bandSign],
];

const faults: GameFaults<'knights'> = {
  fields: {
    knightCount: () => w.knightCount,
    knightX: (index) => w.knightX({ index }),
    knightY: (index) => w.knightY({ index }),
  },
  notations: {},
  occupants: {},
  fixes: {},
  refusals: {},
};

export const knights: GameModuleOf<KnightsBoard, KnightsExplanation, Landmarks> = {
  drawing,
  interaction,
  descriptions,
  // A lesson's crop shows cells alone.
  overlay: ({ crop }) => (crop.value === null ? landmarks.found.value : null),
  loadOverlay: landmarksOf,
  loadTile: tileOf,
  start: followShown,
  edits,
  Evidence,
  Facts,
  Controls: MapControls,
  signs,
  events,
  faults,
  sizes: { knight: (knights) => w.knights({ knights }) },
  valuesAreHints: true,
  hasOpponent: true,
  describeStep,
  explainMove,
  advice,
  formRule: (): KnightsRule => 'output',
  mistakes: () => import('./mistakes').then(({ mistakes }) => mistakes),
  errata,
  redaction,
  valueRedaction,
  hint: w.hint,
  cellHint: { look: w.look, play: () => w.hint },
};
