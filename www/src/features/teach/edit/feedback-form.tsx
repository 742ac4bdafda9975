// What is said to a right answer, to wrong ones that the teacher foresees, and to any other.

import * as w from 'words:lesson';
import type { Feedback, Question, Step } from '../../../board/teaching';
import { Button } from '../../../ui/button';
import css from './lesson-editor.module.css';
import { Pick } from './pick';
import { changeFeedback } from './state';
import { TextField } from './text-field';

type Wrong = NonNullable<Feedback['wrong']>;

function WrongAnswers({ nth, wrong, question }: { nth: number; wrong: Wrong; question: Question }) {
  const set = (at: number, change: Partial<Wrong[number]>) =>
    changeFeedback(nth, { wrong: wrong.map((one, i) => (i === at ? { ...one, ...change } : one)) });
  return (
    <fieldset class={css.editWrong}>
      <legend>{w.wrongFeedback}</legend>
      {wrong.map(({ answer, text }, at) => (
        <div key={at} class={css.editPair}>
          <TextField name={w.wrongAnswer} value={answer} set={(changed) => set(at, { answer: changed })} />
          {(question.kind === 'move' || question.kind === 'cell') && (
            <Pick
              id={`wrong ${at}`}
              what={question.kind}
              name={w.choose}
              set={(chosen) => set(at, { answer: chosen })}
            />
          )}
          <TextField name={w.feedback} value={text} set={(changed) => set(at, { text: changed })} />
          <Button
            look="picture"
            title={w.removeWrong}
            aria-label={w.removeWrong}
            run={() => changeFeedback(nth, { wrong: wrong.toSpliced(at, 1) })}
          >
            ×
          </Button>
        </div>
      ))}
      <Button run={() => changeFeedback(nth, { wrong: [...wrong, { answer: proposal(question), text: '' }] })}>
        {w.addWrong}
      </Button>
    </fieldset>
  );
}

/** A choice that is not right is likely to be the one that is meant. */
const proposal = (question: Question): string =>
  question.kind === 'choice' ? (question.choices.find((choice) => !question.answers.includes(choice)) ?? '') : '';

export function FeedbackForm({ nth, step }: { nth: number; step: Step & { question: Question } }) {
  const { right = '', wrong = [], other = '' } = step.feedback ?? {};
  return (
    <details class={css.editFeedback} open={step.feedback !== undefined}>
      <summary>{w.feedback}</summary>
      <TextField name={w.rightFeedback} value={right} set={(text) => changeFeedback(nth, { right: text })} />
      <WrongAnswers nth={nth} wrong={wrong} question={step.question} />
      <TextField name={w.otherFeedback} value={other} set={(text) => changeFeedback(nth, { other: text })} />
    </details>
  );
}
