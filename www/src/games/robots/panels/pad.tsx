// The walks and teleports as buttons, for a screen on which a cell is smaller than a finger.

import * as p from 'words:panes';
import * as w from 'words:robots';
import type { ComponentChildren } from 'preact';
import type { Outcome, RobotsBoard, RobotsExplanation } from '../../../engine/boundary';
import { boardClient, chooseMove, game, marks, state } from '../../../game';
import { canUndo } from '../../../game/selectors';
import { capital, cell } from '../../../i18n/format';
import { apart } from '../../../i18n/join';
import { number } from '../../../i18n/say';
import { cx } from '../../../lib/cx';
import { NewGame } from '../../../panes/ended';
import { Button } from '../../../ui/button';
import { describeStep } from '../explain';
import { type Entry, robotsExplanation, unusedEntries } from '../moves';
import { arrowOf, nameOf } from '../names';
import { outcome } from '../reasons';
import css from './pad.module.css';

/** A move that the engine names. `verdict`: null while a class guesses, or hints are off. */
type Offer = { move: string; legal: boolean; verdict: Outcome | null; next: boolean };

/** Whether what the solver knows of the moves may be seen. */
const hides = () => !boardClient.value.shows.includes('hints');
const tells = () => state.hints.value && !hides();

function offerOf({ move, verdict }: { move: string; verdict: Outcome }, why: RobotsExplanation): Offer {
  const told = tells();
  const legal = verdict.kind !== 'illegal';
  return { move, legal, verdict: told ? verdict : null, next: told && move === why.chosen };
}

const play = ({ move, legal }: Offer) => legal && chooseMove(move);

/** Its name, and what comes of it. */
function labelOf(name: string, { legal, verdict, next }: Offer): string {
  const result = verdict ? outcome(verdict) : !legal && w.notAllowed;
  return apart(name, result, next && w.chosen);
}

const classOf = ({ legal, verdict, next }: Offer) =>
  cx(css.move, css[(legal ? verdict?.kind : 'illegal') ?? ''], next && css.next);

/** Whether it is the guess that a class has made. */
const isGuess = ({ move }: Offer) => boardClient.value.chosen === move || undefined;

function MoveButton({ offer, name, children }: { offer: Offer; name: string; children: ComponentChildren }) {
  return (
    <Button
      look="bare"
      class={classOf(offer)}
      aria-label={labelOf(name, offer)}
      off={!offer.legal}
      pressed={isGuess(offer)}
      run={() => play(offer)}
    >
      {children}
    </Button>
  );
}

function Teleport({ why, entry }: { why: RobotsExplanation; entry: Entry }) {
  const jump = why.teleports[entry.number - 1];
  if (!jump) return null;
  const place = cell(entry.at);
  return (
    <li>
      <MoveButton offer={offerOf(jump, why)} name={`${capital(nameOf(jump.move))} ${place}`}>
        <span class={css.name}>
          {w.teleport} <span class={css.ring}>{number(entry.number)}</span>
        </span>
        <span>{place}</span>
      </MoveButton>
    </li>
  );
}

function Teleports({ board, why }: { board: RobotsBoard; why: RobotsExplanation }) {
  const left = unusedEntries(board);
  if (left.length === 0) return <p class="muted">{w.noneLeft}</p>;
  return (
    <ul class={css.teleports} aria-label={w.teleportsLeft}>
      {left.map((entry) => (
        <Teleport key={entry.number} why={why} entry={entry} />
      ))}
    </ul>
  );
}

function Extent() {
  const close = state.closeUp.value;
  return (
    <Button pressed={!close} run={() => marks.setCloseUp(!close)}>
      {w.whole}
    </Button>
  );
}

/** The last move of one's own is taken back; there is none while a class guesses. */
function Undo() {
  if (!canUndo(state)) return null;
  return (
    <Button title={p.undo} run={() => game.undo()}>
      {p.undoShort}
    </Button>
  );
}

/** `hasControls`: whether a new game can be begun here. */
export function Pad({ hasControls }: { hasControls: boolean }) {
  const shown = state.shown.value;
  const board = shown?.frame.board;
  if (board?.game !== 'robots') return null;
  const why = robotsExplanation(shown?.explanation ?? null);
  return (
    <div class={css.pad} role="group" aria-label={w.nextMove}>
      {why ? (
        <div class={css.walks}>
          {why.walks
            .map((walk) => offerOf(walk, why))
            .map((offer) => (
              <MoveButton key={offer.move} offer={offer} name={capital(nameOf(offer.move))}>
                {arrowOf(offer.move)}
              </MoveButton>
            ))}
        </div>
      ) : (
        <div class={css.over}>
          <p>{describeStep(board)}</p>
          {hasControls && <NewGame />}
        </div>
      )}
      <div class={css.more}>
        <div class={css.tools}>
          <Extent />
          <Undo />
        </div>
        {why && <Teleports board={board} why={why} />}
      </div>
    </div>
  );
}
