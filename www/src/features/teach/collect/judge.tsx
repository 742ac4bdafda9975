// The teacher's word on the answer that is looked at.
import * as w from 'words:lesson';
import type { Lesson } from '../../../board/teaching';
import { Button } from '../../../ui/button';
import { Check } from '../../../ui/check';
import { TextField } from '../edit/text-field';
import { isSameAnswer } from '../question';
import css from './collect.module.css';
import { collection } from './collection';
import { judgedOf, VERDICTS } from './judgement';
import { looking } from './looking';
import { type AskingStep, askingSteps, markOf, named } from './table';

type Open = { step: AskingStep; answer: string };

/** Answers of which nobody has said yet whether they are right, each once. */
function openAnswers(of: Lesson): Open[] {
  const { entries, judgement } = collection.state;
  const found: Open[] = [];
  for (const step of askingSteps(of))
    for (const entry of entries.value) {
      const { mark, answer } = markOf(entry, step, judgement.value);
      const isThere = (one: Open) =>
        one.step === step && isSameAnswer(step.step.question.kind, one.answer, answer ?? '');
      if (mark === 'open' && answer !== null && !found.some(isThere)) found.push({ step, answer });
    }
  return found;
}

function Next({ of }: { of: Lesson }) {
  const open = openAnswers(of);
  const [first] = open;
  if (!first) return null;
  const { step, answer } = first;
  return (
    <Button run={() => looking.look(step.step, { step: step.nth, answer, moves: '' })}>
      {w.judgeNext({ all: open.length })}
    </Button>
  );
}

function Answer({ step, answer }: Open) {
  const { judgement } = collection.state;
  const { kind } = step.step.question;
  const said = judgedOf(judgement.value, step.nth, kind, answer);
  const { verdict = null, remark = '' } = said ?? {};
  const auto = markOf({ answers: { [step.nth]: answer } }, step).mark;
  return (
    <>
      <p>{w.judging({ nth: step.nth + 1, answer: named(step, answer) })}</p>
      <div class={css.verdicts} role="group" aria-label={w.verdict}>
        {VERDICTS.map((one) => (
          <Check
            key={one}
            look="button"
            group="verdict"
            on={(verdict ?? auto) === one}
            set={() => collection.judge(step, answer, { verdict: one, remark })}
          >
            {w.mark({ mark: one })}
          </Check>
        ))}
      </div>
      <TextField
        name={w.remark}
        value={remark}
        set={(text) => collection.judge(step, answer, { verdict, remark: text })}
      />
    </>
  );
}

export function Judge({ of }: { of: Lesson }) {
  const looked = looking.at.value;
  const step = askingSteps(of).find(({ nth }) => nth === looked?.step);
  const answer = looked?.answer ?? null;
  return (
    <section class={css.judge} aria-label={w.verdict}>
      {step && answer !== null && <Answer key={`${step.nth} ${answer}`} step={step} answer={answer} />}
      <Next of={of} />
    </section>
  );
}
