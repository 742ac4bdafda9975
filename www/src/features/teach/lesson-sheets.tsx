// A lesson on paper: every step with its board and its question; the answers on a key of their own.

import * as l from 'words:lesson';
import * as w from 'words:teach';
import { useSignal } from '@preact/signals';
import { entryOf, gameModuleOf } from '../../board/game-modules';
import type { Lesson, Question, Step, Teaching } from '../../board/teaching';
import type { Board, Explanation, GameName } from '../../engine/boundary';
import { useAsyncEffect } from '../../lib/async-effect';
import { cx } from '../../lib/cx';
import { rightAnswers } from './answer-list';
import { answerName } from './answer-name';
import { Markdown } from './markdown';
import { askedIn } from './question';
import css from './sheet.module.css';
import { Drawing, Lines, type Picture } from './sheet-drawing';
import { positionOf, sourceOf } from './step';

type Props = { step: Step; nth: number };
/** Of each step: its picture, which the key shows once more, small. */
type Pictures = Record<number, Picture>;

/** What the game brings, for the words of its own questions. */
function useTeaching({ position }: Step): Teaching | null {
  const found = useSignal<Teaching | null>(null);
  useAsyncEffect(
    () => entryOf(position.game).teaching() as Promise<Teaching>,
    (teaching) => (found.value = teaching),
    [position.game],
  );
  return found.value;
}

function Answering({ question }: { question: Question }) {
  if (question.kind === 'choice')
    return (
      <ul class={css.choices}>
        {question.choices.map((choice) => (
          <li key={choice}>☐ {choice}</li>
        ))}
      </ul>
    );
  if (question.kind === 'truth')
    return (
      <p>
        ☐ {w.yesAnswer} ☐ {w.noAnswer}
      </p>
    );
  return <Lines of={question.kind} />;
}

function StepSheet({ step, nth, made }: Props & { made(picture: Picture): void }) {
  const { position, title, text, question, before = [] } = step;
  const gameModule = gameModuleOf(position.game).value;
  const teaching = useTeaching(step);
  // A question may name the move that comes next.
  const why = useSignal<Explanation | null>(null);
  return (
    <section class={css.step}>
      {gameModule && (
        <Drawing
          of={{ source: sourceOf(position), position: positionOf(position), step }}
          gameModule={gameModule}
          shows={before}
          name={l.step({ nth: nth + 1 })}
          told={({ explanation }) => (why.value = explanation)}
          made={made}
        />
      )}
      <div>
        <h3>
          {nth + 1}. {title}
        </h3>
        <Markdown text={text} />
        {question && (
          <>
            <p class={css.asked}>{teaching && askedIn(question, teaching, why.value)}</p>
            <Answering question={question} />
          </>
        )}
      </div>
    </section>
  );
}

/** All right answers to a question. */
function keyOf({ kind, answers }: Question, game: GameName, board: Board | undefined): string {
  if (answers.length > 0)
    return rightAnswers(
      answers.map((answer) => answerName(game, kind, answer, board)),
      answers.length,
    );
  if (kind === 'output') return l.judgedByRules;
  return kind === 'text' ? l.judged : l.noAnswer;
}

function StepKey({ step, nth, picture }: Props & { picture: Picture | undefined }) {
  const { question, explanation, position } = step;
  return (
    <li class={css.stepKey} value={nth + 1}>
      {/* The step has its words. */}
      {picture && <img src={picture.url} alt="" width={picture.size.width} height={picture.size.height} />}
      <div>
        <b>
          {nth + 1}. {step.title}
        </b>
        {question && <p class={css.asked}>{keyOf(question, position.game, picture?.board)}</p>}
        {explanation && <Markdown text={explanation} />}
      </div>
    </li>
  );
}

export function LessonSheets({ of, withKey }: { of: Lesson; withKey: boolean }) {
  const pictures = useSignal<Pictures>({});
  const keep = (nth: number) => (picture: Picture) => (pictures.value = { ...pictures.peek(), [nth]: picture });
  return (
    <>
      <article class={cx(css.sheet, css.lesson)} data-palette="paper" aria-labelledby="sheet-heading">
        <header>
          <h2 id="sheet-heading">{of.title}</h2>
          <p class={css.name}>{w.name}</p>
        </header>
        {of.steps.map((step, nth) => (
          <StepSheet key={nth} step={step} nth={nth} made={keep(nth)} />
        ))}
      </article>
      {withKey && (
        <article class={cx(css.sheet, css.lesson, css.key)} data-palette="paper" aria-labelledby="key-heading">
          <h2 id="key-heading">{l.key({ title: of.title })}</h2>
          <ol>
            {of.steps.map((step, nth) => (
              <StepKey key={nth} step={step} nth={nth} picture={pictures.value[nth]} />
            ))}
          </ol>
        </article>
      )}
    </>
  );
}
