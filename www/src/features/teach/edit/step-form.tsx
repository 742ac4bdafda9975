// What a step says and shows.

import * as w from 'words:lesson';
import { evidence } from 'words:teach';
import { useRef } from 'preact/hooks';
import type { Step } from '../../../board/teaching';
import { PRINTED } from '../../../engine/printed-name';
import { state } from '../../../game';
import { SHOWABLE, type Showable } from '../../../game/client';
import { Button } from '../../../ui/button';
import { Check } from '../../../ui/check';
import { classroom } from '../classroom';
import { Misprint } from '../own-board';
import { usuallyAfter } from '../question';
import teach from '../teach.module.css';
import { FeedbackForm } from './feedback-form';
import css from './lesson-editor.module.css';
import { OwnForm } from './own-form';
import { replaceBoard } from './own-position';
import { positionNow } from './position';
import { QuestionForm } from './question-form';
import { changeStep } from './state';
import { TextField } from './text-field';

const { teaching } = classroom;

type Props = { nth: number; step: Step };

function Shows({
  name,
  chosen,
  set,
}: {
  name: string;
  chosen: readonly Showable[];
  set: (chosen: Showable[]) => void;
}) {
  return (
    <fieldset class={css.editShows}>
      <legend>{name}</legend>
      {SHOWABLE.map((one) => (
        <Check
          key={one}
          on={chosen.includes(one)}
          set={(on) => set(SHOWABLE.filter((part) => (part === one ? on : chosen.includes(part))))}
        >
          {w.shows({ what: one })}
        </Check>
      ))}
    </fieldset>
  );
}

/** The text, with links to positions of the step. */
function Text({ nth, step }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const link = () => {
    const at = area.current?.selectionStart ?? step.text.length;
    const text = step.text.slice(0, at) + w.linkText({ ply: `${state.ply.peek()}` }) + step.text.slice(at);
    changeStep(nth, { text });
  };
  return (
    <>
      <label>
        {w.text}
        <textarea
          ref={area}
          aria-describedby="edit-text-hint"
          rows={4}
          maxLength={10_000}
          value={step.text}
          onInput={({ currentTarget }) => changeStep(nth, { text: currentTarget.value })}
        />
      </label>
      <p id="edit-text-hint" class="muted">
        {w.textHint}
      </p>
      <div class={teach.guess}>
        <Button run={link}>{w.link}</Button>
        <Button run={() => startHere(nth)}>{w.here}</Button>
      </div>
      <OwnForm take={(position) => replaceBoard(nth, position)} />
      {step.position.game === PRINTED && <Misprint />}
    </>
  );
}

async function startHere(nth: number): Promise<void> {
  const position = await positionNow();
  if (position) changeStep(nth, { position });
}

/** What is shown anyway need not be written down. */
const unlessUsual = (shown: Showable[], usual: readonly Showable[]) =>
  shown.join() === usual.join() ? undefined : shown;

function SolverShows({ nth, step }: Props) {
  const usual = step.question && teaching.value ? usuallyAfter(step.question, teaching.value) : SHOWABLE;
  return (
    <details class={css.editSolver} open={(step.before ?? step.after) !== undefined}>
      <summary>{w.solverShows}</summary>
      {step.question && (
        <Shows
          name={w.before}
          chosen={step.before ?? []}
          set={(before) => changeStep(nth, { before: unlessUsual(before, []) })}
        />
      )}
      <Shows
        name={w.after}
        chosen={step.after ?? usual}
        set={(after) => changeStep(nth, { after: unlessUsual(after, usual) })}
      />
    </details>
  );
}

export function StepForm({ nth, step }: Props) {
  return (
    <div class={css.editForm}>
      <TextField name={w.stepTitle} value={step.title} set={(title) => changeStep(nth, { title })} />
      <Text nth={nth} step={step} />
      <QuestionForm nth={nth} step={step} />
      {step.position.game !== PRINTED && <SolverShows nth={nth} step={step} />}
      <TextField
        name={step.position.game === PRINTED ? evidence : w.explanation}
        rows={2}
        value={step.explanation ?? ''}
        set={(explanation) => changeStep(nth, { explanation })}
      />
      {step.question && <FeedbackForm nth={nth} step={{ ...step, question: step.question }} />}
    </div>
  );
}
