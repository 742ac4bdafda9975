// What a step asks. The engine proposes the answer where it knows one, and tells whether the teacher's agrees with it.

import * as w from 'words:lesson';
import type { Question, QuestionKind, Step, Teaching } from '../../../board/teaching';
import { PRINTED } from '../../../engine/printed-name';
import { state } from '../../../game';
import { paragraph } from '../../../i18n/join';
import { Button } from '../../../ui/button';
import { Check } from '../../../ui/check';
import { Select } from '../../../ui/select';
import { anyOf, rightAnswers } from '../answer-list';
import { answerName, cellOfAnswer } from '../answer-name';
import { classroom } from '../classroom';
import { FALSE, isAskable, isSameAnswer, NO_MOVE, TRUE, withChoices } from '../question';
import { isAt } from '../step';
import css from './lesson-editor.module.css';
import { Pick } from './pick';
import { proposed, questionOf } from './position';
import { changeQuestion, stepAt } from './state';
import { LinesField, TextField } from './text-field';

const { teaching } = classroom;

const KINDS: readonly QuestionKind[] = ['move', 'truth', 'cell', 'number', 'choice', 'text', 'output'];

type Props<Q extends Question = Question> = { nth: number; question: Q };

/** An answer to the question of a step, in words. */
function named(nth: number, kind: QuestionKind, answer: string): string {
  const [step, shown] = [stepAt(nth), state.shown.value];
  const board = step && shown && isAt(step, shown, false) ? shown.frame.board : null;
  return answerName(step?.position.game ?? state.tab.value, kind, answer, board);
}

/** What the engine says, and whether the answers of the lesson agree. */
function Engine({ nth, question }: Props) {
  const found = proposed(question, teaching.value);
  // A board of one's own has no solver.
  if (['choice', 'text', 'output'].includes(question.kind) || state.tab.value === PRINTED) return null;
  if (found.length === 0) return <p class="muted">{w.solverUnknown}</p>;
  const agrees =
    question.answers.length > 0 &&
    question.answers.every((answer) => found.some((right) => isSameAnswer(question.kind, right, answer)));
  const told = { answers: anyOf(found.map((answer) => named(nth, question.kind, answer))) };
  return (
    <p class={css.editEngine} data-agrees={agrees}>
      {paragraph(
        agrees ? w.solverAgrees(told) : w.solverAnswer(told),
        question.answers.length > 0 && !agrees && w.differs,
      )}{' '}
      {!agrees && <Button run={() => changeQuestion(nth, { ...question, answers: found })}>{w.use}</Button>}
    </p>
  );
}

function Answers({ nth, question }: Props) {
  const { kind, answers } = question;
  const shown = answers.map((answer) => named(nth, kind, answer));
  return (
    <div>
      {answers.length === 0 ? w.noAnswer : rightAnswers(shown)}{' '}
      <Pick
        id="answer"
        what={kind === 'cell' ? 'cell' : 'move'}
        name={w.choose}
        set={(answer) => changeQuestion(nth, { ...question, answers: [answer] })}
      />
      {kind === 'move' && teaching.value?.noMove && (
        <Button run={() => changeQuestion(nth, { ...question, answers: [NO_MOVE] })}>{teaching.value.noMove}</Button>
      )}
    </div>
  );
}

function Truth({ nth, question }: Props<Extract<Question, { kind: 'truth' }>>) {
  const { about, answers } = question;
  const set = (answer: string) => changeQuestion(nth, { ...question, answers: [answer] });
  const aim = (answer: string) => {
    const cell = cellOfAnswer(answer);
    if (!cell) return;
    const next: Question = { ...question, about: [Number(cell.x), Number(cell.y)] };
    changeQuestion(nth, { ...next, answers: proposed(next, teaching.peek()) });
  };
  return (
    <>
      {(teaching.value?.asksOfCell || about) && (
        <p>
          {about ? w.aboutCell({ cell: named(nth, 'cell', about.join(' ')) }) : ''}{' '}
          <Pick id="about" what="cell" name={w.about} set={aim} />
        </p>
      )}
      <fieldset class={css.editShows}>
        <legend>{w.correct}</legend>
        {[TRUE, FALSE].map((one) => (
          <Check key={one} group="truth" on={answers[0] === one} set={() => set(one)}>
            {answerName(state.tab.value, 'truth', one)}
          </Check>
        ))}
      </fieldset>
    </>
  );
}

/** What the engine knows of this position and can be asked for. */
function Facts({ nth, question }: Props<Extract<Question, { kind: 'cell' | 'number' }>>) {
  const shown = state.shown.value;
  const known = shown && teaching.value ? teaching.value.facts(shown.frame.board, shown.explanation) : [];
  const facts = known.filter(({ kind }) => kind === question.kind);
  const choose = (id: string | null) => {
    const fact = facts.find((one) => one.id === id);
    const { fact: _, ...rest } = question;
    changeQuestion(nth, fact ? { ...rest, ask: fact.ask, fact: fact.id, answers: fact.answers } : rest);
  };
  return (
    <label>
      {w.facts}
      <Select
        value={question.fact ?? null}
        options={[{ value: null, name: w.own }, ...facts.map(({ id, ask }) => ({ value: id, name: ask }))]}
        set={choose}
      />
    </label>
  );
}

function Choices({ nth, question }: Props<Extract<Question, { kind: 'choice' }>>) {
  const { choices, answers } = question;
  return (
    <>
      <LinesField name={w.choices} lines={choices} set={(lines) => changeQuestion(nth, withChoices(question, lines))} />
      <fieldset class={css.editShows}>
        <legend>{w.correct}</legend>
        {choices
          .filter((choice) => choice.trim() !== '')
          .map((choice) => (
            <Check
              key={choice}
              group="choice"
              on={answers[0] === choice}
              set={() => changeQuestion(nth, { ...question, answers: [choice] })}
            >
              {choice}
            </Check>
          ))}
      </fieldset>
      {answers.length === 0 && <p>{w.noAnswer}</p>}
    </>
  );
}

function Details({ nth, question }: Props) {
  const lines = (answers: string[]) => changeQuestion(nth, { ...question, answers });
  switch (question.kind) {
    case 'move':
      return <Answers nth={nth} question={question} />;
    case 'truth':
      return <Truth nth={nth} question={question} />;
    case 'cell':
      return <Answers nth={nth} question={question} />;
    case 'number':
      return <LinesField name={w.answers} lines={question.answers} set={lines} />;
    case 'choice':
      return <Choices nth={nth} question={question} />;
    case 'output':
      return <p class="muted">{w.outputHint}</p>;
    default:
      return <LinesField name={w.answersText} lines={question.answers} set={lines} />;
  }
}

/** What the game asks where the teacher writes nothing. */
function usualAsk(question: Question, words: Teaching | null): string | undefined {
  if (!words) return undefined;
  if (question.kind === 'move') return w.usual({ ask: words.askMove });
  const why = state.shown.value?.explanation ?? null;
  return question.kind === 'truth' ? w.usual({ ask: words.askTruth(question.about, why) }) : undefined;
}

function Kind({ nth, step: { question, position } }: { nth: number; step: Step }) {
  const kinds = KINDS.filter((kind) => isAskable(kind, position));
  const choose = (kind: QuestionKind | null) =>
    changeQuestion(nth, kind ? questionOf(kind, question?.ask ?? '', teaching.peek()) : undefined);
  return (
    <label>
      {w.kind}
      <Select
        value={question?.kind ?? null}
        options={[null, ...kinds].map((kind) => ({ value: kind, name: kind ? w.answerKind({ kind }) : w.noQuestion }))}
        set={choose}
      />
    </label>
  );
}

export function QuestionForm({ nth, step }: { nth: number; step: Step }) {
  const { question } = step;
  const shown = state.shown.value;
  // The engine's answers are those of the position that is shown.
  const isShown = !!shown && isAt(step, shown, false);
  return (
    <section class={css.editQuestion}>
      <Kind nth={nth} step={step} />
      {question && (
        <>
          {(question.kind === 'cell' || question.kind === 'number') && <Facts nth={nth} question={question} />}
          <TextField
            name={w.ask}
            value={question.ask ?? ''}
            placeholder={usualAsk(question, teaching.value)}
            set={(ask) => changeQuestion(nth, { ...question, ask } as Question)}
          />
          <Details nth={nth} question={question} />
          {isShown && <Engine nth={nth} question={question} />}
        </>
      )}
    </section>
  );
}
