// What the judge says of the output, and the position that decides it.

import * as w from 'words:compare';
import { toRule } from 'words:panes';
import { refusalInWords } from '../../board/faults';
import { gameModuleOf } from '../../board/game-modules';
import { placeOf } from '../../board/timeline-unit';
import type { Comparison, Difference, FormFault, KnownMistake } from '../../engine/boundary';
import { input, state } from '../../game';
import { BETWEEN } from '../../i18n/join';
import { RuleLink } from '../../panes/rule';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Cause } from './cause';
import css from './compare.module.css';
import { search } from './diagnosis';
import { detail, verdict, why } from './in-words';
import { judge } from './judge';

const { comparison, phase, progress, watchable } = judge.state;
const { atDecision, first, mine, ours } = judge;

const LOOKS = {
  accepted: { tone: 'good' },
  blanks: { tone: 'warn' },
  wrong: { tone: 'bad', icon: 'close' },
} as const;

/** What is right at the position that is shown, and why; `name`: what that explains. */
function Judges({ name }: { name: string }) {
  const shown = state.shown.value;
  const gameModule = shown && gameModuleOf(shown.frame.board.game).value;
  if (!shown || !gameModule) return null;
  const { board } = shown.frame;
  // Where the game is over, what is counted is in the figures of the position.
  if (!shown.explanation)
    return (
      <dl>
        <dt>{w.end}</dt>
        <dd>
          {gameModule.describeStep(board)}
          <gameModule.Facts board={board} />
        </dd>
      </dl>
    );
  const { text, rule } = gameModule.explainMove(shown.explanation, board);
  return (
    <dl>
      <dt>{name}</dt>
      <dd>
        {text}
        {BETWEEN}
        <RuleLink rule={rule}>{toRule}</RuleLink>
      </dd>
    </dl>
  );
}

/** What is wrong with the form of the output. The ruling about that explains it, and no move does. */
function Form({ of, fault }: { of: Difference; fault: FormFault }) {
  const gameModule = gameModuleOf(state.source.value.game).value;
  return (
    <p data-form={fault}>
      {w.form({ fault })}
      {BETWEEN}
      {gameModule && <RuleLink rule={gameModule.formRule(of)}>{toRule}</RuleLink>}
    </p>
  );
}

/** The position that decides the first difference, once the board shows it. */
function Decision({ of: at }: { of: Difference }) {
  if (!atDecision.value) return null;
  if (!ours.value) return <p class="muted">{w.yourGame({ at: placeOf(at.decidedAt) })}</p>;
  return (
    <>
      <p class="muted">{at.decidedAt < at.ply ? w.beforeMove({ move: at.decidedAt + 1 }) : w.position}</p>
      <Judges name={why(at)} />
      {!at.reached && <p class="muted">{w.parted}</p>}
    </>
  );
}

/** The position before the first move that a mistake changes, once the board shows it. */
function AtParting({ of }: { of: KnownMistake }) {
  if (!judge.shows(of)) return null;
  return (
    <>
      <p class="muted">{w.beforeMove({ move: of.ply + 1 })}</p>
      <Judges name={w.why} />
    </>
  );
}

/** What explains the first difference: its form, the move where the games part, if that is known, or the position that decides it. */
function Reason() {
  const at = first.value;
  if (!at) return null;
  if (at.form) return <Form of={at} fault={at.form} />;
  const [cause, another] = search.state.known.value?.mistakes ?? [];
  const isCause = cause && cause.move !== null && !another && ours.value;
  return isCause ? <AtParting of={cause} /> : <Decision of={at} />;
}

function Watch() {
  if (!watchable.value) return null;
  const watch = () => input.setText(mine.peek());
  return (
    <Button class={css.act} run={watch}>
      {w.watch}
    </Button>
  );
}

/** Why a move of the output is refused. */
function Refused() {
  const refusal = first.value?.refusal;
  const own = gameModuleOf(state.source.value.game).value?.faults;
  return refusal && own ? <p>{refusalInWords(refusal, own)}</p> : null;
}

/** A character that only looks like the right one. */
function Alike() {
  const found = first.value?.lookAlike;
  if (!found) return null;
  const { code, name, line, column } = found;
  return (
    <p>{w.lookAlike({ character: `U+${code.toString(16).toUpperCase().padStart(4, '0')} ${name}`, line, column })}</p>
  );
}

function lookOf(told: Comparison | null) {
  if (!told) return phase.value === 'lost' ? { tone: 'bad' as const } : { tone: 'plain' as const };
  const { kind } = told.verdict;
  return LOOKS[told.multipleAnswers && kind === 'blanks' ? 'accepted' : kind];
}

/** What is said aloud, once: how far it is, and what stands on the board, is not. */
function Spoken({ told }: { told: Comparison | null }) {
  return (
    <div role="status">
      {phase.value === 'lost' && <p>{w.lost}</p>}
      {told && (
        <p>
          <b>{verdict(told)}</b>
          {BETWEEN}
          {detail(told)}
        </p>
      )}
      <Refused />
      <Alike />
    </div>
  );
}

export function Verdict() {
  const told = comparison.value;
  const isBusy = !told && phase.value !== 'lost';
  return (
    <Alert {...lookOf(told)} class={css.verdict}>
      {isBusy && <p>{w.judging({ done: progress.value, all: state.cases.value })}</p>}
      <Spoken told={told} />
      <div class={css.reasons}>
        <Cause />
        <Reason />
        <Watch />
      </div>
    </Alert>
  );
}
