// The module of Hyper Knights: the nim-sum in binary, how a value is computed, the winning moves.
import './style.css';
import { stage } from '../../board/board-input';
import type { GameModuleOf, Reason } from '../../board/game-modules';
import type { KnightsBoard, KnightsExplanation, Landmarks } from '../../engine/boundary';
import { marks, state } from '../../game';
import { number, place } from '../../i18n/common';
import { MoveButton } from '../../panes/move';
import { RuleLink } from '../../panes/rule';
import { drawing } from './draw/drawing';
import { edits } from './edit';
import { events } from './events';
import { descriptions } from './explain';
import { interaction } from './interact';
import { knightsWords } from './messages/messages-en';
import { knightsTerms as terms } from './messages/terms-en';
import { moveOf } from './moves';
import { MapControls } from './panels/controls';
import { Mex } from './panels/mex';
import { redaction, valueRedaction } from './redaction';
import type { KnightsRule } from './rule-ids';
import { followShown, landmarks, landmarksOf, tileOf } from './state';

const MOST_LISTED = 40;
const MOST_MOVES = 24;
const MOST_SLIPS = 3;
const BITS = [4, 2, 1] as const;

const w = knightsWords;

function reveal({ x, y }: { x: string; y: string }): void {
  const at = { x: BigInt(x), y: BigInt(y) };
  marks.putCursor(at);
  stage.peek()?.reveal(at);
}

function Bits({ value }: { value: number }) {
  return (
    <span class="bits">
      {BITS.map((bit) => (
        <span key={bit} class={value & bit ? 'one' : 'zero'}>
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
    <tr class={isNext ? 'next' : ''}>
      <th scope="row">
        <button type="button" class="move" aria-label={w.nim.show(index + 1)} onClick={() => reveal(knight)}>
          #{number(index + 1)}
        </button>
      </th>
      <td>{place(knight.x, knight.y)}</td>
      <td>
        <span class={`value g${value}`}>{value}</span>
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
    <div class="scroll" tabIndex={0} role="region" aria-label={w.nim.label}>
      <table class="nim">
        <thead>
          <tr>
            <th scope="col">{w.nim.knight}</th>
            <th scope="col">{w.nim.at}</th>
            <th scope="col">{w.nim.value}</th>
            <th scope="col" title={w.nim.binaryTitle}>
              <span class="bits">
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
              <td colSpan={4}>{w.nim.more(rest)}</td>
            </tr>
          )}
          <tr>
            <th scope="row" colSpan={2}>
              <RuleLink<KnightsRule> rule="nimSum">{w.nim.sum(board.knights.length)}</RuleLink>
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
        {found ? w.winning.move(found.knight + 1, `${found.to.x}`, `${found.to.y}`) : move}
      </MoveButton>
    </li>
  );
}

function Winning({ board, why: { winning } }: { board: KnightsBoard; why: KnightsExplanation }) {
  return (
    <section class="worked">
      <h3>
        <RuleLink<KnightsRule> rule={winning.length ? 'winning' : 'loser'}>
          {w.winning.heading(winning.length)}
        </RuleLink>
      </h3>
      <ul class="winning">
        {winning.slice(0, MOST_MOVES).map((move) => (
          <WinningMove key={move} board={board} move={move} />
        ))}
        {winning.length > MOST_MOVES && <li class="muted">{w.winning.more(winning.length - MOST_MOVES)}</li>}
      </ul>
    </section>
  );
}

function Evidence({ board, why }: { board: KnightsBoard; why: KnightsExplanation }) {
  return (
    <>
      <NimSum board={board} why={why} />
      <p class="muted">{w.nim.sumNote}</p>
      <Winning board={board} why={why} />
      <Mex />
    </>
  );
}

function Facts({ board }: { board: KnightsBoard }) {
  const f = w.facts;
  const hints = state.hints.value;
  return (
    <dl class="facts">
      <dt>{f.knights}</dt>
      <dd>{number(board.knights.length)}</dd>
      {hints && <dt>{f.nimSum}</dt>}
      {hints && <dd>{board.nimSum}</dd>}
      <dt>{f.mover}</dt>
      <dd>{board.mover === null ? f.nobody : f.player(board.mover)}</dd>
      {hints && <dt>{f.winner}</dt>}
      {hints && <dd>{f.player(board.winner)}</dd>}
    </dl>
  );
}

function errata({ knights: all }: KnightsBoard): Reason<KnightsRule>[] {
  const met = all.flatMap(({ cut, grundy }, index) =>
    cut === null ? [] : [{ text: w.cut(index + 1, cut, grundy), rule: 'board' as const }],
  );
  return met.slice(0, MOST_SLIPS);
}

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
  signs: terms.signs,
  events,
  faults: terms.faults,
  sizes: terms.sizes,
  valuesAreHints: true,
  hasOpponent: true,
  describeStep: w.step,
  explainMove: w.explainMove,
  advice: w.advice,
  formRule: (): KnightsRule => 'output',
  errata,
  redaction,
  valueRedaction,
  hint: w.hint,
  cellHint: w.cellHint,
};
