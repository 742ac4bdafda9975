// What the judge says of the output, and the position that decides it.

import * as w from 'words:compare';
import { toRule } from 'words:panes';
import { refusalInWords } from '../../board/faults';
import { gameModuleOf } from '../../board/game-modules';
import { placeOf } from '../../board/timeline-unit';
import type { Difference, FormFault } from '../../engine/boundary';
import { input, state } from '../../game';
import { RuleLink } from '../../panes/rule';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import css from './compare.module.css';
import { detail, verdict, why } from './in-words';
import { judge } from './judge';

const { comparison, phase, progress, watchable } = judge.state;
const { atDecision, first, mine, ours } = judge;

const LOOKS = {
  accepted: { tone: 'good' },
  blanks: { tone: 'warn' },
  wrong: { tone: 'bad', icon: 'close' },
} as const;

/** What is right where a difference is decided, and why. */
function Judges({ of }: { of: Difference }) {
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
      <dt>{why(of)}</dt>
      <dd>
        {text} <RuleLink rule={rule}>{toRule}</RuleLink>
      </dd>
    </dl>
  );
}

/** What is wrong with the form of the output. The ruling about that explains it, and no move does. */
function Form({ of, fault }: { of: Difference; fault: FormFault }) {
  const gameModule = gameModuleOf(state.source.value.game).value;
  return (
    <p data-form={fault}>
      {w.form({ fault })} {gameModule && <RuleLink rule={gameModule.formRule(of)}>{toRule}</RuleLink>}
    </p>
  );
}

/** The position that decides the first difference, once the board shows it. */
function Decision() {
  const at = first.value;
  if (at?.form) return <Form of={at} fault={at.form} />;
  if (!at || !atDecision.value) return null;
  if (!ours.value) return <p class="muted">{w.yourGame({ at: placeOf(at.decidedAt) })}</p>;
  return (
    <>
      <p class="muted">{at.decidedAt < at.ply ? w.beforeMove({ move: at.decidedAt + 1 }) : w.position}</p>
      <Judges of={at} />
      {!at.reached && <p class="muted">{w.parted}</p>}
    </>
  );
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

export function Verdict() {
  const told = comparison.value;
  if (phase.value === 'lost') return <Alert class={css.verdict}>{w.lost}</Alert>;
  if (!told)
    return (
      <Alert tone="plain" class={css.verdict}>
        {w.judging({ done: progress.value, all: state.cases.value })}
      </Alert>
    );
  const { kind } = told.verdict;
  return (
    <Alert {...LOOKS[told.multipleAnswers && kind === 'blanks' ? 'accepted' : kind]} class={css.verdict}>
      <p>
        <b>{verdict(told)}</b> {detail(told)}
      </p>
      <Refused />
      <Decision />
      <Watch />
    </Alert>
  );
}
