// What a person does with the task of a module: inputs, the output that it holds for right, and its legal moves as buttons.
import * as w from 'words:own';
import * as panes from 'words:panes';
import { useSignal } from '@preact/signals';
import { focusBoard } from '../../board/focus';
import { shownBoard } from '../../board/scene/layout';
import { placeAfter } from '../../board/timeline-unit';
import type { TaskEnd } from '../../engine/own/task';
import { chooseMove, game, state } from '../../game';
import { canUndo } from '../../game/selectors';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { endNow, misprintNow } from './board';
import { taskFaultInWords } from './in-words';
import { Lines } from './lines';
import { own } from './own';
import css from './own.module.css';
import { after, drawn } from './solver';
import { type TaskFault, task } from './task';

/** A place in one of the texts: chosen there. */
function select(field: 'input' | 'output', { start, end }: { start: number; end: number }): void {
  const area = document.querySelector<HTMLTextAreaElement>(`[data-text=${field}]`);
  area?.focus();
  area?.setSelectionRange(start, Math.max(end, start));
}

/** What is wrong in the input, and where. */
function WrongInput() {
  const misprint = misprintNow();
  if (misprint?.of !== 'input' || !misprint.place) return null;
  const { place, expected, found, fix } = misprint;
  const { line, column } = place;
  return (
    <Alert isSpoken>
      <p data-misprint>
        {w.wrongInput({ line, column, expected, found })} {fix}{' '}
        <Button look="link" run={() => select('input', place)}>
          {w.goThere}
        </Button>
      </p>
    </Alert>
  );
}

/** Where an output goes wrong, and why. */
function wrongInWords(end: TaskEnd): string {
  const { line, column } = placeOf(end);
  switch (end.kind) {
    case 'fault':
      return w.wrongOutput({ line, column, expected: end.fault.expected, found: end.fault.found });
    case 'refused':
      return w.refusedMove({ line, column, move: end.move, rule: end.rule });
    case 'unfinished':
      return w.unfinished({ line, column, rule: end.rule });
    case 'worse':
      return w.worse({ score: end.score, expected: end.expected });
  }
}

const placeOf = (end: TaskEnd) => (end.kind === 'fault' ? end.fault : end).place;

/** What the judge says of the output under test. */
function Verdict() {
  const end = endNow();
  if (end === undefined || misprintNow()) return null;
  if (end === null)
    return (
      <Alert tone="good" isSpoken>
        <p data-verdict>{w.legal}</p>
      </Alert>
    );
  const goThere = () => {
    game.go(state.opened.peek()?.line.plies ?? 0);
    select('output', placeOf(end));
  };
  return (
    <Alert isSpoken>
      <p data-verdict>
        {wrongInWords(end)}{' '}
        <Button look="link" run={goThere}>
          {w.goThere}
        </Button>
      </p>
    </Alert>
  );
}

/** More would be a list that nobody reads; those that have cells are on the board. */
const SHOWN = 40;

function Moves() {
  const moves = (shownBoard()?.moves ?? []).slice(0, SHOWN);
  if (moves.length === 0) return null;
  return (
    <div class={css.run} role="group" aria-label={w.moves}>
      <span>{w.moves}</span>
      {moves.map(({ move }) => (
        <Button key={move} run={() => chooseMove(move)}>
          {move}
        </Button>
      ))}
    </div>
  );
}

const takeMoves = async (): Promise<void> => {
  const output = await task.transcript();
  if (output === null) return;
  own.putTask({ output }, state.ply.peek());
  focusBoard();
};

/** A person's own moves: back to the output, or into its place. */
function OwnMoves() {
  const branch = state.opened.value?.line.branch ?? null;
  if (branch === null) return null;
  const leave = () => {
    task.leaveBranch(branch);
    // The button goes with the moves; the focus should not.
    focusBoard();
  };
  return (
    <div class={css.run} role="group" aria-label={w.ownMoves}>
      <span>{panes.branch({ at: placeAfter(branch) })}</span>
      <Button icon="undo" title={panes.undo} off={!canUndo(state)} run={() => game.undo()}>
        {panes.undoShort}
      </Button>
      <Button off={misprintNow() !== null} run={leave}>
        {own.state.output.value === '' ? w.toStart : w.toOutput}
      </Button>
      <Button run={takeMoves}>{w.takeMoves}</Button>
    </div>
  );
}

/** What stood in the texts before a button has put others there. */
function TextSteps() {
  const { back, on } = own.steps.state;
  if (back.value.length + on.value.length === 0) return null;
  return (
    <>
      <Button icon="undo" off={back.value.length === 0} run={() => own.toStep('back')}>
        {w.textsBefore}
      </Button>
      {on.value.length > 0 && <Button run={() => own.toStep('on')}>{w.textsAfter}</Button>}
    </>
  );
}

function Generate() {
  const { seed, size } = drawn;
  const run = async () => {
    const text = await task.text({ call: 'generate', seed: seed.value, size: Number(size.value) });
    if (text !== null) own.putTask({ input: text });
    seed.value = after(seed.value, 1);
  };
  return (
    <div class={css.run}>
      <Button run={run}>{w.generate}</Button>
      <Field label={w.seed} size={6} inputMode="numeric" value={seed.value} set={(text) => (seed.value = text)} />
      <Field label={w.size} type="number" min={0} max={100} value={size.value} set={(text) => (size.value = text)} />
    </div>
  );
}

function Expected() {
  const found = useSignal<{ input: string; text: string } | null>(null);
  const run = async () => {
    const input = own.state.input.peek();
    found.value = { input, text: (await task.text({ call: 'answer' })) ?? w.noAnswer };
  };
  // What is right for another input is not shown.
  const answer = found.value?.input === own.state.input.value ? found.value.text : null;
  return (
    <>
      <div class={css.run}>
        <Button run={run}>{w.solve}</Button>
        {answer && <Button run={() => own.putTask({ output: answer })}>{w.test}</Button>}
      </div>
      {answer && <Lines name={w.solve}>{answer}</Lines>}
    </>
  );
}

/** Why a module answers no more. */
export function TaskFailure() {
  const fault = task.state.fault.value ?? failedNow();
  if (!fault) return null;
  return (
    <Alert isSpoken>
      <p data-fault>{taskFaultInWords(fault)}</p>
    </Alert>
  );
}

export function TaskPane() {
  const about = task.state.about.value;
  return (
    <section class={css.program} aria-label={w.task}>
      <h2>{about?.title}</h2>
      <TaskFailure />
      <WrongInput />
      <Verdict />
      <Moves />
      <OwnMoves />
      {about?.can.includes('generate') && <Generate />}
      {about?.can.includes('answer') && <Expected />}
      <div class={css.run}>
        <Button run={() => own.putTask({ input: about?.sample ?? '', output: about?.output ?? '' })}>{w.sample}</Button>
        <TextSteps />
        <Button run={() => own.leaveTask()}>{w.leaveTask}</Button>
      </div>
    </section>
  );
}

/** A module that failed while it read the input. */
function failedNow(): TaskFault | null {
  const misprint = misprintNow();
  return misprint?.of === 'module' ? { kind: 'failed', detail: misprint.found } : null;
}
